"""The scene shows the table, offers every option, and betrays nothing."""

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY
from boomtown.core.svg import Scene, patch
from boomtown.core.text import LANGUAGES, Text
from boomtown.games.nevada_city.rules.game import NEVADA_CITY
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.verbs import VERBS
from boomtown.games.nevada_city.ui.gallery import gallery
from boomtown.games.nevada_city.ui.scene import facts, scene
from boomtown.games.nevada_city.ui.text import WORDS
from boomtown.look.tokens import THEMES

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


def offered(drawn: Scene) -> set[str]:
    """The texts of all options that can be chosen somewhere in a scene."""
    return {
        action for part in drawn.nodes.values() for action in re.findall(r' data-action="([^"]*)"', part.svg)
    }


@pytest.mark.parametrize(
    ("seats", "seed", "variants"), [(2, 1, ("first-game",)), (3, 2, ("children=swap",)), (4, 3, EVERYTHING)]
)
def test_every_option_is_offered_and_nothing_else(seats: int, seed: int, variants: tuple[str, ...]) -> None:
    for state in positions(seats, seed, *variants):
        actors = state.actors()
        for viewer in {*(seat for seat in actors if seat >= 0), int(NOBODY)}:
            options = state.options(viewer) if viewer in actors else []
            assert offered(drawn_for(state, viewer)) == {VERBS.text(action) for action in options}


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


@pytest.mark.parametrize("step", STEPS)
def test_the_picture_is_valid_and_every_part_that_can_be_pressed_has_a_label(step: str) -> None:
    state = waiting(step)
    drawn = drawn_for(state, int(state.actor()))
    names = {section.name for section in drawn.sections}
    for part in drawn.nodes.values():
        for element in ElementTree.fromstring(part.svg).iter():
            assert "style" not in element.attrib, "the page forbids it"
            if {"data-action", "data-open"} & element.attrib.keys():
                assert element.attrib["role"] == "button"
                assert element.attrib["aria-label"]
            assert element.attrib.get("data-open", "town") in names
    for theme in THEMES:
        svg = drawn.svg(theme)
        assert "var(" not in svg
        ids = [
            element.attrib["id"] for element in ElementTree.fromstring(svg).iter() if "id" in element.attrib
        ]
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg)) <= set(ids)


def references(drawn: Scene) -> set[str]:
    return set(re.findall(r'(?:href="|url\()#([\w-]+)', "".join(part.svg for part in drawn.nodes.values())))


def test_what_a_scene_refers_to_occurs_in_the_gallery() -> None:
    known = {name for sheet in gallery(TEXT).values() for name in references(sheet)}
    for step in STEPS:
        assert references(drawn_for(waiting(step), 0)) <= known


def small_text(element: ElementTree.Element, scale: float = 1.0) -> Iterator[float]:
    """The sizes of all text in a picture, as they come out after scaling."""
    for found in re.findall(r"scale\(([\d.]+)\)", element.attrib.get("transform", "")):
        scale *= float(found)
    if element.tag.endswith("text"):
        yield scale * float(element.attrib["font-size"])
    for child in element:
        yield from small_text(child, scale)


def test_no_text_is_smaller_than_twelve_units() -> None:
    pictures = [*gallery(TEXT).values(), *(drawn_for(waiting(step), 0) for step in STEPS)]
    for drawn in pictures:
        for part in drawn.nodes.values():
            assert min(small_text(ElementTree.fromstring(part.svg)), default=12) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words(language: str) -> None:
    text = Text(WORDS, language)
    for step in STEPS:
        state = waiting(step)
        for viewer in (0, int(NOBODY)):
            assert drawn_for(state, viewer, text).nodes
    assert gallery(text)


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


def test_patches_lead_through_a_whole_game() -> None:
    old = None
    page: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for state in positions(3, 5):
        new = drawn_for(state, 0)
        change = patch(old, new)
        gone = {*change.drop, *(put.node.key for put in change.put)}
        page = {layer: [key for key in keys if key not in gone] for layer, keys in page.items()}
        for put in change.put:
            keys = page.setdefault(put.node.layer, [])
            keys.insert(keys.index(put.after) + 1 if put.after else 0, put.node.key)
            texts[put.node.key] = put.node.svg
        wanted = [key for room in new.sections for layer in room.layers for key in page.get(layer, [])]
        assert wanted == list(new.nodes)
        assert all(texts[key] == part.svg for key, part in new.nodes.items())
        old = new


def test_names_of_players_are_escaped() -> None:
    state = waiting("UseMarkers")
    names = ["<script>&", 'Doc "H"\x00', "Ann", "Bob"][: int(state.seat_count)]
    drawn = scene(NEVADA_CITY.view(state, NOBODY), TEXT, names)
    everything = "".join(part.svg for part in drawn.nodes.values())
    assert "<script>" not in everything
    for part in drawn.nodes.values():
        ElementTree.fromstring(part.svg)


def test_facts_tell_money_goods_markers_buildings_and_contracts_of_everybody() -> None:
    state = waiting("UseMarkers")
    told = facts(NEVADA_CITY.view(state, NOBODY), TEXT, ["Ann", "Bob", "Cid", "Dan"][: int(state.seat_count)])
    assert len(told) == state.seat_count
    for seat, (sentence, shown) in enumerate(told):
        assert sentence
        assert shown[0] == ("two-coins", f"${state.money(seat)}")
        assert shown[2] == ("person", str(state.free[seat]))
