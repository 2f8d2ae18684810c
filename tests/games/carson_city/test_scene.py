"""The scene shows the table, offers every option, and betrays nothing."""

import math
import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, State
from boomtown.core.svg import Scene, patch
from boomtown.core.text import Text, Words
from boomtown.games.carson_city.components import BUILDINGS, PARCELS, PERSONALITIES, SQUARES
from boomtown.games.carson_city.rules.game import CARSON_CITY
from boomtown.games.carson_city.rules.scoring import estate_income
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.tables import (
    EDGE_COUNT,
    FIRST_BUILDING,
    FREE,
    PARCEL_COUNT,
    POINTS_ON_TILES,
    RIVER_TILE,
    SPACE_COUNT,
)
from boomtown.games.carson_city.rules.verbs import EDGES, SPACES, VERBS
from boomtown.games.carson_city.ui.gallery import gallery
from boomtown.games.carson_city.ui.panels.board import HEIGHT, SQUARE_BOX, WIDTH
from boomtown.games.carson_city.ui.panels.table import groups
from boomtown.games.carson_city.ui.previews import odds
from boomtown.games.carson_city.ui.scene import facts, scene
from boomtown.look.tokens import THEMES
from tests.games.carson_city.tables import choose, go_on, opening, placed

EAGER = ("build", "house", "buy", "cowboy construction")
WORDS = Words(game="carson-city", package="boomtown.games.carson_city", verbs=VERBS)
GAMES = (
    (2, ("personalities=random",)),
    (3, ("carson-river", "course=laid", "personalities=red")),
    (4, ("might-is-right", "kept-tiles-wait")),
    (5, ("kit-carson", "carson-river")),
)


class Echo(Text):
    """Says message ids with their arguments, and actions as they are, so that a test sees what is told."""

    def say(self, message: str, /, **arguments: str | int) -> str:
        return f"{message}{sorted(arguments.items())}" if arguments else message

    def action(self, action: int, state: State | None = None) -> str:
        return f"do {VERBS.text(action)}"


TEXT = Echo(WORDS)


def positions(seats: int, variants: tuple[str, ...], seed: int) -> Iterator[CarsonCityState]:
    """The positions of a game of people who like to build, from its start to its end."""
    rng, state = Rng(seed), CARSON_CITY.start(seats, frozenset(variants))
    while not state.is_over():
        yield state
        seat = int(state.actor())
        if seat == CHANCE:
            state.act(CHANCE, state.roll(rng))
            continue
        options = state.options(seat)
        liked = [action for action in options if VERBS.verb(action).word not in ("pass", "keep", "decline")]
        eager = [action for action in options if VERBS.text(action).startswith(EAGER)]
        chosen = liked if liked and rng.below(8) else options
        chosen = eager if eager and rng.below(2) else chosen
        state.act(seat, chosen[int(rng.below(len(chosen)))])
    yield state


@cache
def some(seats: int, variants: tuple[str, ...], seed: int = 3) -> list[CarsonCityState]:
    """Copies of all positions of a game."""
    return [state.clone() for state in positions(seats, variants, seed)]


def at(step: str, seats: int = 4, variants: tuple[str, ...] = (), turn: int = 0) -> CarsonCityState:
    """The first position at which this step waits."""
    for seed in range(8):
        for state in some(seats, variants, seed):
            if state.turn >= turn and state.agenda and type(state.agenda[-1]).__name__ == step:
                return state
    raise AssertionError(f"no game comes to {step}")


def drawn_as(state: CarsonCityState, viewer: int, text: Text = TEXT) -> Scene:
    return scene(CARSON_CITY.view(state, viewer), text)


@pytest.mark.parametrize("step", ["PlaceCowboy", "BuildBuilding", "PlaceHouse", "ClaimFirstParcel"])
def test_what_stands_on_the_board_has_a_hidden_ghost(step: str) -> None:
    state = at(step)
    svg = "".join(part.svg for part in drawn_as(state, int(state.actor())).nodes.values())
    ghosts = set(re.findall(r'class="ghost" display="none" opacity="0.86" data-ghost="([^"]*)"', svg))
    verbs = ("cowboy", "sheriff", "build", "house", "claim", "road")
    placed = {VERBS.text(a) for a in state.options(state.actor()) if VERBS.verb(a).word in verbs}
    assert ghosts == placed


def test_everything_on_the_board_is_drawn() -> None:
    for seats, variants in GAMES:
        for state in some(seats, variants)[::7]:
            keys = drawn_as(state, 0).nodes.keys()
            for parcel in range(int(PARCEL_COUNT)):
                name, content = PARCELS[parcel], state.content[parcel]
                assert (f"plot-{name}" in keys) == (state.owner[parcel] >= 0)
                assert (f"water-{name}" in keys) == (content == RIVER_TILE)
                if content not in (FREE, RIVER_TILE):
                    assert f"parcel-{name}" in keys
            roads = {EDGES[edge] for edge in range(int(EDGE_COUNT)) if state.road[edge]}
            assert {key[5:] for key in keys if key.startswith("road-")} == roads
            figures = {
                f"figure-{SPACES[space]}-{'white' if seat < 0 else seat}"
                for space in range(int(SPACE_COUNT))
                for seat, _ in groups(state, space)
            }
            assert {key for key in keys if key.startswith("figure-")} == figures


def test_incomes_stand_on_buildings() -> None:
    told = 0
    for state in some(4, GAMES[2][1])[::20]:
        drawn = drawn_as(state, 0)
        for parcel in range(int(PARCEL_COUNT)):
            part = drawn.nodes.get(f"parcel-{PARCELS[parcel]}")
            if part is None or state.content[parcel] < FIRST_BUILDING:
                continue
            income = int(estate_income(state, parcel))
            assert (f">{income}<" in part.svg) == (income > 0)
            told += income > 0
    assert told > 20


def test_the_scene_of_one_seat_does_not_depend_on_the_duel_tiles_of_another() -> None:
    checked = 0
    for state in some(4, ("might-is-right",))[::5]:
        if state.is_over() or state.tile_count[1] == 0:
            continue
        other = state.clone()
        hand = slice(int(POINTS_ON_TILES), 2 * int(POINTS_ON_TILES))
        for points in range(int(POINTS_ON_TILES)):
            other.tiles[POINTS_ON_TILES + points] = state.tile_count[1] if points == 5 else 0
        if other.played[1] >= 0:
            other.played[1] = 5 - other.played[1]
        for viewer in (0, 2, int(NOBODY)):
            assert drawn_as(other, viewer) == drawn_as(state, viewer)
        is_hidden = type(state.agenda[-1]).__name__ in (
            "BuyPoints",
            "KeepToLimit",
        )  # many buttons fill the panel
        if list(state.tiles)[hand] != list(other.tiles)[hand] and not is_hidden:
            assert drawn_as(other, 1) != drawn_as(state, 1), "the owner sees the own tiles"
            checked += 1
    assert checked > 10


@pytest.mark.parametrize(("seats", "variants"), GAMES[:2])
def test_patches_lead_through_a_whole_game_and_stay_small(seats: int, variants: tuple[str, ...]) -> None:
    old = None
    page: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    sizes = []
    for state in some(seats, variants):
        new = drawn_as(state, 0)
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
        if not state.is_over() and old is not None and 0 not in state.actors():
            sizes.append(sum(len(put.node.svg) for put in change.put))
        old = new
    assert sorted(sizes)[len(sizes) // 2] < 6000, "characters of a usual update for whoever waits"


def test_sections_hold_all_nodes_and_lie_beside_each_other() -> None:
    drawn = drawn_as(at("PlaceCowboy"), 0)
    assert drawn.is_sheet
    shown = [room for room in drawn.sections if not room.is_drawer]
    assert [room.name for room in shown] == ["town", "track", "people", "mine", "players"]
    assert sum(len(drawn.of(room)) for room in drawn.sections) == len(drawn.nodes)
    rooms = [(room.x, room.y, room.x + room.box[2], room.y + room.box[3]) for room in shown]
    for number, (left, top, right, low) in enumerate(rooms):
        assert right <= drawn.box[2] + 1e-6
        assert low <= max(drawn.box[3], HEIGHT) + 1e-6
        for other in rooms[:number]:
            assert right <= other[0] or other[2] <= left or low <= other[1] or other[3] <= top
    assert WIDTH <= 1040
    assert HEIGHT <= 730


def test_the_squares_of_the_track_lie_in_a_snake() -> None:
    for one, other in zip(range(len(SQUARES) - 1), range(1, len(SQUARES)), strict=True):
        (x, y, wide, _), (next_x, next_y, next_wide, _) = SQUARE_BOX[one], SQUARE_BOX[other]
        if SQUARES[one].row != SQUARES[other].row:
            assert next_y > y
        elif SQUARES[one].row == 2:
            assert next_x + next_wide < x
        else:
            assert next_x > x + wide


@pytest.mark.parametrize(
    "step", ["PlaceCowboy", "ClaimFirstParcel", "BuildBuilding", "PlaceHouse", "ChoosePersonality"]
)
def test_where_nothing_may_be_done_somebody_can_ask_why(step: str) -> None:
    state = at(step, turn=1 if step != "ClaimFirstParcel" else 0)
    for other in some(4, ()):
        if other.agenda and type(other.agenda[-1]).__name__ == step:
            state = other
    seat = int(state.actor())
    asked = re.findall(r'data-why="([^"]*)"', "".join(p.svg for p in drawn_as(state, seat).nodes.values()))
    assert asked
    for why in asked:
        assert state.reason(seat, VERBS.find(why)) is not None
    others = drawn_as(state, (seat + 1) % 4).nodes.values()
    assert not any("data-why" in part.svg for part in others)


def test_odds_agree_with_counting_all_dice() -> None:
    for powers, dice in (([3, 5], [0, 0]), ([4, 4, 2], [0, 3, 0]), ([1, 1, 1], [0, 0, 0])):
        wins, all_rolls = [0] * len(powers), 0
        faces = [[die] if die else list(range(1, 7)) for die in dice]
        rolls: list[list[int]] = [[]]
        for each in faces:
            rolls = [[*roll, face] for roll in rolls for face in each]
        for roll in rolls:
            totals = [power + face for power, face in zip(powers, roll, strict=True)]
            wins[totals.index(max(totals))] += 1  # the first of equals passed first
            all_rolls += 1
        found = odds(powers, dice)
        assert all(math.isclose(chance, won / all_rolls) for chance, won in zip(found, wins, strict=True))


def test_facts_tell_everybody() -> None:
    state = at("PlaceCowboy", turn=2)
    told = facts(CARSON_CITY.view(state, 0), TEXT, ["Ann", "Bob", "Cid", "Dan"])
    assert len(told) == 4
    for seat, (sentence, figures) in enumerate(told):
        assert ("Ann", "Bob", "Cid", "Dan")[seat] in sentence
        assert [icon for icon, _ in figures] == ["coins", "western-hat", "revolver", "stakes-fence", "road"]
        assert figures[2][1] == str(int(state.firepower(seat)))


def test_the_winner_is_named_at_the_end() -> None:
    *_, state = some(4, ())
    drawn = scene(CARSON_CITY.view(state, NOBODY), TEXT, ["Ann", "Bob", "Cid", "Dan"])
    assert ("Ann", "Bob", "Cid", "Dan")[CARSON_CITY.winners(state)[0]] in drawn.nodes["mine-victory"].svg


def test_the_gallery_shows_every_component() -> None:
    sheets = gallery(TEXT)
    for theme in THEMES:
        for sheet in sheets.values():
            ElementTree.fromstring(sheet.svg(theme))
    assert all(building.id in sheets["buildings"].nodes for building in BUILDINGS)
    assert all(f"square-{square.id}" in sheets["track"].nodes for square in SQUARES)
    assert all(f"sides-{card.id}" in sheets["personalities"].nodes for card in PERSONALITIES)
    shown = {
        name
        for sheet in sheets.values()
        for part in sheet.nodes.values()
        for name in re.findall(r'(?:href="|url\()#([\w-]+)', part.svg)
    }
    used = {
        name
        for seats, variants in GAMES
        for state in some(seats, variants)[::25]
        for part in drawn_as(state, 0).nodes.values()
        for name in re.findall(r'(?:href="|url\()#([\w-]+)', part.svg)
    }
    assert used <= shown | {"p-hat", "p-star", "p-cactus", "p-boot", "p-horseshoe", "cc-hatch"}


def test_a_place_whose_house_can_go_nowhere_is_drawn_with_a_house_struck_out() -> None:
    """Rules: "Building construction", p. 4. Ruling R36."""
    mountains = ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "b6", "g2")
    table = choose(opening("e5", "h1", "h8", "f6", mountains=mountains), "banker", "mercenary")
    state = go_on(placed(table, "construction-5"), "0 buy").state
    assert "M-13 13L13-13" not in drawn_as(state, 0).nodes["target-e5"].svg  # a road would lead on to f5
    state.roads[0] = 0
    assert "M-13 13L13-13" in drawn_as(state, 0).nodes["target-e5"].svg


def test_the_guns_can_be_taken_or_left_by_buttons() -> None:
    """Rules: "Ammunition", p. 4. Ruling R44."""
    table = choose(opening(variants=["red-sheriff"]), "sheriff", "banker")
    placed(table, "gambling", "gambling", "ammunition")
    assert {"button-guns", "button-leave"} <= {*drawn_as(table.state, 0).nodes}
