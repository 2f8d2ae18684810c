"""What is measured, and where: commit, Python, processor, load."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from typing import Any

import boomtown
from boomtown import build


def machine() -> dict[str, Any]:
    """Tell what is measured, and where."""
    return {
        "compiled": boomtown.COMPILED,
        "commit": commit(),
        "python": platform.python_version(),
        "cpu": processor(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,  # by others, before
    }


def commit() -> str | None:
    """Name the commit of the source tree; + stands for changes since."""
    tree = build.root()
    if tree is None:
        return None
    command = ["git", "-C", str(tree), "describe", "--always", "--dirty=+", "--exclude=*"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() or None


def processor() -> str:
    """Name the processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
