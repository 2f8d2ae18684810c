"""Last Match, a very small game in a package of its own: the pattern for games outside Boomtown."""
