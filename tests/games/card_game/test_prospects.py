"""What lets a seat expect points, counted as quickly as searches need it and, here, as plainly as it is meant."""

import pytest

from boomtown.games.card_game.evaluation.features import NAMES, count_features
from boomtown.games.card_game.rules.city import has_law
from boomtown.games.card_game.rules.scoring import counts_of, lines
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import BARE, ELEMENT_IDS
from tests.games.card_game.tables import NAMES as GOLDEN
from tests.games.card_game.tables import golden_table

AROUND = [(down, along) for down in (-1, 0, 1) for along in (-1, 0, 1) if (down, along) != (0, 0)]
STORES = {"saloon": 2, "bank": 1, "drugstore": 1, "general-store": 1, "city-hall": 1}
HOUSES = {"house": 1, "townhouse": 2, "hotel": 2}


def prospects(state: CardGameState, seat: int) -> dict[str, int]:
    found = count_features(state, seat, lines(state, seat, counts_of(state, seat)))
    return {name: int(found[place]) for place, name in enumerate(NAMES)}


def element(state: CardGameState, seat: int, row: int, column: int) -> str:
    shown = int(state.element_at(seat, row % 16, column % 16))
    return "bare" if shown == BARE else ELEMENT_IDS[shown]


def open_parcels(state: CardGameState, seat: int) -> list[tuple[int, int]]:
    """Where a card may come to lie: in the city or next to it, as far as it may grow to eight by eight."""
    height, width = int(state.height[seat]), int(state.width[seat])
    more, wider = int(height < 8), int(width < 8)
    coverable = {"bare", "empty"} | ({"outlaws"} if has_law(state, seat) else set())
    return [
        (row, column)
        for row in range(int(state.north[seat]) - more, int(state.north[seat]) + height + more)
        for column in range(int(state.west[seat]) - wider, int(state.west[seat]) + width + wider)
        if element(state, seat, row, column) in coverable
    ]


def highest(state: CardGameState, seat: int, weights: dict[str, int]) -> list[int]:
    """For each open parcel what stands around it, the highest first."""
    return sorted(
        (
            sum(weights.get(element(state, seat, row + down, column + along), 0) for down, along in AROUND)
            for row, column in open_parcels(state, seat)
        ),
        reverse=True,
    )


@pytest.mark.parametrize("name", GOLDEN)
def test_spots_are_what_a_walk_over_all_parcels_finds(name: str) -> None:
    told = set()
    for move in range(20, 200, 23):
        state = golden_table(name, move).state
        for seat in range(int(state.seat_count)):
            if state.height[seat] == 0 or state.height[seat] > 8 or state.width[seat] > 8:
                continue
            houses, mountains = highest(state, seat, STORES), highest(state, seat, {"mine": 1})
            mines, stores = highest(state, seat, {"mountain": 1}), highest(state, seat, HOUSES)
            by_ranches = sum(
                element(state, seat, row, column) == "bare"
                and any(element(state, seat, row + down, column + along) == "ranch" for down, along in AROUND)
                for row, column in open_parcels(state, seat)
            )
            found = prospects(state, seat)
            spots = {
                "houses-best-3": sum(houses[:3]),
                "houses-best-8": sum(houses[:8]),
                "houses-all": sum(houses),
                "mountains-best-2": sum(mountains[:2]),
                "mountains-best-6": sum(mountains[:6]),
                "mines-best": mines[0],
                "mines-best-3": sum(mines[:3]),
                "stores-best": stores[0],
                "stores-best-3": sum(stores[:3]),
                "bare-by-ranches": by_ranches,
                "rows-to-grow": 8 - int(state.height[seat]),
                "columns-to-grow": 8 - int(state.width[seat]),
                "law": int(has_law(state, seat)),
            }
            assert spots == {key: found[key] for key in spots}, (move, seat)
            told |= {key for key, value in spots.items() if value > 0}
    assert {"houses-best-8", "mines-best", "stores-best", "bare-by-ranches"} <= told


def test_parcels_lines_characters_and_auction_cards_are_counted() -> None:
    state = golden_table("5-seats-every-ability", 150).state
    for seat in range(5):
        found, counts = prospects(state, seat), counts_of(state, seat)
        assert [found[name] for name in ELEMENT_IDS] == [int(count) for count in counts]
        pad = lines(state, seat, counts)
        first = NAMES.index("ranches-line")
        assert [*found.values()][first : first + len(pad)] == [int(points) for points in pad]
        held = [value for value in range(1, 10) if state.holds(seat, value)]
        assert (found["pips"], found["high-cards"]) == (sum(held), sum(value >= 7 for value in held))
        people = NAMES[NAMES.index("cowboy") : NAMES.index("undertaker") + 1]
        assert found["characters"] == sum(found[name] for name in people)
        for name, number in found.items():
            if name.endswith("-to-use") and number:
                assert found[name.removesuffix("-to-use")] == 1


def test_a_seat_without_a_city_has_all_of_it_before_it() -> None:
    found = prospects(golden_table("4-seats-shared-victory", 3).state, 0)
    assert (found["rows-to-grow"], found["columns-to-grow"], found["pips"]) == (8, 8, 45)
    assert found["houses-all"] == found["mines-best"] == found["characters"] == 0
