"""Every component drawn: buildings, contracts, people, events, goals, goods and marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Node, Scene, at, el, image, node
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import RESOURCES, SKILLS
from boomtown.games.nevada_city.rules.state import DAMAGE
from boomtown.games.nevada_city.rules.tables import (
    BUILDINGS,
    FIRST_SPACE,
    FIRST_WORKER,
    SPACE_COUNT,
    SPACE_FEE,
)
from boomtown.games.nevada_city.ui.panels.choices import FAMILY_CARD, family_card
from boomtown.games.nevada_city.ui.panels.contracts import contract_card
from boomtown.games.nevada_city.ui.panels.goals import SIGN as GOAL_SIGN
from boomtown.games.nevada_city.ui.panels.market import worker_row
from boomtown.games.nevada_city.ui.panels.people import person_card
from boomtown.games.nevada_city.ui.panels.street import space_places
from boomtown.games.nevada_city.ui.panels.year import event_back, event_card
from boomtown.games.nevada_city.ui.plots import HIGH as PLOT_HIGH
from boomtown.games.nevada_city.ui.plots import LATER, OPEN, SITE, STANDS, goods_row, plot
from boomtown.games.nevada_city.ui.seen import flat, tell_once
from boomtown.games.nevada_city.ui.spaces import markers, space_sign
from boomtown.games.nevada_city.ui.text.cards import curly
from boomtown.games.nevada_city.ui.tokens import GOOD, PROPERTY, cube, good, skills, tile
from boomtown.look.icons import icon
from boomtown.look.panel import Size, gallery_sheet
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import legal_over, legal_round

WIDE: Final = 128.0
COLUMNS: Final = 8
MORE: Final = (
    "two-coins",
    "wooden-crate",
    "person",
    "capitol",
    "tied-scroll",
    "banknote",
)


def gallery(text: Text) -> dict[str, Scene]:
    """The sheets by name."""
    town = (COLUMNS * (WIDE + 8), 4 * (PLOT_HIGH + 8))
    sheets: dict[str, tuple[str, Size, Iterator[Node]]] = {
        "buildings": ("nevada-city-scene-gallery-buildings", town, _buildings(text)),
        "sites": ("nevada-city-scene-gallery-sites", town, _sites(text)),
        "contracts": ("nevada-city-scene-gallery-contracts", (4 * 272, 10 * 52), _contracts(text)),
        "people": ("nevada-city-scene-gallery-people", (7 * 130, 1120), _people(text)),
        "events": ("nevada-city-scene-gallery-events", (10 * 78, 4 * 84), _events(text)),
        "pieces": ("nevada-city-scene-gallery-pieces", (700, 300), _pieces()),
    }
    return {
        name: gallery_sheet(text.say(title), size, nodes) for name, (title, size, nodes) in sheets.items()
    }


def _buildings(text: Text) -> Iterator[Node]:
    for number in range(int(BUILDINGS)):
        name = tell_once(text, "building", number)
        first = int(FIRST_SPACE[number])
        spaces = tuple(range(first, first + int(SPACE_COUNT[number])))
        signs = [
            space_sign(space, x, y, f"${int(SPACE_FEE[space])}", beside)
            for space, (x, y, beside) in space_places(spaces, WIDE).items()
        ]
        owner, shut = number % 7 - 2, (0, 0, 0, 1, int(DAMAGE))[number % 5]
        ground = plot(number, WIDE, STANDS, min(4, owner), shut, name, "")
        place = at(number % COLUMNS * (WIDE + 8), number // COLUMNS * (PLOT_HIGH + 8))
        key = CARDS.building[number].id
        label = tell_once(text, "building-rules", number)
        yield image(key, "sheet", f"{name}. {label}", ground, *signs, place=place)


def _sites(text: Text) -> Iterator[Node]:
    for number in range(int(BUILDINGS)):
        name = tell_once(text, "building", number)
        items = flat(dict(CARDS.building[number].cost))
        stage = (SITE, OPEN, SITE, LATER)[number % 4]
        ground = plot(number, WIDE, stage, number % 4 if stage == SITE else -1, 0, name, "1856")
        goods = goods_row(tuple((kind, n % 2 == 0 and stage == SITE) for n, kind in enumerate(items)), WIDE)
        place = at(number % COLUMNS * (WIDE + 8), number // COLUMNS * (PLOT_HIGH + 8))
        key = CARDS.building[number].id
        row = [] if stage == LATER else [goods]
        yield image(key, "sheet", name, ground, *row, place=place)


def _contracts(text: Text) -> Iterator[Node]:
    for number, card in enumerate(CARDS.contract):
        name = tell_once(text, "contract", number)
        place = at(number % 4 * 272, number // 4 * 52)
        picture = contract_card(number, name, 264)
        label = tell_once(text, "contract-rules", number)
        yield image(card.id, "sheet", f"{name}. {label}", picture, place=place)


def _people(text: Text) -> Iterator[Node]:
    for number, card in enumerate(CARDS.person[: int(FIRST_WORKER)]):
        icons = tuple(name for name in SKILLS for _ in range(card.skills.get(name, 0)))
        role = text.say("nevada-city-scene-role", role=card.role)
        size = (122.0, 118.0) if number % 5 else (122.0, 56.0)
        picture = person_card(number, number % 4, size, number % 3, icons, role, number == 1, number == 2)
        place = at(number % 7 * 130, number // 7 * 126)
        yield image(card.id, "sheet", curly(card.name), picture, place=place)
    for number, card in enumerate(CARDS.person[int(FIRST_WORKER) :]):
        person = number + int(FIRST_WORKER)
        picture = worker_row(
            person, curly(card.name), tell_once(text, "trade", person), 292, 42 if number % 4 else 26
        )
        place = at(number % 3 * 302, 510 + number // 3 * 48)
        yield image(card.id, "sheet", tell_once(text, "worker-rules", person), picture, place=place)
    for number, family in enumerate(CARDS.family):
        place = at(number % 3 * (FAMILY_CARD[0] + 8), 1120 - 208 + number // 3 * (FAMILY_CARD[1] + 8))
        yield image(family.id, "sheet", tell_once(text, "family", number), family_card(number), place=place)


def _events(text: Text) -> Iterator[Node]:
    for number, card in enumerate(CARDS.event):
        name = tell_once(text, "event", number)
        picture = event_card(number, name, 66.0, number == 0, str(number % 7) if number % 3 == 0 else "")
        place = at(number % 10 * 78, number // 10 * 84)
        yield image(card.id, "sheet", name, picture, place=place)
    yield node("back", "sheet", event_back("3", 58.0), transform=at(0, 3 * 84))


def _pieces() -> Iterator[Node]:
    goods = [good(kind, 20 + 40 * n, 20, 15) for n, kind in enumerate(GOOD)]
    yield node("goods", "sheet", *goods)
    cubes = [cube(kind, 400 + 40 * n, 24) for n, kind in enumerate(RESOURCES)]
    yield node("cubes", "sheet", *cubes)
    yield node("skills", "sheet", skills(SKILLS, 16, 70, 40, 14))
    tiles = [el("g", tile(kind, 44, 55), transform=at(280 + 54 * n, 48)) for n, kind in enumerate(PROPERTY)]
    yield node("tiles", "sheet", *tiles)
    yield node(
        "goals",
        "sheet",
        *(icon(sign, 20 + 40 * n, 130, 28, "var(--ink)") for n, sign in enumerate(GOAL_SIGN.values())),
    )
    yield node(
        "icons", "sheet", *(icon(sign, 20 + 40 * n, 180, 28, "var(--ink)") for n, sign in enumerate(MORE))
    )
    yield node("seats", "sheet", *(disc(seat, 20 + 40 * n, 230, 14) for n, seat in enumerate(SEATS[:4])))
    crowd = markers((1, 0, 0, 0), 300, 230) + markers((2, 1, 0, 3), 340, 230) + legal_round(300, 230, 15)
    yield node("markers", "sheet", crowd)
    yield node("legal", "sheet", legal_over(400, 210, 60, 40))
