"""Goals: those the viewer knows, with how much everybody has of what they count; and the poker table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boomtown.core.svg import Node, at, el, image, node, rect
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.rules.scoring import amount_of
from boomtown.games.nevada_city.rules.state import DEALT, NO_CARD
from boomtown.games.nevada_city.rules.tables import GOAL_METRIC
from boomtown.games.nevada_city.rules.verbs import KEEP
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen, tell_once
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import caption, paper
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import legal_over
from boomtown.look.typesetting import line

LAYERS: Final = ("goals", "goals-may")
WIDTH: Final = 264
HIGH: Final = 94
ROW: Final = 31
SIGN: Final = {
    "properties": "stakes-fence",
    "buildings": "capitol",
    "contracts": "tied-scroll",
    "money": "two-coins",
    "commodities": "wooden-crate",
    "resources": "wheat",
    "married": "diamond-ring",
    "skills": "claw-hammer",
    "gunslinging": "revolver",
}


def known_goals(seen: NevadaCitySeen) -> list[tuple[int, int]]:
    """The goals that the viewer knows, each with whose it is; -1 for those that lie open."""
    state = seen.state
    found: list[tuple[int, int]] = []
    for goal in (int(state.open_goal), int(state.last_goal)):
        if goal >= 0:
            found.append((goal, -1))
    for seat in seen.seats:
        kept = int(state.goal_kept[seat])
        if kept >= 0:
            found.append((kept, seat))
            continue
        dealt = [int(state.goal_dealt[seat * int(DEALT) + n]) for n in range(int(DEALT))]
        found += [(goal, seat) for goal in dealt if goal >= 0]
    own = [pair for pair in found if pair[1] == seen.seat]
    return own + [pair for pair in found if pair[1] != seen.seat]


def goals(seen: NevadaCitySeen) -> Iterator[Node]:
    """All nodes of the goals."""
    known, names = known_goals(seen), tuple(seen.names)
    yield from _ground(seen.text, not known)
    step = min(float(ROW), (HIGH - 34) / max(1, len(known)))
    high = max(18.0, step - 4)
    for place, (goal, owner) in enumerate(known):
        y, metric = 28 + place * step, GOAL_METRIC[goal]
        amounts = tuple([int(amount_of(seen.state, seat, metric)) for seat in seen.seats])
        yield _goal(seen.text, goal, -1 if owner == seen.seat else owner, amounts, names, y, high)
        offer = seen.offer(int(KEEP.of(goal)))
        if offer is not None:
            field = legal_over(0, 0, WIDTH - 16, high, 7)
            yield node(f"keep-{CARDS.goal[goal].id}", "goals-may", field, transform=at(8, y), **offer)
    yield from _poker(seen)


@keep(32)
def _ground(text: Text, is_empty: bool) -> tuple[Node, ...]:
    """The paper of the goals with its heading."""
    title = caption(text.say("nevada-city-scene-goals"), 12, 20, 120)
    parts = [
        paper("goals-paper", "goals", WIDTH, HIGH),
        node("goals-title", "goals", title, aria_hidden="true"),
    ]
    if is_empty:
        none = line(text.say("nevada-city-scene-no-goals"), 12, 52, 14, WIDTH - 24, "ui", "var(--ink-2)")
        parts.append(node("no-goals", "goals", none))
    return tuple(parts)


def _label(text: Text, goal: int, counts: tuple[int, ...], names: tuple[str, ...]) -> str:
    amounts = [
        text.say("nevada-city-scene-goal-amount", name=names[seat], count=count)
        for seat, count in enumerate(counts)
    ]
    card = text.say(
        "nevada-city-scene-card",
        card=tell_once(text, "goal", goal),
        rules=tell_once(text, "goal-rules", goal),
    )
    return text.say("nevada-city-scene-goal-now", goal=card, amounts=text.all_of(amounts))


@keep(2048)
def _goal(
    text: Text,
    goal: int,
    owner: int,
    amounts: tuple[int, ...],
    names: tuple[str, ...],
    y: float,
    high: float,
) -> Node:
    """The name of a goal and who has how much of it; whoever leads has a laurel. An owner is shown if it is another."""
    wide = WIDTH - 16
    best = max(amounts)
    middle = high / 2
    parts = [
        rect(0, 0, wide, high, 7, fill="var(--raised)", stroke="var(--line)"),
        icon(SIGN[CARDS.goal[goal].metric], 15, middle, 18, "var(--ink-2)"),
    ]
    step = 31.0 if max(amounts) < 10 else 36.0
    left = wide - 4 - step * len(amounts)
    if owner >= 0:
        parts.append(disc(SEATS[owner], 34, middle, 8))
    name_at = 30 if owner < 0 else 45
    parts.append(line(tell_once(text, "goal", goal), name_at, middle + 5, 14, left - name_at - 4, "slab"))
    for seat, count in enumerate(amounts):
        x = left + seat * step
        leads = count == best and best > 0
        if leads:
            ground = rect(x - 1, 2, step - 2, high - 4, 6, fill="var(--accent-soft)")
            parts.append(ground)
        parts.append(disc(SEATS[seat], x + 8, middle, 7.5))
        parts.append(words(str(count), x + 17, middle + 5, 13, "slab" if leads else "ui"))
    label = _label(text, goal, amounts, names)
    return image(f"goal-{CARDS.goal[goal].id}", "goals", label, el("g", *parts), place=at(8, y))


def _poker(seen: NevadaCitySeen) -> Iterator[Node]:
    """The pot and the cards of a tournament, or the last card of the poker deck."""
    state = seen.state
    cards = [(seat, int(state.poker[seat])) for seat in seen.seats if state.poker[seat] != NO_CARD]
    if not cards and not state.pot:
        if state.last_card == NO_CARD or not (
            state.has_poker or state.has_gunslinging or state.has_extra_events
        ):
            return
        said = seen.say("nevada-city-scene-last-card", card=_card(seen, int(state.last_card)))
        yield node("poker", "goals", line(said, WIDTH - 12, 20, 13, 150, "ui", "var(--ink-2)", "end"))
        return
    hands = [
        seen.say("nevada-city-scene-poker-of", name=seen.names[seat], card=_card(seen, card))
        for seat, card in cards
    ]
    pot = seen.say("nevada-city-scene-pot", dollars=int(state.pot))
    label = seen.text.say("list-next", items=pot, next=seen.text.all_of(hands)) if hands else pot
    parts = [line(pot, WIDTH - 12 - 42 * len(cards), 20, 13, 80, "bold", "var(--ink)", "end")]
    for n, (seat, card) in enumerate(cards):
        x = WIDTH - 8 - 42 * (len(cards) - n)
        parts.append(disc(SEATS[seat], x + 10, 14, 8))
        parts.append(rect(x + 19, 3, 21, 22, 4, fill="var(--wall)", stroke="var(--outline)"))
        parts.append(words(_short(card), x + 29.5, 19, 13, "slab", "#2b2018", "middle"))
    yield image("poker", "goals", label, *parts)


def _card(seen: NevadaCitySeen, card: int) -> str:
    return seen.text.say("nevada-city-poker-card", card=CARDS.poker[card].id)


def _short(card: int) -> str:
    name = CARDS.poker[card].id
    return name if len(name) <= 2 else name[0].upper()
