"""Sentences of the log are made once, and are the same whenever they are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from boomtown.core.record import Table, parse_move
from boomtown.core.rng import Rng
from boomtown.core.step import Event
from boomtown.games import ALL, text_of
from boomtown.server.tables.log_entries import Moved
from boomtown.server.tables.told_log import Told, ToldLog
from boomtown.server.web.presenter import Presenter
from tests.server.worlds import played, table_of

KEPT = 3


def told_anew(game: str, table: Table[Any], names: list[str]) -> list[list[Told]]:
    """All sentences of a table that has kept every event."""
    log = ToldLog(text_of(game, "de"))
    log.names = names
    return [log.tell(heard) for heard in table.events]


def play_move(table: Table[Any], rng: Rng) -> tuple[int, int]:
    """A random move: who has done what."""
    seat = int(table.state.actor())
    options = table.state.options(seat)
    action = int(table.state.roll(rng)) if seat < 0 else options[int(rng.below(len(options)))]
    table.act(seat, action)
    return seat, action


@pytest.mark.parametrize("game", [*ALL])
def test_a_log_is_the_same_however_seldom_it_is_read_and_whatever_is_taken_back(game: str) -> None:
    seats = int(ALL[game].most)
    whole, short = Table(ALL[game], seats), Table(ALL[game], seats, kept=KEPT)
    names = text_of(game, "de").players(whole.state)
    log, rng, asked = ToldLog(text_of(game, "de")), Rng(5), 0
    for move in range(90):
        if whole.state.is_over():
            break
        short.act(*play_move(whole, rng))
        if move % 13 == 12 and (alone := whole.moves_to_undo(int(whole.state.actor()))):
            whole.undo(alone)
            short.undo(alone)
        if move == 60:  # further back than anybody remembers
            whole.undo(20)
            short.undo(20)
        if rng.below(4) == 0 or move % 30 == 29:
            asked += 1
            assert [*log.read(short, names)] == told_anew(game, whole, names)
    assert asked > 5
    assert len([heard for heard in short.events if heard]) <= KEPT
    assert short.scored == whole.scored


def test_an_older_position_is_read_without_forgetting_the_newer_one() -> None:
    table, rng = Table(ALL["gold-rush"], 2, kept=KEPT), Rng(3)
    names = text_of("gold-rush", "de").players(table.state)
    for _ in range(12):
        play_move(table, rng)
    before = table.clone()
    for _ in range(4):
        play_move(table, rng)
    log = ToldLog(text_of("gold-rush", "de"))
    now = [*log.read(table, names)]
    assert [*log.read(before, names)] == now[:13]
    log.play_again = None  # type: ignore[assignment, method-assign]
    assert [*log.read(table, names)] == now


def test_sentences_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = Table(ALL["gold-rush"], 2), Rng(3)
    for _ in range(12):
        play_move(table, rng)
    text = text_of("gold-rush", "de")
    names, said, event = text.players(table.state), list[str](), text.event

    def spoken(told: Event, called: Sequence[str]) -> str:
        said.append(event(told, called))
        return said[-1]

    monkeypatch.setattr(text, "event", spoken)
    log = ToldLog(text)
    log.read(table, names)
    first = len(said)
    log.read(table, names)
    assert first == len(said) > 0
    log.read(table, [*names[::-1]])  # somebody is called something else
    assert len(said) == 2 * first


def test_a_page_that_lags_far_behind_is_told_every_line() -> None:
    whole = played("card-game", 3, 70, 1)
    early: Table[Any] = Table(ALL["card-game"], 3)
    for move in whole.record.moves[:20]:
        early.say(*parse_move(move))
    live = table_of("card-game", early, 0)
    slow = Presenter(live, "ada")
    slow.show(0, "en")
    lines = [line.text for frame in slow.update(set()).frames for line in frame.lines]
    for move in whole.record.moves[20:]:
        live.apply(Moved(*parse_move(move)))
    lines += [line.text for frame in slow.update(set()).frames for line in frame.lines]
    fresh = Presenter(live, "ada")
    fresh.show(0, "en")
    assert lines == [line.text for frame in fresh.update(set()).frames for line in frame.lines]
    assert len(lines) > 70
    assert slow.scene is not None
    assert fresh.scene is not None
    assert [*slow.scene.nodes] == [*fresh.scene.nodes]
