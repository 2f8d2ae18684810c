"""The town: each building has its place from the first year to the last, with spaces, markers and what may be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from boomtown.core.svg import Markup, Node, Style, at, el, image, node, rect
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import BuyEffect, FireEffect
from boomtown.games.nevada_city.rules.effects import fee_of
from boomtown.games.nevada_city.rules.state import DAMAGE
from boomtown.games.nevada_city.rules.steps.turn import UseMarkers
from boomtown.games.nevada_city.rules.tables import REPLACES, SPACE_NAMES, SPACES, TRADE_COUNT
from boomtown.games.nevada_city.rules.verbs import BUILD, CLAIM, COPY, REPAIR, USE, VERBS
from boomtown.games.nevada_city.ui.panels.street import (
    EDGE,
    GAP,
    TOP,
    WIDTH,
    Layout,
    marker_counts,
    open_spaces,
    space_places,
)
from boomtown.games.nevada_city.ui.plots import (
    GONE,
    HIGH,
    LATER,
    OPEN,
    SITE,
    STANDS,
    count_supplies,
    goods_row,
    plot,
    stage_of,
    supplies,
    year_of,
)
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, flat, tell_once
from boomtown.games.nevada_city.ui.spaces import markers, owner_name, shape, space_sign
from boomtown.games.nevada_city.ui.tokens import draw_wanted
from boomtown.look.kept import keep
from boomtown.look.panel import caption, paper
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import ghost, legal_over, legal_round, why_field

LAYERS: Final = ("town", "town-why", "town-may")


class ShownSpace(NamedTuple):
    """What there is to see of a space."""

    space: int
    counts: tuple[int, ...]  # (seat) -> markers
    fee: int  # for a good where goods are bought


class ShownBuilding(NamedTuple):
    """What there is to see of a building."""

    building: int
    where: tuple[float, float]
    wide: float
    stage: str
    owner: int
    owned_by: str  # how the owner is called
    is_own: bool
    shut: int
    replaced_by: int
    supplied: tuple[int, ...]
    spots: tuple[ShownSpace, ...]


def town(seen: NevadaCitySeen) -> Iterator[Node]:
    """All nodes of the town."""
    where = Layout(len(seen.shown))
    yield paper("town-paper", "town", WIDTH, where.high, "var(--plaza)")
    yield _heading(seen.text, len(seen.shown), int(seen.state.plots_taken), int(seen.state.plots))
    names = tuple(seen.names)
    for number, building in enumerate(seen.shown):
        place = _place(seen, building, where.place(number), where.wide)
        yield from _building(seen.text, place, names if place.spots else ())
    if seen.options:
        yield from _targets(seen, where)


def _place(seen: NevadaCitySeen, building: int, where: tuple[float, float], wide: float) -> ShownBuilding:
    state = seen.state
    stage = stage_of(state, building)
    owner = int(state.owner[building])
    replaced_by = -1
    if stage == GONE:
        replaced_by = next(n for n in seen.shown if REPLACES[n] == building)
    spots: tuple[ShownSpace, ...] = ()
    if stage == STANDS:
        spaces = open_spaces(seen, building)
        spots = tuple([ShownSpace(space, marker_counts(seen, space), _fee(seen, space)) for space in spaces])
    return ShownBuilding(
        building,
        where,
        wide,
        stage,
        owner,
        seen.names[owner] if 0 <= owner < len(seen.names) else "",
        stage == SITE and owner == seen.seat,
        int(state.shut[building]),
        replaced_by,
        count_supplies(state, building) if stage == SITE else (),
        spots,
    )


@keep(256)
def _heading(text: Text, buildings: int, taken: int, plots: int) -> Node:
    rows = Layout(buildings).rows
    trail = [rect(0.5, TOP + (row + 1) * (HIGH + GAP) - GAP, WIDTH - 1, GAP) for row in range(rows - 1)]
    street = el("g", *trail, fill="var(--trail)", opacity=0.4)
    name = text.say("nevada-city-scene-main-street")
    said = text.say("nevada-city-scene-plots", taken=taken, plots=plots)
    title = caption(name, EDGE + 4, 20, 300)
    full = caption(said, WIDTH - EDGE - 4, 20, 400, "end")
    label = text.say("list-next", items=name, next=said)
    return image("town-heading", "town", label, street, title, full)


def _tag(text: Text, place: ShownBuilding) -> str:
    if place.stage == SITE:
        return text.say("nevada-city-scene-you-build" if place.is_own else "nevada-city-scene-in-work")
    if place.stage == OPEN:
        return text.say("nevada-city-scene-to-claim")
    if place.stage == LATER:
        return str(year_of(place.building))
    if place.stage == GONE:
        return tell_once(text, "building", place.replaced_by)
    if place.shut >= DAMAGE:
        return text.say("nevada-city-scene-burnt")
    if place.shut:
        return text.say("nevada-city-scene-closed")
    return ""


def _label(text: Text, place: ShownBuilding, tag: str) -> str:
    """For whoever cannot see it: name, owner, state and all that stands on the card."""
    return text.say(
        "nevada-city-scene-building",
        building=tell_once(text, "building", place.building),
        owner=owner_name(place.owner),
        name=place.owned_by,
        tagged="yes" if tag else "no",
        tag=tag,
        rules=tell_once(text, "building-rules", place.building),
    )


@keep(8192)
def _building(text: Text, place: ShownBuilding, names: tuple[str, ...]) -> tuple[Node, ...]:
    building, where, wide, stage = place.building, at(*place.where), place.wide, place.stage
    name, card = tell_once(text, "building", building), CARDS.building[building]
    tag = _tag(text, place)
    owner = -1 if card.board else place.owner
    ground = plot(building, wide, stage, owner, place.shut, name, tag)
    parts = [image(f"plot-{card.id}", "town", _label(text, place, tag), ground, place=where)]
    if stage in (SITE, OPEN):
        there = place.supplied or (0,) * int(TRADE_COUNT)
        row = goods_row(supplies(building, there), wide, stage == SITE)
        parts.append(node(f"goods-{card.id}", "town", row, transform=where, aria_hidden="true"))
    if stage != STANDS:
        return tuple(parts)
    if place.shut >= DAMAGE:
        parts.append(_repair(place))
    signs, there_are = [], []
    places = space_places(tuple(spot.space for spot in place.spots), wide)
    for space, counts, fee in place.spots:
        x, y, beside = places[space]
        said = f"${fee}" if fee or space in PRICES else text.say("nevada-city-scene-free")
        signs.append(space_sign(space, x, y, said, beside, any(counts)))
        if any(counts):
            there_are.append(markers(counts, x, y))
    if signs:
        parts.append(node(f"spaces-{card.id}", "town", *signs, transform=where, aria_hidden="true"))
    if there_are:
        label = _markers_label(text, place, names)
        parts.append(image(f"markers-{card.id}", "town", label, *there_are, place=where))
    return tuple(parts)


def _repair(place: ShownBuilding) -> Node:
    """What it takes to repair a burnt building."""
    event = CARDS.event[int(place.shut // DAMAGE) - 1]
    goods = next((flat(dict(one.repair)) for one in event.effects if isinstance(one, FireEffect)), ())
    row = draw_wanted(goods, place.wide - 50, 50, 46, 7.5)
    name = CARDS.building[place.building].id
    return node(f"repair-goods-{name}", "town", row, transform=at(*place.where), aria_hidden="true")


def _markers_label(text: Text, place: ShownBuilding, names: tuple[str, ...]) -> str:
    counts = [sum(there) for there in zip(*(spot.counts for spot in place.spots), strict=True)]
    there = [
        text.say("nevada-city-scene-markers-of", name=names[seat], count=count)
        for seat, count in enumerate(counts)
        if count
    ]
    return text.say(
        "nevada-city-scene-markers-at",
        building=tell_once(text, "building", place.building),
        markers=text.all_of(there),
    )


def _price_of_one(space: int) -> int | None:
    """What a good costs where goods are bought; what events add to it is not in it."""
    return next((one.each for one in SPACES[space][1].effects if isinstance(one, BuyEffect)), None)


PRICES: Final = {space: price for space in range(len(SPACES)) if (price := _price_of_one(space)) is not None}


def _fee(seen: NevadaCitySeen, space: int) -> int:
    price = PRICES.get(space)
    if price is not None:
        return max(0, price + int(seen.state.price_mod[space]))
    return int(fee_of(seen.state, seen.subject, space))


def _targets(seen: NevadaCitySeen, where: Layout) -> Iterator[Node]:
    """What may be done in town."""
    whys: list[Markup] = []
    for number, building in enumerate(seen.shown):
        yield from _targets_at(seen, building, where.place(number), where.wide, whys)
    if whys:
        yield why_field("town-why", "town-why", *whys)


def _targets_at(
    seen: NevadaCitySeen, building: int, place: tuple[float, float], wide: float, whys: list[Markup]
) -> Iterator[Node]:
    """What may be done at a building; and of spaces that may not be used, that one can ask why."""
    name = CARDS.building[building].id
    for verb in (CLAIM, BUILD, REPAIR):
        offer = seen.offer(int(verb.of(building)))
        if offer is not None:
            field = legal_over(0, 0, wide, HIGH)
            yield node(f"{verb.word}-{name}", "town-may", field, transform=at(*place), **offer)
    asks = isinstance(seen.step, UseMarkers) and seen.actor == seen.seat
    x0, y0 = place
    stage = stage_of(seen.state, building)
    if (
        stage == GONE and asks
    ):  # its spaces are not drawn any more: the whole building says what took its place
        why = VERBS.text(USE.of(open_spaces(seen, building)[0]))
        room: Style = {"x": x0, "y": y0, "width": wide, "height": HIGH}
        whys.append(el("rect", **room, data_why=why))
    if stage != STANDS:
        return
    for space, (x, y, _) in space_places(open_spaces(seen, building), wide).items():
        offered = False
        for verb in (USE, COPY):
            offer = seen.offer(int(verb.of(space)))
            if offer is None:
                continue
            offered = True
            piece = ghost(str(offer["data_action"]), disc(SEATS[seen.subject], x, y, 12.5))
            field = legal_round(x, y, 14)
            yield node(
                f"{verb.word}-{SPACE_NAMES[space]}", "town-may", field, piece, transform=at(*place), **offer
            )
        if asks and not offered:
            why = VERBS.text(USE.of(space))
            whys.append(shape(space, x0 + x, y0 + y, data_why=why))
