"""Why a bot did something: told to whoever may know, and nothing of it depends on what they may not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from boomtown.bots.judgement import Judgement, merge_judgements
from boomtown.core.record import Refused, Table, replay_to
from boomtown.core.step import NOBODY, Game, State, View
from boomtown.core.text import Text
from boomtown.core.wire import encode
from boomtown.games import ALL, text_of
from boomtown.server.bots import why as explaining
from boomtown.server.bots.service import BotService
from boomtown.server.bots.why import MOST, explain, may_ask, tell_options
from boomtown.server.bots.worker import BotQuestion, grow
from boomtown.server.tables.log_entries import Sat
from boomtown.server.tables.session import TableSession
from boomtown.server.web.page_text import WORDS
from boomtown.server.web.protocol import Explained
from tests.server.worlds import played, running, table_of, twins

WORDS_OF_PAGE = Text(WORDS, "en")
LAST = 12  # moves that are asked about
asked_now: dict[str, Any] = {}  # for the test that leaks


class Steady(BotService):
    """Thinks here, and always the same."""

    async def judge_several(self, game_name: str, level: str, views: Sequence[View[Any]]) -> list[Judgement]:
        return merge_judgements(
            [
                grow(BotQuestion(game_name, "sheriff", encode(ALL[game_name], view)), 2, 60.0, 7)
                for view in views
            ]
        )


def with_bots(game: str, world: Table[Any], viewer: int) -> TableSession:
    """A table at which everybody but the viewer is a bot."""
    live = table_of(game, world, viewer)
    for seat in range(live.room.seats):
        if seat != viewer:
            live.apply(Sat(seat, None, "sheriff", f"Bot {seat}"))
    return live


def ask(live: TableSession, viewer: int, at: int) -> Explained:
    """Ask why."""
    asked_now.update(live=live, at=at)
    return asyncio.run(explain(Steady(), live, viewer, at, text_of(live.room.game), WORDS_OF_PAGE))


def answers(live: TableSession, viewer: int) -> list[str]:
    """What is said of the last moves, refusals too."""
    said = []
    for at in range(max(1, live.decision - LAST), live.decision + 1):
        try:
            said.append(msgspec.json.encode(ask(live, viewer, at)).decode())
        except Refused as refused:
            said.append(refused.reason)
    return said


@pytest.mark.parametrize(("game", "seats", "moves"), [("gold-rush", 3, 60), ("card-game", 3, 40)])
def test_an_explanation_tells_no_worlds_apart(game: str, seats: int, moves: int) -> None:
    differing, explained = 0, 0
    for viewer in (0, int(NOBODY)):
        first: list[str] = []
        for world, different in twins(running(game, seats, moves, viewer), viewer, 2):
            said = answers(with_bots(game, world, viewer), viewer)
            first = first or said
            assert said == first, f"seat {viewer} can tell worlds apart"
            differing += different
            explained += sum(one.startswith("{") for one in said)
    assert differing > 0, "the worlds do not differ: the test would prove nothing"
    assert explained > 0, "nothing is explained: the test would prove nothing"


@pytest.mark.plain
def test_the_test_would_see_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def real(*_: object) -> list[State]:
        record = asked_now["live"].record()
        return [replay_to(asked_now["live"].game, record, asked_now["at"] - 1).state]

    monkeypatch.setattr(explaining, "worlds_behind", real)
    monkeypatch.setattr(
        type(ALL["gold-rush"]), "evaluate", Game.evaluate
    )  # the standing counts hidden tokens
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        test_an_explanation_tells_no_worlds_apart("gold-rush", 3, 60)


def test_what_is_secret_or_nobodys_choice_is_refused() -> None:
    world = played("claim", 3, 15, 4, 0)
    live = with_bots("claim", world, 0)
    for at, line in enumerate(world.lines[0], 1):
        who = line.split()[0]
        if who in ("*", "0") or line.endswith("?"):
            assert not may_ask(live, 0, at)
            with pytest.raises(Refused, match="why-nothing" if who in ("*", "0") else "why-secret"):
                ask(live, 0, at)
    assert any(line.endswith("?") for line in world.lines[0])
    for at in (0, live.decision + 1):
        with pytest.raises(Refused, match="no-such-move"):
            ask(live, 0, at)


def test_after_the_game_every_choice_of_a_bot_is_explained() -> None:
    world = played("claim", 2, 10_000, 3)
    live = with_bots("claim", world, 0)
    own = [at for at, move in enumerate(world.record.moves, 1) if move.startswith("1 ")]
    found = [ask(live, 0, at) for at in own]
    assert found
    for one in found:
        assert "The game is over" in one.basis
        assert not one.options or sum(option.is_chosen for option in one.options) == 1


def test_the_best_and_the_chosen_option_are_told() -> None:
    judged = [Judgement(action, 100 - action, 0.5, 10.0 - action) for action in range(9)]
    assert [one.action for one in tell_options(judged, 2)] == [*range(MOST)]
    assert [one.action for one in tell_options(judged, 8)] == [*range(MOST - 1), 8]
