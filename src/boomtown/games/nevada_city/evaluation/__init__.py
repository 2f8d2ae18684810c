"""How searches judge a position of Nevada City, compiled."""
