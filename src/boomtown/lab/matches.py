"""Pairs of players that meet until it is clear who is stronger: the games of `boomtown ladder` and `boomtown tune`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from boomtown.core.rng import derive_seed
from boomtown.lab.game_series import Outcome, Series
from boomtown.lab.ladder import Pair, PairScore, checks, is_settled, victory
from boomtown.lab.workers import Workers
from boomtown.mistakes import Failure

Keep = Callable[[Pair, Outcome], None]


class Match:
    """The games of one pair; they depend on the pair and the seed, not on who else plays."""

    def __init__(self, game: str, seats: int, variants: frozenset[str], seed: int, pair: Pair) -> None:
        self.pair = pair
        self.series = Series(
            game,
            seats,
            variants,
            pair.seats_for(seats),
            derive_seed(seed, *pair),
            False,
            False,
            is_timed=True,
        )
        self.outcomes: dict[int, Outcome] = {}  # by the number of the game, also beyond those that count
        self.games = 0  # those that count: up to the last check

    @property
    def counted(self) -> list[Outcome]:
        """The games that count, in order."""
        return [self.outcomes[number] for number in range(self.games)]

    @property
    def tally(self) -> PairScore:
        """How the pair stands."""
        return PairScore(self.games, sum((self.victory_in(outcome) for outcome in self.counted), Fraction(0)))

    def victory_in(self, outcome: Outcome) -> Fraction:
        """What the stronger has of the victory in a game."""
        seats = self.series.seats
        won = victory(seats, outcome.scores, outcome.winners)
        return won[self.series.bots_in(outcome.number).index(self.pair.stronger)]

    def missing(self, most: int, marks: Sequence[float]) -> list[int]:
        """The numbers of games to play up to the next check, none if the pair has played enough.

        What is checked and when depends on nothing but the outcomes in the order of their numbers.
        """
        for check in checks(most, self.series.seats):
            if check > self.games:
                missing = [number for number in range(self.games, check) if number not in self.outcomes]
                if missing:
                    return missing
                self.games = check
            if marks and is_settled(self.tally_after(check), marks):
                self.games = check
                return []
        return []

    def tally_after(self, games: int) -> PairScore:
        """How the pair stood after so many games."""
        return PairScore(games, sum((self.victory_in(self.outcomes[n]) for n in range(games)), Fraction(0)))

    def how_to_repeat(self, number: int) -> str:
        """The command that plays a game again."""
        series = self.series
        words = ["boomtown simulate", series.game, f"--seats {series.seats}", f"--seed {series.seed}"]
        words += [f"--variants {','.join(sorted(series.variants))}"] if series.variants else []
        return " ".join([*words, f"--bots '{','.join(series.bots)}'", f"--games {number + 1}"])


def play_contests(
    contests: Iterable[Match], most: int, marks: Sequence[float], crew: Workers, keep: Keep
) -> None:
    """Have all pairs play, at most so many games each; a pair that is clear of all marks stops at a check."""
    by_series = {contest.series: contest for contest in contests}
    left = dict.fromkeys(by_series, 0)  # games given and not yet taken

    def proceed(contest: Match) -> None:
        for number in contest.missing(most, marks):
            crew.give(contest.series, range(number, number + 1))
            left[contest.series] += 1

    for contest in by_series.values():
        proceed(contest)
    while any(left.values()):
        series, outcomes = crew.take()
        contest = by_series[series]
        for outcome in outcomes:
            if outcome.error:
                repeat = contest.how_to_repeat(outcome.number)
                raise Failure(f"game {outcome.number} went wrong: {outcome.error} (again by: {repeat})")
            contest.outcomes[outcome.number] = outcome
            keep(contest.pair, outcome)
            left[series] -= 1
        if not left[series]:
            proceed(contest)
