"""The town: each building has its place from the first year to the last, with spaces, markers and what may be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, el, image, node, rect
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import BuyEffect, FireEffect
from boomtown.games.nevada_city.rules.effects import fee_of
from boomtown.games.nevada_city.rules.state import DAMAGE
from boomtown.games.nevada_city.rules.steps.turn import UseMarkers
from boomtown.games.nevada_city.rules.tables import REPLACES, SPACE_NAMES, SPACES
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
    goods_row,
    plot,
    stage_of,
    supplies,
    year_of,
)
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, flat, tell_once
from boomtown.games.nevada_city.ui.spaces import markers, owner_name, shape, space_sign
from boomtown.games.nevada_city.ui.tokens import draw_wanted
from boomtown.look.panel import caption, paper
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import ghost, legal_over, legal_round, why_field

LAYERS: Final = ("town", "town-why", "town-may")


def town(seen: NevadaCitySeen) -> Iterator[Node]:
    """All nodes of the town."""
    where = Layout(len(seen.shown))
    yield paper("town-paper", "town", WIDTH, where.high, "var(--plaza)")
    yield _heading(seen, where)
    whys: list[Markup] = []
    for number, building in enumerate(seen.shown):
        yield from _building(seen, building, where.place(number), where.wide)
        yield from _targets(seen, building, where.place(number), where.wide, whys)
    if whys:
        yield why_field("town-why", "town-why", *whys)


def _heading(seen: NevadaCitySeen, where: Layout) -> Node:
    state, text = seen.state, seen.text
    taken, plots = int(state.plots_taken), int(state.plots)
    trail = [rect(0.5, TOP + (row + 1) * (HIGH + GAP) - GAP, WIDTH - 1, GAP) for row in range(where.rows - 1)]
    street = el("g", *trail, fill="var(--trail)", opacity=0.4)
    title = caption(seen.say("nevada-city-scene-main-street"), EDGE + 4, 20, 300)
    full = caption(
        seen.say("nevada-city-scene-plots", taken=taken, plots=plots), WIDTH - EDGE - 4, 20, 400, "end"
    )
    label = text.say(
        "list-next",
        items=seen.say("nevada-city-scene-main-street"),
        next=seen.say("nevada-city-scene-plots", taken=taken, plots=plots),
    )
    return image("town-heading", "town", label, street, title, full)


def _tag(seen: NevadaCitySeen, building: int, stage: str) -> str:
    state = seen.state
    if stage == SITE:
        is_own = state.owner[building] == seen.seat
        return seen.say("nevada-city-scene-you-build" if is_own else "nevada-city-scene-in-work")
    if stage == OPEN:
        return seen.say("nevada-city-scene-to-claim")
    if stage == LATER:
        return str(year_of(building))
    if stage == GONE:
        by = next(n for n in seen.shown if REPLACES[n] == building)
        return tell_once(seen.text, "building", by)
    if state.shut[building] >= DAMAGE:
        return seen.say("nevada-city-scene-burnt")
    if state.shut[building]:
        return seen.say("nevada-city-scene-closed")
    return ""


def building_label(seen: NevadaCitySeen, building: int, tag: str) -> str:
    """For whoever cannot see it: name, owner, state and all that stands on the card."""
    text, owner = seen.text, int(seen.state.owner[building])
    name = seen.names[owner] if 0 <= owner < len(seen.names) else ""
    return seen.say(
        "nevada-city-scene-building",
        building=tell_once(text, "building", building),
        owner=owner_name(owner),
        name=name,
        tagged="yes" if tag else "no",
        tag=tag,
        rules=tell_once(text, "building-rules", building),
    )


def _building(seen: NevadaCitySeen, building: int, place: tuple[float, float], wide: float) -> Iterator[Node]:
    state = seen.state
    name, card = tell_once(seen.text, "building", building), CARDS.building[building]
    stage = stage_of(state, building)
    tag = _tag(seen, building, stage)
    owner = -1 if card.board else int(state.owner[building])
    ground = plot(building, wide, stage, owner, int(state.shut[building]), name, tag)
    label = building_label(seen, building, tag)
    yield image(f"plot-{card.id}", "town", label, ground, place=at(*place))
    if stage in (SITE, OPEN):
        row = goods_row(supplies(state, building), wide, stage == SITE)
        yield node(f"goods-{card.id}", "town", row, transform=at(*place), aria_hidden="true")
    if stage != STANDS:
        return
    if state.shut[building] >= DAMAGE:
        yield _repair(seen, building, place, wide)
    signs, there = [], []
    spaces = open_spaces(seen, building)
    for space, (x, y, beside) in space_places(spaces, wide).items():
        counts = marker_counts(seen, space)
        signs.append(space_sign(space, x, y, _fee(seen, space), beside, any(counts)))
        if any(counts):
            there.append(markers(counts, x, y))
    if signs:
        yield node(f"spaces-{card.id}", "town", *signs, transform=at(*place), aria_hidden="true")
    if there:
        label = _markers_label(seen, building)
        yield image(f"markers-{card.id}", "town", label, *there, place=at(*place))


def _repair(seen: NevadaCitySeen, building: int, place: tuple[float, float], wide: float) -> Node:
    """What it takes to repair a burnt building."""
    event = CARDS.event[int(seen.state.shut[building] // DAMAGE) - 1]
    goods = next((flat(dict(one.repair)) for one in event.effects if isinstance(one, FireEffect)), ())
    row = draw_wanted(goods, wide - 50, 50, 46, 7.5)
    return node(
        f"repair-goods-{CARDS.building[building].id}", "town", row, transform=at(*place), aria_hidden="true"
    )


def _markers_label(seen: NevadaCitySeen, building: int) -> str:
    counts = [0] * len(seen.seats)
    for space in open_spaces(seen, building):
        for seat, count in enumerate(marker_counts(seen, space)):
            counts[seat] += count
    there = [
        seen.say("nevada-city-scene-markers-of", name=seen.names[seat], count=count)
        for seat, count in enumerate(counts)
        if count
    ]
    return seen.say(
        "nevada-city-scene-markers-at",
        building=tell_once(seen.text, "building", building),
        markers=seen.text.all_of(there),
    )


def _fee(seen: NevadaCitySeen, space: int) -> str:
    state = seen.state
    for effect in SPACES[space][1].effects:
        if isinstance(effect, BuyEffect):
            return f"${max(0, effect.each + int(state.price_mod[space]))}"
    fee = int(fee_of(state, seen.subject, space))
    return f"${fee}" if fee else seen.say("nevada-city-scene-free")


def _targets(
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
