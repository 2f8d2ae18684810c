"""What runs in the processes of the bots: a view comes in as JSON, an answer goes out. They cannot know more."""

from __future__ import annotations

import os
import signal
import time
from collections import OrderedDict
from typing import Any, Final, NamedTuple

from boomtown import COMPILED
from boomtown.bots import make_bot
from boomtown.bots.judgement import Judgement
from boomtown.bots.levels import settings_of
from boomtown.bots.search_bot import judgements_of
from boomtown.core.rng import Rng
from boomtown.core.step import Game, View
from boomtown.core.wire import decode
from boomtown.games import ALL, game_parts
from boomtown.processes import end_with_parent
from boomtown.search.mcts import NEVER, TreeSearch

PROBE: Final = 8  # iterations by which a tree is timed
SLACK: Final = 4.0  # compiled rules get more time: a slower machine than ours plays its whole budget too
MOST_KEPT: Final = 2  # trees that a worker remembers until their turn goes on


class BotQuestion(NamedTuple):
    """What a bot that searches is asked."""

    game: str
    level: str
    raw: bytes  # the view


class Origin(NamedTuple):
    """The decision that led to this one within the same turn, and what was chosen there."""

    question: BotQuestion
    action: int


KEPT: Final[OrderedDict[BotQuestion, TreeSearch]] = OrderedDict()  # what grew for the latest questions


def begin(niceness: int) -> None:
    """A worker starts: it leaves the processor to the tables, Ctrl-C to the server, and with the server it ends."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def open_question(game_name: str, raw: bytes) -> tuple[Game[Any], View[Any]]:
    """The rules and the view."""
    game = ALL[game_name]
    return game, decode(game, raw, game_parts(game_name).rules.steps)


def think(game_name: str, bot: str, raw: bytes, seed: int) -> int:
    """What a bot does with a view."""
    game, view = open_question(game_name, raw)
    return int(make_bot(bot, game).choose(view, Rng(seed)))


def grow(
    question: BotQuestion,
    iterations: int,
    seconds: float,
    seed: int,
    origin: Origin | None = None,
    stop_below_points: float = 0.0,
    until: float = NEVER,
) -> list[Judgement]:
    """One tree of a decision: so many iterations, but no more than fit into so many seconds of work.

    Plain rules get the seconds and as many iterations as they can do in them: a search divides its iterations among its
    options from the beginning, so it has to know how many there will be. On a machine that has other things to do it
    ends when the time has come (`until`, of `time.monotonic`, which all processes share). What this worker has grown for
    the decision before in the same turn is kept.
    """
    game, view = open_question(question.game, question.raw)
    settings = settings_of(question.game, question.level)
    began = time.process_time()
    TreeSearch(game, view, Rng(seed), settings).run(PROBE, until=until)
    each = (time.process_time() - began) / PROBE
    fitting = int(seconds * (SLACK if COMPILED else 1.0) / max(each, 1e-7))
    tree = KEPT.pop(origin.question, None) if origin is not None else None
    if tree is None or origin is None:
        tree = TreeSearch(game, view, Rng(seed), settings)
    else:
        tree.go_on(view, origin.action)
    tree.run(max(1, min(iterations, fitting)), stop_below_points, until)
    if tree.can_go_on():
        KEPT[question] = tree
        KEPT.move_to_end(question)  # also if it was asked before
        if len(KEPT) > MOST_KEPT:
            KEPT.popitem(last=False)
    return judgements_of(tree)


def is_compiled() -> bool:
    """Whether this worker has the compiled rules."""
    return COMPILED
