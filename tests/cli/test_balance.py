"""How scores and wins spread over seats and factions."""

from pathlib import Path

import pytest

from boomtown.cli.balance import added_up, title
from boomtown.games import ALL, factions_of
from boomtown.lab.game_series import Outcome
from tests.cli.spoilt import Blind
from tests.cli.terminal import Call

OUTCOMES = [
    Outcome(0, [50, 70], [1], 9, "", "", factions=("smith", "gray")),
    Outcome(1, [60, 60], [0, 1], 9, "", "", factions=("gray", "smith")),
    Outcome(2, [80, 40], [0], 9, "", "", factions=("smith", "brown")),
    Outcome(3, [99, 99], [], 9, "", "lost"),
]


def test_scores_and_wins_are_added_up_by_seat_and_by_faction() -> None:
    table = added_up(2, OUTCOMES)
    assert (table["games"], table["faults"]) == (4, 1)
    assert (table["everybody"]["games"], table["everybody"]["score"], table["everybody"]["wins"]) == (
        6,
        60,
        3,
    )
    assert (table["winners"]["games"], table["winners"]["score"]) == (3, 70)
    assert [(entry["score"], entry["wins"]) for entry in table["by_seat"].values()] == [
        (63.33, 1.5),
        (56.67, 1.5),
    ]
    assert {
        name: (entry["games"], entry["score"], entry["wins"]) for name, entry in table["by_faction"].items()
    } == {"brown": (1, 40, 0), "gray": (2, 65, 1.5), "smith": (3, 63.33, 1.5)}
    assert title(table) == "2 seats, 4 games, fair share 50 %, 1 faults"


def test_intervals_hold_the_figures_and_shrink_with_the_number_of_games() -> None:
    few, many = (added_up(2, OUTCOMES[:3] * times)["by_seat"]["seat 0"] for times in (1, 50))
    assert few["low"] < few["win_rate"] < few["high"]
    assert few["low"] < many["low"] < many["high"] < few["high"]
    assert 0 < many["margin"] < few["margin"] / 5


def test_every_seat_count_has_its_table(boomtown: Call) -> None:
    ended = boomtown("balance", "claim", "--games", 3, "--jobs", 1, "--json")
    document = ended.document
    assert (ended.code, ended.err) == (0, "")
    counts = [*range(int(ALL["claim"].fewest), int(ALL["claim"].most) + 1)]
    assert [table["seats"] for table in document["tables"]] == counts
    for table in document["tables"]:
        assert table["by_faction"] == {}
        assert len(table["by_seat"]) == table["seats"]
        assert sum(entry["wins"] for entry in table["by_seat"].values()) == pytest.approx(3, abs=0.05)
    assert document["command"] == "boomtown balance claim --games 3 --seed 0 --bots deputy"


def test_the_result_does_not_depend_on_the_number_of_processes(boomtown: Call) -> None:
    words = ("balance", "claim", "--seats", 2, "--games", 40, "--seed", 5, "--json", "--jobs")
    assert boomtown(*words, 1).document == boomtown(*words, 2).document


def test_families_of_nevada_city_are_compared(boomtown: Call) -> None:
    words = ("balance", "nevada-city", "--seats", 2, "--games", 2, "--bots", "uniform", "--jobs", 1)
    table = boomtown(*words, "--json").document["tables"][0]
    assert sum(entry["games"] for entry in table["by_faction"].values()) == 4
    assert sum(entry["wins"] for entry in table["by_faction"].values()) == 2
    sums = [
        sum(entry["games"] * entry["score"] for entry in table[by].values())
        for by in ("by_seat", "by_faction")
    ]
    assert sums[0] == pytest.approx(sums[1], abs=0.1)
    for name in table["by_faction"]:
        assert name in boomtown(*words).out


def test_seats_that_are_alike_have_no_factions() -> None:
    assert factions_of("claim", ALL["claim"].start(2, frozenset())) == []


def test_the_page_has_the_same_tables_and_says_how_it_was_made(boomtown: Call, tmp_path: Path) -> None:
    file = tmp_path / "new" / "claim.md"
    words = ("balance", "claim", "--seats", 3, "--games", 4, "--jobs", 1, "--markdown", file)
    shown = boomtown(*words).out.splitlines()
    page = file.read_text(encoding="utf-8")
    assert "./boomtown balance claim --seats 3 --games 4 --seed 0 --bots deputy\n" in page
    assert "## 3 seats, 4 games, fair share 33 %\n" in page
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line[:1] == "|"
    ]
    assert len(cells) == 2 + 2 + 3
    assert " ".join(cells[-1]).split() == shown[-1].split()


@pytest.mark.plain
def test_faults_are_told_and_end_it_with_one(boomtown: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ALL, "claim", Blind())
    ended = boomtown("balance", "claim", "--seats", 2, "--games", 3, "--bots", "uniform", "--jobs", 1)
    assert ended.code == 1
    assert "ValueError: it is too dark to see" in ended.err
