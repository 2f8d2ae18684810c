"""What page and server say to each other over the socket of a table: all messages, in both directions.

Whatever a page may send is bounded, so that nonsense is refused before anybody looks at it.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Seat = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Commitment = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]*$")]
Share = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]*$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]


# from the page


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="do", forbid_unknown_fields=True):
    """The page is there; it shows this seat (-1 = as a spectator), in this language.

    `drawn` is the version of the table whose scene the page shows already: it is not sent again.
    """

    seat: Annotated[int, Meta(ge=-1, le=9)] = -1
    language: Annotated[str, Meta(max_length=20)] = "en"
    drawn: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Commit(msgspec.Struct, frozen=True, tag="commit", tag_field="do", forbid_unknown_fields=True):
    """The hash of the page's share of the draws, before all seats are taken."""

    id: Id
    seat: Seat
    commitment: Commitment


class Reveal(msgspec.Struct, frozen=True, tag="reveal", tag_field="do", forbid_unknown_fields=True):
    """The share itself, when all seats are taken."""

    id: Id
    seat: Seat
    share: Share


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="do", forbid_unknown_fields=True):
    """A move: its own id, the decision it answers, the seat and the full text of the action."""

    id: Id
    seat: Seat
    decision: Count
    action: ActionText


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="do", forbid_unknown_fields=True):
    """Take back the own last moves, or ask the others to."""

    id: Id
    seat: Seat


class Replace(msgspec.Struct, frozen=True, tag="replace", tag_field="do", forbid_unknown_fields=True):
    """Ask to let a bot play for an absent seat."""

    id: Id
    seat: Seat
    absent: Seat
    bot: Annotated[str, Meta(min_length=1, max_length=40)]


class Back(msgspec.Struct, frozen=True, tag="back", tag_field="do", forbid_unknown_fields=True):
    """Take the own seat again from the bot that stands in there."""

    id: Id


class Answer(msgspec.Struct, frozen=True, tag="answer", tag_field="do", forbid_unknown_fields=True):
    """Yes or no to what was asked."""

    id: Id
    seat: Seat
    is_yes: bool


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="do", forbid_unknown_fields=True):
    """A word to the table."""

    id: Id
    text: Annotated[str, Meta(max_length=2000)]


class Mute(msgspec.Struct, frozen=True, tag="mute", tag_field="do", forbid_unknown_fields=True):
    """The owner of the table lets the person at a seat write no more, or again."""

    id: Id
    seat: Seat
    is_muted: bool


class Remove(msgspec.Struct, frozen=True, tag="remove", tag_field="do", forbid_unknown_fields=True):
    """The owner of the table sends the person at a seat away."""

    id: Id
    seat: Seat


class Close(msgspec.Struct, frozen=True, tag="close", tag_field="do", forbid_unknown_fields=True):
    """The owner closes the table."""

    id: Id


class Why(msgspec.Struct, frozen=True, tag="why", tag_field="do", forbid_unknown_fields=True):
    """Why can this seat not do that now?"""

    id: Id
    seat: Seat
    action: ActionText


class Worth(msgspec.Struct, frozen=True, tag="worth", tag_field="do", forbid_unknown_fields=True):
    """What would that be worth, as far as the seat can know?"""

    id: Id
    seat: Seat
    action: ActionText


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="do", forbid_unknown_fields=True):
    """What would a bot do in this seat?"""

    id: Id
    seat: Seat


class Ideas(msgspec.Struct, frozen=True, tag="ideas", tag_field="do", forbid_unknown_fields=True):
    """Which options would a bot think of first in this seat?"""

    id: Id
    seat: Seat


class Read(msgspec.Struct, frozen=True, tag="read", tag_field="do", forbid_unknown_fields=True):
    """A step of the guide that asks for no act has been read."""

    id: Id
    step: Annotated[int, Meta(ge=0, le=100)]


class LeaveGuide(msgspec.Struct, frozen=True, tag="leave-guide", tag_field="do", forbid_unknown_fields=True):
    """On without the guide."""

    id: Id


class Explain(msgspec.Struct, frozen=True, tag="explain", tag_field="do", forbid_unknown_fields=True):
    """Why did a bot make this move, the number `at` of the game?"""

    id: Id
    at: Count


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="do", forbid_unknown_fields=True):
    """Show the table as it was after so many moves, from the viewer's own knowledge; null = now."""

    id: Id
    at: Count | None = None


class Again(msgspec.Struct, frozen=True, tag="again", tag_field="do", forbid_unknown_fields=True):
    """Show once more what has happened since the viewer's last own move."""

    id: Id


Asking = (
    Hello
    | Commit
    | Reveal
    | Act
    | Undo
    | Replace
    | Back
    | Answer
    | Say
    | Mute
    | Remove
    | Close
    | Why
    | Worth
    | Hint
    | Ideas
    | Read
    | LeaveGuide
    | Explain
    | Look
    | Again
)


# to the page


class Put(msgspec.Struct, frozen=True):
    """A node of the scene that is new, changed or moved; it comes after another of its layer ("" = first)."""

    key: str
    layer: str
    after: str
    svg: str


Box = tuple[float, float, float, float]  # left, top, width, height


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section of the scene with its layers in drawing order: an SVG of its own, or a group of the sheet."""

    name: str
    title: str
    box: Box
    layers: tuple[str, ...]
    place: Box | None = None  # what it covers of a sheet
    transform: str = ""  # from its own coordinates to those of the sheet
    is_drawer: bool = False  # opened by what has `data-open` = its name
    below: tuple[str, ...] = ()  # sections that its tab shows too, side by side under it


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log: after which move, by whom, what; a score line has points."""

    at: int
    seat: int
    text: str
    points: int | None = None
    turn: bool = False
    why: bool = False  # a bot's move of which the viewer may ask why


class Shown(msgspec.Struct, frozen=True):
    """A moment, shown large over the table: SVG of this width and height, for so many milliseconds at a calm pace."""

    svg: str
    wide: int
    high: int
    hold: int


class Frame(msgspec.Struct, frozen=True):
    """How the scene changes and what is told. Frames are shown one after another."""

    full: bool
    drop: tuple[str, ...]
    put: list[Put]
    parts: list[Part]
    lines: list[Line]
    sheet: Box | None = None  # all that a sheet shows; a board has none
    moment: Shown | None = None


class Choice(msgspec.Struct, frozen=True):
    """An option of the seat: the text to send, what it means, and the verb it belongs to."""

    action: str
    label: str
    verb: str
    # it cannot be taken back alone: it brings chance, another seat or something new in
    ends_undo: bool = False
    short: str = ""  # the same in few words, as on a button; empty where the label is short


class Group(msgspec.Struct, frozen=True):
    """The options of one verb."""

    verb: str
    label: str
    choices: list[Choice]


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    symbol: str
    name: str
    bot: str
    score: int
    live: int | None
    is_you: bool
    is_here: bool
    is_to_act: bool
    is_virtual: bool = False  # the rules play it
    about: str = ""  # all that is public of the seat, in one sentence
    facts: list[tuple[str, str]] = []  # an icon and a few characters each; none if the scene shows them
    live_lines: list[str] = []  # what would be scored if the game ended now
    absence: str = ""  # of somebody who is away: how long he is waited for
    is_replaceable: bool = False  # a bot may stand in now
    level: tuple[str, str, str] | None = None  # of a bot: id of its portrait, name, style
    is_muted: bool = False  # the owner of the table lets them write nothing


class Question(msgspec.Struct, frozen=True):
    """What somebody asks of all; `mine` is the seat that has not answered yet, or -1."""

    text: str
    by: int
    mine: int


class Guidance(msgspec.Struct, frozen=True):
    """What the guide of a first game tells the newcomer now."""

    step: int
    of: int  # as many steps there are; `step` is that after the last one, when the game goes on freely
    title: str  # which step it is
    brought: str  # what came of the act before; empty if there was none
    say: str  # empty while others move
    light: list[str]  # keys of the scene that it is about
    do: list[str]  # the acts that it wants; none if it is only to be read


class Row(msgspec.Struct, frozen=True):
    """One row of the reckoning: a kind of points, and what each seat has of it."""

    category: str
    name: str
    points: list[int]


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="tell"):
    """The table as the viewer may see it now."""

    version: int
    is_fresh: bool  # log and chat begin anew with this update
    decision: int
    at: int  # the move that is shown; less than `decision` in a replay
    seat: int
    seats: list[int]  # the viewer's own seats
    left: list[int]  # seats in which a bot stands in for the viewer, who may have them back
    status: str
    frames: list[Frame]
    prompt: str
    hint: str
    groups: list[Group]
    can_undo: int  # 2 alone, 1 by asking, 0 not at all
    question: Question | None
    players: list[Player]
    reckoning: list[Row]
    winners: list[int]
    chat: list[tuple[int, str, str]]  # after which move, by whom ("" = the table itself), what
    is_read_only: bool
    commitment: str
    secret: str  # empty until the game is over
    is_gathering: bool  # all seats are taken, and the shares of the draws are awaited
    commitments: list[str]  # of the players' shares, by seat, "" for none
    shares: list[str]
    is_owner: bool  # the viewer may mute and remove others and close the table
    may_chat: bool
    guide: Guidance | None = None  # of a first game, for the newcomer alone
    is_again: bool = False  # its frames have been told before: they lead from the last own move to now
    trouble: str = ""  # why the table may be older than it should be: the database is away


class Present(msgspec.Struct, frozen=True):
    """Whether somebody is at their seat, in the words of `Player`."""

    seat: int
    is_here: bool
    absence: str
    is_replaceable: bool


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="tell"):
    """Who is there now, if only that has changed."""

    players: list[Present]


class Judged(msgspec.Struct, frozen=True):
    """An option a bot had: what it is, the lead it promised in points, whether it was taken."""

    label: str
    lead: float
    is_chosen: bool


class Explained(msgspec.Struct, frozen=True):
    """Why a bot did something, the best option first."""

    title: str
    text: str
    options: list[Judged]
    others: str
    basis: str  # whose knowledge it is judged by


class Idea(msgspec.Struct, frozen=True):
    """An option that a bot thinks well of, and why in a few words."""

    action: str
    label: str
    note: str


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="tell"):
    """What was asked with this id is done; a question has its answer in `text`."""

    id: str
    text: str = ""
    action: str = ""
    points: list[int] | None = None
    heading: str = ""  # of the rulebook, where a reason comes from
    explained: Explained | None = None
    note: str = ""  # a hint: how much better it is than the next best
    ideas: list[Idea] = []  # the best first
    move: int = 0  # an act: the number of the move in the record; `action` is what was done there


class Sorry(msgspec.Struct, frozen=True, tag="sorry", tag_field="tell"):
    """What was asked is not possible, and why; nothing has changed."""

    id: str
    reason: str
    text: str
    heading: str = ""


Telling = Update | Presence | Done | Sorry

_decoder: msgspec.json.Decoder[Asking] = msgspec.json.Decoder(Asking)
_encoder = msgspec.json.Encoder()


def parse_message(raw: bytes | str) -> Asking:
    """A message from a page; msgspec.MsgspecError if it is none."""
    return _decoder.decode(raw)


def encode_message(message: Telling) -> bytes:
    """A message to a page."""
    return _encoder.encode(message)
