"""Games on a Ray cluster: the one of `RAY_ADDRESS`, or a small one on this machine."""

from __future__ import annotations

import os
import secrets
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import boomtown
from boomtown import build
from boomtown.extras import how_to_install
from boomtown.lab.game_series import Outcome, Series, play_some
from boomtown.lab.workers import Workers
from boomtown.mistakes import Failure

IN_FLIGHT: Final = 4  # pieces of work for each processor; the rest waits here
ADDRESS: Final = "RAY_ADDRESS"


class Cluster:
    """The processors of a cluster."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task = ray.remote(play_some)
        self.waiting: deque[tuple[Series, range]] = deque()
        self.series_of: dict[Any, Series] = {}  # of what is being played

    def give(self, series: Series, numbers: range) -> None:
        """Queue some games."""
        self.waiting.append((series, numbers))
        self._send()

    def take(self) -> tuple[Series, list[Outcome]]:
        """Wait for the next that is done."""
        [done], _ = self.ray.wait(list(self.series_of), num_returns=1)
        outcomes: list[Outcome] = self.ray.get(done)
        series = self.series_of.pop(done)
        self._send()
        return series, outcomes

    def _send(self) -> None:
        while self.waiting and len(self.series_of) < IN_FLIGHT * self.size:
            series, numbers = self.waiting.popleft()
            self.series_of[self.task.remote(series, numbers)] = series


@contextmanager
def cluster(size: int) -> Iterator[Workers]:
    """Join the cluster of this environment, or start one of so many processors and stop it at the end."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    is_own = not os.environ.get(ADDRESS)
    if is_own:
        lock()
    try:
        import ray
    except ImportError:
        raise Failure(
            f"--engine ray needs the extra 'ray': {how_to_install('ray')}, "
            "or in a source tree .venv/bin/pip install --require-hashes -r requirements/ray.txt"
        ) from None
    own = {"address": "local", "num_cpus": size, "include_dashboard": False}
    try:
        ray.init(
            **(own if is_own else {}),
            runtime_env=surroundings(),
            log_to_driver=False,
            logging_level="ERROR",
        )
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise Failure(f"Ray does not start: {' '.join(str(problem).split())}") from None
    try:
        yield Cluster(ray)
    except ray.exceptions.RayError as problem:
        raise Failure(f"Ray has failed: {' '.join(str(problem).split())[:500]}") from None
    finally:
        ray.shutdown()


def lock() -> None:
    """Have our own cluster ask for a token that exists for this run only.

    Ray cannot be made to listen to this machine alone: it takes another address for 127.0.0.1.
    """
    os.environ.setdefault("RAY_AUTH_MODE", "token")
    os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def surroundings() -> dict[str, Any]:
    """What the machines of the cluster get from this one: the package that runs here, unless it is installed."""
    package = Path(boomtown.__file__).parent.parent
    return {} if build.root() is None else {"working_dir": str(package), "excludes": ["**/__pycache__"]}
