"""The Paperboy fetches a character that nobody has taken."""

from typing import Any

from boomtown.core.record import Table
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.tables import BACK_OF
from boomtown.games.card_game.rules.verbs import CHARACTER_NAMES
from tests.games.card_game.tables import (
    actor,
    because,
    bids,
    cell,
    characters,
    events,
    final_lines,
    go_on,
    offer,
    offered,
    played,
    table,
    total,
    why_not,
)

CITY = [(f"e1-{33 + n}", cell(n // 4 * 2, n % 4 * 2)) for n in range(8)]
LATER = [(f"e2-{40 + n}", cell(4 + n // 4 * 2, n % 4 * 2)) for n in range(8)]


def at_the_end(*ids: str, **more: Any) -> Table[CardGameState]:
    """The last round is over, seat 0 has the Paperboy and these characters."""
    wishes = [*CITY[: 9 - len(ids)], *((name, "") for name in ids), *LATER, ("paperboy", "")]
    return played(wishes, until="fetch", **more)


def test_at_the_end_of_the_game_a_character_is_fetched() -> None:
    """Rules: "Descriptions of the different characters", p. 6; "End of the game", p. 4. Ruling C6."""
    ended = at_the_end("teacher")
    assert actor(ended) == 0
    assert final_lines(ended)["paperboy"] == 3
    owned = {name for player in range(4) for name in characters(ended, player)}
    free = [name for name in CHARACTER_NAMES if name not in owned]
    assert offered(ended) == [*(f"fetch {name}" for name in free), "decline"]
    assert why_not(ended, "fetch teacher") == "not-free"
    assert why_not(ended, "bid 1") == "fetch-or-decline"
    before = total(ended)
    go_on(ended, "0 fetch captain")
    assert ended.state.is_over()
    assert ended.state.score[0] == before + 6
    assert events(ended, "event-fetched") == [("event-fetched", 0, [3, 0, 0])]


def test_after_the_last_round_nobody_uses_a_character_any_more() -> None:
    """Rules: "To use character cards", p. 2; "End of the game", p. 4."""
    ended = at_the_end("heroes", "governor")
    assert why_not(ended, "use heroes") == "rounds-over"
    assert because(ended, "use heroes") == [9]
    assert why_not(ended, "use governor") == "rounds-over"
    selling = go_on(at_the_end("heroes", "auctioneer"), "0 decline")
    assert why_not(selling, "use heroes") == "rounds-over"
    assert because(selling, "use heroes") == [9]


def test_whoever_is_fetched_from_the_pile_is_gone_from_it() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C6."""
    ended = at_the_end("teacher")
    uppermost = next(
        name for kind, name in enumerate(CHARACTER_NAMES) if BACK_OF[kind] == ended.state.pile.back
    )
    assert f"fetch {uppermost}" in offered(ended)
    size = ended.state.pile.size()
    go_on(ended, f"0 fetch {uppermost}")
    assert ended.state.pile.size() == size - 1
    assert uppermost in characters(ended)


def test_nobody_has_to_fetch() -> None:
    """Rules: "Descriptions of the different characters", p. 6."""
    ended = go_on(at_the_end("teacher"), "0 decline")
    assert ended.state.is_over()
    assert events(ended, "event-not-fetched") == [("event-not-fetched", 0, [0, 0, 0])]
    assert events(ended, "event-fetched") == []


def test_the_fetched_character_counts_for_undertaker_and_editor() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C6."""
    ended = at_the_end("undertaker", "editor")
    before = final_lines(ended)
    go_on(ended, "0 fetch mercenary")
    lines = [event for told in ended.events for event in told if event.is_score and event.seat == 0]
    worth = {CHARACTER_NAMES[e.numbers[0]]: int(e.points) for e in lines if e.name.endswith("character")}
    assert worth["undertaker"] == before["undertaker"] + 2
    assert worth["editor"] == before["editor"] + 4


def test_a_fetched_auctioneer_sells_at_once() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C6."""
    ended = go_on(at_the_end("teacher"), "0 fetch auctioneer")
    assert not ended.state.is_over()
    assert offered(ended, "sell") != []
    assert offered(ended)[-1] == "done"


def test_a_fetched_captain_widens_the_land_of_the_guide() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C6."""
    ended = at_the_end("guide")
    before = total(ended)
    go_on(ended, "0 fetch captain")
    assert ended.state.score[0] == before + 6 + 4


def test_in_the_variant_the_paperboy_fetches_when_it_is_taken() -> None:
    """Rules: "Descriptions of the different characters", p. 6. Ruling C6. Ruling C19."""
    moves = [
        "* back of paperboy",
        *offer("paperboy", "settler", "e1-01 e1-02 e1-03 e1-04"),
        *bids(9, 1, 2, 3),
    ]
    taking = table(*moves, "0 take paperboy", variants=["paperboy-at-once"])
    free = [text.split()[1] for text in offered(taking, "fetch")]
    assert "settler" not in free  # the uppermost: its back is the order of ties
    assert len(free) == 19
    assert why_not(taking, "fetch settler") == "not-free"
    size = taking.state.pile.size()
    go_on(taking, "0 fetch gunsmith")
    assert taking.state.pile.size() == size - 1
    assert taking.state.pile.back == BACK_OF[CHARACTER_NAMES.index("settler")]
    assert characters(taking) == ["paperboy", "gunsmith"]
    assert actor(taking) == 3
    usual = table(*moves, "0 take paperboy")
    assert offered(usual, "fetch") == []


def test_in_the_variant_a_character_under_the_pile_can_be_fetched() -> None:
    """Rules: "Descriptions of the different characters", p. 6; "Skull", p. 2. Ruling C19."""
    skull = ["* back of cowboy", "* reveal cowboy", "* back skull", "* reveal gunsmith", "* back of paperboy"]
    first = [*skull, *(f"* draw e1-0{n}" for n in range(1, 5)), *bids(1, 2, 3, 4)]
    for seat, card in ((3, "e1-01"), (2, "e1-02"), (1, "e1-03"), (0, "e1-04")):
        first += [f"{seat} take {card}", f"{seat} place h8"]
    reveal = offer("paperboy", "settler", "e1-05 e1-06 e1-07 e1-08")
    taking = table(*first, *reveal, *bids(9, 1, 2, 3), "0 take paperboy", variants=["paperboy-at-once"])
    assert [*taking.state.pile.bottom] == [0]
    go_on(taking, "0 fetch cowboy")
    assert [*taking.state.pile.bottom] == []
    assert characters(taking) == ["cowboy", "paperboy"]


def test_a_virtual_player_fetches_nobody() -> None:
    """Rules: "Virtual players", p. 2. Ruling C15."""
    moves = ["* back of paperboy", *offer("paperboy", "settler", "e1-33 e1-34 e1-35 e1-42")]
    taken = table(
        *moves, "0 bid 1", "* turn 9", "* turn 8", "* turn 7", seats=1, variants=["paperboy-at-once"]
    )
    assert characters(taken, 1) == ["paperboy"]
    assert offered(taken, "take") != []
