"""`boomtown fuzz`: games of players with all play styles under all laws."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from boomtown.cli.arguments import game_named, seat_count
from boomtown.cli.output import FAILED, SUCCESS, Flag, Json, show
from boomtown.core.laws import BrokenLaw, Laws, play_one
from boomtown.core.record import Record, Table
from boomtown.core.rng import Rng, derive_seed
from boomtown.core.step import Game
from boomtown.mistakes import at_least
from boomtown.terminal import note, progress, rows, write
from boomtown.testing.picture_laws import laws_with_pictures
from boomtown.testing.plan import list_tables

EVERY_NUMBER: Final = 50  # at every so many positions all action numbers are tried
SHORTENING: Final = 20.0  # seconds for a shorter record of the same failure

Out = Annotated[Path | None, Parameter(name=("--out", "-o"))]


def command(
    game: str,
    /,
    *,
    games: int = 20,
    first: int = 0,
    seed: int = 0,
    seats: int | None = None,
    out: Out = None,
    coverage: Flag = False,
    as_json: Json = False,
) -> int:
    """Play games and check all laws at every position.

    Some players play at random; others are after one thing only, such as land or money, and so come to the corners of
    the rules. Illegal and malformed actions are tried too, and some positions are drawn. All seat counts and all
    combinations of variants have their turn (a sample of them where they are many). The first broken law ends it with 1: it is printed with a
    record that leads there, the shortest that was found in some twenty seconds.

    Parameters
    ----------
    game
        Name of the game.
    games
        Number of games.
    first
        Number of the first game: a long series can be played in pieces.
    seed
        Seed of the whole series.
    seats
        Number of seats; all that the game allows, in turn, unless given.
    out
        File for the record of a failure; fuzz-GAME.toml unless given.
    coverage
        Check no laws, but play random, greedy and curious games until every card and rule that the game
        names has been exercised; what is left out after so many games ends it with 1.
    as_json
        Print one JSON document.
    """
    rules = game_named(game)
    at_least(1, games=games)
    at_least(0, seed=seed, first=first)
    if coverage:
        return show_coverage(rules, games, seed, None if seats is None else seat_count(rules, seats), as_json)
    tables = list_tables(rules, None if seats is None else seat_count(rules, seats))
    laws = laws_with_pictures(game)
    started = time.perf_counter()
    moves = 0
    document: dict[str, Any] = {"game": game, "seed": seed, "games": games, "faults": 0}
    with progress(f"Fuzzing {game}", games) as advance:
        for number in range(first, first + games):
            seats_now, variants = tables[number % len(tables)]
            try:
                record = laws.check_game(seats_now, variants, derive_seed(seed, number), EVERY_NUMBER)
            except BrokenLaw as broken:
                document |= {"games": number - first + 1, "faults": 1}
                document |= report_failure(
                    laws, broken, derive_seed(seed, number), out or Path(f"fuzz-{game}.toml")
                )
                break
            moves += len(record.moves)
            advance(1)
    document |= {"moves": moves, "seconds": round(time.perf_counter() - started, 3)}
    if document["faults"]:
        lines = [
            f"Broken law: {document['law']}",
            f"Why: {document['why']}",
            f"Record: {document['record']} ({document['record_moves']} moves)",
        ]
    else:
        lines = [f"{games} games, {moves} moves, {document['seconds']} s: all laws hold"]
    show(document, lines, as_json)
    return FAILED if document["faults"] else SUCCESS


def show_coverage(game: Game[Any], games: int, seed: int, seats: int | None, as_json: bool) -> int:
    """Tell what games exercise of the rules, and what they leave out."""
    from boomtown.lab.coverage import cover

    document = cover(game, games, seed, seats)
    lines = rows((group, f"{found} of {all_of}") for group, (found, all_of) in document["covered"].items())
    left_out = [f"Left out: {name}" for name in document["missing"]]
    last = f"{document['games']} games: {'something is left out' if left_out else 'nothing is left out'}"
    show(document, [*lines, *left_out, last], as_json)
    return FAILED if left_out else SUCCESS


def report_failure(laws: Laws, broken: BrokenLaw, seed: int, path: Path) -> dict[str, Any]:
    """Write the shortest record of a failure that can be found, and tell about it."""
    note(f"boomtown: the law {broken.law!r} is broken; looking for a shorter record")
    with progress("Shortening"):
        broken = shortest(laws, broken, seed, SHORTENING)
    record = broken.record
    assert record is not None
    comment = "".join(f"# {line}\n" for line in str(broken).splitlines())
    write(path, comment + record.text())
    return {
        "law": broken.law,
        "why": str(broken),
        "record": str(path),
        "record_moves": len(record.moves),
    }


def shortest(laws: Laws, broken: BrokenLaw, seed: int, seconds: float) -> BrokenLaw:
    """Find the same law broken after fewer moves, in other games at the same kind of table."""
    end = time.perf_counter() + seconds
    for number in count(1):
        record = broken.record
        assert record is not None
        if not record.moves or time.perf_counter() > end:
            break
        other = broken_within(laws, record, derive_seed(seed, number), end)
        if other is not None and other.law == broken.law:
            broken = other
    return broken


def broken_within(laws: Laws, known: Record, seed: int, end: float) -> BrokenLaw | None:
    """Play another game for fewer moves than a known failure took, and give the first broken law."""
    rng, players = Rng(seed), laws.seats_for(known.seats, seed)
    table: Table[Any] = Table(laws.game, known.seats, frozenset(known.variants))
    try:
        while len(table.record.moves) < len(known.moves) and time.perf_counter() < end:
            if table.state.is_over():
                laws.check_end(table)
                return None
            laws.check_position(table.state, Rng(seed + len(table.record.moves)))
            play_one(table, rng, players)
    except BrokenLaw as broken:
        found = broken
    except Exception as problem:
        found = BrokenLaw("fault", repr(problem))
    else:
        return None
    found.record = table.record
    return found if len(table.record.moves) < len(known.moves) else None
