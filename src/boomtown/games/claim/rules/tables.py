"""The components packed into arrays of numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.pile import Kinds
from boomtown.games.claim.components import BACKS, CARDS

CLAIM_COUNT: Final = vec[i64]([card.count for card in CARDS])  # (kind) -> cards in the box
CLAIM_WORTH: Final = vec[i64]([card.worth for card in CARDS])  # (kind) -> points
BACK_COUNT: Final[i64] = len(BACKS)
BACK_OF: Final = vec[i64]([BACKS.index(card.back) for card in CARDS])  # (kind) -> stamp
ONE_LAYER: Final = vec[i64]([0] * len(CARDS))
KINDS: Final = Kinds(BACK_OF, ONE_LAYER, 1)
HAND: Final[i64] = 7  # bid cards of a seat
ROUNDS: Final[i64] = 7
