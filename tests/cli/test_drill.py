"""`boomtown drill`: it sees what is lost, doubled or slow, attacks everything there is, and nobody else's machine."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from boomtown.cli.drill import own_place
from boomtown.core.record import BadRecord, parse_record
from boomtown.lab.drill import every_attack
from boomtown.lab.drill.attackers import AttackReport
from boomtown.lab.drill.players import Ledger, Move
from boomtown.lab.drill.routes import NONSENSE, api_calls, forms, mutations, routes, socket_messages
from boomtown.lab.drill.sizes import bombs
from boomtown.lab.drill.verdict import (
    Faults,
    Footprint,
    judge_footprint,
    judge_latency,
    judge_log,
    judge_record,
    read_log,
)
from boomtown.lab.drill.wire import NO_ANSWER, TOO_LATE, Place, as_form, exchange, request
from boomtown.mistakes import Mistake
from boomtown.server.tables.log_entries import Entry, Moved, Said, Sat, Undid
from boomtown.server.web import protocol as messages
from tests.cli.terminal import Call
from tests.server.running import running_server

MOVES = [Move("room", number % 2, f"move {number}", f"id-{number}") for number in range(6)]
LOG: list[Entry] = [Sat(0, "p"), *(Moved(move.seat, move.text, move.id) for move in MOVES), Moved(-1, "draw")]


def judged(log: Sequence[Entry], acknowledged: Sequence[Move] = MOVES) -> list[str]:
    return judge_log({move.id: move for move in MOVES}, acknowledged, log)


def test_a_log_with_all_that_was_acknowledged_has_no_fault() -> None:
    assert judged(LOG) == []
    assert judged([*LOG, Undid(2, 0), Said("p", "P", "oh")]) == []  # taken back is not lost
    assert judged(LOG, MOVES[:3]) == []  # made, and nobody was told: that may be


def test_a_lost_move_is_a_fault() -> None:
    assert ["lost" in fault for fault in judged([entry for entry in LOG if entry != LOG[3]])] == [True]


def test_a_doubled_move_is_a_fault() -> None:
    assert judged([*LOG, LOG[3]])[0] == "'id-2' was made 2 times"


def test_a_move_of_a_stranger_is_a_fault() -> None:
    assert "nobody has sent" in judged([*LOG, Moved(0, "move 0", "stolen")])[0]
    assert "nobody has sent" in judged([*LOG, Moved(0, "move 0")])[0]


def test_a_move_that_became_another_is_a_fault() -> None:
    assert "and was" in judged([Moved(0, "another", "id-0"), *LOG[2:]])[0]


def test_moves_of_one_seat_in_another_order_are_a_fault() -> None:
    assert judged([LOG[2], LOG[1], *LOG[3:]]) == []  # acknowledgements of two seats may cross
    assert "earlier" in judged([LOG[3], LOG[2], LOG[1], *LOG[4:]])[0]


def test_a_record_is_compared_with_what_a_seat_has_played() -> None:
    lines = ["0 a", "* draw x", "1 b", "0 c", "1 pick ?", "0 a"]
    assert judge_record(lines, 0, ["a", "c", "a"]) == []
    assert judge_record(lines, 0, ["a", "c"], ["a"]) == []
    assert judge_record(lines, 0, ["a", "c"]) != []
    assert judge_record(lines, 0, ["a", "c", "a", "d"]) == ["0 'd' is lost"]
    assert judge_record(lines, 0, ["c", "a", "a"]) != []


def test_what_was_neither_acknowledged_nor_refused_is_unanswered() -> None:
    ledger = Ledger(sent={move.id: move for move in MOVES})
    ledger.acknowledge(MOVES[0], 0.1)
    ledger.refused.add(MOVES[1].id)
    assert ledger.list_unanswered() == MOVES[2:]


def test_memory_files_and_time_are_judged() -> None:
    start = Footprint(100.0, 40)
    assert judge_footprint(start, Footprint(144.0, 80)) == []
    assert len(judge_footprint(start, Footprint(146.0, 81))) == 2
    assert judge_latency(199.9, 200) == []
    assert judge_latency(200.0, 200) != []


def test_errors_of_the_log_are_found() -> None:
    log = [
        "WARNING:  Invalid HTTP request received.",
        "ERROR:    Exception in ASGI application",
        "Traceback (most recent call last):",
        '  File "/y/boomtown/server/x.py", line 7, in x',
        "ValueError: no",
        "ERROR table x: nothing can be written",
    ]
    assert read_log(f"{line}\n" for line in log) == (
        ["ValueError: no (server/x.py, line 7)", "ERROR table x: nothing can be written"],
        1,
    )


def test_only_some_of_many_faults_are_told() -> None:
    faults = Faults()
    faults.add("moves", [])
    assert faults.summarize() == {}
    faults.add("moves", [*(str(number) for number in range(30)), "7"])
    assert faults.summarize()["moves"][0] == "2 times: 7"
    assert faults.summarize()["moves"][-1] == "and 10 more"


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:80", "localhost:8080", "http://[::1]:8080/", "127.3.2.1:9"]
)
def test_a_server_of_this_machine_may_be_attacked(url: str) -> None:
    assert own_place(url).port > 0


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org",
        "http://192.168.1.2:8080",
        "http://0.0.0.0:8080",
        "http://127.0.0.1.example.org",
        "http://127.0.0.1@example.org",
        "http://localhost.example.org",
        "https://127.0.0.1",
        "http://127.0.0.1:99999",
        "http://[::]:1",
        "2130706433",
        "",
    ],
)
def test_no_other_machine_can_be_attacked(url: str) -> None:
    with pytest.raises(Mistake, match="not a server of this machine"):
        own_place(url)


def test_every_route_form_call_and_message_of_the_server_is_attacked() -> None:
    assert ("SOCKET", "/table/{room}/socket") in routes()
    assert {"/import", "/me", "/new/{game}", "/table/{room}/sit"} <= {*forms()}
    assert {"/api/people", "/api/tables/{room}/act"} <= {*api_calls()}
    assert messages.Hello in socket_messages()
    assert len(every_attack()) > 30


@pytest.mark.parametrize("kind", [*socket_messages(), *api_calls().values()], ids=lambda kind: kind.__name__)
def test_a_message_is_right_before_it_is_spoiled(kind: type[msgspec.Struct]) -> None:
    first, *others = mutations(kind)
    assert msgspec.json.decode(first, type=kind) is not None
    assert len(others) >= (len(NONSENSE) - 1) * len(kind.__struct_fields__)
    assert first not in others


def test_no_bomb_is_a_record_except_those_that_cannot_be_played() -> None:
    taken = []
    for name, text in bombs().items():
        try:
            parse_record(text)
        except BadRecord:
            continue
        taken.append(name)
    assert {*taken} <= {"many seats", "seats", "variants", "secret"}


def test_whatever_happens_on_the_line_is_an_answer() -> None:
    async def answers() -> list[int]:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            said = await reader.readuntil(b"\r\n\r\n")
            if b"/good" in said:
                writer.write(b"HTTP/1.1 418 Teapot\r\ncontent-length: 2\r\n\r\nhi")
                await writer.drain()
            elif b"/slow" in said:
                await asyncio.sleep(1)
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        async with server:
            place = Place("127.0.0.1", server.sockets[0].getsockname()[1])
            return [
                (await exchange(place, "127.0.0.1", request(place, "GET", path), 0.5)).status
                for path in ("/good", "/slow", "/bad")
            ]

    assert asyncio.run(answers()) == [418, TOO_LATE, NO_ANSWER]


def test_what_is_sent_is_not_mended() -> None:
    place = Place("127.0.0.1", 8080)
    raw = request(place, "POST", "/\ud800", b"x", [("x", "a\0b")], 10**9)
    assert b"/\xed\xa0\x80 " in raw
    assert b"a\0b" in raw
    assert b"content-length: 1000000000\r\n\r\nx" in raw
    assert as_form({"name": "\ud800"})[0] == b"name=%ED%A0%80"


def test_reports_of_attackers_add_up() -> None:
    first = AttackReport({"x": Counter({"200": 1})}, ["a"], 2)
    first.merge(AttackReport({"x": Counter({"200": 1, "400": 1}), "y": Counter({"200": 1})}, ["b"], 3))
    assert first == AttackReport(
        {"x": Counter({"200": 2, "400": 1}), "y": Counter({"200": 1})}, ["a", "b"], 5
    )


QUICK = "wrong-fields,wrong-seats,same-move,same-decision,large-messages,slow-headers,many-pages"
TIMED = {"latency", "footprint"}  # too short a time, and not alone on the machine, to judge these


def test_players_lose_nothing_in_a_short_drill(boomtown: Call) -> None:
    words = (
        "--seconds",
        "5",
        "--tables",
        "2",
        "--every",
        "0.3",
        "--attackers",
        "2",
        "--only",
        QUICK,
        "--json",
    )
    ended = boomtown("drill", *words)
    document = ended.document
    assert {kind: found for kind, found in document["faults"].items() if kind not in TIMED} == {}
    assert ended.code == (1 if document["faults"] else 0)
    assert document["moves"] > 0
    assert document["requests"] > 0
    assert document["attacks"]
    assert document["memory_mb"][1] >= document["memory_mb"][0] > 0


def test_the_records_of_another_server_are_compared(boomtown: Call, tmp_path: Path) -> None:
    words = ("--seconds", "3", "--tables", "1", "--every", "0.1", "--attackers", "1", "--only", "wrong-seats")
    with running_server(tmp_path) as server:
        ended = boomtown("drill", server.url, *words, "--game", "gold-rush", "--p99", "100000")
    assert (ended.code, ended.err) == (0, ""), ended.out
    assert "Nothing is lost, nothing is doubled." in ended.out


@pytest.mark.long
def test_ten_minutes_of_attacks_cost_the_players_nothing(boomtown: Call) -> None:
    ended = boomtown("drill", "--seconds", "600", "--json")  # p99 below 200 ms: ./check runs it alone
    assert ended.document["faults"] == {}
    assert ended.code == 0
    assert {*ended.document["attacks"]} == {*every_attack()}
