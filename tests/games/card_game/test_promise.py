"""Rules of thumb for bots: greedy players bid, take and use characters with some sense."""

from boomtown.bots import make_bot
from boomtown.core.record import Table
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.lab.arena import play_game
from tests.games.card_game.tables import actor, bids, cell, go_on, offer, offered, played, table


def promises(seated: Table[CardGameState]) -> dict[str, int]:
    """What each option of whoever is to act promises."""
    state = seated.state
    options = state.options(state.actor())
    texts = [CARD_GAME.verbs.text(action) for action in options]
    return dict(zip(texts, CARD_GAME.promises(state, state.actor(), options), strict=True))


def test_a_high_card_is_for_an_offer_with_one_good_card() -> None:
    dull = table("* back of cowboy", *offer("cowboy", "settler", "e1-33 e1-34 e1-35 e1-42"))
    rich = table("* back of teacher", *offer("teacher", "settler", "e1-09 e1-34 e1-35 e1-42"))
    gains = [promises(seated)["bid 9"] - promises(seated)["bid 1"] for seated in (dull, rich)]
    assert gains[0] < 0 < gains[1]


def test_a_card_promises_its_points_at_the_best_spot() -> None:
    wishes = [("e1-09", cell(0, 0)), ("e1-46", cell(2, 0))]
    seated = played(wishes, then="cowboy", keep="settler e1-05 e1-33 e1-34 e1-35")
    go_on(seated, *offer("cowboy", "settler", "e1-05 e1-33 e1-34 e1-35"), *bids(7, 3, 4, 5))
    assert actor(seated) == 0
    found = promises(seated)
    best = max(
        int(CARD_GAME.standing(go_on(table_again(seated), "0 take e1-05", f"0 {spot}").state).score[0])
        for spot in offered(go_on(table_again(seated), "0 take e1-05"), "place")
    )
    now = int(CARD_GAME.standing(seated.state).score[0])
    assert 100 * (best - now) <= found["take e1-05"] <= 100 * (best - now) + 500
    assert found["take e1-05"] > found["take e1-33"]


def table_again(seated: Table[CardGameState]) -> Table[CardGameState]:
    """The same table once more."""
    return table(*seated.record.moves)


def test_nothing_is_promised_where_the_standing_says_it_all() -> None:
    seated = table(
        "* back of cowboy", *offer("cowboy", "settler", "e1-33 e1-34 e1-35 e1-42"), *bids(9, 1, 2, 3)
    )
    go_on(seated, "0 take e1-33")
    assert promises(seated) == {"place h8": 0}


def test_asking_changes_nothing() -> None:
    seated = table("* back of cowboy", *offer("cowboy", "settler", "e1-33 e1-34 e1-35 e1-42"))
    assert promises(seated) == promises(seated)


def test_greedy_bots_build_better_cities_than_chance_and_than_novices() -> None:
    bots = [make_bot("greedy", CARD_GAME), make_bot("uniform", CARD_GAME)]
    for seed in range(2):
        scores = [int(points) for points in play_game(CARD_GAME, bots, frozenset(), seed).state.score]
        assert scores[0] > scores[1] + 30
        assert scores[0] > 90
