"""The games by name, and what is most often asked of one."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import lru_cache
from types import ModuleType
from typing import TYPE_CHECKING

from boomtown.core.step import State
from boomtown.games.registry import ALL as ALL
from boomtown.games.registry import EXAMPLES as EXAMPLES
from boomtown.games.registry import GAMES as GAMES
from boomtown.games.registry import UnknownGame as UnknownGame
from boomtown.games.registry import game_parts as game_parts

if TYPE_CHECKING:
    from boomtown.core.laws import Laws
    from boomtown.core.text import Text, Words


class GamesPackage(ModuleType):
    """This package is `boomtown.games()` of the public interface as well: both have the same name."""

    def __call__(self) -> list[str]:
        """The names of the games that can be played."""
        return list(GAMES)


sys.modules[__name__].__class__ = GamesPackage


def factions_of(game: str, state: State) -> list[str]:
    """What each seat plays, in games whose seats are not alike; else nothing."""
    list_factions = game_parts(game).list_factions
    return [] if list_factions is None else list_factions(state)


def symbols_of(game: str, seats: int, variants: Iterable[str]) -> list[int]:
    """(player) -> which of the six symbols stands for it at such a table."""
    return ALL[game].symbols(seats, frozenset(variants))


def laws_of(game: str) -> Laws:
    """The laws of a game, with its own account of all pieces, of all events if it keeps one, and players who are after
    something."""
    from boomtown.core.laws import Laws, without_ledger

    parts = game_parts(game)
    rules, audit = parts.rules, parts.audit
    check_events = audit.check_events or without_ledger
    return Laws(ALL[game], rules.steps, audit.check_pieces, check_events, audit.play_styles)


def text_of(game: str, language: str = "en") -> Text:
    """What people read at a game, in one of our languages: one object for all who read it, as drawings are kept by it."""
    from boomtown.core.text import nearest

    return _text(game_parts(game).words, nearest(language))


@lru_cache(maxsize=256)
def _text(words: Words, language: str) -> Text:
    from boomtown.core.text import Text

    return Text(words, language)
