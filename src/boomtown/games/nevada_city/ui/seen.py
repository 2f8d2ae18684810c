"""What a scene is drawn from: the view, how everybody is called, and what follows from the state at a glance."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import GOODS
from boomtown.games.nevada_city.rules.state import FINISHED, HIRED, IN_BOX, NevadaCityState
from boomtown.games.nevada_city.rules.tables import FIRST_WORKER, GOOD_COUNT, MEMBER, MEMBERS
from boomtown.games.nevada_city.ui.text import cards as wording
from boomtown.games.nevada_city.ui.text import events as event_wording
from boomtown.look import seen as look
from boomtown.look.kept import keep


class NevadaCitySeen(look.Seen[NevadaCityState]):
    """A view of Nevada City, and what follows from it. What no target has asked for becomes a button."""

    @cached_property
    def actor(self) -> int:
        """The seat whose turn it is, below 0 if it is nobody's."""
        return int(getattr(self.step, "seat", self.state.actor() if self.step else -1))

    @cached_property
    def subject(self) -> int:
        """Whose Homestead lies on the sheet: the viewer's; for spectators that of who acts."""
        return self.seat if self.seat >= 0 else max(0, self.actor)

    @cached_property
    def acting(self) -> int:
        """The character whose turn it is, or -1."""
        for step in reversed(self.state.agenda):
            person = getattr(step, "person", None)
            if person is not None:
                return int(person)
        return -1

    @cached_property
    def shown(self) -> list[int]:
        """The buildings of this game in their order; each has its place in town from the first to the last year."""
        return [building for building, stage in enumerate(self.state.stage) if stage != IN_BOX]

    @cached_property
    def of_seat(self) -> list[list[int]]:
        """(seat) -> its characters in the order of their cards, workers included."""
        found: list[list[int]] = [[] for _ in self.seats]
        for person, seat in enumerate(self.state.boss):
            if seat >= 0:
                found[seat].append(person)
        return found

    def people(self, seat: int) -> list[int]:
        """The characters of a seat that belong to the family: parents first, then in the order of the cards."""
        state = self.state
        family = int(state.family_of[seat])
        first = [int(MEMBER[family * int(MEMBERS) + role]) for role in range(4)] if family >= 0 else []
        mine = [n for n in self.of_seat[seat] if state.status[n] != HIRED]
        return [n for n in first if n in mine] + [n for n in mine if n not in first]

    def list_hired(self, seat: int) -> list[int]:
        """The workers a seat employs this year."""
        return [n for n in self.of_seat[seat] if self.state.status[n] == HIRED]

    @cached_property
    def workers(self) -> dict[int, list[int]]:
        """Those who can be hired by their status, in the order of their cards."""
        found: dict[int, list[int]] = {}
        for person, status in enumerate(self.state.status):
            if person >= FIRST_WORKER:
                found.setdefault(status, []).append(person)
        return found

    def list_workers(self, status: int) -> list[int]:
        """The workers of a status, in the order of their cards."""
        return self.workers.get(status, [])

    @cached_property
    def completed(self) -> list[list[int]]:
        """(seat) -> the contracts it has completed."""
        found: list[list[int]] = [[] for _ in self.seats]
        for contract, seat in enumerate(self.state.completed_by):
            if seat >= 0:
                found[seat].append(contract)
        return found

    @cached_property
    def event(self) -> int:
        """The event that is being resolved, or -1."""
        for step in reversed(self.state.agenda):
            event = getattr(step, "event", None)
            if event is not None and int(event) >= 0:
                return int(event)
        return -1

    def goods(self, seat: int) -> list[int]:
        """(good) -> how many."""
        first = seat * int(GOOD_COUNT)
        return [int(count) for count in self.state.goods[first : first + int(GOOD_COUNT)]]

    def count_buildings(self, seat: int) -> int:
        """How many finished buildings a seat has."""
        state = self.state
        return sum(state.owner[n] == seat and state.stage[n] == FINISHED for n in self.shown)

    def count_contracts(self, seat: int) -> int:
        """How many contracts a seat has completed."""
        return len(self.completed[seat])


def flat(figures: dict[Any, int]) -> tuple[str, ...]:
    """Goods one by one in the usual order."""
    return tuple(name for name in GOODS for _ in range(figures.get(name, 0)))


@keep(4096)
def tell_once(text: Text, what: str, number: int) -> str:
    """What a card is called or says; it is put together once for each language."""
    if what == "building":
        return wording.card_name(text, CARDS.building[number])
    if what == "building-rules":
        card = CARDS.building[number]
        return wording.building_rules(text, card).replace("\n", " ")
    if what == "contract":
        return wording.card_name(text, CARDS.contract[number])
    if what == "contract-rules":
        return wording.contract_rules(text, CARDS.contract[number])
    if what == "event":
        return wording.card_name(text, CARDS.event[number])
    if what == "event-rules":
        return event_wording.event_rules(text, CARDS.event[number])
    if what == "goal":
        return wording.card_name(text, CARDS.goal[number])
    if what == "goal-rules":
        return wording.goal_rules(text, CARDS.goal[number])
    if what == "trade":
        return wording.trade(text, CARDS.person[number])
    if what == "worker-rules":
        return wording.worker_rules(text, CARDS.person[number])
    return wording.family_rules(text, CARDS.family[number])
