"""What the audit of Claim finds."""

import pytest

from boomtown.core.laws import BrokenLaw
from boomtown.core.record import Table, parse_move
from boomtown.core.rng import Rng
from boomtown.games import laws_of
from boomtown.games.claim import CLAIM
from boomtown.games.claim.audit import audit
from boomtown.games.claim.rules.state import ClaimState


def position() -> ClaimState:
    """A table with a claim taken, one scouted and one under the pile."""
    table = Table(CLAIM, 2)
    for move in ("* stamp water", "0 bid 1", "1 bid 1", "* stake creek",
                 "* stamp rock", "0 bid 2", "1 bid 3", "* stake lode", "* scout vein"):  # fmt: skip
        table.say(*parse_move(move))
    return table.state


def test_the_audit_finds_every_card_in_its_place() -> None:
    assert audit(position()) is None


def test_the_audit_misses_a_card_that_is_nowhere() -> None:
    lost = position()
    lost.pile.left[0] -= 1
    lost.pile.size_of[0] -= 1
    assert audit(lost) == "a creek is missing or too many"


def test_the_audit_notices_a_pile_that_is_too_high() -> None:
    high = position()
    high.pile.size_of[0] += 1
    assert audit(high) == "the pile has another size"


def test_the_audit_notices_points_that_nobody_earned() -> None:
    rich = position()
    rich.score[0] += 1
    assert audit(rich) == "the scores are not what the claims taken are worth"
    with pytest.raises(BrokenLaw, match="balance"):
        laws_of("claim").check_position(rich, Rng(1))


def test_a_view_is_no_whole_table() -> None:
    assert audit(CLAIM.view(position(), 0).state) == "a card is hidden in a whole state"
