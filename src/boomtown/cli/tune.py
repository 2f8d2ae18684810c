"""`boomtown tune`: the settings of searches, found by self-play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from statistics import NormalDist
from typing import Any, Final

import boomtown
from boomtown.bots.levels import SHERIFF, settings_of
from boomtown.cli.arguments import bots_of, game_named, seat_count, variants_of
from boomtown.cli.output import Json, show
from boomtown.lab.ladder import Pair, PairScore
from boomtown.lab.ladder_report import percent
from boomtown.lab.matches import Match, play_contests
from boomtown.lab.players import LEAST, SETTINGS
from boomtown.lab.workers import Engine, Workers, check_series, workers
from boomtown.mistakes import Mistake, at_least, at_most
from boomtown.terminal import note, progress, rows

FACTORS: Final = (0.5, 2.0)  # by which each number is changed unless told otherwise
MOST_GAMES: Final = 100_000
MOST_ITERATIONS: Final = 1_000_000
MOST_VALUES: Final = 20


def command(
    game: str,
    /,
    *,
    seats: int | None = None,
    iterations: int = 100,
    games: int = 100,
    seed: int = 0,
    exploration: str = "",
    value_scale: str = "",
    width: str = "",
    widening: str = "",
    prior_visits: str = "",
    rollout_decisions: str = "",
    history_weight: str = "",
    slow_evaluation: str = "",
    variants: str = "",
    jobs: int | None = None,
    engine: Engine = "local",
    as_json: Json = False,
) -> None:
    """Find the settings with which searches play a game best, by games against themselves.

    One number of the settings after the other is changed: a Sheriff with each other value plays Sheriffs of the
    best settings so far. The value with the most wins is taken if the interval of its wins is above the fair share;
    the interval is so wide that among all values tried a wrong one is taken in at most 1 of 20 runs. At the end
    stands the line for search.toml. The same seed gives the same games.

    Parameters
    ----------
    game
        Name of the game.
    seats
        Number of seats; two, or the fewest, unless given.
    iterations
        Iterations of a search, in one tree.
    games
        Number of games for each value.
    seed
        Seed of the whole search.
    exploration
        Values to try, with commas between; half and twice the present one unless any number is given.
    value_scale
        The same for the lead that is as good as won.
    width
        The same for the options that a decision opens with.
    widening
        The same for how many more it opens.
    prior_visits
        The same for how many visits a first look is worth.
    rollout_decisions
        The same for how many decisions a round plays on; none is tried unless given.
    history_weight
        The same for how readily it looks again at what looked worse elsewhere; none is tried unless given.
    slow_evaluation
        1 for the closest judgement of a game that has two, 0 for the other; none is tried unless given.
    variants
        Variants with commas between.
    jobs
        Number of processes; one for each processor unless given.
    engine
        Where games are played: on this machine, or on a Ray cluster (extra `ray`).
    as_json
        Print one JSON document.
    """
    rules = game_named(game)
    check_series(games, seed, jobs, most=MOST_GAMES)
    at_least(1, iterations=iterations)
    at_most(MOST_ITERATIONS, iterations=iterations)
    number = seat_count(rules, max(2, int(rules.fewest)) if seats is None else seats)
    if number == 1:
        raise Mistake("self-play needs two seats or more")
    chosen = variants_of(rules, variants)
    before = {name: float(getattr(settings_of(game), name)) for name in SETTINGS}
    given = {"exploration": exploration, "value_scale": value_scale, "width": width, "widening": widening}
    given |= {
        "prior_visits": prior_visits,
        "rollout_decisions": rollout_decisions,
        "history_weight": history_weight,
        "slow_evaluation": slow_evaluation,
    }
    grid = grid_of(before, given)
    for name, value in ((name, value) for name, values in grid.items() for value in values):
        bots_of(rules, player(before | {name: value}, iterations))  # says what is wrong with it
    if not boomtown.COMPILED:
        note("boomtown: playing by plain rules, which are slow; `boomtown compile` makes compiled ones")
    tuning = Tuning(game, number, chosen, seed, iterations, games)
    total = games * len([*chain.from_iterable(grid.values())])
    with progress(f"Tuning {game}", total) as advance, workers(engine, jobs, games) as crew:
        settings, trials = tuning.run(before, grid, crew, advance)
    document: dict[str, Any] = {"game": game, "seats": number, "variants": sorted(chosen), "seed": seed}
    document |= {"iterations": iterations, "games": games, "compiled": boomtown.COMPILED}
    document |= {"confidence": round(confidence(grid), 4), "trials": trials}
    document |= {"before": before, "settings": settings, "line": line_of(settings)}
    show(document, lines_of(document), as_json)


class Tuning:
    """A search along one number of the settings after the other."""

    def __init__(
        self, game: str, seats: int, variants: frozenset[str], seed: int, iterations: int, games: int
    ) -> None:
        self.table = game, seats, variants, seed
        self.iterations = iterations
        self.games = games

    def run(
        self,
        before: dict[str, float],
        grid: dict[str, list[float]],
        crew: Workers,
        advance: Callable[[int], None],
    ) -> tuple[dict[str, float], list[dict[str, Any]]]:
        """Give the best settings that were found, and all that was tried on the way."""
        best, trials = before, list[Trial]()
        deviations = NormalDist().inv_cdf((1 + confidence(grid)) / 2)
        for name, values in grid.items():
            rivals = {value: best | {name: value} for value in values if value != best[name]}
            contests = [self.contest(rival, best) for rival in rivals.values()]
            play_contests(contests, self.games, [], crew, lambda pair, outcome: advance(1))
            found = [
                Trial(name, value, best[name], contest.tally, deviations)
                for value, contest in zip(rivals, contests, strict=True)
            ]
            winner = max(found, key=lambda trial: trial.tally.share, default=None)
            if winner is not None and winner.tally.side_of(1 / self.table[1], deviations) == "above":
                winner.is_taken = True
                best = rivals[winner.value]
            trials += found
        return best, [trial.document() for trial in trials]

    def contest(self, rival: dict[str, float], best: dict[str, float]) -> Match:
        """A Sheriff of other settings among Sheriffs of the best so far."""
        return Match(*self.table, Pair(player(rival, self.iterations), player(best, self.iterations)))


@dataclass
class Trial:
    """One value of one number against the best so far."""

    name: str
    value: float
    against: float
    tally: PairScore
    deviations: float
    is_taken: bool = False

    def document(self) -> dict[str, Any]:
        """Tell how it went."""
        low, high = self.tally.interval(self.deviations)
        return {
            "name": self.name,
            "value": self.value,
            "against": self.against,
            "games": self.tally.games,
            "wins": round(float(self.tally.wins), 3),
            "share": round(self.tally.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "taken": self.is_taken,
        }


def confidence(grid: dict[str, list[float]]) -> float:
    """Give the confidence of one interval so that all of them together have 95 %, after Bonferroni."""
    return 1 - 0.05 / max(1, len([*chain.from_iterable(grid.values())]))


def player(settings: dict[str, float], iterations: int) -> str:
    """Name a Sheriff with these settings."""
    changes = "".join(f"@{name}={value:g}" for name, value in settings.items())
    return f"{SHERIFF}@iterations={iterations}@trees=1{changes}"


def grid_of(before: dict[str, float], given: dict[str, str]) -> dict[str, list[float]]:
    """Read the values to try; if there are none at all, around the present ones that are not nothing."""
    if not any(given.values()):
        around = {name: [value * factor for factor in FACTORS] for name, value in before.items() if value}
        return {
            name: [value for value in values if value >= LEAST.get(name, 0)]
            for name, values in around.items()
        }
    return {name: values_of(name, text) for name, text in given.items() if text}


def values_of(name: str, text: str) -> list[float]:
    """Read some numbers with commas."""
    try:
        values = list(dict.fromkeys(float(word) for word in text.split(",")))
    except ValueError:
        raise Mistake(f"--{name} is a list of numbers with commas between, not {text!r}") from None
    if len(values) > MOST_VALUES:
        raise Mistake(f"--{name} is a list of at most {MOST_VALUES} numbers")
    return values


def line_of(settings: dict[str, float]) -> str:
    """Write the line for search.toml."""
    return f"settings = {{ {', '.join(f'{name} = {value}' for name, value in settings.items())} }}"


def lines_of(document: dict[str, Any]) -> list[str]:
    """Put the document into lines for people."""
    variants = ", ".join(document["variants"]) or "no variants"
    interval = f"{percent(document['confidence'])} interval"
    table = [("number", "value", "against", "games", "wins", interval, "")]
    for trial in document["trials"]:
        low, high = trial["interval"]
        cells = (trial["name"], f"{trial['value']:g}", f"{trial['against']:g}", str(trial["games"]))
        span = f"{percent(low)} to {percent(high)}"
        table.append((*cells, percent(trial["share"]), span, "taken" if trial["taken"] else ""))
    return [
        f"{document['game']}, {document['seats']} seats, {variants}, seed {document['seed']}, "
        f"{document['iterations']} iterations; fair are {percent(1 / document['seats'])}",
        "",
        *rows(table),
        "",
        f"[{document['game']}]",
        document["line"],
    ]
