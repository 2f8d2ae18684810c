"""Whole games as records that people can read: each replays to its scores and holds what its name promises."""

from collections.abc import Callable

import pytest

from boomtown.core.record import Table
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.components import SUITS
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import SWITCH_NAMES
from tests.games.card_game.tables import NAMES, events, golden, golden_table


def is_won_by_a_virtual_player(table: Table[CardGameState]) -> bool:
    """No seat is among the winners."""
    return min(CARD_GAME.winners(table.state)) >= table.state.seat_count


def is_won_by_the_seat(table: Table[CardGameState]) -> bool:
    """Alone against three experts."""
    return [*table.state.strength] == [2, 2, 2] and CARD_GAME.winners(table.state) == [0]


def has_a_card_set_aside(table: Table[CardGameState]) -> bool:
    """A card fitted nowhere."""
    return bool(events(table, "event-set-aside"))


def has_three_skulls(table: Table[CardGameState]) -> bool:
    """Every skull has sent somebody back."""
    return len(events(table, "event-skull")) >= 3


def is_shared(table: Table[CardGameState]) -> bool:
    """Several players have won."""
    return len(events(table, "event-won")) > 1


def has_three_sales(table: Table[CardGameState]) -> bool:
    """The Auctioneer has sold all it can, and the Paperboy has fetched somebody."""
    return len(events(table, "event-sold")) == 3 and bool(events(table, "event-fetched"))


def has_every_ability(table: Table[CardGameState]) -> bool:
    """All seven characters with arrows were used."""
    return len({numbers[0] for _, _, numbers in events(table, "event-character-used")}) == 7


def has_nothing_left(table: Table[CardGameState]) -> bool:
    """Six players take all cards; nothing is removed in any round."""
    return not events(table, "event-terrain-removed", "event-character-removed")


def has_a_quick_paperboy(table: Table[CardGameState]) -> bool:
    """A character was fetched before the game was over."""
    return any("fetched" in event.name for told in table.events[:-5] for event in told)


def has_ties_of_rare_suits(table: Table[CardGameState]) -> bool:
    """Horseshoe and Cow, which nobody has with four players unless chosen, have won ties."""
    winners = {SUITS[table.state.suit[seat]] for _, seat, _ in events(table, "event-tie-won")}
    return {"horseshoe", "cow"} <= winners


PROMISES: dict[str, Callable[[Table[CardGameState]], bool]] = {
    "virtual-winner": is_won_by_a_virtual_player,
    "beats-experts": is_won_by_the_seat,
    "card-set-aside": has_a_card_set_aside,
    "paperboy-at-once": has_a_quick_paperboy,
    "three-skulls": has_three_skulls,
    "shared-victory": is_shared,
    "three-sold": has_three_sales,
    "every-ability": has_every_ability,
    "nothing-left": has_nothing_left,
    "rare-suits": has_ties_of_rare_suits,
}


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_holds_what_its_name_promises(name: str) -> None:
    seats, _, promise = name.partition("-seats-")
    assert golden(name).seats == int(seats)
    assert PROMISES[promise](golden_table(name))


def test_every_seat_count_every_switch_and_every_promise_has_a_game() -> None:
    assert {name.partition("-seats-")[2] for name in NAMES} == {*PROMISES}
    assert {golden(name).seats for name in NAMES} == {*range(CARD_GAME.fewest, CARD_GAME.most + 1)}
    asked = {word for name in NAMES for word in golden(name).variants}
    assert {*SWITCH_NAMES} <= asked
    assert [] in [golden(name).variants for name in NAMES]
