"""`boomtown cards`: whether the files of a game's cards are as they must be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from boomtown.cli.given import game_named
from boomtown.cli.output import FAILED, SUCCESS, Json, Mistake, rows, show
from boomtown.games import part


def command(game: str, /, *, folder: Path | None = None, as_json: Json = False) -> int:
    """Check the files of a game's cards, after they were corrected.

    A mistake is told by file and entry and ends it with 1. The files of a game lie in its folder `data`.

    Parameters
    ----------
    game
        Name of the game.
    folder
        Folder with the files; those of the game unless given.
    as_json
        Print one JSON document.
    """
    rules = game_named(game)
    components = part(rules.name, "components")
    if not hasattr(components, "BadCards"):
        raise Mistake(f"{rules.name} has no card files to correct")
    place = folder if folder is not None else Path(str(components.__file__)).parent / "data"
    if not place.is_dir():
        raise Mistake(f"{place} is no folder")
    document: dict[str, Any] = {"game": rules.name, "folder": str(place)}
    try:
        cards = components.read(place)
    except components.BadCards as problem:
        show(document | {"problem": str(problem)}, [f"Mistake in {problem}"], as_json)
        return FAILED
    counts = {
        name: len(entries)
        for name, entries in msgspec.structs.asdict(cards).items()
        if isinstance(entries, tuple)
    }
    show(
        document | {"cards": counts}, [*rows(counts.items()), f"The files in {place} are in order."], as_json
    )
    return SUCCESS
