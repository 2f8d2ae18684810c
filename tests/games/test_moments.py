"""What games show large for a while: each drawing is sound in every language, and holds no more than its seat may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, Event
from boomtown.core.svg import REFERENCE, together
from boomtown.core.text import LANGUAGES
from boomtown.games import ALL, game_parts, symbols_of, text_of
from boomtown.look import LOOK
from boomtown.look.lettering import SMALLEST
from boomtown.look.moments import LONG, WIDE, Moment, Story, StoryEvent
from boomtown.server.web.pages.glyphs import drawings

SEATS = 3
GAMES = 3
WANTED = {
    "carson-city": {
        "carson-city-event-die-rolled",
        "carson-city-event-duel-began",
        "carson-city-event-duel-won",
        "carson-city-event-estate-income",
        "carson-city-event-gambled",
        "carson-city-event-turn-began",
        "carson-city-event-won",
    },
}
HIGHEST = 420  # units: a card must fit a phone that is held across


@cache
def played(game: str) -> tuple[Table[Any], ...]:
    """Whole games of chance."""
    tables = []
    for number in range(GAMES):
        table, rng, lots = Table(ALL[game], SEATS), Rng(number), random.Random(number)
        while not table.state.is_over():
            seat = table.state.actor()
            if seat == CHANCE:
                table.roll(rng)
            else:
                table.act(seat, lots.choice(table.state.options(seat)))
        tables.append(table)
    return tuple(tables)


def tell(event: Event, language: str, names: list[str]) -> StoryEvent:
    said = text_of(event.name.partition("-event-")[0].partition("-score-")[0], language).event(event, names)
    return StoryEvent.of(event, said)


def moments(game: str, seat: int, language: str) -> Iterator[tuple[str, Moment]]:
    """All moments of the games as a seat sees them; whoever moves has seen all before."""
    ui, rules = game_parts(game).ui, ALL[game]
    assert ui.draw_moment is not None
    for table in played(game):
        names = text_of(game, language).players(table.state)
        symbols = symbols_of(game, SEATS, table.record.variants)
        story: list[StoryEvent] = []
        for move, heard in zip(["", *table.record.moves], table.events, strict=True):
            if not move.startswith("*"):
                story = []
            for event in heard:
                if event.audience not in (NOBODY, seat):
                    continue
                story.append(tell(event, language, names))
                view = rules.view(event.after, seat)
                told = Story(tuple(story), text_of(game, language), names, symbols, lambda view=view: view)  # type: ignore[misc]
                found = ui.draw_moment(told)
                if found is not None:
                    yield event.name, found


@pytest.mark.parametrize("game", WANTED)
def test_what_is_worth_it_has_a_moment(game: str) -> None:
    assert {name for name, _ in moments(game, 0, "en")} == WANTED[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WANTED)
def test_every_moment_is_a_sound_picture(game: str, language: str) -> None:
    """All that it refers to is on the page: among its drawings, or in the scene."""
    scene = game_parts(game).ui.draw_scene(ALL[game].view(played(game)[0].state, 0), text_of(game, language))
    body = drawings(range(SEATS), SEATS, game) + together(node.svg for node in scene.nodes.values())
    page = LOOK.definitions_for(body) + body
    for _, shown in moments(game, int(NOBODY), language):
        assert (shown.wide, 0 < shown.high <= HIGHEST) == (WIDE, True)
        assert 500 <= shown.hold <= LONG
        for element in ElementTree.fromstring(f"<svg>{shown.svg}</svg>").iter():
            assert float(element.get("font-size", SMALLEST)) >= SMALLEST
        for name in set(REFERENCE.findall(shown.svg)):
            assert f'id="{name}"' in page


@pytest.mark.parametrize("game", WANTED)
def test_moments_follow_each_other_without_a_change_of_size(game: str) -> None:
    """A duel's card keeps its height from the first die to the last."""
    if game != "carson-city":
        pytest.skip("only duels go on")
    told = [(name, shown) for name, shown in moments(game, 0, "en")]
    for (first, one), (second, other) in pairwise(told):
        if "die-rolled" in first and ("die-rolled" in second or "duel-won" in second):
            assert one.high == other.high
