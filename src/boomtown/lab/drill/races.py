"""Attacks in which the same thing comes several times at the same moment: once it may count."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Final

from boomtown.lab.drill.attackers import Attack, attack
from boomtown.lab.drill.wire import HttpAnswer, as_form, exchange, request

AT_ONCE: Final = 6
LINK: Final = re.compile(rb"/link/([A-Za-z0-9_-]{20,})")


async def post_now(attack: Attack, path: str, document: object, token: str) -> HttpAnswer:
    """A call that does not wait for its turn."""
    headers = [("content-type", "application/json"), ("authorization", f"Bearer {token}")]
    raw = request(attack.place, "POST", path, json.dumps(document).encode(), headers)
    answer = await exchange(attack.place, attack.source, raw)
    attack.count(answer.label)
    if answer.status >= 500:
        attack.fault(f"POST {path} at the same moment was answered with {answer.status}")
    return answer


async def moves_of(attack: Attack, room: str, token: str) -> list[str]:
    """The moves of a table that are no draws."""
    answer = await attack.ask("GET", f"/api/tables/{room}/record", token=token)
    lines = answer.body.decode(errors="replace").partition('"""')[2].splitlines()
    return [line for line in lines if re.match(r"[0-9]", line)]


async def race(attack: Attack, is_same: bool) -> None:
    """Six moves for one decision at once, and how many of them the table has taken."""
    token, room = await attack.token(), await attack.own_table()
    if not room:
        return
    for _ in range(4):
        before = await moves_of(attack, room, token)
        known = await attack.ask("GET", f"/api/tables/{room}", token=token)
        if known.status != 200 or known.json()["status"] != "running":
            return
        seat = known.json()["actors"][0]
        options = await attack.ask("GET", f"/api/tables/{room}/options?seat={seat}", token=token)
        if options.status != 200 or not options.json()["actions"]:
            return
        given, number = options.json(), attack.rng.randbytes(8).hex()
        move = {"seat": seat, "decision": given["decision"], "action": given["actions"][0], "id": number}
        moves = [
            move
            if is_same
            else {**move, "action": attack.rng.choice(given["actions"]), "id": f"{number}-{place}"}
            for place in range(AT_ONCE)
        ]
        path = f"/api/tables/{room}/act"
        await asyncio.gather(*(post_now(attack, path, move, token) for move in moves))
        made = len(await moves_of(attack, room, token)) - len(before)
        if made > 1:
            attack.fault(
                f"{'the same move' if is_same else 'one decision'}, six times at once, counted {made} times"
            )


@attack
async def same_move(attack: Attack) -> None:
    """The same move with the same id."""
    await race(attack, is_same=True)


@attack
async def same_decision(attack: Attack) -> None:
    """Different moves for one decision."""
    await race(attack, is_same=False)


@attack
async def same_link(attack: Attack) -> None:
    """A link to another device, taken by several devices: it works once."""
    token = await attack.token()
    found = LINK.search((await attack.fill_in("/me/link", {}, token)).body)
    if found is None:
        return
    path = f"/link/{found[1].decode()}"
    body, kind = as_form({})

    async def take() -> HttpAnswer:
        raw = request(attack.place, "POST", path, body, [kind], 0)
        answer = await exchange(attack.place, attack.source, raw)
        attack.count(answer.label)
        return answer

    answers = await asyncio.gather(*(take() for _ in range(AT_ONCE)))
    taken = sum("boomtown=" in answer.headers.get("set-cookie", "") for answer in answers)
    if taken > 1:
        attack.fault(f"a link was taken {taken} times")


@attack
async def same_seat(attack: Attack) -> None:
    """Ten people who sit down on one seat: one of them gets it."""
    token = await attack.token()
    made = await attack.post("/api/tables", {"game": "gold-rush", "seats": ["me", "open", "open"]}, token)
    if made.status != 200:
        return
    room = made.json()["id"]
    people = [await attack.post("/api/people", {"name": f"Claim jumper {number}"}) for number in range(10)]
    tokens = [person.json()["token"] for person in people if person.status == 200]
    path = f"/api/tables/{room}/sit"
    sat = await asyncio.gather(*(post_now(attack, path, {"seat": 1}, who) for who in tokens))
    taken = sum(answer.status == 200 for answer in sat)
    if taken > 1:
        attack.fault(f"one seat was taken {taken} times")
