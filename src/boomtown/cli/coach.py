"""`boomtown coach`: what the players of a recorded game could have done better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from boomtown.bots import coach as coaching
from boomtown.bots.coach import Decision, Lesson
from boomtown.bots.judgement import Judgement
from boomtown.bots.levels import COACH, budget_of
from boomtown.cli.arguments import record_in, rules_differ, text_for, viewer
from boomtown.cli.output import SUCCESS, Json, show
from boomtown.core.record import BadRecord, Record
from boomtown.core.step import Game
from boomtown.core.text import Text
from boomtown.mistakes import Mistake, at_least
from boomtown.terminal import note, progress, to_words

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 72  # signs of a graph
SMALLEST, LARGEST = 0.001, 100.0  # shares of the coach's budget


def command(
    record: Path,
    /,
    *,
    seat: int | None = None,
    budget: float = 0.1,
    seed: int = 0,
    worst: int | None = None,
    language: str = "en",
    as_json: Json = False,
) -> int:
    """Judge the decisions of a recorded game: what would have been better, and by how many points.

    Each decision is judged only by what the player could know then. The same seed and budget give the same result.

    Parameters
    ----------
    record
        The record of the game.
    seat
        Judge only the decisions of this seat; of all seats unless given.
    budget
        Share of the coach's budget for each decision: more is slower and surer.
    seed
        Seed of the search.
    worst
        Tell only so many decisions, those that cost most first; all in order of play unless given.
    language
        Language of the choices: en, de, fr, nl.
    as_json
        Print one JSON document.
    """
    game, played = record_in(record)
    text = text_for(game, language)
    viewer(played, seat)
    if worst is not None:
        at_least(0, worst=worst)
    if not SMALLEST <= budget <= LARGEST:
        raise Mistake(f"--budget is a share from {SMALLEST} to {LARGEST:g}, not {budget}")
    if different := rules_differ(game, played).strip(" ()"):
        note(f"boomtown: {different}")
    seats = range(played.seats) if seat is None else [seat]
    given = judge_in_words(game, played, seats, budget, seed, text)
    document = {
        "game": played.game,
        "rules": played.rules,
        "seats": played.seats,
        "budget": budget,
        "iterations": iterations_of(game, budget),
        "seed": seed,
        "names": text.players(game.start(played.seats, frozenset(played.variants))),
        "tallies": [sum_lessons([each for each, _ in given], one) for one in seats],
        "decisions": [entry for _, entry in chosen_from(given, worst)],
    }
    show(document, write_lines(document), as_json)
    return SUCCESS


def iterations_of(game: Game[Any], share: float) -> int:
    """Count the iterations that each decision gets."""
    iterations, trees, _ = budget_of(COACH, game.name, share)
    return iterations * trees


def judge_in_words(
    game: Game[Any], record: Record, seats: Sequence[int], share: float, seed: int, text: Text
) -> list[tuple[Lesson, dict[str, Any]]]:
    """Judge all decisions, each also in words."""
    budget = budget_of(COACH, game.name, share)
    try:
        found = list(coaching.decisions(game, record, seats))
    except BadRecord as problem:
        raise Mistake(f"the record does not replay: {problem}{rules_differ(game, record)}") from None
    given = []
    with progress("decisions", len(found)) as advance:
        for decision in found:
            lesson = coaching.lesson(game, decision, budget, seed)
            given.append((lesson, in_words(game, decision, lesson, text)))
            advance(1)
    return given


def in_words(game: Game[Any], decision: Decision, lesson: Lesson, text: Text) -> dict[str, Any]:
    """Tell a lesson with the choices as sentences."""

    def judged(option: Judgement) -> dict[str, Any]:
        return {
            "action": game.verbs.text(option.action),
            "text": text.action(option.action, decision.view.state),
            "lead": round(option.lead, 2),
            "visits": option.visits,
        }

    return {
        "move": lesson.at + 1,
        "turn": lesson.turn,
        "seat": lesson.seat,
        "options": lesson.options,
        "chosen": judged(lesson.chosen),
        "better": [judged(option) for option in lesson.better],
        "loss": round(lesson.loss, 2),
        "verdict": lesson.verdict,
    }


def sum_lessons(given: Sequence[Lesson], seat: int) -> dict[str, Any]:
    """Add up the lessons of a seat."""
    tally = coaching.tally(seat, given)
    curve = [[at, round(lead, 2)] for at, lead in coaching.curve(given, seat)]
    return {**tally._asdict(), "loss": round(tally.loss, 2), "curve": curve}


def chosen_from(
    given: Sequence[tuple[Lesson, dict[str, Any]]], worst: int | None
) -> Sequence[tuple[Lesson, dict[str, Any]]]:
    """Pick the lessons to tell."""
    if worst is None:
        return given
    words = {(lesson.at, lesson.seat): entry for lesson, entry in given}
    order = coaching.worst_first([lesson for lesson, _ in given])
    return [(lesson, words[lesson.at, lesson.seat]) for lesson in order[:worst]]


def write_lines(document: dict[str, Any]) -> Iterator[str]:
    """Put the document into lines for people."""
    yield f"{document['game']}, {document['seats']} seats, {document['iterations']:,} iterations for each decision"
    for entry in document["decisions"]:
        yield from decision_lines(entry, document["names"])
    for tally in document["tallies"]:
        yield from tally_lines(tally, document["names"])


def decision_lines(entry: dict[str, Any], names: Sequence[str]) -> Iterator[str]:
    """Tell one decision: the choice with its verdict, then the better ones."""
    who = f"{entry['move']:>4}  {names[entry['seat']]}, turn {entry['turn']}: "
    verdict = entry["verdict"] + (f", {entry['loss']:.1f} points" if entry["loss"] > 0 else "")
    yield f"{who}{entry['chosen']['text']} ({verdict}; lead {entry['chosen']['lead']:+.1f})"
    yield from (
        f"        better: {option['text']} (lead {option['lead']:+.1f})" for option in entry["better"]
    )


def tally_lines(tally: dict[str, Any], names: Sequence[str]) -> Iterator[str]:
    """Tell what the decisions of a seat come to, and its expected lead as a graph."""
    yield (
        f"{names[tally['seat']]}: {tally['decisions']} decisions, {to_words(tally['verdicts'])}; "
        f"{tally['loss']:.1f} points given away"
    )
    leads = [lead for _, lead in tally["curve"]]
    if leads:
        yield f"    lead {leads[0]:+.1f} {graph(leads)} {leads[-1]:+.1f}"


def graph(leads: Sequence[float], widest: int = WIDEST) -> str:
    """Draw numbers as bars in a line of text; neighbours share a bar if there are too many.

    >>> graph([-4, 0, 3, 10]), graph([1, 1]), graph([0, 0, 7, 7], widest=2)
    ('▁▃▅█', '▄▄', '▁█')
    """
    width = min(len(leads), widest)
    parts = [leads[len(leads) * place // width : len(leads) * (place + 1) // width] for place in range(width)]
    means = [sum(part) / len(part) for part in parts]
    low, high = min(means), max(means)
    if low == high:
        return BARS[3] * width
    return "".join(BARS[round((mean - low) / (high - low) * (len(BARS) - 1))] for mean in means)
