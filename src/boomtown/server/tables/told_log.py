"""The sentences of a table's log in one language: made once, for all who may hear them and whenever they come.

A sentence needs the table at the moment of its event. Tables keep that of their last moves only: what is older is
played again, once, when the first reader of a language comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from boomtown.core.record import Record, Table, replay
from boomtown.core.step import Event
from boomtown.core.text import Text


class Told(NamedTuple):
    """A sentence of the log: for whom it is, about whom, and the points of a score line."""

    audience: int
    seat: int
    sentence: str
    points: int | None


class ToldLog:
    """What has been told at a table in a language, by move; the first entry is the start."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.names: list[str] = []
        self.moves: list[str] = []
        self.told: list[list[Told]] = [[]]

    def read(self, table: Table[Any], names: list[str]) -> Sequence[list[Told]]:
        """All that was told up to the position of a table, which may be older than one asked about before."""
        moves = table.record.moves
        if names != self.names:
            self.names, self.moves, self.told = names, [], [[]]
        if self.moves[: len(moves)] == moves:
            return self.told[: len(moves) + 1]
        both = zip(self.moves, moves, strict=False)
        same = next((at for at, (ours, theirs) in enumerate(both) if ours != theirs), len(self.moves))
        if same < len(self.moves):  # something was taken back, and something else done instead
            del self.moves[same:], self.told[same + 1 :]
        known = len(self.moves)
        if known + 1 >= table.heard_from:
            for heard in table.events[known + 1 :]:
                self.told.append(self.tell(heard))
        else:
            self.play_again(table)
        self.moves = [*moves]
        return self.told

    def play_again(self, table: Table[Any]) -> None:
        """Tell what the table does not know any more."""
        known, of = len(self.moves), table.record
        again = Record(of.game, of.rules, of.seats, of.variants, [], of.moves)
        for number, then in enumerate(replay(table.game, again, is_listening=True, kept=1)):
            if number > known:
                self.told.append(self.tell(then.events[-1]))
            then.is_listening = number >= known

    def tell(self, heard: Sequence[Event]) -> list[Told]:
        """The sentences of one move."""
        return [
            Told(
                int(event.audience),
                int(event.seat),
                self.text.event(event, self.names),
                int(event.points) if event.is_score else None,
            )
            for event in heard
        ]
