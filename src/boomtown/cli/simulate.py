"""`boomtown simulate`: whole games between bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import boomtown
from boomtown.cli.arguments import bots_of, game_named, seat_count, variants_of
from boomtown.cli.output import FAILED, SUCCESS, Flag, Json, show
from boomtown.lab.game_series import Outcome, Series
from boomtown.lab.workers import Engine, check_series, play_all, workers
from boomtown.terminal import facts, make_folder, note, progress, write

SHOWN_FAULTS: Final = 10
SHOWN: Final = (
    "games",
    "seconds",
    "games_per_second",
    "actions_per_game",
    "mean_scores",
    "mean_scores_of_virtual",
    "mean_scores_by_bot",
    "wins_of_virtual",
    "wins",
    "wins_by_bot",
    "faults",
)


def command(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    bots: str = "uniform",
    variants: str = "",
    jobs: int | None = None,
    engine: Engine = "local",
    records: Path | None = None,
    verify: Flag = False,
    as_json: Json = False,
) -> int:
    """Play games between bots and print who wins, how much is scored and how fast.

    The bots take the seats in turn, again from the first if there are more seats, and move on by one seat
    from game to game, so that no bot keeps the best seat. The same seed gives the same games whatever
    --jobs and --engine are. A victory that n seats share counts as 1/n for each. Ends with 1 if there are faults.

    Parameters
    ----------
    game
        Name of the game.
    seats
        Number of seats; the fewest unless given.
    games
        Number of games.
    seed
        Seed of the whole series.
    bots
        Bots with commas between: uniform, greenhorn, deputy, sheriff, marshal, sheriff*0.1, search:ROUNDS.
    variants
        Variants with commas between.
    jobs
        Number of processes; one for each processor unless given.
    engine
        Where games are played: on this machine, or on a Ray cluster (extra `ray`).
    records
        Folder for one readable record of each game; each is replayed too.
    verify
        Replay the record of each game: another score is a fault.
    as_json
        Print one JSON document.
    """
    rules = game_named(game)
    check_series(games, seed, jobs)
    series = Series(
        game,
        seat_count(rules, seats),
        variants_of(rules, variants),
        bots_of(rules, bots),
        seed,
        verify or records is not None,
        records is not None,
    )
    started = time.perf_counter()
    with progress(f"Playing {game}", games) as advance, workers(engine, jobs, games) as crew:
        outcomes = gather_outcomes(series, play_all(series, games, crew), records, advance)
    document = summed_up(series, outcomes, time.perf_counter() - started)
    title = (
        f"{game}, {series.seats} seats, {', '.join(sorted(series.variants)) or 'no variants'}, seed {seed}"
    )
    shown = [name for name in SHOWN if document["mean_scores_of_virtual"] or "virtual" not in name]
    show(document, [title, *facts(document, shown)], as_json)
    return FAILED if document["faults"] else SUCCESS


def gather_outcomes(
    series: Series, playing: Iterable[Outcome], records: Path | None, advance: Callable[[int], None]
) -> list[Outcome]:
    """Gather the outcomes and write records; those of the first faults in any case, and tell of them."""
    folder = Path() if records is None else make_folder(records)
    outcomes, faults = [], 0
    for outcome in playing:
        faults += bool(outcome.error)
        file = ""
        if outcome.record and (records is not None or faults <= SHOWN_FAULTS):
            name = f"{series.game}-{series.seats}-{outcome.number:06}{'-fault' if outcome.error else ''}.toml"
            path = folder / name
            write(path, "".join(f"# {line}\n" for line in outcome.error.splitlines()) + outcome.record)
            file = str(path)
        if outcome.error and faults <= SHOWN_FAULTS:
            note(f"fault in game {outcome.number}: {outcome.error} (record: {file})")
        outcomes.append(replace(outcome, record=file))
        advance(1)
    if faults > SHOWN_FAULTS:
        note(f"and {faults - SHOWN_FAULTS} more faults")
    return outcomes


def summed_up(series: Series, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """Make the document of a series; means and wins are those of the games without faults."""
    sound = [outcome for outcome in outcomes if not outcome.error]
    names = list(dict.fromkeys(series.bots))
    scores: list[list[int]] = [[] for _ in range(series.seats)]
    scores_by: dict[str, list[int]] = {name: [] for name in names}
    virtual = list(zip(*(outcome.scores[series.seats :] for outcome in sound), strict=True))
    wins = [Fraction(0)] * series.seats
    wins_by = dict.fromkeys(names, Fraction(0))
    for outcome in sound:
        share = Fraction(1, len(outcome.winners))
        for seat, bot in enumerate(series.bots_in(outcome.number)):
            scores[seat].append(outcome.scores[seat])
            scores_by[bot].append(outcome.scores[seat])
            if seat in outcome.winners:
                wins[seat] += share
                wins_by[bot] += share
    return {
        "game": series.game,
        "seats": series.seats,
        "variants": sorted(series.variants),
        "bots": list(series.bots),
        "seed": series.seed,
        "compiled": boomtown.COMPILED,
        "games": len(outcomes),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(outcomes) / seconds, 1),
        "actions_per_game": mean([outcome.actions for outcome in sound]),
        "mean_scores": [mean(entries) for entries in scores],
        "mean_scores_of_virtual": [mean(list(entries)) for entries in virtual],
        "mean_scores_by_bot": {name: mean(entries) for name, entries in scores_by.items()},
        "wins_of_virtual": round(float(len(sound) - sum(wins)), 3),
        "wins": [round(float(share), 3) for share in wins],
        "wins_by_bot": {name: round(float(share), 3) for name, share in wins_by.items()},
        "seats_by_bot": {name: len(entries) for name, entries in scores_by.items()},
        "faults": len(outcomes) - len(sound),
        "errors": [
            {"game": outcome.number, "error": outcome.error, "record": outcome.record}
            for outcome in outcomes
            if outcome.error
        ],
    }


def mean(numbers: list[int]) -> float:
    """Give the mean to three digits; 0 if there is nothing."""
    return round(sum(numbers) / len(numbers), 3) if numbers else 0.0
