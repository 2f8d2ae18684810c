"""The components packed into arrays of numbers: what would need a calculation is looked up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.pile import Kinds
from boomtown.games.card_game.components import BACKS, CHARACTERS, ELEMENTS, SUITS, TERRAIN
from boomtown.games.card_game.rules.verbs import CHARACTER_NAMES, USABLE_NAMES

ERAS: Final[i64] = 2
ROUNDS: Final[i64] = 9  # of an era
VALUES: Final[i64] = 12  # room for the auction cards 1 to 11 of a player
HAND: Final[i64] = 9  # a real player's cards are 1 to 9
FEWEST_PLAYERS: Final[i64] = 4
MOST_PLAYERS: Final[i64] = 6

# what a parcel shows
ELEMENT_IDS: Final = [element.id for element in ELEMENTS]
KINDS: Final[i64] = len(ELEMENTS)
EMPTY: Final[i64] = ELEMENT_IDS.index("empty")
HOUSE: Final[i64] = ELEMENT_IDS.index("house")
TOWNHOUSE: Final[i64] = ELEMENT_IDS.index("townhouse")
MOUNTAIN: Final[i64] = ELEMENT_IDS.index("mountain")
MINE: Final[i64] = ELEMENT_IDS.index("mine")
RANCH: Final[i64] = ELEMENT_IDS.index("ranch")
BLACKSMITH: Final[i64] = ELEMENT_IDS.index("blacksmith")
DRUGSTORE: Final[i64] = ELEMENT_IDS.index("drugstore")
BANK: Final[i64] = ELEMENT_IDS.index("bank")
SALOON: Final[i64] = ELEMENT_IDS.index("saloon")
HOTEL: Final[i64] = ELEMENT_IDS.index("hotel")
GENERAL_STORE: Final[i64] = ELEMENT_IDS.index("general-store")
CHURCH: Final[i64] = ELEMENT_IDS.index("church")
PRISON: Final[i64] = ELEMENT_IDS.index("prison")
CITY_HALL: Final[i64] = ELEMENT_IDS.index("city-hall")
OUTLAWS: Final[i64] = ELEMENT_IDS.index("outlaws")
BARE: Final[i64] = -1  # no terrain card lies there
HOUSE_VALUE: Final = vec[i64]([element.house_value for element in ELEMENTS])
IS_BUILDING: Final = vec[i64]([int(element.is_building) for element in ELEMENTS])  # Houses and Townhouses not


def all_under(second: bool) -> vec[i64]:
    """(element) -> an element it may cover besides what is empty; EMPTY where there is none (more)."""
    under = [EMPTY if kind in (EMPTY, OUTLAWS) or second else kind for kind in range(KINDS)]
    if second:
        under[TOWNHOUSE] = HOUSE
    return vec[i64]([int(kind) for kind in under])


SAME_UNDER: Final = all_under(False)
ALSO_UNDER: Final = all_under(True)

# terrain cards
CARDS: Final[i64] = len(TERRAIN)


def all_parcels() -> vec[i64]:
    """((reading * CARDS + card) * 4 + corner) -> element."""
    printed = [card.parcels for card in TERRAIN] + [card.other or card.parcels for card in TERRAIN]
    return vec[i64]([ELEMENT_IDS.index(part) for parcels in printed for part in parcels])


PARCELS: Final = all_parcels()
ERA_DECK: Final = [  # (era) -> how many of each card lie in its pile
    vec[i64]([int(card.era == era) for card in TERRAIN]) for era in (1, 2)
]

# all cards: terrain first, then characters from CARDS on
ALL_CARDS: Final[i64] = len(TERRAIN) + len(CHARACTERS)
APPEAL: Final = vec[i64]([card.appeal for card in TERRAIN] + [person.appeal for person in CHARACTERS])

# where a card is
IN_PILE: Final[i64] = 0  # or unseen in the box
ON_OFFER: Final[i64] = 1
REMOVED: Final[i64] = 2
WITH: Final[i64] = 3  # + player: in the city, in front of its owner, or collected by a virtual player
SOLD: Final[i64] = 9  # + player: under the Auctioneer
SET_ASIDE: Final[i64] = 15  # + player: it fitted nowhere

# characters
CHARACTER_COUNT: Final[i64] = len(CHARACTERS)
AUCTIONEER: Final[i64] = CHARACTER_NAMES.index("auctioneer")
SETTLER: Final[i64] = CHARACTER_NAMES.index("settler")
CAPTAIN: Final[i64] = CHARACTER_NAMES.index("captain")
SINGER: Final[i64] = CHARACTER_NAMES.index("singer")
LAWYER: Final[i64] = CHARACTER_NAMES.index("lawyer")
GOVERNOR: Final[i64] = CHARACTER_NAMES.index("governor")
EDITOR: Final[i64] = CHARACTER_NAMES.index("editor")
DAY_LABOURER: Final[i64] = CHARACTER_NAMES.index("day-labourer")
PAPERBOY: Final[i64] = CHARACTER_NAMES.index("paperboy")
SHERIFF: Final[i64] = CHARACTER_NAMES.index("sheriff")
GUIDE: Final[i64] = CHARACTER_NAMES.index("guide")
UNDERTAKER: Final[i64] = CHARACTER_NAMES.index("undertaker")
BOOST: Final = vec[i64]([person.boost for person in CHARACTERS])  # added to the auction card
FIXED_POINTS: Final = vec[i64]([person.points for person in CHARACTERS])
POINTS_PER: Final = vec[i64](  # (character * KINDS + element) -> points for each in the city
    [person.per.get(element, 0) for person in CHARACTERS for element in ELEMENT_IDS]
)
HAS_DOLLAR: Final = vec[i64]([int("dollar" in person.signs) for person in CHARACTERS])
HAS_ARROW: Final = vec[i64]([int("arrow" in person.signs) for person in CHARACTERS])

# the order of the player aid
USABLE: Final = vec[i64]([CHARACTER_NAMES.index(name) for name in USABLE_NAMES])  # (place) -> character
STAGE_ONE: Final[i64] = 0  # the first place of each stage, and the end
STAGE_TWO: Final[i64] = 5
STAGES_END: Final[i64] = 7

# backs of characters
BACK_COUNT: Final[i64] = len(BACKS)
SKULL: Final[i64] = BACKS.index("skull")
BACK_OF: Final = vec[i64]([BACKS.index("-".join(person.back) or "skull") for person in CHARACTERS])


def all_ranks() -> vec[i64]:
    """(back * 6 + suit) -> place from the top, 0 is strongest; a skull ranks nobody."""
    flat: list[int] = []
    for back in BACKS:
        order = back.split("-")
        flat.extend(order.index(suit) if suit in order else 0 for suit in SUITS)
    return vec[i64](flat)


RANK: Final = all_ranks()
PILE_KINDS: Final = Kinds(BACK_OF, vec[i64]([0] * len(CHARACTERS)), 1)
EACH_CHARACTER: Final = vec[i64]([1] * len(CHARACTERS))

# a city on its ring of 16 x 16 parcels; a row is a number of 16 bits, bit 0 the westernmost column
SIDE: Final[i64] = 16
CELLS: Final[i64] = 256
FULL_ROW: Final[i64] = 65535
FIRST_CELL: Final[i64] = 7 * 16 + 7  # the first card's north-west parcel: h8
CITY_SIDE: Final[i64] = 8
CAPTAIN_SIDE: Final[i64] = 9  # one way, the other stays 8
CITY_ROOM: Final[i64] = 22  # 18 rounds, once the Governor, twice the Day Labourer, and one to spare
ONE_BIT: Final = vec[i64]([2**column for column in range(16)])  # (column) -> its bit in a row
LOW_BITS: Final = vec[i64]([2**count - 1 for count in range(17)])  # (count) -> so many bits from the right
BITS_IN: Final = vec[i64]([(bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) for bits in range(8)])

# auction cards: (strength) of virtual players
STRENGTHS: Final = ["novice", "intermediate", "expert"]
LOWEST: Final = vec[i64]([1, 2, 3])  # nine cards from this one on

# switches: what a table may decide otherwise (see RULES.md)
SWITCH_NAMES: Final = [
    "houses-first",
    "editor-one-sign",
    "city-hall-others-only",
    "lawyer-with-boosts",
    "prison-at-once",
    "character-last",
    "paperboy-at-once",
    "outlaws-never-on-outlaws",
]
HOUSES_FIRST: Final[i64] = 0
EDITOR_ONE_SIGN: Final[i64] = 1
CITY_HALL_OTHERS_ONLY: Final[i64] = 2
LAWYER_WITH_BOOSTS: Final[i64] = 3
PRISON_AT_ONCE: Final[i64] = 4
CHARACTER_LAST: Final[i64] = 5
PAPERBOY_AT_ONCE: Final[i64] = 6
OUTLAWS_NEVER_ON_OUTLAWS: Final[i64] = 7
SWITCHES: Final[i64] = len(SWITCH_NAMES)
