"""Third part of a turn: completed railroads, cities and mountains are scored, cowboys and tents go home."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.step import Step
from boomtown.games.gold_rush.rules.scoring import (
    POINTS_PER_RAILROAD,
    completed_railroads,
    is_city_complete,
    most_cowboys,
    railroad_points,
)
from boomtown.games.gold_rush.rules.state import AT_HOME, NO_SEAT, NO_TENT, GoldRushState, cowboys_of, face_of
from boomtown.games.gold_rush.rules.steps.cowboy import feature_at, fetch_cowboy
from boomtown.games.gold_rush.rules.steps.mining import ShareTokens
from boomtown.games.gold_rush.rules.steps.tent import fold_tent
from boomtown.games.gold_rush.rules.tables import (
    CITY,
    COWBOYS,
    MOUNTAIN,
    MOUNTAIN_COUNT,
    PRAIRIE,
    RAIL,
    RAIL_COUNT,
    SPOTS,
)


@final
class Evaluate(Step[GoldRushState]):
    """What the new tile has completed is evaluated: first the tokens left on mountains are taken, then
    railroads, cities and mountains are scored, then the cowboys return (A16).

    Rules: "3. Evaluating and scoring completed railroads, mountains, and cities", p. 5.
    """

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile

    def run(self, state: GoldRushState) -> None:
        """Most tiles complete nothing and come without this step."""
        state.push(ReturnCowboys())
        state.push(ScoreMountains(self.seat, self.tile))
        state.push(ScoreCities())
        state.push(ScoreRailroads(self.tile))
        push_shares(state, self.seat, self.tile)


def push_shares(state: GoldRushState, seat: i64, tile: i64) -> None:
    """Those with the most gold miners take the tokens of a completed mountain before they score it.

    Rules: "A completed mountain", p. 6.
    """
    first = state.first_mountain[tile]
    for segment in range(first, first + MOUNTAIN_COUNT[face_of(state.lie_of[tile])]):
        mountain = state.mountain_of[segment]
        if state.mountain_open[mountain] > 0 or is_repeated(state.mountain_of, first, segment):
            continue
        most = most_cowboys(state, state.mountain_cowboys[mountain])
        if most > 0 and state.mountain_tokens[mountain] > 0:
            state.push(ShareTokens(seat, mountain, most))


@final
class ScoreRailroads(Step[GoldRushState]):
    """A completed railroad gives a point per tile, twice that with exactly one locomotive.

    Rules: "A completed railroad", p. 5; "A completed railroad with locomotives", p. 5.
    """

    def __init__(self, tile: i64) -> None:
        self.tile: Final[i64] = tile

    def run(self, state: GoldRushState) -> None:
        """To the seat with the most railwaymen; tied seats score in full."""
        first = state.first_rail[self.tile]
        for segment in range(first, first + RAIL_COUNT[face_of(state.lie_of[self.tile])]):
            railroad = state.rail_of[segment]
            if state.rail_open[railroad] > 0 or is_repeated(state.rail_of, first, segment):
                continue
            points = railroad_points(state, railroad)
            most = most_cowboys(state, state.rail_cowboys[railroad])
            for seat in range(state.seat_count):
                if most > 0 and cowboys_of(state.rail_cowboys[railroad], seat) == most:
                    tiles, locomotives = state.rail_tiles[railroad], state.rail_locomotives[railroad]
                    state.award(seat, points, "gold-rush-score-railroad", tiles, locomotives, self.tile)


def is_repeated(feature_of: vec[i64], first: i64, segment: i64) -> bool:
    """Whether an earlier segment of the same tile belongs to the same railroad or mountain (A13, A27).

    Rules: "A completed railroad", p. 5; "A completed mountain", p. 6.
    """
    for earlier in range(first, segment):
        if feature_of[earlier] == feature_of[segment]:
            return True
    return False


@final
class ScoreCities(Step[GoldRushState]):
    """A completed city gives its merchant three points for each completed railroad (A17).

    Rules: "A completed city", p. 6.
    """

    def run(self, state: GoldRushState) -> None:
        """Each city is completed once."""
        for city in range(state.city_count):
            if state.city_is_done[city] or not is_city_complete(state, city):
                continue
            state.city_is_done[city] = 1
            if state.city_merchant[city] != NO_SEAT:
                railroads = completed_railroads(state, city)
                state.award(
                    state.city_merchant[city],
                    railroads * POINTS_PER_RAILROAD,
                    "gold-rush-score-city",
                    railroads,
                    0,
                    state.city_tile[city],
                )


@final
class ScoreMountains(Step[GoldRushState]):
    """A completed mountain gives a point per gold nugget symbol, mined or not; tents go home.

    Without a gold miner its tokens leave the game (A7).

    Rules: "A completed mountain", p. 6.
    """

    def __init__(self, seat: i64, tile: i64) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile

    def run(self, state: GoldRushState) -> None:
        """To the seat with the most gold miners; tied seats score in full."""
        first = state.first_mountain[self.tile]
        for segment in range(first, first + MOUNTAIN_COUNT[face_of(state.lie_of[self.tile])]):
            mountain = state.mountain_of[segment]
            if state.mountain_open[mountain] == 0 and not is_repeated(state.mountain_of, first, segment):
                self.score(state, mountain)

    def score(self, state: GoldRushState, mountain: i64) -> None:
        """One mountain."""
        for seat in range(state.seat_count):
            if state.tent_at[seat] != NO_TENT and state.mountain_of[state.tent_at[seat]] == mountain:
                fold_tent(state, seat)
                state.tell("gold-rush-event-tent-returned", seat, self.tile)
        most = most_cowboys(state, state.mountain_cowboys[mountain])
        if most == 0:
            lost = state.mountain_tokens[mountain]
            state.mountain_tokens[mountain] = 0
            state.tell("gold-rush-event-mountain-unclaimed", self.seat, lost, self.tile)
            return
        for seat in range(state.seat_count):
            if cowboys_of(state.mountain_cowboys[mountain], seat) == most:
                nuggets = state.mountain_nuggets[mountain]
                state.award(seat, nuggets, "gold-rush-score-mountain", nuggets, 0, self.tile)


@final
class ReturnCowboys(Step[GoldRushState]):
    """Cowboys on completed railroads, mountains and cities return to their owners; farmers never do.

    Rules: "Returning cowboys to their owners", p. 6; "The prairies", p. 6.
    """

    def run(self, state: GoldRushState) -> None:
        """After all scoring of the turn (A16)."""
        for cowboy in range(state.seat_count * COWBOYS):
            if state.cowboy_at[cowboy] == AT_HOME:
                continue
            tile, spot = state.cowboy_at[cowboy] // SPOTS, state.cowboy_at[cowboy] % SPOTS
            kind = state.kind_at(tile, spot)
            if kind == PRAIRIE:
                continue
            feature = feature_at(state, tile, spot)
            if (
                (kind == RAIL and state.rail_open[feature] == 0)
                or (kind == MOUNTAIN and state.mountain_open[feature] == 0)
                or (kind == CITY and state.city_is_done[feature] == 1)
            ):
                fetch_cowboy(state, cowboy)
                state.tell("gold-rush-event-cowboy-returned", cowboy // COWBOYS, kind, tile, spot)
