"""Attacks with what is too large or too deep."""

from __future__ import annotations

import json
from typing import Final

from boomtown.lab.drill.attackers import Attack, attack
from boomtown.lab.drill.routes import api_calls, forms
from boomtown.lab.drill.wire import as_form, request

MEGABYTE: Final = 1_000_000
DEPTH: Final = 100_000
JSON: Final = ("content-type", "application/json")
FORM: Final = ("content-type", "application/x-www-form-urlencoded")


@attack
async def large_bodies(attack: Attack) -> None:
    """Megabytes for every route that takes something, with and without saying so before."""
    routes = [*((path, JSON) for path in api_calls()), *((path, FORM) for path in forms())]
    for path, kind in attack.rng.sample(routes, 6):
        where = path.format(room=attack.room(), game="gold-rush", token="x")
        filler = b'{"name": "' if kind is JSON else b"name="
        await attack.ask("POST", where, filler + b"x" * attack.rng.choice((150_000, 2 * MEGABYTE)), [kind])
        chunk = b"%x\r\n" % 65_536 + b"x" * 65_536 + b"\r\n"
        head = request(attack.place, "POST", where, headers=[kind, ("transfer-encoding", "chunked")])
        await attack.send(head + chunk * attack.rng.choice((10, 40)) + b"0\r\n\r\n")
        await attack.send(request(attack.place, "POST", where, b"x", [kind], 10**12), 2.0)


@attack
async def large_headers(attack: Attack) -> None:
    """Headers, cookies, addresses and queries that nobody needs."""
    room = attack.room()
    cookies = "; ".join(f"c{number}=x" for number in range(3_000))
    for headers, path in (
        ([("x-large", "x" * 200_000)], "/"),
        ([(f"x-{number}", "y") for number in range(2_000)], "/"),
        ([("cookie", "boomtown=" + "x" * 50_000)], "/me"),
        ([("cookie", cookies)], f"/table/{room}"),
        ([("accept-language", ",".join(["xx-YY;q=0.1"] * 4_000))], "/"),
        ([("authorization", "Bearer " + "x" * 50_000)], "/api/tables"),
        ([], "/" + "x" * 60_000),
        ([], f"/table/{'x' * 20_000}"),
        ([], f"/api/tables/{room}/view?" + "&".join(f"seat={number}" for number in range(6_000))),
        ([], f"/table/{room}/picture.svg?at=" + "9" * 20_000),
        ([], f"/static/{'../' * 5_000}etc/passwd"),
    ):
        await attack.ask("GET", path, headers=headers, about=f"GET {path[:40]} with large headers")


@attack
async def large_messages(attack: Attack) -> None:
    """Messages of a socket just below and far above all limits, and one that is small only while it is packed."""
    say = json.dumps({"do": "say", "id": "x", "text": ""})[:-2]
    await attack.say(
        [say + "x" * size + '"}' for size in (501, 2_001, 8_000, 9_000, 60_000, 70_000, 3 * MEGABYTE)],
        attack.room(),
        await attack.token(),
    )


@attack
async def large_texts(attack: Attack) -> None:
    """Names, titles, variants and words that are too long, in every way in which they can come in."""
    token, room = await attack.token(), await attack.own_table()
    for size in (41, 500, 19_000):
        long = attack.rng.choice(("x", "é", "\u202e", "🤠", " ", "<b>")) * size
        await attack.post("/api/people", {"name": long})
        await attack.post("/api/tables", {"game": "gold-rush", "seats": ["me", "me"], "title": long}, token)
        await attack.post("/api/tables", {"game": "gold-rush", "seats": [long[:40]] * 10}, token)
        await attack.post("/api/tables", {"game": "gold-rush", "seats": ["me"], "variants": [long]}, token)
        await attack.fill_in("/me", {"name": long, "language": long[:50], "back": long})
        await attack.fill_in(
            "/new/gold-rush", {"title": long, "seats": "9" * size, "seat0": long[:99]}, token
        )
        await attack.fill_in("/play/gold-rush", {"name": long, "level": long[:99]}, token)
    if room:
        words = [json.dumps({"do": "say", "id": "x", "text": "🤠" * size}) for size in (500, 501, 1_999)]
        await attack.say(words, room, token, 0)


@attack
async def deep_documents(attack: Attack) -> None:
    """JSON in JSON in JSON, for every call and in a socket."""
    token = await attack.token()
    for depth in (900, DEPTH // 3, DEPTH):
        deep = attack.rng.choice(
            (b"[" * depth, b'{"a":' * (depth // 5), b"[" * (depth // 2) + b"]" * (depth // 2))
        )
        for path in api_calls():
            where = path.format(room=attack.room())
            field = attack.rng.choice((b'{"name":', b'{"seats":', b'{"variants":', b""))
            await attack.ask("POST", where, field + deep[:95_000], [JSON], token)
    deep_texts = ["[" * 8_000, '{"do":' * 1_300, '{"do":"act","id":' + "[" * 4_000 + "]" * 4_000 + "}"]
    await attack.say(deep_texts, attack.room(), token)


def bombs() -> dict[str, str]:
    """Records that are none: TOML that nests, repeats, grows or never ends."""
    head = 'game = "gold-rush"\nrules = 1\nseats = 2\nvariants = []\nscores = [0, 0]\n'
    return {
        "nested lists": "x = " + "[" * DEPTH,
        "closed lists": f"game = {'[' * 2_000}{']' * 2_000}\n",
        "nested tables": "x = " + "{a=" * (DEPTH // 3),
        "dotted keys": ".".join(["a"] * DEPTH) + " = 1",
        "tables of tables": "\n".join(f"[{'.'.join(['a'] * size)}]" for size in range(1, 500)),
        "headers": "[" * 50_000 + "a" + "]" * 50_000,
        "large number": head.replace("seats = 2", "seats = " + "9" * 100_000),
        "dates": "game = 9999-99-99T99:99:99\n" * 5_000,
        "many moves": head + 'moves = """\n' + "0 pass\n" * 40_000 + '"""\n',
        "long move": head + 'moves = """\n0 ' + "x" * 250_000 + '\n"""\n',
        "no end": head + 'moves = """\n' + "* draw\n" * 9_000,
        "escapes": head + 'moves = "' + "\\n" * 100_000 + '"\n',
        "many seats": head.replace("seats = 2", "seats = 999999999") + 'moves = """\n"""\n',
        "many fields": "".join(f"a{number} = 1\n" for number in range(30_000)),
        "comments": "#\n" * 150_000,
        "seats": head.replace("seats = 2", "seats = -1") + 'moves = """\n"""\n',
        "variants": head.replace("[]", '["' + "x" * 190 + '"]') + 'moves = """\n"""\n',
        "secret": head + 'secret = "' + "ab" * 90 + '"\ndrawn_from = 999999999\nmoves = """\n"""\n',
        "nothing": "",
    }


@attack
async def record_bombs(attack: Attack) -> None:
    """Records to import that are too large, too deep, or no records at all."""
    token = await attack.token()
    for name, text in attack.rng.sample([*bombs().items()], 7):
        body, kind = as_form({"record": text})
        await attack.ask("POST", "/import", body, [kind], token, about=f"the record {name!r}")
