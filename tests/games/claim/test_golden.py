"""Recorded games replay to the same scores, and the number and order of choices stays what it was."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boomtown.core.laws import perft
from boomtown.core.record import Table, parse_move, parse_record, replay_to
from boomtown.games.claim import CLAIM

HERE = Path(__file__).parent
POSITIONS = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted(HERE.glob("golden/*.toml")), ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_scores(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    again = replay_to(CLAIM, record)
    assert record.rules == CLAIM.rules
    assert again.state.is_over()
    assert again.record.scores == record.scores
    assert again.record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_there_are_as_many_ways_to_go_on_as_ever(position: dict[str, Any]) -> None:
    table = Table(CLAIM, position["seats"])
    for move in position["moves"]:
        table.say(*parse_move(move))
    state = table.state
    assert [CLAIM.verbs.text(action) for action in state.options(state.actor())] == position["options"]
    ways = [perft(state, depth) for depth in range(1, len(position["ways"]) + 1)]
    assert ways == position["ways"]
