"""Attacks with what is too slow or too much."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from collections.abc import Awaitable, Callable
from typing import Final

from boomtown.games import GAMES
from boomtown.lab.drill.attackers import Attack, attack
from boomtown.lab.drill.wire import HttpAnswer, connect, request
from boomtown.lab.load.wire import hello, open_page

SMALL_BUFFER: Final = 4_096  # bytes that a connection takes unread
ESTABLISHED: Final = 1  # as the kernel says it
TRICKLE: Final = 0.7  # seconds between two bytes


async def trickle(attack: Attack, head: bytes, drop: bytes) -> None:
    """Send a beginning at once and the rest so slowly that it never ends."""
    loop = asyncio.get_running_loop()
    connection = await connect(attack.place, attack.source)
    with connection:
        await loop.sock_sendall(connection, head)
        while True:
            try:
                async with asyncio.timeout(TRICKLE):
                    if not (answer := await loop.sock_recv(connection, 65_536)):
                        return
                if answer.startswith(b"HTTP/"):
                    attack.count(answer.split(b" ")[1].decode("latin-1"))
                return
            except TimeoutError:
                await loop.sock_sendall(connection, drop)


async def neglect(attack: Attack, head: bytes, more: bytes = b"") -> None:
    """Ask for something and read nothing of it; ask again and again."""
    loop = asyncio.get_running_loop()
    connection = await connect(attack.place, attack.source, SMALL_BUFFER)
    with connection:
        await loop.sock_sendall(connection, head)
        while is_open(connection):
            await asyncio.sleep(TRICKLE)
            await loop.sock_sendall(connection, more)


def is_open(connection: socket.socket) -> bool:
    """Whether the other side has not closed it, found out without reading anything."""
    if not hasattr(socket, "TCP_INFO"):
        return True
    return connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == ESTABLISHED


def upgrade(attack: Attack, room: str, token: str = "") -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(attack.rng.randbytes(16)).decode()
    headers = [("upgrade", "websocket"), ("sec-websocket-version", "13"), ("sec-websocket-key", key)]
    headers += [("origin", attack.place.url), *([("cookie", f"boomtown={token}")] if token else [])]
    raw = request(attack.place, "GET", f"/table/{room}/socket", headers=headers)
    return raw.replace(b"connection: close", b"connection: upgrade")


def frame(payload: bytes, opcode: int = 1, first: int = 0x80, is_masked: bool = True) -> bytes:
    """A frame of a socket; `first` holds its flags."""
    size = len(payload)
    mask = 0x80 if is_masked else 0
    length = bytes([mask | size]) if size < 126 else bytes([mask | 126]) + size.to_bytes(2, "big")
    return bytes([first | opcode]) + length + (bytes(4) if is_masked else b"") + payload


# too slow


@attack
async def slow_headers(attack: Attack) -> None:
    """Requests whose headers never end."""
    for _ in range(8):
        await attack.attacker.pace()
        attack.hold(trickle(attack, request(attack.place, "GET", "/")[:-2], b"x: y\r\n"))
        attack.hold(trickle(attack, b"G", b"E"))


@attack
async def slow_bodies(attack: Attack) -> None:
    """Forms and documents of which a byte a second comes."""
    for path in ("/api/people", "/new/gold-rush", "/import", f"/table/{attack.room()}/sit"):
        await attack.attacker.pace()
        attack.hold(trickle(attack, request(attack.place, "POST", path, length=10_000), b"x"))


@attack
async def slow_handshakes(attack: Attack) -> None:
    """Connections that say nothing, and sockets that are opened and never say hello."""
    for _ in range(6):
        await attack.attacker.pace()
        attack.hold(trickle(attack, b"", b""))
        attack.hold(neglect(attack, upgrade(attack, attack.room())))


@attack
async def unread_sockets(attack: Attack) -> None:
    """Pages at the tables of players that want everything again and again and read nothing."""
    look = frame(json.dumps({"do": "look", "id": "x", "at": None}).encode())
    for _ in range(4):
        await attack.attacker.pace()
        greeting = upgrade(attack, attack.room()) + frame(hello(-1).encode())
        attack.hold(neglect(attack, greeting, look))


@attack
async def unread_streams(attack: Attack) -> None:
    """Streams of the tables of players, and pages asked for one after the other, that nobody reads."""
    for _ in range(4):
        await attack.attacker.pace()
        room = attack.room()
        attack.hold(neglect(attack, request(attack.place, "GET", f"/api/tables/{room}/stream")))
        lasting = request(attack.place, "GET", f"/table/{room}").replace(b"connection: close\r\n", b"")
        attack.hold(neglect(attack, lasting * 5, lasting))


# too many


async def many(times: int, ask: Callable[[int], Awaitable[HttpAnswer]]) -> None:
    """Several at once, as the pace allows."""
    await asyncio.gather(*(ask(number) for number in range(times)))


@attack
async def many_connections(attack: Attack) -> None:
    """Open as many as may be kept; each asks for a page before it falls silent."""
    lasting = request(attack.place, "GET", "/about").replace(b"connection: close\r\n", b"")
    for _ in range(60):
        await attack.attacker.pace()
        if not attack.hold(neglect(attack, lasting)):
            return


@attack
async def many_sockets(attack: Attack) -> None:
    """Many pages of one person at one table, which all want to be told."""
    room, token = attack.room(), await attack.token()

    async def stay() -> None:
        async with open_page(attack.place.url, room, token, attack.source) as page:
            await page.send(hello(-1))
            async for _ in page:
                attack.count("update")

    for _ in range(25):
        await attack.attacker.pace()
        attack.hold(stay())


@attack
async def many_streams(attack: Attack) -> None:
    """Many streams of one table, read as they come."""
    raw = request(attack.place, "GET", f"/api/tables/{attack.room()}/stream")
    for _ in range(25):
        await attack.attacker.pace()
        attack.hold(read_on(attack, raw))


async def read_on(attack: Attack, raw: bytes) -> None:
    """Ask for something that never ends, and read it."""
    loop = asyncio.get_running_loop()
    connection = await connect(attack.place, attack.source)
    with connection:
        await loop.sock_sendall(connection, raw)
        attack.count((await loop.sock_recv(connection, 12))[9:12].decode("latin-1") or "closed")
        while await loop.sock_recv(connection, 65_536):
            pass


@attack
async def many_people(attack: Attack) -> None:
    """New people without end, from addresses that are made up."""
    for number in range(60):
        forged = ".".join(str(attack.rng.randrange(256)) for _ in range(4))
        headers = [
            ("content-type", "application/json"),
            ("x-forwarded-for", forged),
            ("forwarded", f"for={forged}"),
        ]
        if number % 3:
            await attack.ask("POST", "/api/people", b"{}", headers)
        else:
            await attack.fill_in("/me", {"name": f"Gang {number}"})


@attack
async def many_tables(attack: Attack) -> None:
    """Tables without end: empty ones, and such at which the strongest bots are to think."""
    token = await attack.token()
    for number in range(30):
        game = attack.rng.choice([*GAMES])
        seats = attack.rng.choice(
            (["me", "open"], ["me", "sheriff"], ["marshal", "marshal"], ["greenhorn"] * 2)
        )
        if number % 3:
            await attack.post("/api/tables", {"game": game, "seats": seats, "public": True}, token)
        else:
            await attack.fill_in(f"/play/{game}", {"level": "sheriff"}, token if number % 2 else "")


@attack
async def many_words(attack: Attack) -> None:
    """Words without end, at one's own table and at those of others."""
    token, own = await attack.token(), await attack.own_table()
    for room in {own, attack.room()} - {""}:
        words = [json.dumps({"do": "say", "id": "x", "text": "a" * size}) for size in range(1, 500, 10)]
        await attack.say(words, room, token)


@attack
async def many_questions(attack: Attack) -> None:
    """Looks, reasons, worths, hints and explanations, as fast as may be."""
    token, room = await attack.token(), await attack.own_table()
    if not room:
        return
    options = await attack.ask("GET", f"/api/tables/{room}/options?seat=0", token=token)
    actions = options.json()["actions"] if options.status == 200 else []
    actions = [*actions[:20], "pass", "x"]
    questions = []
    for number in range(60):
        what = attack.rng.choice(("why", "worth", "hint", "look", "explain"))
        more: dict[str, object] = {"seat": attack.rng.randrange(2), "action": attack.rng.choice(actions)}
        if what in ("look", "explain"):
            more = {"at": attack.rng.choice((0, 1, 2, 99_999))}
        elif what == "hint":
            more.pop("action")
        questions.append(json.dumps({"do": what, "id": f"q{number}", **more}))
    await attack.say(questions, room, token, 0)
    looks = [json.dumps({"do": "look", "id": "x", "at": number}) for number in range(30)]
    await attack.say(looks, attack.room(), token)


@attack
async def many_pictures(attack: Attack) -> None:
    """Pictures of every position of a table of players, several at once."""

    async def picture(number: int) -> HttpAnswer:
        kind = "png" if number % 4 == 0 else "svg"
        return await attack.ask("GET", f"/table/{attack.room()}/picture.{kind}?at={number // 2}")

    await many(24, picture)


@attack
async def many_pages(attack: Attack) -> None:
    """Pages, records and lists of tables, several at once."""

    async def page(number: int) -> HttpAnswer:
        room = attack.room()
        paths = ("/", f"/table/{room}", f"/table/{room}/record", "/api/tables", f"/api/tables/{room}/view")
        return await attack.ask("GET", paths[number % len(paths)])

    await many(40, page)


@attack
async def many_links(attack: Attack) -> None:
    """Links to other devices without end, and links that somebody guesses."""
    token = await attack.token()
    for number in range(20):
        await attack.fill_in("/me/link", {}, token)
        await attack.fill_in(f"/link/{attack.rng.randbytes(20).hex()}", {})
        await attack.ask("GET", f"/link/guess-{number}")


@attack
async def many_imports(attack: Attack) -> None:
    """The record of a game without end, as tables without end."""
    token = await attack.token()
    room = await attack.own_table()
    record = await attack.ask("GET", f"/api/tables/{room or attack.room()}/record", token=token)
    for _ in range(10):
        await attack.fill_in("/import", {"record": record.body.decode(errors="replace")}, token)
