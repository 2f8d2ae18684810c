"""The questions of docs/architecture.md are answered by the commands that stand there."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
QUESTIONS = PAGE.partition("## Ten questions")[2]
MOST_COMMANDS = 2  # of one question: whoever asks wants one answer


def commands(text: str) -> list[tuple[str, list[str]]]:
    """The commands of a text, each with the lines that it is said to print."""
    found: list[tuple[str, list[str]]] = []
    for block in re.findall(r"^```text\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
    return found


@pytest.mark.parametrize(("command", "expected"), commands(QUESTIONS))
def test_a_command_finds_what_the_page_says(command: str, expected: list[str]) -> None:
    words = shlex.split(command)
    assert words[0] == "grep"  # reads files, and does nothing else
    printed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False).stdout
    assert sorted(printed.splitlines()) == expected, command


def test_ten_questions_have_one_or_two_commands_each() -> None:
    questions = re.split(r"^\*\*\d+\. ", QUESTIONS, flags=re.MULTILINE)[1:]
    counts = [len(commands(question)) for question in questions]
    assert len(counts) == 10
    assert all(1 <= count <= MOST_COMMANDS for count in counts), counts


def test_every_folder_that_the_page_names_is_there() -> None:
    table = PAGE.partition("| folder of `src/boomtown/` |")[2].partition("\n\n")[0]
    named = [
        name for row in table.splitlines() for name in re.findall(r"`([^`]+)`", row[1:].partition("|")[0])
    ]
    missing = [name for name in named if not list((ROOT / "src/boomtown").glob(name.replace("GAME", "*")))]
    assert named
    assert missing == []
