"""What a game is tested with: how many games at which tables, where its data lie, and the positions looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations, product
from pathlib import Path
from typing import Any, Final

from boomtown.core.laws import BrokenLaw, Laws, play_one, require, without_ledger
from boomtown.core.record import Record, Table, parse_record, replay
from boomtown.core.rng import Rng
from boomtown.core.step import Game, State, Step
from boomtown.games import game_parts
from boomtown.games.parts import GameParts

MOST_CHOICES: Final = 256  # of variants; if there are more, so many are chosen at random
MOST_SOUGHT: Final = 200  # random games that are played to come to a decision
RARE: Final = "rare-decisions"  # stands for positions of these games
SHOWN_GAMES: Final = 4  # random games whose positions are viewed and drawn where none are recorded

Seating = tuple[int, frozenset[str]]  # seats and variants of a table


@dataclass(frozen=True)
class Plan:
    """How thoroughly a game is tested, and where its data lie."""

    data: Path | None = None  # a folder with golden/*.toml, perft.toml and traces.toml, each if there is one
    games: int = 12  # random games under the laws, at all kinds of tables in turn
    seats: Sequence[int] = ()  # these numbers of seats alone
    variants: Sequence[frozenset[str]] = ()  # these choices of variants alone
    tables: Sequence[Seating] = ()  # exactly these tables, a game each; `games` then says nothing
    first_seed: int = 0
    each: int = 1  # the laws are checked at one position of so many
    every_number: int = 50  # at one position of so many all action numbers are tried; 0 = never
    positions: int = 8  # of each recorded game that are viewed and drawn, evenly spread
    seldom: Sequence[str] = ()  # messages and steps that neither random nor recorded games come to


USUAL: Final = Plan()  # what needs no data


@dataclass(frozen=True)
class Position:
    """A state of a played game, and how to get there."""

    state: State
    record: Record


@dataclass(frozen=True)
class Played:
    """A played game: its record, and a copy of the table before each move and at the end."""

    name: str
    record: Record
    states: list[State] = field(repr=False)

    def position(self, moves: int) -> Position:
        """The position after so many moves."""
        record = replace(self.record, scores=[], moves=self.record.moves[:moves])
        return Position(self.states[moves], record)


@contextmanager
def reproduced_by(record: Record) -> Iterator[None]:
    """Whatever goes wrong meanwhile: this record leads there."""
    try:
        yield
    except BrokenLaw as broken:
        broken.record = broken.record or record
        raise
    except Exception as problem:
        fault = BrokenLaw("fault", repr(problem))
        fault.record = record
        raise fault from problem


class Subject:
    """The game under test with its plan, and what several checks share: played games are played once."""

    def __init__(self, game: str | GameParts | Game[Any], plan: Plan) -> None:
        if isinstance(game, GameParts):
            self.parts = game
        else:
            self.parts = game_parts(game if isinstance(game, str) else game.name)
        self.plan = plan

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.parts.name

    @property
    def game(self) -> Game[Any]:
        """The rules."""
        return self.parts.rules.game

    @cached_property
    def laws(self) -> Laws:
        """The laws of the game, with its own account of pieces and events."""
        rules, audit = self.parts.rules, self.parts.audit
        check_events = audit.check_events or without_ledger
        return Laws(rules.game, rules.steps, audit.check_pieces, check_events, audit.play_styles)

    @cached_property
    def tables(self) -> list[Seating]:
        """The tables of the games under the laws: as planned, or evenly chosen among all kinds."""
        plan = self.plan
        if plan.tables:
            return [*plan.tables]
        kinds = [
            (seats, variants)
            for seats, variants in list_tables(self.game)
            if (not plan.seats or seats in plan.seats) and (not plan.variants or variants in plan.variants)
        ]
        return [kinds[number * len(kinds) // plan.games if plan.games < len(kinds) else number % len(kinds)]
                for number in range(plan.games)] if kinds else []  # fmt: skip

    @cached_property
    def golden(self) -> dict[str, Record]:
        """The recorded games by the names of their files."""
        folder = None if self.plan.data is None else self.plan.data / "golden"
        paths = [] if folder is None else sorted(folder.glob("*.toml"))
        return {path.stem: parse_record(path.read_text(encoding="utf-8")) for path in paths}

    @property
    def played_names(self) -> list[str]:
        """The recorded games, or where there are none a few random ones; and what none of them comes to."""
        return [*(self.golden or self.random_names), RARE]

    @property
    def random_names(self) -> list[str]:
        """The names of the random games that stand in for recorded ones."""
        return [f"random-{number}" for number in range(min(SHOWN_GAMES, len(self.tables)))]

    @cached_property
    def played(self) -> dict[str, Played]:
        """The recorded games with all their positions, or the random ones."""
        if self.golden:
            return {name: self.replay(name, record) for name, record in self.golden.items()}
        step = max(1, len(self.tables) // SHOWN_GAMES)
        return {
            name: self.play(name, *self.tables[number * step], seed=number)
            for number, name in enumerate(self.random_names)
        }

    def replay(self, name: str, record: Record) -> Played:
        """A recorded game, played again."""
        with reproduced_by(record):
            return Played(name, record, [table.state.clone() for table in replay(self.game, record)])

    def play(self, name: str, seats: int, variants: frozenset[str], seed: int) -> Played:
        """A random game of players with all play styles."""
        table: Table[Any] = Table(self.game, seats, variants, is_listening=False)
        rng, players = Rng(seed), self.laws.seats_for(seats, seed)
        states = [table.state.clone()]
        while not table.state.is_over():
            play_one(table, rng, players)
            states.append(table.state.clone())
        return Played(name, table.record, states)

    @cached_property
    def chosen(self) -> dict[str, list[int]]:
        """Of each played game the positions that are viewed and drawn: evenly spread, its end, and wherever one
        of the steps decides for the first time in all these games."""
        seen: set[str] = set()
        found = {}
        for name, played in self.played.items():
            last = len(played.states) - 1
            places = {last * number // self.plan.positions for number in range(self.plan.positions)} | {last}
            for place, state in enumerate(played.states):
                if step_of(state) not in seen:
                    seen.add(step_of(state))
                    places.add(place)
            found[name] = sorted(places)
        return found

    def positions(self, name: str) -> Iterator[Position]:
        """The positions of a played game that are viewed and drawn."""
        if name == RARE:
            yield from self.rare.values()
            return
        for place in self.chosen[name]:
            yield self.played[name].position(place)

    @cached_property
    def rare(self) -> dict[str, Position]:
        """By step, a position where it decides: of those that none of the played games comes to."""
        shown = {name for game in self.played for name in map(step_of, self.played[game].states)}
        missing = {step.__name__ for step in self.deciding} - shown
        found: dict[str, Position] = {}
        for seed in range(MOST_SOUGHT if self.tables else 0):
            if not missing:
                break
            played = self.play("", *self.tables[seed % len(self.tables)], seed)
            for place, state in enumerate(played.states):
                if step_of(state) in missing:
                    missing.remove(step_of(state))
                    found[step_of(state)] = played.position(place)
        require(
            not missing - {*self.plan.seldom}, "decisions", f"no game comes to {', '.join(sorted(missing))}"
        )
        return found

    @cached_property
    def deciding(self) -> list[type[Step[Any]]]:
        """The steps at which somebody, or chance, decides."""
        return [step for step in self.parts.rules.steps if "actor" in vars(step) or "actors" in vars(step)]


def step_of(state: State) -> str:
    """The name of the step that decides now; empty when the game is over."""
    return type(state.agenda[-1]).__name__ if state.agenda else ""


def list_tables(game: Game[Any], seats: int | None = None) -> list[Seating]:
    """List all seat counts with all combinations of variants, or with a sample of them where they are many."""
    words = [word for variant in game.variants for word in variant.words()]
    if 2 ** len(words) <= MOST_CHOICES:
        chosen = [frozenset(some) for size in range(len(words) + 1) for some in combinations(words, size)]
    else:
        chosen = [frozenset[str](), *sample_variants(game), *(frozenset({word}) for word in words)]
    counts = range(int(game.fewest), int(game.most) + 1) if seats is None else [seats]
    return [
        (number, variants)
        for variants, number in product(chosen, counts)
        if game.why_not(number, variants) is None
    ]


def sample_variants(game: Game[Any]) -> list[frozenset[str]]:
    """Choose variants at random, always in the same way: of each one of its words, or none."""
    rng, chosen = Rng(1), []
    for _ in range(MOST_CHOICES):
        asked = []
        for variant in game.variants:
            words = variant.words()
            place = int(rng.below(len(words) + 1))
            asked += words[place : place + 1]
        chosen.append(frozenset(asked))
    return chosen
