"""What the caller gave, looked up and checked: games, seats, variants, bots and records."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from boomtown.core.record import BadRecord, Record, Refused, Table, parse_record, refuse_start, replay_to
from boomtown.core.step import NOBODY, Game
from boomtown.games import ALL, EXAMPLES, GAMES, text_of
from boomtown.mistakes import Mistake

if TYPE_CHECKING:
    from boomtown.core.text import Text

LARGEST_RECORD = 4_000_000  # bytes; a game of ours has some thousand


def game_named(name: str) -> Game[Any]:
    """Find a game by its name."""
    if name not in ALL:
        raise Mistake(f"there is no game {name!r}; {known_games()}")
    return ALL[name]


def known_games() -> str:
    """Say which games there are."""
    return f"there is {', '.join(GAMES)}, and as an example {', '.join(EXAMPLES)}"


def seat_count(game: Game[Any], seats: int | None) -> int:
    """Give the number of seats, the fewest unless told."""
    if seats is None:
        return int(game.fewest)
    if not game.fewest <= min(max(seats, -1), 1000) <= game.most:
        raise Mistake(f"{game.name} has {game.fewest} to {game.most} seats, not {seats}")
    return seats


def variants_of(game: Game[Any], text: str) -> frozenset[str]:
    """Read a list of variants with commas."""
    asked = [word.strip() for word in text.split(",")] if text.strip() else []
    known = [word for variant in game.variants for word in variant.words()]
    for word in asked:
        if word not in known:
            raise Mistake(f"{game.name} has no variant {word!r}; it has {', '.join(known) or 'none'}")
    problem = game.why_not(game.fewest, frozenset(asked))
    if problem is not None:
        raise Mistake(f"the variants {', '.join(sorted({*asked}))} do not go together: {problem}")
    idle = game.idle_variant(frozenset(asked))
    if idle:
        needs = next(variant.needs for variant in game.variants if idle in variant.words())
        raise Mistake(f"{idle!r} does nothing without {' or '.join(needs)}")
    return frozenset(asked)


def bots_of(game: Game[Any], text: str) -> tuple[str, ...]:
    """Read a list of bots with commas."""
    from boomtown.lab.players import make_player

    names = tuple(word.strip() for word in text.split(","))
    for name in names:
        try:
            make_player(name, game)
        except ValueError as problem:
            raise Mistake(str(problem)) from None
    return names


def record_in(path: Path) -> tuple[Game[Any], Record]:
    """Read a record and find its game."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_RECORD + 1)
    except OSError as problem:
        raise Mistake(f"cannot read {path}: {problem.strerror or problem}") from None
    if len(raw) > LARGEST_RECORD:
        raise Mistake(f"{path} is no record: it is too long")
    try:
        record = parse_record(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise Mistake(f"{path} is no record: it is no text") from None
    except (BadRecord, RecursionError) as problem:
        raise Mistake(f"{path}: {problem}") from None
    if record.game not in ALL:
        raise Mistake(f"{path} is a record of {record.game!r}; {known_games()}")
    try:
        refuse_start(ALL[record.game], record.seats, record.variants)
    except Refused as refused:
        raise Mistake(f"{path}: this table cannot be set up: {refused.reason}") from None
    return ALL[record.game], record


def move_number(record: Record, at: int | None) -> int:
    """Give the number of moves to replay, all unless told."""
    if at is None:
        return len(record.moves)
    if not 0 <= at <= len(record.moves):
        raise Mistake(f"the record has {len(record.moves)} moves, there is no move {at}")
    return at


def viewer(record: Record, seat: int | None) -> int:
    """Give the seat whose view is wanted, a spectator unless told."""
    if seat is None:
        return int(NOBODY)
    if not 0 <= seat < record.seats:
        raise Mistake(f"the seats of this record are 0 to {record.seats - 1}, not {seat}")
    return seat


def text_for(game: Game[Any], language: str) -> Text:
    """Find who tells a game in a language."""
    from boomtown.core.text import LANGUAGES

    if language not in LANGUAGES:
        raise Mistake(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return text_of(game.name, language)


def position(game: Game[Any], record: Record, moves: int) -> Table[Any]:
    """Replay so many moves of a record."""
    try:
        return replay_to(game, record, moves)
    except BadRecord as problem:
        raise Mistake(f"the record does not replay: {problem}{rules_differ(game, record)}") from None


def rules_differ(game: Game[Any], record: Record) -> str:
    """Say that a record was made under other rules; empty if it was not."""
    if record.rules == game.rules:
        return ""
    return f" (recorded under rules version {record.rules}; this is version {game.rules})"


def is_page_address(text: str) -> bool:
    """Tell whether a browser could open this.

    >>> [is_page_address(text) for text in ("https://a.example", "http://[::1]:8080/", "a.example", "http://a:b", "file:///a")]
    [True, True, False, False, False]
    """
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # no number behind the colon, or half an address in brackets
        return False
