"""The table in the browser: rooms, seats, pages and the log in which nothing acknowledged is lost."""
