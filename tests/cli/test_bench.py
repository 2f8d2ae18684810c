"""Measurements: their shape, not their size."""

from boomtown.cli.bench import lines_of
from boomtown.lab.bench.rounds import Results
from boomtown.lab.bench.stopwatch import calibrate, measure
from boomtown.lab.bench.targets import gains, judge_targets, ratios
from tests.cli.terminal import Call


def results(**candidates: dict[str, list[float]]) -> Results:
    made = Results()
    made.of = dict(candidates)
    return made


PLAIN = {
    "actions_inside": [30.0, 40.0],
    "search_rounds": [3.0, 3.0],
    "playouts": [4.0, 4.0],
    "two_processes": [2.0, 2.0],
    "import_ms": [90.0, 95.0],
}
COMPILED = {**PLAIN, "actions_inside": [900.0, 800.0], "clone_us": [3.2, 3.4]}


def test_a_short_run_measures_everything(boomtown: Call) -> None:
    ended = boomtown("bench", "claim", "--quick", "--rounds", 1, "--json")
    assert ended.code == 0
    document = ended.document
    assert {"compiled", "commit", "python", "cpu", "rounds"} <= {*document}
    game = document["games"][0]
    assert (game["game"], game["seats"]) == ("claim", 2)
    wanted = {"games_per_second", "actions_inside", "actions_outside", "clone_us", "view_us", "fill_us"}
    wanted |= {"view_fill_us", "scene_us", "playouts", "search_rounds", "thinking_rounds", "import_ms"}
    assert wanted <= {*game["results"]["plain"]}
    for entry in game["results"]["plain"].values():
        assert 0 < entry["low"] <= entry["median"] <= entry["high"]
    assert {"search_to_playouts", "two_processes"} <= {*game["ratios"]}
    shown = lines_of(document)
    assert shown[0].startswith("COMPILED ")
    assert [line for line in shown if line.startswith("actions_inside  ")]
    assert {entry["name"] for entry in game["targets"]} >= {"import_ms", "two_processes"}


def test_ratios_are_taken_round_by_round() -> None:
    peer = {"actions_inside": [20.0, 20.0]}
    found = ratios(results(plain=PLAIN, compiled=COMPILED, catanatron=peer))
    assert found["compiled_to_plain"] == [30, 20]
    assert found["compiled_to_catanatron"] == [45, 40]
    assert found["plain_to_catanatron"] == [1.5, 2]
    assert found["search_to_playouts"] == [0.75, 0.75]


def test_more_actions_and_fewer_milliseconds_are_faster() -> None:
    found = gains(results(plain=PLAIN, compiled={**COMPILED, "import_ms": [45.0, 95.0]}))
    assert found["actions_inside"] == [30, 20]
    assert found["import_ms"] == [2, 1]
    assert gains(results(plain=PLAIN)) == {}


def test_targets_stand_beside_what_was_measured() -> None:
    verdicts = {
        entry["name"]: (entry["measured"], entry["result"])
        for entry in judge_targets("gold-rush", results(plain=PLAIN, compiled=COMPILED))
    }
    assert verdicts["compiled_to_plain"] == (25, "met")
    assert verdicts["clone_us"] == (3.3, "met within 15 %")
    assert verdicts["actions_inside"] == (850, "missed")
    assert verdicts["plain_actions_inside"] == (35, "missed")
    assert verdicts["compiled_to_catanatron"] == (None, "not measured")


def test_plain_rules_alone_are_not_judged_by_the_targets_of_compiled_ones() -> None:
    verdicts = {entry["name"]: entry["result"] for entry in judge_targets("gold-rush", results(plain=PLAIN))}
    assert verdicts.pop("plain_actions_inside") == "missed"
    assert {*verdicts.values()} == {"not measured"}


def test_the_best_of_three_counts() -> None:
    amounts: list[int] = []

    def work(amount: int) -> dict[str, float]:
        amounts.append(amount)
        return {"times": float(sum(1 for _ in range(amount * 1000)))}

    amount = calibrate(work, 0.01)
    assert amount >= 1
    amounts.clear()
    assert measure(work, amount)["times"] > 0
    assert amounts == [amount] * 3
