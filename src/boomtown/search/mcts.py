"""Information-set Monte Carlo tree search with evaluated leaves, for one decision of one seat.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with five changes: a round
ends with a look at what the next seat could do, judged by the game's `evaluate`, instead of random play; the options of
the decision itself are tried in turn with the same luck, and the worse half of them is left out again and again
(sequential halving), if so wished until more iterations promise too little; later decisions open their options little by
little (progressive widening), if so wished those first that looked well elsewhere (progressive history); choices that
stay secret are learned for each seat on its own, as if it knew nothing of the others (decoupled UCT).
"""

from __future__ import annotations

import math
import time
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.menu import Menu
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, Game, State, Step, View
from boomtown.search.history import History
from boomtown.search.root_selection import RootSelection
from boomtown.search.settings import SearchSettings
from boomtown.search.tree import NO_NODE, Tree

LUCK: Final[i64] = 2000000000
ROOM: Final[i64] = 1024  # nodes of a new tree
MOST_NODES: Final[i64] = 500000  # of a tree that is to be kept: some 70 megabytes
NOTHING: Final = -1000000.0
NO_ACTION: Final[i64] = -1
NEVER: Final = 0.0
LEAST_SHARE: Final[i64] = 4  # a quarter of the iterations is played however clear it seems: rivals learn, too


@final
class TreeSearch:
    """The tree of one decision, grown by iterations: determinize the view, descend, look, count."""

    def __init__(
        self, game: Game[Any], view: View[Any], rng: Rng, settings: SearchSettings, truth: State | None = None
    ) -> None:
        self.game: Final[Game[Any]] = game.with_slow_evaluation() if settings.slow_evaluation > 0.0 else game
        self.rng: Rng = rng
        self.luck: Final[i64] = rng.below(LUCK)
        self.sample: i64 = 0  # so many kinds of luck were met
        self.settings: Final[SearchSettings] = settings
        self.truth: State | None = truth  # for the search that cheats: what is behind the view
        self.view: View[Any] = view.take_back_choices()
        self.root: i64 = 0
        self.tried: i64 = NO_ACTION  # the option with which an iteration begins
        self.tree: Final[Tree] = Tree(ROOM)
        self.menu: Final[Menu] = Menu()
        self.quick: Final[Menu] = Menu()  # of looks, while the menu holds the options
        # per action: the child of the node at hand, valid where the stamp is this node's turn
        self.node_of: Final[vec[i64]] = vec[i64]([0] * int(game.verbs.count))
        self.stamp_of: Final[vec[i64]] = vec[i64]([0] * int(game.verbs.count))
        self.stamp: i64 = 0
        self.history: Final[History | None] = (
            History(game.verbs.count, view.state.player_count, settings.history_weight)
            if settings.history_weight > 0.0
            else None
        )
        # the last table judged: for each player
        self.values: vec[float] = vec[float]([0.0] * int(view.state.player_count))
        self.margins: vec[float] = vec[float]([0.0] * int(view.state.player_count))

    def run(self, iterations: i64, stop_below_points: float = 0.0, until: float = NEVER) -> None:
        """Grow the tree by so many iterations: all options in turn with the same luck, then the better half, and so on.

        Sequential halving (Karnin, Koren and Somekh 2013): what is left at the end has been tried most. With stop_below_points
        it ends sooner, once more thought is expected to bring less than that many points; in any case when the time
        has come (of `time.monotonic`).
        """
        alive = self.open_options()
        stages: i64 = 1
        count = len(alive)
        while count > 2:
            count = (count + 1) // 2
            stages += 1
        while len(alive) > 2 and iterations < stages * len(alive):  # too few for all: the first look must do
            alive = self.tree.better_half(alive)
            stages -= 1
        selection = RootSelection(alive, iterations)
        bearable = 0.5 * stop_below_points / self.settings.value_scale  # as worth, where nobody is ahead
        left = iterations
        while left >= len(selection.nodes):
            turns = iterations // (stages * len(selection.nodes))
            while turns > 0 and left >= len(selection.nodes):
                self.sample += 1
                for node in selection.nodes:
                    selection.note(self.visit(node, self.sample))
                left -= len(selection.nodes)
                turns -= 1
                if until != NEVER and time.monotonic() >= until:
                    return
                if (
                    stop_below_points > 0.0
                    and left <= iterations - iterations // LEAST_SHARE
                    and selection.is_decided(bearable)
                ):
                    return
            selection.halve(self.tree)

    def open_options(self) -> list[i64]:
        """The nodes of all options, each looked at once; who has tried them counts anew."""
        tree, menu, seat = self.tree, self.menu, self.view.seat
        state = self.possible()
        menu.clear()
        state.agenda[-1].options(state, seat, menu)
        nodes: list[i64] = []
        for place in range(menu.count):
            node = tree.child(self.root, menu.actions[place], seat)
            if node == NO_NODE:
                node = self.look(state, self.root, seat, menu.actions[place])
            tree.availability[node] = 1
            nodes.append(node)
        return nodes

    def visit(self, node: i64, number: i64) -> float:
        """What one iteration brings that begins with an option; visits with the same number meet the same luck."""
        self.rng = Rng(self.luck + number)
        self.tried = self.tree.action[node]
        self.iterate(self.possible())
        self.tree.availability[node] += 1
        return self.values[self.view.seat]

    def possible(self) -> State:
        """A table that may be behind the view."""
        truth = self.truth
        state: State = self.game.determinize(self.view, self.rng) if truth is None else truth.clone()
        return state

    def try_out(self, action: i64, iterations: i64) -> None:
        """Grow the tree by so many iterations that all begin with this option, to know it as well as the best."""
        node = self.tree.child(self.root, action, self.view.seat)
        for _ in range(iterations):
            self.visit(node, self.tree.availability[node])

    def go_on(self, view: View[Any], action: i64, truth: State | None = None) -> None:
        """The seat has taken an action and is asked again with nothing new to see: keep what grew below it."""
        child = self.tree.child(self.root, action, self.view.seat)
        self.root = child if child != NO_NODE else self.tree.add(self.root, action, self.view.seat)
        self.view = view.take_back_choices()
        self.truth = truth

    def can_go_on(self) -> bool:
        """Whether the tree is worth its history: nothing is ever taken out of it, and turns can be long."""
        return self.tree.count < MOST_NODES

    # one iteration

    def iterate(self, state: State) -> None:
        """Descend to a decision nobody has looked at, look, and count what it is worth for all on the way."""
        tree, viewer = self.tree, self.view.seat
        path: list[i64] = []
        secrets: list[i64] = []
        node = self.root
        anchor = node  # where the secret choices of one moment began
        moment: type[Step[Any]] | None = None
        is_judged = False
        while not state.is_over():
            step = state.agenda[-1]
            seat = viewer if node == self.root else step.actor(state)
            if type(step) is not moment:
                anchor, moment = node, type(step)
            if seat == CHANCE:
                action = step.roll(state, self.rng, self.menu)
            elif node == self.root:
                action = self.tried
            else:
                self.menu.clear()
                step.options(state, seat, self.menu)
                if self.menu.count == 1:
                    action = self.menu.actions[0]
                elif step.visible_action(state, seat, self.menu.actions[0], viewer) == HIDDEN:
                    action = self.guess(anchor, seat, secrets)
                elif tree.first[node] == NO_NODE:
                    best = self.look_around(state, node, seat)
                    path.append(best)
                    if self.settings.rollout_decisions > 0.0:
                        state.act(seat, tree.action[best])
                        self.play_on(state)
                    is_judged = True
                    break
                else:
                    action = self.choose(state, node, seat)
            shown = step.visible_action(state, seat, action, viewer)
            state.act(seat, action)
            child = tree.child(node, shown, seat)
            node = child if child != NO_NODE else tree.add(node, shown, seat)
            path.append(node)
        if not is_judged:
            self.judge(state)
        self.count(path)
        self.count(secrets)

    def judge(self, state: State) -> None:
        """What a table is worth for each player: near 1 far ahead of all others, near 0 far behind one."""
        game = self.game
        if not state.is_over():
            game.quiesce(state, self.rng, self.quick)
        expected = game.evaluate(state)
        players = state.player_count
        values, margins, scale = self.values, self.margins, self.settings.value_scale * 100.0
        for player in range(players):
            rival: i64 = 0
            is_first = True
            for other in range(players):
                if other != player and (is_first or expected[other] > rival):
                    rival = expected[other]
                    is_first = False
            lead = float(expected[player] - rival)
            margins[player] = lead / 100.0
            values[player] = 0.5 + 0.5 * math.tanh(lead / scale)

    def look(self, state: State, node: i64, seat: i64, action: i64) -> i64:
        """Judge an option once; this counts for the option alone, not for what led to it."""
        after = state.clone()
        after.act(seat, action)
        self.judge(after)
        tree = self.tree
        child = tree.add(node, action, seat)
        prior_visits = i64(self.settings.prior_visits)
        history = self.history
        if history is not None:
            history.note(seat, action, self.values[seat])
        tree.availability[child] = prior_visits
        tree.add_result(child, self.values[seat], self.margins[seat], prior_visits)
        return child

    def look_around(self, state: State, node: i64, seat: i64) -> i64:
        """Look at the options on the menu, as many as a new decision opens; the best one, its values at hand."""
        menu, tree = self.menu, self.tree
        open_count = self.open_count()
        best: i64 = NO_NODE
        best_values, best_margins = self.values[:], self.margins[:]
        for place in range(open_count):
            if open_count < menu.count:
                self.draw(seat, place)
            child = self.look(state, node, seat, menu.actions[place])
            if best == NO_NODE or tree.value_sum[child] > tree.value_sum[best]:
                best = child
                best_values, best_margins = self.values[:], self.margins[:]
        self.values, self.margins = best_values, best_margins
        tree.add_result(best, self.values[seat], self.margins[seat], i64(-1))  # it counts with the whole path
        return best

    def open_count(self) -> i64:
        """With how many of the options on the menu a decision opens."""
        count = self.menu.count
        return count if float(count) <= self.settings.width else i64(self.settings.width)

    def draw(self, seat: i64, place: i64) -> None:
        """Put at a place of the menu one of the options from there on: the most promising if it remembers, or any."""
        menu, history = self.menu, self.history
        if history is None:
            other = place + self.rng.below(menu.count - place)
        else:
            other = history.draw(menu, place, seat, self.rng)
        drawn = menu.actions[other]
        menu.actions[other] = menu.actions[place]
        menu.actions[place] = drawn

    def play_on(self, state: State) -> None:
        """Play so many decisions as each seat likes best at first sight, and judge where that leads."""
        menu, history = self.menu, self.history
        left = i64(self.settings.rollout_decisions)
        while left > 0 and not state.is_over():
            step = state.agenda[-1]
            seat = step.actor(state)
            if seat == CHANCE:
                state.act(seat, step.roll(state, self.rng, menu))
                continue
            menu.clear()
            step.options(state, seat, menu)
            best = menu.actions[0]
            if menu.count > 1:
                best_value = NOTHING
                open_count = menu.count if history is None else self.open_count()
                for place in range(open_count):
                    if open_count < menu.count:
                        self.draw(seat, place)
                    after = state.clone()
                    after.act(seat, menu.actions[place])
                    self.judge(after)
                    if history is not None:
                        history.note(seat, menu.actions[place], self.values[seat])
                    if self.values[seat] > best_value:
                        best_value, best = self.values[seat], menu.actions[place]
                left -= 1
            state.act(seat, best)
        self.judge(state)

    def choose(self, state: State, node: i64, seat: i64) -> i64:
        """The option on the menu that is worth most, exploration included; a decision met often opens one more."""
        tree, menu, history = self.tree, self.menu, self.history
        self.stamp += 1
        child = tree.first[node]
        while child != NO_NODE:
            # HIDDEN would be the place of the last action
            if tree.action[child] != HIDDEN and tree.seat[child] == seat:
                self.node_of[tree.action[child]] = child
                self.stamp_of[tree.action[child]] = self.stamp
            child = tree.next[child]
        best: i64 = NO_NODE
        best_ucb = NOTHING
        tried: i64 = 0
        untried: i64 = 0
        drawn: i64 = 0
        best_promise = NOTHING
        for place in range(menu.count):
            action = menu.actions[place]
            if self.stamp_of[action] != self.stamp:
                untried += 1
                if history is None:
                    if self.rng.below(untried) == 0:
                        drawn = action
                elif (promise := history.promise(seat, action)) > best_promise:
                    drawn, best_promise = action, promise
                continue
            tried += 1
            child = self.node_of[action]
            tree.availability[child] += 1
            if tree.visits[child] == 0:
                return action
            ucb = self.ucb(child)
            if ucb > best_ucb:
                best_ucb = ucb
                best = child
        if untried > 0:
            visits = float(tree.visits[node])
            if float(tried) < self.settings.width + self.settings.widening * math.sqrt(visits):
                child = self.look(state, node, seat, drawn)
                if best == NO_NODE or tree.mean(child) > best_ucb:
                    best = child
        return tree.action[best] if best != NO_NODE else drawn

    def ucb(self, node: i64) -> float:
        """What an option is worth, and more if it has seldom been chosen (UCB1)."""
        tree = self.tree
        visits = float(tree.visits[node])
        doubt = math.sqrt(math.log(float(tree.availability[node])) / visits)
        return tree.value_sum[node] / visits + self.settings.exploration * doubt

    def guess(self, anchor: i64, seat: i64, secrets: list[i64]) -> i64:
        """A choice that stays secret: learned for this seat alone, whatever the others have chosen."""
        tree, menu = self.tree, self.menu
        best: i64 = NO_NODE
        best_ucb = NOTHING
        tried: i64 = 0
        child = tree.first[anchor]
        while child != NO_NODE:
            if tree.seat[child] == -3 - seat and menu.has(tree.action[child]):
                tried += 1
                tree.availability[child] += 1
                # without visits: chosen before in this very iteration, by a seat that is asked again
                ucb = self.ucb(child) if tree.visits[child] > 0 else 2.0
                if ucb > best_ucb:
                    best_ucb = ucb
                    best = child
            child = tree.next[child]
        if tried < menu.count:
            action = menu.pick(self.rng)
            best = tree.child(anchor, action, -3 - seat)
            if best == NO_NODE:
                best = tree.add(anchor, action, -3 - seat)
        secrets.append(best)
        return tree.action[best]

    def count(self, path: list[i64]) -> None:
        """Add what was judged last to all nodes of a path."""
        tree, values, margins = self.tree, self.values, self.margins
        for node in path:
            if tree.availability[node] == 0:
                tree.availability[node] = 1
            seat = tree.seat[node]
            if seat < -2:
                seat = -3 - seat
            if seat >= 0:
                tree.add_result(node, values[seat], margins[seat], i64(1))
            else:
                tree.visits[node] += 1

    # what came of it

    def judgements(self) -> list[tuple[int, int, float, float]]:
        """Each option looked at: action, visits, worth between 0 and 1, lead over the best rival in points."""
        tree = self.tree
        found: list[tuple[int, int, float, float]] = []
        node = tree.first[self.root]
        while node != NO_NODE:
            if tree.seat[node] == self.view.seat and tree.visits[node] > 0:
                visits = float(tree.visits[node])
                found.append(
                    (
                        int(tree.action[node]),
                        int(tree.availability[node]),
                        tree.mean(node),
                        tree.margin_sum[node] / visits,
                    )
                )
            node = tree.next[node]
        return found
