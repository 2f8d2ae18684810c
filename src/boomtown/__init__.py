"""Rules engines, bots and a table for four town-building games of the Wild West.

This is the public interface; docs/contract.md explains it. Each name is loaded when somebody asks for it.

>>> import boomtown
>>> boomtown.games()
['carson-city', 'card-game', 'gold-rush', 'nevada-city']
>>> game = boomtown.game("gold-rush")
>>> table = boomtown.Table(game, seats=2)
>>> table.state.actor() == boomtown.CHANCE
True
>>> table.say(boomtown.CHANCE, "draw gr43")
>>> table.say(0, "place 1e n")
>>> table.record.moves
['* draw gr43', '0 place 1e n']

What is not allowed is refused with the id of its reason:

>>> table.say(1, "pass")
Traceback (most recent call last):
boomtown.core.record.Refused: not-your-turn
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from boomtown.vectors import provide_vectors

if TYPE_CHECKING:
    from boomtown.bots import make_bot as make_bot
    from boomtown.core.record import Record as Record
    from boomtown.core.record import Refused as Refused
    from boomtown.core.record import Table as Table
    from boomtown.core.record import parse_record as parse_record
    from boomtown.core.record import replay as replay
    from boomtown.core.rng import Rng as Rng
    from boomtown.core.step import CHANCE as CHANCE
    from boomtown.core.step import HIDDEN as HIDDEN
    from boomtown.core.step import NOBODY as NOBODY
    from boomtown.core.step import Game

__all__ = [
    "CHANCE",
    "COMPILED",
    "HIDDEN",
    "NOBODY",
    "Record",
    "Refused",
    "Rng",
    "Table",
    "__version__",
    "game",
    "games",
    "make_bot",
    "parse_record",
    "replay",
]
HOMES: Final = {  # where a name of the public interface is defined
    "CHANCE": "boomtown.core.step",
    "HIDDEN": "boomtown.core.step",
    "NOBODY": "boomtown.core.step",
    "Record": "boomtown.core.record",
    "Refused": "boomtown.core.record",
    "Rng": "boomtown.core.rng",
    "Table": "boomtown.core.record",
    "make_bot": "boomtown.bots",
    "parse_record": "boomtown.core.record",
    "replay": "boomtown.core.record",
}

__version__: Final = "0.1.0"

provide_vectors()  # before anything imports the rules
_contract = find_spec("boomtown.core.step")
COMPILED: Final = _contract is not None and not str(_contract.origin).endswith(
    ".py"
)  # rules are machine code


def games() -> list[str]:
    """The names of the games that can be played, ours first, then those of installed packages."""
    from boomtown.games.registry import GAMES

    return list(GAMES)


def game(name: str) -> Game[Any]:
    """The rules of a game by its name; LookupError if there is none.

    >>> game("gold-rush").fewest, game("gold-rush").most
    (2, 5)
    """
    from boomtown.games.registry import game_parts

    return game_parts(name).rules.game


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module 'boomtown' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
