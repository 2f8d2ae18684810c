"""Just enough, and one too little: what is offered is exactly what nothing forbids."""

import pytest

from boomtown.core.step import CHANCE
from boomtown.games.card_game import CARD_GAME
from tests.agreement import agreeing, first_asked, refusal_of
from tests.games.card_game.tables import (
    actor,
    because,
    bids,
    cell,
    city,
    events,
    go_on,
    golden,
    golden_table,
    offer,
    offered,
    played,
    why_not,
    with_characters,
)
from tests.games.card_game.test_ending import built

KEEP = "cowboy settler e1-44 e1-45 e1-46 e1-47 e1-48"
NEXT = offer("cowboy", "settler", "e1-45 e1-46 e1-47 e1-48")


@pytest.mark.parametrize("corner", [(-2, -2), (-2, 2), (2, -2), (2, 2)])
def test_cards_that_touch_at_a_corner_only_do_not_hang_together(corner: tuple[int, int]) -> None:
    """Rules: "Descriptions of the different characters", p. 6; "Building rules", p. 4."""
    places = [(0, 0), (corner[0], 0), corner]  # the second joins the first to the third
    wishes = [(f"e1-{33 + number}", cell(*place)) for number, place in enumerate(places)]
    choosing = go_on(played([("auctioneer", ""), *wishes], then="cowboy", keep=KEEP), *NEXT)
    assert why_not(agreeing(choosing), "sell e1-34") == "splits-city"
    assert offered(choosing, "sell") == ["sell e1-33", "sell e1-35"]
    assert [*city(go_on(choosing, "0 sell e1-35"))] == ["e1-33", "e1-34"]


def test_a_townhouse_beside_the_city_hall_counts_twice() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8."""
    assert built(("e1-32", 0, 0), ("e2-36", 1, 0)) == {"store": 2, "city-hall": 1}
    assert built(("e1-32", 0, 0), ("e2-36", 2, 0)) == {"city-hall": 1}  # a row lies between them


def test_a_tie_is_told_with_what_boosts_have_made_of_the_cards() -> None:
    """Rules: "Tiebreaker", p. 2; "Descriptions of the different characters", p. 6."""
    for bid, winning in ((3, 9), (2, 8)):  # with the Gunsmith's 6
        used = go_on(with_characters("gunsmith", then="cowboy", keep=KEEP), *NEXT, "0 use gunsmith")
        before = len(events(used, "event-tie-won"))
        go_on(used, *bids(bid, 9, 8, 7))
        if winning == 8:
            assert events(used, "event-tie-won")[before:] == []  # the 9 comes first
            go_on(used, "1 take cowboy")
        assert [numbers[0] for _, _, numbers in events(used, "event-tie-won")[before:]] == [winning]


def test_a_character_whose_moment_has_passed_is_named() -> None:
    """Rules: "To use character cards", p. 2."""
    asked = go_on(with_characters("heroes", then="cowboy", keep=KEEP), *NEXT, "0 decline")
    assert why_not(agreeing(asked), "use heroes") == "moment-passed"
    assert because(asked, "use heroes") == [9]  # the Heroes
    assert because(asked, "use doctor") == [8]


def test_the_final_scoring_is_announced_once() -> None:
    """Rules: "End of the game", p. 4."""
    told = [name for name, _, _ in events(golden_table("1-seats-virtual-winner"))]
    assert told.count("event-final-scoring") == 1
    assert all(
        name.startswith("score-") or name == "event-won"
        for name in told[told.index("event-final-scoring") + 1 :]
    )


# the first time that a recorded game comes to a question: what it says to a move that it is not about
ASKED = {
    "1-seats-beats-experts": {
        "CutPile": "cut-first",
        "RevealCharacter": "reveal-first",
        "SeeBack": "back-first",
        "RevealTerrain": "draw-first",
        "ChooseBid": "bid-now",
        "TurnCards": "turn-first",
        "TakeCard": "take-now",
        "PlaceCard": "place-now",
        "UseCharacter": "use-or-decline",
    },
    "2-seats-card-set-aside": {"FetchCharacter": "fetch-or-decline"},
}


@pytest.mark.parametrize(
    ("game", "asked"), [(game, asked) for game, steps in ASKED.items() for asked in steps]
)
def test_a_move_for_another_moment_is_told_what_comes_first(game: str, asked: str) -> None:
    """Rules: "Playing the game", p. 2."""
    made = agreeing(first_asked(CARD_GAME, golden(game), asked))
    elsewhere = "decline" if actor(made) == CHANCE else "turn 1"
    assert refusal_of(made, elsewhere) == ASKED[game][asked]
