"""How many options there are at first, counted by hand; `perft.toml` pins their order and what follows."""

from boomtown.core.laws import perft
from boomtown.core.record import Table
from boomtown.games.nevada_city import NEVADA_CITY


def test_the_first_counts_agree_with_the_cards_counted_by_hand() -> None:
    """Four start buildings in any order, then six families for the Sheriff. Ruling R40."""
    start = Table(NEVADA_CITY, 4)
    assert [perft(start.state, depth) for depth in (1, 2, 3, 4, 5)] == [4, 12, 24, 24, 24 * 6]
