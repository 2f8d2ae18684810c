"""The id of a move belongs to a person, a seat and a decision: what is acknowledged has been made, once."""

from __future__ import annotations

import asyncio

from boomtown.core.record import parse_move
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.log_entries import Moved, decode, encode
from boomtown.server.tables.session import TableSession
from tests.server.tables import ADA, BEN, hub_on, play_on, two_at_a_table


async def both_to_bid(hub: Hub) -> TableSession:
    """A table of the Card Game at which both seats choose at once."""
    live = await two_at_a_table(hub, "card-game")
    while len(live.require_table().state.actors()) < 2:
        await play_on(live, 1)
    return live


def option(live: TableSession, seat: int, place: int = 0) -> str:
    """The text of an option."""
    return live.game.verbs.text(live.require_table().state.options(seat)[place])


def test_two_people_may_use_the_same_id(database: str) -> None:
    """The load test named its moves by table and decision: of two bids one was acknowledged and never made."""

    async def story() -> None:
        async with hub_on(database) as hub:
            live = await both_to_bid(hub)
            decision = live.decision
            await live.act(ADA.id, 0, option(live, 0), decision, "same")
            assert await live.act(BEN.id, 1, option(live, 1), decision, "same") == decision + 2
            made = live.require_table().record.moves[decision : decision + 2]
            assert [parse_move(move)[0] for move in made] == [0, 1]

    asyncio.run(story())


def test_an_id_answers_one_decision(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            first, second = live.decision, live.decision + 1
            await live.act(ADA.id, 0, option(live, 0), first, "same")
            assert live.require_table().state.actors() == [0]
            assert await live.act(ADA.id, 0, option(live, 0), second, "same") == second + 1

    asyncio.run(story())


def test_a_move_that_was_taken_back_is_not_taken_for_made(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            decision, text, other = live.decision, option(live, 0), option(live, 0, 1)
            await live.act(ADA.id, 0, text, decision, "same")
            await live.undo(ADA.id, 0)
            assert live.decision == decision
            assert await live.act(ADA.id, 0, other, decision, "same") == decision + 1
            assert live.move_text(decision + 1) == other

    asyncio.run(story())


def test_ids_are_known_after_a_restart(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            room, decision, text = live.room.id, live.decision, option(live, 0)
            number = await live.act(ADA.id, 0, text, decision, "same")
        async with hub_on(database) as hub:
            live = await hub.live(room)
            version = live.version
            assert await live.act(ADA.id, 0, text, decision, "same") == number
            assert live.version == version

    asyncio.run(story())


def test_logs_of_older_servers_are_read() -> None:
    assert decode(b'{"type":"moved","seat":0,"text":"pass","id":"x"}') == Moved(0, "pass", "x")
    assert decode(encode(Moved(0, "pass", "x", "ada", 7))) == Moved(0, "pass", "x", "ada", 7)
