"""What came of a command that was called as at a terminal."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boomtown.bots import make_bot
from boomtown.core.record import Record
from boomtown.games import ALL
from boomtown.lab.arena import play_game


@dataclass(frozen=True)
class Ended:
    """The exit code and all that was written."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> dict[str, Any]:
        """The JSON document on standard output, where there may be nothing else."""
        document = json.loads(self.out)
        assert isinstance(document, dict)
        return document


Call = Callable[..., Ended]


def played(game: str, seats: int = 2, seed: int = 1, variants: tuple[str, ...] = ()) -> Record:
    """A whole game between random bots."""
    bots = [make_bot("uniform", ALL[game])] * seats
    return play_game(ALL[game], bots, frozenset(variants), seed).record


def saved(record: Record, path: Path) -> str:
    """The name of a file with this record."""
    path.write_text(record.text(), encoding="utf-8")
    return str(path)
