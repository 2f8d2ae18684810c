"""What people see: one module per page, all in the frame of frame.py."""

from boomtown.server.pages.about import about
from boomtown.server.pages.coach import coach
from boomtown.server.pages.lobby import lobby
from boomtown.server.pages.me import link, me
from boomtown.server.pages.naming import bot_names, table_title
from boomtown.server.pages.new_table import new_table
from boomtown.server.pages.rules import rules
from boomtown.server.pages.sorry import sorry
from boomtown.server.pages.table import table

__all__ = [
    "about",
    "bot_names",
    "coach",
    "link",
    "lobby",
    "me",
    "new_table",
    "rules",
    "sorry",
    "table",
    "table_title",
]
