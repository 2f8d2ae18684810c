"""How what lies on a table is pickled, whether its classes are plain or compiled: by what their attributes hold.

Compiled classes know no pickling of their own; what makes them fast (attributes that are always there, or never change)
forbids it. So everything is made again by its constructor.
"""

from __future__ import annotations

import pickle
import sys
from typing import TYPE_CHECKING, Any

from boomtown.core.wire import ARRAY, attributes, fill

if TYPE_CHECKING:
    from boomtown.core.step import Game, State, Step


def reduce_state(state: State) -> tuple[Any, ...]:
    """A state as a clone holds it: nobody listens."""
    held = {name: getattr(state, name) for name in attributes(state) if name != "listener"}
    return restore_state, (type(state), held)


def restore_state(kind: type[State], held: dict[str, Any]) -> State:
    """The state again."""
    state = kind(held["seat_count"]).clone()
    for name, value in held.items():
        if type(value) is ARRAY:
            fill(state, name, value)
        else:
            setattr(state, name, value)
    return state


def reduce_step(step: Step[Any]) -> tuple[Any, ...]:
    """A step by the arguments of its constructor, which are its fields."""
    return type(step), tuple(getattr(step, name) for name in attributes(step))


def name_game(game: Game[Any]) -> str:
    """A game by the name that it has in its module: there is only one of it."""
    for name, value in vars(sys.modules[type(game).__module__]).items():
        if value is game:
            return name
    raise pickle.PicklingError(
        f"{game.name!r} is no constant of the module of its class, so nobody could find it"
    )
