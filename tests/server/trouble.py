"""Work that goes wrong in every way, for workers; by name, so that their processes find it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any


def sleep(*_: Any) -> Any:
    """Lost in thought."""
    time.sleep(60)


def fail(*_: Any) -> Any:
    """A bot with a fault."""
    raise RuntimeError("a bot with a fault")


def nonsense(*_: Any) -> int:
    """No option at all."""
    return -7


def die_once(mark: str) -> str:
    """The first process that does it is gone at once; the next one does it."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(1)
    return "done"


def niceness() -> int:
    """How much this process gives way to others."""
    return os.nice(0)


def slow(answer: str) -> str:
    """Takes a while."""
    time.sleep(0.3)
    return answer


def process_id(*_: Any) -> bytes:
    """Where this is done."""
    return str(os.getpid()).encode()


def svg_and_width(svg: str, width: int) -> bytes:
    """All that a picture is made of."""
    return svg.encode() + str(width).encode()
