"""`boomtown fit`: learns the weights of a game's evaluation from games between bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from boomtown.cli.arguments import game_named
from boomtown.cli.output import Json, show
from boomtown.core.step import Game
from boomtown.games import game_parts
from boomtown.games.parts import Fitting
from boomtown.lab.bench.machine import commit
from boomtown.lab.fitting import fit_stages, samples_of
from boomtown.lab.players import Cheater, make_player
from boomtown.lab.workers import check_series
from boomtown.mistakes import Mistake
from boomtown.terminal import note, progress, rows, write


def command(
    game: str, /, *, games: int = 300, seed: int = 1, out: Path | None = None, as_json: Json = False
) -> None:
    """Learn the weights of a game's evaluation from games between bots.

    Bots that now and then take a random option play so many games at tables of two sizes. The weights, in
    ten-thousandths of a point, are those of the straight line that comes nearest to the points which the
    seats had in the end. In some games those who have learned play further lessons, and the weights are taken
    from the last one. The same seed gives the same weights.

    Parameters
    ----------
    game
        Name of the game.
    games
        Number of games with two seats, and again with the usual number, in each lesson.
    seed
        Seed of the whole series.
    out
        File for the weights as TOML.
    as_json
        Print one JSON document.
    """
    rules = game_named(game)
    check_series(games, seed)
    fitting = find_fitting(game)
    with progress(f"Playing {game}", len(fitting.teachers) * len(fitting.tables) * games) as advance:
        weights = lesson(rules, fitting, fitting.teachers[0], games, seed, advance)
        for name in fitting.teachers[1:]:
            before = fitting.take_up_weights(weights)  # those who have learned play the next lesson
            try:
                weights = lesson(rules, fitting, name, games, seed, advance)
            finally:
                fitting.take_up_weights(before)
    head = f"boomtown fit {game} --games {games} --seed {seed}"
    if out is not None:
        lines = [f"{name} = {row}" for name, row in weights.items()]
        write(out, "\n".join([f"# Made at commit {commit()} by: {head}", *lines]) + "\n")
    document = {"game": game, "command": head, "commit": commit(), "weights": weights}
    show(document, [head, *rows((name, *row) for name, row in weights.items())], as_json)


def lesson(
    rules: Game[Any],
    fitting: Fitting,
    teacher: str,
    games: int,
    seed: int,
    advance: Callable[[int], object],
) -> dict[str, list[int]]:
    """Let a bot play and learn from it."""
    player = make_player(teacher, rules)
    assert not isinstance(player, Cheater)
    samples = []
    for seats in fitting.tables:
        for number in range(games):
            samples += samples_of(rules, seats, number, seed + seats, fitting.count_sample, player)
            advance(1)
    note(f"{len(samples)} positions of games of {teacher}")
    return fitting.arrange_weights(fit_stages(samples, fitting.is_steady))


def find_fitting(game: str) -> Fitting:
    """Find how the evaluation of a game is learned."""
    fitting = game_parts(game).fitting
    if fitting is None:
        raise Mistake(f"the evaluation of {game} is not learned from games")
    return fitting
