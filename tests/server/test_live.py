"""A table: moves on disk before anybody hears of them, rights of seats, undo, consent, chance."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from boomtown.cli.app import run
from boomtown.core.record import Refused
from boomtown.server.tables.log_entries import Undid
from boomtown.server.tables.session import TableSession, load_session
from boomtown.server.tables.store import Chair, Person, Room
from boomtown.server.tables.verifiable_draws import commitment, draw, first_wrong_draw
from boomtown.server.web.people import Viewer
from boomtown.server.web.presenter import Presenter
from boomtown.server.web.protocol import Hello
from boomtown.server.web.replays import known_record
from boomtown.server.web.socket import Connection
from tests.server.tables import ADA, BEN, hub_on, people, play_on, two_at_a_table
from tests.server.worlds import played, table_of


def first_option(live: TableSession, seat: int) -> str:
    """The text of a seat's first option."""
    return live.game.verbs.text(live.require_table().state.options(seat)[0])


def refusal(problem: pytest.ExceptionInfo[Refused]) -> str:
    """The message id."""
    return problem.value.reason


def test_what_is_played_is_there_after_a_restart(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            await play_on(live, 10)
            again = await load_session(live.room.id, hub.store, lambda _: None)
            assert again is not None
            assert again.record() == live.record()
            assert again.version == live.version

    asyncio.run(story())


def test_a_move_is_on_disk_before_it_is_told(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            seen: list[int] = []
            live.told = lambda table: seen.append(table.version)
            stored: list[int] = []
            append = hub.store.append

            async def slow(*arguments: object) -> None:
                assert not seen
                await append(*arguments)  # type: ignore[arg-type]
                stored.append(1)

            hub.store.append = slow  # type: ignore[method-assign,assignment]
            await play_on(live, 1)
            assert stored
            assert seen

    asyncio.run(story())


def test_a_page_that_comes_while_a_move_is_written_down_gets_a_table_that_stands(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            version, moves = live.version, len(live.require_table().record.moves)
            append, is_writing, may_write = hub.store.append, asyncio.Event(), asyncio.Event()

            async def slow(after: Room, payloads: Sequence[bytes]) -> None:
                is_writing.set()
                await may_write.wait()
                await append(after, payloads)

            hub.store.append = slow  # type: ignore[method-assign]
            acting = asyncio.create_task(play_on(live, 1))
            await asyncio.wait_for(is_writing.wait(), 20)
            page = Connection(None, hub, live, Viewer(ADA, "en", ""), None)  # type: ignore[arg-type]
            await page.answer(Hello(seat=0, language="en", drawn=version))
            shown = page.desk.update(set())
            assert (shown.version, shown.decision) == (version, moves), (
                "what is not written is shown to nobody"
            )
            may_write.set()
            await acting
            after = page.desk.update(set())
            assert after.version > version
            assert after.frames, "then it is told"

    asyncio.run(story())


def test_a_move_that_cannot_be_written_was_never_made(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            await play_on(live, 2)
            before = live.record()
            moves = [*before.moves] if before else []

            async def full_disk(*_: object) -> None:
                raise OSError("no space left on device")

            append, hub.store.append = hub.store.append, full_disk  # type: ignore[method-assign,assignment]
            with pytest.raises(Refused) as problem:
                await play_on(live, 1)
            assert refusal(problem) == "cannot-save"
            hub.store.append = append  # type: ignore[method-assign]
            record = live.record()
            assert record is not None
            assert record.moves == moves
            await play_on(live, 1)

    asyncio.run(story())


def test_a_move_sent_twice_counts_once(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            text, decision = first_option(live, 0), live.decision
            number = await live.act("ada", 0, text, decision, "id-1")
            version = live.version
            assert await live.act("ada", 0, text, decision, "id-1") == number == decision + 1
            assert await live.act("ada", 0, "pass", decision, "id-1") == number  # whatever it says now
            assert live.move_text(number) == text
            assert live.version == version

    asyncio.run(story())


def test_an_old_click_does_not_answer_a_new_question(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            await play_on(live, 1)
            decision = live.decision
            await live.act("ada", 0, "pass", decision)
            await play_on(live, 3)  # Ben's turn and Ada's tile: she may pass again now
            with pytest.raises(Refused) as problem:
                await live.act("ada", 0, "pass", decision)
            assert refusal(problem) == "stale"

    asyncio.run(story())


def test_secret_bids_may_arrive_together(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub, "claim")
            decision = live.decision
            await asyncio.gather(live.act("ada", 0, "bid 3", decision), live.act("ben", 1, "bid 5", decision))
            record = live.record()
            assert record is not None
            assert {"0 bid 3", "1 bid 5"} <= {*record.moves}

    asyncio.run(story())


@pytest.mark.parametrize(
    ("person", "seat", "text", "reason"),
    [
        ("ben", 0, "pass", "not-your-seat"),
        ("nobody", 0, "pass", "not-your-seat"),
        ("ada", 0, "no such thing", "no-such-action"),
        ("ada", 0, "mine", "gold-rush-reason-place-first"),
        ("ben", 1, "pass", "stale"),
        ("ada", -1, "draw gr01", "not-your-seat"),
    ],
)
def test_nobody_does_what_is_not_theirs(
    database: str, person: str, seat: int, text: str, reason: str
) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            version = live.version
            with pytest.raises(Refused) as problem:
                await live.act(person, seat, text, live.decision)
            assert refusal(problem) == reason
            assert live.version == version

    asyncio.run(story())


def test_the_own_last_move_is_taken_back_alone_and_the_same_draw_returns(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            await play_on(live, 1)  # the tile; the action is still to come
            before = live.decision
            await live.undo("ada", 0)
            assert live.decision == before - 1
            await play_on(live, 2)
            record = live.record()
            assert record is not None
            drawn = record.moves[-1]
            assert drawn.startswith("* draw")
            await live.undo("ada", 0)  # back before the draw: only if Ben agrees
            assert live.asked is not None
            assert live.still_to_answer() == [1]
            await live.answer("ben", 1, True)
            await play_on(live, 1)
            assert (live.record() or record).moves[-1] == drawn

    asyncio.run(story())


def test_one_no_ends_the_question(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            await play_on(live, 2)
            decision = live.decision
            await live.undo("ada", 0)
            await live.answer("ben", 1, False)
            assert live.asked is None
            assert live.decision == decision
            with pytest.raises(Refused) as problem:
                await live.answer("ben", 1, True)
            assert refusal(problem) == "nothing-asked"

    asyncio.run(story())


def test_bots_agree_to_everything(database: str) -> None:
    async def story() -> None:
        async with hub_on(database, pace=60) as hub:
            chairs = [*people(ADA), Chair(1, None, "uniform", "Bot")]
            live = await hub.open("gold-rush", "Test", frozenset(), chairs, False)
            await play_on(live, 2)
            await live.undo("ada", 0)
            assert live.asked is None
            assert live.require_table().state.actors() == [0]

    asyncio.run(story())


def test_the_last_to_sit_down_begins_the_game(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            free = [*people(ADA), Chair(1, None, "", "")]
            live = await hub.open("gold-rush", "Test", frozenset(), free, True)
            assert live.status == "open"
            with pytest.raises(Refused) as problem:
                await live.sit("ben", 0, "Ben")
            assert refusal(problem) == "seat-taken"
            await live.sit("ben", 1, "Ben")
            assert live.status == "running"
            assert [room.id for room in await hub.store.rooms_of(BEN.id)] == [live.room.id]

    asyncio.run(story())


def test_two_processes_at_one_table_never_disagree(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as one, hub_on(database) as other:
            live = await two_at_a_table(one)
            there = await other.live(live.room.id)
            await play_on(live, 3)
            await there.read()
            await play_on(there, 3)
            await live.read()
            assert live.record() == there.record()

    asyncio.run(story())


def test_draws_can_be_checked_and_follow_the_odds(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            chairs = [Chair(seat, None, "uniform", f"Bot {seat}") for seat in range(2)]
            live = await hub.open("claim", "Test", frozenset(), chairs, True)
            while live.status != "over":
                await asyncio.sleep(0.01)
            record = live.record()
            assert record is not None
            assert first_wrong_draw(live.game, record, live.room.secret) is None
            assert first_wrong_draw(live.game, record, b"another secret") is not None
            assert len(commitment(live.room.secret)) == 64
            text = known_record(live, Viewer(None, "en", ""))
            file = tmp_path / "game.toml"
            file.write_text(text)
            assert run(["replay", str(file), "--verify"]) == 0
            forged = text.replace(live.room.secret.hex(), "00" * 32)
            file.write_text(forged)
            assert run(["replay", str(file), "--verify"]) == 1
            again = await hub.branch(live, 12, ADA.id, ADA.name)
            assert again.inherited == 12
            assert (again.record() or record).moves[:12] == record.moves[:12]

    asyncio.run(story())
    drawn = [draw(b"secret", number, [(7, 1), (8, 3)]) for number in range(4000)]
    assert 850 < drawn.count(7) < 1150


def test_bots_go_on_after_a_restart(database: str) -> None:
    async def story() -> None:
        chairs = [Chair(seat, None, "uniform", f"Bot {seat}") for seat in range(2)]
        async with hub_on(database, pace=60) as hub:
            room = (await hub.open("claim", "Test", frozenset(), chairs, True)).room.id
        async with hub_on(database) as hub:
            await hub.resume()
            live = await hub.live(room)
            while live.status != "over":
                await asyncio.sleep(0.01)

    asyncio.run(story())


async def bid(live: TableSession, person: Person, seat: int, place: int) -> None:
    """A secret bid: the option at this place."""
    state = live.require_table().state
    await live.act(person.id, seat, live.game.verbs.text(state.options(seat)[place]), live.decision)


def test_whoever_has_seen_all_bids_cannot_take_back_his_own_alone(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub, "card-game")
            state = live.require_table().state
            while len(state.actors()) < 2:  # until both bid
                await play_on(live, 1)
            await bid(live, ADA, 0, 0)
            assert live.require_table().moves_to_undo(0) == 1
            await live.undo("ada", 0)  # nobody has seen anything yet
            assert live.asked is None
            await bid(live, ADA, 0, 0)
            await bid(live, BEN, 1, 1)  # now all cards are turned up
            record = live.record()
            assert record is not None
            assert live.require_table().moves_to_undo(1) == 0
            await live.undo("ben", 1)
            assert live.asked is not None
            assert live.still_to_answer() == [0]
            assert (live.record() or record).moves == record.moves

    asyncio.run(story())


def test_after_the_end_nothing_is_taken_back_not_even_if_all_agree(database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub, "claim")
            while live.status != "over":
                await play_on(live, 1)
            decision = live.decision
            for person, seat in ((ADA, 0), (BEN, 1)):
                with pytest.raises(Refused) as problem:
                    await live.undo(person.id, seat)
                assert refusal(problem) == "undo-over"
            assert (live.decision, live.asked) == (decision, None)

    asyncio.run(story())


def test_a_table_these_rules_cannot_play_on_goes_on_with_everybody_in_his_seat(database: str) -> None:
    """Its secrets are still secrets: neither a guest nor a player may look behind them by going on alone."""

    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            with pytest.raises(Refused) as problem:
                await hub.branch(live, 0, ADA.id, ADA.name)
            assert refusal(problem) == "not-over"
            await play_on(live, 3)
            live.fault = "no-such-action"
            with pytest.raises(Refused) as problem:
                await hub.branch(live, 0, "stranger", "Stranger")
            assert refusal(problem) == "not-your-seat"
            again = await hub.branch(live, 1, BEN.id, BEN.name)
            assert [chair.person for chair in again.chairs] == ["ada", "ben"]
            assert again.decision == live.decision

    asyncio.run(story())


def test_who_looks_at_a_move_that_is_taken_back_sees_the_table_as_it_is() -> None:
    """There is no such position any more: the update failed and the page was cut off."""
    live = table_of("gold-rush", played("gold-rush", 2, 10, 1), 0)
    desk = Presenter(live, "ada")
    desk.show(0, "en")
    desk.at = live.decision
    live.apply(Undid(3, 0))
    shown = desk.update(set())
    assert (shown.at, shown.decision) == (live.decision, live.decision)
