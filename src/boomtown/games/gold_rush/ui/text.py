"""How the numbers of Gold Rush become words: which number of a message is which argument."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Final

from boomtown.core.text import Argument, Arguments, Text, Words, player
from boomtown.games.gold_rush.components import FACES, SIDES, TOKENS, Prairie, turn_side
from boomtown.games.gold_rush.rules.features import neighbour
from boomtown.games.gold_rush.rules.state import NO_TENT, NO_TILE, GoldRushState
from boomtown.games.gold_rush.rules.tables import CITY, DIGIT, MOUNTAIN, NOTHING, PRAIRIE, RAIL
from boomtown.games.gold_rush.rules.verbs import PLANE, SPOT_NAMES, VERBS
from boomtown.games.gold_rush.ui.map_layout import squares_of

ROLE: Final = {RAIL: "railwayman", MOUNTAIN: "gold-miner", CITY: "merchant", PRAIRIE: "farmer"}
LAND: Final = {RAIL: "railroad", MOUNTAIN: "mountain", CITY: "city", PRAIRIE: "prairie"}
ONE_STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # (side) -> steps east, steps south

# (cell) -> the nearest of the squares that share it, in steps east and south of the start tile
NEAREST: Final = {
    int(PLANE.cell(east, south)): (east, south)
    for south in range(-int(PLANE.radius), int(PLANE.radius) + 1)
    for east in range(abs(south) - int(PLANE.radius), int(PLANE.radius) - abs(south) + 1)
}


def square_of(state: GoldRushState, tile: int) -> tuple[int, int]:
    """Where a tile truly lies, in steps east and south of the start tile."""
    return squares_of(tuple(state.cell_of[: state.tile_count]))[tile]


def way(text: Text, square: tuple[int, int]) -> str:
    """A square as people call it."""
    return _way(text.language, *square)


@lru_cache(maxsize=8192)  # a scene names every square of the map
def _way(language: str, east: int, south: int) -> str:
    text = Text(WORDS, language)
    return text.way(east, south) if east or south else text.say("gold-rush-start-tile")


# Words for numbers: each takes the reader's text, the state (None if nobody gave one) and the number.


def tile_place(text: Text, state: GoldRushState, tile: int) -> str:
    """Where a tile lies."""
    return way(text, square_of(state, tile))


def cell_place(text: Text, state: GoldRushState | None, cell: int) -> str:
    """Where a square is, on the true map if it is on or beside it."""
    if state is not None:
        if state.tile_at(cell) != NO_TILE:
            return tile_place(text, state, int(state.tile_at(cell)))
        for side in range(4):
            other = int(state.tile_at(neighbour(cell, side)))
            if other != NO_TILE:
                east, south = square_of(state, other)
                return way(text, (east - ONE_STEP[side][0], south - ONE_STEP[side][1]))
    return way(text, NEAREST[cell])


def mountain_place(text: Text, state: GoldRushState, mountain: int) -> str:
    """Where the first tile of a mountain lies."""
    return tile_place(text, state, int(state.mountain_tile(mountain)))


def side_at(text: Text, state: GoldRushState | None, side: int) -> str:
    """At which side."""
    return text.say("side.at", side=SIDES[side])


def side_toward(text: Text, state: GoldRushState | None, side: int) -> str:
    """Towards which side."""
    return text.say("side.toward", side=SIDES[side])


def spot(text: Text, state: GoldRushState | None, number: int) -> str:
    """Where on a tile a cowboy is."""
    return text.say("gold-rush-spot", spot=SPOT_NAMES[number])


def land(text: Text, state: GoldRushState | None, kind: int) -> str:
    """What a side of a tile shows."""
    return text.say("gold-rush-land", land=LAND[kind])


def describe_demand(text: Text, state: GoldRushState | None, demand: int) -> str:
    """What the neighbours of an empty square ask of a tile, side by side."""
    kinds = {side: demand // int(DIGIT[side]) % 4 for side in range(4)}
    return text.all_of(
        [
            text.say("gold-rush-needed", land=land(text, state, kind), side=side_at(text, state, side))
            for side, kind in kinds.items()
            if kind != NOTHING
        ]
    )


def role(text: Text, state: GoldRushState | None, kind: int) -> str:
    """The id of what a cowboy is on this kind of feature."""
    return ROLE[kind]


def new_role(text: Text, state: GoldRushState | None, number: int) -> str:
    """The id of what a cowboy would be at a spot of the tile just placed, if that is known."""
    kind = NOTHING if state is None else state.kind_at(state.tile_count - 1, number)
    return ROLE.get(kind, "cowboy")


def token(text: Text, state: GoldRushState | None, number: int) -> str:
    """A mining token by the number of its value."""
    return text.say("gold-rush-token", nuggets=TOKENS[number].value)


def face(text: Text, state: GoldRushState | None, number: int) -> str:
    """A land tile as it is printed."""
    return describe_tile(text, number, 0)


def laid_tile(text: Text, state: GoldRushState, tile: int) -> str:
    """A land tile as it lies on the map."""
    lie = int(state.lie_of[tile])
    return describe_tile(text, lie // 4, lie % 4)


def winners(text: Text, state: GoldRushState, best: int) -> int:
    """How many have won."""
    return sum(points == best for points in state.score)


def tiles_left(text: Text, state: GoldRushState, seat: int) -> int:
    """The land tiles in the piles."""
    return int(state.piles.size)


def cowboys_left(text: Text, state: GoldRushState, seat: int) -> int:
    """The cowboys in a seat's supply."""
    return int(state.supply[seat])


def tokens_to_mine(text: Text, state: GoldRushState, seat: int) -> int:
    """The tokens on the mountain where a seat's tent stands."""
    tent = state.tent_at[seat]
    return 0 if tent == NO_TENT else int(state.mountain_tokens[state.mountain_of[tent]])


# The names of land tiles are put together from what they show.


def describe_tile(text: Text, number: int, turn: int) -> str:
    """All that a tile shows after so many quarter turns clockwise."""
    shown = FACES[number]
    parts = []
    for mountain in shown.mountains:
        parts.append(
            text.say(
                "gold-rush-tile-mountain",
                count=len(mountain.sides),
                sides=list_sides(text, mountain.sides, turn),
                nuggets=mountain.nuggets,
            )
        )
    if shown.city or shown.junction:
        exits = [side for track in shown.railroads for side in track.sides]
        hub = "city" if shown.city else "junction"
        parts.append(
            text.say("gold-rush-tile-hub", hub=hub, count=len(exits), sides=list_sides(text, exits, turn))
        )
    for track in shown.railroads:
        ends = [text.say("side", side=turn_side(side, turn)) for side in track.sides]
        if track.ends_at == "none":
            parts.append(
                text.say("gold-rush-tile-railroad", start=ends[0], end=ends[1], locomotives=track.locomotives)
            )
        elif track.ends_at == "mountain":
            parts.append(text.say("gold-rush-tile-tunnel", start=ends[0], locomotives=track.locomotives))
    for prairie in shown.prairies:
        sides = list_sides(text, whole_sides(prairie), turn)
        if prairie.tipis:
            parts.append(text.say("gold-rush-tile-tipis", sides=sides, tipis=prairie.tipis))
        if prairie.horses:
            parts.append(text.say("gold-rush-tile-horses", sides=sides, horses=prairie.horses))
    row = parts[0] if parts else text.say("gold-rush-tile-plain")
    for part in parts[1:]:
        row = text.say("gold-rush-tile-and", one=row, two=part)
    return row


def list_sides(text: Text, sides: Iterable[str], turn: int) -> str:
    """Sides of a tile after so many quarter turns, in a row."""
    places = sorted((turn_side(side, turn) for side in sides), key=SIDES.index)
    return text.all_of([text.say("side.listed", side=side) for side in places])


def whole_sides(prairie: Prairie) -> list[str]:
    """The sides a prairie fills, or if there is none those it touches."""
    touched = [half[0] for half in prairie.halves]
    whole = [side for side in SIDES if touched.count(side) == 2]
    return whole or [side for side in SIDES if side in touched]


ACTIONS: Final[Mapping[str, Arguments]] = {
    "draw": (Argument("tile", 0, face),),
    "token": (Argument("token", 0, token),),
    "place": (Argument("place", 0, cell_place), Argument("side", 1, side_toward)),
    "cowboy": (Argument("role", 0, new_role), Argument("spot", 0, spot)),
    "tent": (Argument("place", 0, cell_place), Argument("side", 1, side_at)),
    "mine": (),
    "pass": (),
    "begin": (Argument("player", 0, player),),
}

PROMPTS: Final[Mapping[str, Arguments]] = {
    "DrawFirstSeat": (),
    "DrawTile": (Argument("tiles", "seat", tiles_left),),
    "PlaceTile": (Argument("tile", "face", face),),
    "ChooseAction": (Argument("cowboys", "seat", cowboys_left), Argument("tokens", "seat", tokens_to_mine)),
    "TakeToken": (),
    "ShareTokens": (),
}

EVENTS: Final[Mapping[str, Arguments]] = {
    "gold-rush-event-begins": (),
    "gold-rush-event-tile-drawn": (Argument("tile", 0, face),),
    "gold-rush-event-tile-discarded": (Argument("tile", 0, face),),
    "gold-rush-event-tile-placed": (Argument("tile", 1, laid_tile), Argument("place", 1, tile_place)),
    "gold-rush-event-tokens-placed": (
        Argument("tokens", 0),
        Argument("pile", 1),
        Argument("place", 2, tile_place),
    ),
    "gold-rush-event-cowboy-placed": (
        Argument("role", 0, role),
        Argument("place", 1, tile_place),
        Argument("spot", 2, spot),
    ),
    "gold-rush-event-cowboy-returned": (Argument("role", 0, role), Argument("place", 1, tile_place)),
    "gold-rush-event-tent-pitched": (Argument("place", 0, tile_place),),
    "gold-rush-event-tent-moved": (Argument("place", 0, tile_place),),
    "gold-rush-event-tent-returned": (Argument("place", 0, tile_place),),
    "gold-rush-event-token-taken": (Argument("pile", 0), Argument("place", 1, mountain_place)),
    "gold-rush-event-token-seen": (Argument("nuggets", 0),),
    "gold-rush-event-mountain-unclaimed": (Argument("tokens", 0), Argument("place", 1, tile_place)),
    "gold-rush-event-passed": (),
    "gold-rush-event-final-scoring": (),
    "gold-rush-event-won": (Argument("points", 0), Argument("winners", 0, winners)),
    "gold-rush-score-railroad": (
        Argument("tiles", 0),
        Argument("locomotives", 1),
        Argument("place", 2, tile_place),
    ),
    "gold-rush-score-city": (Argument("railroads", 0), Argument("place", 2, tile_place)),
    "gold-rush-score-mountain": (Argument("nuggets", 0), Argument("place", 2, tile_place)),
    "gold-rush-score-incomplete-mountain": (Argument("nuggets", 0), Argument("place", 2, tile_place)),
    "gold-rush-score-incomplete-railroad": (Argument("tiles", 0), Argument("place", 2, tile_place)),
    "gold-rush-score-incomplete-city": (Argument("railroads", 0), Argument("place", 2, tile_place)),
    "gold-rush-score-prairie": (
        Argument("tipis", 0),
        Argument("horses", 1),
        Argument("place", 2, tile_place),
    ),
    "gold-rush-score-gold": (Argument("tokens", 0),),
}

REASONS: Final[Mapping[str, Arguments]] = {
    "gold-rush-reason-begin-first": (),
    "gold-rush-reason-no-such-seat": (),
    "gold-rush-reason-draw-first": (),
    "gold-rush-reason-none-left": (),
    "gold-rush-reason-place-first": (),
    "gold-rush-reason-square-taken": (),
    "gold-rush-reason-not-adjacent": (),
    "gold-rush-reason-fits-in-no-turn": (Argument("needed", 0, describe_demand),),
    "gold-rush-reason-does-not-continue": (
        Argument("top", 0, side_toward),
        Argument("side", 1, side_at),
        Argument("shown", 2, land),
        Argument("there", 3, land),
    ),
    "gold-rush-reason-same-turn": (Argument("side", 0, side_toward),),
    "gold-rush-reason-choose-action": (),
    "gold-rush-reason-no-cowboy-left": (Argument("farmers", 0), Argument("others", 1)),
    "gold-rush-reason-nothing-there": (),
    "gold-rush-reason-no-farmers": (),
    "gold-rush-reason-other-spot": (Argument("spot", 0, spot),),
    "gold-rush-reason-feature-occupied": (),
    "gold-rush-reason-no-tile-there": (),
    "gold-rush-reason-no-mountain-there": (),
    "gold-rush-reason-mountain-complete": (),
    "gold-rush-reason-tent-there": (),
    "gold-rush-reason-cowboy-there": (),
    "gold-rush-reason-no-tent": (),
    "gold-rush-reason-pile-empty": (),
    "gold-rush-reason-token-first": (),
}

# the headings of the rulebook, in its order -> the slug of their help
HEADINGS: Final[Mapping[str, str]] = {
    "Components": "components",
    "Goal of the game": "goal",
    "Preparation": "preparation",
    "Playing the game": "playing",
    "1. Draw and place a Land tile": "land-tile",
    "Placing Mining tokens": "mining-tokens",
    "2a. Place a cowboy": "cowboy",
    "2b. Pitch a tent": "tent",
    "2c. Mine for gold": "mine",
    "3. Evaluating and scoring completed railroads, mountains, and cities": "evaluating",
    "A completed railroad": "railroad",
    "A completed railroad with locomotives": "locomotives",
    "The scoreboard": "scoreboard",
    "Multiple cowboys on a completed railroad or mountain": "multiple-cowboys",
    "A completed mountain": "mountain",
    "A completed city": "city",
    "Returning cowboys to their owners": "returning",
    "The prairies": "prairies",
    "Game end and final scoring": "ending",
    "Scoring incomplete features": "incomplete",
    "Scoring farmers": "farmers",
    "Scoring gold": "gold",
    "Overview of land tiles and mining tokens": "overview",
    "Scoring overview": "scoring",
    "Game turn": "turn",
}

WORDS: Final = Words(
    game="gold-rush",
    package="boomtown.games.gold_rush",
    verbs=VERBS,
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    prompts=PROMPTS,
    components=("cowboy", *ROLE.values(), "tent"),
    composed={
        **{shown.id: partial(describe_tile, number=number, turn=0) for number, shown in enumerate(FACES)},
        **{piece.id: partial(token, state=None, number=number) for number, piece in enumerate(TOKENS)},
    },
    headings=HEADINGS,
)
