"""The end of the game: a last character, last sales, and the score pad."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.step import NOBODY, Step
from boomtown.games.card_game.rules.scoring import (
    BANK_LINE,
    CITY_HALL_LINE,
    DRUGSTORE_LINE,
    HOTEL_LINE,
    MINE_LINE,
    OUTLAWS_LINE,
    PER_HOUSE_LINE,
    PER_MINE_LINE,
    PER_RANCH_LINE,
    RANCH_LINE,
    SALOON_LINE,
    STORE_LINE,
    appeal_of,
    buildings_for_city_hall,
    character_points,
    counts_of,
    house_sum,
    lines,
)
from boomtown.games.card_game.rules.state import CardGameState
from boomtown.games.card_game.rules.steps.fetching import FetchCharacter, fetching_seat
from boomtown.games.card_game.rules.steps.readiness import why_no_use
from boomtown.games.card_game.rules.steps.selling import can_sell, offer_sales, sell, why_no_sale
from boomtown.games.card_game.rules.tables import (
    AUCTIONEER,
    BANK,
    BLACKSMITH,
    CARDS,
    CHARACTER_COUNT,
    CHURCH,
    CITY_HALL,
    DRUGSTORE,
    GENERAL_STORE,
    HOTEL,
    MINE,
    OUTLAWS,
    RANCH,
    SALOON,
    USABLE,
    WITH,
)
from boomtown.games.card_game.rules.verbs import DONE, SELL, USE


def push_end(state: CardGameState) -> None:
    """All that follows the last round: the Paperboy, last sales, scoring.

    Rules: "End of the game", p. 4.
    """
    push_final_scoring(state)
    state.push(SellBeforeScoring())
    if fetching_seat(state) != NOBODY:
        state.push(FetchCharacter(fetching_seat(state)))


def push_final_scoring(state: CardGameState) -> None:
    """The score pad, and who has won.

    Rules: "End of the game", p. 4.
    """
    state.push(DECLARE_WINNERS)
    state.push(SCORE_VIRTUAL_PLAYERS)
    state.push(SCORE_CHARACTERS)
    state.push(SCORE_BUILDINGS)


@final
class SellBeforeScoring(Step[CardGameState]):
    """Whoever has the Auctioneer may sell until the score is taken (C5, C6).

    Rules: "Descriptions of the different characters", p. 6.
    """

    def actor(self, state: CardGameState) -> i64:
        """The owner of the Auctioneer, while there is something to sell."""
        seat = state.owner(AUCTIONEER)
        return seat if seat != NOBODY and can_sell(state, seat) else NOBODY

    def options(self, state: CardGameState, seat: i64, menu: Menu) -> None:
        """Sell, or have done."""
        offer_sales(state, seat, menu)
        menu.add(DONE.action)

    def reason(self, state: CardGameState, seat: i64, action: i64) -> str | None:
        """Nothing else is left to do."""
        if SELL.has(action):
            return why_no_sale(state, seat, SELL.part(action))
        if USE.has(action):
            return why_no_use(state, seat, USE.part(action)) or "card-game-reason-sell-or-done"
        return None if action == DONE.action else "card-game-reason-sell-or-done"

    def reason_numbers(self, state: CardGameState, seat: i64, action: i64) -> list[int]:
        """The character that cannot be used any more."""
        return [int(USABLE[USE.part(action)])] if USE.has(action) else []

    def take(self, state: CardGameState, seat: i64, action: i64) -> None:
        """One after the other."""
        if SELL.has(action):
            sell(state, seat, SELL.part(action))
            state.push(self)
        else:
            state.tell("card-game-event-sales-over", seat)

    def run(self, state: CardGameState) -> None:
        """Nobody can sell anything."""


@final
class ScoreBuildings(Step[CardGameState]):
    """Buildings are scored line by line, seat by seat.

    Rules: "Scoring for real players", p. 5; "Victory points for buildings", p. 8.
    """

    def run(self, state: CardGameState) -> None:
        """A line worth nothing is not told."""
        state.tell("card-game-event-final-scoring", NOBODY)
        for seat in range(state.seat_count):
            counts = counts_of(state, seat)
            points = lines(state, seat, counts)
            award(state, seat, points[RANCH_LINE], "card-game-score-ranch", counts[RANCH])
            award(state, seat, points[MINE_LINE], "card-game-score-mine", counts[MINE])
            award(state, seat, points[DRUGSTORE_LINE], "card-game-score-drugstore", counts[DRUGSTORE])
            award(state, seat, points[BANK_LINE], "card-game-score-bank", counts[BANK])
            award(state, seat, points[SALOON_LINE], "card-game-score-saloon", counts[SALOON])
            stores = counts[GENERAL_STORE] + counts[CITY_HALL]
            award(state, seat, points[STORE_LINE], "card-game-score-store", stores)
            self.award_in_city(state, seat, counts, points)
            award(state, seat, points[HOTEL_LINE], "card-game-score-hotel", counts[HOTEL])
            buildings = buildings_for_city_hall(state, counts)
            award(state, seat, points[CITY_HALL_LINE], "card-game-score-city-hall", buildings)
            award(state, seat, points[OUTLAWS_LINE], "card-game-score-outlaws", counts[OUTLAWS])

    def award_in_city(self, state: CardGameState, seat: i64, counts: vec[i64], points: vec[i64]) -> None:
        """What counts wherever in the city it is."""
        with_ranches = counts[DRUGSTORE] + counts[BLACKSMITH]
        award(state, seat, points[PER_RANCH_LINE], "card-game-score-per-ranch", with_ranches, counts[RANCH])
        with_mines = counts[BANK] + counts[BLACKSMITH]
        award(state, seat, points[PER_MINE_LINE], "card-game-score-per-mine", with_mines, counts[MINE])
        with_houses = counts[CHURCH] + counts[GENERAL_STORE]
        award(
            state, seat, points[PER_HOUSE_LINE], "card-game-score-per-house", with_houses, house_sum(counts)
        )


def award(state: CardGameState, seat: i64, points: i64, name: str, one: i64, two: i64 = 0) -> None:
    """A line of the score pad, unless it is empty.

    Rules: "Scoring for real players", p. 5.
    """
    if points != 0:
        state.award(seat, points, name, one, two)


@final
class ScoreCharacters(Step[CardGameState]):
    """Characters are scored, the Auctioneer by the cards under it.

    Rules: "Scoring for real players", p. 5; "Descriptions of the different characters", p. 6.
    """

    def run(self, state: CardGameState) -> None:
        """Character by character."""
        for character in range(CHARACTER_COUNT):
            seat = state.owner(character)
            if seat == NOBODY:
                continue
            points = character_points(state, seat, character, counts_of(state, seat))
            if character == AUCTIONEER:
                award(state, seat, points, "card-game-score-sold", state.sold[seat])
            else:
                award(state, seat, points, "card-game-score-character", character)


@final
class ScoreVirtualPlayers(Step[CardGameState]):
    """A virtual player scores the appeal of all its cards.

    Rules: "Scoring for virtual players", p. 6.
    """

    def run(self, state: CardGameState) -> None:
        """They never use or score characters otherwise (C15)."""
        for player in range(state.seat_count, state.player_count):
            cards: i64 = 0
            for card in range(CARDS + CHARACTER_COUNT):
                if state.where[card] == WITH + player:
                    cards += 1
            award(state, player, appeal_of(state, player), "card-game-score-appeal", cards)


@final
class DeclareWinners(Step[CardGameState]):
    """The most points win, real player or virtual; a tie is a shared victory (C17).

    Rules: "End of the game", p. 4; "Goal of the game", p. 1.
    """

    def run(self, state: CardGameState) -> None:
        """The agenda is empty now: the game is over."""
        best = state.score[0]
        for player in range(state.player_count):
            if state.score[player] > best:
                best = state.score[player]
        for player in range(state.player_count):
            if state.score[player] == best:
                state.tell("card-game-event-won", player, best)


DECLARE_WINNERS: Final = DeclareWinners()
SCORE_VIRTUAL_PLAYERS: Final = ScoreVirtualPlayers()
SCORE_CHARACTERS: Final = ScoreCharacters()
SCORE_BUILDINGS: Final = ScoreBuildings()
