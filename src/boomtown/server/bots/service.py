"""Bots think in processes of their own: the table never waits for them, and never stands still because of them.

A bot gets the view of its seat as JSON and answers with an action: it cannot know more. Bots that search grow
several trees, one in each process, which are added up here.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Any, Final

from boomtown.bots.judgement import Judgement, best_of, merge_judgements
from boomtown.bots.levels import DEPUTY, GREENHORN, SEARCHING, Budget, budget_of, seconds_of
from boomtown.bots.search_bot import view_after
from boomtown.core.step import View
from boomtown.core.wire import encode
from boomtown.games import ALL
from boomtown.server.bots.pool import Pool
from boomtown.server.bots.worker import BotQuestion, Origin, grow, think

LATEST: Final = 12.0  # seconds after which a tree takes what it has found, however busy the machine is
PATIENCE: Final = 30.0  # seconds until a bot is taken for lost in thought, and the Deputy moves for it
QUICK: Final = frozenset((GREENHORN, DEPUTY, "greedy", "uniform"))
SEEDS: Final = 2**48
MOST_TURNS: Final = 1000  # that bots are in the middle of
MOST_TIMES: Final = 30  # of the latest decisions of a bot in a game
MOST_KINDS: Final = 200  # of bots and games whose times are kept
QUICK_TIME: Final = 0.1  # seconds that a bot without a budget takes, as long as nothing is known of it
log = logging.getLogger("boomtown")


class BotService:
    """Two kinds of workers, so that quick bots at one table do not wait for those who think long at another."""

    def __init__(self, workers: int = 1, patience: float = PATIENCE) -> None:
        self.deep = Pool(workers, niceness=15)
        self.quick = Pool(1, niceness=5)
        self.patience = patience
        self.turns: OrderedDict[BotQuestion, Origin] = (
            OrderedDict()
        )  # what will be asked next, and after what
        # whether people watch: then the time of a move must not tell what the bot holds
        self.is_paced = False
        self.times: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()

    async def choose(self, game_name: str, bot: str, view: View[Any]) -> str:
        """The text of the bot's action, after the time that a decision takes."""
        options: list[int] = view.state.options(view.seat)
        if len(options) == 1:
            if self.is_paced:
                await asyncio.sleep(self.usual_time(game_name, bot))
            return ALL[game_name].verbs.text(options[0])
        began = time.monotonic()
        chosen = await self.choose_among(game_name, bot, view, options)
        self.remember_time(game_name, bot, time.monotonic() - began)
        return chosen

    def usual_time(self, game_name: str, bot: str) -> float:
        """Seconds for a move without a choice, so that nobody can tell that there was none.

        One of the times that the bot took for its latest decisions in this game; before there are any, a part of
        what its level may take. Nothing of it depends on the position.
        """
        known = self.times.get((game_name, bot))
        if known:
            return min(secrets.choice(known), LATEST)
        most = seconds_of(bot, game_name) if bot in SEARCHING else QUICK_TIME
        return min(most, LATEST) * (0.5 + secrets.randbelow(1000) / 2000)

    def remember_time(self, game_name: str, bot: str, seconds: float) -> None:
        """A decision among several options took so long."""
        self.times.setdefault((game_name, bot), deque(maxlen=MOST_TIMES)).append(seconds)
        self.times.move_to_end((game_name, bot))
        if len(self.times) > MOST_KINDS:
            self.times.popitem(last=False)

    async def choose_among(self, game_name: str, bot: str, view: View[Any], options: list[int]) -> str:
        """The text of the bot's action; the Deputy's if the bot fails or takes too long."""
        verbs = ALL[game_name].verbs
        for name in dict.fromkeys((bot, DEPUTY)):
            began = time.monotonic()
            try:
                async with asyncio.timeout(self.patience):
                    action = await self.action(game_name, name, view)
                if action in options:
                    return verbs.text(action)
                log.error("%s: %s chose action %s, which is no option", game_name, name, action)
            except TimeoutError:
                log.error("%s: %s took too long", game_name, name)
                pool = self.pool_of(name)
                if pool.heard < began:  # nobody else was answered either: they are stuck, not just busy
                    pool.abandon()
            except Exception:
                log.exception("%s: %s failed", game_name, name)
        return verbs.text(secrets.choice(options))

    async def action(self, game_name: str, bot: str, view: View[Any]) -> int:
        """What a bot would do."""
        if bot in SEARCHING:
            action = best_of(await self.judge(game_name, bot, view))
            self.expect(game_name, bot, view, action)
            return action
        raw = encode(ALL[game_name], view)
        return await self.pool_of(bot).do(think, game_name, bot, raw, secrets.randbelow(SEEDS))

    def expect(self, game_name: str, level: str, view: View[Any], action: int) -> None:
        """Remember where a turn goes on, so that the workers can use what they have grown."""
        game = ALL[game_name]
        seen = view_after(game, view, action)
        if seen is not None:
            before = BotQuestion(game_name, level, encode(game, view))
            self.turns[BotQuestion(game_name, level, encode(game, seen))] = Origin(before, action)
            if len(self.turns) > MOST_TURNS:
                self.turns.popitem(last=False)

    def pool_of(self, bot: str) -> Pool:
        """Who thinks for a bot."""
        return self.quick if bot in QUICK else self.deep

    async def judge(self, game_name: str, level: str, view: View[Any]) -> list[Judgement]:
        """What a level that searches thinks of all options, the best first."""
        budget = budget_of(level, game_name)
        return await self.judge_all(
            game_name, level, [view] * budget.trees, budget, seconds_of(level, game_name)
        )

    async def judge_several(self, game_name: str, level: str, views: Sequence[View[Any]]) -> list[Judgement]:
        """The same for several views of one decision, which share the budget of one."""
        budget: Budget = budget_of(level, game_name)
        share = budget.trees / len(views)
        seconds = seconds_of(level, game_name) * share
        return await self.judge_all(game_name, level, views, budget.scale(share), seconds)

    async def judge_all(
        self, game_name: str, level: str, views: Sequence[View[Any]], budget: Budget, seconds: float
    ) -> list[Judgement]:
        """A tree for each view, added up."""
        questions = [BotQuestion(game_name, level, encode(ALL[game_name], view)) for view in views]
        origins = {question: self.turns.pop(question, None) for question in dict.fromkeys(questions)}
        until = time.monotonic() + LATEST
        trees = await asyncio.gather(
            *(
                self.deep.do(
                    grow,
                    each,
                    budget.iterations,
                    seconds,
                    secrets.randbelow(SEEDS),
                    origins[each],
                    budget.stop_below_points,
                    until,
                )
                for each in questions
            )
        )
        return merge_judgements(trees)

    def renew(self) -> None:
        """Take up what has been compiled meanwhile."""
        self.deep.renew()
        self.quick.renew()

    def close(self) -> None:
        """Stop the workers."""
        self.deep.close()
        self.quick.close()
