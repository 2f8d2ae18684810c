"""`boomtown cards`: whether the files of a game's cards and pieces are as they must be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from boomtown.cli.arguments import known_games
from boomtown.cli.output import FAILED, SUCCESS, Json, show
from boomtown.core.cards import BadCards
from boomtown.core.sources import folder_of
from boomtown.games import UnknownGame, game_parts
from boomtown.games.registry import known_names, package_of
from boomtown.mistakes import Mistake
from boomtown.terminal import rows


def command(game: str, /, *, folder: Path | None = None, as_json: Json = False) -> int:
    """Check the files of a game's cards, after they were corrected.

    A mistake is told by file, entry and field and ends it with 1. The files of a game lie in its folder `data`.

    Parameters
    ----------
    game
        Name of the game.
    folder
        Folder with the files; those of the game unless given.
    as_json
        Print one JSON document.
    """
    if game not in known_names():
        raise Mistake(f"there is no game {game!r}; {known_games()}")
    own = folder_of(package_of(game)) / "data"
    place = own if folder is None else readable(folder)
    document: dict[str, Any] = {"game": game, "folder": str(own)}
    try:
        read_pieces = game_parts(
            game
        ).read_pieces  # reads the game's own files: nothing works if they are wrong
        if read_pieces is None:
            raise Mistake(f"{game} has no card files to correct")
        document["folder"] = str(place)
        cards = read_pieces(place)
    except UnknownGame:
        raise Mistake(f"{game} cannot be used") from None  # the registry has said why
    except BadCards as problem:
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


def readable(folder: Path) -> Path:
    """The folder, if there is one that can be looked into."""
    try:
        if not folder.exists():
            raise Mistake(f"there is no folder {str(folder)!r}")
        if not folder.is_dir():
            raise Mistake(f"{str(folder)!r} is no folder, but a file")
        next(folder.iterdir(), None)
    except (OSError, ValueError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else problem
        raise Mistake(f"the folder {str(folder)!r} cannot be read: {why}") from None
    return folder
