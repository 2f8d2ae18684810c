"""`boomtown games`: what can be played."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import boomtown
from boomtown.cli.output import Json, rows, said, show
from boomtown.core.step import Game
from boomtown.games import GAMES


def command(*, as_json: Json = False) -> None:
    """List the games: seats, variants, rules version, and whether the rules run compiled.

    Parameters
    ----------
    as_json
        Print one JSON document.
    """
    games = [described(game) for game in GAMES.values()]
    form = "compiled" if boomtown.COMPILED else "plain"
    heading = ("GAME", "TITLE", "SEATS", "VARIANTS", "RULES")
    table = [
        (
            entry["name"],
            entry["title"],
            "–".join(map(str, entry["seats"])),
            said(entry["variants"]),
            entry["rules"],
        )
        for entry in games
    ]
    document = {"version": boomtown.__version__, "compiled": boomtown.COMPILED, "games": games}
    show(document, [*rows([heading, *table]), f"The rules run {form}."], as_json)


def described(game: Game[Any]) -> dict[str, Any]:
    """Tell about one game."""
    return {
        "name": game.name,
        "title": title_of(game.name),
        "seats": [int(game.fewest), int(game.most)],
        "variants": [word for variant in game.variants for word in variant.words()],
        "rules": int(game.rules),
    }


def title_of(game: str) -> str:
    """Find the English title of a game in its texts, without the library, which loads slowly."""
    file = files(f"boomtown.games.{game.replace('-', '_')}").joinpath("locale/en.ftl")
    if not file.is_file():
        return ""  # a game that is being written
    lines = file.read_text(encoding="utf-8").splitlines()
    messages = dict(line.split(" = ", 1) for line in lines if " = " in line)
    title = messages.get(f"{game}-title", "")
    return messages.get(title.strip("{ }"), title)  # the title may be a term, such as { -gold-rush }
