"""Series of games between bots."""

from pathlib import Path
from typing import Any

import pytest

from boomtown.cli.simulate import summed_up
from boomtown.core.record import parse_record, replay_to
from boomtown.games import ALL
from boomtown.lab.game_series import Outcome, Series
from boomtown.lab.workers import play_all, workers
from tests.cli.spoilt import Blind
from tests.cli.terminal import Call

TIMES = ("seconds", "games_per_second")


def timeless(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name not in TIMES}


def test_a_series_tells_what_was_played_and_scored(boomtown: Call) -> None:
    ended = boomtown("simulate", "gold-rush", "--seats", 3, "--games", 4, "--jobs", 1, "--verify", "--json")
    document = ended.document
    assert (ended.code, ended.err) == (0, "")
    assert (document["games"], document["faults"], document["errors"]) == (4, 0, [])
    assert document["seconds"] > 0
    assert document["games_per_second"] > 0
    assert 100 < document["actions_per_game"] < 200
    assert len(document["mean_scores"]) == len(document["wins"]) == 3
    assert sum(document["wins"]) == pytest.approx(4, abs=0.01)
    assert [*document["mean_scores_by_bot"]] == [*document["wins_by_bot"]] == ["uniform"]


def test_people_get_the_same_in_lines(boomtown: Call) -> None:
    shown = boomtown("simulate", "claim", "--games", 5, "--jobs", 1)
    assert shown.out.startswith("claim, 2 seats, no variants, seed 0\ngames               5\n")
    assert shown.out.endswith("faults              0\n")


@pytest.mark.parametrize(
    "words",
    [
        "gold-rush --games 7 --seats 5 --variants no-farmers",
        "claim --games 60 --seats 3 --bots uniform,greedy",
    ],
)
def test_the_result_does_not_depend_on_the_number_of_processes(words: str, boomtown: Call) -> None:
    one, two = (boomtown("simulate", *words.split(), "--jobs", jobs, "--json").document for jobs in (1, 2))
    assert timeless(one) == timeless(two)


def test_outcomes_come_in_order_from_all_processes() -> None:
    series = Series("claim", 2, frozenset(), ("uniform",), 0, False, False)
    with workers("local", 2, 70) as crew:
        assert crew.size == 2
        assert [outcome.number for outcome in play_all(series, 70, crew)] == [*range(70)]


def test_another_seed_gives_other_games(boomtown: Call) -> None:
    one, two = (
        boomtown("simulate", "claim", "--games", 9, "--seed", seed, "--json").document for seed in (1, 2)
    )
    assert one["mean_scores"] != two["mean_scores"]


def test_bots_sit_in_a_circle_that_moves_on_from_game_to_game() -> None:
    series = Series("gold-rush", 3, frozenset(), ("a", "b"), 0, False, False)
    assert [series.bots_in(number) for number in (0, 1, 2)] == [
        ["a", "b", "a"],
        ["b", "a", "b"],
        ["a", "b", "a"],
    ]


def test_a_shared_victory_counts_in_parts() -> None:
    series = Series("claim", 2, frozenset(), ("a", "b"), 0, False, False)
    outcomes = [
        Outcome(0, [5, 5], [0, 1], 10, "", ""),
        Outcome(1, [3, 9], [1], 12, "", ""),
        Outcome(2, [9, 9], [], 0, "", "lost"),
    ]
    document = summed_up(series, outcomes, 2.0)
    assert (document["wins"], document["wins_by_bot"]) == ([0.5, 1.5], {"a": 1.5, "b": 0.5})
    assert (document["mean_scores"], document["mean_scores_by_bot"]) == ([4, 7], {"a": 7, "b": 4})
    assert (document["games"], document["games_per_second"], document["actions_per_game"]) == (3, 1.5, 11)
    assert (document["faults"], document["errors"]) == (1, [{"game": 2, "error": "lost", "record": ""}])


def test_greedy_beats_uniform(boomtown: Call) -> None:
    words = ("simulate", "gold-rush", "--games", 4, "--bots", "greedy,uniform", "--jobs", 1, "--json")
    document = boomtown(*words).document
    assert document["wins_by_bot"]["greedy"] > document["wins_by_bot"]["uniform"]
    assert document["seats_by_bot"] == {"greedy": 4, "uniform": 4}


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_record_replays_to_its_scores(jobs: int, boomtown: Call, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    words = ("gold-rush", "--games", 3, "--variants", "no-farmers", "--records", folder, "--jobs", jobs)
    document = boomtown("simulate", *words, "--json").document
    records = [parse_record(path.read_text(encoding="utf-8")) for path in sorted(folder.iterdir())]
    assert [path.name for path in sorted(folder.iterdir())] == [
        f"gold-rush-2-00000{number}.toml" for number in range(3)
    ]
    assert [replay_to(ALL["gold-rush"], record).record.scores for record in records] == [
        record.scores for record in records
    ]
    means = [round(sum(record.scores[seat] for record in records) / 3, 3) for seat in range(2)]
    assert document["mean_scores"] == means


@pytest.mark.plain
def test_a_fault_is_counted_and_kept_and_the_series_goes_on(
    boomtown: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(ALL, "claim", Blind())
    monkeypatch.chdir(tmp_path)
    ended = boomtown("simulate", "claim", "--games", 30, "--jobs", 1, "--json")
    document = ended.document
    assert ended.code == 1
    assert 10 < document["faults"] < 30  # more than are told one by one
    assert document["errors"][0]["error"] == "ValueError: it is too dark to see"
    first = (tmp_path / document["errors"][0]["record"]).read_text(encoding="utf-8")
    assert first.startswith("# ValueError: it is too dark to see\n")
    assert replay_to(ALL["claim"], parse_record(first)).state.score[0] >= 7
    assert len(list(tmp_path.iterdir())) == 10
    assert ended.err.splitlines()[-1] == f"and {document['faults'] - 10} more faults"
