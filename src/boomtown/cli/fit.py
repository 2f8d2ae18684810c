"""`boomtown fit`: learns what a game's prospects are worth from games between deputies."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from boomtown.bots.fitting import fitted, samples_of
from boomtown.cli.bench import commit
from boomtown.cli.given import game_named
from boomtown.cli.output import Json, Mistake, note, progress, rows, show, write
from boomtown.cli.workers import check_series
from boomtown.games import part


def command(
    game: str, /, *, games: int = 300, seed: int = 1, out: Path | None = None, as_json: Json = False
) -> None:
    """Learn what a game's prospects are worth, for its outlook, from games between bots.

    Deputies that now and then take a random option play so many games with two and with three seats. The
    weights, in ten-thousandths of a point, are those of the straight line that comes nearest to the points
    which the seats had in the end. The same seed gives the same weights.

    Parameters
    ----------
    game
        Name of the game.
    games
        Number of games with two seats, and again with three.
    seed
        Seed of the whole series.
    out
        File for the weights as TOML.
    as_json
        Print one JSON document.
    """
    rules = game_named(game)
    check_series(games, seed)
    outlook = learned_outlook(game)
    samples = []
    with progress(f"Playing {game}", 2 * games) as advance:
        for seats in (2, 3):
            for number in range(games):
                samples += samples_of(rules, seats, number, seed + seats, outlook.counted)
                advance(1)
    note(f"{len(samples)} positions")
    weights = outlook.arranged(fitted(samples))
    head = f"boomtown fit {game} --games {games} --seed {seed}"
    if out is not None:
        lines = [f"{name} = {row}" for name, row in weights.items()]
        write(out, "\n".join([f"# Made at commit {commit()} by: {head}", *lines]) + "\n")
    document = {"game": game, "command": head, "commit": commit(), "weights": weights}
    show(document, [head, *rows((name, *row) for name, row in weights.items())], as_json)


def learned_outlook(game: str) -> ModuleType:
    """Find the module that counts prospects (`counted`) and arranges their weights (`arranged`)."""
    module: ModuleType | None
    try:
        module = part(game, "outlook")
    except ModuleNotFoundError:
        module = None
    if module is None or not hasattr(module, "counted"):
        raise Mistake(f"the outlook of {game} is not learned from games")
    return module
