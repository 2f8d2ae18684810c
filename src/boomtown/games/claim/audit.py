"""Where every card of Claim must be."""

from __future__ import annotations

from boomtown.core.pile import HIDDEN_CARD
from boomtown.games.claim.components import CARDS
from boomtown.games.claim.rules.state import ClaimState


def audit(state: ClaimState) -> str | None:
    """What does not add up, or None."""
    pile = state.pile
    fixed = [int(kind) for kind in (*pile.top, *pile.bottom)]
    if HIDDEN_CARD in fixed:
        return "a card is hidden in a whole state"
    if sum(pile.left) != sum(pile.size_of):
        return "the pile has another size"
    for kind, card in enumerate(CARDS):
        if pile.left[kind] + fixed.count(kind) + state.taken[kind] != card.count:
            return f"a {card.id} is missing or too many"
    if sum(state.score) != sum(state.taken[kind] * card.worth for kind, card in enumerate(CARDS)):
        return "the scores are not what the claims taken are worth"
    return None
