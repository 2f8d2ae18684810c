"""What the coach asks of the workers: which decisions a record holds, and what is to be said of each.

A record comes in as text. What is said comes back in all languages, because only here the table is at hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boomtown import COMPILED
from boomtown.bots.coach import Lesson, decision_at, decisions, lesson
from boomtown.bots.levels import COACH, Budget, budget_of
from boomtown.core.record import parse_record
from boomtown.core.text import LANGUAGES
from boomtown.games import ALL, text_of

ROUNDS: Final = 60_000 if COMPILED else 3_000  # for one seat of one game: less than a minute of work
LARGEST_SHARE: Final = 0.25  # of the coach's budget for one decision, however few there are
LEAST_ITERATIONS: Final = 8  # of a tree, however many decisions there are


class Remark(NamedTuple):
    """A lesson, and each option it names in words."""

    lesson: Lesson
    said: dict[int, dict[str, str]]  # action -> language -> words


def choices_of(record_text: str, seat: int) -> list[int]:
    """After how many moves a seat had to decide."""
    record = parse_record(record_text)
    return [decision.at for decision in decisions(ALL[record.game], record, [seat])]


def budget_for(game: str, count: int) -> Budget:
    """What each of so many decisions may cost."""
    most, trees, _ = budget_of(COACH, game, LARGEST_SHARE)
    return Budget(max(LEAST_ITERATIONS, min(most, ROUNDS // (max(1, count) * trees))), trees)


def remark_on(record_text: str, at: int, count: int) -> Remark:
    """What is to be said of the decision after so many moves, one of so many."""
    record = parse_record(record_text)
    game = ALL[record.game]
    decision = decision_at(game, record, at)
    found = lesson(game, decision, budget_for(game.name, count))
    texts = [text_of(game.name, language) for language in LANGUAGES]
    said = {
        option.action: {text.language: text.action(option.action, decision.view.state) for text in texts}
        for option in (found.chosen, *found.better)
    }
    return Remark(found, said)
