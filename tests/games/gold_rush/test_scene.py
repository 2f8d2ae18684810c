"""The scene shows the table, offers every option, and betrays nothing."""

import html
import math
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, View
from boomtown.core.svg import Scene
from boomtown.core.text import LANGUAGES, Text
from boomtown.games.gold_rush.components import FACES, Face, turn_side
from boomtown.games.gold_rush.rules.game import GOLD_RUSH
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.tables import VALUES
from boomtown.games.gold_rush.rules.verbs import MINE, PASS, PLACE, PLANE, VERBS
from boomtown.games.gold_rush.ui.anchors import anchors
from boomtown.games.gold_rush.ui.gallery import gallery
from boomtown.games.gold_rush.ui.map_layout import survey
from boomtown.games.gold_rush.ui.scene import scene
from boomtown.games.gold_rush.ui.text import WORDS
from boomtown.games.gold_rush.ui.tiles import tile
from boomtown.look.tokens import THEMES
from tests.games.gold_rush.pictures import drawn_prairies
from tests.games.gold_rush.tables import table


class Echo(Text):
    """Says message ids with their arguments, so that a test sees all that went into a label."""

    def say(self, message: str, /, **arguments: str | int) -> str:
        return f"{message}{sorted(arguments.items())}" if arguments else message


TEXT = Echo(WORDS)


def positions(seats: int, seed: int) -> Iterator[GoldRushState]:
    """The positions of a random game, from its start to its end."""
    rng, state = Rng(seed), GOLD_RUSH.start(seats, frozenset())
    while not state.is_over():
        yield state
        seat = int(state.actor())
        if seat == CHANCE:
            state.act(CHANCE, state.roll(rng))
            continue
        options = state.options(seat)
        state.act(seat, options[int(rng.below(len(options)))])
    yield state


def at(seats: int, seed: int, tiles: int, step: str) -> GoldRushState:
    """The first position with so many tiles at which this step waits."""
    for state in positions(seats, seed):
        if state.tile_count >= tiles and state.agenda and type(state.agenda[-1]).__name__ == step:
            return state
    raise AssertionError("the game ended before")


def offered(drawn: Scene) -> list[str]:
    """The texts of all options that can be chosen somewhere in a scene."""
    found = []
    for part in drawn.nodes.values():
        if "data-action" not in part.svg:
            continue
        for element in ElementTree.fromstring(part.svg).iter():
            if "data-action" in element.attrib:
                found.append(element.attrib["data-action"])
            found += (
                element.attrib.get("data-actions", "").split("|") if "data-actions" in element.attrib else []
            )
    return found


def test_each_way_to_place_a_tile_has_a_hidden_ghost() -> None:
    state = at(2, 5, 20, "PlaceTile")
    drawn = scene(GOLD_RUSH.view(state, state.actor()), TEXT)
    ghosts = [
        element
        for part in drawn.nodes.values()
        for element in ElementTree.fromstring(part.svg).iter()
        if element.attrib.get("class") == "ghost"
    ]
    assert {ghost.attrib["display"] for ghost in ghosts} == {"none"}
    assert [ghost.attrib["data-ghost"] for ghost in ghosts] == [
        VERBS.text(a) for a in state.options(state.actor())
    ]


def test_the_scene_of_one_seat_does_not_depend_on_the_tokens_of_another() -> None:
    for state in positions(3, 8):
        if state.token_count[1] == 0 or state.is_over():
            continue
        other = state.clone()
        for value in range(int(VALUES)):  # other tokens, equally many
            other.held[VALUES + value] = state.token_count[1] if value == 4 else 0
        for viewer in (0, 2, int(NOBODY)):
            assert drawn_as(other, viewer) == drawn_as(state, viewer)
        if [state.held[VALUES + value] for value in range(5)] != [
            other.held[VALUES + value] for value in range(5)
        ]:
            assert drawn_as(other, 1) != drawn_as(state, 1), "the owner sees the own tokens"


def drawn_as(state: GoldRushState, viewer: int) -> Scene:
    return scene(GOLD_RUSH.view(state, viewer), TEXT)


def test_spectators_see_how_many_tokens_there_are_but_no_value() -> None:
    state = at(3, 8, 40, "PlaceTile")
    assert sum(state.token_count) > 0
    cards = [part.svg for key, part in drawn_as(state, int(NOBODY)).nodes.items() if key.startswith("player")]
    assert not any("gold-worth" in card or "×" in card for card in cards)


def test_at_the_end_all_tokens_are_open_and_the_winners_named() -> None:
    *_, state = positions(3, 9)
    drawn = scene(GOLD_RUSH.view(state, NOBODY), TEXT, ["Ann", "Bob", "Cid"])
    best = [
        name
        for name, points in zip(("Ann", "Bob", "Cid"), state.score, strict=True)
        if points == max(state.score)
    ]
    assert all(name in drawn.nodes["hand-victory"].svg for name in best)
    for seat in range(3):
        assert ("×" in drawn.nodes[f"player-{seat}"].svg) == (state.token_count[seat] > 0)


def test_whoever_gives_no_names_sees_those_of_the_seats() -> None:
    state = GOLD_RUSH.start(5, frozenset())
    drawn = scene(GOLD_RUSH.view(state, NOBODY), TEXT)
    for seat, name in enumerate(("hat", "star", "cactus", "boot", "horseshoe")):
        assert f">seat-{name}<" in drawn.nodes[f"player-{seat}"].svg


def test_the_map_is_unrolled_even_where_the_plane_goes_round() -> None:
    farthest = 0
    for state in eastward():
        where = survey(state)
        farthest = max(farthest, *(east for east, _ in where.tiles))
        assert len(set(where.tiles)) == state.tile_count
        assert len(set(where.spaces)) == state.space_count
        assert not set(where.tiles) & set(where.spaces)
        for number, (east, south) in enumerate(where.tiles):
            assert PLANE.cell(east, south) == state.cell_of[number]
    assert farthest > PLANE.radius, "the map was to go round the plane"


def eastward() -> Iterator[GoldRushState]:
    """A game in which every tile goes as far east as it can."""
    rng, state = Rng(16), GOLD_RUSH.start(2, frozenset())
    while not state.is_over():
        seat = int(state.actor())
        if seat == CHANCE:
            state.act(CHANCE, state.roll(rng))
            continue
        options = state.options(seat)
        if PLACE.has(options[0]):
            yield state
            east = {int(state.space_cell[n]): square[0] for n, square in enumerate(survey(state).spaces)}
            state.act(seat, max(options, key=lambda action: east[int(PLACE.parts(action)[0])]))
        else:
            state.act(seat, PASS.action)


def test_everybody_on_the_map_is_drawn() -> None:
    for state in positions(4, 12):
        keys = set(scene(GOLD_RUSH.view(state, 0), TEXT).nodes)
        assert {int(key[5:]) for key in keys if key.startswith("tile-")} == set(range(int(state.tile_count)))
        standing = {n for n, place in enumerate(state.cowboy_at) if place >= 0}
        assert {int(key[7:]) for key in keys if key.startswith("cowboy-")} == standing
        assert {int(key[5:]) for key in keys if key.startswith("tent-")} == {
            seat for seat, segment in enumerate(state.tent_at) if segment >= 0
        }
        piles = [tokens for tokens in state.mountain_tokens if tokens > 0]
        assert sum(key.startswith("pile-") for key in keys) == len(piles)


def test_dead_squares_are_those_that_no_tile_left_can_fill() -> None:
    found = 0
    for state in positions(2, 13):
        if state.is_over() or type(state.agenda[-1]).__name__ != "PlaceTile":
            continue
        drawn = scene(GOLD_RUSH.view(state, 1), TEXT)
        dead = {key for key in drawn.nodes if key.startswith("dead-")}
        found += len(dead)
        step = state.agenda[-1]
        left = [face for face in range(len(FACES)) if state.piles.left[face] > 0] + [int(step.face)]  # type: ignore[attr-defined]
        for space, (east, south) in enumerate(survey(state).spaces):
            demand = [int(state.space_demand[space]) // 4**side % 4 for side in range(4)]
            fits = any(
                all(
                    not wanted or "_PRM"[wanted] == FACES[face].sides[(side - turn) % 4]
                    for side, wanted in enumerate(demand)
                )
                for face in left
                for turn in range(4)
            )
            assert (f"dead-{east}-{south}" in dead) == (not fits)
    assert found, "this game should have shown one"


@pytest.mark.parametrize("turn", range(4))
def test_things_on_a_tile_do_not_cover_each_other(turn: int) -> None:
    for number, face in enumerate(FACES):
        places = anchors(number, turn)
        for spots in places.mountains:
            assert math.dist(spots.piece, spots.pile) > 30, face.id
            assert math.dist(spots.piece, spots.nuggets) > 20, face.id
            assert math.dist(spots.pile, spots.nuggets) > 20, face.id
            for prairie in places.prairies:
                assert math.dist(spots.piece, prairie.farmer) > 20, face.id
                assert math.dist(spots.pile, prairie.farmer) > 20, face.id
            for feet in places.railwaymen:
                assert math.dist(spots.piece, feet) > 25, face.id
                assert math.dist(spots.pile, feet) > 25, face.id
        for track, engines, feet in zip(face.railroads, places.locomotives, places.railwaymen, strict=True):
            assert len(engines) == track.locomotives
            assert all(math.dist(engine, feet) > 22 for engine in engines), face.id
        for grass, spot in zip(face.prairies, places.prairies, strict=True):
            assert not (grass.tipis or grass.horses) or math.dist(spot.symbol, spot.farmer) > 19, face.id


def test_spots_to_click_on_leave_each_other_room() -> None:
    for state in positions(3, 14):
        if state.agenda and type(state.agenda[-1]).__name__ == "ChooseAction":
            drawn = scene(GOLD_RUSH.view(state, state.actor()), TEXT)
            for layer, room in (("targets", 17), ("hand", 29)):
                places = [
                    place_of(part.svg)
                    for part in drawn.nodes.values()
                    if is_spot(part.svg, layer, part.layer)
                ]
                for n, place in enumerate(places):
                    assert all(math.dist(place, other) > room for other in places[:n])


def is_spot(svg: str, wanted: str, layer: str) -> bool:
    return layer == wanted and 'class="target"' in svg and "translate" in svg.partition(">")[0]


def place_of(svg: str) -> tuple[float, float]:
    """Where a node is moved to."""
    found = re.search(r"translate\((\S+) (\S+)\)", svg)
    assert found
    return float(found[1]), float(found[2])


def test_a_ghost_appears_where_its_piece_will_stand() -> None:
    checked = 0
    for state in positions(4, 18):
        if not state.agenda or type(state.agenda[-1]).__name__ != "ChooseAction":
            continue
        seat = int(state.actor())
        drawn = scene(GOLD_RUSH.view(state, seat), TEXT)
        for action in state.options(seat):
            key = f"target-{VERBS.text(action).replace(' ', '-')}"
            if key not in drawn.nodes or action == MINE.action:
                continue
            svg = drawn.nodes[key].svg
            (x, y), (dx, dy) = place_of(svg), place_of(svg.partition('class="ghost"')[2] or svg)
            other = state.clone()
            other.agenda.pop().take(other, seat, action)
            after = scene(View(seat, other), TEXT)
            moved = [
                part.svg
                for name, part in after.nodes.items()
                if name.startswith(("cowboy-", "tent-")) and drawn.nodes.get(name) != part
            ]
            assert len(moved) == 1
            there = place_of(moved[0])
            assert math.isclose(there[0], x + dx, abs_tol=0.02), VERBS.text(action)
            assert math.isclose(there[1], y + dy, abs_tol=0.02), VERBS.text(action)
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("face", FACES, ids=lambda face: str(face.id))
def test_a_tile_shows_the_prairies_of_its_entry_and_no_others(face: Face) -> None:
    """Whoever walks over the picture without crossing track or rock gets as far as the rules say. Rulings A14, A15."""
    ruled = {frozenset(prairie.halves) for prairie in face.prairies}
    assert drawn_prairies(tile(face.id, 0)) == ruled


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_prairie_between_mountain_and_junction_shows_in_every_turn(turn: int) -> None:
    face = next(face for face in FACES if face.id == "gr32")
    ruled = {frozenset(turn_side(half, turn) for half in prairie.halves) for prairie in face.prairies}
    assert drawn_prairies(tile("gr32", turn)) == ruled


def test_the_last_tile_is_marked_for_the_seat_that_placed_it_whoever_began() -> None:
    played = table("* begin 2", "gr38 1e e pass", "gr39 1w e pass", seats=3, variants=["first=lot"])
    drawn = scene(GOLD_RUSH.view(played.state, NOBODY), TEXT, ["Ann", "Ben", "Cleo"])
    assert "gold-rush-scene-last-tile[('name', 'Ann')]" in html.unescape(drawn.svg())


def test_every_face_is_valid_in_every_turn_and_always_drawn_alike() -> None:
    for face in FACES:
        for turn in range(4):
            drawing = tile(face.id, turn)
            root = ElementTree.fromstring(f"<svg>{drawing}</svg>")
            gold = sum(mountain.nuggets for mountain in face.mountains)
            assert len([e for e in root.iter() if e.attrib.get("d", "").startswith("M-6 2L-4-4")]) == 2 * gold
            engines = sum(track.locomotives for track in face.railroads)
            assert drawing.count("#i-steam-locomotive") == engines
            assert drawing.count("#i-horse-head") == 2 * sum(prairie.horses for prairie in face.prairies)
            tile.cache_clear()
            assert tile(face.id, turn) == drawing


def test_the_gallery_shows_every_component() -> None:
    sheets = gallery(TEXT)
    for theme in THEMES:
        for sheet in sheets.values():
            ElementTree.fromstring(sheet.svg(theme))
    assert all(face.id in sheets["tiles"].nodes for face in FACES)
    assert all(
        f"seat-{name}" in sheets["pieces"].nodes for name in ("hat", "star", "cactus", "boot", "horseshoe")
    )
    assert all(f"gold-{value}" in sheets["tokens"].nodes for value in (0, 1, 2, 3, 5))


def test_sections_hold_all_nodes_and_lie_inside_the_picture() -> None:
    state = at(5, 15, 40, "ChooseAction")
    drawn = scene(GOLD_RUSH.view(state, state.actor()), TEXT)
    assert [room.name for room in drawn.sections] == ["map", "players", "hand"]
    assert sum(len(drawn.of(room)) for room in drawn.sections) == len(drawn.nodes)
    for room in drawn.sections:
        assert room.x + room.scale * room.box[2] <= drawn.box[2] + 1e-6
        assert room.y + room.scale * room.box[3] <= drawn.box[3] + 1e-6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_exists_in_each_language_and_fits_its_room(language: str) -> None:
    text = Text(WORDS, language)
    *_, end = positions(4, 17)
    for state in (at(4, 17, 40, "PlaceTile"), at(4, 17, 40, "ChooseAction"), end):
        for viewer in range(4):
            drawn = scene(GOLD_RUSH.view(state, viewer), text)
            cut = {key for key, part in drawn.nodes.items() if "…" in part.svg}
            if viewer != state.actor():
                cut.discard("hand-head")  # a name stands there
            assert cut == set()
    for sheet in gallery(text).values():
        ElementTree.fromstring(sheet.svg())


@pytest.mark.parametrize("step", ["PlaceTile", "ChooseAction"])
def test_where_nothing_may_be_done_somebody_can_ask_why(step: str) -> None:
    asked = 0
    for seed in range(3):
        state = at(3, seed, 20, step)
        seat = int(state.actor())
        drawn = scene(GOLD_RUSH.view(state, seat), TEXT)
        for part in drawn.nodes.values():
            for why in re.findall(r'data-why="([^"]*)"', part.svg):
                assert state.reason(seat, VERBS.find(why)) is not None
                asked += 1
        if step == "PlaceTile":
            squares = {text.split()[1] for text in offered(drawn)}
            assert len(squares) + len(
                re.findall("data-why", "".join(p.svg for p in drawn.nodes.values()))
            ) == int(state.space_count)
        assert "data-why" not in scene(GOLD_RUSH.view(state, (seat + 1) % 3), TEXT).svg()
    assert asked > 5


def test_mountains_that_take_no_tent_say_why() -> None:
    asked: set[str] = set()
    for seed in range(6):
        state = at(3, seed, 30, "ChooseAction")
        drawn = scene(GOLD_RUSH.view(state, int(state.actor())), TEXT)
        whole = "".join(part.svg for part in drawn.nodes.values())
        asked |= {
            str(state.reason(state.actor(), VERBS.find(why)))
            for why in re.findall(r'data-why="(tent [^"]*)"', whole)
        }
    assert asked >= {"gold-rush-reason-mountain-complete"}
