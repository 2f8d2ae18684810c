"""What leads a newcomer through a first game: the file `guide.toml` of a game.

A guide is the beginning of a record with something said on the way. The newcomer has seat 0; the moves of all others and
the draws of chance are fixed until the last step, from which the game goes on freely. What is said stands in the game's
messages: `GAME-guide-NAME`, and as `.brought` what came of the act that the step asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

LEARNER: Final = 0  # the seat of the newcomer


class GuideStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is said, and what is to be done about it; without an act it is only read."""

    name: str  # of its message
    light: tuple[str, ...] = ()  # keys of nodes of the scene that it is about
    do: tuple[str, ...] = ()  # the acts that are taken, by their texts
    then: tuple[str, ...] = ()  # what follows the act, as lines of a record


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game: who sits there, what happens before the newcomer is asked, and the steps."""

    seats: int
    steps: tuple[GuideStep, ...]
    variants: tuple[str, ...] = ()
    begin: tuple[str, ...] = ()

    def script(self) -> list[tuple[str, ...]]:
        """Which lines may stand at each place of the record."""
        lines: list[tuple[str, ...]] = [(line,) for line in self.begin]
        for step in self.steps:
            if step.do:
                lines.append(tuple(f"{LEARNER} {act}" for act in step.do))
            lines += [(line,) for line in step.then]
        return lines

    def messages(self, game: str) -> list[str]:
        """All that is said, by message id."""
        said = [f"{game}-guide-{step.name}" for step in self.steps]
        return said + [f"{game}-guide-{step.name}.brought" for step in self.steps if step.do]

    def place_of(self, number: int) -> int:
        """After how many moves a step is asked."""
        before = self.steps[:number]
        return len(self.begin) + sum(bool(step.do) + len(step.then) for step in before)

    def is_followed_by(self, moves: Sequence[str]) -> bool:
        """Whether a record begins like this guide, as far as both go."""
        return all(move in lines for move, lines in zip(moves, self.script(), strict=False))

    def step_after(self, moves: int, steps_read: int) -> int:
        """The first step that is not done after so many moves, if those below `steps_read` have been read."""
        for number, step in enumerate(self.steps):
            is_done = moves > self.place_of(number)
            if not is_done and (step.do or number >= steps_read):
                return number
        return len(self.steps)


def read_guide(file: Traversable) -> Guide:
    """The guide in a file; a mistake in it is told by field."""
    return msgspec.toml.decode(file.read_bytes(), type=Guide)
