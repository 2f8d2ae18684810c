"""The score pad: every line, every character, virtual players, winners."""

import pytest

from boomtown.core.record import live_score
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.components import CHARACTERS
from tests.games.card_game.tables import (
    NAMES,
    cell,
    events,
    final_lines,
    golden_table,
    offer,
    played,
    scores,
    table,
    total,
    with_characters,
)


def built(*cards: tuple[str, int, int], people: str = "", variants: tuple[str, ...] = ()) -> dict[str, int]:
    """The score pad of a city of these cards, each with its row and column, and of these characters."""
    wishes = [(name, "") for name in people.split()]
    first = [(card, cell(row, column)) for card, row, column in cards if card.startswith("e1")]
    second = [(card, cell(row, column)) for card, row, column in cards if card.startswith("e2")]
    if second:
        spare = [name.id for name in CHARACTERS if name.back and name.id not in people.split()]
        while len(first) + len(wishes) < 9:
            wishes.append((spare.pop(), ""))
    lines = final_lines(played([*wishes, *first, *second], variants=variants))
    return {name: points for name, points in lines.items() if name not in SPARE or name in people.split()}


SPARE = {person.id for person in CHARACTERS}


def test_a_ranch_scores_empty_parcels_but_no_bare_table() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8. Ruling C1."""
    assert built(("e1-11", 0, 0)) == {"ranch": 3}
    assert built(("e1-11", 0, 0), ("e1-12", -2, 0)) == {"ranch": 3 + 1 + 3 + 1}


def test_a_mine_scores_two_for_each_mountain() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8."""
    assert built(("e1-08", 0, 0)) == {"mine": 4}
    assert built(("e1-08", 0, 0), ("e1-46", 2, 0)) == {"mine": 8}


def test_a_drugstore_scores_houses_beside_it_and_ranches_anywhere() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8."""
    assert built(("e1-21", 0, 0)) == {"drugstore": 1}
    assert built(("e1-21", 0, 0), ("e1-11", 2, 0)) == {"drugstore": 1, "ranch": 3 + 2, "per-ranch": 1}


def test_a_bank_scores_houses_beside_it_and_mines_anywhere() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8."""
    assert built(("e1-25", 0, 0)) == {"bank": 1}
    assert built(("e1-25", 0, 0), ("e1-01", 0, 4 - 2)) == {"bank": 1, "per-mine": 1}


def test_a_blacksmith_scores_ranches_and_mines() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8."""
    pad = built(("e1-19", 0, 0), ("e1-02", 0, 2))
    assert (pad["per-ranch"], pad["per-mine"]) == (1, 1)


def test_a_saloon_scores_two_for_each_house_townhouses_and_hotels_twice() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8."""
    assert built(("e1-27", 0, 0), ("e1-33", 2, 0)) == {"saloon": 2}
    assert built(("e1-27", 0, 0), ("e1-32", 2, 0)) == {"saloon": 4}
    assert built(("e1-27", 0, 0), ("e1-28", 1, 2)) == {"saloon": 4, "hotel": 3}


def test_a_general_store_scores_houses_beside_it_and_in_the_city() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8."""
    assert built(("e1-29", 0, 0), ("e1-43", 2, 0)) == {}
    assert built(("e1-29", 0, 0), ("e1-37", 2, 0)) == {"store": 1, "per-house": 2}


def test_a_church_scores_all_houses_of_the_city() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8."""
    assert built(("e1-30", 0, 0), ("e1-33", 0, 2), ("e1-32", 0, 4)) == {"per-house": 1 + 2}


def test_the_city_hall_counts_buildings_and_itself() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8. Ruling C8."""
    cards = (("e1-28", 0, 0), ("e1-32", 0, 2), ("e2-36", 2, 0))  # Hotel, House, Townhouse, City Hall
    assert built(*cards) == {"hotel": 3, "store": 2 + 1, "city-hall": 2}
    others = built(*cards, variants=("city-hall-others-only",))
    assert others == {"hotel": 3, "store": 2 + 1, "city-hall": 1}
    mountains = built(("e1-48", 0, 0), ("e1-18", 0, 2), ("e2-36", 2, 0))
    assert mountains["city-hall"] == 3  # two Ranches and itself; no Mountains, no outlaws


def test_outlaws_cost_six_each_unless_there_is_law() -> None:
    """Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8."""
    assert built(("e1-18", 0, 0)) == {"ranch": 2, "outlaws": -6}
    assert built(("e1-18", 0, 0), people="sheriff") == {"ranch": 4}
    assert "outlaws" not in built(("e1-18", 0, 0), ("e1-31", 0, 2))


def test_neighbouring_outlaws_do_not_become_one_group() -> None:
    """Rules: "Scoring for real players", p. 5. Ruling C29."""
    pad = built(("e1-18", 0, 0), ("e1-10", 1, -2))  # outlaws side by side
    assert pad["outlaws"] == -12


def test_with_law_outlaws_are_empty_for_ranches() -> None:
    """Rules: "Scoring for real players", p. 5; "Descriptions of the different characters", p. 6. Ruling C25."""
    assert built(("e1-18", 0, 0), people="sheriff")["ranch"] == 4
    assert built(("e1-18", 0, 0), people="settler sheriff")["settler"] == 2
    assert built(("e1-18", 0, 0), people="settler")["settler"] == 1


@pytest.mark.parametrize(
    ("character", "cards", "points"),
    [
        ("cowboy", [("e1-18", 0, 0)], 6),
        ("banker", [("e1-24", 0, 0), ("e1-25", 0, 2)], 8),
        ("grocer", [("e1-21", 0, 0)], 4),
        ("prospector", [("e1-08", 0, 0)], 3),
        ("sheriff", [("e1-31", 0, 0)], 3),
        ("teacher", [("e1-28", 0, 0), ("e1-32", 0, 2)], 5),
        ("settler", [("e1-11", 0, 0), ("e1-12", -2, 0)], 6),  # those between them once
        ("settler", [("e1-11", 0, 0), ("e1-33", 0, 2)], 3),  # not those away from the Ranch
        ("captain", [], 6),
        ("doctor", [], 5),
        ("heroes", [], 6),
        ("paperboy", [], 3),
        ("guide", [], 32),
        ("guide", [("e1-33", 0, 0)], 30),
        ("undertaker", [], 2),
    ],
)
def test_characters_are_worth_what_is_printed(
    character: str, cards: list[tuple[str, int, int]], points: int
) -> None:
    """Rules: "Descriptions of the different characters", p. 6; "Scoring for real players", p. 5."""
    assert built(*cards, people=character)[character] == points


@pytest.mark.parametrize("character", ["lawyer", "governor", "day-labourer", "gunsmith", "mercenary"])
def test_a_character_without_a_dollar_is_worth_nothing(character: str) -> None:
    """Rules: "Character cards", p. 6."""
    assert built(people=character) == {}


def test_the_singer_is_worth_the_best_saloon() -> None:
    """Rules: "Descriptions of the different characters", p. 6."""
    cards = (("e1-27", 0, 0), ("e1-33", 2, 0), ("e2-22", 0, 4 - 2), ("e2-37", -2, 2))
    pad = built(*cards, people="singer")
    assert (pad["saloon"], pad["singer"]) == (2 + 4, 4)
    assert total(with_characters("singer")) == 0  # without a Saloon


def test_the_editor_counts_both_signs() -> None:
    """Rules: "Descriptions of the different characters", p. 6; "Character cards", p. 6. Ruling C7."""
    people = "editor doctor lawyer cowboy"
    assert built(people=people)["editor"] == 11  # dollars: Editor, Doctor, Cowboy; arrows: Doctor, Lawyer
    assert built(people=people, variants=("editor-one-sign",))["editor"] == 10


def test_the_undertaker_counts_itself() -> None:
    """Rules: "Descriptions of the different characters", p. 6."""
    assert final_lines(with_characters("undertaker", "lawyer", "teacher"))["undertaker"] == 6


def test_a_line_of_the_pad_tells_the_buildings_first_and_then_what_they_count() -> None:
    """Rules: "Scoring for real players", p. 5."""
    city = played([("e1-21", cell(0, 0)), ("e1-18", cell(0, 2))])  # a Drugstore; two Ranches
    numbers = [line.numbers for line in live_score(CARD_GAME, city.state) if line.name.endswith("per-ranch")]
    assert [1, 2, 0] in numbers


@pytest.mark.parametrize(
    ("cards", "line", "buildings", "counted"),
    [
        (("e1-30", "e1-29", "e1-32"), "per-house", 2, 2),  # a Church and a General Store; a Townhouse
        (("e1-21", "e1-19", "e1-18"), "per-ranch", 2, 2),  # a Drugstore and a Blacksmith; two Ranches
        (("e1-25", "e1-19", "e1-01"), "per-mine", 2, 1),  # a Bank and a Blacksmith; a Mine
    ],
)
def test_a_line_of_the_pad_adds_up_both_kinds_of_buildings_that_count(
    cards: tuple[str, ...], line: str, buildings: int, counted: int
) -> None:
    """Rules: "Scoring for real players", p. 5."""
    city = played([(card, cell(0, 2 * number)) for number, card in enumerate(cards)])
    told = [
        one.numbers for one in live_score(CARD_GAME, city.state) if one.name.endswith(line) and one.seat == 0
    ]
    assert told == [[buildings, counted, 0]]


def test_the_appeal_of_a_virtual_player_is_told_with_the_number_of_its_cards() -> None:
    """Rules: "Scoring for virtual players", p. 6."""
    lines = events(golden_table("1-seats-virtual-winner"), "score-appeal")
    assert [(seat, numbers[0]) for _, seat, numbers in lines] == [
        (1, 18),
        (2, 18),
        (3, 18),
    ]  # one in each round


def test_a_virtual_player_scores_the_appeal_of_its_cards() -> None:
    """Rules: "Scoring for virtual players", p. 6. Ruling C15."""
    reveal = ["* back of cowboy", *offer("cowboy", "settler", "e1-33 e1-02 e1-18 e1-11")]
    turned = table(*reveal, "0 bid 1", "* turn 9", "* turn 8", "* turn 7", seats=1)
    assert [total(turned, player) for player in range(4)] == [0, 8, 8, 5]
    assert final_lines(turned, 1) == {"appeal": 8}


def test_the_most_points_win_and_a_tie_is_a_shared_victory() -> None:
    """Rules: "End of the game", p. 4; "Goal of the game", p. 1. Ruling C17."""
    name = next(name for name in NAMES if name.endswith("shared-victory"))
    shared = golden_table(name)
    winners = CARD_GAME.winners(shared.state)
    assert len(winners) > 1
    assert [seat for _, seat, _ in events(shared, "event-won")] == winners
    assert {scores(shared)[player] for player in winners} == {max(scores(shared))}


def test_the_score_pad_is_filled_in_once() -> None:
    """Rules: "End of the game", p. 4."""
    ended = golden_table("4-seats-three-sold")
    assert [int(points) for points in CARD_GAME.standing(ended.state).score] == scores(ended)
    assert final_lines(ended) == {}


def test_a_virtual_player_may_win() -> None:
    """Rules: "End of the game", p. 4."""
    name = next(name for name in NAMES if name.endswith("virtual-winner"))
    ended = golden_table(name)
    assert min(CARD_GAME.winners(ended.state)) >= ended.state.seat_count
