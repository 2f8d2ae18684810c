"""The list of games."""

import pytest

from boomtown.cli.games import title_of
from boomtown.games import ALL, GAMES, text_of
from tests.cli.terminal import Call


def test_games_are_listed_with_seats_variants_and_rules_version(boomtown: Call) -> None:
    listed = boomtown("games", "--json").document["games"]
    assert [entry["name"] for entry in listed] == [*GAMES]
    assert next(entry for entry in listed if entry["name"] == "gold-rush") == {
        "name": "gold-rush",
        "title": "Carcassonne: Gold Rush",
        "seats": [2, 5],
        "variants": ["no-farmers", "first=seat", "first=lot"],
        "rules": int(GAMES["gold-rush"].rules),
    }


def test_people_get_a_table_that_says_in_which_form_the_rules_run(boomtown: Call) -> None:
    shown = boomtown("games")
    assert shown.code == 0
    row = next(line for line in shown.out.splitlines() if line.startswith("gold-rush"))
    assert row.split() == [
        "gold-rush",
        "Carcassonne:",
        "Gold",
        "Rush",
        "2–5",
        str(int(GAMES["gold-rush"].rules)),
        "no-farmers,",
        "first=seat|lot",
    ]
    assert shown.out.splitlines()[-1] in ("The rules run plain.", "The rules run compiled.")


def test_the_table_fits_a_terminal_and_names_every_variant_with_its_choices(boomtown: Call) -> None:
    shown = boomtown("games").out
    assert max(len(line) for line in shown.splitlines()) <= 110
    column = shown.splitlines()[0].index("VARIANTS")
    words = " ".join(line[column:] for line in shown.splitlines()[:-1]).replace(",", "").split()
    assert "course=usual|random|laid" in words
    for game in GAMES.values():
        for variant in game.variants:
            choices = f"={'|'.join(variant.choices)}" if variant.choices else ""
            assert f"{variant.name}{choices}" in words


@pytest.mark.parametrize("game", ALL)
def test_the_quick_way_to_a_title_finds_the_title(game: str) -> None:
    assert title_of(game) == text_of(game).title()
