"""How long to wait before something that failed is tried again."""

from __future__ import annotations

import random
from typing import Final

SHORTEST: Final = 0.2  # seconds
LONGEST: Final = 30.0


def pause_after(failures: int) -> float:
    """Seconds after so many failures in a row: each time twice as many, and never quite the same for two."""
    return min(LONGEST, SHORTEST * 2.0 ** min(failures - 1, 20)) * random.uniform(0.7, 1.0)
