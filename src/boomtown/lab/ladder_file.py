"""The games of a ladder in a file: a heading, then one line a game, so that nothing is lost and nothing played twice."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

import msgspec

from boomtown.lab.game_series import Outcome, Thought
from boomtown.lab.ladder import Pair
from boomtown.lab.matches import Match
from boomtown.mistakes import Mistake

FORM: Final = 1
BEGINNING: Final = b'{"ladder":'


class Heading(msgspec.Struct, frozen=True):
    """What the games of a file have in common; other games do not belong into it."""

    ladder: int
    game: str
    rules: int
    seats: int
    variants: list[str]
    seed: int
    commit: str | None


class GameLine(msgspec.Struct, frozen=True):
    """One game."""

    stronger: str
    weaker: str
    number: int
    scores: list[int]
    winners: list[int]
    actions: int
    thoughts: dict[str, tuple[int, float]]
    compiled: bool

    def outcome(self) -> Outcome:
        """How it went."""
        thoughts = {name: Thought(*thought) for name, thought in self.thoughts.items()}
        return Outcome(self.number, self.scores, self.winners, self.actions, "", "", thoughts, self.compiled)


class Games:
    """A file that is read and then written at its end; a line that a crash has cut short is cut off."""

    def __init__(self, path: Path | None, heading: Heading) -> None:
        self.path = path  # None: the games are kept nowhere
        self.heading = heading
        self.commit = heading.commit  # of the program that began the file
        self.lines: list[GameLine] = []
        self.file: BinaryIO | None = None
        self.length = 0  # of what is whole
        try:
            content = path.read_bytes() if path is not None and path.exists() else b""
        except OSError as problem:
            raise Mistake(f"cannot read {path}: {problem.strerror or problem}") from None
        self._read(content)

    def _read(self, content: bytes) -> None:
        whole = content[: content.rfind(b"\n") + 1]
        self.length = len(whole)
        if not whole and (content.startswith(BEGINNING) or BEGINNING.startswith(content)):
            return  # nothing, or a heading cut short
        first, *others = whole.splitlines() or [b""]
        try:
            found = msgspec.json.decode(first, type=Heading)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Mistake(f"{self.path} holds no games of a ladder") from None
        self.commit = found.commit
        for name in ("ladder", "game", "rules", "seats", "variants", "seed"):
            its, ours = getattr(found, name), getattr(self.heading, name)
            if its != ours:
                raise Mistake(f"{self.path} holds games of another ladder: {name} {its}, not {ours}")
        for number, line in enumerate(others, 2):
            try:
                self.lines.append(msgspec.json.decode(line, type=GameLine))
            except (msgspec.DecodeError, UnicodeDecodeError) as problem:
                raise Mistake(f"{self.path}, line {number} is no game: {problem}") from None

    def hand_out(self, contests: list[Match]) -> None:
        """Give the games to the pairs that played them; those of other pairs stay in the file."""
        by_pair = {contest.pair: contest for contest in contests}
        for line in self.lines:
            contest = by_pair.get(Pair(line.stronger, line.weaker))
            if contest is not None:
                contest.outcomes.setdefault(line.number, line.outcome())

    def __enter__(self) -> Games:
        if self.path is None:
            return self
        try:
            self.file = self.path.open("ab")
            self.file.truncate(self.length)
        except OSError as problem:
            raise Mistake(f"cannot write {self.path}: {problem.strerror or problem}") from None
        if self.length == 0:
            self._append(self.heading)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()

    def keep(self, pair: Pair, outcome: Outcome) -> None:
        """Write a game to the end."""
        thoughts = {name: (count, round(seconds, 6)) for name, (count, seconds) in outcome.thoughts.items()}
        self._append(
            GameLine(
                pair.stronger,
                pair.weaker,
                outcome.number,
                outcome.scores,
                outcome.winners,
                outcome.actions,
                thoughts,
                outcome.is_compiled,
            )
        )

    def _append(self, entry: Heading | GameLine) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(entry) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
