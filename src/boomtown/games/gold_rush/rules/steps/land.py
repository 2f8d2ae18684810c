"""First part of a turn: a land tile is drawn and placed, mining tokens are put on its mountains."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, Step
from boomtown.games.gold_rush.rules.features import has_completed, lay_tile, neighbour
from boomtown.games.gold_rush.rules.state import NO_TILE, GoldRushState, face_of, opposite
from boomtown.games.gold_rush.rules.steps.action import ChooseAction
from boomtown.games.gold_rush.rules.steps.evaluation import Evaluate
from boomtown.games.gold_rush.rules.tables import (
    DEMANDS,
    DIGIT,
    FIRST_TURN,
    FITS,
    MOST_MOUNTAINS,
    MOUNTAIN_COUNT,
    MOUNTAIN_NUGGETS,
    NOTHING,
    NUGGETS_ON,
    SIDE_KIND,
)
from boomtown.games.gold_rush.rules.verbs import DRAW, PLACE


@final
class DrawTile(Step[GoldRushState]):
    """A land tile is drawn; one that fits nowhere leaves the game and another is drawn (A20, A23).

    Rules: "1. Draw and place a Land tile", p. 3.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def actor(self, state: GoldRushState) -> i64:
        """The piles."""
        return CHANCE

    def options(self, state: GoldRushState, seat: i64, menu: Menu) -> None:
        """Every face that is left."""
        state.piles.offer(DRAW, menu)

    def roll(self, state: GoldRushState, rng: Rng, menu: Menu) -> i64:
        """A tile from the piles."""
        return DRAW.of(state.piles.sample(rng))

    def reason(self, state: GoldRushState, seat: i64, action: i64) -> str | None:
        """Only what is left in the piles can be drawn."""
        if not DRAW.has(action):
            return "gold-rush-reason-draw-first"
        return None if state.piles.left[DRAW.part(action)] > 0 else "gold-rush-reason-none-left"

    def take(self, state: GoldRushState, seat: i64, action: i64) -> None:
        """Show the tile, and go on to place it if there is a place."""
        face = DRAW.part(action)
        state.piles.remove(face)
        if has_place(state, face):
            state.tell("gold-rush-event-tile-drawn", self.seat, face)
            state.push(PlaceTile(self.seat, face))
            return
        state.tell("gold-rush-event-tile-discarded", self.seat, face)
        if state.piles.size > 0:
            state.push(self)


def has_place(state: GoldRushState, face: i64) -> bool:
    """Whether a tile fits anywhere.

    Rules: "1. Draw and place a Land tile", p. 3.
    """
    fits, space_demand = FITS, state.space_demand
    for space in range(state.space_count):
        if fits[face * DEMANDS + space_demand[space]] > 0:
            return True
    return False


@final
class PlaceTile(Step[GoldRushState]):
    """The tile is placed next to another, and everything at the sides must continue.

    Rules: "1. Draw and place a Land tile", p. 3.
    """

    def __init__(self, seat: i64, face: i64) -> None:
        self.seat: Final[i64] = seat
        self.face: Final[i64] = face

    def actor(self, state: GoldRushState) -> i64:
        """Whose turn it is."""
        return self.seat

    def options(self, state: GoldRushState, seat: i64, menu: Menu) -> None:
        """Every space in every turn that meets its demand."""
        fits, row = FITS, self.face * DEMANDS
        space_cell, space_demand = state.space_cell, state.space_demand
        for space in range(state.space_count):
            turns = fits[row + space_demand[space]]  # a set, a bit for each turn
            if turns == 0:
                continue
            cell = space_cell[space]
            if turns & 1:
                menu.add(PLACE.of(cell, 0))
            if turns & 2:
                menu.add(PLACE.of(cell, 1))
            if turns & 4:
                menu.add(PLACE.of(cell, 2))
            if turns & 8:
                menu.add(PLACE.of(cell, 3))

    def reason(self, state: GoldRushState, seat: i64, action: i64) -> str | None:
        """The square is empty, has a neighbour, and all neighbours continue; equal looks have one name.

        Where no turn will do, the refusal speaks of all of them, else of the one that was asked for.
        """
        if not PLACE.has(action):
            return "gold-rush-reason-place-first"
        cell, turn = PLACE.parts(action)
        if state.tile_at(cell) != NO_TILE:
            return "gold-rush-reason-square-taken"
        is_adjacent = False
        for side in range(i64(4)):
            if state.tile_at(neighbour(cell, side)) != NO_TILE:
                is_adjacent = True
        if not is_adjacent:
            return "gold-rush-reason-not-adjacent"
        if self.first_misfit(state, cell, turn) >= 0:
            if self.fits_somehow(state, cell):
                return "gold-rush-reason-does-not-continue"
            return "gold-rush-reason-fits-in-no-turn"
        return None if FIRST_TURN[self.face * 4 + turn] == turn else "gold-rush-reason-same-turn"

    def reason_numbers(self, state: GoldRushState, seat: i64, action: i64) -> list[int]:
        """Of a turn: that turn, the side that does not continue, what the tile shows there and what lies there.

        If none fits: what the square demands. Of a turn that looks like another: that other.
        """
        if not PLACE.has(action):
            return []
        cell, turn = PLACE.parts(action)
        side = self.first_misfit(state, cell, turn)
        if side < 0:
            return [int(FIRST_TURN[self.face * 4 + turn])]
        if not self.fits_somehow(state, cell):
            return [int(demand_at(state, cell))]
        shown = SIDE_KIND[(self.face * 4 + turn) * 4 + side]
        return [int(turn), int(side), int(shown), int(kind_across(state, cell, side))]

    def first_misfit(self, state: GoldRushState, cell: i64, turn: i64) -> i64:
        """The first side at which a neighbour shows something else, or -1."""
        for side in range(i64(4)):
            there = kind_across(state, cell, side)
            if there != NOTHING and there != SIDE_KIND[(self.face * 4 + turn) * 4 + side]:
                return side
        return -1

    def fits_somehow(self, state: GoldRushState, cell: i64) -> bool:
        """Whether the tile continues all neighbours of a square in some turn."""
        for turn in range(i64(4)):
            if self.first_misfit(state, cell, turn) < 0:
                return True
        return False

    def take(self, state: GoldRushState, seat: i64, action: i64) -> None:
        """Lay the tile; tokens, one action and the evaluation follow."""
        cell, turn = PLACE.parts(action)
        tile = lay_tile(state, self.face, cell, turn)
        state.tell("gold-rush-event-tile-placed", seat, self.face, tile)
        if has_completed(state, tile):
            state.push(Evaluate(seat, tile))
        state.push(ChooseAction(seat, tile))
        if NUGGETS_ON[self.face] > 0:
            state.push(PlaceMiningTokens(seat, tile))


def kind_across(state: GoldRushState, cell: i64, side: i64) -> i64:
    """What the neighbour at a side of a square shows there, or NOTHING if there is none.

    Rules: "1. Draw and place a Land tile", p. 3.
    """
    other = state.tile_at(neighbour(cell, side))
    return NOTHING if other == NO_TILE else SIDE_KIND[state.lie_of[other] * 4 + opposite(side)]


def demand_at(state: GoldRushState, cell: i64) -> i64:
    """What the neighbours of a square ask of a tile there, as one number with a digit per side.

    Rules: "1. Draw and place a Land tile", p. 3.
    """
    demand: i64 = 0
    for side in range(i64(4)):
        demand += kind_across(state, cell, side) * DIGIT[side]
    return demand


@final
class PlaceMiningTokens(Step[GoldRushState]):
    """Each gold nugget symbol of a new tile brings a face-down token to the pile of its mountain (A1, A2).

    Rules: "Placing Mining tokens", p. 3; "Preparation", p. 2 (the start tile).
    """

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile

    def run(self, state: GoldRushState) -> None:
        """As many as there are."""
        face = face_of(state.lie_of[self.tile])
        first = state.first_mountain[self.tile]
        for i in range(MOUNTAIN_COUNT[face]):
            mountain = state.mountain_of[first + i]
            tokens = MOUNTAIN_NUGGETS[face * MOST_MOUNTAINS + i]
            if tokens == 0:
                continue
            if tokens > state.bag:
                tokens = state.bag
            state.bag -= tokens
            state.mountain_tokens[mountain] += tokens
            state.tell(
                "gold-rush-event-tokens-placed", self.seat, tokens, state.mountain_tokens[mountain], self.tile
            )
