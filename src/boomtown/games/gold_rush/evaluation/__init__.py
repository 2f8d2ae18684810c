"""How searches judge a position of Gold Rush, compiled."""
