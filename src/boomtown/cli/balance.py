"""`boomtown balance`: how scores and wins spread over seats and factions when equals play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import boomtown
from boomtown.cli.arguments import bots_of, game_named, seat_count
from boomtown.cli.output import FAILED, SUCCESS, Json, show
from boomtown.lab.bench.machine import commit
from boomtown.lab.game_series import Outcome, Series
from boomtown.lab.intervals import WinTally
from boomtown.lab.workers import check_series, play_all, workers
from boomtown.terminal import make_folder, note, progress, rows, write

HEADS: Final = ("", "games", "mean score", "wins", "win rate")


def command(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 200,
    seed: int = 0,
    bots: str = "deputy",
    jobs: int | None = None,
    markdown: Path | None = None,
    as_json: Json = False,
) -> int:
    """Let bots of one level play each other and print how scores and wins spread over the seats.

    Behind ± and in brackets are 95 % intervals. A victory that n players share counts as 1/n for each. The
    same seed gives the same figures whatever --jobs is. Ends with 1 if there are faults.

    Parameters
    ----------
    game
        Name of the game.
    seats
        Number of seats; all that the game allows unless given.
    games
        Number of games for each seat count.
    seed
        Seed of the whole series.
    bots
        Bots with commas between; several take turns in each seat.
    jobs
        Number of processes; one for each processor unless given.
    markdown
        File for the tables as Markdown.
    as_json
        Print one JSON document.
    """
    rules = game_named(game)
    check_series(games, seed, jobs)
    counts = range(int(rules.fewest), int(rules.most) + 1) if seats is None else [seat_count(rules, seats)]
    names = bots_of(rules, bots)
    words = [game, *([] if seats is None else ["--seats", str(seats)]), "--games", str(games)]
    document: dict[str, Any] = {
        "game": game,
        "command": " ".join(["boomtown balance", *words, "--seed", str(seed), "--bots", ",".join(names)]),
        "bots": list(names),
        "seed": seed,
        "commit": commit(),
        "compiled": boomtown.COMPILED,
    }
    document["tables"] = [
        balance(Series(game, count, frozenset(), names, seed, False, False), games, jobs) for count in counts
    ]
    if markdown is not None:
        make_folder(markdown.parent)
        write(markdown, "\n".join(page(document)) + "\n")
    show(document, lines(document), as_json)
    return FAILED if any(table["faults"] for table in document["tables"]) else SUCCESS


def balance(series: Series, games: int, jobs: int | None) -> dict[str, Any]:
    """Play the games of one seat count and add them up."""
    outcomes = []
    title = f"Playing {series.game} with {series.seats} seats"
    with progress(title, games) as advance, workers("local", jobs, games) as crew:
        for outcome in play_all(series, games, crew):
            if outcome.error:
                note(f"fault in game {outcome.number} with {series.seats} seats: {outcome.error}")
            outcomes.append(outcome)
            advance(1)
    return added_up(series.seats, outcomes)


def added_up(seats: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Make the document of one seat count; all figures are those of the games without faults."""
    everybody, winners = WinTally(), WinTally()
    by_seat = [WinTally() for _ in range(seats)]
    by_faction: dict[str, WinTally] = {}
    sound = [outcome for outcome in outcomes if not outcome.error]
    for outcome in sound:
        share = Fraction(1, len(outcome.winners))
        winners.add(outcome.scores[outcome.winners[0]], Fraction(1))
        for seat in range(seats):
            win = share if seat in outcome.winners else Fraction(0)
            tallies = [everybody, by_seat[seat]]
            if outcome.factions:
                tallies.append(by_faction.setdefault(outcome.factions[seat], WinTally()))
            for tally in tallies:
                tally.add(outcome.scores[seat], win)
    return {
        "seats": seats,
        "games": len(outcomes),
        "faults": len(outcomes) - len(sound),
        "everybody": everybody.document() if sound else None,
        "winners": winners.document() if sound else None,
        "by_seat": {f"seat {seat}": tally.document() for seat, tally in enumerate(by_seat) if sound},
        "by_faction": {name: by_faction[name].document() for name in sorted(by_faction)},
    }


def entries(table: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """Put the figures of one seat count into rows: all, winners, seats, factions."""
    if table["everybody"] is None:
        return
    yield from [figures("all seats", table["everybody"]), figures("winners", table["winners"])[:3] + ("", "")]
    for name, entry in (table["by_seat"] | table["by_faction"]).items():
        yield figures(name, entry)


def figures(name: str, entry: Mapping[str, Any]) -> tuple[str, ...]:
    """Put one tally into a row.

    >>> figures("seat 0", {"games": 9, "score": 7.5, "margin": 1.2, "wins": 4.5, "win_rate": 0.5, "low": 0.2, "high": 0.8})
    ('seat 0', '9', '7.5 ± 1.2', '4.5', '50 % (20–80)')
    """
    score = f"{entry['score']:.1f} ± {entry['margin']:.1f}"
    rate = f"{entry['win_rate']:.0%} ({100 * entry['low']:.0f}–{100 * entry['high']:.0f})"
    return name, str(entry["games"]), score, f"{entry['wins']:g}", rate.replace("%", " %")


def title(table: Mapping[str, Any]) -> str:
    """Say what a table is about."""
    fair = f"{table['seats']} seats, {table['games']} games, fair share {1 / table['seats']:.0%}".replace(
        "%", " %"
    )
    return fair + (f", {table['faults']} faults" if table["faults"] else "")


def lines(document: Mapping[str, Any]) -> Iterator[str]:
    """Put the document into lines for people."""
    yield f"{document['command']} (commit {document['commit']})"
    for table in document["tables"]:
        yield from ["", title(table), *rows([HEADS, *entries(table)])]


def page(document: Mapping[str, Any]) -> Iterator[str]:
    """Put the document into a page of Markdown."""
    yield f"# Balance of {document['game']}"
    yield ""
    yield f"Bots of one level ({', '.join(document['bots'])}) play each other. Behind ± and in brackets: 95 % intervals."
    yield f"Made at commit {document['commit']} by"
    yield from ["", "```sh", "# not run", f"./{document['command']}", "```"]
    for table in document["tables"]:
        yield from ["", f"## {title(table)}", "", row(HEADS), row(["---"] * len(HEADS))]
        yield from (row(entry) for entry in entries(table))


def row(cells: Sequence[str]) -> str:
    """Make a row of a table.

    >>> row(["", "games"])
    '| | games |'
    """
    return "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"
