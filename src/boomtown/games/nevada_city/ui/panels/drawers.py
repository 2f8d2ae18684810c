"""The drawers: Homesteads of the others, all events in words, and workers who have left town."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Section, Style, at, image, node, path, rect, together
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import PayEachEffect
from boomtown.games.nevada_city.rules.event_deck import NOT_IN_GAME
from boomtown.games.nevada_city.rules.state import DEAD, LEFT_TOWN
from boomtown.games.nevada_city.rules.tables import CONTRACTS, EVENTS
from boomtown.games.nevada_city.ui.land import WIDTH
from boomtown.games.nevada_city.ui.panels import homestead as home
from boomtown.games.nevada_city.ui.panels.contracts import contract_card, contract_label
from boomtown.games.nevada_city.ui.panels.market import worker_nodes, workers_with
from boomtown.games.nevada_city.ui.panels.year import current_event, event_sign
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.look.icons import icon
from boomtown.look.lettering import words
from boomtown.look.panel import caption, paper
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import line, wrap_text

DONE_TOP: Final = home.BUTTONS_TOP + 14  # where completed contracts begin
DONE_WIDE: Final = 270
EVENT_WIDE: Final = 468
EVENT_HIGH: Final = 56


def drawers(seen: NevadaCitySeen) -> list[Section]:
    """The sections that are not on the sheet."""
    return [
        *(_home(seen, seat) for seat in seen.seats if seat != seen.subject),
        _section("events", seen.say("nevada-city-scene-all-events"), 2 * EVENT_WIDE + 12, _events_high(seen)),
        _section("left-town", seen.say("nevada-city-scene-left-town-title"), 2 * 330 + 8, _left_high(seen)),
    ]


def _section(name: str, title: str, wide: float, high: float) -> Section:
    layers = (f"{name}", f"{name}-may")
    return Section(name, title, (0.0, 0.0, float(wide), float(high)), layers, is_drawer=True)


def draw_drawers(seen: NevadaCitySeen) -> Iterator[Node]:
    """All nodes of the drawers."""
    for seat in seen.seats:
        if seat != seen.subject:
            yield from _homestead(seen, seat)
    yield from _events(seen)
    yield from _left(seen)


def _done(seen: NevadaCitySeen, seat: int) -> list[int]:
    return [n for n in range(int(CONTRACTS)) if seen.state.completed_by[n] == seat]


def _home(seen: NevadaCitySeen, seat: int) -> Section:
    rows = -(-len(_done(seen, seat)) // 3)
    high = DONE_TOP + (rows * 50 + 16 if rows else 0)
    return _section(f"home-{seat}", seen.say("nevada-city-scene-home-of", name=seen.names[seat]), WIDTH, high)


def _homestead(seen: NevadaCitySeen, seat: int) -> Iterator[Node]:
    layers = (f"home-{seat}", f"home-{seat}-may")
    yield from home.homestead(seen, seat, layers, f"of-{seat}-")
    done = _done(seen, seat)
    if done:
        title = caption(seen.say("nevada-city-scene-completed"), 12, DONE_TOP + 4, 400)
        yield node(f"of-{seat}-done", layers[0], title, aria_hidden="true")
    for place, contract in enumerate(done):
        row, column = divmod(place, 3)
        where = at(8 + column * (DONE_WIDE + 5), DONE_TOP + 14 + row * 50)
        card = contract_card(contract, tell_once(seen.text, "contract", contract), DONE_WIDE)
        key = f"of-{seat}-done-{CARDS.contract[contract].id}"
        label = contract_label(seen, contract)
        yield image(key, layers[0], label, card, place=where)


def _in_game(seen: NevadaCitySeen) -> list[int]:
    """The events that may come up in this game; those in force first."""
    state = seen.state
    every = [n for n in range(int(EVENTS)) if state.event_seen[n] != NOT_IN_GAME]
    return sorted(every, key=lambda n: (not state.in_force[n] and n != current_event(seen), n))


def _events_high(seen: NevadaCitySeen) -> float:
    return -(-len(_in_game(seen)) // 2) * (EVENT_HIGH + 4) + 4


def _events(seen: NevadaCitySeen) -> Iterator[Node]:
    events = _in_game(seen)
    half = -(-len(events) // 2)
    now = current_event(seen)
    for place, event in enumerate(events):
        column, down = divmod(place, half)
        where = at(column * (EVENT_WIDE + 12), down * (EVENT_HIGH + 4) + 2)
        is_now = bool(seen.state.in_force[event]) or event == now
        name, rules = tell_once(seen.text, "event", event), tell_once(seen.text, "event-rules", event)
        row = event_row(event, name, rules, is_now, _costs(seen, event))
        label = seen.say("nevada-city-scene-card", card=name, rules=rules)
        key = f"told-{CARDS.event[event].id}"
        yield image(key, "events", label, row, place=where)


@lru_cache(maxsize=512)
def event_row(event: int, name: str, rules: str, is_now: bool, costs: tuple[tuple[int, int], ...]) -> Markup:
    """An event in words, with what it costs each player as things are."""
    edge: Style = {
        "stroke": "var(--accent)" if is_now else "var(--line)",
        "stroke_width": 2.5 if is_now else 1,
    }
    parts = [
        rect(0, 0, EVENT_WIDE, EVENT_HIGH, 7, fill="var(--raised)", **edge),
        icon(event_sign(event), 23, EVENT_HIGH / 2, 28, "var(--accent)"),
        line(name, 46, 18, 15, EVENT_WIDE - 56 - 46 * len(costs), "slab"),
    ]
    rows = wrap_text(rules, 13, EVENT_WIDE - 54, 2)
    for n, row in enumerate(rows):
        parts.append(words(row, 46, (38 if len(rows) == 1 else 34) + 15 * n, 13, "ui", "var(--ink-2)"))
    for n, (seat, cost) in enumerate(costs):
        x = EVENT_WIDE - 46 * (len(costs) - n)
        parts.append(disc(SEATS[seat], x + 9, 14, 8))
        parts.append(words(f"${cost}", x + 20, 19, 13, "slab"))
    return together(parts)


def _costs(seen: NevadaCitySeen, event: int) -> tuple[tuple[int, int], ...]:
    """What an event costs each player as things are now."""
    for effect in CARDS.event[event].effects:
        if isinstance(effect, PayEachEffect):
            return tuple(
                (seat, effect.amount * (_cards_of(seen, seat) if effect.per_building else 1))
                for seat in seen.seats
            )
    return ()


def _cards_of(seen: NevadaCitySeen, seat: int) -> int:
    """The building cards of a seat, finished or not."""
    return sum(seen.state.owner[n] == seat for n in seen.shown if not CARDS.building[n].board)


def _left_high(seen: NevadaCitySeen) -> float:
    count = len(workers_with(seen, int(LEFT_TOWN))) + len(workers_with(seen, int(DEAD)))
    return max(60, -(-count // 2) * 48 + 8)


def _left(seen: NevadaCitySeen) -> Iterator[Node]:
    gone = workers_with(seen, int(LEFT_TOWN))
    dead = workers_with(seen, int(DEAD))
    yield paper("left-town-paper", "left-town", 668, _left_high(seen))
    if not gone and not dead:
        yield node(
            "nobody-left",
            "left-town",
            line(seen.say("nevada-city-scene-nobody-left"), 14, 36, 15, 600, "ui", "var(--ink-2)"),
        )
    for place, person in enumerate(gone + dead):
        row, column = divmod(place, 2)
        box = (6 + column * 330, 4 + row * 48.0, 324.0, 44.0)
        yield from worker_nodes(seen, person, ("left-town", "left-town-may"), box, "left-")
        if person in dead:
            cross = path("M310 8l10 10m0-10l-10 10", stroke="var(--bad)", stroke_width=3)
            yield node(
                f"dead-{CARDS.person[person].id}",
                "left-town",
                cross,
                transform=at(box[0], box[1]),
                aria_hidden="true",
            )
