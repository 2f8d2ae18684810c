"""What games show large for a while: each drawing is sound in every language, and holds no more than its seat may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from boomtown.core.record import Table, parse_record, replay_to
from boomtown.core.step import NOBODY, Event
from boomtown.core.svg import REFERENCE, together
from boomtown.core.text import LANGUAGES
from boomtown.games import ALL, game_parts, symbols_of, text_of
from boomtown.look import LOOK
from boomtown.look.lettering import SMALLEST
from boomtown.look.moments import READING, WIDE, Moment, Story, StoryEvent
from boomtown.server.web.pages.glyphs import drawings

HERE = Path(__file__).parent
RECORDS = {  # recorded games in which much happens
    "card-game": ("card_game/golden/6-seats-nothing-left", "card_game/golden/3-seats-rare-suits"),
    "carson-city": (
        "carson_city/golden/2-seats-might-is-right",
        "carson_city/golden/3-seats-a-duel-of-three",
        "carson_city/golden/2-seats-a-robbed-building",
    ),
    "gold-rush": ("gold_rush/golden/5-seats-completed-city", "gold_rush/golden/2-seats-past-fifty"),
    "nevada-city": ("nevada_city/golden/3-seats-all-options", "nevada_city/golden/2-seats-first-game"),
}
WANTED = {  # by the end of their names
    "card-game": """bid-shown bid-wasted card-turned terrain-taken character-taken era-changed final-scoring won""",
    "carson-city": """turn-began duel-began die-rolled tile-shown duel-won gambled estate-income won""",
    "gold-rush": """tent-pitched token-taken token-seen mountain-unclaimed railroad city mountain incomplete-railroad
        incomplete-city incomplete-mountain prairie gold final-scoring won""",
    "nevada-city": """year-began event-revealed building-burnt fight-began outsider-drew character-drew fight-won
        fight-lost outsider-died wounded gambled gamble-won gamble-lost wed contract-completed building-finished
        game-ended won""",
}
HIGHEST = 420  # units: a card must fit a phone that is held across


@cache
def played(game: str) -> tuple[Table[Any], ...]:
    """Whole games with all their events."""
    records = [parse_record((HERE / f"{name}.toml").read_text(encoding="utf-8")) for name in RECORDS[game]]
    return tuple(replay_to(ALL[game], record, None, True) for record in records)


def tell(event: Event, language: str, names: list[str]) -> StoryEvent:
    said = text_of(event.name.partition("-event-")[0].partition("-score-")[0], language).event(event, names)
    return StoryEvent.of(event, said)


def moments(game: str, seat: int, language: str) -> Iterator[tuple[str, Moment]]:
    """All moments of the games as a seat sees them; whoever moves has seen all before."""
    ui, rules = game_parts(game).ui, ALL[game]
    assert ui.draw_moment is not None
    for table in played(game):
        names = text_of(game, language).players(table.state)
        symbols = symbols_of(game, table.record.seats, table.record.variants)
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
    found = {re.sub(r"^.*?-(event|score)-", "", name) for name, _ in moments(game, 0, "en")}
    assert found == {*WANTED[game].split()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WANTED)
def test_every_moment_is_a_sound_picture(game: str, language: str) -> None:
    """All that it refers to is on the page: among its drawings, or in the scene."""
    scene = game_parts(game).ui.draw_scene(ALL[game].view(played(game)[0].state, 0), text_of(game, language))
    body = drawings(range(6), 6, game) + together(node.svg for node in scene.nodes.values())
    page = LOOK.definitions_for(body) + body
    for _, shown in moments(game, int(NOBODY), language):
        assert (shown.wide, 0 < shown.high <= HIGHEST) == (WIDE, True)
        assert 500 <= shown.hold <= READING
        for element in ElementTree.fromstring(f"<svg>{shown.svg}</svg>").iter():
            assert float(element.get("font-size", SMALLEST)) >= SMALLEST
        for name in set(REFERENCE.findall(shown.svg)):
            assert f'id="{name}"' in page


def test_a_duel_goes_on_without_a_change_of_size() -> None:
    told = [*moments("carson-city", 0, "en")]
    pairs = [
        (one.high, other.high)
        for (first, one), (second, other) in pairwise(told)
        if first.endswith("die-rolled") and second.endswith(("die-rolled", "duel-won"))
    ]
    assert len(pairs) > 20
    assert all(one == other for one, other in pairs)


def test_what_a_token_shows_is_seen_by_its_owner_alone() -> None:
    seen = {seat: [name for name, _ in moments("gold-rush", seat, "en")] for seat in (0, 1, int(NOBODY))}
    dug = {seat: names.count("gold-rush-event-token-seen") for seat, names in seen.items()}
    assert dug[0] > 0
    assert dug[1] > 0
    assert dug[int(NOBODY)] == 0
