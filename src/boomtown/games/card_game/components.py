"""The cards of the Card Game as typed, frozen components, read and checked from data/cards.toml."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

import msgspec

from boomtown.core.cards import Figure, problems_of_ids, read_file, require_sound

FILE: Final = "cards.toml"
SUITS: Final = ("hat", "star", "cactus", "boot", "horseshoe", "cow")
CORNERS: Final = ("nw", "ne", "sw", "se")
ERAS: Final = (1, 2)
CARDS_IN_ERA: Final = 48

# rules, texts and pictures know these by their ids
ELEMENT_IDS: Final = (
    "empty", "house", "townhouse", "mountain", "mine", "ranch", "blacksmith", "drugstore",
    "bank", "saloon", "hotel", "general-store", "church", "prison", "city-hall", "outlaws",
)  # fmt: skip
CHARACTER_IDS: Final = (
    "cowboy", "auctioneer", "settler", "captain", "singer", "lawyer", "banker", "governor", "doctor", "heroes", "teacher",
    "editor", "grocer", "day-labourer", "paperboy", "sheriff", "guide", "prospector", "gunsmith", "mercenary", "undertaker",
)  # fmt: skip
Shown = Annotated[int, msgspec.Meta(ge=0, le=4 * CARDS_IN_ERA)]  # parcels of an era
Suit = Literal["hat", "star", "cactus", "boot", "horseshoe", "cow"]


class Element(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a parcel can show, how many Houses it counts for, and how many parcels of each era show it."""

    id: str
    house_value: Figure
    count: tuple[Shown, Shown]
    is_building: bool
    source: str
    other_count: tuple[Shown, Shown] | None = None  # if the rulebook's table lists Houses before Mountains


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A terrain card: four parcels, and its appeal to virtual players."""

    id: str
    era: Literal[1, 2]
    appeal: Figure
    parcels: tuple[str, str, str, str]
    source: str
    other: tuple[str, str, str, str] | None = None  # if the rulebook's table lists Houses before Mountains


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card: appeal, signs, the figures of its effect, and the suits on its back from the top."""

    id: str
    appeal: Figure
    signs: tuple[Literal["dollar", "arrow"], ...]
    back: tuple[Suit, ...]  # empty = a skull
    source: str
    boost: Figure = 0  # added to an auction card
    points: Figure = 0
    per: dict[str, Figure] = {}  # points for each parcel of the city that shows this element


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is printed."""

    element: tuple[Element, ...]
    terrain: tuple[Terrain, ...]
    character: tuple[Character, ...]


def read_pieces(folder: Traversable) -> Cards:
    """The cards in the file of a folder; BadCards names the entry and the field that are wrong.

    Rules: "Game materials", p. 1; "Victory points for buildings", p. 8.
    """
    shape = {
        "element": tuple[Element, ...],
        "terrain": tuple[Terrain, ...],
        "character": tuple[Character, ...],
    }
    cards = Cards(**read_file(folder, FILE, shape))
    require_sound(FILE, problems(cards))
    return cards


def problems(cards: Cards) -> Iterator[str]:
    """Everything that is wrong with the cards, by entry and field."""
    yield from problems_of_ids("element", [element.id for element in cards.element], ELEMENT_IDS)
    yield from problems_of_ids("terrain", [card.id for card in cards.terrain])
    yield from problems_of_ids("character", [person.id for person in cards.character], CHARACTER_IDS)
    for card in cards.terrain:
        for field, parts in (("parcels", card.parcels), ("other", card.other or ())):
            for element_id in parts:
                if element_id not in ELEMENT_IDS:
                    yield f"terrain {card.id} ({field}): there is no element {element_id!r}"
    for era in ERAS:
        yield from problems_of_era(cards, era)
    for character in cards.character:
        for problem in problems_of_character(character):
            yield f"character {character.id} {problem}"
    skulls = [not character.back for character in cards.character]
    if skulls != sorted(skulls):
        yield "character (back): those with a skull come last, their kinds follow those of all other backs"


def problems_of_era(cards: Cards, era: int) -> Iterator[str]:
    """An era has its number of cards, and they show as many of each element as the rulebook states."""
    of_era = [card for card in cards.terrain if card.era == era]
    if len(of_era) != CARDS_IN_ERA:
        yield f"terrain (era): era {era} has {len(of_era)} cards, not {CARDS_IN_ERA}"
    printed = [part for card in of_era for part in card.parcels]
    others = [part for card in of_era for part in card.other or card.parcels]
    for element in cards.element:
        for field, parts, counts in (
            ("count", printed, element.count),
            ("other_count", others, element.other_count or element.count),
        ):
            found, stated = parts.count(element.id), counts[era - 1]
            if found != stated:
                told = f"{stated} are stated for era {era}, its cards show {found}"
                yield f"element {element.id} ({field}): {told}"


def problems_of_character(character: Character) -> Iterator[str]:
    """A back shows a skull or each suit once; an arrow goes with what can be used."""
    if character.back and sorted(character.back) != sorted(SUITS):
        yield "(back): it does not show each suit once"
    if character.boost and "arrow" not in character.signs:
        yield "(signs): whoever boosts has an arrow"
    for element_id in character.per:
        if element_id not in ELEMENT_IDS:
            yield f"(per): there is no element {element_id!r}"


CARDS: Final = read_pieces(files(__package__).joinpath("data"))
ELEMENTS: Final = CARDS.element
TERRAIN: Final = CARDS.terrain
CHARACTERS: Final = CARDS.character
BACKS: Final = tuple(  # each back once, skulls last
    dict.fromkeys("-".join(character.back) or "skull" for character in CHARACTERS)
)
