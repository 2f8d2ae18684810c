"""`boomtown ladder`: how strong the bots are, one against the next."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import boomtown
from boomtown.bots.levels import LEVELS
from boomtown.cli.arguments import bots_of, game_named, seat_count, variants_of
from boomtown.cli.output import Flag, Json, show
from boomtown.lab.bench.machine import commit
from boomtown.lab.game_series import Outcome
from boomtown.lab.ladder import Pair, pairs_of
from boomtown.lab.ladder_file import FORM, Games, Heading
from boomtown.lab.ladder_report import document_of, lines_of, page_of
from boomtown.lab.matches import Match, play_contests
from boomtown.lab.players import CHEATER, scale_budget
from boomtown.lab.workers import Engine, check_series, workers
from boomtown.mistakes import Mistake
from boomtown.terminal import make_folder, note, progress, write

BOTS: Final = ",".join(("uniform", *LEVELS, CHEATER))
MOST_GAMES: Final = 100_000
SMALLEST_BUDGET: Final = 0.0001
LARGEST_BUDGET: Final = 1000.0


def command(
    game: str,
    /,
    *,
    seats: int | None = None,
    games: int = 200,
    seed: int = 0,
    bots: str = BOTS,
    budget: float = 1.0,
    target: float | None = None,
    to_the_end: Flag = False,
    all_pairs: Flag = False,
    variants: str = "",
    jobs: int | None = None,
    engine: Engine = "local",
    resume: Path | None = None,
    markdown: Path | None = None,
    as_json: Json = False,
) -> None:
    """Measure how strong the bots are, one against the next.

    Neighbours of the list play, the Sheriff also against uniform, and the cheater, a Sheriff that sees
    everything, against the Sheriff. In each game one of the stronger sits among the weaker, and moves on by one
    seat from game to game. A pair stops before its last game once it is clear who is stronger. The same seed gives
    the same games whatever --jobs and --engine are and whoever else plays.

    Parameters
    ----------
    game
        Name of the game.
    seats
        Number of seats; two, or the fewest, unless given.
    games
        Number of games of a pair, at the most.
    seed
        Seed of the whole ladder.
    bots
        Bots with commas between, from the weakest to the strongest; sheriff*0.1 has a tenth of the budget.
    budget
        Share of their budgets for all bots that search, such as 0.1.
    target
        Share of wins that is hoped for, such as 0.75; a pair stops only once it is clear of this, too.
    to_the_end
        Play all games of every pair, also when it is clear who is stronger.
    all_pairs
        Everybody plays everybody.
    variants
        Variants with commas between.
    jobs
        Number of processes; one for each processor unless given.
    engine
        Where games are played: on this machine, or on a Ray cluster (extra `ray`).
    resume
        File for one line a game; games that it holds are not played again.
    markdown
        File for a page with the tables.
    as_json
        Print one JSON document.
    """
    rules = game_named(game)
    check_series(games, seed, jobs, most=MOST_GAMES)
    if not SMALLEST_BUDGET <= budget <= LARGEST_BUDGET:
        raise Mistake(
            f"--budget is a share such as 0.1, from {SMALLEST_BUDGET} to {LARGEST_BUDGET:g}, not {budget}"
        )
    if target is not None and not 0 < target < 1:
        raise Mistake(f"--target is a share of wins between 0 and 1, not {target}")
    number = seat_count(rules, max(2, int(rules.fewest)) if seats is None else seats)
    if number == 1:
        raise Mistake("a ladder needs two seats or more")
    chosen, given = variants_of(rules, variants), bots_of(rules, bots)
    names = bots_of(rules, ",".join(scale_budget(name, budget) for name in given))
    if len({*names}) < max(2, len(names)):
        raise Mistake(f"a ladder needs two different bots or more, each once, not {bots}")
    if markdown is not None and make_folder(markdown.parent) and markdown.is_dir():  # not after hours of play
        raise Mistake(f"cannot write {markdown}: it is a folder")
    contests = [Match(game, number, chosen, seed, pair) for pair in pairs_of(names, all_pairs)]
    settings: dict[str, Any] = {"game": game, "seats": number, "variants": sorted(chosen), "seed": seed}
    heading = Heading(FORM, rules=int(rules.rules), commit=commit(), **settings)
    marks = [] if to_the_end else [1 / number, *([] if target is None else [target])]
    begun_at = run(contests, games, marks, engine, jobs, resume, heading)
    settings |= {"games": games, "budget": budget, "begun_at": begun_at}
    document = document_of(contests, settings | {"target": target}, target)
    if markdown is not None:
        extra = {"--variants": variants, "--bots": "" if bots == BOTS else f"'{bots}'", "--target": target}
        flags = {"--to-the-end": to_the_end, "--all-pairs": all_pairs}
        words = [f"boomtown ladder {game} --seats {number} --games {games} --seed {seed} --budget {budget:g}"]
        words += [f"{option} {value}" for option, value in extra.items() if value]
        words += [option for option, is_given in flags.items() if is_given]
        write(markdown, page_of(document, " ".join(words)))
    show(document, lines_of(document), as_json)


def run(
    contests: list[Match],
    games: int,
    marks: list[float],
    engine: Engine,
    jobs: int | None,
    resume: Path | None,
    heading: Heading,
) -> str | None:
    """Play the games that are missing; give the commit at which the file was begun."""
    file = Games(resume, heading)
    if file.commit != heading.commit:
        note(f"boomtown: {resume} was begun at commit {file.commit}, this is {heading.commit}")
    file.hand_out(contests)
    with file:
        if not boomtown.COMPILED:
            note("boomtown: playing by plain rules, which are slow; `boomtown compile` makes compiled ones")
        label, most = f"Playing {heading.game}", games * len(contests)
        with progress(label, most) as advance, workers(engine, jobs, games) as crew:

            def keep(pair: Pair, outcome: Outcome) -> None:
                file.keep(pair, outcome)
                advance(1)

            play_contests(contests, games, marks, crew, keep)
    return file.commit
