"""How searches judge a position of Carson City, compiled."""
