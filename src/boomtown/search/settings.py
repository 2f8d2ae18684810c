"""The settings of a search: data, found by self-play (`boomtown tune`)."""

from __future__ import annotations

from typing import Final, final


@final
class SearchSettings:
    """The numbers of `search.toml` that are no budget."""

    def __init__(
        self,
        exploration: float = 0.15,
        value_scale: float = 20.0,
        width: float = 8.0,
        widening: float = 1.0,
        prior_visits: float = 1.0,
        rollout_decisions: float = 0.0,
        history_weight: float = 0.0,
        slow_evaluation: float = 0.0,
    ) -> None:
        self.exploration: Final[float] = exploration  # how readily it tries what looks worse
        self.value_scale: Final[float] = value_scale  # the lead in points that is as good as won
        self.width: Final[float] = width  # options that a decision opens with
        self.widening: Final[float] = widening  # and how many more for the root of its visits
        self.prior_visits: Final[float] = prior_visits  # visits that a first look counts for
        self.rollout_decisions: Final[float] = (
            rollout_decisions  # decisions played on behind a leaf, each the best at first sight
        )
        self.history_weight: Final[float] = (
            history_weight  # above 0: what looked well elsewhere is looked at first
        )
        self.slow_evaluation: Final[float] = (
            slow_evaluation  # above 0: leaves are judged by the game's slow evaluation
        )
