"""The drawers: Homesteads of the others, all events in words, and workers who have left town."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from boomtown.core.svg import Markup, Node, Section, Style, at, image, node, path, rect, together
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import PayEachEffect
from boomtown.games.nevada_city.rules.event_deck import NOT_IN_GAME
from boomtown.games.nevada_city.rules.state import DEAD, LEFT_TOWN
from boomtown.games.nevada_city.ui.land import WIDTH
from boomtown.games.nevada_city.ui.panels import homestead as home
from boomtown.games.nevada_city.ui.panels.contracts import contract_node
from boomtown.games.nevada_city.ui.panels.market import worker_nodes
from boomtown.games.nevada_city.ui.panels.year import event_sign
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import caption, paper
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import line, wrap_text

DONE_TOP: Final = home.BUTTONS_TOP + 14  # where completed contracts begin
DONE_WIDE: Final = 270
EVENT_WIDE: Final = 468
EVENT_HIGH: Final = 56


class ToldEvent(NamedTuple):
    """What there is to see of an event in the drawer of all events."""

    event: int
    is_now: bool
    costs: tuple[int, ...]  # (seat) -> dollars; empty if it costs nobody anything


def drawers(seen: NevadaCitySeen) -> list[Section]:
    """The sections that are not on the sheet."""
    text = seen.text
    homes = [
        _home(text, seat, seen.names[seat], len(seen.completed[seat]))
        for seat in seen.seats
        if seat != seen.subject
    ]
    return [*homes, _events_drawer(text, len(_in_game(seen))), _left_drawer(text, len(_list_left(seen)))]


@keep(256)
def _home(text: Text, seat: int, name: str, completed: int) -> Section:
    rows = -(-completed // 3)
    high = DONE_TOP + (rows * 50 + 16 if rows else 0)
    return _section(f"home-{seat}", text.say("nevada-city-scene-home-of", name=name), WIDTH, high)


@keep(64)
def _events_drawer(text: Text, events: int) -> Section:
    high = -(-events // 2) * (EVENT_HIGH + 4) + 4
    return _section("events", text.say("nevada-city-scene-all-events"), 2 * EVENT_WIDE + 12, high)


@keep(128)
def _left_drawer(text: Text, people: int) -> Section:
    title = text.say("nevada-city-scene-left-town-title")
    return _section("left-town", title, 2 * 330 + 8, _left_high(people))


def _section(name: str, title: str, wide: float, high: float) -> Section:
    layers = (f"{name}", f"{name}-may")
    return Section(name, title, (0.0, 0.0, float(wide), float(high)), layers, is_drawer=True)


def draw_drawers(seen: NevadaCitySeen) -> Iterator[Node]:
    """All nodes of the drawers."""
    for seat in seen.seats:
        if seat != seen.subject:
            yield from _homestead(seen, seat)
    yield from _events(seen.text, _tell_events(seen))
    yield from _left(seen)


def _homestead(seen: NevadaCitySeen, seat: int) -> Iterator[Node]:
    layers = (f"home-{seat}", f"home-{seat}-may")
    yield from home.homestead(seen, seat, layers, f"of-{seat}-")
    if seen.completed[seat]:
        yield from _done(seen.text, seat, tuple(seen.completed[seat]))


@keep(512)
def _done(text: Text, seat: int, contracts: tuple[int, ...]) -> tuple[Node, ...]:
    """The contracts that a seat has completed."""
    layer = f"home-{seat}"
    title = caption(text.say("nevada-city-scene-completed"), 12, DONE_TOP + 4, 400)
    parts = [node(f"of-{seat}-done", layer, title, aria_hidden="true")]
    for place, contract in enumerate(contracts):
        row, column = divmod(place, 3)
        where = (8 + column * (DONE_WIDE + 5), DONE_TOP + 14 + row * 50)
        parts.append(contract_node(text, f"of-{seat}-done-", layer, contract, where, DONE_WIDE))
    return tuple(parts)


def _in_game(seen: NevadaCitySeen) -> list[int]:
    """The events that may come up in this game."""
    return [n for n, where in enumerate(seen.state.event_seen) if where != NOT_IN_GAME]


def _tell_events(seen: NevadaCitySeen) -> tuple[ToldEvent, ...]:
    """All of them, those in force first."""
    state = seen.state
    cards = tuple(_cards_of(seen, seat) for seat in seen.seats)
    told = [
        ToldEvent(n, bool(state.in_force[n]) or n == seen.event, _list_costs(n, cards))
        for n in _in_game(seen)
    ]
    return tuple(sorted(told, key=lambda one: not one.is_now))


@keep(256)
def _events(text: Text, told: tuple[ToldEvent, ...]) -> tuple[Node, ...]:
    """All events in words, in two columns."""
    half = -(-len(told) // 2)
    return tuple(
        _event(text, one, at(place // half * (EVENT_WIDE + 12), place % half * (EVENT_HIGH + 4) + 2))
        for place, one in enumerate(told)
    )


@keep(1024)
def _event(text: Text, told: ToldEvent, where: str) -> Node:
    name, rules = tell_once(text, "event", told.event), tell_once(text, "event-rules", told.event)
    row = event_row(told.event, name, rules, told.is_now, told.costs)
    label = text.say("nevada-city-scene-card", card=name, rules=rules)
    return image(f"told-{CARDS.event[told.event].id}", "events", label, row, place=where)


@lru_cache(maxsize=512)
def event_row(event: int, name: str, rules: str, is_now: bool, costs: tuple[int, ...]) -> Markup:
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
    for seat, cost in enumerate(costs):
        x = EVENT_WIDE - 46 * (len(costs) - seat)
        parts.append(disc(SEATS[seat], x + 9, 14, 8))
        parts.append(words(f"${cost}", x + 20, 19, 13, "slab"))
    return together(parts)


@keep(1024)
def _list_costs(event: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """What an event costs each player, who has so many building cards."""
    for effect in CARDS.event[event].effects:
        if isinstance(effect, PayEachEffect):
            return tuple(effect.amount * (count if effect.per_building else 1) for count in cards)
    return ()


IS_CARD: Final = tuple(not card.board for card in CARDS.building)


def _cards_of(seen: NevadaCitySeen, seat: int) -> int:
    """The building cards of a seat, finished or not."""
    owner = seen.state.owner
    return sum(owner[n] == seat for n in seen.shown if IS_CARD[n])


def _list_left(seen: NevadaCitySeen) -> list[int]:
    """Who has left town, then who is dead."""
    return seen.list_workers(int(LEFT_TOWN)) + seen.list_workers(int(DEAD))


def _left_high(people: int) -> float:
    return max(60, -(-people // 2) * 48 + 8)


def _left(seen: NevadaCitySeen) -> Iterator[Node]:
    left, dead = _list_left(seen), len(seen.list_workers(int(DEAD)))
    yield paper("left-town-paper", "left-town", 668, _left_high(len(left)))
    if not left:
        yield _nobody(seen.text)
    for place, person in enumerate(left):
        row, column = divmod(place, 2)
        box = (6 + column * 330, 4 + row * 48.0, 324.0, 44.0)
        yield from worker_nodes(seen, person, ("left-town", "left-town-may"), box, "left-")
        if place >= len(left) - dead:
            cross = path("M310 8l10 10m0-10l-10 10", stroke="var(--bad)", stroke_width=3)
            yield node(
                f"dead-{CARDS.person[person].id}",
                "left-town",
                cross,
                transform=at(box[0], box[1]),
                aria_hidden="true",
            )


@keep(8)
def _nobody(text: Text) -> Node:
    said = line(text.say("nevada-city-scene-nobody-left"), 14, 36, 15, 600, "ui", "var(--ink-2)")
    return node("nobody-left", "left-town", said)
