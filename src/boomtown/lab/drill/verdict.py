"""What is wrong after a drill: moves that are lost or doubled, tables that do not replay, memory that does not come back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from boomtown.lab.drill.players import Move
from boomtown.server.tables.log_entries import Entry, Moved

MOST_TOLD: Final = 20  # faults of a kind; the others are counted
MOST_REPLAYED: Final = 200  # tables of attackers
SHARE: Final = 1.15  # of the memory at the start
ROOM: Final = 30.0  # and so many megabytes
OWN_FILE: Final = re.compile(r'File "[^"]*/boomtown/([^"]+)", line ([0-9]+)')
FILES: Final = (
    40  # open files more than at the start: pools of connections to the database and of bots keep some
)


@dataclass
class Faults:
    """What is wrong, by kind."""

    by_kind: dict[str, list[str]] = field(default_factory=dict)

    def add(self, kind: str, sentences: Iterable[str]) -> None:
        """Something is wrong; without a sentence nothing is."""
        for sentence in sentences:
            self.by_kind.setdefault(kind, []).append(sentence)

    def summarize(self) -> dict[str, list[str]]:
        """What is wrong, but not more than somebody reads."""
        told = {}
        for kind, found in self.by_kind.items():
            counted = Counter(found).most_common()
            told[kind] = [
                sentence if count == 1 else f"{count} times: {sentence}"
                for sentence, count in counted[:MOST_TOLD]
            ]
            if counted[MOST_TOLD:]:
                told[kind].append(f"and {len(counted) - MOST_TOLD} more")
        return told


def judge_log(sent: Mapping[str, Move], acknowledged: Sequence[Move], log: Sequence[Entry]) -> list[str]:
    """Whether the log of a table holds each acknowledged move once, in order, and no move that nobody has sent."""
    moved = [entry for entry in log if isinstance(entry, Moved) and entry.seat >= 0]
    times = Counter(entry.id for entry in moved)
    places = {entry.id: place for place, entry in enumerate(moved)}
    faults = [f"{id!r} was made {count} times" for id, count in times.items() if count > 1]
    for entry in moved:
        wanted = sent.get(entry.id)
        if wanted is None:
            faults.append(f"nobody has sent the move {entry.seat} {entry.text!r} with the id {entry.id!r}")
        elif (wanted.seat, wanted.text) != (entry.seat, entry.text):
            faults.append(
                f"{entry.id!r} is {entry.seat} {entry.text!r} and was {wanted.seat} {wanted.text!r}"
            )
    last: dict[int, int] = {}
    for move in acknowledged:
        place = places.get(move.id)
        if place is None:
            faults.append(f"{move.id!r} ({move.seat} {move.text!r}) was acknowledged and is lost")
            continue
        if place < last.get(move.seat, -1):
            faults.append(f"{move.id!r} stands before a move that its seat has made earlier")
        last[move.seat] = place
    return faults


def judge_record(
    lines: Sequence[str], seat: int, played: Sequence[str], unsure: Sequence[str] = ()
) -> list[str]:
    """Whether a record holds what a seat has played, once and in order; what is unsure may be there or not."""
    faults = []
    left, perhaps = [*played], [*unsure]
    for line in lines:
        who, _, text = line.partition(" ")
        if who != str(seat):
            continue
        if left and left[0] == text:
            left.pop(0)
        elif text in perhaps:
            perhaps.remove(text)
        else:
            faults.append(f"{line!r} is there once too often, or in another place")
    return faults + [f"{seat} {text!r} is lost" for text in left]


def judge_latency(p99: float, most: float) -> list[str]:
    """Whether players have waited too long."""
    return [f"p99 is {p99:g} ms, not below {most:g} ms"] if p99 >= most else []


@dataclass(frozen=True)
class Footprint:
    """What a process needs: megabytes, and open files."""

    memory: float
    files: int

    def is_back(self, start: Footprint) -> bool:
        """Whether it is where it was."""
        return self.memory <= start.most_memory() and self.files <= start.files + FILES

    def most_memory(self) -> float:
        """How much is still where it was."""
        return self.memory * SHARE + ROOM


def footprint(process: int) -> Footprint:
    """What a process needs now, as the kernel knows it."""
    folder = Path("/proc") / str(process)
    status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines() if ":" in line)
    return Footprint(
        round(int(status["VmRSS"].split()[0]) / 1024, 1), sum(1 for _ in (folder / "fd").iterdir())
    )


def judge_footprint(start: Footprint, after: Footprint) -> list[str]:
    """Whether memory and open files have come back."""
    faults = []
    if after.memory > start.most_memory():
        faults.append(
            f"{after.memory:g} MB after {start.memory:g} MB at the start: more than {start.most_memory():.0f}"
        )
    if after.files > start.files + FILES:
        faults.append(f"{after.files} open files after {start.files} at the start")
    return faults


def read_log(lines: Iterable[str]) -> tuple[list[str], int]:
    """The errors that a server has logged, a traceback by its last line and our last file in it, and how many
    warnings there were."""
    errors: list[str] = []
    warnings = 0
    is_traceback, place = False, ""
    for line in lines:
        if "Traceback (most recent call last)" in line:
            if errors and errors[-1].startswith("ERROR") and not is_traceback:
                errors.pop()  # the traceback says more
            is_traceback, place = True, ""
        elif is_traceback:
            if found := OWN_FILE.search(line):
                place = f" ({found[1]}, line {found[2]})"
            elif line.strip() and line[0] not in " \t|+":
                errors.append(f"{line.strip()[:200]}{place}")
                is_traceback = False
        elif line.startswith("ERROR"):
            errors.append(line.strip()[:200])
        elif line.startswith("WARNING"):
            warnings += 1
    return errors, warnings


async def judge_database(
    data: Path,
    rooms: Mapping[str, object],
    sent: Mapping[str, Move],
    acknowledged: Sequence[Move],
    found: Callable[[str, list[str]], None],
) -> dict[str, list[str]]:
    """Read the database of a server that has stopped: all tables must replay, those of the players are compared.

    Gives the moves of each of the players' tables, as `judge_record` wants them.
    """
    from boomtown.core.record import parse_record, replay_to
    from boomtown.server.tables.database import open_database
    from boomtown.server.tables.log_entries import decode
    from boomtown.server.tables.session import load_session
    from boomtown.server.tables.store import Store
    from boomtown.server.web.settings import Settings

    store = Store(open_database(Settings(data=data).address))
    moves: dict[str, list[str]] = {}
    try:
        others = [room for room in await store.room_ids() if room not in rooms][:MOST_REPLAYED]
        for room in (*rooms, *others):
            try:
                live = await load_session(room, store, lambda _: None)
                if live is None:
                    found("lost", [f"table {room} is gone"])
                    continue
                if live.fault:
                    found("replay", [f"table {room} does not replay: {live.fault}"])
                record = live.record()
                if (
                    record is not None
                    and replay_to(live.game, parse_record(record.text())).record.scores != record.scores
                ):
                    found("replay", [f"table {room} has other scores when it is replayed"])
            except Exception as problem:
                found("replay", [f"table {room} does not replay: {type(problem).__name__}: {problem}"])
                continue
            if room in rooms:
                moves[room] = [] if record is None else record.moves
                log = [decode(payload) for _, payload, _ in await store.log(room, 0)]
                own = [move for move in acknowledged if move.room == room]
                found("moves", [f"table {room}: {fault}" for fault in judge_log(sent, own, log)])
    finally:
        await store.close()
    return moves
