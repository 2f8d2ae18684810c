"""The levels of bots as people meet them: which are offered, which are still understood, and which one comes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.bots import OTHER_NAMES
from boomtown.bots.levels import DEPUTY, GREENHORN, LEVELS
from boomtown.core.record import Refused
from boomtown.core.text import Text
from boomtown.server.tables.store import Room

# Those that pages no longer offer play on at old tables, and programs may still ask for them. Names with a number,
# such as `search:5000`, are for the command line: here nobody may order as much thinking as they like.
KNOWN: Final = frozenset((*LEVELS, *OTHER_NAMES, "uniform", "search"))
STAND_IN: Final = DEPUTY  # who plays for somebody who has left


def check_bot(bot: str) -> None:
    """The bot must be one of ours."""
    if bot not in KNOWN:
        raise Refused("no-such-bot")


def level_of(bot: str) -> str:
    """The level of a bot; empty if it is of none."""
    name = OTHER_NAMES.get(bot, bot)
    return name if name in LEVELS else ""


def told_level(text: Text, bot: str) -> tuple[str, str, str] | None:
    """A bot's level for a page: the id of its portrait, its name, its style."""
    level = level_of(bot)
    return (level, text.say("bot-name", bot=level), text.say(f"bot-{level}.style")) if level else None


def usual_opponents(rooms: Sequence[Room], person: str | None) -> tuple[str, int]:
    """Whom to offer somebody who sits at these tables, the latest first: the level chosen last, and as many of them.

    After a win against them it is the next level; before the first game an easy one.
    """
    for room in rooms:
        levels = [level_of(chair.bot) for chair in room.chairs if level_of(chair.bot)]
        if not levels:
            continue
        own = [room.scores[chair.seat] for chair in room.chairs if chair.person == person and room.scores]
        has_won = room.status == "over" and bool(own) and max(own) == max(room.scores)
        step = LEVELS.index(levels[0]) + has_won
        return LEVELS[min(step, len(LEVELS) - 1)], len(levels)
    return GREENHORN, 1
