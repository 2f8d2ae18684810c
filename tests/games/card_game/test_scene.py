"""The scene shows the table, offers every option, and betrays nothing."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, View
from boomtown.core.svg import Scene
from boomtown.core.text import LANGUAGES, Text
from boomtown.games.card_game.components import BACKS, CHARACTERS, ELEMENTS, TERRAIN
from boomtown.games.card_game.rules.game import CARD_GAME
from boomtown.games.card_game.rules.scoring import city_points, counts_of, lines
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import CARDS, WITH
from boomtown.games.card_game.rules.verbs import BID, PLACE, SELL, VERBS
from boomtown.games.card_game.ui.city_layout import cards_in_order, survey
from boomtown.games.card_game.ui.gallery import gallery
from boomtown.games.card_game.ui.panels.characters import BACK, character_back
from boomtown.games.card_game.ui.panels.people import plan
from boomtown.games.card_game.ui.parcels import face
from boomtown.games.card_game.ui.scene import facts, scene
from boomtown.games.card_game.ui.seen import pays
from boomtown.games.card_game.ui.text import WORDS
from boomtown.look.tokens import THEMES

AUCTIONEER = [person.id for person in CHARACTERS].index("auctioneer")
CAPTAIN = [person.id for person in CHARACTERS].index("captain")


class Echo(Text):
    """Says message ids with their arguments, so that a test sees all that went into a label."""

    def say(self, message: str, /, **arguments: str | int) -> str:
        return f"{message}{sorted(arguments.items())}" if arguments else message


TEXT = Echo(WORDS)


def positions(seats: int, seed: int, *variants: str, owner: int = -1) -> Iterator[CardGameState]:
    """The positions of a random game; somebody may have the Auctioneer and the Captain from the start."""
    rng, state = Rng(seed), CARD_GAME.start(seats, frozenset(variants))
    if owner >= 0:
        for person in (AUCTIONEER, CAPTAIN):
            state.pile.pull(person)
            state.where[CARDS + person] = WITH + owner
    while not state.is_over():
        yield state
        seat = int(state.actor())
        if seat == CHANCE:
            state.act(CHANCE, state.roll(rng))
            continue
        options = state.options(seat)
        kept = [action for action in options if not SELL.has(action)]
        if rng.below(40) > 0:  # sales are rare, so that some are left for the end
            options = kept
        state.act(seat, options[int(rng.below(len(options)))])
    yield state


@cache
def waiting(seats: int, step: str, count: int = 1, owner: int = -1) -> CardGameState:
    """A position at which this step waits for a seat, for the so-manieth time."""
    seen = 0
    for seed in range(40):
        for state in positions(seats, seed, owner=owner):
            if state.agenda and type(state.agenda[-1]).__name__ == step and state.actor() >= 0:
                seen += 1
                if seen == count:
                    return state.clone()
    raise AssertionError(f"no game came to {step}")


def drawn_for(state: CardGameState, viewer: int) -> Scene:
    return scene(CARD_GAME.view(state, viewer), TEXT)


def parts(drawn: Scene) -> Iterator[ElementTree.Element]:
    for part in drawn.nodes.values():
        yield from ElementTree.fromstring(part.svg).iter()


def offered(drawn: Scene) -> set[str]:
    """The texts of all options that can be chosen somewhere in a scene."""
    return {
        action for part in drawn.nodes.values() for action in re.findall(r' data-action="([^"]*)"', part.svg)
    }


STEPS = ("UseCharacter", "ChooseBid", "TakeCard", "PlaceCard", "FetchCharacter", "SellBeforeScoring")


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_what_a_scene_refers_to_occurs_in_the_gallery(seats: int) -> None:
    known = {name for sheet in gallery(TEXT).values() for name in references(sheet)}
    for state in positions(seats, 4):
        assert {name for name in references(drawn_for(state, 0)) if not name.startswith("cg-e")} <= known


def references(drawn: Scene) -> set[str]:
    return set(re.findall(r'(?:href="|url\()#([\w-]+)', "".join(part.svg for part in drawn.nodes.values())))


def test_the_scene_of_one_seat_does_not_depend_on_the_bid_of_another() -> None:
    state = waiting(3, "ChooseBid", 31)
    assert len(state.actors()) == 3
    first, second = state.clone(), state.clone()
    chooser, other = (seat for seat in state.actors()[:2])
    choices = [action for action in state.options(chooser) if BID.has(action)]
    assert len(choices) > 1
    first.act(chooser, choices[0])
    second.act(chooser, choices[-1])
    for viewer in (other, int(NOBODY)):
        assert drawn_for(first, viewer).nodes == drawn_for(second, viewer).nodes
        assert facts(CARD_GAME.view(first, viewer), TEXT, ["a", "b", "c", "d"]) == facts(
            CARD_GAME.view(second, viewer), TEXT, ["a", "b", "c", "d"]
        )
    assert drawn_for(first, chooser).nodes != drawn_for(second, chooser).nodes, "the owner sees it"


def place_of(svg: str) -> tuple[float, float, float]:
    """Where a node is moved to, and its scale."""
    found = re.search(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", svg)
    assert found
    return float(found[1]), float(found[2]), float(found[3] or 1)


def test_a_ghost_lies_where_its_card_will_lie() -> None:
    checked = 0
    for state in positions(2, 18, owner=0):
        step = state.agenda[-1] if state.agenda else None
        if type(step).__name__ != "PlaceCard" or state.city_count[state.actor()] == 0:
            continue
        seat = int(state.actor())
        before = drawn_for(state, seat)
        anchor = f"card-{TERRAIN[state.city_card[seat * 22]].id}"
        plot = survey(state, seat, 496).plot
        for action in [action for action in state.options(seat) if PLACE.has(action)][:6]:
            text = VERBS.text(action)
            svg = before.nodes[f"target-{text.replace(' ', '-')}"].svg
            assert f'data-ghost="{text}"' in svg
            x, y, _ = place_of(svg)
            dx, dy, scale = place_of(svg.partition('class="ghost"')[2])
            assert f"#cg-{TERRAIN[step.card].id}" in svg  # type: ignore[union-attr]
            fixed = place_of(before.nodes[anchor].svg)
            assert abs(scale * 62 - plot) < 0.05
            after = state.clone()
            after.agenda.pop().take(after, seat, action)
            drawn = scene(View(seat, after), TEXT)
            laid_at = place_of(drawn.nodes[f"card-{TERRAIN[step.card].id}"].svg)  # type: ignore[union-attr]
            moved = place_of(drawn.nodes[anchor].svg)
            new_plot = survey(after, seat, 496).plot
            for one, other, ghost, still in zip(laid_at, moved, (x + dx, y + dy), fixed, strict=False):
                assert abs((one - other) / new_plot - (ghost - still) / plot) < 0.02, text
            checked += 1
    assert checked > 60


def test_every_card_of_a_city_is_drawn_inside_its_field() -> None:
    widest = 0
    for state in positions(2, 12, owner=0):
        for seat in range(2):
            where = survey(state, seat, 496)
            widest = max(widest, where.cells)
            for _, cell, _ in cards_in_order(state, seat):
                x, y = where.place(cell)
                assert -0.1 <= min(x, y) <= max(x, y) <= 496 - 2 * where.plot + 0.1
        drawn = drawn_for(state, 0).nodes
        assert all(f"card-{TERRAIN[card].id}" in drawn for card, _, _ in cards_in_order(state, 0))
        assert all(f"city-1-{TERRAIN[card].id}" in drawn for card, _, _ in cards_in_order(state, 1))
    assert widest > 8


def test_all_places_for_a_card_lie_inside_the_field() -> None:
    for state in positions(3, 21, owner=1):
        if state.agenda and type(state.agenda[-1]).__name__ == "PlaceCard":
            seat = int(state.actor())
            where = survey(state, seat, 496)
            for action in state.options(seat):
                if PLACE.has(action):
                    x, y = where.place(int(PLACE.part(action)))
                    assert -0.1 <= min(x, y) <= max(x, y) <= 496 - 2 * where.plot + 0.1


def test_a_partly_covered_card_shows_no_appeal() -> None:
    found = 0
    for state in positions(1, 6):
        drawn = drawn_for(state, 0)
        for card, _, is_open in cards_in_order(state, 0):
            svg = drawn.nodes[f"card-{TERRAIN[card].id}"].svg
            assert (f">{TERRAIN[card].appeal}</text>" in svg) == is_open
            found += not is_open
    assert found > 5


@pytest.mark.parametrize("step", ["PlaceCard", "ChooseBid", "SellBeforeScoring"])
def test_where_nothing_may_be_done_somebody_can_ask_why(step: str) -> None:
    state = waiting(2, step, {"PlaceCard": 20, "ChooseBid": 7}.get(step, 1), owner=0)
    seat = int(state.actor())
    drawn = drawn_for(state, seat)
    asked = [part.attrib["data-why"] for part in parts(drawn) if "data-why" in part.attrib]
    assert asked
    for why in asked:
        assert state.reason(seat, VERBS.find(why)) is not None, why
    assert (
        not any("data-why" in part.attrib for part in parts(drawn_for(state, 1 - seat)))
        or step == "ChooseBid"
    )


def test_the_auctioneer_sells_on_the_card() -> None:
    state = waiting(2, "SellBeforeScoring", owner=0)
    drawn = drawn_for(state, 0)
    for action in state.options(0):
        if SELL.has(action):
            card = TERRAIN[SELL.part(action)].id
            assert (
                place_of(drawn.nodes[f"target-sell-{card}"].svg)[:2]
                == place_of(drawn.nodes[f"card-{card}"].svg)[:2]
            )


def test_kinds_of_buildings_pay_what_the_score_pad_says() -> None:
    for state in positions(2, 9):
        for seat in range(2):
            assert sum(pays(state, seat).values()) == sum(lines(state, seat, counts_of(state, seat)))
        if not state.is_over():
            shown = drawn_for(state, 0).nodes["points-pays"].svg
            assert f">{int(city_points(state, 0))}</text>" in shown


def test_at_the_end_the_winners_are_named_and_all_cities_open() -> None:
    *_, state = positions(3, 9)
    names = ["Ann", "Bob", "Cid", "Cyrus"]
    drawn = scene(CARD_GAME.view(state, 0), TEXT, names)
    best = [name for name, points in zip(names, state.score, strict=True) if points == max(state.score)]
    label = drawn.nodes["victory"].svg.partition('aria-label="')[2].partition('"')[0]
    assert all(name in label for name in best)
    listed = [int(points) for points in re.findall(r">(\d+)</text>", drawn.nodes["victory"].svg)]
    assert listed == sorted(map(int, state.score), reverse=True)
    opened = {part.attrib["data-open"] for part in parts(drawn) if "data-open" in part.attrib}
    assert (
        opened == {"city-1", "city-2", "city-3"} == {room.name for room in drawn.sections if room.is_drawer}
    )


def test_spectators_see_the_city_of_who_acts() -> None:
    state = waiting(3, "PlaceCard", 20)
    drawn = drawn_for(state, int(NOBODY))
    opened = {part.attrib["data-open"] for part in parts(drawn) if "data-open" in part.attrib}
    assert opened == {f"city-{player}" for player in range(4) if player != state.actor()}


def test_sections_hold_all_nodes_and_do_not_overlap() -> None:
    drawn = drawn_for(waiting(5, "PlaceCard", 30), 0)
    assert sum(len(drawn.of(room)) for room in drawn.sections) == len(drawn.nodes)
    rooms = [room for room in drawn.sections if not room.is_drawer]
    assert [room.name for room in rooms] == ["city", "offer", "hand", "points", "people"]
    for n, room in enumerate(rooms):
        assert room.x + room.box[2] <= drawn.box[2] <= 1040
        assert room.y + room.box[3] <= drawn.box[3] <= 730
        for other in rooms[:n]:
            beside = room.x >= other.x + other.box[2] or other.x >= room.x + room.box[2]
            assert beside or room.y >= other.y + other.box[3] or other.y >= room.y + room.box[3]


@pytest.mark.parametrize("others", [3, 4, 5])
@pytest.mark.parametrize("has_button", [False, True])
def test_the_people_always_fit(others: int, has_button: bool) -> None:
    for characters in range(19):
        layout = plan(characters, others, has_button)
        assert layout.panel >= 40
        assert layout.others + 32 + others * (layout.panel + 8) <= 738
        assert layout.rows * layout.columns >= characters


def test_the_facts_tell_about_everybody() -> None:
    state = waiting(2, "TakeCard", 9)
    told = facts(CARD_GAME.view(state, 0), TEXT, ["Ann", "Bob", "Cyrus", "Bessie"])
    assert len(told) == 4
    for (sentence, shown), name in zip(told, ("Ann", "Bob", "Cyrus", "Bessie"), strict=True):
        assert name in sentence
        assert 3 <= len(shown) <= 5


def test_the_gallery_shows_every_component() -> None:
    sheets = gallery(TEXT)
    for theme in THEMES:
        for sheet in sheets.values():
            ElementTree.fromstring(sheet.svg(theme))
    assert all(card.id in sheets["terrain"].nodes for card in TERRAIN)
    assert all(kind.id in sheets["elements"].nodes for kind in ELEMENTS)
    assert all(person.id in sheets["characters"].nodes for person in CHARACTERS)
    assert all(f"auction-{suit}" in sheets["auction"].nodes for suit in ("hat", "star", "cactus", "boot"))


@pytest.mark.parametrize("reading", [0, 1])
def test_each_card_shows_its_four_elements(reading: int) -> None:
    for number, card in enumerate(TERRAIN):
        kinds = card.other if reading and card.other else card.parcels
        svg = face(number, reading).svg
        assert svg.count('"#cg-grass-') == kinds.count("empty"), card.id
        for kind in set(kinds) - {"empty"}:
            assert svg.count(f'"#cg-{kind}"') == kinds.count(kind), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_exists_in_each_language_and_fits_its_room(language: str) -> None:
    text = Text(WORDS, language)
    names = ["Ann", "Bob", "Cyrus", "Bessie"]
    *_, end = positions(2, 17)
    for state in (*(waiting(2, step) for step in STEPS[:5]), waiting(2, "SellBeforeScoring", owner=0), end):
        for viewer in range(2):
            drawn = scene(CARD_GAME.view(state, viewer), text, names)
            cut = {key: part.svg for key, part in drawn.nodes.items() if "…" in part.svg}
            assert set(cut) == set(), [re.findall(r">([^<]*…)<", svg) for svg in cut.values()]
    for sheet in gallery(text).values():
        ElementTree.fromstring(sheet.svg())
        assert not {key: part.svg for key, part in sheet.nodes.items() if "…" in part.svg}


@pytest.mark.parametrize("back", [name for name in BACKS if name != "skull"])
def test_the_back_of_a_character_shows_the_order_of_ties_in_one_column_the_first_larger(back: str) -> None:
    """Rules: "Tiebreaker", p. 2."""
    drawn = str(character_back(BACKS.index(back)))
    places = [(float(x), float(y)) for x, y in re.findall(r"translate\(([\d.]+) ([\d.]+)\)", drawn)]
    radii = [float(r) for r in re.findall(r'<circle r="([\d.]+)" fill="var\(--outline\)"', drawn)]
    suits = re.findall(r"fill=\"var\(--seat-(\w+)\)", drawn)
    column = sorted(zip([y for _, y in places], suits, radii, strict=True))
    assert [suit for _, suit, _ in column] == back.split("-")  # from the top
    assert len({x for x, _ in places}) == 1
    assert column[0][2] > max(radius for _, _, radius in column[1:])
    edges = [(y - r, y + r) for y, _, r in column]
    assert all(upper[1] <= lower[0] + 0.1 for upper, lower in pairwise(edges))  # none covers another
    assert edges[0][0] > 0
    assert edges[-1][1] < BACK[1]
