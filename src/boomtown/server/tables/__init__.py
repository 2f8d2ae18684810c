"""Tables in play: their sessions, their log, the database."""
