"""Second part of a turn: a cowboy, or the tent, or a token, or nothing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import Step
from boomtown.games.gold_rush.rules.state import NO_TILE, GoldRushState
from boomtown.games.gold_rush.rules.steps.cowboy import (
    first_spot,
    offer_cowboys,
    place_cowboy,
    why_cowboy_numbers,
    why_no_cowboy,
)
from boomtown.games.gold_rush.rules.steps.mining import TakeToken, can_mine, why_no_mining
from boomtown.games.gold_rush.rules.steps.tent import offer_tents, pitch_tent, why_no_tent
from boomtown.games.gold_rush.rules.tables import MOUNTAIN
from boomtown.games.gold_rush.rules.verbs import COWBOY, MINE, PASS, TENT


@final
class ChooseAction(Step[GoldRushState]):
    """At most one of three: place a cowboy on the new tile, pitch or move the tent, mine for gold.

    Rules: "Playing the game", p. 2.
    """

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile  # the one just placed

    def actor(self, state: GoldRushState) -> i64:
        """Whose turn it is."""
        return self.seat

    def options(self, state: GoldRushState, seat: i64, menu: Menu) -> None:
        """Cowboys, tents, the mine; doing nothing is always allowed."""
        if state.supply[seat] > 0:
            offer_cowboys(state, self.tile, menu)
        offer_tents(state, menu)
        if can_mine(state, seat):
            menu.add(MINE.action)
        menu.add(PASS.action)

    def reason(self, state: GoldRushState, seat: i64, action: i64) -> str | None:
        """Each of the three has its own rules."""
        if COWBOY.has(action):
            return why_no_cowboy(state, seat, self.tile, COWBOY.part(action))
        if TENT.has(action):
            cell, side = TENT.parts(action)
            return why_no_tent(state, cell, side)
        if action == MINE.action:
            return why_no_mining(state, seat)
        return None if action == PASS.action else "gold-rush-reason-choose-action"

    def reason_numbers(self, state: GoldRushState, seat: i64, action: i64) -> list[int]:
        """What keeps a cowboy away, or the spot by which a feature is called."""
        if COWBOY.has(action):
            return why_cowboy_numbers(state, seat, self.tile, COWBOY.part(action))
        if TENT.has(action):
            cell, side = TENT.parts(action)
            tile = state.tile_at(cell)
            if tile != NO_TILE and state.kind_at(tile, side) == MOUNTAIN:
                return [int(first_spot(state, tile, side))]
        return []

    def take(self, state: GoldRushState, seat: i64, action: i64) -> None:
        """Do it."""
        if COWBOY.has(action):
            place_cowboy(state, seat, self.tile, COWBOY.part(action))
        elif TENT.has(action):
            cell, side = TENT.parts(action)
            pitch_tent(state, seat, cell, side)
        elif action == MINE.action:
            state.push(TakeToken(seat, state.mountain_of[state.tent_at[seat]]))
        else:
            state.tell("gold-rush-event-passed", seat)
