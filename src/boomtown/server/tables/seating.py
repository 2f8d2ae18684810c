"""Who sits at a table, and who may look, write and sit there."""

from __future__ import annotations

from boomtown.core.record import Refused
from boomtown.core.step import NOBODY
from boomtown.server.tables.log_follower import LogFollower
from boomtown.server.tables.store import Chair


class Seating(LogFollower):
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

    def refuse_newcomer(self, person: str | None) -> None:
        """Nobody sits down who was sent away, and nobody new at a closed table."""
        if person is not None and person in self.removed:
            raise Refused("removed-here")
        self.refuse_outsider(person)

    def refuse_outsider(self, person: str | None) -> None:
        """A closed table is for those who sit there, and for its owner."""
        if not self.is_open_to(person):
            raise Refused("table-closed")

    def is_open_to(self, person: str | None) -> bool:
        """Whether somebody may look at the table."""
        if not self.is_closed or self.seats_of(person) or self.seats_to_take_back(person):
            return True
        return person is not None and person == self.owner

    def is_spectator(self, person: str | None) -> bool:
        """Whether somebody only watches: no seat is theirs, now or again, and the table is not theirs either."""
        is_owner = person is not None and person == self.owner
        return not (is_owner or self.seats_of(person) or self.seats_to_take_back(person))

    def refuse_chat(self, person: str) -> None:
        """Those who sit here may write, unless they are muted or the table is closed."""
        if not self.seats_of(person):
            raise Refused("chat-not-seated")
        if self.is_closed:
            raise Refused("chat-closed")
        if person in self.muted:
            raise Refused("chat-muted")

    def may_chat(self, person: str | None) -> bool:
        """Whether somebody may write now."""
        try:
            self.refuse_chat(person or "")
        except Refused:
            return False
        return True

    def other_at(self, owner: str, seat: object) -> Chair:
        """The chair of somebody else, for the owner of the table."""
        if owner != self.owner:
            raise Refused("not-owner")
        for chair in self.chairs:
            if asked_for(chair.seat, seat) and chair.person is not None:
                if chair.person == owner:
                    raise Refused("not-yourself")
                return chair
        raise Refused("nobody-there")


def asked_for(seat: int, asked: object) -> bool:
    """Whether somebody outside means this seat: they must spell it as we do."""
    return asked == (seat if type(asked) is int else str(seat))
