"""Who belongs to a group of processes: to see that nobody is left when the first of them was killed."""

import time
from pathlib import Path


def members(group: int) -> list[int]:
    """The processes of a group, as the kernel knows them."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:  # it ended just now
            continue
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(int(file.parent.name))
    return found


def becomes(group: int, least: int, most: int, seconds: float = 30.0) -> bool:
    """Whether a group has so many members in time."""
    end = time.monotonic() + seconds
    while not least <= len(members(group)) <= most:
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
