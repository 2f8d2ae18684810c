"""The Auctioneer: which cards can be sold, when, and what becomes of the city."""

import pytest

from boomtown.core.record import Table
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.selling import can_sell
from boomtown.games.card_game.rules.tables import SOLD
from boomtown.games.card_game.rules.verbs import TERRAIN_NAMES
from tests.games.card_game.tables import (
    actor,
    bids,
    cell,
    characters,
    city,
    events,
    final_lines,
    go_on,
    offer,
    offered,
    played,
    total,
    why_not,
)

KEEP = "cowboy settler e1-44 e1-45 e1-46 e1-47"
NEXT = offer("cowboy", "settler", "e1-44 e1-45 e1-46 e1-47")
# a row of three cards, and one that lies across the last
ROW = [("auctioneer", ""), ("e1-33", cell(0, 0)), ("e1-34", cell(0, 2)), ("e1-35", cell(0, 4))]
ACROSS = [*ROW, ("e1-42", cell(-1, 4))]


def ready(wishes: list[tuple[str, str]]) -> Table[CardGameState]:
    """A table where seat 0 has its wishes and all choose auction cards."""
    return go_on(played(wishes, then="cowboy", keep=KEEP), *NEXT)


def test_cards_that_leave_the_city_in_one_piece_are_sold_for_seven_points() -> None:
    """Rules: "Descriptions of the different characters", p. 6."""
    choosing = ready(ROW)
    assert offered(choosing, "sell") == ["sell e1-33", "sell e1-35"]  # not the one in the middle
    assert why_not(choosing, "sell e1-34") == "splits-city"
    go_on(choosing, "0 sell e1-33")
    assert final_lines(choosing)["sold"] == 7
    assert city(choosing) == {"e1-34": cell(0, 2), "e1-35": cell(0, 4)}
    assert events(choosing, "event-sold") == [("event-sold", 0, [32, 1, 0])]


def test_a_card_that_covers_or_is_covered_cannot_be_sold() -> None:
    """Rules: "Descriptions of the different characters", p. 6."""
    choosing = ready(ACROSS)
    assert offered(choosing, "sell") == ["sell e1-33"]
    assert why_not(choosing, "sell e1-35") == "overlaps"
    assert why_not(choosing, "sell e1-42") == "overlaps"


def test_what_overlaps_counts_in_the_own_city_whichever_seat_it_is() -> None:
    """Rules: "Descriptions of the different characters", p. 6."""
    choosing = go_on(played(ACROSS, seat=2, then="cowboy", keep=KEEP), *NEXT)
    assert [why_not(choosing, f"sell {card}", 2) for card in ("e1-35", "e1-42")] == ["overlaps", "overlaps"]
    go_on(choosing, "2 sell e1-33")
    assert city(choosing, 2) == {"e1-34": cell(0, 2), "e1-35": cell(0, 4), "e1-42": cell(-1, 4)}
    assert choosing.state.where[TERRAIN_NAMES.index("e1-33")] == SOLD + 2  # under the Auctioneer


# cities that hang together at one side of one parcel; the last card can be sold
JOINTS = {
    "to the west": [(0, 0), (1, 2), (1, 4)],
    "to the south": [(0, 0), (-1, 2), (-1, 4), (1, 4), (3, 4)],
    "to the east": [(0, 0), (0, -2), (1, 2), (2, -2), (4, -2)],
    "right beside the gap": [(0, 0), (-2, -1), (0, -2)],
    "right below the gap": [(0, 0), (-1, -2), (-2, 0)],
    "down again on the far side": [(0, 0), (0, -2), (2, -2), (4, -2), (2, 1), (-2, -2)],
}


@pytest.mark.parametrize("way", JOINTS)
def test_a_city_that_hangs_together_by_a_single_side_is_in_one_piece(way: str) -> None:
    """Rules: "Descriptions of the different characters", p. 6; "Building rules", p. 4."""
    choosing = ready([("auctioneer", ""), *((f"e1-{33 + n}", cell(*at)) for n, at in enumerate(JOINTS[way]))])
    *rest, last = city(choosing)
    assert f"sell {last}" in offered(choosing)
    assert [*city(go_on(choosing, f"0 sell {last}"))] == rest


def test_a_single_card_can_be_sold() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C5."""
    alone = ready(ROW[:2])
    assert can_sell(alone.state, 0)
    assert not can_sell(alone.state, 1)
    assert not can_sell(go_on(alone, "0 sell e1-33").state, 0)


def test_only_the_owner_of_the_auctioneer_sells_and_only_own_cards() -> None:
    """Rules: "Descriptions of the different characters", p. 6."""
    choosing = ready(ROW)
    assert why_not(choosing, "sell e1-44") == "not-in-city"
    other = next(iter(city(choosing, 1)))
    assert why_not(choosing, f"sell {other}") == "not-in-city"
    assert why_not(choosing, f"sell {other}", 1) == "no-auctioneer"


def test_at_most_three_cards_are_sold_and_the_last_may_be_among_them() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C5. Ruling C20."""
    choosing = ready(ROW)
    go_on(choosing, "0 sell e1-33", "0 sell e1-34")
    assert offered(choosing, "sell") == ["sell e1-35"]
    go_on(choosing, "0 sell e1-35")
    assert city(choosing) == {}
    assert total(choosing) == 21
    assert choosing.state.height[0] == 0
    go_on(choosing, *bids(5, 9, 8, 7))
    while actor(choosing) != 0:
        go_on(choosing, f"{actor(choosing)} {offered(choosing)[-1]}")
    terrain = [text for text in offered(choosing) if text.startswith("take e1")]
    go_on(choosing, f"0 {terrain[0]}")
    assert offered(choosing) == ["place h8"]
    longer = ready([*ROW, ("e1-36", cell(0, 6))])
    go_on(longer, "0 sell e1-33", "0 sell e1-34", "0 sell e1-35")
    assert offered(longer, "sell") == []
    assert why_not(longer, "sell e1-36") == "three-sold"


def test_cards_are_sold_at_each_own_decision() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C5."""
    taking = ready(ROW)
    assert offered(taking, "sell")  # while choosing an auction card
    assert taking.state.actors() == [0, 1, 2, 3]
    go_on(taking, "1 bid 9", "2 bid 8", "3 bid 7", "0 bid 5")
    while actor(taking) != 0:
        assert offered(taking, "sell") == []
        go_on(taking, f"{actor(taking)} {offered(taking)[-1]}")
    assert offered(taking, "sell") == ["sell e1-33", "sell e1-35"]
    terrain = [text for text in offered(taking) if text.startswith("take e1")]
    go_on(taking, f"0 {terrain[0]}")
    before = {*offered(taking, "place")}
    assert "sell e1-33" in offered(taking)
    go_on(taking, "0 sell e1-33")  # just before placing: it makes room
    assert {*offered(taking, "place")} != before
    assert actor(taking) == 0


@pytest.mark.parametrize("character", ["governor", "gunsmith"])
def test_cards_are_sold_while_asked_about_a_character_before_the_bids(character: str) -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C5. Ruling C21."""
    asked = ready([*ROW, (character, "")])
    assert offered(asked) == [f"use {character}", "sell e1-33", "sell e1-35", "decline"]
    assert why_not(asked, "sell e1-34") == "splits-city"
    go_on(asked, "0 sell e1-33")
    assert offered(asked) == [f"use {character}", "sell e1-34", "sell e1-35", "decline"]
    go_on(asked, "0 sell e1-34", "0 sell e1-35")
    assert offered(asked) == [f"use {character}", "decline"]
    assert (city(asked), total(asked)) == ({}, 21)
    go_on(asked, f"0 use {character}")
    assert [seat for _, seat, _ in events(asked, "event-character-used")] == [0]


def test_cards_are_sold_while_asked_about_a_character_after_the_bids() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C5."""
    asked = go_on(ready([*ROW, ("mercenary", "")]), *bids(4, 6, 7, 8))
    assert offered(asked) == ["use mercenary", "sell e1-33", "sell e1-35", "decline"]
    go_on(asked, "0 sell e1-35", "0 use mercenary")
    assert city(asked) == {"e1-33": cell(0, 0), "e1-34": cell(0, 2)}
    assert asked.state.boost[0] == 5


def test_cards_are_sold_before_the_paperboy_fetches_anybody() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C5. Ruling C6."""
    cards = [(f"e1-{33 + n}", cell(0, 2 * n)) for n in range(4)]
    more = [(f"e1-{37 + n}", cell(2, 2 * n)) for n in range(4)]
    later = [(f"e2-{40 + n}", cell(4, 2 * n)) for n in range(4)]
    rest = [(f"e2-{44 + n}", cell(6, 2 * n)) for n in range(4)]
    ended = played([("auctioneer", ""), *cards, *more, *later, *rest, ("paperboy", "")], until="fetch")
    assert "sell e2-47" in offered(ended)
    assert (offered(ended)[0].split()[0], offered(ended)[-1]) == ("fetch", "decline")
    assert why_not(ended, "sell e1-01") == "not-in-city"
    go_on(ended, "0 sell e2-47")
    assert "fetch captain" in offered(ended)  # still to be answered
    assert "e2-47" not in city(ended)
    go_on(ended, "0 fetch captain", "0 done")
    assert [numbers[1] for _, _, numbers in events(ended, "event-sold")] == [1]


def test_cards_are_sold_while_the_paperboy_runs_at_once() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C5."""
    running = played([*ROW, ("paperboy", "")], variants=["paperboy-at-once"], until="fetch")
    assert offered(running, "sell") == ["sell e1-33", "sell e1-35"]
    before = characters(running)
    go_on(running, "0 sell e1-33")
    assert "decline" in offered(running)
    assert characters(running) == before
    assert events(running, "event-fetched") == []


def test_a_sale_while_choosing_is_seen_by_all_but_the_card_is_not() -> None:
    """Rules: "Descriptions of the different characters", p. 6; "Playing the game", p. 2. Ruling C5."""
    sold = go_on(ready(ROW), "0 sell e1-33", "0 bid 5")
    assert sold.lines[1][-2:] == ["0 sell e1-33", "0 bid ?"]


def test_the_auctioneer_is_not_turned() -> None:
    """Rules: "Character cards", p. 6. Ruling C5."""
    sold = go_on(ready(ROW), "0 sell e1-33")
    assert sum(sold.state.is_used) == 0


def test_a_sold_prison_is_no_longer_law() -> None:
    """Rules: "Building rules", p. 4; "Descriptions of the different characters", p. 6. Ruling C2."""
    wishes = [("auctioneer", ""), ("e1-18", "h8"), ("e1-31", cell(0, 2))]
    choosing = ready(wishes)
    assert "outlaws" not in final_lines(choosing)
    go_on(choosing, "0 sell e1-31")
    assert final_lines(choosing)["outlaws"] == -6


def test_a_city_that_wanders_keeps_its_limits() -> None:
    """Rules: "Building rules", p. 4; "Descriptions of the different characters", p. 6. Ruling C13."""
    row = [(f"e1-{33 + n}", cell(0, 2 * n)) for n in range(4)]
    wishes = [("auctioneer", ""), *row]
    choosing = ready(wishes)
    go_on(choosing, "0 sell e1-33", "0 bid 4", "1 bid 9", "2 bid 8", "3 bid 7")
    while actor(choosing) != 0:
        go_on(choosing, f"{actor(choosing)} {offered(choosing)[-1]}")
    terrain = [text for text in offered(choosing) if text.startswith("take e1")]
    go_on(choosing, f"0 {terrain[0]}")
    assert f"place {cell(0, 8)}" in offered(choosing)  # eight columns from the second card on
    assert why_not(choosing, f"place {cell(0, 9)}") == "too-large"


def test_the_last_sales_come_before_scoring() -> None:
    """Rules: "Descriptions of the different characters", p. 6; "End of the game", p. 4. Ruling C5."""
    cards = [(f"e1-{33 + n}", cell(0, 2 * n)) for n in range(4)]
    more = [(f"e1-{37 + n}", cell(2, 2 * n)) for n in range(4)]
    later = [(f"e2-{40 + n}", cell(4, 2 * n)) for n in range(4)]
    rest = [(f"e2-{44 + n}", cell(6, 2 * n)) for n in range(3)]
    unplaced = [("teacher", ""), ("banker", "")]
    table = played([("auctioneer", ""), *cards, *more, *later, *rest, *unplaced], until="done")
    assert not table.state.is_over()
    assert "done" in offered(table)
    assert why_not(table, "bid 1") == "sell-or-done"
    before = total(table)
    go_on(table, "0 sell e2-46")
    assert total(table) >= before
    go_on(table, "0 done")
    assert table.state.is_over()
    assert table.state.score[0] == before + 7 - 1  # a House less for the Teacher
