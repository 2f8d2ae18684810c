"""`boomtown games`: what can be played."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from textwrap import wrap
from typing import Any, Final

import boomtown
from boomtown.cli.output import Json, show
from boomtown.core.step import Game, Variant
from boomtown.games import GAMES, game_parts
from boomtown.terminal import rows

VARIANTS_WIDTH: Final = 56  # the other columns take as much


def command(*, as_json: Json = False) -> None:
    """List the games: seats, variants, rules version, and whether the rules run compiled.

    Parameters
    ----------
    as_json
        Print one JSON document.
    """
    games = [describe_game(game) for game in GAMES.values()]
    form = "compiled" if boomtown.COMPILED else "plain"
    table: list[tuple[object, ...]] = [("GAME", "TITLE", "SEATS", "RULES", "VARIANTS")]
    for entry, game in zip(games, GAMES.values(), strict=True):
        first, *others = wrap_words([name_variant(variant) for variant in game.variants])
        seats = "–".join(map(str, entry["seats"]))
        table.append((entry["name"], entry["title"], seats, entry["rules"], first))
        table += [("", "", "", "", line) for line in others]
    document = {"version": boomtown.__version__, "compiled": boomtown.COMPILED, "games": games}
    show(document, [*rows(table), f"The rules run {form}."], as_json)


def name_variant(variant: Variant) -> str:
    """Name a variant with all its choices: course=usual|random|laid."""
    return f"{variant.name}={'|'.join(variant.choices)}" if variant.choices else variant.name


def wrap_words(words: Sequence[str]) -> list[str]:
    """Put words with commas between into lines; a word is never parted."""
    text = ", ".join(words) or "none"
    return wrap(text, VARIANTS_WIDTH, break_long_words=False, break_on_hyphens=False)


def describe_game(game: Game[Any]) -> dict[str, Any]:
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
    file = files(game_parts(game).package).joinpath("locale/en.ftl")
    if not file.is_file():
        return ""  # a game that is being written
    lines = file.read_text(encoding="utf-8").splitlines()
    messages = dict(line.split(" = ", 1) for line in lines if " = " in line)
    title = messages.get(f"{game}-title", "")
    return messages.get(title.strip("{ }"), title)  # the title may be a term, such as { -gold-rush }
