"""The rules of the Card Game, compiled."""
