"""Which random changes of a game's rules do its readable tests let pass? Run it in the root of a tree:

    python -m tests.mutation carson-city --mutants 200 --seed 1

The mutants are of `steps` and `scoring`. The tests are collected once. Then each mutant has a process of its own, forked from
this one, in which the functions' code is replaced and the tests run that execute the changed line, the shortest first.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import inspect
import io
import os
import pickle
import random
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

ROOT: Final = Path.cwd()
# Hashes and counts notice everything and explain nothing; recorded games and random ones hit by luck;
# pictures and what bots think are not about the rules.
LAWS: Final = "test_laws.py"
LEFT_OUT: Final = {
    f"test_{name}.py" for name in ("traces", "perft", "golden", "scene", "cover", "outlook")
} | {LAWS}
DIGESTS: Final = ("hexdigest", "perft(")  # the same in tests of other files
LONGEST: Final = 3.0  # seconds: longer tests are left out
GRACE: Final = 4.0  # seconds of processor time a test has, and ten times what it needs: else the mutant hangs
MEMORY: Final = 1 << 30  # bytes a mutant may take beyond what it has: an agenda that grows for ever

COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
Trace = tuple[str, float, list[tuple[str, int]]]  # a test, the seconds it takes, the lines it executes
Traces = list[Trace]


@dataclass(frozen=True)
class Mutant:
    """One change of one node of a file's syntax tree."""

    file: Path
    number: int  # of the node, in the order of `ast.walk`
    line: int
    lines: tuple[int, int]  # the first and the last of its statement
    change: Callable[[Any], ast.AST]  # gives what stands there instead
    before: str
    after: str

    @property
    def place(self) -> str:
        """Where it is, as an editor finds it."""
        return f"{self.file.relative_to(ROOT)}:{self.line}"

    def code(self) -> CodeType:
        """Compile the whole file with this change."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        node = [*ast.walk(tree)][self.number]
        instead = ast.copy_location(self.change(node), node)
        tree = Exchange(node, instead).visit(tree)
        return compile(ast.fix_missing_locations(tree), str(self.file), "exec")


class Exchange(ast.NodeTransformer):
    """Put another node in the place of one."""

    def __init__(self, node: ast.AST, instead: ast.AST) -> None:
        self.node = node
        self.instead = instead

    def visit(self, node: ast.AST) -> Any:
        """Either it is this one, or it is further inside."""
        return self.instead if node is self.node else self.generic_visit(node)


def files_of(game: str) -> list[Path]:
    """The rules of a game: its steps and how it scores."""
    folder = ROOT / "src" / "boomtown" / "games" / game.replace("-", "_") / "rules"
    found = [*sorted((folder / "steps").glob("*.py")), folder / "steps.py", folder / "scoring.py"]
    return [path for path in found if path.exists() and path.name != "__init__.py"]


def mutants_of(file: Path) -> Iterator[Mutant]:
    """All changes of one file that we know of."""
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source)
    numbers = {id(node): number for number, node in enumerate(ast.walk(tree))}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node, statement in (found for part in function.body for found in within(part, part)):
            lines = (statement.lineno, end_of(statement))
            for change in changes(node):
                shown = in_line(source, node, change(copy.deepcopy(node)))
                yield Mutant(file, numbers[id(node)], node.lineno, lines, change, *shown)


def in_line(source: str, node: ast.expr | ast.stmt, instead: ast.AST) -> tuple[str, str]:
    """The line of a node as it is, and with the change, for people."""
    line = source.splitlines()[node.lineno - 1]
    text = ast.unparse(ast.fix_missing_locations(instead)).partition("\n")[0]
    is_short = node.end_lineno == node.lineno and isinstance(node, ast.expr)
    end = line.encode()[node.end_col_offset :].decode() if is_short else ""
    return line.strip(), f"{line[: node.col_offset]}{text}{end}".strip()


def end_of(statement: ast.stmt) -> int:
    """The last line of a statement, or of what stands before its body."""
    body = getattr(statement, "body", None)
    return int(body[0].lineno - 1 if body else statement.end_lineno or statement.lineno)


def within(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.expr | ast.stmt, ast.stmt]]:
    """A node and what is inside, each with its statement: without types, docstrings and what is Final."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return  # a docstring
    if isinstance(node, ast.Assert | ast.Raise):
        return  # for the type checker, or for what never happens
    if isinstance(node, ast.AnnAssign):
        if node.value is not None and "Final" not in ast.unparse(node.annotation):
            yield from within(node.value, node)
        return
    if isinstance(node, ast.stmt):
        statement = node
    if isinstance(node, ast.stmt | ast.expr):
        yield node, statement
    for child in ast.iter_child_nodes(node):
        yield from within(child, statement)


def changes(node: ast.AST) -> Iterator[Callable[[Any], ast.AST]]:
    """What can be made of a node."""
    match node:
        case ast.Compare():
            for place, found in enumerate(node.ops):
                for other in COMPARED[type(found)]:
                    yield compared(place, other)
        case ast.BinOp() | ast.AugAssign() if type(node.op) in COMPUTED:
            yield computed
            if isinstance(node, ast.AugAssign):
                yield dropped
        case ast.BoolOp():
            yield joined
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield bare
        case ast.Constant(value=bool()):
            yield flipped
        case ast.Constant(value=int()):
            yield shifted(1)
            yield shifted(-1)
        case ast.If() | ast.While() | ast.IfExp():
            yield negated
        case ast.Call() if len(node.args) > 1:
            for place in range(len(node.args) - 1):
                if ast.dump(node.args[place]) != ast.dump(node.args[place + 1]):
                    yield swapped(place)
        case ast.Expr() | ast.Return() | ast.Continue() | ast.Break() | ast.Delete():
            yield dropped
        case ast.Assign() if not all(isinstance(target, ast.Name) for target in node.targets):
            yield dropped


def compared(place: int, other: type[ast.cmpop]) -> Callable[[Any], ast.AST]:
    """Compare otherwise."""

    def change(node: ast.Compare) -> ast.AST:
        node.ops[place] = other()
        return node

    return change


def computed(node: Any) -> ast.AST:
    """Subtract instead of adding, and the like."""
    node.op = COMPUTED[type(node.op)]()
    found: ast.AST = node
    return found


def joined(node: ast.BoolOp) -> ast.AST:
    """Or instead of and."""
    return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)


def bare(node: ast.UnaryOp) -> ast.AST:
    """Without `not` or minus."""
    return node.operand


def flipped(node: ast.Constant) -> ast.AST:
    """True for False."""
    return ast.Constant(not node.value)


def shifted(by: int) -> Callable[[Any], ast.AST]:
    """One more, or one less."""
    return lambda node: ast.Constant(node.value + by)


def negated(node: Any) -> ast.AST:
    """The other way round."""
    node.test = ast.UnaryOp(ast.Not(), node.test)
    found: ast.AST = node
    return found


def swapped(place: int) -> Callable[[Any], ast.AST]:
    """Two arguments in each other's place."""

    def change(node: ast.Call) -> ast.AST:
        args = [*node.args]
        args[place : place + 2] = reversed(args[place : place + 2])
        return ast.Call(node.func, args, node.keywords)

    return change


def dropped(_: Any) -> ast.AST:
    """Nothing is done."""
    return ast.Pass()


def functions_in(code: CodeType, name: str = "") -> Iterator[tuple[str, CodeType]]:
    """The functions and methods of a compiled file by their qualified names."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found = f"{name}{constant.co_name}"
            yield found, constant
            yield from functions_in(constant, f"{found}.")


def put(mutant: Mutant) -> None:
    """Replace the code of the functions that are changed, wherever they have been imported."""
    package = mutant.file.relative_to(ROOT / "src").with_suffix("")
    module = sys.modules[".".join(package.parts)]
    for name, code in functions_in(mutant.code()):
        found: Any = module
        for part in name.split("."):
            found = inspect.getattr_static(found, part, None)
        if isinstance(found, staticmethod | classmethod):
            found = found.__func__
        if inspect.isfunction(found) and not found.__closure__:
            found.__code__ = code


class Run:
    """A pytest plugin: it takes the place of the loop over the tests."""

    def __init__(
        self, mutants: list[Mutant], files: list[Path], left_out: set[str], jobs: int, longest: float
    ) -> None:
        self.mutants = mutants
        self.files = [str(file) for file in files]
        self.left_out = left_out
        self.jobs = jobs
        self.longest = longest
        self.survivors: list[Mutant] = []
        self.lasting: dict[str, float] = {}  # how long each test takes
        self.covering: dict[tuple[str, int], list[str]] = defaultdict(list)  # the tests that execute a line

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what explains nothing."""
        items[:] = [item for item in items if item.path.name not in self.left_out and not is_digest(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First see what each test executes; then try the mutants."""
        items = {item.nodeid: item for item in session.items}
        started = time.monotonic()
        for test, seconds, lines in self.known(items):
            if seconds <= self.longest:
                self.lasting[test] = seconds
                for line in lines:
                    self.covering[line].append(test)
        say(
            f"{len(self.lasting)} tests of {len(items)} in {time.monotonic() - started:.0f} s; the others take longer "
            f"than {self.longest} s each.  Left out: {', '.join(sorted(self.left_out))} and hashes elsewhere."
        )
        running: dict[int, tuple[int, Mutant]] = {}  # process -> its mutant
        for number, mutant in enumerate(self.mutants, 1):
            if len(running) == self.jobs:
                self.wait(running)
            running[self.begin(mutant, items)] = (number, mutant)
        while running:
            self.wait(running)
        return True

    def traced(self, items: Iterable[pytest.Item]) -> Iterator[Trace]:
        """Run each test to see how long it takes (watched it takes longer) and what it executes."""
        for item in items:
            found: set[tuple[str, int]] = set()
            started = time.process_time()
            sys.settrace(tracer(self.files, found))
            is_red = fails(item)
            sys.settrace(None)
            if is_red:
                say(f"{item.nodeid} fails without any mutant: it is left out")
            else:
                yield item.nodeid, time.process_time() - started, sorted(found)

    def known(self, items: dict[str, pytest.Item]) -> Traces:
        """What the tests execute; files of tests that are as they were the last time are not run again."""
        memory = Path(tempfile.gettempdir()) / f"boomtown-mutation-{digest([str(ROOT), *self.files])}.pickle"
        rules = digest(path.read_bytes() for path in sorted((ROOT / "src" / "boomtown").rglob("*.py")))
        found: dict[str, Traces] = pickle.loads(memory.read_bytes()) if memory.exists() else {}
        by_file: dict[Path, list[pytest.Item]] = defaultdict(list)
        for item in items.values():
            by_file[item.path].append(item)
        kept: dict[str, Traces] = {}
        for path, of_file in by_file.items():
            tables = path.with_name("tables.py")
            key = digest([rules, path.read_bytes(), tables.read_bytes() if tables.exists() else b""])
            kept[key] = found[key] if key in found else in_a_child(partial(self.traced, of_file))
        memory.write_bytes(pickle.dumps(kept))
        return [trace for traces in kept.values() for trace in traces]

    def begin(self, mutant: Mutant, items: dict[str, pytest.Item]) -> int:
        """Fork, and end with 1 in the child as soon as a test fails."""
        tests = {
            test
            for line in range(mutant.lines[0], mutant.lines[1] + 1)
            for test in self.covering[str(mutant.file), line]
        }
        process = os.fork()
        if process:
            return process
        result = 2
        try:
            limit_memory()
            put(mutant)
            result = 0
            for test in sorted(tests, key=lambda test: (self.lasting[test], test)):
                signal.setitimer(
                    signal.ITIMER_PROF, GRACE + 10 * self.lasting[test]
                )  # its default is to end us
                if fails(items[test]):
                    result = 1
                    break
        except BaseException:  # too much for pytest itself, such as no memory left to report in
            result = 2
            raise
        finally:
            os._exit(result if tests else 3)

    def wait(self, running: dict[int, tuple[int, Mutant]]) -> None:
        """Take the next result."""
        process, status = os.wait()
        number, mutant = running.pop(process)
        result = os.waitstatus_to_exitcode(status)
        words = {0: "survived", 1: "killed", 2: "killed (breaks)", 3: "survived (no test is here)"}
        if result in {0, 3}:
            self.survivors.append(mutant)
        say(f"{number:4} {words.get(result, 'killed (hangs)')}  {mutant.place}")
        if result in {0, 3}:
            say(f"       - {mutant.before}\n       + {mutant.after}")


def is_digest(item: pytest.Item) -> bool:
    """Whether a test compares hashes or counts."""
    source = inspect.getsource(getattr(item, "function", type(item)))
    return any(word in source for word in DIGESTS)


def fails(item: pytest.Item) -> bool:
    """Run one test, silently."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def tracer(files: list[str], found: set[tuple[str, int]]) -> Any:
    """Note which lines of some files are executed."""

    def line(frame: FrameType, _: str, __: Any) -> Any:
        found.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, _: str, __: Any) -> Any:
        return line(frame, _, __) if frame.f_code.co_filename in files else None

    return call


def limit_memory() -> None:
    """A little more than now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    limit = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def digest(parts: Iterable[str | bytes]) -> str:
    """Tell one content from another."""
    found = sha256()
    for part in parts:
        found.update(part.encode() if isinstance(part, str) else part)
    return found.hexdigest()[:16]


def in_a_child(work: Callable[[], Iterable[Trace]]) -> Traces:
    """Do something elsewhere, so that nothing of it stays here, and give what it gives."""
    reading, writing = os.pipe()
    process = os.fork()
    if not process:
        with os.fdopen(writing, "wb") as pipe:
            pickle.dump([*work()], pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        found: Traces = pickle.load(pipe)
    os.waitpid(process, 0)
    return found


def say(text: str) -> None:
    """Print at once, whatever pytest has done to the output."""
    os.write(OUT, f"{text}\n".encode())


OUT: Final = os.dup(1)


def chosen(game: str, number: int, seed: int, only: str | None) -> list[Mutant]:
    """Some mutants, the same for the same seed; or all of one line."""
    every = [mutant for file in files_of(game) for mutant in mutants_of(file)]
    if only is not None:
        return [mutant for mutant in every if mutant.place.endswith(only)]
    return random.Random(seed).sample(every, min(number, len(every)))


def main() -> None:
    """Read the command line, run, and tell how many were killed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mutants", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--longest", type=float, default=LONGEST, help="seconds of the longest test that is run"
    )
    parser.add_argument("--laws", action="store_true", help="run test_laws.py, too")
    parser.add_argument("--only", metavar="FILE:LINE", help="all mutants of this line")
    asked = parser.parse_args()
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    os.environ["BOOMTOWN_TEST_COMPILED"] = "0"
    hypothesis.settings.register_profile("mutation", derandomize=True, database=None)
    hypothesis.settings.load_profile("mutation")
    import boomtown

    if not Path(boomtown.__file__).is_relative_to(ROOT):
        sys.exit(f"{boomtown.__file__} is not in this tree: set PYTHONPATH to {ROOT / 'src'}")
    mutants = chosen(asked.game, asked.mutants, asked.seed, asked.only)
    if not mutants:
        sys.exit("there is nothing to change")
    left_out = LEFT_OUT - {LAWS} if asked.laws else LEFT_OUT
    run = Run(mutants, files_of(asked.game), left_out, asked.jobs, asked.longest)
    folder = f"tests/games/{asked.game.replace('-', '_')}"
    plain = ["-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist", "-s"]
    pytest.main([*plain, folder], plugins=[run])
    if not run.lasting:
        sys.exit("no tests could be run")
    killed = len(mutants) - len(run.survivors)
    say(f"{killed} of {len(mutants)} killed: {100 * killed / len(mutants):.1f} %")
    for mutant in sorted(run.survivors, key=lambda mutant: (mutant.place, mutant.after)):
        say(f"{mutant.place}\n    - {mutant.before}\n    + {mutant.after}")
    sys.exit(1 if run.survivors else 0)


if __name__ == "__main__":
    main()
