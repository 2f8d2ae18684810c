"""Views as JSON and back: for programs outside this process, which see what a seat sees and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.audience import copied_fields
from boomtown.core.deck import Deck
from boomtown.core.pile import Pile
from boomtown.core.step import Game, S, State, Step, View

NOT_SENT = ("listener", "kinds")  # who listens here, and the tables that both sides have
ARRAY = type(vec[i64]([]))  # of all arrays of numbers, plain or compiled
UNCHANGING = frozenset({int, bool, str, type(None)})


def attributes(thing: object) -> list[str]:
    """Names of all attributes in the order of their making, plain or compiled."""
    kind: Any = type(thing)
    return list(vars(thing)) if hasattr(thing, "__dict__") else [*native_attributes(kind)]


@cache
def native_attributes(kind: type) -> list[str]:
    """The same for a compiled class: all its objects have the same."""
    names: list[str] = []
    for part in reversed(kind.__mro__):
        names.extend(name for name in getattr(part, "__mypyc_attrs__", ()) if name not in names)
    return [name for name in names if name != "__dict__"]


def plain(value: Any) -> Any:
    """A value of a state as numbers, texts, lists and dicts."""
    if type(value) is ARRAY:
        return list(value)
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, Step):
        return [type(value).__name__, *(plain(getattr(value, name)) for name in attributes(value))]
    return {name: plain(getattr(value, name)) for name in attributes(value) if name not in NOT_SENT}


def encode(game: Game[S], view: View[S]) -> bytes:
    """The view as JSON."""
    return msgspec.json.encode({"game": game.name, "seat": int(view.seat), "state": plain(view.state)})


def decode(game: Game[S], raw: bytes, steps: tuple[type[Step[Any]], ...]) -> View[S]:
    """The view in a JSON text made by `encode`; `steps` are the game's, by which the agenda is made again."""
    message = msgspec.json.decode(raw)
    if message["game"] != game.name:
        raise ValueError(f"this is a view of {message['game']!r}, not of {game.name!r}")
    fields = message["state"]
    state = game.start(fields["seat_count"], frozenset()).clone()
    by_name = {step.__name__: step for step in steps}
    for name, value in fields.items():
        if name == "agenda":
            state.agenda = [by_name[step[0]](*step[1:]) for step in value]
        else:
            fill(state, name, value)
    return View(message["seat"], state)


def fill(state: State, name: str, value: Any) -> None:
    """Set an attribute of a clone.

    An array of its own is written over: compiled classes never free one that is replaced from outside (mypyc 2.4).
    """
    sample, kind = getattr(state, name), cast(Any, type(state))
    if type(sample) is ARRAY and len(sample) == len(value) and name in copied_fields(kind):
        for place, number in enumerate(value):
            sample[place] = number
    else:
        setattr(state, name, restore(sample, value))


def restore(sample: Any, value: Any) -> Any:
    """A value of the same type as the sample."""
    if isinstance(sample, Deck):
        return Deck(vec[i64](value["left"]), value["size"])
    if isinstance(sample, Pile):
        pile = Pile(sample.kinds, vec[i64](value["left"]), vec[i64](value["size_of"]))
        for name in ("top", "top_known", "bottom", "bottom_known"):
            setattr(pile, name, vec[i64](value[name]))
        pile.back = value["back"]
        return pile
    if type(sample) is ARRAY:
        return value if type(value) is ARRAY else vec[i64](value)
    return value


def snapshot(state: State) -> dict[str, Any]:
    """Everything in a state but who listens, to compare; arrays stay arrays and compare at memory speed."""
    names = attributes(state)
    names.remove("listener")
    return {name: comparable(value) for name, value in zip(names, read_all(state, tuple(names)), strict=True)}


def is_like(state: State, before: dict[str, Any]) -> bool:
    """Whether a state is as in a snapshot; without a copy, and at an end with the first difference."""
    for value, known in zip(read_all(state, tuple(before)), before.values(), strict=True):
        kind = type(value)
        if (value if kind is ARRAY or kind is int else comparable(value)) != known:
            return False
    return True


def comparable(value: Any) -> Any:
    """A value of a state in a form that compares equal if its contents are."""
    kind: Any = type(value)
    if kind in UNCHANGING:
        return value
    if kind is ARRAY:
        return value[:]
    if kind is list:
        return [comparable(item) for item in value]
    parts = read_all(value, native_contents(kind) or held_contents(value))
    return kind, [part if type(part) is int else comparable(part) for part in parts]


def held_contents(thing: object) -> tuple[str, ...]:
    """The names of what two of a kind can differ in."""
    return tuple(name for name in getattr(thing, "__dict__", ()) if name not in NOT_SENT)


@cache
def native_contents(kind: type) -> tuple[str, ...]:
    """The same for a compiled class; for a plain one nothing."""
    return tuple(name for name in native_attributes(kind) if name not in NOT_SENT)


def read_all(thing: object, names: tuple[str, ...]) -> tuple[Any, ...]:
    """Some attributes of a thing at once."""
    if len(names) < 2:
        return tuple(getattr(thing, name) for name in names)
    found: tuple[Any, ...] = reader(names)(thing)
    return found


@lru_cache(maxsize=1024)
def reader(names: tuple[str, ...]) -> Callable[[object], Any]:
    """A function that reads these attributes, of which there are several."""
    return attrgetter(*names)
