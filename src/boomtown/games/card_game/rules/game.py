"""Carson City: The Card Game: the start, who sees what, and what may be behind a view."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import HIDDEN, Game, Variant, View
from boomtown.games.card_game.components import SUITS
from boomtown.games.card_game.evaluation.evaluate import evaluate, final_outlook
from boomtown.games.card_game.evaluation.quiescence import quiesce
from boomtown.games.card_game.evaluation.slow_evaluation import evaluate_slowly
from boomtown.games.card_game.rules.state import NO_BID, CardGameState
from boomtown.games.card_game.rules.steps.ending import push_final_scoring
from boomtown.games.card_game.rules.steps.offer import CutPile
from boomtown.games.card_game.rules.steps.rounds import BEGIN_ROUND
from boomtown.games.card_game.rules.tables import FEWEST_PLAYERS, HAND, MOST_PLAYERS, STRENGTHS, SWITCH_NAMES
from boomtown.games.card_game.rules.verbs import VERBS

ANY_SUIT: Final = "any"  # the first that nobody has chosen


def all_variants() -> list[Variant]:
    """How many players, how strong the virtual ones are, all suits, and what a table may decide otherwise."""
    players = [str(count) for count in range(int(FEWEST_PLAYERS), int(MOST_PLAYERS) + 1)]
    variants = [Variant("players", players, players[0], [])]
    for number in range(1, int(MOST_PLAYERS)):
        variants.append(Variant(f"virtual-{number}", [*STRENGTHS], STRENGTHS[0], []))
    for number in range(1, int(MOST_PLAYERS) + 1):
        variants.append(Variant(f"suit-{number}", [ANY_SUIT, *SUITS], ANY_SUIT, []))
    for name in SWITCH_NAMES:
        variants.append(Variant(name, [], "", []))
    return variants


def count_players(seat_count: i64, variants: frozenset[str]) -> i64:
    """How many take part: the seats, filled up with virtual players.

    Rules: "Game setup", p. 1.
    """
    players = seat_count if seat_count > FEWEST_PLAYERS else FEWEST_PLAYERS
    for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        if count > players and f"players={int(count)}" in variants:
            players = count
    return players


def chosen_suits(players: i64, variants: frozenset[str]) -> list[int]:
    """(player) -> the suit it has chosen; any other player has the first that is left (C30).

    Rules: "Game setup", p. 1.
    """
    chosen = [-1] * int(players)
    for player in range(int(players)):
        for suit in range(len(SUITS)):
            if f"suit-{player + 1}={SUITS[suit]}" in variants:
                chosen[player] = suit
    for player in range(int(players)):
        suit = 0
        while chosen[player] < 0:
            if suit not in chosen:
                chosen[player] = suit
            suit += 1
    return chosen


@final
class CardGame(Game[CardGameState]):
    """Carson City: The Card Game for 1 to 6 seats, filled up with virtual players."""

    def __init__(self, is_keen: bool = False) -> None:
        super().__init__("card-game", 2, VERBS, 1, MOST_PLAYERS, all_variants())
        self.scores_at_end = True
        self.is_keen: Final[bool] = is_keen

    def start(self, seat_count: i64, variants: frozenset[str]) -> CardGameState:
        """Shuffled piles, nine auction cards for everybody, at least four players.

        Rules: "Game setup", p. 1; "Strength of virtual players", p. 2;
        "Advice for setting up the game", p. 2.
        """
        players = count_players(seat_count, variants)
        state = CardGameState(seat_count, players - seat_count)
        if variants:
            for number in range(players - seat_count):
                for strength in range(i64(len(STRENGTHS))):
                    if f"virtual-{int(number) + 1}={STRENGTHS[strength]}" in variants:
                        state.strength[number] = strength
            for switch in range(i64(len(SWITCH_NAMES))):
                if SWITCH_NAMES[switch] in variants:
                    state.switches[switch] = 1
            state.suit = vec[i64](chosen_suits(players, variants))
        state.deal()
        state.push(BEGIN_ROUND)
        state.push(CutPile())
        return state

    def why_not(self, seat_count: i64, variants: frozenset[str]) -> str | None:
        """Besides what holds for all games: no two players have the same suit."""
        wrong = super().why_not(seat_count, variants)
        if wrong is None:
            suits = chosen_suits(count_players(seat_count, variants), variants)
            for suit in suits:
                if suits.count(suit) > 1:
                    return "card-game-reason-suit-twice"
        return wrong

    def symbols(self, seat_count: i64, variants: frozenset[str]) -> list[int]:
        """The suits are the players' symbols."""
        return chosen_suits(count_players(seat_count, variants), variants)

    def view(self, state: CardGameState, seat: i64) -> View[CardGameState]:
        """An auction card lying face down is known to its owner."""
        seen = state.clone()
        for other in range(state.seat_count):
            if other != seat and state.bid[other] != NO_BID:
                seen.bid[other] = HIDDEN
        return View(seat, seen)

    def determinize(self, view: View[CardGameState], rng: Rng) -> CardGameState:
        """Any card not used in this era may have been chosen."""
        state = view.state.clone()
        for seat in range(state.seat_count):
            if state.bid[seat] == HIDDEN:
                unused: i64 = 0
                for value in range(i64(1), HAND + 1):
                    if state.holds(seat, value):
                        unused += 1
                        if rng.below(unused) == 0:
                            state.bid[seat] = value
        return state

    def finish(self, state: CardGameState) -> None:
        """The score pad as if the last round were over; cards not yet placed count for nothing.

        Points are given only then: where there are some the pad has been filled in.
        """
        for points in state.score:
            if points != 0:
                return
        push_final_scoring(state)

    def evaluate(self, state: CardGameState) -> vec[i64]:
        """The score pad, what cities may still grow to, characters and auction cards; the offer is shared out."""
        if state.is_over():
            return final_outlook(state)
        return evaluate_slowly(state) if self.is_keen else evaluate(state)

    def quiesce(self, state: CardGameState, rng: Rng, menu: Menu) -> None:
        """Out of the bids and the placing of a card."""
        quiesce(state, rng, menu, self.is_keen)

    def with_slow_evaluation(self) -> CardGame:
        """With what games have taught about cities."""
        return KEEN


KEEN: Final = CardGame(is_keen=True)
CARD_GAME: Final = CardGame()
