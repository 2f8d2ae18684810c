"""Processes that work for another end when that one is gone, even if it was killed and could tell nobody."""

from __future__ import annotations

import multiprocessing
import os
from threading import Thread


def end_with_parent() -> None:
    """From now on this process, started by `multiprocessing`, ends as soon as its parent has."""
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # nobody waits for what is being done, and it may take long
