"""What a game consists of: its rules, texts, pictures, audit and evaluation, each loaded when somebody needs it.

A game says it once, in the constant PARTS of its module `parts`; docs/foreign-games.md shows how. Whoever only plays a
game imports none of its drawings, and the rules need no server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from boomtown.games.guides import Guide, read_guide

if TYPE_CHECKING:
    from boomtown.core.laws import PlayStyle, Steps
    from boomtown.core.record import Table
    from boomtown.core.step import Event, Game, View
    from boomtown.core.svg import Scene
    from boomtown.core.text import Text, Words
    from boomtown.look.asking import Questions
    from boomtown.look.moments import Moment, Story

SEARCH_FILE: Final = "evaluation/search.toml"
GUIDE_FILE: Final = "guide.toml"

Facts = list[tuple[str, list[tuple[str, str]]]]  # of each player a sentence, and icons with a few characters
ReadPieces = Callable[
    [Traversable], msgspec.Struct
]  # from a folder of data files; BadCards if they are wrong
ListFactions = Callable[[Any], list[str]]  # what each seat of a state plays


@dataclass(frozen=True)
class Rules:
    """The game itself, and its steps in order of play."""

    game: Game[Any]
    steps: Steps


class DrawScene(Protocol):
    """Draws what a seat sees; without names players are called by their symbols."""

    def __call__(self, view: View[Any], text: Text, names: Sequence[str] | None = None, /) -> Scene:
        """The scene of a view."""


class TellFacts(Protocol):
    """Tells about each player what a page shows beside the name."""

    def __call__(self, view: View[Any], text: Text, names: Sequence[str], /) -> Facts:
        """Of each player a sentence, and icons with a few characters."""


@dataclass(frozen=True)
class Ui:
    """How a game is drawn: its table, all its pieces, and if it likes more than that."""

    draw_scene: DrawScene
    draw_gallery: Callable[[Text], dict[str, Scene]]  # sheets by name, with every component
    draw_cover: Callable[[Text], Scene] | None = None  # for the lobby, which else shows a lonely place
    tell_facts: TellFacts | None = (
        None  # pages then show the players instead of the scene's section `players`
    )
    questions: Questions | None = None  # what can be asked for in the picture when it is refused
    draw_moment: Callable[[Story], Moment | None] | None = None  # what is shown large for a while, if it is


@dataclass(frozen=True)
class Audit:
    """What must add up: the pieces of any state and, in some games, the events of a whole game.

    Play styles are what the players of games under the laws are after.
    """

    check_pieces: Callable[[Any], str | None]
    check_events: Callable[[list[Event]], str | None] | None = None
    play_styles: Mapping[str, PlayStyle] = field(default_factory=dict)


@dataclass(frozen=True)
class Coverage:
    """What can be exercised, by group, and what a played table that was listened to has exercised."""

    wanted: Mapping[str, tuple[str, ...]]
    list_exercised: Callable[[Table[Any]], Iterable[tuple[str, str]]]  # groups and names


class CountSample(Protocol):
    """Counts what a seat has."""

    def __call__(self, state: Any, seat: int, /) -> tuple[int, list[float]] | None:
        """The stage of the game and the features; None where no stage can be judged, as in the middle of an act."""


class ArrangeWeights(Protocol):
    """Names what was learned."""

    def __call__(self, lines: list[list[float]], /) -> dict[str, list[int]]:
        """The rows of `evaluation/weights.toml` from the lines of all stages, the last stage first."""


class TakeUpWeights(Protocol):
    """Puts weights in force, so that those who have learned can play the next lesson."""

    def __call__(self, weights: dict[str, list[int]], /) -> dict[str, list[int]]:
        """The weights of before."""


@dataclass(frozen=True)
class Fitting:
    """How an evaluation is learned from games between bots: see `boomtown fit`.

    The teachers play one lesson each, at tables of these numbers of seats. Stages of the game are steady if each is much
    like the next.
    """

    teachers: tuple[str, ...]
    tables: tuple[int, ...]
    is_steady: bool
    count_sample: CountSample
    arrange_weights: ArrangeWeights
    take_up_weights: TakeUpWeights


class SearchNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the levels go about a game: the file `evaluation/search.toml`.

    `decisions` says how many a turn has; a level that searches has a budget and may have settings of its own. `noise`
    is by how many points the others misjudge an option at the most.
    """

    decisions: int
    settings: dict[str, float]
    sheriff: dict[str, int | float]
    marshal: dict[str, int | float]
    coach: dict[str, int | float]
    noise: dict[str, float] = {}

    def numbers_of(self, level: str) -> dict[str, int | float]:
        """The numbers of one level, or of the coach."""
        return {"sheriff": self.sheriff, "marshal": self.marshal, "coach": self.coach}[level]


def read_search_numbers(file: Traversable) -> SearchNumbers:
    """The numbers of a file; a mistake in it is told by field."""
    return msgspec.toml.decode(file.read_bytes(), type=SearchNumbers)


@dataclass(frozen=True)
class GameParts:
    """A game by its parts. Each is loaded by a function, so that naming it imports nothing.

    `package` has the files: RULES.md, `locale`, `data`, and `evaluation/search.toml` if searches were tuned.
    """

    name: str
    package: str
    load_rules: Callable[[], Rules]
    load_words: Callable[[], Words]
    load_ui: Callable[[], Ui]
    load_audit: Callable[[], Audit]
    minutes: int = 0  # that a game takes here against bots, about; 0 = nobody says
    weight: str = ""  # light, medium or heavy
    load_piece_reader: Callable[[], ReadPieces] | None = None  # card files that may be corrected
    load_coverage: Callable[[], Coverage] | None = None
    load_factions: Callable[[], ListFactions] | None = None  # where seats are not alike
    load_fitting: Callable[[], Fitting] | None = None  # where the evaluation is learned

    @cached_property
    def rules(self) -> Rules:
        """The rules."""
        return self.load_rules()

    @cached_property
    def words(self) -> Words:
        """The table by which numbers become words."""
        return self.load_words()

    @cached_property
    def ui(self) -> Ui:
        """The drawings."""
        return self.load_ui()

    @cached_property
    def audit(self) -> Audit:
        """The audit and the play styles."""
        return self.load_audit()

    @cached_property
    def read_pieces(self) -> ReadPieces | None:
        """Reads the game's card files from a folder; None if it has none that may be corrected."""
        return None if self.load_piece_reader is None else self.load_piece_reader()

    @cached_property
    def coverage(self) -> Coverage | None:
        """What can be exercised, if the game says it."""
        return None if self.load_coverage is None else self.load_coverage()

    @cached_property
    def list_factions(self) -> ListFactions | None:
        """Names what each seat plays; None if all play the same."""
        return None if self.load_factions is None else self.load_factions()

    @cached_property
    def fitting(self) -> Fitting | None:
        """How the evaluation is learned, if it is."""
        return None if self.load_fitting is None else self.load_fitting()

    @cached_property
    def search_numbers(self) -> SearchNumbers | None:
        """How searches go about the game; None until somebody has tuned them."""
        file = files(self.package).joinpath(SEARCH_FILE)
        return read_search_numbers(file) if file.is_file() else None

    @cached_property
    def guide(self) -> Guide | None:
        """What leads newcomers through a first game; None if nothing does."""
        file = files(self.package).joinpath(GUIDE_FILE)
        return read_guide(file) if file.is_file() else None
