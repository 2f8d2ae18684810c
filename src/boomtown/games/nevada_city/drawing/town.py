"""The town: each building has its place from the first year to the last, with spaces, markers and what may be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from boomtown.core.svg import Markup, Node, el, node, together
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.drawing.marks import at, caption, legal, legal_round, paper
from boomtown.games.nevada_city.drawing.plots import (
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
from boomtown.games.nevada_city.drawing.seen import Seen, flat, told
from boomtown.games.nevada_city.drawing.spaces import markers, owner_name, shape, space_sign
from boomtown.games.nevada_city.drawing.tokens import wanted
from boomtown.games.nevada_city.effects import fee_of
from boomtown.games.nevada_city.state import DAMAGE
from boomtown.games.nevada_city.steps.turn import UseMarkers
from boomtown.games.nevada_city.tables import (
    FIRST_SPACE,
    IS_BROWN,
    IS_POKER,
    REPLACES,
    SPACE_COUNT,
    SPACE_NAMES,
    SPACES,
)
from boomtown.games.nevada_city.verbs import BUILD, CLAIM, COPY, REPAIR, USE, VERBS
from boomtown.games.nevada_city.vocabulary import Buy, Fire, Loan
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS

LAYERS: Final = ("town", "town-why", "town-may")
WIDTH: Final = 836
TOP: Final = 30  # where the first row begins
GAP: Final = 6
EDGE: Final = 8
IN_ROW: Final = 4  # spaces below a front; more stand beside it


@dataclass(frozen=True)
class Layout:
    """How the places lie: as many columns as the number of buildings needs."""

    count: int

    @property
    def columns(self) -> int:
        """Seven, or six where there are few buildings."""
        return 6 if self.count <= 24 else 7

    @property
    def rows(self) -> int:
        """As many as needed."""
        return -(-self.count // self.columns)

    @property
    def wide(self) -> float:
        """The width of a place."""
        return (WIDTH - 2 * EDGE - (self.columns - 1) * GAP) / self.columns

    @property
    def high(self) -> float:
        """The height of the town."""
        return TOP + self.rows * (HIGH + GAP) - GAP + EDGE

    def place(self, number: int) -> tuple[float, float]:
        """The upper left corner of a place."""
        row, column = divmod(number, self.columns)
        return EDGE + column * (self.wide + GAP), TOP + row * (HIGH + GAP)


def open_spaces(seen: Seen, building: int) -> list[int]:
    """The spaces of a building that are in use in this game."""
    state = seen.state
    first = int(FIRST_SPACE[building])
    every = range(first, first + int(SPACE_COUNT[building]))
    return [
        n
        for n in every
        if not (IS_BROWN[n] and len(seen.seats) < 4) and not (IS_POKER[n] and not state.has_poker)
    ]


def space_places(spaces: list[int], wide: float) -> dict[int, tuple[float, float, bool]]:
    """Where the spaces of a building lie on its place, and whether the fee stands beside them."""
    below = spaces[:IN_ROW]
    step = min(36.0, (wide - 4) / max(1, len(below)))
    left = wide / 2 - step * (len(below) - 1) / 2
    places = {space: (left + n * step, HIGH - 29.0, False) for n, space in enumerate(below)}
    places |= {space: (wide - 16.0 - 34 * n, HIGH - 57.0, True) for n, space in enumerate(spaces[IN_ROW:])}
    return places


def town(seen: Seen) -> Iterator[Node]:
    """All nodes of the town."""
    where = Layout(len(seen.shown))
    yield paper("town-paper", "town", WIDTH, where.high, "var(--plaza)")
    yield _heading(seen, where)
    whys: list[Markup] = []
    for number, building in enumerate(seen.shown):
        yield from _building(seen, building, where.place(number), where.wide)
        yield from _targets(seen, building, where.place(number), where.wide, whys)
    if whys:
        yield node("town-why", "town-why", together(whys), aria_hidden="true")


def _heading(seen: Seen, where: Layout) -> Node:
    state, text = seen.state, seen.text
    taken, plots = int(state.plots_taken), int(state.plots)
    trail = [
        el("rect", x=0.5, y=TOP + (row + 1) * (HIGH + GAP) - GAP, width=WIDTH - 1, height=GAP)
        for row in range(where.rows - 1)
    ]
    street = el("g", *trail, fill="var(--trail)", opacity=0.4)
    title = caption(seen.say("main-street"), EDGE + 4, 20, 300)
    full = caption(seen.say("plots", taken=taken, plots=plots), WIDTH - EDGE - 4, 20, 400, "end")
    label = text.say(
        "list-next", items=seen.say("main-street"), next=seen.say("plots", taken=taken, plots=plots)
    )
    return node("town-heading", "town", street, title, full, role="img", aria_label=label)


def _tag(seen: Seen, building: int, stage: str) -> str:
    state = seen.state
    if stage == SITE:
        is_own = state.owner[building] == seen.seat
        return seen.say("you-build" if is_own else "in-work")
    if stage == OPEN:
        return seen.say("to-claim")
    if stage == LATER:
        return str(year_of(building))
    if stage == GONE:
        by = next(n for n in seen.shown if REPLACES[n] == building)
        return told(seen.text, "building", by)
    if state.shut[building] >= DAMAGE:
        return seen.say("burnt")
    if state.shut[building]:
        return seen.say("closed")
    return ""


def building_label(seen: Seen, building: int, tag: str) -> str:
    """For whoever cannot see it: name, owner, state and all that stands on the card."""
    text, owner = seen.text, int(seen.state.owner[building])
    name = seen.names[owner] if 0 <= owner < len(seen.names) else ""
    return seen.say(
        "building",
        building=told(text, "building", building),
        owner=owner_name(owner),
        name=name,
        tagged="yes" if tag else "no",
        tag=tag,
        rules=told(text, "building-rules", building),
    )


def _building(seen: Seen, building: int, place: tuple[float, float], wide: float) -> Iterator[Node]:
    state = seen.state
    name, card = told(seen.text, "building", building), CARDS.building[building]
    stage = stage_of(state, building)
    tag = _tag(seen, building, stage)
    owner = -1 if card.board else int(state.owner[building])
    ground = plot(building, wide, stage, owner, int(state.shut[building]), name, tag)
    label = building_label(seen, building, tag)
    yield node(f"plot-{card.id}", "town", ground, transform=at(*place), role="img", aria_label=label)
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
        yield node(f"markers-{card.id}", "town", *there, transform=at(*place), role="img", aria_label=label)


def _repair(seen: Seen, building: int, place: tuple[float, float], wide: float) -> Node:
    """What it takes to repair a burnt building."""
    event = CARDS.event[int(seen.state.shut[building] // DAMAGE) - 1]
    goods = next((flat(dict(one.repair)) for one in event.effects if isinstance(one, Fire)), ())
    row = wanted(goods, wide - 50, 50, 46, 7.5)
    return node(
        f"repair-goods-{CARDS.building[building].id}", "town", row, transform=at(*place), aria_hidden="true"
    )


def marker_counts(seen: Seen, space: int) -> tuple[int, ...]:
    """(seat) -> markers on a space; loans lie at the Bank."""
    state = seen.state
    if any(isinstance(one, Loan) for one in SPACES[space][1].effects):
        return tuple(int(state.loans[seat]) for seat in seen.seats)
    return tuple(int(state.markers[space]) // 64**seat % 64 for seat in seen.seats)


def _markers_label(seen: Seen, building: int) -> str:
    counts = [0] * len(seen.seats)
    for space in open_spaces(seen, building):
        for seat, count in enumerate(marker_counts(seen, space)):
            counts[seat] += count
    there = [
        seen.say("markers-of", name=seen.names[seat], count=count)
        for seat, count in enumerate(counts)
        if count
    ]
    return seen.say(
        "markers-at", building=told(seen.text, "building", building), markers=seen.text.all_of(there)
    )


def _fee(seen: Seen, space: int) -> str:
    state = seen.state
    for effect in SPACES[space][1].effects:
        if isinstance(effect, Buy):
            return f"${max(0, effect.each + int(state.price_mod[space]))}"
    fee = int(fee_of(state, seen.subject, space))
    return f"${fee}" if fee else seen.say("free")


def _targets(
    seen: Seen, building: int, place: tuple[float, float], wide: float, whys: list[Markup]
) -> Iterator[Node]:
    """What may be done at a building; and of spaces that may not be used, that one can ask why."""
    name = CARDS.building[building].id
    for verb in (CLAIM, BUILD, REPAIR):
        offer = seen.offer(int(verb.of(building)))
        if offer is not None:
            field = legal(0, 0, wide, HIGH)
            yield node(f"{verb.word}-{name}", "town-may", field, transform=at(*place), **offer)
    if stage_of(seen.state, building) != STANDS:
        return
    asks = isinstance(seen.step, UseMarkers) and seen.actor == seen.seat
    x0, y0 = place
    for space, (x, y, _) in space_places(open_spaces(seen, building), wide).items():
        offered = False
        for verb in (USE, COPY):
            offer = seen.offer(int(verb.of(space)))
            if offer is None:
                continue
            offered = True
            ghost = el(
                "g",
                disc(SEATS[seen.subject], x, y, 12.5),
                class_="ghost",
                display="none",
                opacity=0.86,
                data_ghost=str(offer["data_action"]),
            )
            field = legal_round(x, y, 14)
            yield node(
                f"{verb.word}-{SPACE_NAMES[space]}", "town-may", field, ghost, transform=at(*place), **offer
            )
        if asks and not offered:
            why = VERBS.text(USE.of(space))
            whys.append(shape(space, x0 + x, y0 + y, fill="none", pointer_events="all", data_why=why))
