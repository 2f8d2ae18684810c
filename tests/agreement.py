"""Menus and reasons at chosen positions: what is offered is what nothing forbids."""

from typing import TypeVar

from boomtown.core.record import Record, Table, parse_move
from boomtown.core.step import CHANCE, Game, State

S = TypeVar("S", bound=State)


def agreeing(table: Table[S]) -> Table[S]:
    """A table at which each seat that is to act, or chance, is offered exactly what no reason forbids it."""
    state, verbs = table.state, table.game.verbs
    for seat in [CHANCE] if state.actor() == CHANCE else state.actors():
        options = [one for one, _ in state.odds()] if seat == CHANCE else state.options(seat)
        allowed = [one for one in range(verbs.count) if state.reason(seat, one) is None]
        assert sorted(verbs.text(one) for one in options) == sorted(verbs.text(one) for one in allowed)
    return table


def first_asked(game: Game[S], record: Record, step: str) -> Table[S]:
    """The table when a recorded game comes to a question for the first time."""
    table = Table(game, record.seats, frozenset(record.variants))
    for move in record.moves:
        if type(table.state.agenda[-1]).__name__ == step:
            return table
        table.say(*parse_move(move))
    raise AssertionError(f"{step} is never asked")


def refusal_of(table: Table[S], text: str) -> str:
    """Why whoever is to act may not do something: the end of the reason's name."""
    refusal = table.why_not(int(table.state.actor()), table.find(text))
    assert refusal is not None
    return refusal.reason.partition("-reason-")[2]
