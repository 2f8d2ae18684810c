"""Rate limits: enough for any person and for a classroom behind one address, too little for a flood.

Whatever is limited is counted twice, for the person and for the address, and both must allow it: a new token is a new
person, but comes from the same address. Time is a monotonic clock, so nobody waits because a clock was set back.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from boomtown.core.record import Refused

MOST_BUDGETS: Final = 50_000  # remembered at once; those that are full again are forgotten first
# bits of an IPv6 address that name a site: the rest is chosen freely by whoever lives there
SITE_PREFIX: Final = 64
ROUNDING: Final = 1e-6  # seconds: less is an error of floating point
MINUTE: Final = 60.0
HOUR: Final = 3600.0


class Rate(NamedTuple):
    """So many in so many seconds: all of them at once, or one after the other."""

    most: float
    seconds: float


class Limit(NamedTuple):
    """What one person may do, and how many such people an address may hold; 0 people: only the person counts."""

    rates: tuple[Rate, ...]
    people: int = 5


LIMITS: Final[dict[str, Limit]] = {
    "page": Limit((Rate(60, MINUTE),)),
    "form": Limit((Rate(30, MINUTE),)),
    "api": Limit((Rate(600, MINUTE),)),
    "socket": Limit((Rate(90, 3),)),  # messages of a page
    "connect": Limit((Rate(60, MINUTE),)),  # sockets and streams that are opened
    "find": Limit((Rate(120, MINUTE),)),  # tables that are not in memory, whether they are there or not
    # of a person at a table of theirs: nobody can use it up for them
    "move": Limit((Rate(120, MINUTE),), people=0),
    "own-connect": Limit((Rate(60, MINUTE),), people=0),
    # what is dear
    "picture": Limit((Rate(20, MINUTE),)),
    "look": Limit((Rate(100, 20),)),  # a replay plays many positions
    "worth": Limit((Rate(120, 20),)),  # pointing at options asks a lot
    "hint": Limit((Rate(20, MINUTE),), people=3),
    "import": Limit((Rate(10, 10 * MINUTE),)),
    # what others have to live with
    "chat": Limit((Rate(8, 20), Rate(60, HOUR)), people=4),
    "table": Limit((Rate(20, HOUR),)),
    "person": Limit((Rate(12, HOUR),)),  # new ones; a class of sixty may come at once
}
AT_ONCE: Final[dict[str, tuple[int, int]]] = {  # of a person, of an address
    "connect": (20, 100),
    "own-connect": (20, 300),  # at tables of one's own: enough for a school
}


class TooFast(Refused):
    """Too often: `wait` is the number of seconds after which it is possible again."""

    def __init__(self, wait: float = 1.0) -> None:
        super().__init__("too-fast")
        self.wait = max(1, math.ceil(wait))


def headers_for(refused: Refused) -> dict[str, str]:
    """When to come again; and a connection of which nobody knows where the next request begins is closed."""
    if isinstance(refused, TooFast):
        return {"retry-after": str(refused.wait)}
    if refused.reason in ("not-readable", "cannot-save"):
        return {"retry-after": "5"}
    return {"connection": "close"} if refused.reason in ("too-slow", "form-too-large") else {}


class Budgets:
    """Token buckets by name. Of each is known when it will be full again, which is all there is to know."""

    def __init__(self, clock: Callable[[], float], most: int = MOST_BUDGETS) -> None:
        self.clock = clock
        self.most = most
        self.full_at: OrderedDict[tuple[str, ...], float] = OrderedDict()

    def wait_for(self, name: tuple[str, ...], rate: Rate) -> float:
        """Seconds until one more is possible; 0 if it is so now."""
        now = self.clock()
        spent = max(0.0, self.full_at.get(name, now) - now)
        wait = spent - (rate.most - 1) * rate.seconds / rate.most
        return wait if wait > ROUNDING else 0.0

    def spend(self, name: tuple[str, ...], rate: Rate) -> None:
        """One more has been done."""
        now = self.clock()
        self.full_at[name] = max(now, self.full_at.get(name, now)) + rate.seconds / rate.most
        self.full_at.move_to_end(name)
        if len(self.full_at) > self.most:
            self.forget_some(now)

    def forget_some(self, now: float) -> None:
        """Those that are full again; if there are too many others, those that have been used least recently."""
        for name in [name for name, full_at in self.full_at.items() if full_at <= now]:
            del self.full_at[name]
        while len(self.full_at) > self.most * 0.9:
            self.full_at.popitem(last=False)


class Limiter:
    """Counts what each person and each address does. The factor makes all limits wider or narrower."""

    def __init__(
        self, is_on: bool = True, factor: float = 1.0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.is_on = is_on
        self.factor = factor
        self.budgets = Budgets(clock)
        self.open: Counter[tuple[str, ...]] = Counter()

    def spend(self, kind: str, person: str | None, address: str, table: str = "") -> None:
        """One more of a kind, at a table where that matters; TooFast if the person or the address has had enough."""
        if not self.is_on:
            return
        limit = LIMITS[kind]
        senders = []
        if person:
            senders.append(("person", person, table, 1))
        if limit.people and address:
            senders.append(("address", address, "", limit.people))
        spending = [
            (
                (kind, who, name, where, str(number)),
                Rate(max(1.0, rate.most * times * self.factor), rate.seconds),
            )
            for who, name, where, times in senders
            for number, rate in enumerate(limit.rates)
        ]
        wait = max((self.budgets.wait_for(name, rate) for name, rate in spending), default=0.0)
        if wait > 0:
            raise TooFast(wait)
        for name, rate in spending:
            self.budgets.spend(name, rate)

    @contextmanager
    def holding(self, kind: str, person: str | None, address: str) -> Iterator[None]:
        """Something that stays open for a while: only so many at once. Without an address only the person counts."""
        names = [("person", person, 0) if person else None, ("address", address, 1) if address else None]
        held = [name for name in names if name is not None]
        if self.is_on:
            for who, name, place in held:
                if self.open[kind, who, name] >= max(1, AT_ONCE[kind][place] * self.factor):
                    raise TooFast(MINUTE)
        for who, name, _ in held:
            self.open[kind, who, name] += 1
        try:
            yield
        finally:
            for who, name, _ in held:
                self.open[kind, who, name] -= 1
                if not self.open[kind, who, name]:
                    del self.open[kind, who, name]


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from: the site, in IPv6 where everybody has many addresses."""
    host = connection.client.host if connection.client else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> (128 - SITE_PREFIX) << (128 - SITE_PREFIX))}/{SITE_PREFIX}"
