"""Draws follow from a secret that the server has promised and from shares that players have: nobody chooses them.

The literals were computed with hashlib and hmac alone; docs/fair-draws.md shows how.
"""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from boomtown.cli.app import run
from boomtown.core.record import BadRecord, Record, Refused, Table, parse_record, replay
from boomtown.core.step import CHANCE
from boomtown.games.claim import CLAIM
from boomtown.server.tables import hub as hubs
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Chair
from boomtown.server.tables.verifiable_draws import (
    commitment,
    commitment_of_share,
    draw,
    draw_digest,
    draw_key,
    first_wrong_draw,
)
from boomtown.server.web import replays
from boomtown.server.web.people import Viewer
from tests.cli.terminal import played
from tests.server.asgi import Browser, visiting
from tests.server.tables import ADA, BEN, hub_on, people, play_on

SECRET = bytes(range(32))
ROOM = "AbC_-9xyz012"
SHARES = ["00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100"]
ADAS, BENS = SHARES[0], SHARES[2]
# of Claim for two who always take their first option, with the secret alone
FIRST_DRAWS = [
    "* stamp water",
    "* stake creek",
    "* stamp rock",
    "* stake lode",
    "* stamp water",
    "* stake creek",
    "* stamp water",
    "* stake creek",
]
HUNDRED = [(action, 1) for action in range(100)]


# known answers


def test_what_is_promised_is_the_sha256_of_the_bytes() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment_of_share(ADAS) == "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811"
    assert commitment_of_share(BENS) == "811407f10d6c0f49a056cc8c01a15e42816b9d39df858e9f6c05fc5c9189b136"


def test_draws_without_shares_are_those_of_before() -> None:
    assert draw_key(SECRET, ROOM, []) == draw_key(SECRET, ROOM, ["", ""]) == SECRET
    assert [draw_digest(SECRET, number) for number in range(4)] == [
        "3a8b171143bc3fe5972827cf3a413e96e1b4573ae308ee4e2ee652100511049f",
        "7761b1cc25227dfca0bd6d972acc52abb62f24ce50ad5a7a430b05c5a6f5497b",
        "80ddc33417b469e126d6fdd676dad740a8e89b94199378bb19030b1fdb325b58",
        "1660ab3daf39adaef26ff12827cb24347a239e1d8c842a482d249d3bf66686fb",
    ]
    assert [draw(SECRET, number, HUNDRED) for number in range(8)] == [71, 51, 88, 23, 54, 43, 2, 65]


def test_draws_with_shares_have_a_key_of_their_own() -> None:
    key = draw_key(SECRET, ROOM, SHARES)
    assert key.hex() == "e53e7e36f4653498523d95a03da666e3ce0f4814b2ca51707e563fe9c1ac30f5"
    assert [draw_digest(key, number) for number in range(4)] == [
        "531ac03b362d056f7868dec32584e7c23668f75c9634fd61de04a6856de8d938",
        "6b80cae6279d5aea74ad93d6818a8128ead2d25e461286e072586f8b53e106ab",
        "c74381586f1c792eb413fb4c269dee35314fa0d57cdba25ab41d5c3802485dc5",
        "bcdd897ab04fcde7aa6d5adb763d6c851be25ca8c39025819754f3d8ce14eccb",
    ]
    assert [draw(key, number, HUNDRED) for number in range(8)] == [8, 19, 13, 39, 0, 2, 34, 10]


def test_weights_are_counted_through_in_their_order() -> None:
    key = draw_key(SECRET, ROOM, SHARES)
    odds = [(70, 1), (80, 2), (90, 4)]  # the remainders by 7 are 6 2 4 2 5 2 6 4
    assert [draw(key, number, odds) for number in range(8)] == [90, 80, 90, 80, 90, 80, 90, 90]


def test_no_two_draws_share_their_randomness() -> None:
    for key in (SECRET, draw_key(SECRET, ROOM, SHARES)):
        assert len({draw_digest(key, number) for number in range(500)}) == 500


def test_every_part_of_the_key_counts() -> None:
    keys = {
        draw_key(secret, room, shares)
        for secret in (SECRET, bytes(32))
        for room in (ROOM, "another")
        for shares in (
            SHARES,
            SHARES[::-1][:2],
            [ADAS, "", ""],
            ["", ADAS, ""],
            ["", "", ADAS],
            [ADAS, ADAS, ""],
        )
    }
    assert len(keys) == 24


# at a table


def told(database: str, story: Callable[[Hub, TableSession], Awaitable[None]], free: int = 1) -> None:
    """A story of a table that Ada has opened, with free seats."""

    async def whole() -> None:
        async with hub_on(database) as hub:
            chairs = [
                Chair(0, ADA.id, "", ADA.name),
                *(Chair(seat, None, "", "") for seat in range(1, free + 1)),
            ]
            live = await hub.open("claim", "Test", frozenset(), chairs, True)
            await story(hub, live)

    asyncio.run(whole())


async def gather(live: TableSession) -> None:
    """Ada and Ben have promised a share each, and all seats are taken."""
    await live.commit(ADA.id, 0, commitment_of_share(ADAS))
    await live.sit(BEN.id, 1, BEN.name, commitment=commitment_of_share(BENS))


async def finish(live: TableSession) -> Record:
    """Play to the end; the record as everybody may read it then."""
    while live.status != "over":
        await play_on(live, 1)
    return parse_record(replays.known_record(live, Viewer(None, "en", "")))


async def refusal(doing: Awaitable[Any]) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.reason


def test_shares_are_promised_shown_and_make_the_draws(database: str, tmp_path: Path) -> None:
    async def story(hub: Hub, live: TableSession) -> None:
        await gather(live)
        assert live.is_gathering
        assert live.status == "open", "nothing is drawn before all shares are there"
        await live.reveal(BEN.id, 1, BENS)
        assert live.is_gathering
        await live.reveal(ADA.id, 0, ADAS)
        assert live.status == "running"
        record = await finish(live)
        assert (record.room, record.shares) == (live.room.id, [ADAS, BENS])
        assert first_wrong_draw(live.game, record, live.room.secret) is None
        file = tmp_path / "game.toml"
        for old, new, status in (
            ("", "", 0),
            (ADAS, BENS, 1),
            (f'"{BENS}"', '""', 1),
            (live.room.id, "another", 1),
            ("shares =", "# shares =", 1),
        ):
            file.write_text(record.text().replace(old, new) if old else record.text())
            assert run(["replay", str(file), "--verify"]) == status, old

    told(database, story)


def explained_by_hand(record: Record, secret: bytes) -> list[str]:
    """All draws of a record by the formula of docs/fair-draws.md, written out here a second time."""
    lines = [
        "boomtown draws 2",
        record.room,
        *(f"{seat}:{share}" for seat, share in enumerate(record.shares)),
    ]
    key = hmac.new(secret, "\n".join(lines).encode(), "sha256").digest() if any(record.shares) else secret
    drawn: list[str] = []
    for table, move in zip(replay(CLAIM, record), record.moves):
        if move.startswith("* "):
            outcomes = [action for action, weight in table.state.odds() for _ in range(weight)]
            digest = hmac.new(key, str(len(drawn)).encode(), "sha256").hexdigest()
            drawn.append(f"* {CLAIM.verbs.text(outcomes[int(digest, 16) % len(outcomes)])}")
    return drawn


@pytest.mark.parametrize("is_shared", [False, True])
def test_every_draw_of_a_table_has_its_own_number(
    database: str, monkeypatch: pytest.MonkeyPatch, is_shared: bool
) -> None:
    monkeypatch.setattr("boomtown.server.tables.hub.new_secret", lambda: SECRET)

    async def story(hub: Hub, live: TableSession) -> None:
        if is_shared:
            await gather(live)
            await live.reveal(ADA.id, 0, ADAS)
            await live.reveal(BEN.id, 1, BENS)
        else:
            await live.sit(BEN.id, 1, BEN.name)
        record = await finish(live)
        drawn = [move for move in record.moves if move.startswith("* ")]
        assert len(drawn) == 14
        assert drawn == explained_by_hand(record, SECRET)
        if not is_shared:
            assert drawn[:8] == FIRST_DRAWS

    told(database, story)


def test_a_game_whose_draws_share_their_randomness_in_pairs_is_found_out() -> None:
    table, number = Table(CLAIM, 2), 0
    while not table.state.is_over():
        if table.state.actor() == CHANCE:
            table.act(int(CHANCE), draw(SECRET, number // 2, table.state.odds()))
            number += 1
        else:
            seat = table.state.actors()[0]
            table.act(seat, table.state.options(seat)[0])
    wrong = first_wrong_draw(CLAIM, table.record, SECRET)
    assert wrong is not None
    assert table.record.moves[wrong - 1].startswith("* ")


def test_verifying_tells_the_fingerprints_that_the_table_showed(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(hub: Hub, live: TableSession) -> None:
        await gather(live)
        await live.reveal(ADA.id, 0, ADAS)
        await live.reveal(BEN.id, 1, BENS)
        record = await finish(live)
        (tmp_path / "game.toml").write_text(record.text())
        assert run(["replay", str(tmp_path / "game.toml"), "--verify", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["fingerprints"] == {
            "secret": commitment(live.room.secret),
            "share of seat 0": live.commitments[0],
            "share of seat 1": live.commitments[1],
        }

    told(database, story)


def test_nobody_can_show_another_share_than_promised_nor_at_another_time(database: str) -> None:
    async def story(hub: Hub, live: TableSession) -> None:
        assert await refusal(live.commit(BEN.id, 0, commitment_of_share(ADAS))) == "not-your-seat"
        assert await refusal(live.commit(ADA.id, 0, "no hash")) == "message-bad"
        assert await refusal(live.sit(BEN.id, 1, BEN.name, commitment="no hash")) == "message-bad"
        await live.commit(ADA.id, 0, commitment_of_share(ADAS))
        assert await refusal(live.commit(ADA.id, 0, commitment_of_share(BENS))) == "share-late", "it stands"
        assert await refusal(live.reveal(ADA.id, 0, ADAS)) == "share-early"
        await live.sit(BEN.id, 1, BEN.name)
        assert await refusal(live.commit(BEN.id, 1, commitment_of_share(BENS))) == "share-late"
        assert await refusal(live.reveal(BEN.id, 1, BENS)) == "share-wrong"
        assert await refusal(live.reveal(ADA.id, 0, BENS)) == "share-wrong"
        assert await refusal(live.reveal(ADA.id, 0, "no share")) == "share-wrong"
        assert await refusal(live.reveal(BEN.id, 0, ADAS)) == "not-your-seat"
        await live.reveal(ADA.id, 0, ADAS)
        assert live.status == "running"
        assert await refusal(live.reveal(ADA.id, 0, ADAS)) == "share-late"

    told(database, story)


def test_a_table_without_promises_begins_at_once_and_draws_as_before(database: str) -> None:
    async def story(hub: Hub, live: TableSession) -> None:
        await live.sit(BEN.id, 1, BEN.name)
        assert live.status == "running"
        record = await finish(live)
        assert "shares" not in record.text()
        assert "room" not in record.text()
        assert first_wrong_draw(live.game, record, live.room.secret) is None

    told(database, story)


def test_nobody_waits_for_ever_for_a_share(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SHARES_AWAITED", 0.02)

    async def story(hub: Hub, live: TableSession) -> None:
        await gather(live)
        await live.reveal(BEN.id, 1, BENS)
        while live.status == "open":
            await asyncio.sleep(0.01)
        record = await finish(live)
        assert record.shares == ["", BENS]
        assert live.by_seat(live.commitments)[0] == commitment_of_share(ADAS), (
            "the log tells what was promised"
        )
        assert first_wrong_draw(live.game, record, live.room.secret) is None

    told(database, story)


def test_a_table_that_waited_begins_after_a_restart(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            chairs = [Chair(0, ADA.id, "", ADA.name), Chair(1, None, "", "")]
            live = await hub.open("claim", "Test", frozenset(), chairs, True)
            await gather(live)
            await live.reveal(ADA.id, 0, ADAS)
        monkeypatch.setattr(hubs, "SHARES_AWAITED", 0.02)
        async with hub_on(database) as hub:
            again = await hub.live(live.room.id)
            assert again.is_gathering
            while again.status == "open":
                await asyncio.sleep(0.01)
            assert again.by_seat(again.shares) == [ADAS, ""]

    asyncio.run(story())


def test_who_gets_up_while_seats_are_free_takes_the_promise_along(database: str) -> None:
    async def story(hub: Hub, live: TableSession) -> None:
        await live.sit(BEN.id, 1, BEN.name, commitment=commitment_of_share(BENS))
        await live.leave(BEN.id, 1)
        assert live.commitments == {}
        await live.sit(BEN.id, 1, BEN.name, commitment=commitment_of_share(ADAS))
        assert live.commitments == {1: commitment_of_share(ADAS)}

    told(database, story, free=2)


def test_who_gets_up_while_shares_are_shown_opens_no_second_chance(database: str) -> None:
    """Else somebody could see the shares of all others first, and then choose one."""

    async def story(hub: Hub, live: TableSession) -> None:
        await gather(live)
        await live.reveal(BEN.id, 1, BENS)
        await live.leave(BEN.id, 1)
        assert live.chairs[1].bot
        assert live.is_gathering
        await live.reveal(ADA.id, 0, ADAS)
        assert live.by_seat(live.shares) == [ADAS, BENS]
        assert live.table is not None

    told(database, story)


def test_an_owner_who_sends_somebody_away_while_shares_are_shown_opens_no_second_chance(
    database: str,
) -> None:
    async def story(hub: Hub, live: TableSession) -> None:
        await gather(live)
        await live.reveal(BEN.id, 1, BENS)
        await live.remove(ADA.id, 1)
        assert live.chairs[1].bot
        assert live.is_gathering
        assert live.by_seat(live.shares) == ["", BENS]

    told(database, story)


def test_after_an_undo_the_same_draws_return(database: str) -> None:
    async def story(hub: Hub, live: TableSession) -> None:
        await gather(live)
        await live.reveal(ADA.id, 0, ADAS)
        await live.reveal(BEN.id, 1, BENS)
        await play_on(live, 6)
        record = live.record()
        assert record is not None
        before = [*record.moves]
        await live.undo(ADA.id, 0, len(before))
        await live.answer(BEN.id, 1, True)
        assert live.decision < 6
        while live.decision < len(before):
            await play_on(live, 1)
        again = live.record()
        assert again is not None
        assert [move for move in again.moves if move[0] == "*"] == [move for move in before if move[0] == "*"]

    told(database, story)


def test_what_is_drawn_anew_in_place_of_what_was_taken_over_can_be_checked(database: str) -> None:
    """A table goes on from a position of another, and some of those moves are taken back there."""

    async def story() -> None:
        async with hub_on(database) as hub:
            moves = (*played("gold-rush", seats=2).moves[:40],)
            variants: frozenset[str] = frozenset()
            live = await hub.open("gold-rush", "Test", variants, people(ADA, BEN), False, moves)
            assert live.inherited == len(moves)
            await live.undo(ADA.id, 0, live.decision - 20)
            await live.answer(BEN.id, 1, True)
            assert live.inherited == live.decision == 20
            while live.status == "running":
                await play_on(live, 1)
            record = parse_record(replays.known_record(live, Viewer(ADA, "en", "")))
            assert record.drawn_from == 20
            assert first_wrong_draw(live.game, record, live.room.secret) is None
            room = live.room.id
        async with hub_on(database) as hub:
            assert (await hub.live(room)).inherited == 20

    asyncio.run(story())


# from outside


def test_a_form_brings_the_promise_of_whoever_sits_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path) as browser:
            await browser.post("/me", {"name": "Ada"})
            form = {"seats": "2", "seat0": "me", "seat1": "open"}
            path = (await browser.post("/new/gold-rush", form)).goes_to
            shown = (await browser.get(path)).text
            assert "begins as soon as every seat is taken" in shown
            other = Browser(browser.app)
            sitting = {"seat": "1", "name": "Ben", "commitment": commitment_of_share(BENS)}
            assert (await other.post(f"{path}/sit", sitting | {"commitment": "x"})).status == 400
            await other.post(f"{path}/sit", sitting)
            assert "add their shares of the draws" in (await other.get(path)).text
            live = await browser.app.state.desk.hub.live(path.removeprefix("/table/"))
            assert live.by_seat(live.commitments) == ["", commitment_of_share(BENS)]

    asyncio.run(story())


def test_programs_promise_and_show_shares(tmp_path: Path) -> None:
    async def story() -> None:
        async with visiting(tmp_path, pace=0) as browser:

            async def call(path: str, body: object, token: str = "") -> tuple[int, Any]:
                headers = {"authorization": f"Bearer {token}"} if token else {}
                answer = await browser.ask("POST", path, json.dumps(body).encode(), headers)
                return answer.status, json.loads(answer.text)

            ada = (await call("/api/people", {"name": "Ada"}))[1]["token"]
            ben = (await call("/api/people", {"name": "Ben"}))[1]["token"]
            path = "/api/tables"
            table = (await call(path, {"game": "gold-rush", "seats": ["me", "open"]}, ada))[1]
            path += f"/{table['id']}"
            assert table["commitments"] == ["", ""]
            hashes = [sha256(bytes.fromhex(share)).hexdigest() for share in (ADAS, BENS)]
            assert (await call(f"{path}/commit", {"seat": 0, "commitment": hashes[0]}, ada))[0] == 200
            assert (await call(f"{path}/commit", {"seat": 0, "commitment": hashes[0] + "\n"}, ada))[0] == 400
            table = (await call(f"{path}/sit", {"seat": 1, "commitment": hashes[1]}, ben))[1]
            assert (table["status"], table["commitments"], table["free"]) == ("open", hashes, [])
            assert (await call(f"{path}/reveal", {"seat": 0, "share": BENS}, ada))[0] == 409
            assert (await call(f"{path}/reveal", {"seat": 0, "share": ADAS}, ada))[0] == 200
            table = (await call(f"{path}/reveal", {"seat": 1, "share": BENS}, ben))[1]
            assert (table["status"], table["shares"]) == ("running", [ADAS, BENS])

    asyncio.run(story())


@pytest.mark.parametrize(
    "line",
    [
        'shares = "x"',
        'shares = ["xyz"]',
        "shares = [1]",
        f'shares = ["{ADAS.upper()}"]',
        'room = "a b"',
        "room = 1",
    ],
)
def test_a_record_with_other_shares_is_none(line: str) -> None:
    good = Record("claim", 1, 2, secret="00", room="a", shares=[ADAS, ""])
    assert parse_record(good.text()) == good
    name = line.split(" ", maxsplit=1)[0]
    kept = [one for one in good.text().splitlines() if not one.startswith(name)]
    with pytest.raises(BadRecord):
        parse_record("\n".join([line, *kept]))
