"""What programs send and get: typed JSON, every number and text bounded."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from boomtown.bots.levels import LEVELS
from boomtown.games import GAMES
from boomtown.server.web.protocol import ActionText, Commitment, Count, Seat, Share

LARGEST = 100_000  # bytes of a request
Name = Annotated[str, Meta(max_length=40)]
SeatKind = Annotated[str, Meta(max_length=40, extra_json_schema={"examples": ["me", "open", *LEVELS]})]


class Problem(Struct, frozen=True):
    """Why something was refused: the id of the reason, and a sentence."""

    reason: str
    text: str


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play."""

    name: Name = ""


class KnownPerson(Struct, frozen=True):
    """A person and the token that proves it: keep it, it is not stored in clear."""

    id: str
    name: str
    token: str


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    seats: tuple[int, int]
    variants: list[str]
    rules: int
    actions: int


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: each seat is `me`, `open`, or the name of a bot."""

    game: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": [*GAMES]})]
    seats: Annotated[list[SeatKind], Meta(min_length=1, max_length=10)]
    variants: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=40)] = []
    title: Name = ""
    public: bool = False
    # minutes until a bot may stand in for somebody who is away
    absence: Annotated[int, Meta(ge=1, le=10_080)] = 10


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: a free one to take, perhaps with the hash of a share of the draws, or that of somebody who is to go."""

    seat: Seat
    commitment: Commitment | None = None


class Committing(Struct, frozen=True, forbid_unknown_fields=True):
    """The hash of a share of the draws, as long as seats are free."""

    seat: Seat
    commitment: Commitment


class Revealing(Struct, frozen=True, forbid_unknown_fields=True):
    """The share itself, once no seat is free."""

    seat: Seat
    share: Share


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """A word to the table."""

    text: Annotated[str, Meta(max_length=2000)]


class Muting(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the person at a seat may write no more."""

    seat: Seat
    is_muted: bool = True


class Acting(Struct, frozen=True, forbid_unknown_fields=True):
    """A move: the seat, the decision it answers (see options), the text of the action, an id of your own."""

    seat: Seat
    decision: Count
    action: ActionText
    id: Annotated[str, Meta(max_length=64)] = ""


class TableInfo(Struct, frozen=True):
    """A table as the lobby knows it."""

    id: str
    game: str
    title: str
    status: str
    variants: tuple[str, ...]
    actors: tuple[int, ...]
    scores: tuple[int, ...]
    names: list[str]
    free: list[int]
    decision: int
    version: int
    commitment: str
    commitments: list[str]
    shares: list[str]


class News(Struct, frozen=True):
    """A line of the stream: a move, counted from 1, as the seat may read it."""

    move: int
    line: str


class Undone(Struct, frozen=True):
    """A line of the stream: so many of the last moves were taken back."""

    undone: int


class Standing(Struct, frozen=True):
    """A line of the stream: how far the table is, and who is to act."""

    status: str
    actors: list[int]


class Options(Struct, frozen=True):
    """What a seat may do now; `decision` goes back with the move."""

    seat: int
    decision: int
    actions: list[str]
    numbers: list[int]


class SeatView(Struct, frozen=True):
    """The view of a seat: what it may know, as `boomtown.core.wire.decode` reads it."""

    game: str
    seat: int
    state: dict[str, Any]


class MoveTaken(Struct, frozen=True):
    """It is so, and on disk: the number of the move in the record and what was done; an id sent again gets the same."""

    version: int
    decision: int
    move: int = 0
    action: str = ""
