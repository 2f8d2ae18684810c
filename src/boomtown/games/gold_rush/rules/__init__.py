"""The rules of Gold Rush, compiled."""
