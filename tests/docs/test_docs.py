"""The docs do what they say: examples run, links lead somewhere, commands work.

A fence marked `python sketch` is read but not run, one marked `python http` is run by the tests of the server; a
command after the line `# not run` is left out.
"""

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))) if page.is_file()]
KNOWN = ("python", "python sketch", "python http", "sh", "toml", "json", "text", "")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
SKIPPED = ("./check", "git clone", "cd ")  # a fresh clone; ./check runs this very test
TIME_LIMIT = 300  # seconds: nothing hangs; on a quiet machine a command takes a few


@dataclass
class Block:
    """A fenced block: what is written behind its fence, the number of its first line, and its text."""

    info: str
    line: int
    text: str


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: str) -> list[Block]:
    """The fenced blocks of a page."""
    found: list[Block] = []
    inside: Block | None = None
    for number, line in enumerate(page.splitlines(), 1):
        if not line.startswith("```"):
            if inside is not None:
                inside.text += f"{line}\n"
        elif inside is None:
            inside = Block(line.strip("`").strip(), number + 1, "")
        else:
            found.append(inside)
            inside = None
    assert inside is None, "a fence is left open"
    return found


def prose(page: str) -> str:
    """A page without its blocks and bits of code."""
    for block in blocks(page):
        page = page.replace(block.text, "")
    return re.sub(r"`[^`\n]*`", "", page)


def anchors(page: str) -> set[str]:
    """The names by which links find the headings of a page."""
    titles = [re.sub(r"[^\w\- ]", "", title.lower()) for title in HEADING.findall(prose(page))]
    return {title.strip().replace(" ", "-") for title in titles}


def commands(page: str) -> list[str]:
    """The commands of a page that can be tried out, in their order."""
    found: list[str] = []
    for block in [block for block in blocks(page) if block.info == "sh"]:
        is_left_out = False
        for line in [line.strip() for line in block.text.splitlines() if line.strip()]:
            if line.startswith("#"):
                is_left_out = line == "# not run"
                continue
            command = line.split(" #")[0].rstrip()
            if not is_left_out and command != "./boomtown" and not command.startswith(SKIPPED):
                found.append(command)
            is_left_out = False
    return found


every_page = pytest.mark.parametrize("page", PAGES, ids=named)


@every_page
def test_the_examples_of_a_page_run_one_after_the_other(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page.read_text(encoding="utf-8")):
        assert block.info in KNOWN, f"{named(page)}, line {block.line}: what is {block.info!r}?"
        if block.info.startswith("python"):
            lines = "\n" * (block.line - 1) + block.text  # errors name the line of the page
            code = compile(lines, str(page), "exec")
            if block.info == "python":
                exec(code, namespace)


@every_page
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in LINK.findall(prose(text)):
        if re.match(r"[a-z]+:", link):
            continue  # out into the world
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert target.exists(), f"{named(page)} links to {link}"
        if anchor:
            assert anchor in anchors(target.read_text(encoding="utf-8")), f"{named(page)} links to {link}"


@every_page
def test_every_command_of_a_page_works(page: Path, tmp_path: Path) -> None:
    tools = Path(sys.executable).parent
    (tmp_path / "boomtown").symlink_to(tools / "boomtown")  # so ./boomtown is the one that is set up here
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environ["PATH"] = f"{tools}{os.pathsep}{environ['PATH']}"
    for command in commands(page.read_text(encoding="utf-8")):
        assert command.removeprefix("./").startswith("boomtown "), f"mark it as not run: {command}"
        ended = subprocess.run(
            ["sh", "-c", command],
            cwd=tmp_path,
            env=environ,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=TIME_LIMIT,
            check=False,
        )
        assert ended.returncode == 0, f"{command}\n{ended.stdout}{ended.stderr}"


SAMPLE = """\
# A page

Not code: [one](two.md), `[three](four.md)`.

```sh
# first set it up
git clone somewhere
./boomtown         # all of it
./boomtown games   # and what follows

# not run
boomtown serve
boomtown rules claim
./check long
```

## What's next?

```python sketch
[five](six.md)
```
"""


def test_a_page_is_read_as_meant() -> None:
    assert commands(SAMPLE) == ["./boomtown games", "boomtown rules claim"]
    assert [(block.info, block.line) for block in blocks(SAMPLE)] == [("sh", 6), ("python sketch", 20)]
    assert LINK.findall(prose(SAMPLE)) == ["two.md"]
    assert anchors(SAMPLE) == {"a-page", "whats-next"}
