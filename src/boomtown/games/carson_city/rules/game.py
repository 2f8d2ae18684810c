"""Carson City: the start, who sees what, and what may be behind a view."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, Game, Variant, View
from boomtown.games.carson_city.evaluation.evaluate import evaluate
from boomtown.games.carson_city.evaluation.quiescence import quiesce
from boomtown.games.carson_city.rules.duel_tiles import DEALT, fill_tiles, hide_tiles
from boomtown.games.carson_city.rules.reserves import earn, receive_roads, recruit
from boomtown.games.carson_city.rules.river import settle_river
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.steps.ending import SpendExcess, push_final_scoring, winner
from boomtown.games.carson_city.rules.steps.preparation import (
    AnnounceTotals,
    ClaimFirstParcel,
    DealDuelTile,
    DrawBuilding,
    DrawOrder,
    RollCentre,
    TurnCard,
)
from boomtown.games.carson_city.rules.steps.river import LayRiver
from boomtown.games.carson_city.rules.steps.turn import BeginTurn
from boomtown.games.carson_city.rules.tables import (
    CARD_COUNT,
    CARD_NAMES,
    POINTS_ON_TILES,
    RED,
    RIVER_TILE,
    USUAL_RIVER,
)
from boomtown.games.carson_city.rules.verbs import VERBS

STARTING_MONEY: Final[i64] = 15
STARTING_ROADS: Final[i64] = 1
STARTING_COWBOYS: Final[i64] = 3

MIGHT_IS_RIGHT: Final = "might-is-right"
CARSON_RIVER: Final = "carson-river"
KIT_CARSON: Final = "kit-carson"
STARTING_REVOLVER: Final = "starting-revolver"
KEPT_TILES_WAIT: Final = "kept-tiles-wait"
SETTLER_POINTS: Final = "settler-points"
BONUS_EACH_TURN: Final = "bonus-each-turn"
UNLIMITED_ROADS: Final = "unlimited-roads"


def all_variants() -> list[Variant]:
    """What a table may choose: the sides of the cards, three variants, and rulings that can be read otherwise."""
    variants = [Variant("personalities", ["yellow", "red", "random"], "yellow", [])]
    variants += [Variant(f"red-{card}", [], "", []) for card in CARD_NAMES]
    variants += [Variant(name, [], "", []) for name in (MIGHT_IS_RIGHT, CARSON_RIVER)]
    variants.append(Variant("course", ["usual", "random", "laid"], "usual", [], needs=[CARSON_RIVER]))
    variants += [Variant(name, [], "", []) for name in (KIT_CARSON, STARTING_REVOLVER, KEPT_TILES_WAIT)]
    red_settler = ["personalities=red", "personalities=random", "red-settler"]
    variants.append(Variant(SETTLER_POINTS, [], "", [], needs=red_settler))
    variants.append(Variant(BONUS_EACH_TURN, [], "", [], needs=[KIT_CARSON]))
    variants.append(Variant(UNLIMITED_ROADS, [], "", []))
    return variants


@final
class CarsonCity(Game[CarsonCityState]):
    """Carson City for 2 to 5 seats, four turns."""

    def __init__(self) -> None:
        super().__init__("carson-city", 2, VERBS, 2, 5, all_variants())

    def start(self, seat_count: i64, variants: frozenset[str]) -> CarsonCityState:
        """Everybody gets $15, a road and three cowboys; chance does the rest of the set-up.

        Rules: "Game setup", p. 2; "Variants", p. 8.
        """
        state = CarsonCityState(seat_count)
        state.is_kit_carson = int(KIT_CARSON in variants)
        state.kept_tiles_wait = int(KEPT_TILES_WAIT in variants)
        state.settler_gives_points = int(SETTLER_POINTS in variants)
        state.bonus_each_turn = int(BONUS_EACH_TURN in variants)
        state.has_endless_roads = int(UNLIMITED_ROADS in variants)
        state.first_revolvers = int(STARTING_REVOLVER in variants)
        for seat in range(seat_count):
            receive_roads(state, seat, STARTING_ROADS)
            recruit(state, seat, STARTING_COWBOYS)
            state.revolvers[seat] = state.first_revolvers
        state.push(BeginTurn())
        state.push(ClaimFirstParcel(0))
        if MIGHT_IS_RIGHT in variants and seat_count > 2:
            state.push(AnnounceTotals())
        else:
            for seat in range(seat_count):
                earn(state, seat, STARTING_MONEY)
        state.push(DrawOrder())
        state.push(RollCentre())
        state.push(DrawBuilding())
        if MIGHT_IS_RIGHT in variants:
            hand_out_tiles(state)
        if CARSON_RIVER in variants:
            state.has_river = 1
            open_river(state, variants)
        turn_cards(state, variants)
        state.settle()
        return state

    def view(self, state: CarsonCityState, seat: i64) -> View[CarsonCityState]:
        """Duel tiles are known to their owner, until the game is over."""
        seen = state.clone()
        if state.has_duel_tiles and not state.is_over():
            hide_tiles(seen, seat)
        return View(seat, seen)

    def determinize(self, view: View[CarsonCityState], rng: Rng) -> CarsonCityState:
        """Hands of duel tiles that agree with all the seat knows."""
        state = view.state.clone()
        if state.has_duel_tiles and not state.is_over():
            fill_tiles(state, rng)
        return state

    def finish(self, state: CarsonCityState) -> None:
        """Final scoring as if this turn ended now, after spending what is above the cash limits."""
        push_final_scoring(state)
        state.push(SpendExcess())

    def evaluate(self, state: CarsonCityState) -> vec[i64]:
        """What every seat may expect at the end: a turn thought through, and what it leaves for the others."""
        return evaluate(state)

    def quiesce(self, state: CarsonCityState, rng: Rng, menu: Menu) -> None:
        """Small choices that belong to the act before them are made by rule of thumb."""
        quiesce(state)

    def winners(self, state: CarsonCityState) -> list[int]:
        """One seat wins: ties are broken by the order of passing."""
        return [int(winner(state))]


def hand_out_tiles(state: CarsonCityState) -> None:
    """Duel tiles: with two seats a set of 0 to 5 each, else six at random.

    Rules: "The Might is right variant", p. 8.
    """
    state.has_duel_tiles = 1
    if state.seat_count > 2:
        state.push(DealDuelTile(0, DEALT))
        return
    for seat in range(state.seat_count):
        state.tile_count[seat] = DEALT
        for points in range(POINTS_ON_TILES):
            state.tiles[seat * POINTS_ON_TILES + points] = 1


def open_river(state: CarsonCityState, variants: frozenset[str]) -> None:
    """The usual course of the river, or one that chance or seat 0 lays (R27).

    Rules: "The Carson River variant", p. 8.
    """
    if "course=random" in variants:
        state.push(LayRiver(CHANCE, 0, 0, 0))
    elif "course=laid" in variants:
        state.push(LayRiver(0, 0, 0, 0))
    else:
        for parcel in USUAL_RIVER:
            state.content[parcel] = RIVER_TILE
        settle_river(state, USUAL_RIVER[0], USUAL_RIVER[len(USUAL_RIVER) - 1])


def turn_cards(state: CarsonCityState, variants: frozenset[str]) -> None:
    """The side of each personality card: yellow, red, or turned by chance; single cards may be made red.

    Rules: "Personalities", p. 7.
    """
    for card in range(CARD_COUNT - 1, i64(-1), i64(-1)):
        if "personalities=red" in variants or f"red-{CARD_NAMES[card]}" in variants:
            state.side[card] = RED
        elif "personalities=random" in variants:
            state.push(TurnCard(card))


CARSON_CITY: Final = CarsonCity()
