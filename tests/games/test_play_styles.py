"""Players with a play style have more of what they are after than players at random, and so come to the corners of the rules."""

from typing import Any

import pytest

import boomtown
from boomtown.cli.fuzz import EVERY_NUMBER
from boomtown.core.laws import BrokenLaw, Laws, PlayStyle, play_one
from boomtown.core.record import Table
from boomtown.core.rng import Rng, derive_seed
from boomtown.core.step import Game
from boomtown.games import ALL, GAMES, laws_of
from boomtown.games.carson_city.rules.steps import personality
from boomtown.testing.picture_laws import laws_with_pictures
from boomtown.testing.plan import list_tables

PLAY_STYLES = [(game, name) for game in ALL for name in laws_of(game).play_styles]
GAMES_EACH = 5
SERIES = 2000  # games of each game in `./check long`
PIECE = 50  # of them in one test, so that all processors have their share


def had(game: Game[Any], play_style: PlayStyle, player: PlayStyle | None) -> int:
    """How much the first seat has of something now and then, on the average of some games."""
    found = []
    for seed in range(GAMES_EACH):
        seats = max(2, int(game.fewest))
        table: Table[Any] = Table(game, seats, is_listening=False)
        rng = Rng(seed)
        while not table.state.is_over():
            play_one(table, rng, [player] + [None] * (seats - 1))
            if len(table.record.moves) % 4 == 0:
                found.append(int(play_style(table.state, 0)))
    return 1000 * sum(found) // len(found)


@pytest.mark.parametrize(("game", "name"), PLAY_STYLES)
def test_whoever_is_after_something_has_more_of_it(game: str, name: str) -> None:
    play_style = laws_of(game).play_styles[name]
    assert had(ALL[game], play_style, play_style) > had(ALL[game], play_style, None)


@pytest.mark.parametrize("game", ALL)
def test_players_by_lot_players_alike_and_mixtures_sit_together_by_the_seed(game: str) -> None:
    laws = laws_of(game)
    tables = [laws.seats_for(2, seed) for seed in range(300)]
    assert [laws.seats_for(2, seed) for seed in range(300)] == tables
    assert 60 < tables.count([None, None]) < 150
    assert all(tables.count([play_style, play_style]) > 2 for play_style in laws.play_styles.values())
    assert all(
        [None, play_style] in tables or [play_style, None] in tables
        for play_style in laws.play_styles.values()
    )


@pytest.mark.skipif(boomtown.COMPILED, reason="compiled rules cannot be changed from outside")
def test_land_grabbers_find_the_settler_without_a_parcel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling R42 of Carson City: without it the settler waits for a parcel that does not exist."""
    laws, tables = laws_of("carson-city"), (5, frozenset({"carson-river"}))
    monkeypatch.setattr(laws, "seats_for", lambda seats, _: [laws.play_styles["land-grabbing"]] * seats)
    with monkeypatch.context() as broken:
        broken.setattr(personality, "has_ownerless_parcel", lambda _: True)
        seed, found = first_broken(laws, *tables)
    assert str(found).startswith("options: ")
    laws.check_game(*tables, seed, each=100)


def first_broken(laws: Laws, seats: int, variants: frozenset[str]) -> tuple[int, BrokenLaw]:
    """The first of sixty games that breaks a law."""
    for seed in range(60):  # one in five comes there
        try:
            laws.check_game(seats, variants, seed, each=100)
        except BrokenLaw as broken:
            return seed, broken
    raise AssertionError("no law is broken")


@pytest.mark.long
@pytest.mark.skipif(not boomtown.COMPILED, reason="two thousand games of plain rules take hours")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first", range(0, SERIES, PIECE))
def test_two_thousand_games_keep_all_laws(game: str, first: int) -> None:
    """The series of `boomtown fuzz`, with a look at every third position."""
    laws, tables = laws_with_pictures(game), list_tables(ALL[game], None)
    for number in range(first, first + PIECE):
        laws.check_game(*tables[number % len(tables)], derive_seed(0, number), EVERY_NUMBER, each=3)


@pytest.mark.parametrize("game", GAMES)
def test_two_thousand_games_mix_all_seat_counts_and_variants(game: str) -> None:
    rules, laws = ALL[game], laws_of(game)
    tables = list_tables(rules, None)
    played = [tables[number % len(tables)] for number in range(SERIES)]
    assert {seats for seats, _ in played} == {*range(int(rules.fewest), int(rules.most) + 1)}
    assert {word for _, words in played for word in words} == {
        word for variant in rules.variants for word in variant.words()
    }
    seated = [laws.seats_for(seats, derive_seed(0, number)) for number, (seats, _) in enumerate(played)]
    assert {play_style for players in seated for play_style in players} == {None, *laws.play_styles.values()}
