"""The market: contracts on display and workers for hire."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Box, Markup, Node, at, circle, image, node, rect, together
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.rules.state import DEAD, IN_TOWN, LEFT_TOWN
from boomtown.games.nevada_city.rules.tables import (
    FIRST_WORKER,
    IS_MAN,
    PERSON_ACTIONS,
    PERSON_SALARY,
)
from boomtown.games.nevada_city.rules.verbs import HIRE
from boomtown.games.nevada_city.ui.panels.contracts import HIGH as CONTRACT
from boomtown.games.nevada_city.ui.panels.contracts import contract_node, contract_targets
from boomtown.games.nevada_city.ui.portraits import portrait
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.games.nevada_city.ui.text.cards import curly
from boomtown.games.nevada_city.ui.tokens import SKILL
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import caption, eye, paper
from boomtown.look.targets import legal_over, opener
from boomtown.look.typesetting import line, width

LAYERS: Final = ("market", "market-may")
WIDTH: Final = 264
INNER: Final = WIDTH - 16
WORKERS: Final = 28 + 4 * (CONTRACT + 3) + 4  # where the caption of the workers stands


def market(seen: NevadaCitySeen, high: float) -> Iterator[Node]:
    """All nodes of the market on a paper of this height."""
    yield paper("market-paper", "market", WIDTH, high)
    yield from _contracts(seen)
    yield from _workers(seen, high - WORKERS - 34)


def _contracts(seen: NevadaCitySeen) -> Iterator[Node]:
    text, state = seen.text, seen.state
    yield _contracts_title(text, int(state.contracts.size()))
    for place, contract in enumerate(state.display):
        if contract < 0:
            continue
        where = (8.0, 28.0 + place * (CONTRACT + 3))
        yield contract_node(text, "contract-", "market", contract, where, INNER)
        if seen.options:
            yield from contract_targets(seen, contract, "market-may", where, INNER)


@keep(512)
def _contracts_title(text: Text, in_deck: int) -> Node:
    deck = text.say("nevada-city-scene-in-deck", count=in_deck)
    title = caption(text.say("nevada-city-scene-contracts"), 12, 20, 130)
    left = line(deck, WIDTH - 12, 20, 13, 120, "ui", "var(--ink-2)", "end")
    return node("contracts-title", "market", title, left)


@lru_cache(maxsize=512)
def worker_row(person: int, name: str, trade: str, wide: float, high: float) -> Markup:
    """A worker for hire: portrait, name, trade, salary, markers and skills; one line where room is short."""
    card = CARDS.person[person]
    middle, is_low = high / 2, high < 38
    r = min(17.0, middle - 2)
    parts = [
        rect(0, 0, wide, high, 7, fill="var(--raised)", stroke="var(--line)"),
        portrait(name, bool(IS_MAN[person]), 4 + r, middle, r),
    ]
    right = wide - 8
    pay = f"${int(PERSON_SALARY[person])}"
    parts.append(words(pay, right, 18 if not is_low else middle + 5, 15, "slab", "var(--ink)", "end"))
    y = middle if is_low else high - 13
    x = right - 36 if is_low else right - 6
    if card.gun:
        parts.append(words(str(card.gun), x + 6, y + 5, 13, "slab", "var(--ink)", "end"))
        parts.append(icon("revolver", x - 10, y, 14, "var(--ink-2)"))
        x -= 28
    for kind, count in card.skills.items():
        for _ in range(count):
            parts.append(icon(SKILL[kind], x, y, 15, "var(--ink)"))
            x -= 17
    for _ in range(int(PERSON_ACTIONS[person])):
        parts.append(circle(x - 1, y, 5.5, fill="none", stroke="var(--ink-2)", stroke_width=1.5))
        x -= 14
    left = 2 * r + 10
    if is_low:
        parts.append(line(name, left, middle + 5, 13.5, x - left, "slab"))
    else:
        parts.append(line(name, left, 18, 14, right - left - 8 - width(pay, 15, "slab"), "slab"))
        parts.append(line(trade, left, high - 9, 13, x - left + 2, "ui", "var(--ink-2)"))
    return together(parts)


@keep(2048)
def worker_node(text: Text, person: int, layer: str, box: Box, prefix: str = "") -> Node:
    """A worker's card."""
    x, y, wide, high = box
    name = curly(CARDS.person[person].name)
    row = worker_row(person, name, tell_once(text, "trade", person), wide, high)
    label = tell_once(text, "worker-rules", person)
    return image(f"{prefix}person-{CARDS.person[person].id}", layer, label, row, place=at(x, y))


def worker_nodes(
    seen: NevadaCitySeen, person: int, layers: tuple[str, str], box: Box, prefix: str = ""
) -> Iterator[Node]:
    """A worker's card and the offer to hire."""
    card = worker_node(seen.text, person, layers[0], box, prefix)
    yield card
    offer = seen.offer(int(HIRE.of(person - int(FIRST_WORKER))))
    if offer is not None:
        x, y, wide, high = box
        field = legal_over(0, 0, wide, high, 7)
        yield node(f"hire-{card.key}", layers[1], field, transform=at(x, y), **offer)


def _workers(seen: NevadaCitySeen, room: float) -> Iterator[Node]:
    here = seen.list_workers(int(IN_TOWN))
    gone = len(seen.list_workers(int(LEFT_TOWN))) + len(seen.list_workers(int(DEAD)))
    yield from _workers_head(seen.text, gone, bool(here))
    step = min(46.0, room / max(1, len(here)))
    for place, person in enumerate(here):
        yield from worker_nodes(seen, person, LAYERS, (8, WORKERS + 28 + place * step, INNER, step - 4))


@keep(512)
def _workers_head(text: Text, gone: int, is_anybody_here: bool) -> tuple[Node, ...]:
    """The heading of the workers, with what opens the drawer of those who have left."""
    title = caption(text.say("nevada-city-scene-for-hire"), 12, WORKERS + 18, 150)
    said = text.say("nevada-city-scene-left-town", count=gone)
    wide = width(said, 13) + 35
    plate = rect(
        WIDTH - 8 - wide, WORKERS + 2, wide, 22, 7, fill="var(--raised)", stroke="var(--line-strong)"
    )
    look = eye(WIDTH - wide + 6, WORKERS + 13)
    content = line(said, WIDTH - 16, WORKERS + 17.5, 13, wide, "ui", "var(--ink)", "end")
    parts = [
        node("workers-title", "market", title),
        node("left-town", "market", plate, look, content, **opener(said, "left-town")),
    ]
    if not is_anybody_here:
        nobody = text.say("nevada-city-scene-nobody-for-hire")
        shown = line(nobody, 12, WORKERS + 50, 14, INNER, "ui", "var(--ink-2)")
        parts.append(node("no-workers", "market", shown))
    return tuple(parts)
