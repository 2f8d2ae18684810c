"""The games by name: ours, and those of installed packages that name them in the entry points `boomtown.games`.

Ours are known without metadata, since sources that run from their folder may have none. A game of another package that
cannot be used is reported once and left out: it must not keep anybody from playing the others.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, MutableMapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from boomtown.core.step import Game
from boomtown.games.parts import GameParts

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "boomtown.games"
OUR_GAMES: Final = {  # the same as in pyproject.toml
    "carson-city": "boomtown.games.carson_city.parts:PARTS",
    "card-game": "boomtown.games.card_game.parts:PARTS",
    "gold-rush": "boomtown.games.gold_rush.parts:PARTS",
    "nevada-city": "boomtown.games.nevada_city.parts:PARTS",
}
OUR_EXAMPLES: Final = {"claim": "boomtown.games.claim.parts:PARTS"}  # complete, but not for the lobby
OURS: Final = OUR_GAMES | OUR_EXAMPLES
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # it becomes part of addresses and of message ids
LONGEST_NAME: Final = 40
LEFT_OUT: Final[set[str]] = set()  # games of other packages that cannot be used: each is reported once

log = logging.getLogger("boomtown")


class UnknownGame(LookupError):
    """There is no game of this name, or it cannot be used."""


def game_parts(name: str) -> GameParts:
    """The parts of a game; its texts and drawings are not loaded yet."""
    parts = find_parts(name)
    if parts is None:
        raise UnknownGame(f"there is no game {name!r}")
    return parts


def known_names() -> list[str]:
    """The names of all games, also of those that cannot be used: nothing is imported."""
    return [*OURS, *find_entries()]


def package_of(name: str) -> str:
    """The package that has the parts of a game, which is not imported."""
    reference = OURS[name] if name in OURS else find_entries()[name].value
    return reference.partition(":")[0].rpartition(".")[0]


@cache
def find_parts(name: str) -> GameParts | None:
    """The parts of a game, or None if there is none of this name or its package cannot be imported."""
    if name in OURS:
        module, _, attribute = OURS[name].partition(":")
        ours: GameParts = getattr(import_module(module), attribute)
        return ours
    entry = find_entries().get(name)
    if entry is None:
        return None
    try:
        parts = entry.load()
        if not isinstance(parts, GameParts):
            raise TypeError(f"{entry.value} is no GameParts")
        if parts.name != name:
            raise ValueError(f"its parts are those of {parts.name!r}")
    except Exception as problem:
        leave_out(name, problem)
        return None
    return parts


@cache
def find_entries() -> dict[str, EntryPoint]:
    """The games that other packages announce, by name; those whose name is taken or no name are left out."""
    from importlib.metadata import entry_points  # late: it loads slowly, and our own games need none of it

    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if OURS.get(entry.name) == entry.value:
            continue
        if entry.name in OURS or entry.name in found:
            leave_out(f"{entry.name}, {entry.value}", ValueError("another game has this name"))
        elif len(entry.name) > LONGEST_NAME or not NAME.fullmatch(entry.name):
            leave_out(entry.name, ValueError("a name has small letters and figures with hyphens between"))
        else:
            found[entry.name] = entry
    return found


def is_foreign_game(name: str) -> bool:
    """Whether an installed package has this game and its rules can be loaded."""
    if name in LEFT_OUT or name not in find_entries():
        return False
    parts = find_parts(name)
    if parts is None:
        return False
    try:
        if parts.rules.game.name != name:
            raise ValueError(f"its rules are those of {parts.rules.game.name!r}")
    except Exception as problem:
        leave_out(name, problem)
        return False
    return True


def leave_out(name: str, problem: Exception) -> None:
    """Say why a game of another package is not there from now on."""
    LEFT_OUT.add(name)
    why = " ".join(str(problem).split()) or type(problem).__name__
    log.warning("boomtown: the game %s of an installed package is left out: %s", name, why)


def foreign_names() -> list[str]:
    """The games of other packages that can be used."""
    return [name for name in find_entries() if is_foreign_game(name)]


class GamesByName(MutableMapping[str, Game[Any]]):
    """Games by name, loaded when somebody asks for one: whoever plays one game does not wait for five.

    A game that is put here takes the place of the one that its parts have.
    """

    def __init__(self, own: Iterable[str], has_foreign: bool) -> None:
        self.own: Final = tuple(own)
        self.has_foreign: Final = has_foreign
        self.given: Final[dict[str, Game[Any]]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        """The game."""
        if name in self.given:
            return self.given[name]
        if name not in self:
            raise KeyError(name)
        return game_parts(name).rules.game

    def __contains__(self, name: object) -> bool:
        """Whether there is such a game: nothing of ours is loaded to know it."""
        if name in self.given or name in self.own:
            return True
        return self.has_foreign and isinstance(name, str) and is_foreign_game(name)

    def __setitem__(self, name: str, game: Game[Any]) -> None:
        """Put a game here, under its name or instead of another."""
        self.given[name] = game

    def __delitem__(self, name: str) -> None:
        """Take away a game that was put here."""
        del self.given[name]

    def __iter__(self) -> Iterator[str]:
        """The names: ours first, then those of other packages."""
        foreign = foreign_names() if self.has_foreign else []
        return iter(dict.fromkeys((*self.own, *foreign, *self.given)))

    def __len__(self) -> int:
        """How many there are."""
        return sum(1 for _ in self)


GAMES: Final = GamesByName(OUR_GAMES, has_foreign=True)
EXAMPLES: Final = GamesByName(OUR_EXAMPLES, has_foreign=False)
ALL: Final = GamesByName(OURS, has_foreign=True)
