"""What a player could have done better: each decision of a record judged by what its seat could know then.

A search looks at the decision as the Sheriff would. Half of its iterations go where it likes, the other half evenly to
the options it likes best and to the one that was chosen: leads are comparable only between options that were
looked at equally well.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from boomtown.bots.judgement import Judgement, merge_judgements
from boomtown.bots.levels import COACH, Budget, budget_of, settings_of
from boomtown.bots.search_bot import SEEDS, judgements_of
from boomtown.core.record import Record, Table, parse_move, replay, replay_to
from boomtown.core.rng import Rng, derive_seed
from boomtown.core.step import CHANCE, Game, View
from boomtown.search.mcts import TreeSearch

MOST_BETTER: Final = 3  # options that are named beside the choice
FINE: Final = "fine"
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
VERDICTS: Final = (FINE, SLIP, MISTAKE, BLUNDER)
LEAST: Final = (0.0, 1.0, 3.0, 7.0)  # points that each of them costs at least


class Decision(NamedTuple):
    """One choice between several options: when, whose, which, and what the seat could know."""

    at: int  # moves played before it
    turn: int  # of this seat, counted from 1
    seat: int
    action: int
    view: View[Any]


class Lesson(NamedTuple):
    """What the coach says of one decision."""

    at: int
    turn: int
    seat: int
    options: int  # how many there were
    chosen: Judgement
    better: tuple[Judgement, ...]  # the best first
    loss: float  # points by which the best is expected to bring a larger lead; never below 0
    verdict: str


class Tally(NamedTuple):
    """What a seat's decisions come to."""

    seat: int
    decisions: int
    loss: float
    verdicts: dict[str, int]  # how many of each


def decisions(game: Game[Any], record: Record, seats: Collection[int] | None = None) -> Iterator[Decision]:
    """All decisions of some seats, of all unless told; whoever has a single option decides nothing."""
    for at, table in enumerate(replay(game, record)):
        if at == len(record.moves):
            return
        seat = parse_move(record.moves[at])[0]
        if seat == CHANCE or (seats is not None and seat not in seats):
            continue
        if seat in table.state.actors() and len(table.state.options(seat)) > 1:
            yield decision_of(table, record.moves, at)


def decision_at(game: Game[Any], record: Record, at: int) -> Decision:
    """The decision after so many moves."""
    return decision_of(replay_to(game, record, at), record.moves, at)


def decision_of(table: Table[Any], moves: Sequence[str], at: int) -> Decision:
    """The next move of a table as its seat saw it."""
    seat, text = parse_move(moves[at])
    return Decision(at, turn_of(moves, at), seat, table.find(text), table.game.view(table.state, seat))


def turn_of(moves: Sequence[str], at: int) -> int:
    """How many turns the seat of a move has had, this one included: a turn ends when another seat acts.

    >>> moves = ["0 place", "* draw", "0 stay", "1 place", "0 place"]
    >>> [turn_of(moves, at) for at in (0, 2, 3, 4)]
    [1, 1, 1, 2]
    """
    order = [who for who in (move.partition(" ")[0] for move in moves[: at + 1]) if who != "*"]
    return sum(who == order[-1] for who, _ in groupby(order))


def lessons(
    game: Game[Any], record: Record, seats: Collection[int] | None = None, share: float = 0.1, seed: int = 0
) -> Iterator[Lesson]:
    """Judge the decisions of some seats with a share of the coach's budget; the same seed, the same lessons."""
    for decision in decisions(game, record, seats):
        yield lesson(game, decision, budget_of(COACH, game.name, share), seed)


def lesson(game: Game[Any], decision: Decision, budget: Budget, seed: int = 0) -> Lesson:
    """Judge one decision. It depends on the view alone: neither on what was hidden nor on what came later."""
    favourite, trees = looked_at(game, decision, budget, Rng(derive_seed(seed, decision.at)))
    judged = merge_judgements(trees)
    chosen = next(each for each in judged if each.action == decision.action)
    better = [] if favourite == decision.action else better_than(chosen, judged, trees)
    loss = better[0].lead - chosen.lead if better else 0.0
    return Lesson(
        decision.at,
        decision.turn,
        decision.seat,
        len(decision.view.state.options(decision.seat)),
        chosen,
        tuple(better[:MOST_BETTER]),
        loss,
        verdict_of(loss),
    )


def looked_at(
    game: Game[Any], decision: Decision, budget: Budget, rng: Rng
) -> tuple[int, list[list[Judgement]]]:
    """The Sheriff's favourite, and what each tree says of it, of those that come close and of the choice."""
    settings = settings_of(game.name, COACH)
    seeds = [rng.below(SEEDS) for _ in range(budget.trees)]
    searches = [TreeSearch(game, decision.view, Rng(seed), settings) for seed in seeds]
    freely = (budget.iterations + 1) // 2
    for search in searches:
        search.run(freely)
    liked = [each.action for each in merge_judgements(map(judgements_of, searches))]
    watched = list(dict.fromkeys([*liked[:MOST_BETTER], decision.action]))
    for search in searches:
        even_up(search, watched, budget.iterations - freely)
    return liked[0], [
        [each for each in judgements_of(search) if each.action in watched] for search in searches
    ]


def even_up(search: TreeSearch, actions: Sequence[int], iterations: int) -> None:
    """Spend iterations on options, always on the one looked at least."""
    visits = dict.fromkeys(actions, 0)
    visits |= {each.action: each.visits for each in judgements_of(search) if each.action in visits}
    for _ in range(iterations):
        least = min(actions, key=visits.__getitem__)
        search.try_out(least, 1)
        visits[least] += 1


def better_than(
    chosen: Judgement, judged: Sequence[Judgement], trees: Sequence[Sequence[Judgement]]
) -> list[Judgement]:
    """The options with a larger lead, the largest first; what not every tree has seen may be chance."""
    leads = [{each.action: each.lead for each in tree} for tree in trees]
    found = [
        each
        for each in judged
        if each.lead > chosen.lead and all(tree[each.action] > tree[chosen.action] for tree in leads)
    ]
    return sorted(found, key=lambda each: (-each.lead, each.action))


def verdict_of(loss: float) -> str:
    """A word for a loss of points.

    >>> [verdict_of(points) for points in (0.0, 0.9, 1.0, 3.0, 7.0)]
    ['fine', 'fine', 'slip', 'mistake', 'blunder']
    """
    return max(
        (verdict for verdict, least in zip(VERDICTS, LEAST, strict=True) if loss >= least),
        key=VERDICTS.index,
    )


def tally(seat: int, given: Collection[Lesson]) -> Tally:
    """What the lessons of a seat come to."""
    own = [each for each in given if each.seat == seat]
    verdicts = {verdict: sum(each.verdict == verdict for each in own) for verdict in VERDICTS}
    return Tally(seat, len(own), sum(each.loss for each in own), verdicts)


def worst_first(given: Collection[Lesson]) -> list[Lesson]:
    """The lessons that teach most first; those without a loss are left out."""
    return sorted((each for each in given if each.verdict != FINE), key=lambda each: (-each.loss, each.at))


def curve(given: Collection[Lesson], seat: int) -> list[tuple[int, float]]:
    """The lead that a seat could expect over the game: after how many moves, and how many points."""
    return [(each.at + 1, each.chosen.lead) for each in given if each.seat == seat]
