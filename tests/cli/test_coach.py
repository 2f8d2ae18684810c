"""The decisions of a record judged at the command line."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.terminal import Call, played, saved

QUICK = ("--budget", "0.01")


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A record of Claim."""
    return saved(played("claim", seats=3), tmp_path / "game.toml")


def test_every_decision_is_judged_with_its_choice_in_words(file: str, boomtown: Call) -> None:
    record = played("claim", seats=3)
    document = boomtown("coach", file, *QUICK, "--json").document
    assert len(document["decisions"]) == 18  # three seats bid seven times, the last time without a choice
    for entry in document["decisions"]:
        assert record.moves[entry["move"] - 1] == f"{entry['seat']} {entry['chosen']['action']}"
        assert entry["chosen"]["text"] == f"Bid the {entry['chosen']['action'].split()[1]}"
        assert entry["loss"] >= 0
        leads = [option["lead"] for option in entry["better"]]
        assert leads == sorted(leads, reverse=True)
        assert all(lead >= entry["chosen"]["lead"] for lead in leads)
        if leads:
            assert entry["loss"] == pytest.approx(leads[0] - entry["chosen"]["lead"], abs=0.02)
    assert [tally["seat"] for tally in document["tallies"]] == [0, 1, 2]
    for tally in document["tallies"]:
        assert tally["decisions"] == sum(tally["verdicts"].values()) == len(tally["curve"]) == 6


def test_people_get_lines_totals_and_a_graph(file: str, boomtown: Call) -> None:
    lines = boomtown("coach", file, *QUICK, "--language", "de").out.splitlines()
    assert lines[0] == "claim, 3 seats, 40 iterations for each decision"
    assert lines[1].startswith("   2  Hut, turn 1: Biete die ")
    assert lines[-2].startswith("Kaktus: 6 decisions, fine ")
    assert lines[-2].endswith(" points given away")
    assert lines[-1].startswith("    lead ")
    assert any(bar in lines[-1] for bar in "▁▂▃▄▅▆▇█")


def test_one_seat_is_judged_as_among_all(file: str, boomtown: Call) -> None:
    everybody = boomtown("coach", file, *QUICK, "--json").document
    alone = boomtown("coach", file, *QUICK, "--seat", 1, "--json").document
    assert alone["decisions"] == [entry for entry in everybody["decisions"] if entry["seat"] == 1]
    assert alone["tallies"] == [everybody["tallies"][1]]


def test_the_worst_come_first_and_the_totals_stay(file: str, boomtown: Call) -> None:
    everything = boomtown("coach", file, *QUICK, "--json").document
    worst = boomtown("coach", file, *QUICK, "--worst", 2, "--json").document
    losses = sorted((entry["loss"] for entry in everything["decisions"]), reverse=True)
    assert [entry["loss"] for entry in worst["decisions"]] == losses[:2]
    assert losses[1] > 0
    assert worst["tallies"] == everything["tallies"]


def test_the_same_seed_gives_the_same_answer(file: str, boomtown: Call) -> None:
    once, again, other = (boomtown("coach", file, *QUICK, "--seed", seed).out for seed in (3, 3, 4))
    assert once == again
    assert once != other


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--seat", 3), "the seats of this record are 0 to 2, not 3"),
        (("--budget", "0"), "--budget is a share from 0.001 to 100, not 0.0"),
        (("--budget", "nan"), "--budget is a share"),
        (("--budget", "much"), "much"),
        (("--worst", -1), "--worst is at least 0, not -1"),
        (("--language", "tlh"), "there is no language 'tlh'"),
    ],
)
def test_what_cannot_be_used_is_named(
    file: str, boomtown: Call, words: tuple[object, ...], complaint: str
) -> None:
    ended = boomtown("coach", file, *words)
    assert (ended.code, ended.out) == (2, "")
    assert complaint in ended.err
    assert ended.err.count("\n") == 1


def test_a_record_that_does_not_replay_is_named(boomtown: Call, tmp_path: Path) -> None:
    record = played("claim")
    file = saved(replace(record, moves=[record.moves[0], *record.moves]), tmp_path / "wrong.toml")
    ended = boomtown("coach", file, *QUICK)
    assert (ended.code, ended.out) == (2, "")
    assert "the record does not replay: move 2" in ended.err


def test_a_game_that_is_not_over_can_be_judged(boomtown: Call, tmp_path: Path) -> None:
    record = played("claim")
    file = saved(replace(record, moves=record.moves[:4]), tmp_path / "early.toml")
    assert len(boomtown("coach", file, *QUICK, "--json").document["decisions"]) == 2


def test_a_record_without_decisions_is_told_too(boomtown: Call, tmp_path: Path) -> None:
    file = saved(replace(played("claim"), moves=[]), tmp_path / "empty.toml")
    ended = boomtown("coach", file, *QUICK)
    assert ended.code == 0
    assert "Hat: 0 decisions" in ended.out
