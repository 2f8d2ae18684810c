"""What is loaded once is loaded before somebody waits for it: the drawings and the texts of all games."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.sources import citations
from boomtown.core.step import CHANCE, NOBODY
from boomtown.core.text import LANGUAGES, SEAT_NAMES, bundle
from boomtown.games import GAMES, game_parts, text_of
from boomtown.server.web.page_text import WORDS
from boomtown.server.web.pages.cards import cover
from boomtown.server.web.pages.rules import pieces
from boomtown.server.web.rendering import Renderer


async def preload(renderer: Renderer) -> None:
    """Load everything, one thing after the other: whoever asks for a page in between gets it in between."""
    gc.disable()  # all that comes now stays: there is nothing to find, however often one looks
    try:
        for load in loads():
            await renderer.make(load)
        await renderer.make(set_aside)
    finally:
        gc.enable()


def loads() -> Iterator[Callable[[], object]]:
    """What there is to load: what a table needs first, and of that the first language."""
    for game in GAMES:
        yield partial(getattr, game_parts(game), "ui")
    for language in LANGUAGES:
        yield partial(bundle, WORDS.package, language)
        for game in GAMES:
            yield partial(draw_first_scene, game, language)
    for game in GAMES:
        yield partial(cover, game)
        yield partial(citations, game_parts(game).package)
        for language in LANGUAGES:
            yield partial(pieces, game, language)


def draw_first_scene(game: str, language: str) -> None:
    """Draw a table at which nobody has moved yet."""
    rules = GAMES[game]
    table, rng = Table(rules, int(rules.fewest)), Rng(1)
    while table.state.actors() == [CHANCE]:
        table.act(int(CHANCE), int(table.state.roll(rng)))
    view = rules.view(table.state, NOBODY)
    game_parts(game).ui.draw_scene(view, text_of(game, language), [*SEAT_NAMES[: int(rules.fewest)]])


def set_aside() -> None:
    """Whatever is loaded now stays for good: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()
