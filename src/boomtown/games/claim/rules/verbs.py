"""Everything that can be done in Claim."""

from __future__ import annotations

from typing import Final

from boomtown.core.verbs import One, Verbs
from boomtown.games.claim.components import BACKS, CARDS

VERBS: Final = Verbs()

STAMP: Final[One] = VERBS.one("stamp", [*BACKS])  # chance: the back of the uppermost claim
BID: Final[One] = VERBS.one("bid", [str(card) for card in range(1, 8)])  # secretly, a card from hand
STAKE: Final[One] = VERBS.one("stake", [card.id for card in CARDS])  # chance: the claim turned over
SCOUT: Final[One] = VERBS.one("scout", [card.id for card in CARDS])  # chance: the claim one seat looks at
