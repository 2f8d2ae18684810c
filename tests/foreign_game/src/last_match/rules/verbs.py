"""Everything that can be done in Last Match."""

from __future__ import annotations

from typing import Final

from boomtown.core.verbs import One, Verbs

ROWS: Final = (10, 11, 12)  # matches of a row
MOST: Final = 3  # matches of a turn

VERBS: Final = Verbs()
ROW: Final[One] = VERBS.one("row", [str(matches) for matches in ROWS])  # chance
TAKE: Final[One] = VERBS.one("take", [str(matches) for matches in range(1, MOST + 1)])
