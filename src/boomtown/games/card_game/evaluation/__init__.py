"""How searches judge a position of the Card Game, compiled."""
