"""The games by name, and the modules of a game that are loaded when somebody needs them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from boomtown.core.step import Game, State
from boomtown.games.card_game import CARD_GAME
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.claim import CLAIM
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.nevada_city import NEVADA_CITY

if TYPE_CHECKING:
    from boomtown.core.laws import Laws
    from boomtown.core.text import Text

GAMES: Final[dict[str, Game[Any]]] = {
    CARSON_CITY.name: CARSON_CITY,
    CARD_GAME.name: CARD_GAME,
    GOLD_RUSH.name: GOLD_RUSH,
    NEVADA_CITY.name: NEVADA_CITY,
}
EXAMPLES: Final[dict[str, Game[Any]]] = {CLAIM.name: CLAIM}  # complete, but not for the lobby
ALL: Final = GAMES | EXAMPLES


def part(game: str, module: str) -> ModuleType:
    """A module of a game's package, such as `scene`, `words` or `steps`: the edge is imported late."""
    return import_module(f"boomtown.games.{game.replace('-', '_')}.{module}")


def factions_of(game: str, state: State) -> list[str]:
    """What each seat plays, in games whose seats are not alike (its module `factions`); else nothing."""
    if find_spec(f"{part(game, 'game').__package__}.factions") is None:
        return []
    found: list[str] = part(game, "factions").factions(state)
    return found


def laws_of(game: str) -> Laws:
    """The laws of a game, with its own account of all pieces."""
    from boomtown.core.laws import Laws

    return Laws(ALL[game], part(game, "steps").STEPS, part(game, "game").AUDIENCE, part(game, "audit").audit)


def text_of(game: str, language: str = "en") -> Text:
    """What people read at a game, in one of our languages."""
    from boomtown.core.text import Text

    return Text(part(game, "words").WORDS, language)
