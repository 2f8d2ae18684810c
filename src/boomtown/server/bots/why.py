"""Why a bot did something: its options and the leads they promised, told without giving away any secret.

While a game runs, everything here is made of what the asker could know before the move, and of the move itself if
the asker was shown it: see docs/decisions/0011. After the game all is open, and the bot's own view is judged.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from boomtown.bots.judgement import Judgement
from boomtown.bots.levels import SHERIFF
from boomtown.core.record import Refused, Table, parse_move, replay_to
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, Game, State, View
from boomtown.core.text import Text
from boomtown.server.web.protocol import Explained, Judged

if TYPE_CHECKING:
    from boomtown.server.bots.service import BotService
    from boomtown.server.tables.session import TableSession

WORLDS: Final = 6  # possible tables behind the asker's view that are judged
MOST: Final = 5  # options that are shown
PATIENCE: Final = 20.0  # seconds


def may_ask(live: TableSession, viewer: int, at: int) -> bool:
    """Whether this viewer may ask about a move: a bot's, and one that was shown to them."""
    table = live.require_table()
    seat = parse_move(table.record.moves[at - 1])[0]
    if seat == CHANCE or not live.chairs[seat].bot:
        return False
    return table.state.is_over() or table.lines[viewer][at - 1] == table.record.moves[at - 1]


def worlds_behind(game: Game[Any], view: View[Any], seat: int) -> list[State]:
    """Possible tables behind a view in which the seat has the same options; none if the options are secret.

    It depends on the view alone, never on what is really there.
    """
    worlds: list[State] = [game.determinize(view, Rng(number)) for number in range(WORLDS)]
    options = [sorted(world.options(seat)) if seat in world.actors() else [] for world in worlds]
    return worlds if options[0] and all(each == options[0] for each in options) else []


async def explain(
    thinkers: BotService, live: TableSession, viewer: int, at: int, own: Text, page: Text
) -> Explained:
    """The options of the bot that made move number `at`, as far as this viewer may know."""
    table = live.require_table()
    if not 0 < at <= live.decision:
        raise Refused("no-such-move")
    if not may_ask(live, viewer, at):
        raise Refused("why-secret" if is_of_bot(live, at) else "why-nothing")
    seat, said = parse_move(table.record.moves[at - 1])
    chosen, is_open, name = live.game.verbs.find(said), table.state.is_over(), live.names()[seat]
    before: Table[Any] = replay_to(live.game, table.record, at - 1)
    if is_open:
        views, shown = [live.game.view(before.state, seat)], before.state
    else:
        if before.state.agenda[-1].visible_action(before.state, seat, chosen, viewer) == HIDDEN:
            raise Refused("why-secret")
        worlds = worlds_behind(live.game, live.game.view(before.state, viewer), seat)
        if not worlds or chosen not in worlds[0].options(seat):
            raise Refused("why-secret")
        views, shown = [live.game.view(world, seat) for world in worlds], worlds[0]
    basis = page.say("table-why-open", name=name) if is_open else page.say("table-why-asker")
    title = page.say("table-why-title", name=name)
    if len(shown.options(seat)) == 1:
        return Explained(title, page.say("table-why-single"), [], "", basis)
    async with asyncio.timeout(PATIENCE):
        judged = await thinkers.judge_several(live.room.game, SHERIFF, views)
    kept = tell_options(judged, chosen)
    rows = [Judged(own.action(one.action, shown), round(one.lead, 1), one.action == chosen) for one in kept]
    left = len(judged) - len(kept)
    others = page.say("table-why-others", count=left) if left else ""
    return Explained(title, page.say("table-why-lead", name=name), rows, others, basis)


def is_of_bot(live: TableSession, at: int) -> bool:
    """Whether a bot made this move."""
    seat = parse_move(live.require_table().record.moves[at - 1])[0]
    return seat != CHANCE and bool(live.chairs[seat].bot)


def tell_options(judged: list[Judgement], chosen: int) -> list[Judgement]:
    """The best options and the chosen one, by their leads."""
    first = judged[:MOST]
    if all(one.action != chosen for one in first):
        first = first[:-1] + [one for one in judged if one.action == chosen]
    return sorted(first, key=lambda one: -one.lead)
