"""The market: contracts on display and workers for hire."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, at, circle, image, node, rect, together
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.rules.state import DEAD, DISPLAY, IN_TOWN, LEFT_TOWN
from boomtown.games.nevada_city.rules.tables import (
    FIRST_WORKER,
    IS_MAN,
    PEOPLE,
    PERSON_ACTIONS,
    PERSON_SALARY,
)
from boomtown.games.nevada_city.rules.verbs import HIRE
from boomtown.games.nevada_city.ui.panels.contracts import HIGH as CONTRACT
from boomtown.games.nevada_city.ui.panels.contracts import contract_card, contract_label, contract_targets
from boomtown.games.nevada_city.ui.portraits import portrait
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.games.nevada_city.ui.text.cards import curly
from boomtown.games.nevada_city.ui.tokens import SKILL
from boomtown.look.icons import icon
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
    deck = seen.say("nevada-city-scene-in-deck", count=int(state.contracts.size()))
    title = caption(seen.say("nevada-city-scene-contracts"), 12, 20, 130)
    left = line(deck, WIDTH - 12, 20, 13, 120, "ui", "var(--ink-2)", "end")
    yield node("contracts-title", "market", title, left)
    for place in range(int(DISPLAY)):
        contract = int(state.display[place])
        if contract < 0:
            continue
        where = (8.0, 28.0 + place * (CONTRACT + 3))
        card = contract_card(contract, tell_once(text, "contract", contract), INNER)
        label = contract_label(seen, contract)
        name = CARDS.contract[contract].id
        yield image(f"contract-{name}", "market", label, card, place=at(*where))
        yield from contract_targets(seen, contract, "market-may", where, INNER)


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


def workers_with(seen: NevadaCitySeen, status: int) -> list[int]:
    """The workers of a status, in the order of their cards."""
    return [n for n in range(int(FIRST_WORKER), int(PEOPLE)) if seen.state.status[n] == status]


def worker_label(seen: NevadaCitySeen, person: int) -> str:
    """For whoever cannot see the card."""
    return tell_once(seen.text, "worker-rules", person)


def worker_nodes(
    seen: NevadaCitySeen,
    person: int,
    layers: tuple[str, str],
    box: tuple[float, float, float, float],
    prefix: str = "",
) -> Iterator[Node]:
    """A worker's card and the offer to hire; the box is x, y, width, height."""
    x, y, wide, high = box
    name = curly(CARDS.person[person].name)
    row = worker_row(person, name, tell_once(seen.text, "trade", person), wide, high)
    key = f"{prefix}person-{CARDS.person[person].id}"
    yield image(key, layers[0], worker_label(seen, person), row, place=at(x, y))
    offer = seen.offer(int(HIRE.of(person - int(FIRST_WORKER))))
    if offer is not None:
        yield node(f"hire-{key}", layers[1], legal_over(0, 0, wide, high, 7), transform=at(x, y), **offer)


def _workers(seen: NevadaCitySeen, room: float) -> Iterator[Node]:
    here, gone = workers_with(seen, int(IN_TOWN)), workers_with(seen, int(LEFT_TOWN))
    dead = workers_with(seen, int(DEAD))
    yield node(
        "workers-title", "market", caption(seen.say("nevada-city-scene-for-hire"), 12, WORKERS + 18, 150)
    )
    said = seen.say("nevada-city-scene-left-town", count=len(gone) + len(dead))
    wide = width(said, 13) + 35
    plate = rect(
        WIDTH - 8 - wide, WORKERS + 2, wide, 22, 7, fill="var(--raised)", stroke="var(--line-strong)"
    )
    look = eye(WIDTH - wide + 6, WORKERS + 13)
    content = line(said, WIDTH - 16, WORKERS + 17.5, 13, wide, "ui", "var(--ink)", "end")
    yield node("left-town", "market", plate, look, content, **opener(said, "left-town"))
    if not here:
        yield node(
            "no-workers",
            "market",
            line(
                seen.say("nevada-city-scene-nobody-for-hire"),
                12,
                WORKERS + 50,
                14,
                INNER,
                "ui",
                "var(--ink-2)",
            ),
        )
        return
    step = min(46.0, room / len(here))
    for place, person in enumerate(here):
        yield from worker_nodes(seen, person, LAYERS, (8, WORKERS + 28 + place * step, INNER, step - 4))
