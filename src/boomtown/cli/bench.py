"""`boomtown bench`: how fast the rules are, beside their targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boomtown.cli.arguments import game_named, seat_count
from boomtown.cli.output import Flag, Json, show
from boomtown.games import GAMES
from boomtown.lab.bench.candidates import PEER, able_to_play, ours, peer
from boomtown.lab.bench.machine import machine
from boomtown.lab.bench.rounds import run
from boomtown.lab.bench.targets import column, document_of, figure, is_limit, seats_to_measure
from boomtown.mistakes import at_least
from boomtown.terminal import note, progress, rows

ROUNDS: Final = 5
QUICK_ROUNDS: Final = 2
SECONDS: Final = 0.15  # CPU time of one measurement, of which there are three in a round
QUICK_SECONDS: Final = 0.02


def command(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    rounds: int | None = None,
    quick: Flag = False,
    peers: Flag = False,
    as_json: Json = False,
) -> None:
    """Measure how fast the rules are, beside their targets.

    Whole random games, copies, views, pictures and search are measured, plain and compiled in turn where
    both exist (`boomtown compile` makes the latter), all in CPU time: the best of three in each round, then
    the median and range of all rounds. "Inside" is the loop of the rules themselves, "outside" calls them
    from plain Python, as a bot does. Compare only numbers of one run; a difference below 10 % is noise.

    Parameters
    ----------
    game
        Name of the game; all games unless given.
    seats
        Number of seats; those of the targets, or else the fewest, unless given.
    rounds
        Number of rounds; 5 unless given.
    quick
        Two short rounds: to see that it works, not to compare.
    peers
        Measure catanatron in the same run; installs it into .peers of the source tree at first.
    as_json
        Print one JSON document.
    """
    at_least(1, rounds=rounds)
    games = [game_named(game)] if game is not None else list(GAMES.values())
    tables = [
        (entry.name, seat_count(entry, seats_to_measure(entry.name) if seats is None else seats))
        for entry in games
    ]
    count = rounds or (QUICK_ROUNDS if quick else ROUNDS)
    candidates = [*ours(), *([peer()] if peers else [])]
    if [candidate.name for candidate in candidates if candidate.name != PEER] == ["plain"]:
        note("boomtown: measuring plain rules only; `boomtown compile` makes compiled ones")
    document = {**machine(), "rounds": count, "is_quick": quick, "games": []}
    for name, number in tables:
        with progress(f"Measuring {name}", count + 1) as advance:
            seconds = QUICK_SECONDS if quick else SECONDS
            results = run(name, number, able_to_play(name, candidates), count, seconds, advance)
        document["games"].append(document_of(name, number, results))
    show(document, lines_of(document), as_json)


def lines_of(document: Mapping[str, Any]) -> list[str]:
    """Put the document into lines for people."""
    where = f"commit {document['commit']}, Python {document['python']}, {document['cpu']}, load {document['load']}"
    lines = [f"COMPILED {document['compiled']}, {where}"]
    for game in document["games"]:
        options = next(iter(game["results"].values()))["options_per_action"]["median"]
        table = f"{game['game']}, {game['seats']} seats, {figure(options)} options an action"
        targets = [("target", "wanted", "measured", ""), *map(target_row, game["targets"])]
        lines += ["", f"{table}, {document['rounds']} rounds: median (range)", *result_lines(game)]
        lines += ["", *rows((name, column(values)) for name, values in game["ratios"].items())]
        lines += ["", *rows(targets)]
    return lines


def result_lines(game: Mapping[str, Any]) -> list[str]:
    """Put the measurements of a game into a table, with what compiling has gained."""
    results, gains = game["results"], game["times_faster"]
    names = [*dict.fromkeys(name for values in results.values() for name in values)]
    table = [("", *results, "times faster" if gains else "")]
    for name in names:
        if name not in ("two_processes", "options_per_action"):
            gain = column(gains[name]) if name in gains else ""
            table.append((name, *(column(values.get(name)) for values in results.values()), gain))
    return rows(table)


def target_row(entry: Mapping[str, Any]) -> tuple[str, ...]:
    """Put a target beside what was measured."""
    sign = "≤" if is_limit(entry["name"]) else "≥"
    measured = "–" if entry["measured"] is None else figure(entry["measured"])
    return entry["name"], f"{sign} {figure(entry['target'])}", measured, entry["result"]
