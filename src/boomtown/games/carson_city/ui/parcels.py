"""What the viewer may choose on a parcel: claim it, buy it, build there, let the river flow, fight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, el, path
from boomtown.games.carson_city.components import PARCELS
from boomtown.games.carson_city.rules.scoring import building_income, parcel_price
from boomtown.games.carson_city.rules.state import NO_SEAT
from boomtown.games.carson_city.rules.steps.building import BuildBuilding
from boomtown.games.carson_city.rules.tables import EARNS, FREE, PARCEL_COUNT
from boomtown.games.carson_city.rules.verbs import BUILD, CLAIM, DOUBLE, DUEL, HOUSE, KINDS, PURCHASE, RIVER
from boomtown.games.carson_city.ui.panels.board import PARCEL, corner
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen, action_text
from boomtown.games.carson_city.ui.panels.town import plot, thing
from boomtown.games.carson_city.ui.previews import house_gain
from boomtown.games.carson_city.ui.shapes import badge, coin
from boomtown.games.carson_city.ui.text.arguments import house_room
from boomtown.games.carson_city.ui.ways import water
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import pill
from boomtown.look.targets import ghost, legal, target

PLUS: Final = "M0-9v18M-9 0h18"


def draw_price(left: float, top: float, price: str, is_bare: bool, is_taken: bool) -> Markup:
    """A parcel to buy: its price in the middle, or out of the way of what is there."""
    mark = legal(left + 6, top + 6, PARCEL - 12, PARCEL - 12, 7, 0.2 if is_bare and not is_taken else 0.12)
    if is_taken:
        return mark + pill(left + 16, top + 13, price, 13, "var(--raised)")
    if is_bare:
        return mark + words(price, left + PARCEL / 2, top + PARCEL / 2 + 6, 17, "slab", anchor="middle")
    return mark + pill(left + PARCEL / 2, top + PARCEL - 12, price, 14, "var(--raised)")


def parcel_target(seen: CarsonCitySeen, action: int) -> Iterator[Node]:
    """Options on a parcel that place no cowboy."""
    state = seen.state
    label, text = seen.action(action), action_text(action)
    if CLAIM.has(action) or PURCHASE.has(action):
        is_claim = CLAIM.has(action)
        parcel = int((CLAIM if is_claim else PURCHASE).part(action))
        price = int(parcel_price(state, parcel))
        if is_claim:  # a purchase tells its price itself
            effect = seen.say("carson-city-scene-effect-worth", dollars=price)
            label = seen.say("carson-city-scene-with-effect", action=label, effect=effect)
        is_bare = bool(state.content[parcel] == FREE)
        shown = seen.say("carson-city-scene-dollars", dollars=price)
        yield _claim(parcel, seen.seat, shown, is_bare, not is_claim, text, label)
    elif BUILD.has(action) and isinstance(seen.step, BuildBuilding):
        parcel, kind = int(BUILD.part(action)), int(seen.step.kind)
        income = int(building_income(state, parcel, kind, seen.seat)) if EARNS[kind] else 0
        label = seen.say(
            "carson-city-scene-with-effect",
            action=label,
            effect=seen.say("carson-city-scene-effect-income", dollars=income),
        )
        has_room = house_room(seen.text, state, parcel) == "yes"
        yield _build(parcel, KINDS[kind], income, has_room, text, label)
    elif HOUSE.has(action):
        parcel = int(HOUSE.part(action))
        gain = house_gain(seen, parcel)
        effect = seen.say("carson-city-scene-effect-gain", dollars=gain)
        owner = int(state.owner[parcel])
        if owner not in (NO_SEAT, seen.seat):
            effect = seen.say("carson-city-scene-effect-ask", name=seen.names[owner])
        shown = seen.say("carson-city-scene-gain", dollars=gain) if gain > 0 else ""
        yield _house(
            parcel, shown, text, seen.say("carson-city-scene-with-effect", action=label, effect=effect)
        )
    elif RIVER.has(action):
        yield _river(int(RIVER.part(action)), text, label)
    elif DUEL.has(action):
        yield _duel(int(DUEL.part(action)), text, label)


def _plus(x: float = PARCEL / 2, y: float = PARCEL / 2) -> Markup:
    line: Style = {"stroke": "var(--may)", "stroke_width": 3.2, "stroke_linecap": "round"}
    ground = circle(x, y, 14, fill="var(--surface)", fill_opacity=0.7)
    return ground + path(PLUS, transform=at(x, y), **line)


def _no_house() -> Markup:
    """A house struck out."""
    middle = PARCEL / 2
    house = el("g", thing("house"), transform=f"translate({middle * 0.5} {middle * 0.5}) scale(0.5)")
    line: Style = {"stroke": "var(--may)", "stroke_width": 3.2, "stroke_linecap": "round"}
    return house + path("M-13 13L13-13", transform=at(middle, middle), **line)


@keep(2048)
def _claim(
    parcel: int, seat: int, price: str, is_bare: bool, is_taken: bool, action: str, label: str
) -> Node:
    """A parcel to make one's own, with its price; a cowboy stands where it is bought."""
    mark = draw_price(0, 0, price, is_bare, is_taken)
    mine = ghost(action, plot(seat), badge(seat, 11.5, PARCEL - 11.5))
    place = at(*corner(parcel))
    return target(f"target-{PARCELS[parcel]}", "town-targets", label, action, mark, mine, place=place)


@keep(2048)
def _build(parcel: int, kind: str, income: int, has_room: bool, action: str, label: str) -> Node:
    """An own parcel for a building: what it would earn there is seen at once, and that its house finds no place."""
    mark = legal(7, 7, PARCEL - 14, PARCEL - 14, 7, 0.2) + (_plus() if has_room else _no_house())
    money = coin(PARCEL - 10.5, 11, income) if income else Markup()
    drawn = ghost(action, thing(kind), money)
    place = at(*corner(parcel))
    return target(f"target-{PARCELS[parcel]}", "town-targets", label, action, mark, money, drawn, place=place)


@keep(2048)
def _house(parcel: int, gain: str, action: str, label: str) -> Node:
    mark = legal(6, 6, PARCEL - 12, PARCEL - 12, 7, 0.2)
    sign = words(gain, PARCEL / 2, PARCEL / 2 + 6, 16, "slab", anchor="middle") if gain else _plus()
    more = pill(PARCEL / 2, 13, gain, 13) if gain else Markup()
    place = at(*corner(parcel))
    drawn = ghost(action, thing("house"), more)
    return target(f"target-{PARCELS[parcel]}", "town-targets", label, action, mark, sign, drawn, place=place)


@keep(512)
def _river(parcel: int, action: str, label: str) -> Node:
    mark = legal(6, 6, PARCEL - 12, PARCEL - 12, 7, 0.2) + _plus()
    drawn = ghost(action, water(()))
    place = at(*corner(parcel))
    return target(f"target-{PARCELS[parcel]}", "town-targets", label, action, mark, drawn, place=place)


@keep(512)
def _duel(parcel: int, action: str, label: str) -> Node:
    """A duel to be fought next."""
    mark = legal(2.5, 2.5, PARCEL - 5, PARCEL - 5, 7, 0.12)
    ring = circle(30, 12, 13, fill="var(--keyline)", stroke="var(--may)", stroke_width=2)
    sign = ring + icon("duel", 30, 12, 18, "var(--may)")
    drawn = ghost(action, sign)
    place = at(*corner(parcel))
    return target(f"target-{PARCELS[parcel]}", "town-targets", label, action, mark, sign, drawn, place=place)


def doubles(seen: CarsonCitySeen, action: int) -> Iterator[Node]:
    """Every own building of a kind whose income may be doubled."""
    kind = int(DOUBLE.part(action))
    for parcel in range(int(PARCEL_COUNT)):
        if seen.state.owner[parcel] == seen.seat and seen.state.kind_on(parcel) == kind:
            yield _double(parcel, action_text(action), seen.action(action))


@keep(512)
def _double(parcel: int, action: str, label: str) -> Node:
    mark = legal(2.5, 2.5, PARCEL - 5, PARCEL - 5, 7, 0.12)
    sign = pill(PARCEL / 2, PARCEL - 12, "×2", 14, "var(--raised)")
    place = at(*corner(parcel))
    return target(f"target-{PARCELS[parcel]}", "town-targets", label, action, mark, sign, place=place)
