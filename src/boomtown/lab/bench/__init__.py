"""What `boomtown bench` measures, and how: processes that take turns, and the targets."""
