"""A crowd that looks does not hold up those who play."""

from __future__ import annotations

import asyncio

from boomtown.server.tables.turnstile import Turnstile


def test_between_two_of_a_crowd_everybody_else_gets_on() -> None:
    async def story() -> list[str]:
        turnstile, done = Turnstile(), list[str]()

        async def look() -> None:
            await turnstile.wait()
            done.append("page")

        async def play() -> None:
            while done.count("page") < 20:
                done.append("move")
                await asyncio.sleep(0)

        await asyncio.gather(*(look() for _ in range(20)), play())
        return done

    done = asyncio.run(story())
    assert done.count("page") == 20
    assert "page page" not in " ".join(done)


def test_whoever_gives_up_waiting_lets_the_next_one_through() -> None:
    async def story() -> None:
        turnstile = Turnstile()
        waiting = [asyncio.create_task(turnstile.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.wait_for(asyncio.gather(*waiting[1:]), 10)

    asyncio.run(story())
