"""The end of the game: unfinished features, farmers and gold are scored."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from boomtown.core.step import HIDDEN, NOBODY, Step
from boomtown.games.gold_rush.rules.scoring import (
    POINTS_PER_HERD,
    POINTS_PER_RAILROAD,
    POINTS_PER_TIPI_CAMP,
    camps_and_herds,
    completed_railroads,
    gold_points,
    most_cowboys,
)
from boomtown.games.gold_rush.rules.state import AT_HOME, NO_SEAT, NO_TENT, GoldRushState, cowboys_of
from boomtown.games.gold_rush.rules.steps.cowboy import feature_at, fetch_cowboy
from boomtown.games.gold_rush.rules.steps.tent import fold_tent
from boomtown.games.gold_rush.rules.tables import CITY, COWBOYS, MOUNTAIN, PRAIRIE, RAIL, SPOTS, VALUES


def push_final_scoring(state: GoldRushState) -> None:
    """All that follows the last turn, in order.

    Rules: "Game end and final scoring", p. 7; "Scoring overview", p. 8.
    """
    state.push(DeclareWinners())
    state.push(ScoreGold())
    state.push(ScoreFarmers())
    state.push(ScoreIncompleteCities())
    state.push(ScoreIncompleteRailroads())
    state.push(ScoreIncompleteMountains())
    state.push(RemoveTentsAndTokens())


@final
class RemoveTentsAndTokens(Step[GoldRushState]):
    """Tents and the mining tokens left on mountains are removed first.

    Rules: "Scoring incomplete features", p. 7.
    """

    def run(self, state: GoldRushState) -> None:
        """Their values stay unknown."""
        for seat in range(state.seat_count):
            if state.tent_at[seat] != NO_TENT:
                fold_tent(state, seat)
        for mountain in range(state.mountain_count):
            state.mountain_tokens[mountain] = 0
        state.tell("gold-rush-event-final-scoring", NOBODY)


def tile_of_cowboy(state: GoldRushState, seat: i64, kind: i64, feature: i64) -> i64:
    """The tile where the first of a seat's cowboys on a feature stands: a score line points there.

    Rules: "Scoring incomplete features", p. 7.
    """
    tile: i64 = 0
    for cowboy in range(seat * COWBOYS + COWBOYS - 1, seat * COWBOYS - 1, -1):
        place = state.cowboy_at[cowboy]
        if place == AT_HOME or state.kind_at(place // SPOTS, place % SPOTS) != kind:
            continue
        if feature_at(state, place // SPOTS, place % SPOTS) == feature:
            tile = place // SPOTS
    return tile


def return_all(state: GoldRushState, kind: i64) -> None:
    """All cowboys on features of this kind go home.

    Rules: "Scoring incomplete features", p. 7.
    """
    for cowboy in range(state.seat_count * COWBOYS):
        place = state.cowboy_at[cowboy]
        if place != AT_HOME and state.kind_at(place // SPOTS, place % SPOTS) == kind:
            fetch_cowboy(state, cowboy)


@final
class ScoreIncompleteMountains(Step[GoldRushState]):
    """A point per gold nugget symbol to the seat with the most gold miners; tied seats score in full.

    Rules: "Scoring incomplete features", p. 7.
    """

    def run(self, state: GoldRushState) -> None:
        """Miners on completed mountains have gone home long ago."""
        for mountain in range(state.mountain_count):
            most = most_cowboys(state, state.mountain_cowboys[mountain])
            for seat in range(state.seat_count):
                if most > 0 and cowboys_of(state.mountain_cowboys[mountain], seat) == most:
                    nuggets = state.mountain_nuggets[mountain]
                    tile = tile_of_cowboy(state, seat, MOUNTAIN, mountain)
                    state.award(seat, nuggets, "gold-rush-score-incomplete-mountain", nuggets, 0, tile)
        return_all(state, MOUNTAIN)


@final
class ScoreIncompleteRailroads(Step[GoldRushState]):
    """A point per tile; locomotives have no effect.

    Rules: "Scoring incomplete features", p. 7.
    """

    def run(self, state: GoldRushState) -> None:
        """To the seat with the most railwaymen; tied seats score in full."""
        for railroad in range(state.rail_count):
            most = most_cowboys(state, state.rail_cowboys[railroad])
            for seat in range(state.seat_count):
                if most > 0 and cowboys_of(state.rail_cowboys[railroad], seat) == most:
                    tiles = state.rail_tiles[railroad]
                    tile = tile_of_cowboy(state, seat, RAIL, railroad)
                    state.award(seat, tiles, "gold-rush-score-incomplete-railroad", tiles, 0, tile)
        return_all(state, RAIL)


@final
class ScoreIncompleteCities(Step[GoldRushState]):
    """Three points to the merchant for each completed railroad that leads to the city.

    Rules: "Scoring incomplete features", p. 7.
    """

    def run(self, state: GoldRushState) -> None:
        """A city without a completed railroad gives nothing."""
        for city in range(state.city_count):
            seat = state.city_merchant[city]
            railroads = completed_railroads(state, city)
            if seat != NO_SEAT and railroads > 0:
                points = railroads * POINTS_PER_RAILROAD
                state.award(
                    seat, points, "gold-rush-score-incomplete-city", railroads, 0, state.city_tile[city]
                )
        return_all(state, CITY)


@final
class ScoreFarmers(Step[GoldRushState]):
    """The seat with the most farmers scores the tipi camps and wild horses of a prairie; tied seats in full.

    Rules: "Scoring farmers", p. 7; "The prairies", p. 6.
    """

    def run(self, state: GoldRushState) -> None:
        """Prairie by prairie."""
        for prairie in range(state.prairie_count):
            most = most_cowboys(state, state.prairie_cowboys[prairie])
            if most == 0:
                continue
            camps, herds = camps_and_herds(state, prairie)
            points = camps * POINTS_PER_TIPI_CAMP + herds * POINTS_PER_HERD
            for seat in range(state.seat_count):
                if points > 0 and cowboys_of(state.prairie_cowboys[prairie], seat) == most:
                    tile = tile_of_cowboy(state, seat, PRAIRIE, prairie)
                    state.award(seat, points, "gold-rush-score-prairie", camps, herds, tile)
        return_all(state, PRAIRIE)


@final
class ScoreGold(Step[GoldRushState]):
    """All turn their mining tokens over: a point for each nugget on them.

    Rules: "Scoring gold", p. 7.
    """

    def run(self, state: GoldRushState) -> None:
        """In a view, what the seat does not know is not scored."""
        for seat in range(state.seat_count):
            if state.token_count[seat] > 0 and state.held[seat * VALUES] != HIDDEN:
                points = gold_points(state, seat)
                state.award(seat, points, "gold-rush-score-gold", state.token_count[seat])


@final
class DeclareWinners(Step[GoldRushState]):
    """The most points win; tied seats share the victory (A21).

    Rules: "Scoring gold", p. 7; "Goal of the game", p. 1.
    """

    def run(self, state: GoldRushState) -> None:
        """The agenda is empty now: the game is over."""
        best: i64 = 0
        for seat in range(state.seat_count):
            if state.score[seat] > best:
                best = state.score[seat]
        for seat in range(state.seat_count):
            if state.score[seat] == best:
                state.tell("gold-rush-event-won", seat, best)
