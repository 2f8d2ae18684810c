"""Names that nobody has to think of: those of bots and of tables."""

from __future__ import annotations

import secrets
from typing import Final

from boomtown.server.web.people import Viewer

# One for each seat, so that no two bots of a table are called alike.
BOTS: Final = ("Old Jeb", "Belle", "Doc Holloway", "Cactus Kate", "Whistling Pete", "Silver Sue")
FIRST: Final = ("Dusty", "Silver", "Lonesome", "Copper", "Coyote", "Thunder", "Juniper", "Rattlesnake")
LAST: Final = ("Gulch", "Creek", "Ridge", "Bend", "Hollow", "Mesa", "Crossing", "Flats")


def bot_names(viewer: Viewer, count: int) -> list[str]:
    """So many names for bots, by seat. They are proper names and the same in all languages."""
    return [BOTS[seat % len(BOTS)] for seat in range(count)]


def table_title() -> str:
    """A place that could be on the map."""
    return f"{secrets.choice(FIRST)} {secrets.choice(LAST)}"
