"""What the log of a table can hold: everything that happens there, in order."""

from __future__ import annotations

import msgspec


class Opened(msgspec.Struct, frozen=True, tag="opened", omit_defaults=True):
    """Whose table it is: who opened it. In logs without it, it is the first person who sat down."""

    person: str
    absence: int = 10  # minutes that somebody must be away until a bot may stand in
    guided: bool = False  # the game's guide leads whoever opened it through the beginning


class Sat(msgspec.Struct, frozen=True, tag="sat", omit_defaults=True):
    """A person or a bot takes a seat; without both the seat is free again.

    A bot may stand in for somebody who is away or has left: `stands_for` is whose seat it is, and who may have it back.
    """

    seat: int
    person: str | None = None
    bot: str = ""
    name: str = ""
    stands_for: str = ""


class Committed(msgspec.Struct, frozen=True, tag="committed"):
    """A player has chosen a share of the draws and shows its hash, as long as seats are free."""

    seat: int
    commitment: str


class Revealed(msgspec.Struct, frozen=True, tag="revealed"):
    """A player shows the share itself: all seats are taken, the game has not begun."""

    seat: int
    share: str


class Began(msgspec.Struct, frozen=True, tag="began", omit_defaults=True):
    """All seats are taken: the game starts, or goes on from the moves of another table or of a record."""

    moves: tuple[str, ...] = ()


class Moved(msgspec.Struct, frozen=True, tag="moved", omit_defaults=True):
    """A seat (or chance, -1) acts; `id` is the sender's, so that a move sent twice counts once.

    It names a move of this person in this seat that answers this decision, and no other.
    """

    seat: int
    text: str
    id: str = ""
    person: str = ""  # who sent it; entries of older servers do not say
    decision: int = -1  # that it answers: the number of moves the sender had seen
    fixed: bool = False  # a draw that a guide has fixed, not the secret of the table


class Undid(msgspec.Struct, frozen=True, tag="undid"):
    """The last moves are taken back."""

    moves: int
    by: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody says something to the table."""

    person: str
    name: str
    text: str


class Asked(msgspec.Struct, frozen=True, tag="asked", omit_defaults=True):
    """A seat asks everybody: to take moves back, or to let a bot play for an absent seat."""

    by: int
    moves: int = 0  # to take back
    absent: int = -1  # seat for a bot
    bot: str = ""


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A seat answers what was asked."""

    seat: int
    is_yes: bool


class Muted(msgspec.Struct, frozen=True, tag="muted", omit_defaults=True):
    """The owner lets somebody write no more, or again; the name is that of the time."""

    person: str
    name: str
    is_muted: bool = True


class Removed(msgspec.Struct, frozen=True, tag="removed"):
    """The owner has sent somebody away for good; what becomes of the seats follows as `Sat`."""

    person: str
    name: str


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The owner has closed the table: nobody new, nobody who only watches, no chat; those who sit play on."""


class StepRead(msgspec.Struct, frozen=True, tag="step-read"):
    """The newcomer has read a step of the guide that asks for no act."""

    step: int


class GuideLeft(msgspec.Struct, frozen=True, tag="guide-left"):
    """The newcomer needs the guide no more: from here on it is a game like any other."""


Entry = (
    Opened
    | Sat
    | Committed
    | Revealed
    | Began
    | Moved
    | Undid
    | Said
    | Asked
    | Answered
    | Muted
    | Removed
    | Closed
    | StepRead
    | GuideLeft
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(payload: bytes) -> Entry:
    """A stored entry."""
    return _decoder.decode(payload)


def check_seats(entry: Entry, seats: int) -> None:
    """ValueError if an entry names a seat that the table does not have; moves are checked by the rules."""
    named: list[int] = []
    match entry:
        case Sat() | Committed() | Revealed() | Answered():
            named = [entry.seat]
        case Asked():
            named = [entry.by] + ([entry.absent] if entry.absent >= 0 else [])
    for seat in named:
        if not 0 <= seat < seats:
            raise ValueError(f"the table has no seat {seat}")
