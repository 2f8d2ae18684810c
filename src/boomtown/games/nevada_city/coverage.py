"""What can be exercised in Nevada City, and what a played table has exercised: `boomtown fuzz --coverage`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from boomtown.core.record import Table, parse_move
from boomtown.core.step import Event
from boomtown.games.nevada_city.components import CARDS, kind_of
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps import STEPS
from boomtown.games.nevada_city.rules.steps.rounds import TakeTurn
from boomtown.games.nevada_city.rules.tables import SPACE_NAMES, SPACES
from boomtown.games.nevada_city.rules.verbs import VERBS

# group -> everything in it
WANTED: Final[dict[str, tuple[str, ...]]] = {
    "family": tuple(family.id for family in CARDS.family),
    "character": tuple(person.id for person in CARDS.person),
    "worker-hired": tuple(person.id for person in CARDS.person if person.role == "worker"),
    "building": tuple(building.id for building in CARDS.building if not building.board),
    "passive": tuple(kind_of(building.passive) for building in CARDS.building if building.passive),
    "space": tuple(SPACE_NAMES),
    "space-effect": tuple(sorted({kind_of(effect) for _, space in SPACES for effect in space.effects})),
    "contract": tuple(contract.id for contract in CARDS.contract),
    "event": tuple(event.id for event in CARDS.event),
    "event-effect": tuple(sorted({kind_of(effect) for event in CARDS.event for effect in event.effects})),
    "goal": tuple(goal.id for goal in CARDS.goal),
    "poker-card": tuple(card.id for card in CARDS.poker),
    "verb": tuple(verb.word for verb in VERBS.verbs),
    "step": tuple(step.__name__ for step in STEPS if step is not TakeTurn),  # it only passes the turn on
}

# event -> the group and the list to which its first number leads
FOUND: Final[dict[str, tuple[str, tuple[Any, ...]]]] = {
    "family-chosen": ("family", CARDS.family),
    "character-chosen": ("character", CARDS.person),
    "hired": ("worker-hired", CARDS.person),
    "dealt": ("building", CARDS.building),
    "building-finished": ("building", CARDS.building),
    "contract-completed": ("contract", CARDS.contract),
    "event-revealed": ("event", CARDS.event),
    "goal-scored": ("goal", CARDS.goal),
}
# event -> the effect that it shows at work
SHOWN: Final[dict[str, tuple[str, str]]] = {
    "brigade-sent": ("passive", "fire-brigade"),
    "healed": ("passive", "heal"),
    "undertaker-paid": ("passive", "death-income"),
    "badge-of-deputy": ("space-effect", "deputy"),
    "contract-reserved": ("space-effect", "contract"),
    "loan-taken": ("space-effect", "loan"),
}
# the first effect of a space happens whenever it is used; these show themselves
LATER: Final = ("deputy", "contract", "buy-vp")


def list_exercised(table: Table[NevadaCityState]) -> Iterator[tuple[str, str]]:
    """Every group and name that a table, which was listened to, has exercised so far."""
    for move in table.record.moves:
        word, _, rest = parse_move(move)[1].partition(" ")
        yield "verb", word
        if word == "card":
            yield "poker-card", rest
    for told in table.events:
        for event in told:
            yield "step", event.step
            yield from shown_by(event)
    yield from (("step", type(step).__name__) for step in table.state.agenda)


def shown_by(event: Event) -> Iterator[tuple[str, str]]:
    """What one event shows."""
    name = event.name.removeprefix("nevada-city-event-").removeprefix("nevada-city-score-")
    number = event.numbers[0]
    if name in FOUND:
        group, entries = FOUND[name]
        yield group, entries[number].id
    if name in SHOWN:
        yield SHOWN[name]
    if name == "event-revealed":
        yield from (("event-effect", kind_of(effect)) for effect in CARDS.event[number].effects)
    elif name in ("space-used", "space-copied"):
        yield "space", SPACE_NAMES[number]
        for effect in SPACES[number][1].effects:
            if kind_of(effect) not in LATER:
                yield "space-effect", kind_of(effect)
    elif name == "published":
        yield "space-effect", "buy-vp"
    elif name == "unhired-income":
        yield "passive", kind_of(CARDS.building[number].passive)
