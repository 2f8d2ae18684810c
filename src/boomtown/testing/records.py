"""What is pinned in files: recorded games, numbers of sequences (perft) and traces; and how it is written.

All of it is the same in plain and compiled rules, and as long as the rules are the same.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from boomtown.core.laws import BrokenLaw, perft, play_one, require
from boomtown.core.menu import Menu
from boomtown.core.playout import play_out
from boomtown.core.record import Record, Table, parse_move, replay_to
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, State
from boomtown.core.wire import plain
from boomtown.games.parts import GameParts
from boomtown.testing.plan import Plan, Subject, reproduced_by

GAMES_A_TRACE: Final = 10  # of a trace that is written the first time
ITERATIONS: Final = 30  # of a search whose choice is pinned
WORLDS: Final = 10  # possible tables behind each view
DEEP: Final = 2_000  # sequences: no deeper level is written than the first with so many
DEPTH: Final = 4  # levels that are written
OF_SEATS: Final = re.compile(r"(\d+)-seats-")  # how the name of a recorded game begins
LINE: Final = 100  # characters of a line of options

Checks = Iterator[tuple[str, Callable[[], object]]]


def list_golden_checks(subject: Subject) -> Checks:
    """Each recorded game replays to its scores; every number of seats has one."""
    for name, record in subject.golden.items():
        yield name, partial(check_golden, subject, name, record)
    if subject.golden:
        yield "all-seat-counts", partial(check_seat_counts, subject)


def check_golden(subject: Subject, name: str, record: Record) -> None:
    """A record replays to its end and its scores, is written as we write, and all pieces add up."""
    with reproduced_by(record):
        table = replay_to(subject.game, record, None, is_listening=True)
        require(table.state.is_over(), "golden", f"{name} ends before the game does")
        require(
            table.record.scores == record.scores,
            "golden",
            f"{table.record.scores}, not {record.scores} points",
        )
        assert subject.plan.data is not None
        text = (subject.plan.data / "golden" / f"{name}.toml").read_text(encoding="utf-8")
        require(table.record.text() == text, "golden", f"{name} would be written differently today")
        subject.laws.check_end(table)
        named = OF_SEATS.match(name)
        require(named is None or int(named[1]) == record.seats, "golden", f"it has {record.seats} seats")


def check_seat_counts(subject: Subject) -> None:
    """Every number of seats has a recorded game."""
    wanted = {*range(int(subject.game.fewest), int(subject.game.most) + 1)}
    missing = wanted - {record.seats for record in subject.golden.values()}
    require(not missing, "golden", f"no recorded game has {sorted(missing)} seats")


def read_file(subject: Subject, name: str) -> dict[str, list[dict[str, Any]]]:
    """A TOML file of the plan's folder; nothing if there is none."""
    path = None if subject.plan.data is None else subject.plan.data / name
    return tomllib.loads(path.read_text(encoding="utf-8")) if path is not None and path.is_file() else {}


def find_table(subject: Subject, entry: dict[str, Any]) -> Table[Any]:
    """The table that an entry names: of a recorded game after some moves, or a new one and moves of its own."""
    if "golden" in entry:
        return replay_to(subject.game, subject.golden[entry["golden"]], entry["move"])
    table: Table[Any] = Table(subject.game, entry["seats"], frozenset(entry.get("variants", ())))
    for move in entry.get("moves", ()):
        table.say(*parse_move(move))
    return table


def name_entry(entry: dict[str, Any]) -> str:
    """A short name of the position of an entry."""
    where = entry.get("golden", f"{entry.get('seats')}-seats")
    words = [where, str(entry.get("move", len(entry.get("moves", ())))), *entry.get("variants", ())]
    return "-".join([*words, *entry.get("at", "").split()])


def list_perft_checks(subject: Subject) -> Checks:
    """From fixed positions there are as many sequences as ever, and the options come in the same order."""
    for entry in read_file(subject, "perft.toml").get("position", ()):
        yield name_entry(entry), partial(check_perft, subject, entry)


def check_perft(subject: Subject, entry: dict[str, Any]) -> None:
    """One position: the number of sequences of 1, 2, 3 ... actions, and the first options if they are pinned."""
    table = find_table(subject, entry)
    with reproduced_by(table.record):
        counts = [perft(table.state, depth) for depth in range(1, len(entry["counts"]) + 1)]
        require(counts == entry["counts"], "perft", f"{counts} sequences, not {entry['counts']}")
        if "options" in entry:
            pinned = [text.strip() for text in re.split(r"[,\n]", entry["options"]) if text.strip()]
            options = list_options(subject, table.state)
            require(options == pinned, "perft", f"the options are {options}, not {pinned}")


def list_options(subject: Subject, state: State) -> list[str]:
    """What whoever is to act may do, as texts."""
    return [subject.game.verbs.text(action) for action in state.options(state.actor())]


# Traces


def list_trace_checks(subject: Subject) -> Checks:
    """Seeded games, searches and guesses leave the same trace as ever: each is pinned by its hash or its choice."""
    for kind, entries in read_file(subject, "traces.toml").items():
        for entry in entries:
            yield f"{kind}-{name_entry(entry)}", partial(check_trace, subject, kind, entry)


def check_trace(subject: Subject, kind: str, entry: dict[str, Any]) -> None:
    """One trace is as it was."""
    if kind not in TRACERS:
        raise BrokenLaw("trace", f"there are no traces of {kind}; there are {', '.join(TRACERS)}")
    found = TRACERS[kind](subject, entry)
    require(found == entry["trace"], "trace", f"{found!r}, not {entry['trace']!r}")


def mark(text: bytes) -> str:
    """A short hash."""
    return sha256(text).hexdigest()[:16]


def write_state(state: State) -> bytes:
    """Everything in a state, plain or compiled alike."""
    return msgspec.json.encode(plain(state), order="sorted")


def trace_games(subject: Subject, entry: dict[str, Any]) -> str:
    """The records of random games, one a seed, without the name of the game: a copy of it plays the same."""
    records = []
    for seed in range(entry["games"]):
        table: Table[Any] = Table(
            subject.game, entry["seats"], frozenset(entry["variants"]), is_listening=False
        )
        rng = Rng(seed)
        while not table.state.is_over():
            play_one(table, rng)
        records.append(table.record.text().partition("\n")[2])
    return mark("".join(records).encode())


def trace_playouts(subject: Subject, entry: dict[str, Any]) -> str:
    """The tables at the end of random play as searches do it, and the numbers of decisions."""
    ends = []
    for seed in range(entry["games"]):
        state = subject.game.start(entry["seats"], frozenset(entry["variants"]))
        decisions = int(play_out(state, Rng(1000 + seed), Menu()))
        ends.append(b"%d %s" % (decisions, write_state(state)))
    return mark(b"".join(ends))


def trace_search(subject: Subject, entry: dict[str, Any]) -> str:
    """What a search chooses; the next random number shows that it has used just as many."""
    from boomtown.search.textbook_ismcts import search

    state = find_table(subject, entry).state
    while state.actor() == CHANCE:
        state.act(CHANCE, state.odds()[0][0])
    rng = Rng(entry["move"])
    action = search(subject.game, subject.game.view(state, state.actor()), rng, entry["iterations"])
    return f"{subject.game.verbs.text(action)}, then {int(rng.below(1_000_000))}"


def trace_worlds(subject: Subject, entry: dict[str, Any]) -> str:
    """The possible tables behind every seat's view."""
    state = find_table(subject, entry).state
    worlds = []
    for seat in range(int(state.seat_count)):
        view = subject.game.view(state, seat)
        worlds += [write_state(subject.game.determinize(view, Rng(seed))) for seed in range(entry["worlds"])]
    return mark(b"".join(worlds))


TRACERS: Final[dict[str, Callable[[Subject, dict[str, Any]], str]]] = {
    "games": trace_games,
    "playouts": trace_playouts,
    "search": trace_search,
    "worlds": trace_worlds,
}


# Writing


def write_data(game: str | GameParts, folder: Path) -> list[Path]:
    """Write what the suite compares with: recorded games if there are none, perft counts and traces.

    Positions and games that the files have already are kept and counted again: do so when the rules have changed
    on purpose, and look at the difference before you commit it.
    """
    subject = Subject(game, Plan(folder))
    written = []
    (folder / "golden").mkdir(parents=True, exist_ok=True)
    if not subject.golden:
        for seats in range(int(subject.game.fewest), int(subject.game.most) + 1):
            record = subject.play("", seats, frozenset(), seats).record
            path = folder / "golden" / f"{seats}-seats-first.toml"
            path.write_text(record.text(), encoding="utf-8")
            written.append(path)
        subject = Subject(game, Plan(folder))
    for name, text in (("perft.toml", perft_text(subject)), ("traces.toml", traces_text(subject))):
        (folder / name).write_text(text, encoding="utf-8")
        written.append(folder / name)
    return written


def usual_positions(subject: Subject) -> list[dict[str, Any]]:
    """The start at every number of seats, and the middle of every recorded game."""
    counts = range(int(subject.game.fewest), int(subject.game.most) + 1)
    starts: list[dict[str, Any]] = [{"at": "start", "seats": seats, "variants": []} for seats in counts]
    middles = [
        {"at": "middle", "golden": name, "move": len(one.moves) // 2} for name, one in subject.golden.items()
    ]
    return [*starts, *middles]


def perft_text(subject: Subject) -> str:
    """The file perft.toml."""
    entries = read_file(subject, "perft.toml").get("position") or usual_positions(subject)
    lines = [
        "# How many sequences of 1, 2, 3 ... actions there are from fixed positions, and the first options."
    ]
    for entry in entries:
        state = find_table(subject, entry).state
        counts: list[int] = []
        while len(counts) < DEPTH and (not counts or counts[-1] < DEEP):
            counts.append(perft(state, len(counts) + 1))
        given = {key: value for key, value in entry.items() if key not in ("counts", "options")}
        depth = len(entry.get("counts", counts))
        counts = [perft(state, level) for level in range(1, depth + 1)]
        lines += ["", "[[position]]", *toml_lines(given), f"counts = {counts}"]
        if "options" in entry or "counts" not in entry:
            lines += ['options = """', *wrap_options(list_options(subject, state)), '"""']
    return "\n".join([*lines, ""])


def wrap_options(options: list[str]) -> list[str]:
    """Options in lines that can be read."""
    lines, line = [], ""
    for option in options:
        if line and len(line) + len(option) > LINE:
            lines.append(line)
            line = ""
        line = f"{line} {option}," if line else f"{option},"
    return [*lines, line]


def traces_text(subject: Subject) -> str:
    """The file traces.toml."""
    traces = read_file(subject, "traces.toml") or usual_traces(subject)
    lines = [
        "# What seeded games, searches and guesses leave behind, as hashes: `boomtown.testing.write_data` writes it."
    ]
    for kind, entries in traces.items():
        for entry in entries:
            given = {key: value for key, value in entry.items() if key != "trace"}
            found = TRACERS[kind](subject, given)
            lines += ["", f"[[{kind}]]", *toml_lines({**given, "trace": found})]
    return "\n".join([*lines, ""])


def usual_traces(subject: Subject) -> dict[str, list[dict[str, Any]]]:
    """Random games at every number of seats, and what searches make of the middle of the recorded ones."""
    middles = [entry for entry in usual_positions(subject) if "golden" in entry]
    seats = range(int(subject.game.fewest), int(subject.game.most) + 1)
    games = [{"seats": count, "variants": [], "games": GAMES_A_TRACE} for count in seats]
    return {
        "games": games,
        "playouts": games,
        "search": [{**entry, "iterations": ITERATIONS} for entry in middles],
        "worlds": [{**entry, "worlds": WORLDS} for entry in middles],
    }


def toml_lines(entry: dict[str, Any]) -> list[str]:
    """Texts, numbers and lists of such as TOML."""
    return [f"{key} = {msgspec.json.encode(value).decode()}" for key, value in entry.items()]
