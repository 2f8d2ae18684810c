"""What the Sheriff says when somebody asks: the option to take, and by how much it is better than the next best."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from boomtown.bots.judgement import Judgement
from boomtown.bots.levels import SHERIFF
from boomtown.core.record import Refused
from boomtown.core.step import View
from boomtown.core.text import Text
from boomtown.server.web.protocol import Idea

if TYPE_CHECKING:
    from boomtown.server.bots.service import BotService
    from boomtown.server.tables.session import TableSession

ALIKE: Final = 0.5  # points: less than that is no difference
MOST_IDEAS: Final = 3
PATIENCE: Final = 20.0  # seconds that somebody waits for advice


class Advice(NamedTuple):
    """An option with its label, and why it."""

    action: int
    label: str
    note: str


async def advise(thinkers: BotService, live: TableSession, seat: int, own: Text, page: Text) -> Advice:
    """The best option of a seat that is to move, by what it can know; `own` are the words of the game."""
    state = live.game.view(live.require_running().state, seat).state
    if seat not in state.actors():
        raise Refused("not-your-turn")
    options = state.options(seat)
    if len(options) == 1:
        return Advice(options[0], own.action(options[0], state), page.say("table-hint-only"))
    view, decision = View(seat, state), live.decision
    async with asyncio.timeout(PATIENCE):
        best, *others = await thinkers.judge(live.room.game, SHERIFF, view)
    if not live.answers_now(seat, decision):  # others may choose meanwhile where all choose at once
        raise Refused("stale")
    state = live.game.view(live.require_running().state, seat).state
    labelled = own.action(others[0].action, state) if others else ""
    note = f"{compare_best(best, others, labelled, page)} {expect_end(best.lead, page)}"
    return Advice(best.action, own.action(best.action, state), note)


async def list_ideas(
    thinkers: BotService, live: TableSession, seat: int, own: Text, page: Text
) -> list[Idea]:
    """The best few options of a seat that is to move, by what it can know, each with what it leads to."""
    state = live.game.view(live.require_running().state, seat).state
    if seat not in state.actors():
        raise Refused("not-your-turn")
    options, verbs = state.options(seat), live.game.verbs
    if len(options) == 1:
        return [Idea(verbs.text(options[0]), own.action(options[0], state), page.say("table-hint-only"))]
    decision = live.decision
    async with asyncio.timeout(PATIENCE):
        judged = await thinkers.judge(live.room.game, SHERIFF, View(seat, state))
    if not live.answers_now(seat, decision):
        raise Refused("stale")
    first, *others = judged[:MOST_IDEAS]
    notes = [expect_end(first.lead, page)] + [fall_behind(first.lead - one.lead, page) for one in others]
    return [
        Idea(verbs.text(one.action), own.action(one.action, state), note)
        for one, note in zip([first, *others], notes, strict=True)
    ]


def fall_behind(gap: float, page: Text) -> str:
    """How much less an option promises than the best."""
    return page.say("idea-alike") if gap < ALIKE else page.say("idea-less", points=in_points(gap, page))


def compare_best(best: Judgement, others: list[Judgement], other: str, page: Text) -> str:
    """How much better the best is than the next best."""
    if not others:
        return page.say("table-hint-only")
    gap = best.lead - others[0].lead
    if gap < ALIKE:
        return page.say("table-hint-alike", other=other)
    return page.say("table-hint-better", points=in_points(gap, page), other=other)


def expect_end(lead: float, page: Text) -> str:
    """How the game should end."""
    if abs(lead) < ALIKE:
        return page.say("table-lead-level")
    return page.say("table-lead-ahead" if lead > 0 else "table-lead-behind", points=in_points(lead, page))


def in_points(lead: float, page: Text) -> str:
    """So many points, at least one."""
    return page.say("points", points=max(1, round(abs(lead))))
