"""How a search goes about a game: data, found by self-play (`boomtown tune`)."""

from __future__ import annotations

from typing import Final, final


@final
class Manner:
    """The numbers of `levels.toml` that are no budget."""

    def __init__(
        self,
        exploration: float = 0.15,
        scale: float = 20.0,
        width: float = 8.0,
        widening: float = 1.0,
        trust: float = 1.0,
        ahead: float = 0.0,
        memory: float = 0.0,
        keen: float = 0.0,
    ) -> None:
        self.exploration: Final[float] = exploration  # how readily it tries what looks worse
        self.scale: Final[float] = scale  # the lead in points that is as good as won
        self.width: Final[float] = width  # options that a decision opens with
        self.widening: Final[float] = widening  # and how many more for the root of its visits
        self.trust: Final[float] = trust  # so many visits is a look worth
        self.ahead: Final[float] = ahead  # decisions played on behind a look, each as looks best
        self.memory: Final[float] = memory  # if above 0, what looked well elsewhere is looked at first
        self.keen: Final[float] = keen  # if above 0, tables are judged by the best judgement of the game
