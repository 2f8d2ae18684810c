"""Who sits at a table, and who may look, write and sit there."""

from __future__ import annotations

from boomtown.core.record import Refused
from boomtown.core.step import NOBODY
from boomtown.server.following import Follower
from boomtown.server.store import Chair


class Seating(Follower):
    """The chairs of a table and the orders of its owner, as the log tells them."""

    chairs: list[Chair]
    owner: str | None
    muted: set[str]
    removed: set[str]
    is_closed: bool
    stand_ins: dict[int, str]  # seats of bots that stand in -> the person whose seat it is

    def seats_of(self, person: str | None) -> list[int]:
        """The seats at which somebody sits; several on one device."""
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def seat_for(self, person: str | None, asked: object = None) -> int:
        """The only place where a seat comes in from outside: one of the person's own, spelled as we spell it.

        Without a wish it is their first, or a spectator's. It is looked up among the own seats, never parsed: what
        has been checked is what is used.
        """
        own = self.seats_of(person)
        if asked is None:
            return own[0] if own else int(NOBODY)
        for seat in own:
            if asked_for(seat, asked):
                return seat
        raise Refused("not-your-seat")

    def free_seat(self, asked: object) -> int:
        """A free seat that somebody names, looked up in the same way."""
        for chair in self.chairs:
            if chair.is_free and asked_for(chair.seat, asked):
                return chair.seat
        raise Refused("seat-taken")

    def seats_to_take_back(self, person: str | None) -> list[int]:
        """The seats in which a bot stands in for somebody who may come back."""
        if person is None or person in self.removed:
            return []
        return [seat for seat, whose in self.stand_ins.items() if whose == person]


def asked_for(seat: int, asked: object) -> bool:
    """Whether somebody outside means this seat: they must spell it as we do."""
    return asked == (seat if type(asked) is int else str(seat))
