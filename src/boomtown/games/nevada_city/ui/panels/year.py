"""The year: its events, face up or down, and the charts of production and market value."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, circle, image, node, path, rect, together
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS, YEARS
from boomtown.games.nevada_city.effect_types import RESOURCES
from boomtown.games.nevada_city.rules.state import EVENT_SPACES, NO_EVENT, PICKED_UP
from boomtown.games.nevada_city.rules.steps.years import YEARS as YEAR_COUNT
from boomtown.games.nevada_city.rules.steps.years import YEARS_OF_TWO, is_last_year
from boomtown.games.nevada_city.rules.tables import EVENTS
from boomtown.games.nevada_city.rules.verbs import EXTRA
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.games.nevada_city.ui.tokens import GOOD, cube
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import caption, eye, paper
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import legal_over, opener
from boomtown.look.typesetting import break_in_two, line

LAYERS: Final = ("year", "year-may")
WIDTH: Final = 264
HIGH: Final = 240
CARDS_TOP: Final = 46
CARD: Final = (58, 70)
WITH_NAME: Final = 48  # narrower cards show their icon only
CHART: Final = 122  # where the charts begin
ARROW: Final[Style] = {"fill": "none", "stroke": "var(--ink-2)", "stroke_width": 1.5}
SIGN: Final = {
    "silver-discovered": "ore",
    "fertile-fields": "wheat",
    "mild-winter": "barn",
    "land-rush": "stakes-fence",
    "freight-wagons-arrive": "wooden-crate",
    "town-meeting": "capitol",
    "drought": "wheat",
    "famine": "camp-cooking-pot",
    "bandits": "revolver",
    "cave-in": "gold-mine",
    "stampede": "bull",
    "stagecoach-arrives": "person",
    "cattle-buyers": "bull",
    "silver-fever": "ore",
    "tax-collector": "two-coins",
    "influenza": "stethoscope",
    "temperance-march": "brandy-bottle",
    "territorial-ruling": "tied-scroll",
    "bank-panic": "bank",
    "whiskey-runner": "brandy-bottle",
    "poker-tournament": "card-play",
    "renegade-gun-2": "revolver",
    "renegade-gun-3": "revolver",
}


def event_sign(event: int) -> str:
    """The icon of an event."""
    name = CARDS.event[event].id
    return SIGN.get(name, "flame" if name.startswith("fire") else "cycle")


@lru_cache(maxsize=512)
def event_card(event: int, name: str, wide: float, is_now: bool, mark: str) -> Markup:
    """An event face up: icon and name; the mark is the round in which it will come, if it is known before."""
    high = CARD[1]
    edge = "var(--accent)" if is_now else "var(--line-strong)"
    ground = rect(0, 0, wide, high, 6, fill="var(--raised)", stroke=edge, stroke_width=2.5 if is_now else 1)
    if wide < WITH_NAME:
        sign = icon(event_sign(event), wide / 2, high / 2 + 3, min(27.0, wide - 4), "var(--accent)")
        return together([ground, sign, _round(mark)])
    rows = break_in_two(name, 12, wide)
    letters = [
        words(row, wide / 2, (62 if len(rows) == 1 else 52) + 13 * n, 12, "ui", "var(--ink)", "middle")
        for n, row in enumerate(rows)
    ]
    sign = icon(event_sign(event), wide / 2, 22, 27, "var(--accent)")
    return together([ground, sign, *letters, _round(mark)])


def _round(mark: str) -> Markup:
    if not mark:
        return together([])
    return circle(6, 5, 8.5, fill="var(--bar)") + words(mark, 6, 9.5, 12, "slab", "var(--bar-ink)", "middle")


@lru_cache(maxsize=128)
def event_back(mark: str, wide: float) -> Markup:
    """A face-down event with the round in which it will be turned over."""
    high = CARD[1]
    return together(
        [
            rect(0, 0, wide, high, 6, fill="var(--wood)", stroke="var(--outline)"),
            rect(4, 4, wide - 8, high - 8, 4, fill="none", stroke="var(--wall)", stroke_dasharray="3 3"),
            words(mark, wide / 2, high / 2 + 9, 24, "display", "var(--wall)", "middle"),
        ]
    )


def year(seen: NevadaCitySeen) -> Iterator[Node]:
    """All nodes of the year."""
    yield paper("year-paper", "year", WIDTH, HIGH)
    yield from _heading(seen)
    yield from _events(seen)
    yield from _charts(seen)


def _heading(seen: NevadaCitySeen) -> tuple[Node, ...]:
    state = seen.state
    last = int(YEARS_OF_TWO if len(seen.seats) == 2 else YEAR_COUNT)
    sheriff, deputy = int(state.sheriff), int(state.deputy)
    names = tuple(seen.names[seat] if seat >= 0 else "" for seat in (sheriff, deputy))
    return _draw_heading(
        seen.text, int(state.year), last, int(state.round), sheriff, deputy, names, is_last_year(state)
    )


@keep(1024)
def _draw_heading(
    text: Text,
    year: int,
    last: int,
    round: int,
    sheriff: int,
    deputy: int,
    names: tuple[str, ...],
    is_last: bool,
) -> tuple[Node, ...]:
    """The year and the round; the Sheriff, and who comes after, with their names."""
    round_ = text.say("nevada-city-scene-round", round=round)
    which = text.say("nevada-city-scene-year-of", year=year + 1, years=last)
    heading = node(
        "year-heading",
        "year",
        words(str(YEARS[0] + year), 12, 31, 27, "display"),
        line(round_, WIDTH - 12, 19, 15, 66, "slab", "var(--ink)", "end"),
        line(which, WIDTH - 12, 36, 13, 66, "ui", "var(--ink-2)", "end"),
    )
    if sheriff < 0:
        return (heading,)
    label = text.say("nevada-city-scene-sheriff", name=names[0])
    parts = [icon("law-star", 144, 22, 20, "var(--ink-2)"), disc(SEATS[sheriff], 162, 22, 9.5)]
    if deputy >= 0:
        next_ = text.say("nevada-city-scene-deputy", name=names[1], coming="no" if is_last else "yes")
        label = text.say("list-next", items=label, next=next_)
        parts += [path("M173 22h5l-2-3m2 3l-2 3", **ARROW), disc(SEATS[deputy], 189, 22, 7.5)]
    return heading, image("sheriff", "year", label, *parts)


def _events(seen: NevadaCitySeen) -> Iterator[Node]:
    state, text = seen.state, seen.text
    now = seen.event
    faces: list[tuple[int, str]] = [(n, "") for n in range(int(EVENTS)) if state.in_force[n] or n == now]
    places: list[tuple[int, str]] = []
    for place in range(int(EVENT_SPACES)):
        if state.event_at[place] not in (NO_EVENT, PICKED_UP):
            places.append((int(state.event_at[place]), str(place + 1)))
    row = [*faces, *places]
    room = WIDTH - 20
    wide = min(float(CARD[0]), (room + 4) / max(1, len(row)) - 4)
    step = wide + 4
    for n, (event, mark) in enumerate(row):
        x = 10 + n * step
        yield _event(text, event, mark, event == now, x, wide)
        if event < 0:
            continue
        offer = seen.offer(int(EXTRA.of(event)))
        if offer is not None:
            field = legal_over(0, 0, wide, CARD[1], 6)
            where = at(x, CARDS_TOP)
            yield node(f"extra-{CARDS.event[event].id}", "year-may", field, transform=where, **offer)
    yield from _openers(text, not row)


@keep(1024)
def _event(text: Text, event: int, mark: str, is_now: bool, x: float, wide: float) -> Node:
    """A card of this year, face up or down."""
    where = at(x, CARDS_TOP)
    if event < 0:
        label = text.say("nevada-city-scene-event-face-down", round=int(mark))
        return image(f"event-round-{mark}", "year", label, event_back(mark, wide), place=where)
    name = tell_once(text, "event", event)
    label = text.say("nevada-city-scene-card", card=name, rules=tell_once(text, "event-rules", event))
    if mark:
        label = text.say("nevada-city-scene-event-known", round=int(mark), event=label)
    card = event_card(event, name, wide, is_now, mark)
    return image(f"event-{CARDS.event[event].id}", "year", label, card, place=where)


@keep(16)
def _openers(text: Text, is_empty: bool) -> tuple[Node, ...]:
    """What opens the drawer of all events; and in a year without events that there are none."""
    plate = rect(94, 9, 30, 26, 7, fill="var(--raised)", stroke="var(--line-strong)")
    book = opener(text.say("nevada-city-scene-all-events"), "events")
    parts = [node("open-events", "year", plate, eye(109, 22), **book)]
    if is_empty:
        none = line(text.say("nevada-city-scene-no-events"), 12, 84, 14, WIDTH - 24, "ui", "var(--ink-2)")
        parts.insert(0, node("no-events", "year", none))
    return tuple(parts)


def _charts(seen: NevadaCitySeen) -> Iterator[Node]:
    state = seen.state
    yield _titles(seen.text)
    for side in (0, 1):
        counts = state.market if side else state.production
        extra = state.sale_mod if side else state.production_mod
        for kind in range(len(RESOURCES)):
            yield _chart(seen.text, side, kind, int(counts[kind]), int(extra[kind]))


@keep(8)
def _titles(text: Text) -> Node:
    titles = caption(text.say("nevada-city-scene-production"), 12, CHART + 16, 116) + caption(
        text.say("nevada-city-scene-market"), 144, CHART + 16, 110
    )
    rule = path(f"M132 {CHART + 6}v106", stroke="var(--line)")
    return node("charts", "year", titles, rule, aria_hidden="true")


@keep(1024)
def _chart(text: Text, side: int, number: int, count: int, more: int) -> Node:
    """The cubes of a resource, with what events add: production at the left, market value at the right."""
    kind = RESOURCES[number]
    worth = max(0, count + more)
    x = 30 + side * 132 + number * 38
    step = min(17.0, 62 / max(1, count))
    stack = [cube(kind, x, CHART + 84 - step * level) for level in range(count)]
    figure = f"${worth}" if side else f"×{worth}"
    parts = [
        *stack,
        icon(GOOD[kind][0], x - 9, CHART + 104, 18, "var(--ink)"),
        words(figure, x + 1, CHART + 110, 15, "slab"),
    ]
    if more:
        sign = f"+{more}" if more > 0 else f"−{-more}"
        y = CHART + 78 - step * count
        parts.append(rect(x - 12, y - 11, 25, 16, 8, fill="var(--accent-soft)"))
        parts.append(words(sign, x, y + 2, 13, "slab", "var(--ink)", "middle"))
    message = "nevada-city-scene-market-of" if side else "nevada-city-scene-production-of"
    label = text.say(message, good=kind, count=worth, cubes=count, more=more)
    return image(f"chart-{side}-{kind}", "year", label, *parts)
