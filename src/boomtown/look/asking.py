"""Why not? Whoever points at something that is refused now is told the reason: parts of a picture carry the question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from boomtown.core.step import State, Step
from boomtown.core.svg import Markup, Node, escape
from boomtown.core.verbs import Verb


@dataclass(frozen=True)
class Questions:
    """What can be asked at each decision of a game.

    `asked` names the verbs that a decision is about, whether one of their actions is possible now or not. `elsewhere`
    are reasons that tell of nothing on the table: the card is not there, the space offers something else. Of `squares`
    the first part is a place, which is chosen before anything else; `is_shown` tells whether what an action is about can
    be pointed at.
    """

    asked: Mapping[type[Step[Any]], tuple[Verb, ...]]
    elsewhere: frozenset[str] = frozenset()
    squares: tuple[Verb, ...] = ()
    is_shown: Callable[[Any, int, int], bool] = lambda state, seat, action: True

    def verbs(self, state: State) -> tuple[Verb, ...]:
        """What the decision is about that is to be made now."""
        return self.asked.get(type(state.agenda[-1]), ()) if state.agenda else ()

    def list_refused(self, state: State, seat: int, *verbs: Verb) -> dict[int, str]:
        """The actions of these verbs (or of all that the decision is about) that are refused, each with its reason.

        What can be chosen in another way is left out: whoever points at it is told what it does.
        """
        all_of = self.verbs(state)
        targets = {
            self.target(verb, action) for action in state.options(seat) for verb in all_of if verb.has(action)
        } - {()}
        found = {}
        for verb in verbs or all_of:
            for action in range(int(verb.first), int(verb.first + verb.count)):
                reason = state.reason(seat, action)
                if reason is None or reason in self.elsewhere or self.target(verb, action) in targets:
                    continue
                if self.is_shown(state, seat, action):
                    found[action] = reason
        return found

    def target(self, verb: Verb, action: int) -> tuple[str, ...]:
        """What an action is about."""
        names = verb.words(action)
        return tuple(names[:1] if verb in self.squares else names)


def one_of_each(refused: Mapping[int, str]) -> list[int]:
    """Of several actions that are refused for the same reason the first."""
    first: dict[str, int] = {}
    for action, reason in refused.items():
        first.setdefault(reason, action)
    return [*first.values()]


def add_questions(nodes: Iterable[Node], questions: Mapping[str, str]) -> Iterator[Node]:
    """The nodes; those whose key has a question (the text of a refused action) answer it."""
    for part in nodes:
        question = questions.get(part.key)
        if question is None or "data-action" in part.svg:
            yield part
        else:
            asks = Markup(f'<g data-why="{escape(question)}"')
            yield Node(part.key, part.layer, asks + Markup(part.svg.removeprefix("<g")))
