"""The claim cards as typed, frozen components, read from data/claims.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

import msgspec

BACKS: Final = ("water", "rock")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claim: what it is worth, how many there are, and the stamp on its back."""

    id: str
    worth: int
    count: int
    back: Literal["water", "rock"]
    source: str


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All claims in the box."""

    claim: tuple[Card, ...]


CARDS: Final = msgspec.toml.decode(
    files(__package__).joinpath("data", "claims.toml").read_bytes(), type=Cards
).claim
