"""What each seat may expect at the end: what a search judges a table by.

All figures are hundredths of a point. No rule depends on anything here.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from boomtown.games.gold_rush.evaluation.features import CERTAIN, LandOutlook
from boomtown.games.gold_rush.rules.scoring import POINTS_PER_RAILROAD, most_cowboys
from boomtown.games.gold_rush.rules.state import NO_SEAT, NO_TENT, GoldRushState, cowboys_of, face_of, zeros
from boomtown.games.gold_rush.rules.steps.action import ChooseAction
from boomtown.games.gold_rush.rules.steps.land import DrawTile, PlaceTile
from boomtown.games.gold_rush.rules.steps.mining import TakeToken
from boomtown.games.gold_rush.rules.steps.turn import TakeTurn
from boomtown.games.gold_rush.rules.tables import (
    IS_CITY,
    MOUNTAIN_COUNT,
    PRAIRIE_COUNT,
    RAIL_COUNT,
    TOKEN_COUNT,
    TOKEN_VALUE,
    TOKENS_IN_BOX,
    VALUES,
)

# Weights set by judgement; five changes of them (HALF_TIME 3 and 10, BACK 300, MINERS_SHARE 400, HURDLE 8) in 100 games
# each of searches of one round showed no gain above the noise.
FREE_COWBOYS: Final = vec[i64]([0, 350, 600, 780, 900])  # (cowboys at home) -> what they will bring
HALF_TIME: Final[i64] = 6  # turns left at which free cowboys bring half of that
BACK: Final[i64] = 500  # of 1000: what a cowboy that will come back is worth against one at home
MINERS_SHARE: Final[i64] = 700  # of 1000: tokens that no tent takes before the mountain is completed
TENT_TOKENS: Final = vec[i64](
    [60, 45, 35, 25]
)  # (nth token beside the tent) -> hundredths of it that will be mined
RIVAL_TENT: Final[i64] = 50  # another tent there, in hundredths of the own
GROWTH: Final[i64] = 60  # what each tile to come adds to the prairies
CLOSING_TILE: Final[i64] = 100  # what a railroad gains at each open end
TURN: Final[i64] = 200  # what a turn brings at the end of the game, and how much more for each tile to come
EARLY_TURN: Final[i64] = 6


def mean_token() -> i64:
    """What a token is worth before anybody has looked at it."""
    nuggets: i64 = 0
    for value in range(VALUES):
        nuggets += TOKEN_COUNT[value] * TOKEN_VALUE[value]
    return 100 * nuggets // TOKENS_IN_BOX


# Tokens in hands count the same, known or not: what a search guesses of the others' would be nothing but noise.
TOKEN_WORTH: Final[i64] = mean_token()


@final
@mypyc_attr(acyclic=True)
class SeatPotential:
    """A table and what is to be hoped for on it."""

    def __init__(self, state: GoldRushState) -> None:
        self.state: Final[GoldRushState] = state
        self.survey: Final[LandOutlook] = LandOutlook(state)
        self.turns: Final[i64] = (state.piles.size + state.seat_count - 1) // state.seat_count
        self.expected: Final[vec[i64]] = zeros(state.seat_count)
        self.at_home: Final[vec[i64]] = zeros(state.seat_count)  # cowboys free now or later, in thousandths

    def count(self) -> None:
        """Everybody's expectations."""
        state = self.state
        for seat in range(state.seat_count):
            self.expected[seat] = 100 * state.score[seat] + TOKEN_WORTH * state.token_count[seat]
            self.at_home[seat] = CERTAIN * state.supply[seat]
        self.count_mountains()
        self.count_railroads()
        self.count_cities()
        self.count_prairies()
        for seat in range(state.seat_count):
            self.expected[seat] += self.worth_at_home(self.at_home[seat])
            if state.tent_at[seat] != NO_TENT:
                self.expected[seat] += self.tent_worth(seat, state.mountain_of[state.tent_at[seat]])
        self.count_agenda()

    def worth_at_home(self, cowboys: i64) -> i64:
        """What so many free cowboys (in thousandths) will bring."""
        whole, part = cowboys // CERTAIN, cowboys % CERTAIN
        low = FREE_COWBOYS[whole]
        high = FREE_COWBOYS[whole + 1] if part > 0 else low
        return (low * (CERTAIN - part) + high * part) // CERTAIN * self.turns // (self.turns + HALF_TIME)

    def share(self, cowboys: i64, points: i64, back: i64) -> None:
        """Those with the most cowboys on a feature expect its points; cowboys come back as likely as that."""
        state = self.state
        most = most_cowboys(state, cowboys)
        for seat in range(state.seat_count):
            count = cowboys_of(cowboys, seat)
            if count == most:
                self.expected[seat] += points
            self.at_home[seat] += count * back

    def back(self, likely: i64, is_complete: bool) -> i64:
        """How much of a cowboy is free again."""
        return CERTAIN if is_complete else likely * BACK // CERTAIN

    # mountains

    def count_mountains(self) -> None:
        """Gold miners."""
        state = self.state
        for mountain in range(state.mountain_count):
            cowboys = state.mountain_cowboys[mountain]
            if cowboys > 0:
                most, tied = most_cowboys(state, cowboys), i64(0)
                for seat in range(state.seat_count):
                    if cowboys_of(cowboys, seat) == most:
                        tied += 1
                back = self.back(self.survey.mountain_likely[mountain], state.mountain_open[mountain] == 0)
                self.share(cowboys, self.mountain_worth(mountain, tied), back)

    def mountain_worth(self, mountain: i64, tied: i64) -> i64:
        """What each of the seats with the most miners expects of a mountain."""
        state = self.state
        tokens = state.mountain_tokens[mountain] * TOKEN_WORTH // tied
        if state.mountain_open[mountain] == 0:
            return 100 * state.mountain_nuggets[mountain] + tokens
        return (
            100 * state.mountain_nuggets[mountain]
            + tokens * self.survey.mountain_likely[mountain] // CERTAIN * MINERS_SHARE // CERTAIN
        )

    def tent_worth(self, seat: i64, mountain: i64) -> i64:
        """What the tent of a seat on this mountain will bring."""
        state = self.state
        if state.mountain_open[mountain] == 0:
            return 0
        tokens = state.mountain_tokens[mountain]
        if tokens > self.turns:
            tokens = self.turns
        worth: i64 = 0
        for nth in range(tokens if tokens < 4 else i64(4)):
            worth += TENT_TOKENS[nth]
        rivals: i64 = 0
        for other in range(state.seat_count):
            if other != seat and state.tent_at[other] != NO_TENT:
                if state.mountain_of[state.tent_at[other]] == mountain:
                    rivals += 1
        return worth * TOKEN_WORTH // 100 * 100 // (100 + RIVAL_TENT * rivals)

    # railroads and cities

    def count_railroads(self) -> None:
        """Railwaymen."""
        state = self.state
        for rail in range(state.rail_count):
            cowboys = state.rail_cowboys[rail]
            if cowboys > 0:
                back = self.back(self.survey.rail_likely[rail], state.rail_open[rail] == 0)
                self.share(cowboys, self.rail_worth(rail), back)

    def rail_worth(self, rail: i64) -> i64:
        """What a railroad will bring to those with the most railwaymen."""
        state = self.state
        tiles, locomotives = 100 * state.rail_tiles[rail], state.rail_locomotives[rail]
        if state.rail_open[rail] == 0:
            return 2 * tiles if locomotives == 1 else tiles
        likely = self.survey.rail_likely[rail]
        done = tiles + CLOSING_TILE * state.rail_open[rail]
        if locomotives == 1:
            done *= 2
        return (tiles * (CERTAIN - likely) + done * likely) // CERTAIN

    def count_cities(self) -> None:
        """Merchants."""
        state = self.state
        for city in range(state.city_count):
            seat = state.city_merchant[city]
            if seat != NO_SEAT:
                worth, likely = self.city_worth(city)
                self.expected[seat] += worth
                self.at_home[seat] += self.back(likely, likely == CERTAIN)

    def city_worth(self, city: i64) -> tuple[i64, i64]:
        """What a city will bring to its merchant, and how likely it is completed."""
        state = self.state
        tile = state.city_tile[city]
        first = state.first_rail[tile]
        worth: i64 = 0
        likely: i64 = CERTAIN
        for exit in range(first, first + RAIL_COUNT[face_of(state.lie_of[tile])]):
            rail = state.rail_of[exit]
            chance = CERTAIN if state.rail_open[rail] == 0 else self.survey.rail_likely[rail]
            worth += 100 * POINTS_PER_RAILROAD * chance // CERTAIN
            likely = likely * chance // CERTAIN
        return worth, likely

    # prairies

    def count_prairies(self) -> None:
        """Farmers."""
        state = self.state
        for prairie in range(state.prairie_count):
            cowboys = state.prairie_cowboys[prairie]
            if cowboys > 0:
                self.share(cowboys, self.prairie_worth(prairie), 0)

    def prairie_worth(self, prairie: i64) -> i64:
        """What a prairie will bring: what it has, and its part of what is still to come."""
        survey = self.survey
        grows: i64 = 0
        if survey.border > 0:
            grows = GROWTH * self.state.piles.size * survey.prairie_border[prairie] // survey.border
        return 100 * survey.prairie_points[prairie] + grows

    # what is going on

    def count_agenda(self) -> None:
        """A token about to be taken, an action still to be chosen."""
        state = self.state
        if state.is_over():
            return
        step, following = state.agenda[-1], state.agenda[0]
        drawing: i64 = 0
        if isinstance(following, TakeTurn):
            drawing = following.seat
        if isinstance(step, DrawTile):
            drawing = step.seat
        elif isinstance(step, PlaceTile):
            self.expected[step.seat] += self.turn_worth()
        for turn in range(state.seat_count):  # those who draw the last tiles have a turn more
            if turn < state.piles.size % state.seat_count:
                self.expected[(drawing + turn) % state.seat_count] += self.turn_worth()
        if isinstance(step, TakeToken):
            self.expected[step.seat] += TOKEN_WORTH
        elif isinstance(step, ChooseAction):
            self.expected[step.seat] += self.best_action(step.seat, step.tile)

    def turn_worth(self) -> i64:
        """What a turn will bring: more while there are cowboys to place and prairies to grow."""
        return TURN + EARLY_TURN * self.state.piles.size

    def best_action(self, seat: i64, tile: i64) -> i64:
        """What the best action on a new tile will bring."""
        state = self.state
        best: i64 = 0
        tent = state.tent_at[seat]
        camp: i64 = 0
        if tent != NO_TENT:
            mountain = state.mountain_of[tent]
            camp = self.tent_worth(seat, mountain)
            if state.mountain_tokens[mountain] > 0:
                state.mountain_tokens[mountain] -= 1
                best = TOKEN_WORTH + self.tent_worth(seat, mountain) - camp
                state.mountain_tokens[mountain] += 1
        for mountain in range(state.mountain_count):
            if state.mountain_open[mountain] > 0 and state.mountain_tokens[mountain] > 0:
                worth = self.tent_worth(seat, mountain) - camp
                if worth > best:
                    best = worth
        if state.supply[seat] == 0:
            return best
        face = face_of(state.lie_of[tile])
        first = state.first_mountain[tile]
        for segment in range(first, first + MOUNTAIN_COUNT[face]):
            mountain = state.mountain_of[segment]
            if state.mountain_cowboys[mountain] == 0:
                back = self.back(self.survey.mountain_likely[mountain], state.mountain_open[mountain] == 0)
                worth = self.mountain_worth(mountain, 1) - self.price(seat, back)
                if worth > best:
                    best = worth
        first = state.first_rail[tile]
        for segment in range(first, first + RAIL_COUNT[face]):
            rail = state.rail_of[segment]
            if state.rail_cowboys[rail] == 0:
                back = self.back(self.survey.rail_likely[rail], state.rail_open[rail] == 0)
                worth = self.rail_worth(rail) - self.price(seat, back)
                if worth > best:
                    best = worth
        if IS_CITY[face] == 1:
            points, likely = self.city_worth(state.city_count - 1)
            worth = points - self.price(seat, self.back(likely, likely == CERTAIN))
            if worth > best:
                best = worth
        if state.has_farmers:
            first = state.first_prairie[tile]
            for segment in range(first, first + PRAIRIE_COUNT[face]):
                prairie = state.prairie_of[segment]
                if state.prairie_cowboys[prairie] == 0:
                    worth = self.prairie_worth(prairie) - self.price(seat, 0)
                    if worth > best:
                        best = worth
        return best

    def price(self, seat: i64, back: i64) -> i64:
        """What a cowboy would bring elsewhere that comes back as likely as this."""
        return self.worth_at_home(self.at_home[seat]) - self.worth_at_home(
            self.at_home[seat] - CERTAIN + back
        )


def evaluate(state: GoldRushState) -> vec[i64]:
    """(seat) -> points to be expected at the end, in hundredths."""
    if state.is_over():
        points = state.score[:]
        for seat in range(state.seat_count):
            points[seat] *= 100
        return points
    potential = SeatPotential(state)
    potential.count()
    return potential.expected
