"""Attacks with what is wrong: bytes, types, seats, origins, tokens, methods, frames."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Final

from boomtown.lab.drill.attackers import Attack, attack
from boomtown.lab.drill.floods import frame, upgrade
from boomtown.lab.drill.routes import FIELDS, api_calls, forms, mutations, routes, socket_messages
from boomtown.lab.drill.wire import connect, request

JSON: Final = ("content-type", "application/json")
FORM: Final = ("content-type", "application/x-www-form-urlencoded")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW")
ODD_VALUES: Final = (
    *(
        "",
        "0",
        "-1",
        "1e9",
        "99999999999999999999",
        "٣",
        "²",
        "²²",
        " 0",
        "0 ",
        "+0",
        "00",
        "0x0",
        "null",
        "true",
    ),
    *(
        "\0",
        "a\0b",
        "\ud800",
        "\u202e",
        "'",
        '"',
        "<script>",
        "{{7*7}}",
        "../../etc/passwd",
        "//evil.example",
    ),
    *(
        "/\\evil.example",
        "http://evil.example/",
        "\r\nset-cookie: a=b",
        "%00",
        "%ff",
        "me",
        "open",
        "here",
        "sheriff",
    ),
    *("sheriff*1000000", "search:999999999", "uniform*0", "x" * 200, "en\r\n", "*", "None"),
)
ODD_PARTS: Final = (
    "%00",
    "%ff%fe",
    "..",
    "%2e%2e%2f",
    "",
    "%ed%a0%80",
    "x" * 64,
    "'",
    "-1",
    "%20",
    "%0d%0aa:b",
)


@attack
async def wrong_bytes(attack: Attack) -> None:
    """Bytes that are no text, texts that are no Unicode, and zeros everywhere."""
    token, room = await attack.token(), attack.room()
    bad: tuple[bytes, ...] = (
        b"\xff\xfe\x00",
        b"\x00",
        b'{"name": "\xff"}',
        b'{"name": "\xed\xa0\x80"}',
        b'{"name": "\\ud800"}',
    )
    bad += (b'{"name": "a\\u0000b"}', b'\xef\xbb\xbf{"name": "x"}', b"\x80" * 100, b"{", b'"', b"\\")
    for raw in attack.rng.sample(bad, 5):
        for path in api_calls():
            await attack.ask("POST", path.format(room=room), raw, [JSON], token)
    for raw in (
        b"name=%ff%fe",
        b"name=\xff",
        b"name=%ed%a0%80",
        b"name=%00",
        b"=&=&;",
        b"%",
        b"name=" + bytes(50),
    ):
        for path in ("/me", "/new/gold-rush", "/play/gold-rush", "/import"):
            await attack.ask("POST", path, raw, [FORM])
    texts: list[str | bytes] = [
        b"\xff\xfe",
        bytes(20),
        b"\xed\xa0\x80",
        '{"do":"say","id":"x","text":"\\ud800"}',
    ]
    texts += ['{"do":"say","id":"\\udfff","text":"x"}', '{"do":"say","id":"x","text":"\\u0000"}', "", "\0"]
    await attack.say(texts, room, token)


@attack
async def wrong_fields(attack: Attack) -> None:
    """Every field of every call with the wrong type, too large, missing or twice."""
    token, own = await attack.token(), await attack.own_table()
    every = [(path, text) for path, kind in api_calls().items() for text in mutations(kind)]
    for path, text in attack.rng.sample(every, 70):
        room = attack.rng.choice((own or "none", attack.room()))
        await attack.ask("POST", path.format(room=room), text.encode("utf-8", "surrogatepass"), [JSON], token)


@attack
async def wrong_messages(attack: Attack) -> None:
    """Every field of every message with the wrong type, too large, missing or twice."""
    token, own = await attack.token(), await attack.own_table()
    every = [text for kind in socket_messages() for text in mutations(kind)]
    for room in {own, attack.room()} - {""}:
        await attack.say([*attack.rng.sample(every, 60)], room, token, 0)


@attack
async def wrong_forms(attack: Attack) -> None:
    """Every field of every form with what nobody would fill in."""
    token = await attack.token()
    for _ in range(50):
        path = attack.rng.choice(forms())
        if path == "/me/forget":
            continue  # the attacker wants to stay the same person
        where = path.format(
            room=attack.room(), game=attack.rng.choice(("gold-rush", "carson-city")), token="x"
        )
        fields = {
            name: attack.rng.choice(ODD_VALUES)
            for name in attack.rng.sample(FIELDS, attack.rng.randrange(1, 6))
        }
        await attack.fill_in(where, fields, attack.rng.choice((token, "")))


@attack
async def wrong_routes(attack: Attack) -> None:
    """Every route by every method, with parts of the path that are no names of anything."""
    token = await attack.token()
    every = [path for method, path in routes() if method != "SOCKET" and not path.endswith("/stream")]
    for path in attack.rng.sample(every, 30):
        odd = attack.rng.choice((attack.room(), *ODD_PARTS))
        where = re.sub(r"\{[^}]*\}", odd, path)
        query = attack.rng.choice(
            ("", "?seat=0", "?seat=-1", "?at=x", "?at=%ff", "?seat=%00", "?" + "a=b&" * 300)
        )
        if "forget" not in where:
            await attack.ask(attack.rng.choice(METHODS), where + query, token=attack.rng.choice((token, "")))


@attack
async def wrong_seats(attack: Attack) -> None:
    """Acting, taking back, answering, leaving and looking for those who sit elsewhere."""
    token, room = await attack.token(), attack.room()
    known = await attack.ask("GET", f"/api/tables/{room}")
    decision = known.json()["decision"] if known.status == 200 else 0
    messages = []
    for seat in (0, 1, 2, 9):
        messages += [
            {
                "do": "act",
                "id": f"{room}-{seat}-{attack.rng.randrange(99)}",
                "seat": seat,
                "decision": decision,
            }
            | {"action": "pass"},
            {"do": "undo", "id": "u", "seat": seat},
            {"do": "answer", "id": "a", "seat": seat, "is_yes": True},
            {"do": "replace", "id": "r", "seat": seat, "absent": 1 - seat % 2, "bot": "uniform"},
            {"do": "hint", "id": "h", "seat": seat},
            {"do": "why", "id": "w", "seat": seat, "action": "pass"},
            {"do": "worth", "id": "v", "seat": seat, "action": "pass"},
        ]
        act = {"seat": seat, "decision": decision, "action": "pass", "id": "stolen"}
        for shown in (token, ""):
            answer = await attack.post(f"/api/tables/{room}/act", act, shown)
            if answer.status == 200:
                attack.fault(f"a stranger has made a move at seat {seat}")
            answer = await attack.post(f"/api/tables/{room}/sit", {"seat": seat}, shown)
            if answer.status == 200:
                attack.fault(f"a stranger has taken seat {seat} of a running game")
            answer = await attack.ask("GET", f"/api/tables/{room}/view?seat={seat}", token=shown)
            if answer.status == 200:
                attack.fault(f"a stranger has seen the view of seat {seat}")
    await attack.fill_in(f"/table/{room}/leave", {}, token)
    await attack.say([json.dumps(message) for message in messages], room, token, 0)


@attack
async def foreign_origins(attack: Attack) -> None:
    """Forms and sockets from pages of other sites."""
    token = await attack.token()
    for origin in (
        "http://evil.example",
        "null",
        "",
        "http://127.0.0.1:1",
        f"{attack.place.url}.evil.example",
    ):
        for path in ("/me", "/play/gold-rush", "/me/link"):
            answer = await attack.ask("POST", path, b"name=x", [FORM, ("origin", origin)], token)
            if origin and 200 <= answer.status < 400:
                attack.fault(f"a form of {origin!r} was taken by {path}")
        raw = upgrade(attack, attack.room(), token)
        answer = await attack.send(
            raw.replace(f"origin: {attack.place.url}".encode(), f"origin: {origin}".encode()), 3.0
        )
        if origin and answer.status == 101:
            attack.fault(f"a socket of {origin!r} was opened")
    for site in ("cross-site", "same-site"):
        answer = await attack.ask(
            "POST", "/play/gold-rush", b"name=x", [FORM, ("sec-fetch-site", site)], token
        )
        if 200 <= answer.status < 400:
            attack.fault(f"a {site} form was taken")


@attack
async def stale_tokens(attack: Attack) -> None:
    """Tokens that count no more, and such that never did."""
    made = await attack.post("/api/people", {"name": "Ghost"})
    if made.status != 200:
        return
    token = made.json()["token"]
    wish = {"game": "gold-rush", "seats": ["me", "me"]}
    await attack.fill_in("/me/forget", {}, token)
    for shown in (
        token,
        token[:-1],
        token + "x",
        token.upper(),
        "x",
        "\udcff",
        "é",
        "a b",
        "%00",
        "' or 1=1 --",
    ):
        answer = await attack.post("/api/tables", wish, shown)
        if answer.status == 200:
            attack.fault(f"a table was opened with {'a stale' if shown == token else 'a wrong'} token")
        await attack.ask("GET", "/me", token=shown)


@attack
async def wrong_http(attack: Attack) -> None:
    """Requests that are none."""
    host = f"host: {attack.place.url[7:]}\r\n".encode()
    for raw in (
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/0.9\r\n\r\n",
        b"GET / HTTP/9.9\r\n" + host + b"\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost:\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\n" + host + b"\r\n",
        b"GET / HTTP/1.1\r\n" + host + b"x\0y: z\r\n\r\n",
        b"GET /\0 HTTP/1.1\r\n" + host + b"\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\n" + host + b"\r\n",
        b"GET / HTTP/1.1\r\n" + host + b"cookie: \xff\xfe=\xff; boomtown=\xff\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + host + b"accept-language: \xff\xfe\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\n" + host + b"authorization: Bearer \xff\xfe\r\n\r\n",
        b"POST /api/people HTTP/1.1\r\n" + host + b"content-length: -1\r\n\r\n",
        b"POST /api/people HTTP/1.1\r\n" + host + b"content-length: x\r\n\r\n{}",
        b"POST /api/people HTTP/1.1\r\n" + host + b"content-length: 2\r\ncontent-length: 3\r\n\r\n{}",
        b"POST /api/people HTTP/1.1\r\n"
        + host
        + b"content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/people HTTP/1.1\r\n" + host + b"transfer-encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/people HTTP/1.1\r\n" + host + b"transfer-encoding: gzip\r\n\r\n",
        b"POST /api/people HTTP/1.1\r\n" + host + b"expect: 100-continue\r\ncontent-length: 2\r\n\r\n{}",
        b"POST /api/people HTTP/1.1\r\n" + host + b"content-length: 9\r\n\r\n{}",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        request(attack.place, "GET", "/", headers=[("upgrade", "h2c"), ("connection", "upgrade")]),
        request(attack.place, "GET", f"/table/{attack.room()}/socket"),
        request(attack.place, "POST", f"/table/{attack.room()}/socket", b"x"),
        upgrade(attack, "no-such-table"),
        upgrade(attack, attack.room()).replace(b"version: 13", b"version: 99"),
        upgrade(attack, attack.room()).replace(b"sec-websocket-key", b"x-key"),
    ):
        await attack.send(raw, 1.0)


@attack
async def wrong_frames(attack: Attack) -> None:
    """Frames of a socket that are none."""
    loop = asyncio.get_running_loop()
    text = b'{"do":"look","id":"x"}'
    for raw in (
        frame(text, is_masked=False),
        frame(text, first=0xF0),
        frame(text, opcode=3),
        frame(text, opcode=0),
        frame(text, first=0) + frame(text),
        frame(b"x" * 126, opcode=9),
        frame(b"x", opcode=9, first=0),
        frame(b"\x00", opcode=8),
        frame((999).to_bytes(2, "big"), opcode=8),
        frame(b"\xff\xfe\xfd"),
        frame(b"\xff\xfe", opcode=2),
        frame(text, opcode=2),
        frame(b"", opcode=2),
        frame(b"x", first=0) + frame(b"x", opcode=0, first=0) * 2_000,
        bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7 + bytes(4) + b"x" * 5_000,
        bytes([0xC1, 0x85]) + bytes(4) + b"\xff\xff\xff\xff\xff",
        frame(text) * 200,
        frame(b"ping", opcode=9) * 500,
    ):
        await attack.attacker.pace()
        connection = await connect(attack.place, attack.source)
        with connection:
            try:
                await loop.sock_sendall(connection, upgrade(attack, attack.room()))
                async with asyncio.timeout(1.5):
                    await loop.sock_recv(connection, 4_096)
                    await loop.sock_sendall(connection, raw)
                    while got := await loop.sock_recv(connection, 65_536):
                        if got[:1] == b"\x88" and got[2:4] == (1011).to_bytes(2, "big"):
                            attack.fault(f"the frame {raw[:20]!r} was answered with 1011")
                attack.count("closed")
            except TimeoutError:
                attack.count("open")
            except OSError:
                attack.count("reset")
