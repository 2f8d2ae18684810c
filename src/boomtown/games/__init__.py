"""The games by name, and the modules of a game that are loaded when somebody needs them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableMapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from boomtown.core.step import Game, State

if TYPE_CHECKING:
    from boomtown.core.laws import Laws
    from boomtown.core.text import Text


class Shelf(MutableMapping[str, Game[Any]]):
    """Games by name. Ours are loaded when somebody asks for one: whoever plays one game does not wait for five."""

    def __init__(self, names: Iterable[str]) -> None:
        self.games: dict[str, Game[Any] | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Game[Any]:
        """The game; a package has it under its own name in capitals."""
        game = self.games[name]
        if game is None:
            package = name.replace("-", "_")
            game = self.games[name] = getattr(import_module(f"boomtown.games.{package}"), package.upper())
        return game

    def __contains__(self, name: object) -> bool:
        """Whether there is such a game: nothing is loaded to know it."""
        return name in self.games

    def __setitem__(self, name: str, game: Game[Any]) -> None:
        """Put a game here, under its name or instead of ours."""
        self.games[name] = game

    def __delitem__(self, name: str) -> None:
        """Take a game away."""
        del self.games[name]

    def __iter__(self) -> Iterator[str]:
        """The names."""
        return iter(self.games)

    def __len__(self) -> int:
        """How many there are."""
        return len(self.games)


GAMES: Final = Shelf(("carson-city", "card-game", "gold-rush", "nevada-city"))
EXAMPLES: Final = Shelf(("claim",))  # complete, but not for the lobby
ALL: Final = Shelf((*GAMES, *EXAMPLES))


def part(game: str, module: str) -> ModuleType:
    """A module of a game's package, such as `scene`, `words` or `steps`: the edge is imported late."""
    return import_module(f"boomtown.games.{game.replace('-', '_')}.{module}")


def factions_of(game: str, state: State) -> list[str]:
    """What each seat plays, in games whose seats are not alike (its module `factions`); else nothing."""
    if find_spec(f"boomtown.games.{game.replace('-', '_')}.factions") is None:
        return []
    found: list[str] = part(game, "factions").factions(state)
    return found


def symbols_of(game: str, seats: int, variants: Iterable[str]) -> list[int]:
    """(player) -> which of the six symbols stands for it at such a table."""
    return ALL[game].symbols(seats, frozenset(variants))


def laws_of(game: str) -> Laws:
    """The laws of a game, with its own account of all pieces, of all events if it keeps one, and players who are after
    something."""
    from boomtown.core.laws import Laws, without_ledger

    account = part(game, "audit")
    ledger = getattr(account, "ledger", without_ledger)
    steps, audience = part(game, "rules.steps").STEPS, part(game, "rules.game").AUDIENCE
    return Laws(ALL[game], steps, audience, account.audit, ledger, part(game, "play_styles").PLAY_STYLES)


def text_of(game: str, language: str = "en") -> Text:
    """What people read at a game, in one of our languages."""
    from boomtown.core.text import Text

    return Text(part(game, "ui.text").WORDS, language)
