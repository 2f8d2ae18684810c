"""What people see: one module per page, all in the frame of frame.py."""

from boomtown.server.web.pages.about import about
from boomtown.server.web.pages.away import away
from boomtown.server.web.pages.coach import coach
from boomtown.server.web.pages.lobby import lobby
from boomtown.server.web.pages.me import link, me
from boomtown.server.web.pages.naming import bot_names, table_title
from boomtown.server.web.pages.new_table import new_table
from boomtown.server.web.pages.rules import rules
from boomtown.server.web.pages.sorry import sorry
from boomtown.server.web.pages.table import table

__all__ = [
    "about",
    "away",
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
