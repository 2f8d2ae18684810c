"""Every refusal can be asked for on the page: the part that shows something tells why it is refused."""

import re
from typing import Any

import pytest

from boomtown.core.laws import play_one
from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.verbs import Verb
from boomtown.games import ALL, game_parts, laws_of, text_of

# game, verb, variants and seats of a table where it is refused now and then, what the players are after
ASKED = [
    ("carson-city", "road", "carson-river", 3, "building"),
    ("carson-city", "choose", "", 3, "rich"),
    ("carson-city", "hire", "", 4, "poor"),
    ("carson-city", "arm", "personalities=red", 4, "poor"),
    ("carson-city", "bundle", "personalities=red", 4, "poor"),
    ("carson-city", "points", "", 3, "rich"),
    ("carson-city", "raise", "", 3, "building"),
    ("card-game", "use", "", 3, "sociable"),
    ("card-game", "bid", "", 3, "wasteful"),
    ("gold-rush", "mine", "", 3, "hoarding"),
    ("gold-rush", "tent", "", 3, "mining"),
    ("nevada-city", "pay", "", 3, "building"),
    ("nevada-city", "work", "", 3, "hoarding"),
    ("nevada-city", "activate", "", 3, "idle"),
    ("nevada-city", "reserve", "", 3, "trading"),
    ("nevada-city", "sell", "", 3, "rich"),
    ("nevada-city", "claim", "", 3, "building"),
]


def refusal(game: str, verb: Verb, variants: str, seats: int, after: str) -> Any:
    """A table where the actor's decision is about a verb of which something is refused."""
    questions, laws = game_parts(game).ui.questions, laws_of(game)
    assert questions is not None
    for seed in range(40):
        table: Table[Any] = Table(ALL[game], seats, frozenset(variants.split()), is_listening=False)
        rng = Rng(seed)
        while not table.state.is_over():
            seat = int(table.state.actor())
            if seat >= 0 and verb in questions.verbs(table.state):
                if questions.list_refused(table.state, seat, verb):
                    return table.state
            play_one(table, rng, [laws.play_styles[after]] * seats)
    raise AssertionError(f"{verb.word} is never refused")


@pytest.mark.parametrize(("game", "word", "variants", "seats", "after"), ASKED)
def test_a_part_answers_why_not(game: str, word: str, variants: str, seats: int, after: str) -> None:
    verb = next(verb for verb in ALL[game].verbs.verbs if verb.word == word)
    state = refusal(game, verb, variants, seats, after)
    draw, text = game_parts(game).ui.draw_scene, text_of(game)
    for viewer in range(seats):
        parts = draw(ALL[game].view(state, viewer), text).nodes.values()
        asked = re.findall(f'data-why="({word}[^"]*)"', "".join(one.svg for one in parts))
        assert bool(asked) == (viewer in state.actors())
        assert all(state.reason(viewer, ALL[game].verbs.find(action)) is not None for action in asked)
