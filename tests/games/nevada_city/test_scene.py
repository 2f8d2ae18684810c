"""The scene shows the table, offers every option, and betrays nothing."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY
from boomtown.core.svg import Scene
from boomtown.core.text import Text
from boomtown.games.nevada_city.rules.game import NEVADA_CITY
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.ui.gallery import gallery
from boomtown.games.nevada_city.ui.scene import facts, scene
from boomtown.games.nevada_city.ui.text import WORDS

EVERYTHING = (
    "extra-buildings",
    "poker",
    "gunslinging",
    "extra-events",
    "troublemakers",
    "cubes=two-grey",
    "children=newcomer",
)


class Echo(Text):
    """Says message ids with their arguments, so that a test sees all that went into a label."""

    def say(self, message: str, /, **arguments: str | int) -> str:
        return f"{message}{sorted(arguments.items())}" if arguments else message


TEXT = Echo(WORDS)


def positions(seats: int, seed: int, *variants: str) -> Iterator[NevadaCityState]:
    """The positions of a random game, from its start to its end."""
    rng, state = Rng(seed), NEVADA_CITY.start(seats, frozenset(variants))
    while not state.is_over():
        yield state
        seat = int(state.actor())
        if seat == CHANCE:
            state.act(CHANCE, state.roll(rng))
            continue
        options = state.options(seat)
        state.act(seat, options[int(rng.below(len(options)))])
    yield state


@cache
def waiting(step: str) -> NevadaCityState:
    """The first position at which this step waits for a seat; all variants are in play."""
    for seed in range(60):
        for state in positions(2 + seed % 3, seed, *EVERYTHING):
            if state.agenda and type(state.agenda[-1]).__name__ == step and state.actor() >= 0:
                return state.clone()
    raise AssertionError(f"no game came to {step}")


def drawn_for(state: NevadaCityState, viewer: int, text: Text = TEXT) -> Scene:
    return scene(NEVADA_CITY.view(state, viewer), text)


STEPS = (
    "ChooseFamily",
    "AdoptChild",
    "KeepGoal",
    "ChooseCharacter",
    "UseMarkers",
    "VisitSpace",
    "BuyMore",
    "ReturnContracts",
    "LayEvents",
    "DeliverToBuilding",
    "DeliverToContract",
    "HoldWeddings",
    "Showdown",
    "AnteUp",
)


def references(drawn: Scene) -> set[str]:
    return set(re.findall(r'(?:href="|url\()#([\w-]+)', "".join(part.svg for part in drawn.nodes.values())))


def test_what_a_scene_refers_to_occurs_in_the_gallery() -> None:
    known = {name for sheet in gallery(TEXT).values() for name in references(sheet)}
    for step in STEPS:
        assert references(drawn_for(waiting(step), 0)) <= known


def test_goals_in_hand_are_seen_by_their_owner_only() -> None:
    state = waiting("KeepGoal")
    for viewer in range(int(state.seat_count)):
        keys = {key for key in drawn_for(state, viewer).nodes if key.startswith("goal-")}
        view = NEVADA_CITY.view(state, viewer).state
        own = [int(goal) for goal in view.goal_dealt if goal >= 0]
        assert len(own) == 2
        assert len(keys) == 2 + (state.open_goal >= 0)
    spectator = {key for key in drawn_for(state, int(NOBODY)).nodes if key.startswith("goal-")}
    assert len(spectator) == int(state.open_goal >= 0)


def test_the_scene_of_one_seat_does_not_depend_on_the_goal_of_another() -> None:
    state = waiting("UseMarkers")
    other = state.clone()
    other.goal_kept[1] = 1 if state.goal_kept[1] == 0 else 0
    for viewer in (0, int(NOBODY)):
        assert drawn_for(other, viewer).nodes == drawn_for(state, viewer).nodes
    assert drawn_for(other, 1).nodes != drawn_for(state, 1).nodes, "the owner sees the own goal"


@pytest.mark.parametrize("step", ["ReturnContracts", "LayEvents"])
def test_what_one_seat_looks_at_is_hidden_from_the_others(step: str) -> None:
    state = waiting(step)
    looker = int(state.actor())
    held = ("looked-at-", "held-")
    assert any(key.startswith(held) for key in drawn_for(state, looker).nodes)
    for viewer in (*range(int(state.seat_count)), int(NOBODY)):
        if viewer != looker:
            assert not any(key.startswith(held) for key in drawn_for(state, viewer).nodes)


def test_facts_tell_money_goods_markers_buildings_and_contracts_of_everybody() -> None:
    state = waiting("UseMarkers")
    told = facts(NEVADA_CITY.view(state, NOBODY), TEXT, ["Ann", "Bob", "Cid", "Dan"][: int(state.seat_count)])
    assert len(told) == state.seat_count
    for seat, (sentence, shown) in enumerate(told):
        assert sentence
        assert shown[0] == ("two-coins", f"${state.money(seat)}")
        assert shown[2] == ("person", str(state.free[seat]))
