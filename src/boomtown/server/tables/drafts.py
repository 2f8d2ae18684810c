"""Things that are changed at a draft first: nobody sees a change before it is certain."""

from __future__ import annotations

import copy
from typing import Any, Self

from boomtown.core.record import Table


class Drafted:
    """Something with fields that a draft has for itself; all other fields it shares with the original."""

    own_fields: set[str]

    def draft(self) -> Self:
        """The same again, to try something that nobody may see yet."""
        draft = copy.copy(self)
        for name in self.own_fields:
            setattr(draft, name, copy_field(getattr(self, name)))
        return draft

    def become(self, draft: Self) -> None:
        """What was tried at a draft is so."""
        for name in self.own_fields:
            setattr(self, name, getattr(draft, name))


def copy_field(value: Any) -> Any:
    """A field of a draft: its containers, also those in a dictionary, and its table are its own."""
    if isinstance(value, Table):
        return value.clone()
    again = copy.copy(value)
    if isinstance(again, dict):
        for key, inner in again.items():
            again[key] = copy_field(inner)
    return again
