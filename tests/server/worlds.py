"""Worlds that a seat cannot tell apart: the same moves, but whatever the seat was not shown is different."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from boomtown.core.record import Refused, Table, parse_move, replay
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN
from boomtown.core.wire import snapshot
from boomtown.games import ALL
from boomtown.server.tables.log_entries import Began, Moved, Sat
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Room, Store

# Their secrets soon come to light: look at them just then.
BRIEF = ("card-game", "carson-city", "claim", "nevada-city")
SECRETIVE = {"carson-city": frozenset({"might-is-right"})}  # with these variants there are secrets


def running(game: str, seats: int, moves: int, viewer: int, first: int = 0) -> Table[Any]:
    """A table at which something is secret; after the end all is open."""
    moment, variants = viewer if game in BRIEF else None, SECRETIVE.get(game, frozenset())
    tables = (
        played(game, seats, moves, seats * 10 + viewer + seed, moment, variants)
        for seed in range(100 * first, 100 * first + 2000, 100)
    )
    return next(table for table in tables if not table.state.is_over())


def played(
    game: str,
    seats: int,
    moves: int,
    seed: int,
    viewer: int | None = None,
    variants: frozenset[str] = frozenset(),
) -> Table[Any]:
    """A table after so many random moves, at which somebody is to act.

    With a viewer it is the first such table after a move whose secret the viewer does not know: secrets that come
    to light soon, such as bids, are there at few moments only.
    """
    table: Table[Any] = Table(ALL[game], seats, variants)
    rng = Rng(seed)

    def goes_on() -> bool:
        if len(table.record.moves) < moves or table.state.actor() == CHANCE:
            return True
        return viewer is not None and not table.lines[viewer][-1].endswith("?")

    while not table.state.is_over() and goes_on():
        actors = table.state.actors()
        seat = actors[int(rng.below(len(actors)))]
        if seat == CHANCE:
            table.roll(rng)
        else:
            options = table.state.options(seat)
            table.act(seat, options[int(rng.below(len(options)))])
    return table


def twins(table: Table[Any], viewer: int, count: int) -> list[tuple[Table[Any], int]]:
    """So many worlds that the viewer cannot tell from this one, each with its number of different moves."""
    found = [(table, 0)]
    for seed in range(60):
        if len(found) > count:
            break
        other = twin(table, viewer, seed)
        if other is not None and other[1] > 0:
            found.append(other)
    return found


def twin(table: Table[Any], viewer: int, seed: int) -> tuple[Table[Any], int] | None:
    """Another world in which the viewer has seen the same after every move, if this seed leads to one.

    From some move on, whatever the viewer is not shown is chosen anew; what comes to light later must agree.
    """
    rng = random.Random(seed)
    game, moves = table.game, table.record.moves
    first = rng.randrange(len(moves)) if seed % 2 else max(0, len(moves) - rng.randrange(1, 6))
    this: Table[Any] = Table(game, table.record.seats, frozenset(table.record.variants))
    other: Table[Any] = Table(game, table.record.seats, frozenset(table.record.variants))
    differing = 0
    for at, move in enumerate(moves):
        seat, text = parse_move(move)
        step, state = other.state.agenda[-1], other.state
        action = game.verbs.find(text)
        if at >= first and step.visible_action(state, seat, action, viewer) == HIDDEN:
            action = rng.choice(
                [a for a in state.options(seat) if step.visible_action(state, seat, a, viewer) == HIDDEN]
            )
            differing += game.verbs.text(action) != text
        try:
            other.act(seat, action)
        except Refused:
            return None
        this.say(seat, text)
        if at >= first and snapshot(game.view(other.state, viewer).state) != snapshot(
            game.view(this.state, viewer).state
        ):
            return None
    return (other, differing) if other.lines[viewer] == table.lines[viewer] else None


def alike_for(viewers: Iterable[int], one: Table[Any], other: Table[Any]) -> set[int]:
    """The viewers who have seen the same at both tables after every move."""
    game, alike = one.game, {viewer for viewer in viewers if one.lines[viewer] == other.lines[viewer]}
    for here, there in zip(replay(game, one.record), replay(game, other.record), strict=True):
        alike = {
            viewer
            for viewer in alike
            if snapshot(game.view(here.state, viewer).state) == snapshot(game.view(there.state, viewer).state)
        }
    return alike


def table_of(game: str, world: Table[Any], viewer: int) -> TableSession:
    """A table of the server in this world; `viewer` is Ada, the others are Ben."""
    room = Room(
        id="room",
        version=0,
        game=game,
        rules=1,
        seats=world.record.seats,
        variants=tuple(world.record.variants),
        title="Two worlds",
        is_public=True,
        secret=b"s" * 32,
        status="running",
        actors=(),
        scores=(),
        created_at=1,
        changed_at=1,
    )
    live = TableSession(room, Store.__new__(Store), lambda _: None)
    for seat in range(world.record.seats):
        who = "ada" if seat == viewer else "ben"
        live.apply(Sat(seat, who, "", who.capitalize()))
    live.apply(Began())
    for move in world.record.moves:
        live.apply(Moved(*parse_move(move)))
        live.version += 1
    return live
