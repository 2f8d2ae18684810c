"""Tokens that have been proved: what only this process can change need not be read again."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from boomtown.server.tables.store import Person

MOST: Final = 4096  # those that were shown last


class Known(NamedTuple):
    """Who shows a token, and when it was noted that its device was used."""

    person: Person
    seen_at: int


class KnownTokens:
    """The answers of the database by the hash of a token. Every write of tokens and people must `forget` them.

    An answer may be on its way while something is forgotten: it was perhaps read before the write. So who asks takes
    the number of `changes` along, and only an answer between two of them is kept.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.changes = 0

    def find(self, token_hash: str) -> Known | None:
        """Who shows this token, if that is known."""
        found = self.known.get(token_hash)
        if found is not None:
            self.known.move_to_end(token_hash)
        return found

    def keep(self, token_hash: str, found: Known, changes: int) -> None:
        """Remember an answer to a question that was asked after so many changes."""
        if changes == self.changes:
            self.known[token_hash] = found
            self.known.move_to_end(token_hash)
            if len(self.known) > self.most:
                self.known.popitem(last=False)

    def forget(self, token_hash: str) -> None:
        """A token may count no more."""
        self.changes += 1
        self.known.pop(token_hash, None)

    def forget_person(self, person_id: str) -> None:
        """Something about a person or one of their tokens may be different."""
        self.changes += 1
        for token_hash in [hash for hash, found in self.known.items() if found.person.id == person_id]:
            del self.known[token_hash]
