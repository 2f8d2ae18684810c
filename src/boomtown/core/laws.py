"""What must hold in every game, at every position: used by the tests and by `boomtown fuzz`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from boomtown.core.audience import read_audience
from boomtown.core.information import WORLDS, tells_nothing
from boomtown.core.menu import Menu
from boomtown.core.record import Record, Refused, Table, live_score, parse_record, replay_to
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Event, Game, State, Step
from boomtown.core.wire import decode, encode, is_like, snapshot

Steps = tuple[type[Step[Any]], ...]
PlayStyle = Callable[[Any, int], int]  # how much a seat has of what it is after, counted at a table

# what somebody outside might send instead of an action or a seat
NONSENSE: Final[tuple[Any, ...]] = (
    -1,
    -2,
    10**9,
    2**63,
    2**70,
    -(2**70),
    True,
    1.5,
    "pass",
    "",
    None,
    b"0",
    [],
    {},
)
MOST_MOVES: Final = 20_000  # no game of ours is longer
UNDO_EVERY: Final = 8  # of the positions checked: it tries a move in many worlds
SAMPLE: Final = 40  # action numbers tried at a position when not all are
TRIED: Final = 24  # options among which a player with a play style chooses, if there are more
WHIM: Final = 20  # one choice of this many is random all the same


class BrokenLaw(AssertionError):
    """A law does not hold; `law` is its short name, `record` how to get there."""

    def __init__(self, law: str, why: str) -> None:
        super().__init__(f"{law}: {why}")
        self.law = law
        self.record: Record | None = None


def require(holds: bool, law: str, why: str) -> None:
    """Raise BrokenLaw unless it holds."""
    if not holds:
        raise BrokenLaw(law, why)


def without_ledger(told: list[Event]) -> str | None:
    """For games whose events need not add up to anything."""
    return None


class Laws:
    """The laws of one game. `balance` adds what its pieces and money must add up to at every position, `ledger`
    what all events of a game must; `play_styles` are what the players of its games are after: players at random never
    come to the corners of the rules."""

    def __init__(
        self,
        game: Game[Any],
        steps: Steps,
        balance: Callable[[Any], str | None],
        ledger: Callable[[list[Event]], str | None] = without_ledger,
        play_styles: Mapping[str, PlayStyle] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self.ledger = ledger
        self.steps = steps
        state: State = game.start(int(game.fewest), frozenset())
        self.audience = {**read_audience(type(state))}
        self.balance = balance
        self.play_styles = play_styles
        self.named: set[int] = set()  # actions whose names have been checked: once is enough

    def check_position(self, state: State, rng: Rng, every_number: bool = False) -> None:
        """All that must hold at one position."""
        before = snapshot(state)
        require(
            [*self.audience] == [name for name in self.audience if name in before]
            and len(before) == len(self.audience),
            "audience",
            f"{sorted(set(before) ^ set(self.audience))} are not declared as Public, Private or Hidden",
        )
        require(is_like(state.clone(), before), "clone", "a clone is not like its original")
        wrong = self.balance(state)
        require(wrong is None, "balance", str(wrong))
        self.check_actors(state)
        actors = state.actors()
        require(bool(actors) and actors[0] == state.actor(), "actors", f"{actors} and {state.actor()}")
        for seat in actors:
            self.check_choice(state, before, seat, rng, every_number)
        require(is_like(state, before), "looking", "asking or acting on a clone changed the state")
        for seat in {*range(int(state.seat_count)), int(CHANCE)} - {*actors}:
            require(state.reason(seat, 0) == "not-your-turn", "turn", f"seat {seat} may act")
        viewers = [*range(int(state.seat_count)), int(NOBODY)]
        # accounts and JSON are dear: one view a position
        sent = viewers[int(rng.below(len(viewers)))]
        for viewer in viewers:
            self.check_view(state, before, viewer, rng, viewer == sent)
        require(is_like(state, before), "looking", "viewing changed the state")

    def check_actors(self, state: State) -> None:
        """Whoever is to act has an option: cheap enough for every position."""
        for seat in state.actors():
            require(bool(state.options(seat)), "options", f"seat {seat} has nothing to do")

    def check_choice(
        self, state: State, whole: dict[str, Any], seat: int, rng: Rng, every_number: bool
    ) -> None:
        """Options, reasons, names and consequences of one seat's decision; `whole` as in check_view."""
        verbs, options = self.game.verbs, state.options(seat)
        require(len({*options}) == len(options), "options", "an option is listed twice")
        require(options == state.options(seat), "options", "their order changes")
        for action in {*options} - self.named:
            require(verbs.find(verbs.text(action)) == action, "text", f"{verbs.text(action)!r} names another")
            self.named.add(action)
        count = int(verbs.count)
        numbers = (
            range(count) if every_number else {*options, *(int(rng.below(count)) for _ in range(SAMPLE))}
        )
        offered = {*options}
        for action in numbers:
            reason = state.reason(seat, action)
            if (action in offered) != (reason is None):
                raise BrokenLaw("reason", f"{verbs.text(action)!r}: {action in offered=}, {reason=}")
        if seat == CHANCE:
            self.check_roll(state, rng)
        self.check_secrets(state, seat, options)
        for action in (
            options if len(options) < 4 else [options[int(rng.below(len(options)))] for _ in range(3)]
        ):
            after = state.clone()
            after.act(seat, action)
            require(not is_like(after, whole), "act", f"{verbs.text(action)!r} changed nothing")

    def check_roll(self, state: State, rng: Rng) -> None:
        """The short cut of a roll and the odds are the same thing."""
        seed, menu = int(rng.below(1000)), Menu()
        state.offer(int(CHANCE), menu)
        require(state.roll(Rng(seed)) == menu.pick(Rng(seed)), "roll", "the short cut differs from its odds")
        require(all(weight > 0 for _, weight in state.odds()), "roll", "an outcome has no weight")

    def check_secrets(self, state: State, seat: int, options: list[int]) -> None:
        """Whoever is shown nothing of a choice sees the same table whatever was chosen, and what leaves the
        table the same for a viewer is shown as nothing."""
        step = state.agenda[-1]
        tried = options[:: max(1, len(options) // 3)][:3]
        outcomes = []
        for action in tried:
            after = state.clone()
            after.act(seat, action)
            outcomes.append(after)
        # the last of several choosers, or the end of the game, brings secrets to light
        is_revealed = len(state.actors()) == 1 and seat != CHANCE
        for viewer in (*range(int(state.seat_count)), int(NOBODY)):
            shown = [step.visible_action(state, seat, action, viewer) for action in tried]
            if HIDDEN not in shown and len(state.actors()) == 1 and seat != CHANCE:
                continue  # an open choice of one seat
            tables = [self.game.view(after, viewer).state for after in outcomes]
            first = snapshot(tables[0])
            for place in range(1, len(tried)):
                is_same = is_like(tables[place], first)
                if shown[0] == shown[place] == HIDDEN and not is_revealed and not outcomes[place].is_over():
                    require(is_same, "secret", f"seat {viewer} sees what is hidden")
                if is_same:
                    require(shown[0] == shown[place], "secret", f"seat {viewer} is shown what its view hides")
            if HIDDEN in shown and viewer in state.actors():
                self.check_taking_back(state, outcomes[0], viewer)

    def check_taking_back(self, state: State, chosen: State, viewer: int) -> None:
        """A step that lets others choose again leaves the table as it was before they chose; most have no need."""
        before, after = state.clone(), chosen.clone()
        before.agenda[-1].take_back(before, viewer)
        after.agenda[-1].take_back(after, viewer)
        if not is_like(after, snapshot(chosen)):
            require(
                is_like(after, snapshot(before)), "back", f"something of a secret stays for seat {viewer}"
            )

    def check_view(
        self, state: State, whole: dict[str, Any], viewer: int, rng: Rng, is_sent: bool = True
    ) -> None:
        """A view hides what it must, can be filled, and travels; `whole` is the snapshot of the state."""
        game, seed = self.game, int(rng.below(1000))
        view = game.view(state, viewer)
        seen = snapshot(view.state)
        for name, audience in self.audience.items():
            require(
                audience != "public" or seen[name] == whole[name],
                "audience",
                f"{name} is public and not shown to all",
            )
        filled = game.determinize(view, Rng(seed))
        require(is_like(game.view(filled, viewer).state, seen), "fill", "filling a view changed it")
        require(filled.actors() == state.actors(), "fill", "others are to act")
        if viewer in state.actors():
            require(
                filled.options(viewer) == state.options(viewer), "fill", "a seat does not know its options"
            )
            require(view.state.options(viewer) == state.options(viewer), "view", "a view has other options")
        if is_sent:
            behind = snapshot(filled)
            wrong = self.balance(filled) if behind != whole else None
            require(wrong is None, "fill", f"the filled table does not balance: {wrong}")
            copy = decode(game, encode(game, view), self.steps)
            require(
                is_like(copy.state, seen) and copy.seat == view.seat,
                "wire",
                "JSON and back changed a view",
            )
            again = game.determinize(copy, Rng(seed))
            require(is_like(again, behind), "wire", "the copy of a view fills differently")
            if seed % 4 == 0:  # it must not fail, and is not cheap
                live_score(game, view.state)

    def check_events(self, table: Table[Any]) -> None:
        """No event of a running game shows a table that is over: its view would tell all secrets."""
        if not table.state.is_over():
            for event in table.events[-1]:
                require(not event.after.is_over(), "events", f"{event.name} shows the end of a running game")

    def check_undo(self, table: Table[Any], rng: Rng) -> None:
        """What a seat may take back alone has told it nothing, in whatever worlds one looks."""
        others = WORLDS * (1 + int(rng.below(10**6)))  # not the worlds by which the table has judged
        for seat in range(table.record.seats):
            for move in table.in_a_row[len(table.in_a_row) - table.moves_to_undo(seat) :]:
                require(
                    tells_nothing(self.game, move.before, seat, move.action, others),
                    "undo",
                    f"seat {seat} may take back {self.game.verbs.text(move.action)!r}, which has told it something",
                )

    def check_door(self, table: Table[Any], rng: Rng) -> None:
        """Whatever comes from outside, `Table` raises Refused and nothing changes."""
        before, moves = snapshot(table.state), len(table.record.moves)
        seats = [*table.state.actors(), *range(table.record.seats)]
        for seat in seats:
            for action in NONSENSE:
                self.expect_refusal(table, seat, action)
        for seat in NONSENSE:
            if type(seat) is not int or seat not in table.state.actors():
                self.expect_refusal(table, seat, int(rng.below(self.game.verbs.count)))
        for text in ("", "no such thing", "pass " * 100, None, 7, "place\n0 n"):
            try:
                table.say(seats[0], text)  # type: ignore[arg-type]
            except Refused:
                continue
            raise BrokenLaw("door", f"{text!r} was accepted")
        require(
            snapshot(table.state) == before and len(table.record.moves) == moves, "door", "it left a trace"
        )

    def expect_refusal(self, table: Table[Any], seat: Any, action: Any) -> None:
        """Nothing but Refused comes out."""
        try:
            table.act(seat, action)
        except Refused:
            return
        except Exception as problem:
            raise BrokenLaw("door", f"{seat!r} {action!r} raised {problem!r}") from problem
        raise BrokenLaw("door", f"{seat!r} {action!r} was accepted")

    def seats_for(self, seats: int, seed: int) -> list[PlayStyle | None]:
        """Who plays: by the seed all at random, all with the same play style, or a mixture of both."""
        rng, play_styles = Rng(3 * seed + 1), [*self.play_styles.values()]  # not the draws of the game itself
        way = int(rng.below(3)) if play_styles else 0
        if way == 0:
            return [None] * seats
        if way == 1:
            return [play_styles[int(rng.below(len(play_styles)))]] * seats
        return [[None, *play_styles][int(rng.below(len(play_styles) + 1))] for _ in range(seats)]

    def check_game(
        self, seats: int, variants: frozenset[str], seed: int, every_number: int = 0, each: int = 1
    ) -> Record:
        """Play a game of the players that the seed seats and check every position on the way; then replay its record.

        At every `every_number`-th position all action numbers are tried, not only a sample (0 = never; which
        positions these are depends on the seed); `each` checks only every so many positions.
        """
        rng = Rng(seed)
        table: Table[Any] = Table(self.game, seats, variants)
        players = self.seats_for(seats, seed)
        try:
            moves = 0
            while not table.state.is_over():
                if moves % each == 0:
                    is_full = every_number > 0 and (moves + seed) % every_number == 0
                    self.check_position(table.state, Rng(seed + moves), is_full)
                if moves % 50 == 0:
                    self.check_door(table, rng)
                require(moves < MOST_MOVES, "end", "the game does not end")
                self.check_actors(table.state)
                play_one(table, rng, players)
                self.check_events(table)
                if (moves + seed) % (each * UNDO_EVERY) == 0:
                    self.check_undo(table, Rng(seed + moves))
                moves += 1
            self.check_end(table)
        except BrokenLaw as broken:
            broken.record = table.record
            raise
        except Exception as problem:
            fault = BrokenLaw("fault", repr(problem))
            fault.record = table.record
            raise fault from problem
        return table.record

    def check_end(self, table: Table[Any]) -> None:
        """Replay equals play, score lines add up, nothing is asked any more."""
        again = replay_to(self.game, parse_record(table.record.text()))
        require(snapshot(again.state) == snapshot(table.state), "replay", "replay differs from play")
        require(again.lines == table.lines, "replay", "the seats' lines differ")
        for seat in range(int(table.state.player_count)):
            points = sum(int(event.points) for event in table.score_lines(seat))
            require(points == table.state.score[seat], "score", f"lines of seat {seat} give {points}")
        require(table.state.actors() == [] and table.state.actor() == NOBODY, "end", "somebody may still act")
        require(table.state.reason(0, 0) == "game-over", "end", "an action is allowed after the end")
        wrong = self.balance(table.state)
        require(wrong is None, "balance", str(wrong))
        wrong = self.ledger([event for told in table.events for event in told])
        require(wrong is None, "ledger", str(wrong))


def play_one(table: Table[Any], rng: Rng, players: Sequence[PlayStyle | None] = ()) -> None:
    """One move of anybody who may act: at random, or as the seat's play style has it."""
    actors = table.state.actors()
    seat = actors[int(rng.below(len(actors)))]
    if seat == CHANCE:
        table.roll(rng)
        return
    play_style = players[seat] if players else None
    options = table.state.options(seat)
    if play_style is not None and int(rng.below(WHIM)) > 0:
        options = favourites(table.state, seat, options, play_style, rng)
    table.act(seat, options[int(rng.below(len(options)))])


def favourites(state: State, seat: int, options: list[int], play_style: PlayStyle, rng: Rng) -> list[int]:
    """The options (or of many some, at random) after which the seat has most of what it is after."""
    if len(options) > TRIED:
        options = [options[int(rng.below(len(options)))] for _ in range(TRIED)]
    worth: dict[int, int] = {}
    for action in options:
        after = state.clone()
        after.act(seat, action)
        worth[action] = int(play_style(after, seat))
    most = max(worth.values())
    return [action for action in worth if worth[action] == most]


def perft(state: State, depth: int) -> int:
    """How many sequences of so many actions there are (outcomes of chance count as actions)."""
    if depth == 0 or state.is_over():
        return 1
    count = 0
    for seat in state.actors():
        for action in state.options(seat):
            after = state.clone()
            after.act(seat, action)
            count += perft(after, depth - 1)
    return count
