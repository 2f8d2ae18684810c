"""What a scene is drawn from: a view, its reader's language, how everybody is called, and the options of its seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from boomtown.core.step import State, View
from boomtown.core.svg import Style
from boomtown.core.text import Text
from boomtown.look.targets import button

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Seen(Generic[S]):
    """A view with the words to tell it. A game's own class adds what its panels ask for more than once.

    Whoever draws a target asks `offer`; `asked` then tells which options have found a place.
    """

    view: View[S]
    text: Text
    called: Sequence[str] | None = None  # how the players are called; by their symbols if nobody says
    asked: set[int] = field(default_factory=set)

    @property
    def state(self) -> S:
        """The table as the viewer knows it."""
        return self.view.state

    @property
    def seat(self) -> int:
        """The viewer; below 0 a spectator."""
        return int(self.view.seat)

    @cached_property
    def names(self) -> Sequence[str]:
        """How everybody is called: the seats, then the virtual players."""
        if self.called is not None and len(self.called) == self.state.player_count:
            return list(self.called)
        return self.text.players(self.state, self.called)

    @cached_property
    def options(self) -> list[int]:
        """What the viewer may do now, in order; empty for those who wait."""
        return self.state.options(self.seat) if self.seat in self.state.actors() else []

    @cached_property
    def possible(self) -> frozenset[int]:
        """The same, to ask whether something is among them."""
        return frozenset(self.options)

    @property
    def seats(self) -> range:
        """The real players."""
        return range(int(self.state.seat_count))

    @property
    def players(self) -> range:
        """Everybody."""
        return range(int(self.state.player_count))

    @property
    def step(self) -> Any:
        """What is being decided; None when the game is over."""
        return self.state.agenda[-1] if self.state.agenda else None

    def say(self, message: str, /, **arguments: str | int) -> str:
        """A message."""
        return self.text.say(message, **arguments)

    def action(self, action: int) -> str:
        """An option as on a button."""
        return self.text.action(action, self.state)

    def command(self, action: int) -> str:
        """The text by which an option is chosen: `bid 7`."""
        return self.text.words.verbs.text(action)

    def offer(self, action: int, label: str = "") -> Style | None:
        """The attributes of a part that offers this option; of one that is none, None."""
        if action not in self.possible:
            return None
        self.asked.add(action)
        return button(label or self.action(action), self.command(action))
