"""Whether what was measured meets the targets."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from statistics import median
from typing import Any, Final

from boomtown.lab.bench.candidates import PEER
from boomtown.lab.bench.rounds import Results, Values

RATIOS: Final = (  # a ratio in one run is exact; absolute figures are met within 15 %
    "compiled_to_plain",
    "plain_to_catanatron",
    "compiled_to_catanatron",
    "search_to_playouts",
    "two_processes",
)
TOLERANCE: Final = 0.15
SEATS: Final = "seats"  # an entry of the table that is no target


def summarize(values: list[float]) -> dict[str, float]:
    """Give the median and the range of all rounds."""
    return {
        "median": round_figure(median(values)),
        "low": round_figure(min(values)),
        "high": round_figure(max(values)),
    }


def round_figure(value: float) -> float:
    """Keep four digits."""
    return float(f"{value:.4g}")


def ratio(upper: Values, lower: Values, name: str, other: str = "") -> list[float]:
    """Divide the values of the same rounds."""
    return [one / two for one, two in zip(upper[name], lower[other or name], strict=True)]


def ratios(results: Results) -> dict[str, list[float]]:
    """Compare the candidates that were measured, round by round."""
    found = results.of
    rates: dict[str, list[float]] = {}
    if "compiled" in found and "plain" in found:
        rates["compiled_to_plain"] = ratio(found["compiled"], found["plain"], "actions_inside")
    for name in ("compiled", "plain"):
        if name in found and PEER in found:
            rates[f"{name}_to_{PEER}"] = ratio(found[name], found[PEER], "actions_inside")
    best = found.get("compiled") or found["plain"]
    rates["search_to_playouts"] = ratio(best, best, "search_rounds", "playouts")
    rates["two_processes"] = best["two_processes"]
    return rates


def gains(results: Results) -> dict[str, list[float]]:
    """Say how many times faster each measurement is compiled, round by round."""
    if not {"plain", "compiled"} <= {*results.of}:
        return {}
    plain, compiled = results.of["plain"], results.of["compiled"]
    return {
        name: ratio(plain, compiled, name) if is_limit(name) else ratio(compiled, plain, name)
        for name in plain
        if name in compiled and name != "options_per_action"
    }


def is_limit(name: str) -> bool:
    """Tell whether less is better."""
    return name.endswith(("_us", "_ms"))


def table_of_targets() -> dict[str, dict[str, Any]]:
    """Read the targets of all games."""
    return tomllib.loads(files(__package__).joinpath("targets.toml").read_text("utf-8"))


def seats_to_measure(game: str) -> int | None:
    """Give the number of seats for which a game's targets are meant; None if it is the fewest."""
    seats: int | None = table_of_targets().get(game, {}).get(SEATS)
    return seats


def judge_targets(game: str, results: Results) -> list[dict[str, Any]]:
    """Put each target beside what was measured; None where nothing was."""
    table = table_of_targets()
    compared = ratios(results)
    compiled, plain = results.of.get("compiled", {}), results.of.get("plain", {})
    judgements = []
    for name, target in {**table.get(game, {}), **table["all"]}.items():
        if name == SEATS:
            continue
        if name in RATIOS:
            values = compared.get(name) if compiled or name.startswith("plain") else None
        elif name.startswith("plain_"):
            values = plain.get(name.removeprefix("plain_"))
        else:
            values = compiled.get(name)
        measured = None if values is None else round_figure(median(values))
        judgements.append(
            {"name": name, "target": target, "measured": measured, "result": verdict(name, target, measured)}
        )
    return judgements


def verdict(name: str, target: float, measured: float | None) -> str:
    """Say whether a target is met.

    >>> verdict("clone_us", 3, 2.6), verdict("clone_us", 3, 3.3), verdict("two_processes", 1.8, 1.7)
    ('met', 'met within 15 %', 'missed')
    """
    if measured is None:
        return "not measured"
    if measured <= target if is_limit(name) else measured >= target:
        return "met"
    near = measured <= target * (1 + TOLERANCE) if is_limit(name) else measured >= target * (1 - TOLERANCE)
    return "met within 15 %" if near and name not in RATIOS else "missed"


def document_of(game: str, seats: int, results: Results) -> dict[str, Any]:
    """Make the document of one game."""
    return {
        "game": game,
        "seats": seats,
        "results": {
            candidate: {name: summarize(entries) for name, entries in values.items()}
            for candidate, values in results.of.items()
        },
        "times_faster": {name: summarize(entries) for name, entries in gains(results).items()},
        "ratios": {name: summarize(entries) for name, entries in ratios(results).items()},
        "targets": judge_targets(game, results),
    }


def column(values: Mapping[str, float] | None) -> str:
    """Put a median and its range into words."""
    if values is None:
        return "–"
    low, middle, high = (figure(values[name]) for name in ("low", "median", "high"))
    return f"{middle} ({low}–{high})"


def figure(value: float) -> str:
    """Write a number as people like it.

    >>> figure(1067105.1), figure(2.6123), figure(31.96)
    ('1,067,105', '2.61', '32')
    """
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"
