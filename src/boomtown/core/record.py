"""A played game as text, and the door through which moves come in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple

from boomtown.core.information import tells_nothing
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Event, Game, Listener, S

HEXADECIMAL = re.compile(r"([0-9a-f]{2})*")
LONGEST_TEXT = 200  # of a move said at the door; the longest name of an action is far shorter


class Refused(Exception):
    """Something is not allowed: the message id of the reason, its numbers, and the step that says so.

    >>> from boomtown import Refused, Table, game
    >>> try:
    ...     Table(game("gold-rush"), seats=9)
    ... except Refused as refused:
    ...     print(refused.reason, refused.numbers)
    no-such-seat-count [2, 5]
    """

    def __init__(self, reason: str, numbers: list[int] | None = None, step: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.numbers = numbers or []
        self.step = step  # class of the step whose rule it is: its heading is in the rulebook


class BadRecord(ValueError):
    """A text is no record, or its moves are not allowed; says where."""


@dataclass
class Record:
    """Who played what: one line per move, `*` for chance.

    >>> from boomtown import Table, game, parse_record
    >>> table = Table(game("gold-rush"), seats=2)
    >>> table.say(-1, "draw gr43")
    >>> table.record.text().splitlines()[:2]
    ['game = "gold-rush"', 'rules = 1']
    >>> parse_record(table.record.text()) == table.record
    True
    """

    game: str
    rules: int
    seats: int
    variants: list[str] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    secret: str = ""  # of a table's draws, in hexadecimal; with it everybody can check them
    drawn_from: int = 0  # the first move drawn with it: a table may go on from another's position
    room: str = ""  # the id of the table, if players have added to its draws
    shares: list[str] = field(default_factory=list)  # what they have added, by seat, in hexadecimal

    def text(self) -> str:
        """The record as TOML that people can read."""
        moves = "".join(f"{move}\n" for move in self.moves)
        variants = ", ".join(f'"{word}"' for word in self.variants)
        fairness = f'secret = "{self.secret}"\ndrawn_from = {self.drawn_from}\n' if self.secret else ""
        if self.secret and any(self.shares):
            shares = ", ".join(f'"{share}"' for share in self.shares)
            fairness += f'room = "{self.room}"\nshares = [{shares}]\n'
        return (
            f'game = "{self.game}"\nrules = {self.rules}\nseats = {self.seats}\nvariants = [{variants}]\n'
            f'scores = {self.scores}\n{fairness}moves = """\n{moves}"""\n'
        )


LONGEST_RECORD = 300_000  # characters; the longest game of ours has some forty thousand
MOST_RECORDED = 10_000  # moves; the longest game has not yet two thousand
MOST_LISTED = 100  # variants or scores
LONGEST_VALUE = 4000  # characters of a field
WHOLE = re.compile(r"0|-?[1-9][0-9]{0,8}")
ROOM = re.compile(r"[A-Za-z0-9_-]{0,32}")
SHARE = re.compile(r"([0-9a-f]{32})?")
QUOTED = re.compile(r'"([^"\\\x00-\x1f]{0,200})"')
MOVES_BEGIN = '"""'


def parse_record(text: str) -> Record:
    """The record in a text; BadRecord says what is wrong with it.

    A record is TOML, but a text from outside may be anything: this reader knows the few lines of a record and no
    other part of TOML, looks at each line once, and keeps nothing but what a record holds.
    """
    if len(text) > LONGEST_RECORD:
        raise BadRecord("this is not a record: it is too long")
    fields: dict[str, Any] = {}
    lines = iter(text.removeprefix("\ufeff").splitlines())
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        # no pattern for the whole line: one that may take its blanks here or there takes them in every way
        name, _, said = (part.strip(" \t") for part in line.rstrip().partition("="))
        if name not in FORM or name in fields or not 0 < len(said) <= LONGEST_VALUE:
            raise BadRecord(f"this is not a record: line {number} is none of its lines")
        if name == "moves" and said == MOVES_BEGIN:
            fields[name] = read_moves(lines)
        else:
            fields[name] = read_value(said)
    for name, kind in FORM.items():
        given = fields.setdefault(name, copy(OPTIONAL.get(name)))
        if type(given) is not kind:
            raise BadRecord(f"a record needs {name!r} as {kind.__name__}")
    for name, of in (("variants", str), ("scores", int), ("moves", str), ("shares", str)):
        if any(type(item) is not of for item in fields[name]):
            raise BadRecord(f"{name!r} of a record is a list of {of.__name__}")
    if not HEXADECIMAL.fullmatch(fields["secret"]):
        raise BadRecord("'secret' of a record is a hexadecimal text, 'drawn_from' a number of moves")
    if not ROOM.fullmatch(fields["room"]) or not all(SHARE.fullmatch(share) for share in fields["shares"]):
        raise BadRecord("'room' of a record is the id of a table, 'shares' are hexadecimal texts")
    return Record(**fields)


FORM: dict[str, type] = {  # the fields of a record, and what they hold
    "game": str,
    "rules": int,
    "seats": int,
    "variants": list,
    "scores": list,
    "moves": list,
    "secret": str,
    "drawn_from": int,
    "room": str,
    "shares": list,
}
OPTIONAL: dict[str, Any] = {"secret": "", "drawn_from": 0, "room": "", "shares": []}


def read_value(said: str) -> str | int | list[str | int | None] | None:
    """A text, a whole number, or a list of such; None for what is nothing of the kind."""
    if said.startswith("[") and said.endswith("]"):
        items = [item.strip() for item in said[1:-1].split(",")]
        if items[-1] == "":
            items.pop()  # an empty list, or a comma at its end
        if len(items) > MOST_LISTED:
            raise BadRecord(f"a list of a record has at most {MOST_LISTED} items")
        return [read_item(item) for item in items]
    return read_item(said)


def read_item(said: str) -> str | int | None:
    """A text or a whole number; None if it is neither."""
    quoted = QUOTED.fullmatch(said)
    if quoted is not None:
        return quoted[1]
    return int(said) if WHOLE.fullmatch(said) else None


def read_moves(lines: Iterator[str]) -> list[str]:
    """The moves, a line each, up to the end of their text."""
    moves: list[str] = []
    for line in lines:
        move = line.strip()
        if move == MOVES_BEGIN:
            return moves
        if len(move) > LONGEST_TEXT or '"' in move:
            raise BadRecord(f"{move[:40]!r} is no move: it begins with a seat number or *")
        if move:
            moves.append(move)
        if len(moves) > MOST_RECORDED:
            raise BadRecord(f"a record has at most {MOST_RECORDED} moves")
    raise BadRecord("this is not a record: its moves have no end")


def parse_move(move: str) -> tuple[int, str]:
    """The seat and the text of a line of a record; BadRecord if it is none."""
    who, _, text = move.partition(" ")
    if who == "*":
        return int(CHANCE), text
    if who.isascii() and who.isdigit() and len(who) < 3 and text:
        return int(who), text
    raise BadRecord(f"{move!r} is no move: it begins with a seat number or *")


@dataclass
class OwnMove(Generic[S]):
    """A move that may still be taken back, and the table before it."""

    seat: int
    action: int
    before: S
    told_nothing: bool | None = None  # found out when somebody wants to know

    def tells_nothing(self, game: Game[S]) -> bool:
        """Whether its seat knows no more than before."""
        if self.told_nothing is None:
            self.told_nothing = tells_nothing(game, self.before, self.seat, self.action)
        return self.told_nothing


class Scored(NamedTuple):
    """Points of a score line: told by which move, by its number from 1."""

    move: int
    name: str
    seat: int
    points: int


class Table(Generic[S]):
    """One running game with its record; refuses what the rules refuse, whatever comes.

    `events` holds what each move has told, move by move; the first entry is the start. An event weighs as much as a
    table, so whoever keeps many tables keeps those of the last moves only (`kept`), and replays what is older;
    the points of all score lines stay in `scored`.

    >>> from boomtown import CHANCE, Rng, Table, game
    >>> table, rng = Table(game("claim"), seats=2), Rng(7)
    >>> while not table.state.is_over():
    ...     seat = table.state.actor()
    ...     if seat == CHANCE:
    ...         table.roll(rng)
    ...     else:
    ...         table.act(seat, table.state.options(seat)[0])
    >>> table.record.scores == [*table.state.score]
    True
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        variants: frozenset[str] = frozenset(),
        is_listening: bool = True,
        kept: int = MOST_RECORDED,
    ) -> None:
        refuse_start(game, seats, variants)
        self.game = game
        self.state: S = game.start(seats, variants)
        self.record = Record(game.name, int(game.rules), seats, sorted(variants))
        self.record.scores = [int(points) for points in self.state.score]
        self.lines: dict[int, list[str]] = {seat: [] for seat in (*range(seats), int(NOBODY))}
        self.events: list[list[Event]] = [[]]
        self.scored: list[Scored] = []
        self.is_listening = is_listening
        self.kept = kept  # so many of the last moves keep their events
        self.heard_from = 1  # the first move whose events are here
        self.in_a_row: list[OwnMove[S]] = []  # the last moves of one seat, with nobody's between them

    def act(self, seat: int, action: int) -> None:
        """Take an option; raises Refused, and nothing else, if it is none."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise refusal
        verbs, step, who = self.game.verbs, self.state.agenda[-1], "*" if seat == CHANCE else str(seat)
        line = f"{who} {verbs.text(action)}"
        for viewer, lines in self.lines.items():
            is_hidden = step.visible_action(self.state, seat, action, viewer) == HIDDEN
            lines.append(f"{who} {verbs.verb(action).word} ?" if is_hidden else line)
        self.record.moves.append(line)
        if seat == CHANCE or (self.in_a_row and self.in_a_row[-1].seat != seat):
            self.in_a_row = []
        if seat != CHANCE:
            self.in_a_row.append(OwnMove(seat, action, self.state.clone()))
        listener = Listener() if self.is_listening else None
        self.state.listener = listener
        self.state.act(seat, action)
        self.state.listener = None
        self.hear(listener.heard if listener else [])
        self.record.scores = [int(points) for points in self.state.score]

    def hear(self, heard: list[Event]) -> None:
        """Keep what a move has told, and drop what an older one had."""
        self.events.append(heard)
        dropped = len(self.events) - self.kept - 1
        if dropped >= self.heard_from:
            self.events[dropped] = []  # a list of its own: clones of this table still have the old one
            self.heard_from = dropped + 1
        move = len(self.record.moves)
        self.scored += [
            Scored(move, event.name, int(event.seat), int(event.points)) for event in heard if event.is_score
        ]

    def why_not(self, seat: Any, action: Any) -> Refused | None:
        """Why the seat cannot do this now, or None if it can; any two values may be asked about."""
        return why_not(self.game, self.state, seat, action)

    def find(self, text: Any) -> int:
        """The action with this text; raises Refused if there is none. Texts are looked up, never parsed."""
        if type(text) is not str or len(text) > LONGEST_TEXT:
            raise Refused("no-such-action")
        try:
            return self.game.verbs.find(text)
        except ValueError:
            raise Refused("no-such-action") from None

    def say(self, seat: int, text: str) -> None:
        """Act by the text of the action."""
        self.act(seat, self.find(text))

    def roll(self, rng: Rng) -> None:
        """Let chance act."""
        if self.state.actor() != CHANCE:
            raise Refused("not-your-turn")
        self.act(int(CHANCE), int(self.state.roll(rng)))

    def moves_to_undo(self, seat: int) -> int:
        """How many of the last moves a seat may take back alone: its own, as far back as they have told it nothing.

        Chance and other seats end it, and so does what a move of its own brought to light. After the end nothing is
        taken back: everything lies open then.
        """
        count = 0
        if self.state.is_over():
            return count
        for move in reversed(self.in_a_row):
            if move.seat != seat or not move.tells_nothing(self.game):
                break
            count += 1
        return count

    def undo(self, moves: int) -> None:
        """Take back the last moves: the record gets shorter. What is not at hand any more is played again."""
        if not 0 < moves <= len(self.record.moves):
            raise Refused("nothing-to-undo")
        if moves > len(self.in_a_row):
            self.play_again(self.record.moves[:-moves])
            return
        left = len(self.record.moves) - moves
        self.state = self.in_a_row[-moves].before.clone()
        self.in_a_row = self.in_a_row[:-moves]
        self.events = self.events[: left + 1]
        self.heard_from = min(self.heard_from, left + 1)
        self.scored = [line for line in self.scored if line.move <= left]
        self.lines = {viewer: lines[:left] for viewer, lines in self.lines.items()}
        scores = [int(points) for points in self.state.score]
        self.record = replace(self.record, scores=scores, moves=self.record.moves[:left])

    def play_again(self, moves: list[str]) -> None:
        """Begin anew with these moves."""
        again = Table(
            self.game, self.record.seats, frozenset(self.record.variants), self.is_listening, self.kept
        )
        for move in moves:
            again.say(*parse_move(move))
        vars(self).update(vars(again))

    def clone(self) -> Table[S]:
        """The same table again: what is done at one of the two does not show at the other."""
        again: Table[S] = object.__new__(type(self))  # no game is set up for it
        vars(again).update(vars(self))
        again.state, again.events, again.in_a_row = self.state.clone(), [*self.events], [*self.in_a_row]
        again.scored = [*self.scored]
        again.lines = {seat: [*lines] for seat, lines in self.lines.items()}
        again.record = replace(self.record, scores=[*self.record.scores], moves=[*self.record.moves])
        return again

    def __repr__(self) -> str:
        """In one line: which game, how far it is, and whose move is next."""
        words = " ".join([self.record.game, *self.record.variants])
        return f"<Table {words} moves={len(self.record.moves)} {self.state!r}>"

    def __copy__(self) -> Table[S]:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Table[S]:
        return self.clone()

    def score_lines(self, seat: int) -> list[Event]:
        """All score lines of a seat at a table that keeps all events: they add up to its score."""
        return [event for told in self.events for event in told if event.is_score and event.seat == seat]


def why_not(game: Game[S], state: S, seat: Any, action: Any) -> Refused | None:
    """Why a seat cannot do this at a table, or at the table as it sees it; None if it can."""
    if type(action) is not int or not 0 <= action < game.verbs.count:
        return Refused("no-such-action")
    if type(seat) is not int or not CHANCE <= seat < state.seat_count:
        return Refused("not-your-turn")
    reason = state.reason(seat, action)
    if reason is None:
        return None
    if reason in ("game-over", "not-your-turn"):
        return Refused(reason)
    step = state.agenda[-1]
    return Refused(reason, step.reason_numbers(state, seat, action), type(step).__name__)


def refuse_start(game: Game[Any], seats: Any, variants: Any) -> None:
    """Raises Refused if the game cannot start with so many seats or with these variants."""
    if type(seats) is not int or not 0 <= seats < 1000:
        raise Refused("no-such-seat-count", [int(game.fewest), int(game.most)])
    if type(variants) not in (frozenset, set, list, tuple) or any(type(word) is not str for word in variants):
        raise Refused("no-such-variant", [int(game.fewest), int(game.most)])
    reason = game.why_not(seats, frozenset(variants))
    if reason is not None:
        raise Refused(reason, [int(game.fewest), int(game.most)])


def refuse_idle(game: Game[Any], variants: frozenset[str]) -> None:
    """Raises Refused if one of these variants does nothing without another: for new tables, not for records."""
    if game.idle_variant(variants):
        raise Refused("variant-needs-another")


def replay(
    game: Game[S], record: Record, is_listening: bool = False, kept: int = MOST_RECORDED
) -> Iterator[Table[S]]:
    """The table at the start and after each move; BadRecord says which move is not allowed and why.

    >>> from boomtown import Record, game
    >>> record = Record("gold-rush", rules=1, seats=2, moves=["* draw gr43", "0 place 1e n"])
    >>> [table.state.actor() for table in replay(game("gold-rush"), record)]
    [-1, 0, 0]
    """
    if record.game != game.name:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.name!r}")
    try:
        table = Table(game, record.seats, frozenset(record.variants), is_listening, kept)
    except Refused as refused:
        raise BadRecord(f"this table cannot be set up: {refused.reason}") from None
    yield table
    for number, move in enumerate(record.moves, 1):
        seat, text = parse_move(move)
        try:
            table.say(seat, text)
        except Refused as refused:
            raise BadRecord(f"move {number}, {move!r}: {refused.reason}") from None
        yield table


def replay_to(
    game: Game[S], record: Record, moves: int | None = None, is_listening: bool = False
) -> Table[S]:
    """The table after so many moves of a record, all of them unless told."""
    last = len(record.moves) if moves is None else moves
    if not 0 <= last <= len(record.moves):
        raise BadRecord(f"the record has {len(record.moves)} moves, there is no move {last}")
    short = Record(record.game, record.rules, record.seats, record.variants, [], record.moves[:last])
    *_, table = replay(game, short, is_listening)
    return table


def live_score(game: Game[S], state: S) -> list[Event]:
    """The score lines that would follow if the game ended now, as far as the state shows its secrets."""
    ended = state.clone()
    ended.agenda = []
    ended.listener = listener = Listener()
    game.finish(ended)
    ended.settle()
    return [event for event in listener.heard if event.is_score]
