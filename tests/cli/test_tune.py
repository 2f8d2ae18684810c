"""Tuning by self-play."""

import tomllib
from fractions import Fraction

import pytest

from boomtown.bots.levels import settings_of
from boomtown.bots.search_bot import SearchBot
from boomtown.cli.tune import Tuning, confidence, grid_of, line_of, player
from boomtown.games.claim import CLAIM
from boomtown.lab.game_series import Outcome, Series
from boomtown.lab.players import SETTINGS, make_player
from tests.cli.terminal import Call

BEFORE = {
    "exploration": 0.15,
    "value_scale": 10.0,
    "width": 8.0,
    "widening": 1.0,
    "prior_visits": 2.0,
    "rollout_decisions": 0.0,
    "history_weight": 0.0,
    "slow_evaluation": 0.0,
}


class Judges:
    """Workers that do not play: a word in the name of the first bot decides."""

    size = 1

    def __init__(self, **shares: Fraction) -> None:
        self.shares = shares  # of wins, by what is in a name
        self.given: list[tuple[Series, int]] = []
        self.met: list[tuple[str, str]] = []

    def give(self, series: Series, numbers: range) -> None:
        self.given += [(series, number) for number in numbers]

    def take(self) -> tuple[Series, list[Outcome]]:
        series, number = self.given.pop()
        rival, best, *_ = series.bots
        self.met.append((rival, best))
        share = next(
            (share for name, share in self.shares.items() if name in words_of(rival)), Fraction(1, 2)
        )
        seat = series.bots_in(number).index(rival)
        winner = seat if number % share.denominator < share.numerator else 1 - seat
        return series, [Outcome(number, [0, 0], [winner], 1, "", "")]


def words_of(name: str) -> list[str]:
    return name.replace("=", "_").replace(".", "_").split("@")


def tuned(judges: Judges, games: int = 100) -> tuple[dict[str, float], list[float]]:
    tuning = Tuning("claim", 2, frozenset(), 0, 7, games)
    settings, trials = tuning.run(BEFORE, grid_of(BEFORE, {}), judges, lambda steps: None)
    assert len(trials) == 10
    return settings, [trial["value"] for trial in trials if trial["taken"]]


def test_where_all_are_equal_nothing_is_changed() -> None:
    assert tuned(Judges()) == (BEFORE, [])


def test_a_better_value_is_taken_and_the_next_numbers_build_on_it() -> None:
    judges = Judges(value_scale_20=Fraction(9, 10))
    # from then on every rival has this scale, too: only a change to half the scale loses it
    settings, taken = tuned(judges)
    assert settings["value_scale"] == 20
    assert taken[0] == 20
    assert player(BEFORE | {"value_scale": 20.0, "width": 4.0}, 7) in {rival for rival, _ in judges.met}


def test_of_two_better_values_the_best_is_taken() -> None:
    settings, taken = tuned(
        Judges(width_4=Fraction(9, 10), width_16=Fraction(8, 10), widening_0_5=Fraction(1, 2))
    )
    assert settings["width"] == 4
    assert 16 not in taken


def test_what_may_be_luck_among_so_many_values_is_not_taken() -> None:
    assert tuned(Judges(exploration_0_3=Fraction(61, 100))) == (BEFORE, [])  # clear by 95 %, not by 99.5 %
    assert confidence(grid_of(BEFORE, {})) == pytest.approx(0.995)


def test_the_names_of_players_say_the_whole_manner() -> None:
    made = make_player(player(BEFORE | {"width": 3.0}, 12), CLAIM)
    assert isinstance(made, SearchBot)
    assert (made.iterations, made.trees) == (12, 1)
    assert {name: getattr(made.settings, name) for name in SETTINGS} == BEFORE | {"width": 3.0}


def test_the_line_can_be_put_into_the_file_of_levels() -> None:
    assert tomllib.loads(line_of(BEFORE)) == {"settings": BEFORE}


def test_only_the_numbers_that_are_given_are_tried() -> None:
    assert grid_of(BEFORE, {"value_scale": "5, 40,5", "width": ""}) == {"value_scale": [5.0, 40.0]}


def test_values_that_would_be_refused_are_not_tried() -> None:
    assert grid_of(BEFORE | {"prior_visits": 1.0}, {})["prior_visits"] == [2.0]
    assert grid_of(BEFORE, {})["prior_visits"] == [1.0, 4.0]


def test_a_tuning_tells_what_was_tried_and_does_not_depend_on_the_number_of_processes(boomtown: Call) -> None:
    words = (
        "tune",
        "claim",
        "--seats",
        3,
        "--iterations",
        2,
        "--games",
        6,
        "--value-scale",
        "5,40",
        "--json",
    )
    one, two = (boomtown(*words, "--jobs", jobs).document for jobs in (1, 2))
    assert one == two
    assert [(trial["name"], trial["value"], trial["games"]) for trial in one["trials"]] == [
        ("value_scale", 5.0, 6),
        ("value_scale", 40.0, 6),
    ]
    assert one["before"] == {name: getattr(settings_of("claim"), name) for name in SETTINGS}


def test_people_get_a_table_and_the_line(boomtown: Call) -> None:
    shown = boomtown("tune", "claim", "--iterations", 2, "--games", 2, "--width", "3", "--jobs", 1)
    assert shown.code == 0
    assert shown.out.splitlines()[0] == "claim, 2 seats, no variants, seed 0, 2 iterations; fair are 50.0 %"
    assert shown.out.splitlines()[2].split()[:5] == ["number", "value", "against", "games", "wins"]
    assert shown.out.splitlines()[-1] == line_of(
        {name: getattr(settings_of("claim"), name) for name in SETTINGS}
    )
