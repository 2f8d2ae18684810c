"""How many options there are at first, counted by hand; `perft.toml` pins their order and what follows."""

from boomtown.core.laws import perft
from boomtown.games.card_game.components import BACKS, CHARACTERS
from tests.games.card_game.tables import table


def test_the_first_counts_agree_with_the_cards_counted_by_hand() -> None:
    """Each back is seen once, then each character with that back may come.

    Rules: "Playing the game", p. 2. Ruling C21.
    """
    assert [perft(table().state, depth) for depth in (1, 2)] == [len(BACKS), len(CHARACTERS)]
