"""The ladder: the same numbers however it is run, nothing lost, nothing played twice."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boomtown.core.record import parse_record
from boomtown.games import ALL
from boomtown.lab import workers as playing
from boomtown.lab.game_series import Outcome, Series
from boomtown.lab.ladder import Pair
from boomtown.lab.ladder_file import FORM, Games, Heading
from boomtown.lab.ladder_report import document_of, meetings
from boomtown.lab.matches import Match, play_contests
from tests.cli.spoilt import Blind
from tests.cli.terminal import Call
from tests.groups import becomes

QUICK = ("--games", 24, "--budget", 0.001, "--bots", "uniform,deputy,sheriff,cheater")  # two rounds a search


def timeless(document: dict[str, Any]) -> dict[str, Any]:
    bots = [
        {name: value for name, value in bot.items() if name != "milliseconds"} for bot in document["bots"]
    ]
    return {**document, "bots": bots}


def pair_in(document: dict[str, Any], stronger: str, weaker: str) -> dict[str, Any]:
    [found] = [pair for pair in document["pairs"] if (pair["stronger"], pair["weaker"]) == (stronger, weaker)]
    assert isinstance(found, dict)
    return found


def test_pairs_have_wins_intervals_and_games_and_bots_have_ratings_and_times(boomtown: Call) -> None:
    ended = boomtown("ladder", "claim", "--seats", 3, *QUICK, "--jobs", 1, "--json")
    assert ended.code == 0
    document = ended.document
    assert [(pair["stronger"], pair["weaker"]) for pair in document["pairs"]] == [
        ("deputy", "uniform"),
        ("sheriff*0.001", "deputy"),
        ("sheriff*0.001", "uniform"),
        ("cheater*0.001", "sheriff*0.001"),
    ]
    for pair in document["pairs"]:
        low, high = pair["interval"]
        assert 0 <= low < pair["share"] < high <= 1
        assert pair["share"] == pytest.approx(pair["wins"] / pair["games"], abs=1e-3)
        assert pair["times_fair"] == pytest.approx(3 * pair["share"], abs=0.01)
        others = (1 - pair["share"]) / 2
        assert pair["one_to_one"] == pytest.approx(pair["share"] / (pair["share"] + others), abs=0.001)
        assert 21 <= pair["games"] <= 24
    assert {bot["name"] for bot in document["bots"]} == {
        "uniform",
        "deputy",
        "sheriff*0.001",
        "cheater*0.001",
    }
    assert all(bot["milliseconds"] > 0 and bot["decisions"] > 100 for bot in document["bots"])
    assert document["fair_share"] == pytest.approx(1 / 3, abs=1e-4)


def test_people_get_tables_and_are_told_which_form_of_the_rules_ran(boomtown: Call) -> None:
    shown = boomtown("ladder", "claim", "--games", 4, "--bots", "uniform,deputy", "--jobs", 1, "--seed", 8)
    lines = shown.out.splitlines()
    assert lines[0] == "claim, 2 seats, no variants, seed 8, budget 1"
    assert lines[2].split()[:3] == ["stronger", "weaker", "games"]
    assert lines[3].split()[:3] == ["deputy", "uniform", "4"]
    assert lines[-1] in ("The rules ran plain.", "The rules ran compiled.")


def test_the_numbers_do_not_depend_on_the_number_of_processes(boomtown: Call) -> None:
    one, two = (
        boomtown("ladder", "claim", *QUICK, "--target", 0.9, "--jobs", jobs, "--json").document
        for jobs in (1, 2)
    )
    assert timeless(one) == timeless(two)


def test_a_pair_does_not_depend_on_who_else_plays(boomtown: Call) -> None:
    two = boomtown(
        "ladder", "claim", "--games", 20, "--bots", "uniform,deputy", "--jobs", 1, "--json"
    ).document
    words = ("--games", 20, "--bots", "uniform,greenhorn,deputy", "--all-pairs", "--jobs", 1, "--json")
    three = boomtown("ladder", "claim", *words).document
    assert len(three["pairs"]) == 3
    assert pair_in(two, "deputy", "uniform") == pair_in(three, "deputy", "uniform")


def test_another_seed_gives_other_games(boomtown: Call) -> None:
    words = ("ladder", "claim", "--games", 20, "--bots", "uniform,deputy", "--jobs", 1, "--json")
    one, two = (boomtown(*words, "--seed", seed).document["pairs"][0] for seed in (1, 2))
    assert one["mean_scores"] != two["mean_scores"]


def test_the_games_of_a_pair_can_be_played_again_by_simulate(boomtown: Call, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("--games", 3, "--bots", "uniform,deputy", "--seats", 3, "--jobs", 1, "--resume", file, "--json")
    [pair] = boomtown("ladder", "claim", *words).document["pairs"]
    again = ("--bots", "deputy,uniform,uniform", "--seats", 3, "--seed", pair["seed"], "--games", 3)
    boomtown("simulate", "claim", *again, "--records", tmp_path / "records", "--jobs", 1)
    scores = [
        parse_record(path.read_text(encoding="utf-8")).scores
        for path in sorted((tmp_path / "records").iterdir())
    ]
    assert [json.loads(line)["scores"] for line in file.read_text().splitlines()[1:]] == scores


# resuming


def resumed(boomtown: Call, file: Path, games: int = 24, bots: str = "") -> dict[str, Any]:
    words = ("--games", games, *QUICK[2:-1], bots or QUICK[-1], "--resume", file, "--jobs", 1, "--json")
    ended = boomtown("ladder", "claim", *words)
    assert ended.code == 0, ended.err
    return timeless(ended.document)


def test_what_is_resumed_is_what_would_have_been_played_at_once(boomtown: Call, tmp_path: Path) -> None:
    resumed(boomtown, tmp_path / "a", games=5)
    resumed(boomtown, tmp_path / "a", games=9, bots="uniform,deputy,greenhorn")
    assert resumed(boomtown, tmp_path / "a") == resumed(boomtown, tmp_path / "b")


def test_what_is_in_the_file_is_not_played_again(
    boomtown: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games"
    before, content = resumed(boomtown, file), file.read_bytes()

    def play_some(series: Series, numbers: range) -> list[Outcome]:
        raise AssertionError("nobody should play")

    monkeypatch.setattr(playing, "play_some", play_some)
    assert resumed(boomtown, file) == before
    assert file.read_bytes() == content
    fewer = resumed(boomtown, file, games=20)
    assert [pair["games"] for pair in fewer["pairs"]] == [20] * 4


@pytest.mark.parametrize("cut", [1, 30, 400])
def test_a_crash_in_the_middle_of_a_line_costs_that_game_only(
    cut: int, boomtown: Call, tmp_path: Path
) -> None:
    file = tmp_path / "games"
    before = resumed(boomtown, file)
    content = file.read_bytes()
    file.write_bytes(content[:-cut])
    assert resumed(boomtown, file) == before
    assert sorted(line["number"] for line in lines_in(file)) == sorted(
        line["number"] for line in map(json.loads, content.splitlines()[1:])
    )


def test_a_crash_in_the_middle_of_the_heading_costs_nothing(boomtown: Call, tmp_path: Path) -> None:
    file = tmp_path / "games"
    before = resumed(boomtown, file)
    (tmp_path / "torn").write_bytes(file.read_bytes()[:20])
    assert resumed(boomtown, tmp_path / "torn") == before


def lines_in(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        ("claim --seed 2", "holds games of another ladder: seed 1, not 2"),
        ("claim --seed 1 --seats 3", "holds games of another ladder: seats 2, not 3"),
        ("gold-rush --seed 1", "holds games of another ladder: game claim, not gold-rush"),
    ],
)
def test_a_file_of_another_ladder_is_refused_and_left_alone(
    words: str, advice: str, boomtown: Call, tmp_path: Path
) -> None:
    file = tmp_path / "games"
    usual = ("--games", "2", "--bots", "uniform,deputy", "--jobs", "1", "--resume", file)
    assert boomtown("ladder", "claim", "--seed", "1", *usual).code == 0
    content = file.read_bytes()
    ended = boomtown("ladder", *words.split(), *usual)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.endswith(f"boomtown: {file} {advice}\n")
    assert file.read_bytes() == content


def spoil_rules(text: str) -> str:
    return text.replace('"rules":1', '"rules":99')


def spoil_line(text: str) -> str:
    return text.replace('"scores":[', '"scores":["x",', 1)


def spoil_all(text: str) -> str:
    return "Dear diary,\n" + text


@pytest.mark.parametrize(
    ("spoil", "advice"),
    [
        (spoil_rules, "holds games of another ladder: rules 99, not 1"),
        (spoil_line, "line 2 is no game"),
        (spoil_all, "holds no games of a ladder"),
    ],
)
def test_a_spoilt_file_is_refused(
    spoil: Callable[[str], str], advice: str, boomtown: Call, tmp_path: Path
) -> None:
    file = tmp_path / "games"
    words = ("ladder", "claim", "--games", 2, "--bots", "uniform,deputy", "--jobs", 1, "--resume", file)
    boomtown(*words)
    file.write_text(spoil(file.read_text()))
    ended = boomtown(*words)
    assert (ended.code, ended.out) == (2, "")
    assert advice in ended.err


def test_a_file_of_another_commit_is_used_and_both_are_named(boomtown: Call, tmp_path: Path) -> None:
    file, page = tmp_path / "games", tmp_path / "page.md"
    words = ("ladder", "claim", "--games", 2, "--bots", "uniform,deputy", "--jobs", 1, "--resume", file)
    boomtown(*words)
    heading, *lines = file.read_text().splitlines()
    heading = json.dumps(json.loads(heading) | {"commit": "0ldc0de"})
    file.write_text("\n".join([heading, *lines, ""]))
    ended = boomtown(*words, "--markdown", page)
    assert "was begun at commit 0ldc0de, this is " in ended.err
    assert "begun at commit 0ldc0de" in page.read_text()


# stopping


def outcome(number: int, winner: int) -> Outcome:
    return Outcome(number, [9 * (seat == winner) for seat in range(2)], [winner], 10, "", "")


def contest(games: int, wins: Callable[[int], bool]) -> Match:
    """A pair that has played; the stronger wins the games that a rule says."""
    made = Match("claim", 2, frozenset(), 0, Pair("a", "b"))
    for number in range(games):
        seat = made.series.bots_in(number).index("a")
        made.outcomes[number] = outcome(number, seat if wins(number) else 1 - seat)
    return made


def test_a_pair_that_is_clear_stops_at_the_check_whatever_else_is_known() -> None:
    always = contest(33, lambda number: True)
    assert always.missing(200, [0.5]) == []
    assert (always.games, float(always.tally.wins)) == (20, 20.0)


def test_games_beyond_a_check_do_not_count_at_it() -> None:
    late = contest(39, lambda number: number >= 20 or number % 4 < 2)
    assert late.missing(200, [0.5]) == [39]
    assert float(late.tally.wins) == 10


def test_a_pair_that_is_not_clear_goes_on_to_the_next_check() -> None:
    half = contest(25, lambda number: number % 4 < 2)
    assert half.missing(200, [0.5]) == [*range(25, 40)]
    assert half.games == 20
    target = contest(20, lambda number: number % 10 > 0)
    assert target.missing(200, [0.5]) == []
    assert target.missing(200, [0.5, 0.8]) == [*range(20, 40)]


def test_a_pair_ends_with_its_last_game_and_without_marks_only_then() -> None:
    half = contest(50, lambda number: number % 4 < 2)
    assert half.missing(50, [0.5]) == []
    assert half.games == 50
    always = contest(50, lambda number: True)
    assert always.missing(50, []) == []
    assert always.games == 50


def test_a_pair_can_be_made_to_play_to_the_end(boomtown: Call, tmp_path: Path) -> None:
    file, page = tmp_path / "games", tmp_path / "page.md"
    pair = Pair("deputy", "uniform")
    with Games(file, Heading(FORM, "claim", int(ALL["claim"].rules), 2, [], 0, None)) as games:
        for number in range(22):  # all won
            games.keep(pair, outcome(number, number % 2))
    words = ("ladder", "claim", "--games", 22, "--bots", "uniform,deputy", "--resume", file, "--json")
    stopped = boomtown(*words).document["pairs"][0]
    ended = boomtown(*words, "--to-the-end", "--markdown", page).document["pairs"][0]
    assert (stopped["games"], stopped["share"]) == (20, 1.0)
    assert (ended["games"], ended["share"]) == (22, 1.0)
    assert "--to-the-end`" in page.read_text(encoding="utf-8")


class Backwards:
    """Workers that hand over the game given last."""

    size = 2

    def __init__(self) -> None:
        self.given: list[tuple[Series, int]] = []

    def give(self, series: Series, numbers: range) -> None:
        self.given += [(series, number) for number in numbers]

    def take(self) -> tuple[Series, list[Outcome]]:
        series, number = self.given.pop()
        seat = series.bots_in(number).index(series.bots[0])
        return series, [outcome(number, seat if number % 7 else 1 - seat)]


def test_neither_stopping_nor_ratings_depend_on_who_finishes_first() -> None:
    class Forwards(Backwards):
        def take(self) -> tuple[Series, list[Outcome]]:
            self.given.reverse()
            taken = super().take()
            self.given.reverse()
            return taken

    documents = []
    for crew in (Backwards(), Forwards()):
        pairs = [Match("claim", 2, frozenset(), 0, Pair(*names)) for names in ("ab", "bc", "ac")]
        play_contests(pairs, 100, [0.5, 0.8], crew, lambda pair, outcome: None)
        assert [len(each.outcomes) for each in pairs] == [100] * 3
        documents.append(document_of(pairs, {}, None))
    assert documents[0] == documents[1]
    assert len(meetings(pairs)) == 300


# other ends


def test_the_page_names_command_commit_machine_and_form(boomtown: Call, tmp_path: Path) -> None:
    page = tmp_path / "new" / "claim-2.md"
    words = ("--games", 3, "--seed", 5, "--bots", "uniform,sheriff", "--budget", 0.001, "--jobs", 1)
    assert boomtown("ladder", "claim", *words, "--markdown", page).code == 0
    text = page.read_text(encoding="utf-8")
    assert (
        "`boomtown ladder claim --seats 2 --games 3 --seed 5 --budget 0.001 --bots 'uniform,sheriff'`" in text
    )
    assert "| sheriff\\*0.001 | uniform | 3 | " in text
    for part in ("commit ", "Python 3.", "the rules ran ", "](../ladder.md)"):
        assert part in text
    assert str(tmp_path) not in text
    assert str(Path.home()) not in text


@pytest.mark.plain
def test_a_game_that_goes_wrong_ends_the_ladder_and_is_told_with_how_to_repeat_it(
    boomtown: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(ALL, "claim", Blind())
    monkeypatch.chdir(tmp_path)
    ended = boomtown("ladder", "claim", "--games", 30, "--bots", "uniform,deputy", "--jobs", 1)
    assert (ended.code, ended.out) == (1, "")
    assert "went wrong: ValueError: it is too dark to see (again by: boomtown simulate claim" in ended.err
    words = ended.err.split("again by: boomtown ")[1].rstrip(")\n").replace("'", "").split()
    again = boomtown(*words, "--jobs", 1, "--json")
    assert again.document["errors"][-1]["game"] == int(words[-1]) - 1


def test_without_ray_the_engine_says_what_is_missing(boomtown: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for words in ("ladder claim", "simulate claim", "tune claim"):
        ended = boomtown(*words.split(), "--games", 2, "--engine", "ray")
        assert (ended.code, ended.out) == (1, "")
        assert ended.err.splitlines()[-1].startswith("boomtown: --engine ray needs the extra 'ray'")


@pytest.mark.skipif(os.name != "posix", reason="there is no such signal")
def test_an_interruption_is_clean_and_loses_no_game_that_is_over(boomtown: Call, tmp_path: Path) -> None:
    file = tmp_path / "games"
    words = ["ladder", "claim", "--bots", "uniform,deputy", "--jobs", "2", "--resume", str(file), "--games"]
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "boomtown", *words, "100000"],
        env={**os.environ, "BOOMTOWN_PLAIN": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # as at a terminal, the signal goes to all of its processes
    ) as process:
        end = time.monotonic() + 60
        while not (file.is_file() and len(file.read_bytes()) > 1000) and time.monotonic() < end:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert err.splitlines()[1:] == [], err  # but for the note on plain rules
    kept = file.read_bytes()
    assert boomtown(*words, 20).code == 0
    assert file.read_bytes().startswith(kept)


def test_a_killed_ladder_leaves_no_process_behind() -> None:
    words = [
        "ladder",
        "claim",
        "--bots",
        "uniform,deputy",
        "--jobs",
        "2",
        "--games",
        "100000",
        "--to-the-end",
    ]
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "boomtown", *words],
        env={**os.environ, "BOOMTOWN_PLAIN": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        assert becomes(process.pid, 3, 4)  # two that play, and one that multiprocessing keeps itself
        process.kill()
    assert becomes(process.pid, 0, 0)


@pytest.mark.long
def test_a_ray_of_two_workers_gives_the_same_numbers(boomtown: Call) -> None:
    for words in (
        ("ladder", "claim", *QUICK, "--seats", 3, "--json"),
        ("simulate", "claim", "--games", 40, "--bots", "uniform,deputy", "--json"),
    ):
        here = boomtown(*words, "--jobs", 1)
        there = boomtown(*words, "--jobs", 2, "--engine", "ray")
        assert there.code == 0, there.err
        if words[0] == "ladder":
            assert timeless(here.document) == timeless(there.document)
        else:
            times = {"seconds": 0, "games_per_second": 0}
            assert here.document | times == there.document | times
