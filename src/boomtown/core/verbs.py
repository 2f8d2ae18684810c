"""Actions are numbers with names: the verbs of a game number them densely and translate at the edge."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Verb:
    """What a seat can do; its actions are the numbers first .. first + count - 1."""

    def __init__(self, word: str, first: i64, part_names: list[list[str]]) -> None:
        self.word: Final[str] = word
        self.first: Final[i64] = first
        self.part_names: Final[list[list[str]]] = part_names
        count: i64 = 1
        for names in part_names:
            count *= len(names)
        self.count: Final[i64] = count

    def has(self, action: i64) -> bool:
        """Whether the action is one of this verb's."""
        return self.first <= action < self.first + self.count

    def numbers(self, action: i64) -> list[int]:
        """The parts of an action, whatever their count: for callers at the edge."""
        rest = int(action - self.first)
        parts: list[int] = []
        for names in reversed(self.part_names):
            parts.append(rest % len(names))
            rest //= len(names)
        parts.reverse()
        return parts

    def words(self, action: i64) -> list[str]:
        """The names of the parts of an action."""
        return [self.part_names[i][part] for i, part in enumerate(self.numbers(action))]

    def text(self, action: i64) -> str:
        """The verb's word and the names of the parts: `place 2e1n e`."""
        return " ".join([self.word, *self.words(action)])


@final
@mypyc_attr(acyclic=True)
class Plain(Verb):
    """A verb without parts: `PASS.action`."""

    def __init__(self, word: str, first: i64, part_names: list[list[str]]) -> None:
        super().__init__(word, first, part_names)
        self.action: Final[i64] = first


@final
@mypyc_attr(acyclic=True)
class One(Verb):
    """A verb with one part: `BID.of(7)`, `BID.part(action)`."""

    def of(self, part: i64) -> i64:
        """The action with this part."""
        return self.first + part

    def part(self, action: i64) -> i64:
        """The part of the action."""
        return action - self.first


@final
@mypyc_attr(acyclic=True)
class Two(Verb):
    """A verb with two parts: `PLACE.of(cell, turn)`, `cell, turn = PLACE.parts(action)`."""

    def __init__(self, word: str, first: i64, part_names: list[list[str]]) -> None:
        super().__init__(word, first, part_names)
        self.radix: Final[i64] = len(part_names[1])

    def of(self, one: i64, two: i64) -> i64:
        """The action with these parts."""
        return self.first + one * self.radix + two

    def parts(self, action: i64) -> tuple[i64, i64]:
        """Both parts of the action."""
        rest = action - self.first
        return rest // self.radix, rest % self.radix


@final
@mypyc_attr(acyclic=True)
class Three(Verb):
    """A verb with three parts: `MOVE.of(piece, from, to)`, `piece, from, to = MOVE.parts(action)`."""

    def __init__(self, word: str, first: i64, part_names: list[list[str]]) -> None:
        super().__init__(word, first, part_names)
        self.radix: Final[i64] = len(part_names[1])
        self.last_radix: Final[i64] = len(part_names[2])

    def of(self, one: i64, two: i64, three: i64) -> i64:
        """The action with these parts."""
        return self.first + (one * self.radix + two) * self.last_radix + three

    def parts(self, action: i64) -> tuple[i64, i64, i64]:
        """All three parts of the action."""
        rest = action - self.first
        upper = rest // self.last_radix
        return upper // self.radix, upper % self.radix, rest % self.last_radix


@final
class Verbs:
    """All verbs of one game, in order; the same number is option, tree key and action id for learning."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.count: i64 = 0
        self.by_text: dict[str, int] = {}  # made when first asked: only the edge reads texts

    def _enter(self, verb: Verb) -> None:
        self.verbs.append(verb)
        self.count += verb.count

    def plain(self, word: str) -> Plain:
        """A new verb without parts."""
        verb = Plain(word, self.count, [])
        self._enter(verb)
        return verb

    def one(self, word: str, names: list[str]) -> One:
        """A new verb with one part."""
        verb = One(word, self.count, [names])
        self._enter(verb)
        return verb

    def two(self, word: str, names: list[str], more: list[str]) -> Two:
        """A new verb with two parts."""
        verb = Two(word, self.count, [names, more])
        self._enter(verb)
        return verb

    def three(self, word: str, names: list[str], more: list[str], most: list[str]) -> Three:
        """A new verb with three parts."""
        verb = Three(word, self.count, [names, more, most])
        self._enter(verb)
        return verb

    def verb(self, action: i64) -> Verb:
        """The verb an action belongs to; ValueError if no action has this number."""
        for verb in self.verbs:
            if verb.has(action):
                return verb
        raise ValueError(f"no action has the number {int(action)}")

    def text(self, action: i64) -> str:
        """The action's name, unique in the game."""
        return self.verb(action).text(action)

    def find(self, text: str) -> int:
        """The action with this text; ValueError if there is none. Texts are looked up, never parsed."""
        if not self.by_text:
            self.by_text = {self.text(action): int(action) for action in range(self.count)}
        if text not in self.by_text:
            raise ValueError(f"no action is called {text!r}")
        return self.by_text[text]
