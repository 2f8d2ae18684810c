"""The contract: State, Step, View and Game."""

from __future__ import annotations

from typing import Any, Final, Generic, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.core.audience import Public
from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.verbs import Verbs

CHANCE: Final[i64] = -1  # the seat of dice, bags and shuffled piles
NOBODY: Final[i64] = -2  # a step that runs by itself; the seat of a spectator
HIDDEN: Final[i64] = -1  # what a view does not show

S = TypeVar("S", bound="State")


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened: a message id, whom it concerns, its numbers; told to one seat or to all.

    A score line is an event with `is_score`: its `points` have been added to the seat's score. `step` names
    the step that told it, and so the heading of the rulebook; `after` is the table at that moment.
    """

    def __init__(
        self, name: str, seat: i64, numbers: list[int], audience: i64, step: str, after: State
    ) -> None:
        self.name: Final[str] = name
        self.seat: Final[i64] = seat
        self.numbers: Final[list[int]] = numbers
        self.audience: Final[i64] = audience
        self.step: Final[str] = step
        self.after: Final[State] = after
        self.points: i64 = 0
        self.is_score: bool = False

    def __reduce__(self) -> tuple[Any, ...]:
        told = (self.name, self.seat, self.numbers, self.audience, self.step, self.after)
        return restore_event, (*told, self.points, self.is_score)


def restore_event(
    name: str,
    seat: i64,
    numbers: list[int],
    audience: i64,
    step: str,
    after: State,
    points: i64,
    is_score: bool,
) -> Event:
    """An event that was pickled."""
    event = Event(name, seat, numbers, audience, step, after)
    event.points = points
    event.is_score = is_score
    return event


@mypyc_attr(acyclic=True)
class Listener:
    """Somebody who wants to hear what happens at a table; states without one pay nothing for events."""

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.step: str = ""  # the step that is being taken or run

    def see_the_end(self) -> None:
        """The game is over now: what was told by its last step shows a table that is over, too."""
        for event in self.heard:
            if type(event.after.agenda[-1]) is Going:
                event.after.agenda = []


@mypyc_attr(acyclic=True)
class State:
    """Everything on the table; no rules inside. The last step of the agenda is now; an empty one is the end.

    Each field is declared once, in a line of the constructor: who sees it, how a clone copies it, how it starts.

    Virtual players are those the rules play by themselves: they come after the seats, score and may win, and
    are never asked.
    """

    def __init__(self, seat_count: i64, virtual_count: i64 = 0, old: State | None = None) -> None:
        players = seat_count + virtual_count
        self.seat_count: Public[i64] = seat_count
        self.player_count: Public[i64] = players
        self.score: Public[vec[i64]] = vec[i64]([0] * int(players)) if old is None else old.score[:]
        self.agenda: Public[list[Step[Any]]] = [] if old is None else old.agenda[:]
        self.listener: Listener | None = None  # always None in clones

    def clone(self) -> Self:
        """A copy of its own; steps are shared, they never change."""
        raise NotImplementedError

    def __repr__(self) -> str:
        now = f"now={type(self.agenda[-1]).__name__} actors={self.actors()}" if self.agenda else "over"
        return f"<{type(self).__name__} seats={self.seat_count} score={[int(n) for n in self.score]} {now}>"

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from boomtown.core.copying import reduce_state

        return reduce_state(self)

    def push(self, step: Step[Any]) -> None:
        """Do this before everything that is already on the agenda."""
        self.agenda.append(step)

    def tell(self, name: str, seat: i64, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> None:
        """Tell all what has just been done; the game's words name the numbers."""
        if self.listener is not None:
            self._hear(name, seat, [int(one), int(two), int(three)], NOBODY)

    def tell_seat(self, audience: i64, name: str, seat: i64, one: i64 = 0, two: i64 = 0) -> None:
        """Tell one seat what the others may not know."""
        if self.listener is not None:
            self._hear(name, seat, [int(one), int(two), 0], audience)

    def award(self, seat: i64, points: i64, name: str, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> None:
        """Add points to a score and tell all the score line: for which feature, by which rule."""
        self.score[seat] += points
        if self.listener is not None:
            event = self._hear(name, seat, [int(one), int(two), int(three)], NOBODY)
            event.points = points
            event.is_score = True

    def _hear(self, name: str, seat: i64, numbers: list[int], audience: i64) -> Event:
        listener = self.listener
        assert listener is not None
        after = self.clone()
        if not after.agenda:
            after.push(Going())
        event = Event(name, seat, numbers, audience, listener.step, after)
        listener.heard.append(event)
        return event

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda

    def actor(self) -> i64:
        """The seat to ask next; with simultaneous choices the first that has not chosen."""
        return self.agenda[-1].actor(self) if self.agenda else NOBODY

    def actors(self) -> list[int]:
        """All seats that may act now."""
        return self.agenda[-1].actors(self) if self.agenda else []

    def options(self, seat: i64) -> list[int]:
        """All a seat may do now, always in the same order; ask only a seat of `actors`."""
        menu = Menu()
        self.offer(seat, menu)
        return menu.to_list()

    def odds(self) -> list[tuple[int, int]]:
        """The outcomes of chance with whole-number weights."""
        menu = Menu()
        self.offer(CHANCE, menu)
        return menu.to_weighted_list()

    def roll(self, rng: Rng) -> i64:
        """An outcome of chance, by the odds."""
        return self.agenda[-1].roll(self, rng, Menu())

    def offer(self, seat: i64, menu: Menu) -> None:
        """The options on a menu that is used again and again."""
        menu.clear()
        self.agenda[-1].options(self, seat, menu)

    def reason(self, seat: i64, action: i64) -> str | None:
        """Why this seat cannot take this action now (a message id), or None if it can."""
        if not self.agenda:
            return "game-over"
        step = self.agenda[-1]
        if int(seat) not in step.actors(self):
            return "not-your-turn"
        return step.reason(self, seat, action)

    def act(self, seat: i64, action: i64) -> None:
        """Take an option, then run every step that needs nobody. Trusts its caller: `Table` is the door."""
        step = self.agenda.pop()
        if self.listener is not None:
            self.listener.step = type(step).__name__
        step.take(self, seat, action)
        self.settle()
        if self.listener is not None and not self.agenda:
            self.listener.see_the_end()

    def settle(self) -> None:
        """Run steps until somebody has to choose or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.actor(self) != NOBODY:
                return
            agenda.pop()
            if self.listener is not None:
                self.listener.step = type(step).__name__
            step.run(self)


class Step(Generic[S]):
    """One decision or one automatic passage of the rulebook; immutable.

    It is off the agenda when taken or run, and ends by pushing what follows (itself again if it is not done).
    Its fields are the arguments of its constructor, in that order, all of them numbers and none a secret.
    """

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from boomtown.core.copying import reduce_step

        return reduce_step(self)

    def actor(self, state: S) -> i64:
        """Who decides: a seat, CHANCE, or NOBODY (then the step runs by itself)."""
        return NOBODY

    def actors(self, state: S) -> list[int]:
        """All who may decide now; override it for simultaneous choices only."""
        seat = self.actor(state)
        return [] if seat == NOBODY else [int(seat)]

    def options(self, state: S, seat: i64, menu: Menu) -> None:
        """Put all that the seat may do on the menu."""
        raise NotImplementedError

    def roll(self, state: S, rng: Rng, menu: Menu) -> i64:
        """An outcome of chance by its odds. A step may give a short cut; a law compares it with the odds."""
        menu.clear()
        self.options(state, CHANCE, menu)
        return menu.pick(rng)

    def reason(self, state: S, seat: i64, action: i64) -> str | None:
        """Why not: the rule read plainly, as a message id. Not used in search."""
        raise NotImplementedError

    def reason_numbers(self, state: S, seat: i64, action: i64) -> list[int]:
        """The numbers of the sentence that `reason` names, when a person asks."""
        return []

    def visible_action(self, state: S, seat: i64, action: i64, viewer: i64) -> i64:
        """What a viewer sees of this choice: the action itself, or HIDDEN."""
        return action

    def take_back(self, state: S, viewer: i64) -> None:
        """Choices of others that the viewer has not seen are still to be made: searches learn what they may be.

        For simultaneous choices in secret only. No rule depends on it.
        """

    def take(self, state: S, seat: i64, action: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Do what the rulebook says happens by itself."""
        raise NotImplementedError


class Going(Step[Any]):
    """Stands for the last step of the agenda while it is being done.

    Without it the table of an event told by that step would look as if the game were over, and a view of it would
    show all secrets.
    """


class View(Generic[S]):
    """What one seat may know: a state with HIDDEN in the holes."""

    def __init__(self, seat: i64, state: S) -> None:
        self.seat: Final[i64] = seat
        self.state: Final[S] = state

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.seat, self.state)

    def take_back_choices(self) -> View[S]:
        """The same before others who choose at the same time have done so."""
        state = self.state.clone()
        if state.agenda:
            state.agenda[-1].take_back(state, self.seat)
        return View(self.seat, state)


@mypyc_attr(acyclic=True)
class Variant:
    """A choice before the game: a word that is given or not, or `name=choice` with its choices and a default."""

    def __init__(
        self,
        name: str,
        choices: list[str],
        default: str,
        excludes: list[str],
        is_for_newcomers: bool = False,
        needs: list[str] | None = None,
    ) -> None:
        self.name: Final[str] = name
        self.choices: Final[list[str]] = choices  # empty = the bare word
        self.default: Final[str] = default
        self.excludes: Final[list[str]] = excludes  # names of variants that do not go with this one
        self.is_for_newcomers: Final[bool] = is_for_newcomers  # suggested to whoever has not played it yet
        self.needs: Final[list[str]] = needs or []  # it does nothing unless one of these words is chosen too

    def words(self) -> list[str]:
        """The words by which a table may ask for it."""
        return [f"{self.name}={choice}" for choice in self.choices] if self.choices else [self.name]


class Game(Generic[S]):
    """One game: how to start it, who sees what, and what may be behind a view."""

    def __init__(
        self, name: str, rules: i64, verbs: Verbs, fewest: i64, most: i64, variants: list[Variant]
    ) -> None:
        self.name: Final[str] = name
        self.rules: Final[i64] = rules  # goes up when a fix changes how old records replay
        self.verbs: Final[Verbs] = verbs
        self.fewest: Final[i64] = fewest  # seats
        self.most: Final[i64] = most
        self.variants: Final[list[Variant]] = variants
        self.scores_at_end: bool = False  # until then people look at the standing instead of the score

    def __reduce__(self) -> str:
        from boomtown.core.copying import name_game

        return name_game(self)

    def start(self, seat_count: i64, variants: frozenset[str]) -> S:
        """A new table. Trusts its caller; `why_not` says what is wrong with a choice of seats and variants."""
        raise NotImplementedError

    def view(self, state: S, seat: i64) -> View[S]:
        """What this seat may know; NOBODY is a spectator."""
        raise NotImplementedError

    def determinize(self, view: View[S], rng: Rng) -> S:
        """A possible state behind a view: every hole filled with something the seat cannot rule out."""
        raise NotImplementedError

    def finish(self, state: S) -> None:
        """Put the final scoring, and nothing else, on the agenda: what if the game ended now?"""
        raise NotImplementedError

    def evaluate(self, state: S) -> vec[i64]:
        """The points each player may expect at the end, in hundredths: what a search judges a table by.

        Without a game's own rule of thumb it is the standing. No rule depends on it.
        """
        expected = self.standing(state).score[:]
        for player in range(state.player_count):
            expected[player] *= 100
        return expected

    def with_slow_evaluation(self) -> Game[S]:
        """The same game with the best judgement it has for `evaluate` and `quiesce`, which may take longer."""
        return self

    def quiesce(self, state: S, rng: Rng, menu: Menu) -> None:
        """Play on by rule of thumb to a table that `evaluate` can judge: out of an auction, to the end of an act.

        For searches, on tables of their own; a game whose evaluation holds everywhere does nothing.
        """

    def standing(self, state: S) -> S:
        """A copy of the table as if the game had ended now, as far as the state shows its secrets."""
        ended = state.clone()
        ended.agenda = []
        self.finish(ended)
        ended.settle()
        return ended

    def winners(self, state: S) -> list[int]:
        """Who has won a game that is over, virtual players too; a game with a rule for ties says more."""
        best = state.score[0]
        for points in state.score:
            if points > best:
                best = points
        return [int(player) for player in range(state.player_count) if state.score[player] == best]

    def symbols(self, seat_count: i64, variants: frozenset[str]) -> list[int]:
        """(player) -> which of the six symbols stands for it; a game whose players choose theirs says so."""
        return [0, 1, 2, 3, 4, 5]

    def idle_variant(self, variants: frozenset[str]) -> str:
        """A chosen word that does nothing without another one, which is missing; empty if there is none.

        Records with such a word are sound; only new tables are refused.
        """
        for variant in self.variants:
            if variant.needs and not any(word in variants for word in variant.needs):
                for word in variant.words():
                    if word in variants and word != f"{variant.name}={variant.default}":
                        return word
        return ""

    def why_not(self, seat_count: i64, variants: frozenset[str]) -> str | None:
        """Message id of what is wrong with this choice of seats and variants, or None."""
        if not self.fewest <= seat_count <= self.most:
            return "no-such-seat-count"
        chosen: list[str] = []
        for variant in self.variants:
            asked = [word for word in variant.words() if word in variants]
            if len(asked) > 1:
                return "variant-twice"
            if asked:
                chosen.append(variant.name)
        known: list[str] = []
        for variant in self.variants:
            known.extend(variant.words())
        for word in sorted(variants):
            if word not in known:
                return "no-such-variant"
        for variant in self.variants:
            if variant.name in chosen and any(name in chosen for name in variant.excludes):
                return "variants-exclude"
        return None
