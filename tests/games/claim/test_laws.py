"""Claim keeps the laws of all games, and plays the same plain and compiled."""

from hashlib import sha256

import pytest

from boomtown.core.laws import BrokenLaw, play_one
from boomtown.core.record import Table, parse_move
from boomtown.core.rng import Rng
from boomtown.games import laws_of
from boomtown.games.claim import CLAIM
from boomtown.games.claim.audit import audit
from boomtown.games.claim.rules.state import ClaimState

GAMES = 30
TRACES = {
    2: "4542cfcc5cb4e355",
    3: "9c260c338225c334",
    4: "f09b8720ef9903d2",
}  # seats -> hash of all records of random games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold_at_every_position(seats: int) -> None:
    laws = laws_of("claim")
    for seed in range(GAMES):
        laws.check_game(seats, frozenset(), seed, every_number=1)


@pytest.mark.parametrize("seats", TRACES)
def test_games_are_the_same_plain_and_compiled(seats: int) -> None:
    digest = sha256()
    for seed in range(GAMES):
        table, rng = Table(CLAIM, seats, is_listening=False), Rng(seed)
        while not table.state.is_over():
            play_one(table, rng)
        digest.update(table.record.text().encode())
    assert digest.hexdigest()[:16] == TRACES[seats]


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
