"""The cards of the Card Game as typed, frozen components, read and checked from data/cards.toml."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

import msgspec

SUITS: Final = ("hat", "star", "cactus", "boot", "horseshoe", "cow")  # the suit of a player is its number
CORNERS: Final = ("nw", "ne", "sw", "se")
ERAS: Final = (1, 2)
CARDS_IN_ERA: Final = 48
ALL_CHARACTERS: Final = 21

Suit = Literal["hat", "star", "cactus", "boot", "horseshoe", "cow"]


class Element(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a parcel can show, how many Houses it counts for, and how many parcels of each era show it."""

    id: str
    house_value: int
    count: tuple[int, int]
    is_building: bool
    source: str
    other_count: tuple[int, int] | None = None  # if the rulebook's table lists Houses before Mountains


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A terrain card: four parcels, and its appeal to virtual players."""

    id: str
    era: Literal[1, 2]
    appeal: int
    parcels: tuple[str, str, str, str]
    source: str
    other: tuple[str, str, str, str] | None = None  # if the rulebook's table lists Houses before Mountains


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card: appeal, signs, the figures of its effect, and the suits on its back from the top."""

    id: str
    appeal: int
    signs: tuple[Literal["dollar", "arrow"], ...]
    back: tuple[Suit, ...]  # empty = a skull
    source: str
    boost: int = 0  # added to an auction card
    points: int = 0
    per: dict[str, int] = {}  # points for each parcel of the city that shows this element


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is printed."""

    element: tuple[Element, ...]
    terrain: tuple[Terrain, ...]
    character: tuple[Character, ...]


def read(raw: bytes) -> Cards:
    """The cards in this TOML text; ValueError names the entry that is wrong.

    Rules: "Game materials", p. 1; "Victory points for buildings", p. 8.
    """
    cards = msgspec.toml.decode(raw, type=Cards)
    ids = [element.id for element in cards.element] + [card.id for card in cards.terrain]
    ids += [character.id for character in cards.character]
    for name in ids:
        if ids.count(name) > 1:
            raise ValueError(f"two entries are called {name}")
    known = [element.id for element in cards.element]
    for card in cards.terrain:
        for element in (*card.parcels, *(card.other or ())):
            if element not in known:
                raise ValueError(f"card {card.id}: there is no element {element}")
    for era in ERAS:
        of_era = [card for card in cards.terrain if card.era == era]
        if len(of_era) != CARDS_IN_ERA:
            raise ValueError(f"era {era} has {len(of_era)} cards")
        for element in cards.element:
            printed = [part for card in of_era for part in card.parcels]
            check_count(f"{element.id} in era {era}", printed.count(element.id), element.count[era - 1])
            others = [part for card in of_era for part in card.other or card.parcels]
            count = element.other_count or element.count
            check_count(f"other {element.id} in era {era}", others.count(element.id), count[era - 1])
    check_count("characters", len(cards.character), ALL_CHARACTERS)
    for character in cards.character:
        check(character, known)
    skulls = [not character.back for character in cards.character]
    if skulls != sorted(skulls):
        raise ValueError("characters with a skull come last: their kinds follow those of all other backs")
    return cards


def check_count(what: str, found: int, stated: int) -> None:
    """What was counted is what the rulebook states."""
    if found != stated:
        raise ValueError(f"{what}: {stated} are stated, there are {found}")


def check(character: Character, elements: list[str]) -> None:
    """A back shows a skull or each suit once; an arrow goes with what can be used."""
    if character.back and sorted(character.back) != sorted(SUITS):
        raise ValueError(f"character {character.id}: its back does not show each suit once")
    if character.boost and "arrow" not in character.signs:
        raise ValueError(f"character {character.id}: whoever boosts has an arrow")
    for element in character.per:
        if element not in elements:
            raise ValueError(f"character {character.id}: there is no element {element}")


CARDS: Final = read(files(__package__).joinpath("data", "cards.toml").read_bytes())
ELEMENTS: Final = CARDS.element
TERRAIN: Final = CARDS.terrain
CHARACTERS: Final = CARDS.character
BACKS: Final = tuple(  # each back once, skulls last
    dict.fromkeys("-".join(character.back) or "skull" for character in CHARACTERS)
)
