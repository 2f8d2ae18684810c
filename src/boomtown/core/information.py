"""What an act tells the seat that acts: undo follows from it, and a law holds it to that."""

from __future__ import annotations

from typing import Any, Final

from boomtown.core.rng import Rng
from boomtown.core.step import NOBODY, Game, Listener, State
from boomtown.core.wire import is_like, snapshot

WORLDS: Final = 16  # possible tables behind a view on which an act is tried

Seen = tuple[list[tuple[Any, ...]], list[State]]


class Viewpoint:
    """A seat before its act: what it sees, and worlds that it cannot tell apart; both serve for all its options."""

    def __init__(self, game: Game[Any], before: State, seat: int) -> None:
        self.game, self.before, self.seat = game, before, seat
        self.view = game.view(before, seat)
        self.is_all_open = is_like(self.view.state, snapshot(before))
        self.worlds: dict[int, State] = {}

    def world(self, number: int) -> State:
        """A possible table behind the view."""
        if number not in self.worlds:
            self.worlds[number] = self.game.determinize(self.view, Rng(number))
        return self.worlds[number]

    def tells_nothing(self, action: int, first_world: int = 0, worlds: int = WORLDS) -> bool:
        """Whether an act leaves its own seat as wise as it was: in all worlds that the seat cannot tell apart before
        the act, it hears and sees the same after it.

        The worlds are determinized from the seat's view, and a handful of them stands for all; `first_world` names
        other ones.
        """
        if self.is_all_open:
            return True  # nothing at this table is hidden from the seat
        told, tables = what_is_seen(self.game, self.before, self.seat, action)
        shown = [snapshot(table) for table in tables]
        for number in range(first_world, first_world + worlds):
            also_told, also_tables = what_is_seen(self.game, self.world(number), self.seat, action)
            if also_told != told or not all(map(is_like, also_tables, shown)):
                return False
        return True


def tells_nothing(
    game: Game[Any], before: State, seat: int, action: int, first_world: int = 0, worlds: int = WORLDS
) -> bool:
    """The same of a single act."""
    return Viewpoint(game, before, seat).tells_nothing(action, first_world, worlds)


def what_is_seen(game: Game[Any], before: State, seat: int, action: int) -> Seen:
    """All that a seat hears and sees by its act: the events, the table at each of them, and the table after it."""
    after = before.clone()
    after.listener = listener = Listener()
    after.act(seat, action)
    after.listener = None
    heard = [event for event in listener.heard if event.audience in (NOBODY, seat)]
    told = [(e.name, int(e.seat), e.numbers, int(e.points), e.is_score, e.step) for e in heard]
    tables = [*(event.after for event in heard), after]
    return told, [game.view(table, seat).state for table in tables]
