"""The conformance suite of a game: its checks one by one, for a script or for pytest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from boomtown.core.laws import BrokenLaw, require
from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.record import Record
from boomtown.core.rng import Rng
from boomtown.core.step import NOBODY, Game, State
from boomtown.core.wire import is_like, snapshot
from boomtown.games.parts import GameParts
from boomtown.testing import records
from boomtown.testing.plan import USUAL, Plan, Position, Subject, reproduced_by

PARTS: Final = ("laws", "perft", "golden", "traces", "views", "scene", "texts")


class CheckFailed(AssertionError):
    """One check has failed: which law, why, and a record that leads there."""

    def __init__(self, check: str, problem: BrokenLaw) -> None:
        self.check, self.law, self.record = check, problem.law, problem.record
        super().__init__("\n".join([f"{check} fails: {problem}", *describe(problem.record)]))


class GameFailed(AssertionError):
    """A game has failed its suite; `failures` has each check that did."""

    def __init__(self, game: str, checks: int, failures: Sequence[CheckFailed]) -> None:
        self.failures = tuple(failures)
        head = f"{game} fails {len(failures)} of {checks} checks"
        super().__init__("\n\n".join([head, *map(str, failures)]))


def describe(record: Record | None) -> list[str]:
    """How somebody comes to where it happened."""
    if record is None:
        return []
    return [
        f"after these {len(record.moves)} moves, a record that `boomtown replay FILE` plays:",
        record.text(),
    ]


@dataclass(frozen=True)
class Check:
    """One check of a game. Call it: it raises CheckFailed if something is wrong."""

    game: str
    part: str  # one of PARTS
    name: str
    run: Callable[[], object] = field(repr=False)

    def __str__(self) -> str:
        return f"{self.part}-{self.name}"

    def __call__(self) -> None:
        try:
            self.run()
        except BrokenLaw as broken:
            raise CheckFailed(f"{self.game}: {self}", broken) from broken
        except Exception as problem:
            fault = BrokenLaw("fault", repr(problem))
            raise CheckFailed(f"{self.game}: {self}", fault) from problem


@dataclass(frozen=True)
class Report:
    """A suite that a game has passed: how many checks there were of each part."""

    game: str
    checks: dict[str, int]

    def __str__(self) -> str:
        parts = ", ".join(f"{count} of {part}" for part, count in self.checks.items())
        return f"{self.game} passes {sum(self.checks.values())} checks: {parts}"


def check_game(game: str | GameParts | Game[Any], plan: Plan = USUAL, parts: Sequence[str] = PARTS) -> Report:
    """Run the whole suite on a game, or some of its parts; raises GameFailed with all that is wrong.

    The game is given by its name, by its parts or by its rules. Recorded games, perft counts and traces are checked
    where the plan's folder has them; `write_data` writes them the first time.
    """
    checks = list_checks(game, plan, parts)
    failures = []
    for check in checks:
        try:
            check()
        except CheckFailed as failure:
            failures.append(failure)
    if failures:
        raise GameFailed(checks[0].game, len(checks), failures)
    counts = {part: sum(check.part == part for check in checks) for part in parts}
    return Report(Subject(game, plan).name, counts)


def list_checks(
    game: str | GameParts | Game[Any], plan: Plan = USUAL, parts: Sequence[str] = PARTS
) -> list[Check]:
    """List the checks of a suite without running any: `pytest.mark.parametrize` makes a test of each."""
    strange = {*parts} - {*PARTS}
    if strange:
        raise ValueError(f"there are no parts {sorted(strange)}; there are {', '.join(PARTS)}")
    subject = Subject(game, plan)
    return [check for part in parts for check in MAKERS[part](subject)]


def law_checks(subject: Subject) -> Iterator[Check]:
    """A random game under all laws at each table of the plan."""
    for number, (seats, variants) in enumerate(subject.tables):
        seed = subject.plan.first_seed + number
        name = "+".join([f"{seats}-seats", *sorted(variants)])
        run = partial(play_under_laws, subject, seats, variants, seed)
        yield Check(subject.name, "laws", f"{name}-{seed}", run)


def play_under_laws(subject: Subject, seats: int, variants: frozenset[str], seed: int) -> None:
    """One game; which positions are checked depends on the seed."""
    subject.laws.check_game(seats, variants, seed, subject.plan.every_number, subject.plan.each)


def view_checks(subject: Subject) -> Iterator[Check]:
    """Every seat's view at some positions of each played game; and clones, which views are made of."""
    for name in subject.played_names:
        yield Check(subject.name, "views", name, partial(look_around, subject, name))


def look_around(subject: Subject, name: str) -> None:
    """All seats look at the positions of one played game."""
    for number, position in enumerate(subject.positions(name)):
        with reproduced_by(position.record):
            check_views(subject, position, number)
            check_clone(position.state, Rng(number))


def check_views(subject: Subject, position: Position, number: int) -> None:
    """What everybody sees hides what it must, can be filled and travels."""
    state, rng = position.state, Rng(number)
    if state.is_over():
        return
    whole = snapshot(state)
    for viewer in (*range(int(state.seat_count)), int(NOBODY)):
        subject.laws.check_view(state, whole, viewer, rng)
    require(is_like(state, whole), "looking", "viewing changed the state")


def check_clone(state: State, rng: Rng) -> None:
    """Whatever happens to a clone until its game is over, nothing of it shows at the state."""
    before, copy = snapshot(state), state.clone()
    require(is_like(copy, before), "clone", "a clone differs from its state")
    play_out(copy, rng, Menu())
    changed = [name for name, value in snapshot(state).items() if value != before[name]]
    require(not changed, "clone", f"a clone shares {', '.join(changed)} with its state")


def scene_checks(subject: Subject) -> Iterator[Check]:
    """Pictures: loaded late, as rules need none of them."""
    from boomtown.testing import scenes

    yield from (Check(subject.name, "scene", name, run) for name, run in scenes.list_scene_checks(subject))


def text_checks(subject: Subject) -> Iterator[Check]:
    """What people read."""
    from boomtown.testing import texts

    yield from (Check(subject.name, "texts", name, run) for name, run in texts.list_text_checks(subject))


def data_checks(
    part: str, lister: Callable[[Subject], Iterator[tuple[str, Callable[[], object]]]]
) -> Callable[[Subject], Iterator[Check]]:
    """The checks of a part that compares with files."""
    return lambda subject: (Check(subject.name, part, name, run) for name, run in lister(subject))


MAKERS: Final[dict[str, Callable[[Subject], Iterator[Check]]]] = {
    "laws": law_checks,
    "perft": data_checks("perft", records.list_perft_checks),
    "golden": data_checks("golden", records.list_golden_checks),
    "traces": data_checks("traces", records.list_trace_checks),
    "views": view_checks,
    "scene": scene_checks,
    "texts": text_checks,
}
