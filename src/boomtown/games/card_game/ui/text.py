"""How the numbers of the Card Game become words: which number of a message is which argument."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from boomtown.core.menu import Menu
from boomtown.core.text import SEAT_NAMES, Argument, Arguments, Text, Words
from boomtown.games.card_game.components import BACKS, CHARACTERS, CORNERS, ELEMENTS, SUITS, TERRAIN
from boomtown.games.card_game.rules.city import offer_spots
from boomtown.games.card_game.rules.game import ANY_SUIT
from boomtown.games.card_game.rules.scoring import POINTS_PER_OUTLAWS
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.building import PlaceCard
from boomtown.games.card_game.rules.steps.taking import BY_GOVERNOR, BY_LAWYER, TakeCard
from boomtown.games.card_game.rules.tables import APPEAL, BARE, CARDS, CITY_ROOM, EMPTY, PARCELS, USABLE, WITH
from boomtown.games.card_game.rules.verbs import CELL_NAMES, VERBS

ERA_NUMERALS: Final = ("I", "II")
BY: Final = {int(BY_GOVERNOR): "governor", int(BY_LAWYER): "lawyer"}  # else a card is taken on one's turn
LAST_NAMED: Final = ("townhouse", "house", "mountain", "outlaws")  # after all that earns points itself
NAMING_ORDER: Final = [  # elements as they stand in the name of a card
    *(kind for kind, part in enumerate(ELEMENTS) if part.id not in ("empty", *LAST_NAMED)),
    *([part.id for part in ELEMENTS].index(name) for name in LAST_NAMED),
]


def reading_of(state: CardGameState | None) -> int:
    """How a table reads the cards: 0, or 1 if Houses come first."""
    return 0 if state is None else int(state.switches[0])


def parcels(card: int, reading: int) -> list[int]:
    """The elements at the corners of a terrain card, as a table reads it."""
    first = (reading * int(CARDS) + card) * 4
    return [int(element) for element in PARCELS[first : first + 4]]


# Words for numbers: each takes the reader's text, the state (None if nobody gave one) and the number.


def contents(text: Text, state: CardGameState | None, card: int) -> str:
    """What a terrain card brings, without saying where: `Mine and 2 Mountains`."""
    shown = parcels(card, reading_of(state))
    counts = [(ELEMENTS[kind].id, shown.count(kind)) for kind in NAMING_ORDER if kind in shown]
    return text.all_of([text.say("card-game-some", element=name, count=count) for name, count in counts])


def corners(text: Text, card: int, reading: int) -> str:
    """What lies at the corners of a terrain card."""
    said = [
        text.say("card-game-parcel", element=text.name(ELEMENTS[kind].id), corner=CORNERS[corner])
        for corner, kind in enumerate(parcels(card, reading))
        if kind != EMPTY
    ]
    return text.all_of(said)


def terrain(text: Text, state: CardGameState | None, card: int) -> str:
    """A terrain card with its corners: `Mine top left and Mountain bottom right`; away from a table with its era."""
    shown = corners(text, card, reading_of(state))
    if state is not None:
        return shown
    return text.say("card-game-terrain-of-era", card=shown, era=ERA_NUMERALS[TERRAIN[card].era - 1])


def offered_card(text: Text, state: CardGameState | None, card: int) -> str:
    """A card to take: a terrain card with its corners, or a character with what it does."""
    if card < CARDS:
        return terrain(text, state, card)
    return with_effect(text, state, card - int(CARDS))


def kind_of_card(text: Text, state: CardGameState | None, card: int) -> str:
    """Whether a card is `terrain`, a `misfit` (terrain for which the city has no room) or a `character`."""
    if card >= CARDS:
        return "character"
    if state is None or not state.agenda:
        return "terrain"
    step = state.agenda[-1]
    is_misfit = isinstance(step, TakeCard) and spots(state, int(step.seat), card) == 0
    return "misfit" if is_misfit else "terrain"


def spots(state: CardGameState, seat: int, card: int) -> int:
    """How many places a city has for a terrain card."""
    menu = Menu()
    offer_spots(state, seat, card, menu)
    return int(menu.count)


def owned_card(text: Text, state: CardGameState | None, card: int) -> str:
    """A terrain card with its place in the city where it lies."""
    seat = -1 if state is None else int(state.where[card] - WITH)
    index = -1 if state is None or not 0 <= seat < state.seat_count else int(state.city_index(seat, card))
    if state is None or index < 0:
        return terrain(text, state, card)
    where = place_of(text, state, seat, int(state.city_cell[index]))
    return text.say("card-game-terrain-at", card=terrain(text, state, card), place=where)


def place_of(text: Text, state: CardGameState, seat: int, cell: int) -> str:
    """Where in a city the north-west parcel of a card lies, or would lie: rows and columns of its box."""
    if state.height[seat] == 0:
        return text.say("card-game-first-place")
    row = (cell // 16 - int(state.north[seat]) + 8) % 16 - 8  # the shorter way around the ring
    column = (cell % 16 - int(state.west[seat]) + 8) % 16 - 8
    beyond = {"above": max(-row, 0), "left": max(-column, 0)}
    return text.say("card-game-place", row=row + 1, column=column + 1, **beyond)


def four(cell: int) -> set[int]:
    """The cells of a card on the ring of 16 x 16."""
    return {(cell // 16 + down) % 16 * 16 + (cell + along) % 16 for down in (0, 1) for along in (0, 1)}


def builder(state: CardGameState | None) -> int:
    """The seat that places a card now, -1 if none does."""
    step = state.agenda[-1] if state is not None and state.agenda else None
    return int(step.seat) if isinstance(step, PlaceCard) else -1


def new_place(text: Text, state: CardGameState | None, cell: int) -> str:
    """Where the card in hand would lie."""
    seat = builder(state)
    if state is None or seat < 0:
        return text.say("card-game-cell", cell=CELL_NAMES[cell])
    return place_of(text, state, seat, cell)


def would_cover(text: Text, state: CardGameState | None, cell: int) -> int:
    """How many parcels the card in hand would cover."""
    seat = builder(state)
    if state is None or seat < 0:
        return 0
    return sum(state.element_at(seat, part // 16, part % 16) != BARE for part in four(cell))


def newest(state: CardGameState, card: int) -> tuple[int, int]:
    """Who has placed this card, and its place in the lists of cards."""
    seat = int(state.where[card] - WITH)
    return seat, int(state.city_index(seat, card))


def placed_at(text: Text, state: CardGameState, card: int) -> str:
    """Where a card has just been placed."""
    seat, index = newest(state, card)
    if state.city_count[seat] == 1:
        return text.say("card-game-first-place")
    return place_of(text, state, seat, int(state.city_cell[index]))


def covers(text: Text, state: CardGameState, card: int) -> int:
    """How many parcels a card has just covered."""
    seat, index = newest(state, card)
    cells = [int(cell) for cell in state.city_cell[seat * CITY_ROOM : index + 1]]
    own, under = four(cells[-1]), {cell for older in cells[:-1] for cell in four(older)}
    return len(own & under)


def appeal(text: Text, state: CardGameState | None, card: int) -> int:
    """How much virtual players want a card."""
    return int(APPEAL[card])


def element(text: Text, state: CardGameState | None, number: int) -> str:
    """The id of an element."""
    return ELEMENTS[number].id


def character(text: Text, state: CardGameState | None, number: int) -> str:
    """The id of a character."""
    return CHARACTERS[number].id


def usable(text: Text, state: CardGameState | None, place: int) -> str:
    """The id of a character by its place on the player aid."""
    return CHARACTERS[USABLE[place]].id


def with_effect(text: Text, state: CardGameState | None, number: int) -> str:
    """A character with what it does, very short."""
    return text.say("card-game-person-with-effect", character=CHARACTERS[number].id)


def kind_of_back(text: Text, state: CardGameState | None, back: int) -> str:
    """Whether a back shows a `skull` or the `order` of suits."""
    return "skull" if BACKS[back] == "skull" else "order"


def back_name(text: Text, state: CardGameState | None, back: int) -> str:
    """What a back shows: the suits from the strongest to the weakest, or a skull."""
    if BACKS[back] == "skull":
        return text.say("card-game-skull")
    row, *others = (suit_name(text, SUITS.index(suit)) for suit in BACKS[back].split("-"))
    for other in others:
        row = text.say("list-next", items=row, next=other)
    return row


def suit_name(text: Text, suit: int) -> str:
    """A suit: the symbol of a player."""
    return text.say(SEAT_NAMES[suit])


def symbol(state: CardGameState, player: int) -> int:
    """The suit of a player is its symbol."""
    return int(state.suit[player])


def figure(text: Text, state: CardGameState | None, number: int) -> int:
    """The figure on an auction card: the first shows a 1."""
    return number + 1


def numeral(text: Text, state: CardGameState | None, era: int) -> str:
    """An era in Roman numerals."""
    return ERA_NUMERALS[era - 1]


def lost_points(text: Text, state: CardGameState | None, groups: int) -> int:
    """The points that outlaws cost."""
    return -int(POINTS_PER_OUTLAWS) * groups


def winners(text: Text, state: CardGameState, best: int) -> int:
    """How many have won."""
    return sum(points == best for points in state.score)


def taken_by(text: Text, state: CardGameState, by: int) -> str:
    """Whether a card is taken with the `governor`, with the `lawyer`, or on one's `turn`."""
    return BY.get(by, "turn")


def cards_due(text: Text, state: CardGameState, seat: int) -> int:
    """The cards a seat still has to take."""
    return int(state.due[seat])


def spots_left(text: Text, state: CardGameState, card: int) -> int:
    """The places for the card in hand."""
    return spots(state, builder(state), card)


ACTIONS: Final[Mapping[str, Arguments]] = {
    "back": (Argument("back", 0, back_name),),
    "reveal": (Argument("character", 0, character),),
    "draw": (Argument("card", 0, terrain),),
    "turn": (Argument("value", 0, figure),),
    "use": (Argument("character", 0, usable),),
    "decline": (),
    "bid": (Argument("value", 0, figure),),
    "take": (Argument("card", 0, offered_card), Argument("kind", 0, kind_of_card)),
    "place": (Argument("place", 0, new_place), Argument("covered", 0, would_cover)),
    "aside": (),
    "sell": (Argument("card", 0, owned_card),),
    "fetch": (Argument("card", 0, with_effect),),
    "done": (),
}

PROMPTS: Final[Mapping[str, Arguments]] = {
    "CutPile": (),
    "RevealCharacter": (),
    "SeeBack": (),
    "RevealTerrain": (Argument("cards", "left"),),
    "UseCharacter": (Argument("character", "place", usable),),
    "ChooseBid": (),
    "TurnCards": (),
    "TakeCard": (Argument("by", "by", taken_by), Argument("cards", "seat", cards_due)),
    "PlaceCard": (Argument("card", "card", contents), Argument("spots", "card", spots_left)),
    "FetchCharacter": (),
    "SellBeforeScoring": (),
}

ONE_CHARACTER: Final[Arguments] = (Argument("character", 0, character),)
ONE_CARD: Final[Arguments] = (Argument("card", 0, contents),)
NEW_CARD: Final[Arguments] = (Argument("card", 0, contents), Argument("appeal", 0, appeal))
ONE_VALUE: Final[Arguments] = (Argument("value", 0),)
ONE_BACK: Final[Arguments] = (Argument("kind", 0, kind_of_back), Argument("back", 0, back_name))
SOME: Final[Arguments] = (Argument("count", 0),)

EVENTS: Final[Mapping[str, Arguments]] = {
    "card-game-event-pile-cut": ONE_BACK,
    "card-game-event-round-began": (Argument("era", 0, numeral), Argument("round", 1)),
    "card-game-event-character-revealed": ONE_CHARACTER,
    "card-game-event-back-seen": ONE_BACK,
    "card-game-event-skull": ONE_CHARACTER,
    "card-game-event-terrain-revealed": NEW_CARD,
    "card-game-event-terrain-added": NEW_CARD,
    "card-game-event-character-used": ONE_CHARACTER,
    "card-game-event-character-declined": ONE_CHARACTER,
    "card-game-event-bid": (),
    "card-game-event-bid-shown": ONE_VALUE,
    "card-game-event-bid-wasted": ONE_VALUE,
    "card-game-event-card-turned": ONE_VALUE,
    "card-game-event-tie-won": ONE_VALUE,
    "card-game-event-terrain-taken": ONE_CARD,
    "card-game-event-character-taken": ONE_CHARACTER,
    "card-game-event-placed": (
        Argument("card", 0, contents),
        Argument("place", 0, placed_at),
        Argument("covered", 0, covers),
    ),
    "card-game-event-set-aside": ONE_CARD,
    "card-game-event-sold": (Argument("card", 0, contents), Argument("count", 1)),
    "card-game-event-terrain-removed": ONE_CARD,
    "card-game-event-character-removed": ONE_CHARACTER,
    "card-game-event-era-changed": (),
    "card-game-event-fetched": ONE_CHARACTER,
    "card-game-event-not-fetched": (),
    "card-game-event-sales-over": (),
    "card-game-event-final-scoring": (),
    "card-game-event-won": (Argument("points", 0), Argument("winners", 0, winners)),
    "card-game-score-ranch": SOME,
    "card-game-score-mine": SOME,
    "card-game-score-drugstore": SOME,
    "card-game-score-bank": SOME,
    "card-game-score-saloon": SOME,
    "card-game-score-store": SOME,
    "card-game-score-per-ranch": (Argument("buildings", 0), Argument("count", 1)),
    "card-game-score-per-mine": (Argument("buildings", 0), Argument("count", 1)),
    "card-game-score-per-house": (Argument("buildings", 0), Argument("count", 1)),
    "card-game-score-hotel": SOME,
    "card-game-score-city-hall": SOME,
    "card-game-score-outlaws": (Argument("count", 0), Argument("lost", 0, lost_points)),
    "card-game-score-character": ONE_CHARACTER,
    "card-game-score-sold": SOME,
    "card-game-score-appeal": SOME,
}

REASONS: Final[Mapping[str, Arguments]] = {
    "card-game-reason-cut-first": (),
    "card-game-reason-reveal-first": (),
    "card-game-reason-back-first": (),
    "card-game-reason-draw-first": (),
    "card-game-reason-turn-first": (),
    "card-game-reason-cannot-come": (),
    "card-game-reason-use-or-decline": ONE_CHARACTER,
    "card-game-reason-other-character": ONE_CHARACTER,
    "card-game-reason-not-your-character": ONE_CHARACTER,
    "card-game-reason-character-used": ONE_CHARACTER,
    "card-game-reason-governor-used": (),
    "card-game-reason-rounds-over": ONE_CHARACTER,
    "card-game-reason-no-turn": ONE_CHARACTER,
    "card-game-reason-after-bids": ONE_CHARACTER,
    "card-game-reason-before-bids": ONE_CHARACTER,
    "card-game-reason-moment-passed": ONE_CHARACTER,
    "card-game-reason-bid-now": (),
    "card-game-reason-card-used": (Argument("value", 0), Argument("era", 1)),
    "card-game-reason-take-now": (),
    "card-game-reason-not-on-offer": (),
    "card-game-reason-place-now": (),
    "card-game-reason-first-card": (),
    "card-game-reason-too-large": (Argument("side", 0),),
    "card-game-reason-not-joined": (),
    "card-game-reason-covers": (Argument("element", 0, element),),
    "card-game-reason-covers-outlaws": (),
    "card-game-reason-outlaws-on-outlaws": (),
    "card-game-reason-must-place": (),
    "card-game-reason-no-auctioneer": (),
    "card-game-reason-three-sold": (),
    "card-game-reason-not-in-city": (),
    "card-game-reason-overlaps": (),
    "card-game-reason-splits-city": (),
    "card-game-reason-fetch-or-decline": (),
    "card-game-reason-not-free": (),
    "card-game-reason-sell-or-done": (),
    "card-game-reason-suit-twice": (),
}

# the headings of the rulebook, in its order -> the slug of their help
HEADINGS: Final[Mapping[str, str]] = {
    "Game materials": "materials",
    "Goal of the game": "goal",
    "Game setup": "setup",
    "Strength of virtual players": "strength",
    "Advice for setting up the game": "advice",
    "Playing the game": "playing",
    "Tiebreaker": "tiebreaker",
    "Virtual players": "virtual-players",
    "To use character cards": "using-characters",
    "Skull": "skull",
    "End-of-round example": "round-example",
    "Building rules": "building",
    "Example of terrain card placement": "placement-example",
    "End of the game": "end",
    "Scoring for real players": "scoring",
    "Scoring for virtual players": "virtual-scoring",
    "Character cards": "characters",
    "Descriptions of the different characters": "each-character",
    "Victory points for buildings": "buildings",
}

WORDS: Final = Words(
    game="card-game",
    package="boomtown.games.card_game",
    verbs=VERBS,
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    prompts=PROMPTS,
    components=(
        *(kind.id for kind in ELEMENTS),
        *(person.id for person in CHARACTERS),
        "terrain-card",
        "character-card",
        "auction-card",
    ),
    composed={
        **{card.id: partial(terrain, state=None, card=number) for number, card in enumerate(TERRAIN)},
        **{suit: partial(suit_name, suit=number) for number, suit in enumerate(SUITS)},
        **{back: partial(back_name, state=None, back=number) for number, back in enumerate(BACKS)},
    },
    headings=HEADINGS,
    variants={
        f"suit-{player}={suit}": ("suit", {"player": player, "suit": suit})
        for player in range(1, len(SUITS) + 1)
        for suit in (ANY_SUIT, *SUITS)
    },
    symbol=symbol,
)
