"""How many options there are at first, counted by hand; `perft.toml` pins their order and what follows."""

from boomtown.core.laws import perft
from boomtown.core.record import Table
from boomtown.games.carson_city import CARSON_CITY
from tests.games.carson_city.tables import choose, opening


def test_the_first_counts_agree_with_what_can_be_counted_by_hand() -> None:
    """Rules: "2 Cowboy placement", p. 3. Ruling R33."""
    assert perft(Table(CARSON_CITY, 2, frozenset()).state, 1) == 8  # kinds in the bag
    assert perft(opening().state, 1) == 7  # personalities
    assert (
        perft(choose(opening(), "banker", "mercenary").state, 1) == 21 + 60 + 1
    )  # squares, parcels, passing
