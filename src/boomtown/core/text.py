"""What people read, in their language: actions, prompts, events, reasons and rules help as sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from boomtown.core.step import CHANCE, Event, State
from boomtown.core.verbs import Verbs

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle  # it loads slowly, and most programs never say a word

LANGUAGES: Final = ("en", "de", "fr", "nl")
SEAT_NAMES: Final = ("seat-hat", "seat-star", "seat-cactus", "seat-boot", "seat-horseshoe", "seat-cow")
VIRTUAL_NAMES: Final = ("Cyrus", "Bessie", "Jedediah", "Mabel", "Rufus")  # of players whom the rules play
SINGLE_LINE_END: Final = re.compile(r"(?<!\n)\n(?!\n)")
BEFORE_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


class MissingText(LookupError):
    """A message does not exist, or lacks an argument."""


Word = Callable[["Text", Any, int], str | int]


def quantity(text: Text, state: State | None, number: int) -> int:
    """The number itself, to be counted; years and the like are given as text, or their digits are grouped."""
    return number


def player(text: Text, state: State | None, number: int) -> str:
    """Another player than the one whom an event is about; `Text.event` gives the name instead of the symbol."""
    return text.seat(number) if 0 <= number < len(SEAT_NAMES) else ""


NO_NUMBER: Final = -1  # for a word that asks the state alone


def own_symbol(state: Any, number: int) -> int:
    """Players have their symbols in the order of the seats."""
    return number


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument of a message: its name, the number it comes from, and how that becomes a word.

    `at` is the place of the number in the event, reason or action, or NO_NUMBER; in a prompt the name of the
    step's field.
    The word may ask the state, which is None where nobody gave one.
    """

    name: str
    at: int | str
    word: Word = quantity


Arguments = tuple[Argument, ...]


@dataclass(frozen=True, eq=False)
class Words:
    """The table by which one game's numbers become the arguments of its messages; it holds no sentences."""

    game: str = ""  # all message ids of the game begin with it
    package: str = "boomtown.core"  # its folder `locale` holds the messages
    verbs: Verbs = field(default_factory=Verbs)
    actions: Mapping[str, Arguments] = field(default_factory=dict)  # by the word of the verb
    events: Mapping[str, Arguments] = field(default_factory=dict)  # score lines too, by message id
    reasons: Mapping[str, Arguments] = field(default_factory=dict)  # by message id
    prompts: Mapping[str, Arguments] = field(default_factory=dict)  # by the class of the step
    components: tuple[str, ...] = ()  # ids of all that has a name of its own
    composed: Mapping[str, Callable[[Text], str]] = field(default_factory=dict)  # names made of what is there
    headings: Mapping[str, str] = field(default_factory=dict)  # of the rulebook, in order: title -> slug
    variants: Mapping[str, tuple[str, Mapping[str, str | int]]] = (
        field(  # word -> a message shared with others,
            default_factory=dict  # and its arguments
        )
    )
    symbol: Callable[[Any, int], int] = own_symbol  # the symbol of a player at a table


CORE: Final = Words(
    reasons={
        "not-your-turn": (),
        "game-over": (),
        "no-such-action": (),
        "no-such-seat-count": (Argument("fewest", 0), Argument("most", 1)),
        "no-such-variant": (),
        "variant-twice": (),
        "variants-exclude": (),
        "variant-needs-another": (),
        "no-such-game": (),
        "bad-record": (),
        "no-such-move": (),
        "nothing-to-undo": (),
    }
)


@lru_cache(maxsize=256)
def nearest(tag: str) -> str:
    """The language to use for a tag such as `de-AT` or `fr_CA.UTF-8`; English if it is none of ours."""
    language = re.split(r"[-_.]", tag.strip().lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The shared messages and those of one package, read once."""
    from fluent.runtime import FluentBundle, FluentResource

    messages = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys((CORE.package, package)):
        source = files(name).joinpath("locale", f"{language}.ftl").read_text(encoding="utf-8")
        messages.add_resource(FluentResource(source))
    return messages


@lru_cache(maxsize=16384)
def format_message(package: str, language: str, message: str, /, **arguments: str | int) -> str:
    """A message with its arguments; single line ends of the file are spaces."""
    messages = bundle(package, language)
    name, _, attribute = message.partition(".")
    pattern = None
    if messages.has_message(name):
        entry = messages.get_message(name)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        raise MissingText(f"no message {message!r} in {package}, {language}")
    said, problems = messages.format_pattern(pattern, arguments)
    if problems:
        raise MissingText(f"{message!r} in {package}, {language}: {problems[0]}")
    return SINGLE_LINE_END.sub(" ", str(said))


class Text:
    """One reader's language at one game; `Text(CORE)` says what all games share."""

    def __init__(self, words: Words, language: str = LANGUAGES[0]) -> None:
        self.words: Final = words
        self.language: Final = nearest(language)

    def say(self, message: str, /, **arguments: str | int) -> str:
        """A message, or an attribute of one as `message.attribute`. Whole numbers are counted, text is not."""
        return format_message(self.words.package, self.language, message, **arguments)

    def title(self) -> str:
        """The name of the game."""
        return self.say(f"{self.words.game}-title")

    def introduction(self) -> str:
        """One paragraph about the game, for a lobby."""
        return self.say(f"{self.words.game}-introduction")

    def variant(self, word: str) -> tuple[str, str]:
        """The name of a variant and its explanation."""
        own: tuple[str, Mapping[str, str | int]] = (word.replace("=", "-"), {})
        name, arguments = self.words.variants.get(word, own)
        message = f"{self.words.game}-variant-{name}"
        return self.say(message, **arguments), self.say(f"{message}.explanation")

    def name(self, component: str) -> str:
        """The name of a component by its id."""
        composed = self.words.composed.get(component)
        return composed(self) if composed else self.say(f"{self.words.game}-name-{component}")

    def seat(self, seat: int) -> str:
        """The name of a seat at which nobody has given one; of chance; of a spectator."""
        if seat < 0:
            return self.say("chance" if seat == CHANCE else "spectator")
        return self.say(SEAT_NAMES[seat])

    def players(self, state: State, names: Sequence[str] | None = None) -> list[str]:
        """How everybody is called: the seats as given, else by their symbols; then the virtual players."""
        seats = int(state.seat_count)
        called = (
            [self.seat(self.words.symbol(state, seat)) for seat in range(seats)]
            if names is None
            else list(names)
        )
        return [*called, *VIRTUAL_NAMES[: int(state.player_count) - seats]]

    def action(self, action: int, state: State | None = None) -> str:
        """What to do, as on a button; with a state it can say more."""
        verb = self.words.verbs.verb(action)
        arguments = self._arguments(self.words.actions, verb.word, verb.numbers(action), state)
        return self.say(f"{self.words.game}-action-{verb.word}", **arguments)

    def short_action(self, action: int, state: State | None = None) -> str:
        """The same in few words, for a button with little room; empty if the game has no others than the long ones."""
        verb = self.words.verbs.verb(action)
        message = f"{self.words.game}-action-{verb.word}"
        if not bundle(self.words.package, self.language).get_message(message).attributes.get("short"):
            return ""
        arguments = self._arguments(self.words.actions, verb.word, verb.numbers(action), state)
        return self.say(f"{message}.short", **arguments)

    def group(self, verb: str) -> str:
        """What the actions of a verb have in common, as on a button that opens their list."""
        return self.say(f"{self.words.game}-action-{verb}.group")

    def prompt(self, state: State, seat: int, names: Sequence[str] = ()) -> str:
        """What a seat is asked now, or for whom it waits."""
        if state.is_over():
            return self.say("prompt-game-over")
        actors = state.actors()
        if seat in actors:
            return self._ask(state, "")
        if CHANCE in actors:
            return self.say("prompt-chance")
        if names and len(actors) == 1:
            return self.say("prompt-waiting-for", name=names[actors[0]])
        return self.say("prompt-waiting")

    def hint(self, state: State, seat: int) -> str:
        """A line of help below the prompt; empty for those who wait."""
        return self._ask(state, ".hint") if seat in state.actors() else ""

    def _ask(self, state: State, attribute: str) -> str:
        step = state.agenda[-1]
        kind = type(step).__name__
        slug = BEFORE_CAPITAL.sub("-", kind).lower()
        asked = self.words.prompts.get(kind, ())
        fields = {argument.at: int(getattr(step, str(argument.at))) for argument in asked}
        arguments = {argument.name: argument.word(self, state, fields[argument.at]) for argument in asked}
        return self.say(f"{self.words.game}-prompt-{slug}{attribute}", **arguments)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """One line of the log; `names` are those of the seats, and a score line tells its points."""
        arguments = self._arguments(self.words.events, event.name, event.numbers, event.after)
        for argument in self.words.events[event.name]:
            if argument.word is player and 0 <= event.numbers[int(argument.at)] < len(names):
                arguments[argument.name] = names[event.numbers[int(argument.at)]]
        if event.seat >= 0:
            arguments["name"] = names[event.seat]
        if event.is_score:
            arguments["points"] = int(event.points)
        return self.say(event.name, **arguments)

    def category(self, score_line: str) -> str:
        """The row of a score line in the final reckoning, by its message id."""
        return self.say(f"{score_line}.category")

    def reason(self, reason: str, numbers: Sequence[int] = (), state: State | None = None) -> str:
        """Why something was refused, with its numbers as words."""
        table = CORE.reasons if reason in CORE.reasons else self.words.reasons
        return self.say(reason, **self._arguments(table, reason, numbers, state))

    def help(self, heading: str) -> tuple[str, str]:
        """Title and text of the short help for a heading of the rulebook."""
        if heading not in self.words.headings:
            raise MissingText(f"no heading {heading!r} in {self.words.package}")
        message = f"{self.words.game}-help-{self.words.headings[heading]}"
        return self.say(f"{message}.title"), self.say(message)

    def all_of(self, items: Sequence[str]) -> str:
        """Some things in a row: `north, east and west`."""
        if len(items) < 2:
            return "".join(items)
        row = items[0]
        for item in items[1:-1]:
            row = self.say("list-next", items=row, next=item)
        return self.say("list-last", items=row, last=items[-1])

    def way(self, east: int, south: int) -> str:
        """How far to go on a map: `2 east, 1 north`."""
        ways = []
        if east:
            ways.append(self.say("way-east" if east > 0 else "way-west", steps=abs(east)))
        if south:
            ways.append(self.say("way-south" if south > 0 else "way-north", steps=abs(south)))
        return self.say("list-next", items=ways[0], next=ways[1]) if len(ways) > 1 else "".join(ways)

    def _arguments(
        self, table: Mapping[str, Arguments], key: str, numbers: Sequence[int], state: State | None
    ) -> dict[str, str | int]:
        if key not in table:
            raise MissingText(f"the words of {self.words.package} do not know {key!r}")
        found: dict[str, str | int] = {}
        for argument in table[key]:
            if not isinstance(argument.at, int) or argument.at >= len(numbers):
                raise MissingText(f"{key!r} came without its number {argument.at!r}, {argument.name!r}")
            number = NO_NUMBER if argument.at == NO_NUMBER else int(numbers[argument.at])
            found[argument.name] = argument.word(self, state, number)
        return found
