"""How a guide leads a newcomer through the beginning of a game: what may happen next, and what comes by itself."""

from __future__ import annotations

from typing import Any

from boomtown.core.record import Refused, Table, parse_move
from boomtown.core.step import NOBODY
from boomtown.games.guides import LEARNER, Guide
from boomtown.server.tables.seating import Seating


class Guiding(Seating):
    """The guide of a table, if it has one that has not been left.

    Where the record has come to says where the guide is, so that taking moves back leads back in it. A guide whose file
    was written anew meanwhile no longer fits the record, and the game goes on without it.
    """

    table: Table[Any] | None
    fault: str
    guide: Guide | None
    steps_read: int
    began_guided: bool

    def forget_guide(self) -> None:
        """As before the log says anything."""
        self.guide = None
        self.began_guided = False
        self.steps_read = 0  # the steps below it need not be read again

    def require_guide(self) -> Guide:
        """The guide must not have been left."""
        if self.guide is None:
            raise Refused("stale")
        return self.guide

    def guide_step(self) -> int:
        """The step that the newcomer is at, or will be when the others have moved; -1 if none is left."""
        if self.guide is None or self.table is None or self.fault or self.table.state.is_over():
            return -1
        moves = self.table.record.moves
        step = self.guide.step_after(len(moves), self.steps_read)
        if step == len(self.guide.steps) or not self.guide.is_followed_by(moves):
            return -1
        is_stuck = len(moves) < len(self.guide.script()) and not self.next_lines()
        return -1 if is_stuck else step

    @property
    def is_guided(self) -> bool:
        """Whether the guide still says who moves and what comes."""
        return self.guide_step() >= 0

    def next_lines(self) -> list[str]:
        """The lines of a record of which the guide wants one next, as far as the rules allow them."""
        if self.guide is None or self.table is None:
            return []
        script, place = self.guide.script(), len(self.table.record.moves)
        return [line for line in script[place] if self.is_possible(line)] if place < len(script) else []

    def is_possible(self, line: str) -> bool:
        """Whether the rules allow a line of a guide now."""
        seat, text = parse_move(line)
        assert self.table is not None
        try:
            return self.table.why_not(seat, self.table.find(text)) is None
        except Refused:
            return False

    def guided_move(self) -> tuple[int, str]:
        """What comes by itself next: the seat and the text of the act; nobody's if the newcomer is to act."""
        lines = self.next_lines() if self.is_guided else []
        seat, text = parse_move(lines[0]) if lines else (int(NOBODY), "")
        return (int(NOBODY), "") if seat == LEARNER else (seat, text)

    def is_asked_now(self) -> bool:
        """Whether the step that the newcomer is at is to be shown; else others move first."""
        step = self.guide_step()
        return (
            step >= 0
            and self.table is not None
            and len(self.table.record.moves) == self.require_guide().place_of(step)
        )

    def acts_wanted(self) -> list[str]:
        """The acts that the step is about; none while something is to be read, or others are to move."""
        if not self.is_asked_now() or not self.require_guide().steps[self.guide_step()].do:
            return []
        return [parse_move(line)[1] for line in self.next_lines()]

    def refuse_elsewhere(self, seat: int, text: str) -> None:
        """Refused if the guide wants something else of the newcomer."""
        if self.is_guided and seat == LEARNER and text not in self.acts_wanted():
            raise Refused("not-this-step")
