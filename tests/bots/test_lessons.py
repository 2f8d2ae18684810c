"""Weights from experience."""

import pytest

from boomtown.bots.lessons import Lesson, lessons_of, main, weights_of
from boomtown.games import GAMES
from boomtown.games.carson_city.lessons import FEATURES


def test_the_weights_explain_what_was_missing() -> None:
    lessons = [
        Lesson("any", [cowboys, roads], 40 + 100 * cowboys - 30 * roads)
        for cowboys in range(10)
        for roads in range(10)
    ]
    same, cowboy, road = weights_of(lessons)
    assert abs(cowboy - 100) < 2
    assert abs(road + 30) < 2
    assert abs(same - 40) < 20


def test_what_nobody_ever_had_has_no_weight() -> None:
    assert weights_of([Lesson("any", [one, 0], 50 * one) for one in range(100)])[2] == 0


def test_a_game_teaches_something_about_every_seat() -> None:
    lessons = lessons_of(GAMES["carson-city"], 2, 1, 5)
    assert len(lessons) > 10
    assert len(lessons) % 2 == 0
    assert lessons == lessons_of(GAMES["carson-city"], 2, 1, 5)
    assert all(len(lesson.features) == len(FEATURES) for lesson in lessons)


def test_the_command_tells_a_line_for_each_group(capsys: pytest.CaptureFixture[str]) -> None:
    main(["carson-city", "--seats", "2", "--games", "1", "--rounds", "1", "--seed", "3"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 4
    assert all("READY" in line and line.startswith("turn ") for line in lines)
