"""The coach at the table: after a game the people who sat there see what they could have done better.

The work is done in the background, one decision at a time, so that bots at other tables never wait long for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response

from boomtown.core.record import Record, Refused
from boomtown.server.bots.coach_worker import Remark, choices_of, remark_on
from boomtown.server.web import pages
from boomtown.server.web.people import Viewer

if TYPE_CHECKING:
    from boomtown.server.web.app import Services

MOST_KEPT: Final = 200  # jobs that are done and remembered
MOST_WAITING: Final = 20  # jobs that are not done
Do = Callable[..., Awaitable[Any]]  # lets a worker do something
log = logging.getLogger("boomtown")


class Job:
    """The decisions of one seat in one game, judged one after the other."""

    def __init__(self, record: Record, seat: int) -> None:
        self.record = record.text()
        self.seat = seat
        self.total: int | None = None  # decisions; nobody knows before the work has begun
        self.remarks: list[Remark] = []
        self.has_failed = False

    @property
    def is_done(self) -> bool:
        """Whether everything has been judged."""
        return self.total is not None and len(self.remarks) == self.total

    @property
    def is_waiting(self) -> bool:
        """Whether something is still to come."""
        return not self.is_done and not self.has_failed

    async def work(self, do: Do) -> None:
        """Judge all decisions."""
        choices: list[int] = await do(choices_of, self.record, self.seat)
        self.total = len(choices)
        for at in choices:
            self.remarks.append(await do(remark_on, self.record, at, self.total))


class Coach:
    """All jobs of this server; the same game and seat is judged once, and jobs wait for each other."""

    def __init__(self, do: Do) -> None:
        self.do = do
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Semaphore(1)

    def job(self, record: Record, seat: int) -> Job:
        """What is known of a seat in a game; who asks first starts the work, who asks after a failure again."""
        key = sha256(f"{seat}\n{record.text()}".encode()).hexdigest()
        job = self.jobs.get(key)
        if job is None:
            if sum(other.is_waiting for other in self.jobs.values()) >= MOST_WAITING:
                raise Refused("too-fast")
            job = self.jobs[key] = Job(record, seat)
            task = asyncio.get_running_loop().create_task(self.run(job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            self.forget_some()
        elif job.has_failed:
            del self.jobs[key]
        return job

    async def run(self, job: Job) -> None:
        """Do a job when it is its turn."""
        async with self.turn:
            try:
                await job.work(self.do)
            except Exception:
                job.has_failed = True
                log.exception("the coach failed at seat %s of a record", job.seat)

    def forget_some(self) -> None:
        """The oldest that are not waiting."""
        for key in [key for key, job in self.jobs.items() if not job.is_waiting]:
            if len(self.jobs) <= MOST_KEPT:
                return
            del self.jobs[key]

    async def close(self) -> None:
        """Nobody will ask any more."""
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def show(desk: Services, request: Request, viewer: Viewer) -> Response:
    """The page of the coach: only for those who sit at the table, for a seat of theirs, after the game."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    seat = live.seat_for(viewer.id, request.query_params.get("seat"))
    if seat < 0:
        raise Refused("not-your-seat")
    if live.status != "over":
        raise Refused("not-over")
    job = desk.coach.job(live.require_table().record, seat)
    return await desk.show(pages.coach, viewer, live.snapshot(), job)
