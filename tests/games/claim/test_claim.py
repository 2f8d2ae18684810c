"""Claim, rule by rule; every test tells its moves as text."""

import pytest

from boomtown.core.record import Refused, Table, live_score, parse_move
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, NOBODY
from boomtown.games.claim import CLAIM
from boomtown.games.claim.components import CARDS
from boomtown.games.claim.rules.state import ClaimState

KIND = {card.id: kind for kind, card in enumerate(CARDS)}
BACK = {card.id: card.back for card in CARDS}


def table(*moves: str, seats: int = 2) -> Table[ClaimState]:
    """A table after these moves, written as in a record or with `played`."""
    table = Table(CLAIM, seats)
    for line in moves:
        for move in line.splitlines():
            table.say(*parse_move(move))
    return table


def played(claim: str, *bids: int, scout: str = "") -> str:
    """A round: the bids of the seats in order for this claim, and what its winner sees afterwards."""
    moves = [f"* stamp {BACK[claim]}", *(f"{seat} bid {bid}" for seat, bid in enumerate(bids))]
    return "\n".join([*moves, f"* stake {claim}", *([f"* scout {scout}"] if scout else [])])


def why_not(table: Table[ClaimState], seat: int, text: str) -> str:
    """The reason with which the door refuses a move."""
    before = [*table.record.moves]
    with pytest.raises(Refused) as refused:
        table.say(seat, text)
    assert table.record.moves == before
    return refused.value.reason.removeprefix("claim-reason-")


def odds(table: Table[ClaimState]) -> dict[str, int]:
    return {CLAIM.verbs.text(action): weight for action, weight in table.state.odds()}


def options(table: Table[ClaimState], seat: int) -> list[str]:
    return [CLAIM.verbs.text(action) for action in table.state.options(seat)]


def scores(table: Table[ClaimState]) -> list[int]:
    return [int(points) for points in table.state.score]


def events(table: Table[ClaimState], name: str) -> list[tuple[int, list[int]]]:
    """Whom an event of this name concerned, and its numbers, every time it was told."""
    told = [event for move in table.events for event in move if event.name == f"claim-{name}"]
    return [(int(event.seat), event.numbers) for event in told]


# The survey


def test_the_pile_holds_eight_claims_with_water_and_seven_with_rock() -> None:
    """Rules: "The survey", p. 1."""
    assert odds(table()) == {"stamp water": 8, "stamp rock": 7}


def test_everybody_sees_the_stamp_and_so_half_of_what_may_come() -> None:
    """Rules: "The survey", p. 1."""
    seen = table("* stamp rock", "0 bid 3", "1 bid 5")
    assert events(seen, "event-surveyed") == [(NOBODY, [1, 0, 0])]
    assert odds(seen) == {"stake gulch": 4, "stake lode": 3}
    assert why_not(seen, int(CHANCE), "stake creek") == "none-left"


def test_nothing_happens_before_the_survey() -> None:
    """Rules: "The survey", p. 1."""
    assert why_not(table(), int(CHANCE), "stake lode") == "survey-first"
    assert why_not(table(), 0, "bid 1") == "not-your-turn"


def test_claims_that_have_been_turned_over_do_not_come_again() -> None:
    """Rules: "The survey", p. 1."""
    without_lodes = table(*(played("lode", bid, bid) for bid in (1, 2, 3)))
    assert odds(without_lodes) == {"stamp water": 8, "stamp rock": 4}
    without_rock = table(played("lode", 1, 1), played("lode", 2, 2), played("lode", 3, 3),
                         *(played("gulch", bid, bid) for bid in (4, 5, 6)))  # fmt: skip
    assert odds(without_rock) == {"stamp water": 8, "stamp rock": 1}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_claim_is_for_two_to_four(seats: int) -> None:
    """Rules: "The survey", p. 1."""
    with pytest.raises(Refused, match="no-such-seat-count"):
        Table(CLAIM, seats)


# The bid


def test_all_bid_at_the_same_time_and_in_any_order() -> None:
    """Rules: "The bid", p. 1."""
    bidding = table("* stamp rock", seats=3)
    assert bidding.state.actors() == [0, 1, 2]
    assert options(bidding, 1) == [f"bid {card}" for card in range(1, 8)]
    bidding.say(2, "bid 4")
    assert bidding.state.actors() == [0, 1]
    bidding.say(0, "bid 4")
    bidding.say(1, "bid 1")
    assert bidding.state.actors() == [CHANCE]


def test_nobody_bids_twice_in_a_round() -> None:
    """Rules: "The bid", p. 1."""
    assert why_not(table("* stamp rock", "0 bid 4"), 0, "bid 5") == "not-your-turn"


def test_a_card_is_spent_when_it_has_been_bid() -> None:
    """Rules: "The bid", p. 1; "The reveal", p. 2."""
    later = table(played("creek", 7, 2, scout="vein"), "* stamp water")
    assert options(later, 0) == [f"bid {card}" for card in range(1, 7)]
    assert why_not(later, 0, "bid 7") == "card-spent"
    refusal = later.why_not(0, later.find("bid 7"))
    assert refusal is not None
    assert refusal.numbers == [7]
    later.say(1, "bid 7")


def test_a_bidder_can_do_nothing_but_bid() -> None:
    """Rules: "The bid", p. 1."""
    bidding = table("* stamp rock")
    assert why_not(bidding, 0, "stake lode") == "bid-now"
    assert why_not(bidding, int(CHANCE), "stake lode") == "not-your-turn"


def test_a_bid_is_secret_until_all_have_bid() -> None:
    """Rules: "The bid", p. 1."""
    waiting = table("* stamp rock", "0 bid 7")
    assert CLAIM.view(waiting.state, 0).state.bid[0] == 6
    for other in (1, int(NOBODY)):
        assert CLAIM.view(waiting.state, other).state.bid[0] == HIDDEN
        assert waiting.lines[other] == ["* stamp rock", "0 bid ?"]


def test_every_unspent_card_may_lie_behind_a_hidden_bid() -> None:
    """Rules: "The bid", p. 1."""
    waiting = table(played("creek", 3, 3), "* stamp rock", "0 bid 7")
    view = CLAIM.view(waiting.state, 1)
    bids = {int(CLAIM.determinize(view, Rng(seed)).bid[0]) + 1 for seed in range(100)}
    assert bids == {1, 2, 4, 5, 6, 7}


# The reveal


def test_the_highest_card_takes_the_claim() -> None:
    """Rules: "The reveal", p. 2."""
    taken = table(played("lode", 3, 5))
    assert scores(taken) == [0, 7]
    assert events(taken, "score-won") == [(1, [KIND["lode"], 5, 0])]
    assert [*taken.state.taken] == [0, 0, 0, 1]


def test_if_the_highest_cards_are_equal_the_claim_goes_under_the_pile() -> None:
    """Rules: "The reveal", p. 2."""
    tied = table(played("vein", 5, 5, 3), seats=3)
    assert scores(tied) == [0, 0, 0]
    assert events(tied, "event-tied") == [(NOBODY, [KIND["vein"], 0, 0])]
    assert [*tied.state.taken] == [0, 0, 0, 0]
    for viewer in (0, 1, 2, int(NOBODY)):
        assert [*CLAIM.view(tied.state, viewer).state.pile.bottom] == [KIND["vein"]]
    assert tied.state.pile.size() == 15


def test_equal_cards_below_the_highest_do_not_matter() -> None:
    """Rules: "The reveal", p. 2."""
    assert scores(table(played("gulch", 5, 5, 6), seats=3)) == [0, 0, 2]


def test_nothing_happens_before_the_reveal() -> None:
    """Rules: "The reveal", p. 2."""
    assert why_not(table("* stamp rock", "0 bid 1", "1 bid 2"), int(CHANCE), "stamp rock") == "reveal-first"


# The scout


def test_whoever_took_a_claim_alone_knows_the_next_one() -> None:
    """Rules: "The scout", p. 2."""
    scouted = table(played("creek", 2, 1, scout="lode"))
    assert [*CLAIM.view(scouted.state, 0).state.pile.top] == [KIND["lode"]]
    for other in (1, int(NOBODY)):
        assert [*CLAIM.view(scouted.state, other).state.pile.top] == [HIDDEN]
        assert scouted.lines[other][-1] == "* scout ?"
    assert events(scouted, "event-scouted") == [(0, [0, 0, 0])]
    secret = [event for event in scouted.events[-1] if event.name == "claim-event-seen"]
    assert [(event.audience, event.numbers[0]) for event in secret] == [(0, KIND["lode"])]


def test_every_unseen_claim_with_the_right_stamp_may_be_the_scouted_one() -> None:
    """Rules: "The scout", p. 2; "The survey", p. 1."""
    scouted = table(played("creek", 2, 1, scout="lode"))
    assert behind(scouted, viewer=1) == {"creek", "gulch", "vein", "lode"}
    scouted.say(int(CHANCE), "stamp rock")
    assert behind(scouted, viewer=1) == {"gulch", "lode"}
    assert behind(scouted, viewer=0) == {"lode"}


def behind(table: Table[ClaimState], viewer: int) -> set[str]:
    """The claims that may lie on top of the pile, as far as a viewer knows."""
    view = CLAIM.view(table.state, viewer)
    return {CARDS[CLAIM.determinize(view, Rng(seed)).pile.top[0]].id for seed in range(100)}


def test_the_scouted_claim_is_the_next_to_come() -> None:
    """Rules: "The scout", p. 2."""
    scouted = table(played("creek", 2, 1, scout="lode"))
    assert odds(scouted) == {"stamp rock": 1}
    assert why_not(scouted, int(CHANCE), "stamp water") == "none-left"
    for move in ("* stamp rock", "0 bid 1", "1 bid 2"):
        scouted.say(*parse_move(move))
    assert odds(scouted) == {"stake lode": 1}


def test_the_scout_comes_before_the_next_round() -> None:
    """Rules: "The scout", p. 2."""
    won = table(played("vein", 2, 1))
    assert odds(won) == {"scout creek": 5, "scout gulch": 4, "scout vein": 2, "scout lode": 3}
    assert why_not(won, int(CHANCE), "stamp rock") == "scout-first"


def test_only_a_claim_that_is_left_can_be_scouted() -> None:
    """Rules: "The scout", p. 2."""
    won = table(*(played("lode", bid, bid) for bid in (1, 2)), played("lode", 4, 3))
    assert why_not(won, int(CHANCE), "scout lode") == "none-left"


def test_after_a_tie_nobody_scouts() -> None:
    """Rules: "The scout", p. 2."""
    assert odds(table(played("creek", 1, 1))) == {"stamp water": 7, "stamp rock": 7}


# The end

SIX_TIES = [played(claim, bid, bid) for claim, bid in zip(["creek"] * 4 + ["gulch"] * 2, range(1, 7))]


def test_after_the_last_round_nobody_scouts() -> None:
    """Rules: "The scout", p. 2; "The end", p. 2. Ruling R1."""
    moves = [played("creek", bid, bid) for bid in range(1, 5)] + [played("gulch", 5, 5)]
    ended = table(*moves, played("gulch", 7, 6, scout="lode"), played("lode", 6, 7))
    assert ended.state.is_over()
    assert ended.record.moves[-1] == "* stake lode"
    assert events(ended, "event-scouted") == [(0, [0, 0, 0])]


def test_after_seven_rounds_the_most_points_win() -> None:
    """Rules: "The end", p. 2."""
    moves = [played("creek", bid, bid) for bid in range(1, 5)] + [played("gulch", 5, 5)]
    ended = table(*moves, played("gulch", 7, 6, scout="lode"), played("lode", 6, 7))
    assert scores(ended) == [2, 7]
    assert events(ended, "event-won") == [(1, [7, 0, 0])]
    assert why_not(ended, 0, "bid 1") == "game-over"


def test_before_the_seventh_round_is_over_nobody_has_won() -> None:
    """Rules: "The end", p. 2."""
    last = table(*SIX_TIES, "* stamp rock", "0 bid 7")
    assert not last.state.is_over()
    assert events(last, "event-won") == []


def test_tied_seats_share_the_victory() -> None:
    """Rules: "The end", p. 2."""
    ended = table(*SIX_TIES, played("lode", 7, 7))
    assert scores(ended) == [0, 0]
    assert events(ended, "event-won") == [(0, [0, 0, 0]), (1, [0, 0, 0])]


def test_claims_that_were_not_taken_are_worth_nothing() -> None:
    """Rules: "The end", p. 2."""
    scouted = table(played("creek", 2, 1, scout="lode"))
    ended = CLAIM.standing(scouted.state)
    assert ended.is_over()
    assert [*ended.score] == [1, 0]
    assert live_score(CLAIM, scouted.state) == []
