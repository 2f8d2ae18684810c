"""What holds for every command: help, JSON, mistakes, interruptions."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boomtown.cli.app import COMMANDS, make_app
from boomtown.games import GAMES
from tests.cli.terminal import Call, played, saved

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs/commands.md"
COMMAND = (sys.executable, "-P", "-m", "boomtown")


def options_of(name: str) -> list[tuple[str, ...]]:
    return [tuple(entry.names) for entry in make_app(name)[name].assemble_argument_collection()]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_is_in_the_docs(name: str) -> None:
    section = DOCS.read_text(encoding="utf-8").split(f"\n## {name}\n")[1].split("\n## ")[0]
    assert [option for names in options_of(name) for option in names if f"`{option}`" not in section] == []
    assert f"./boomtown {name}" in section


def test_the_docs_have_no_command_that_does_not_exist() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert [line[3:] for line in text.splitlines() if line.startswith("## ")] == [*COMMANDS]


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "serve"])
def test_every_command_with_a_result_takes_json(name: str) -> None:
    assert ("--json",) in options_of(name)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_and_all_its_options(name: str, boomtown: Call) -> None:
    shown = boomtown(name, "--help")
    assert shown.code == 0
    documented = make_app(name)[name].assemble_argument_collection(parse_docstring=True)
    assert [entry.name for entry in documented if not entry.parameter.help] == []
    assert make_app(name)[name].help.splitlines()[0] == COMMANDS[name]


def test_without_arguments_the_commands_are_listed(boomtown: Call) -> None:
    shown = boomtown()
    assert shown.code == 0
    assert [name for name in COMMANDS if name not in shown.out] == []


@pytest.mark.parametrize(
    "words",
    [
        "nonsense",
        "games --nonsense",
        "games extra",
        "simulate",
        "simulate poker",
        "simulate gold-rush --seats 1",
        "simulate gold-rush --seats 6",
        "simulate gold-rush --seats -2",
        "simulate gold-rush --seats 123456789012345678901234567890",
        "simulate gold-rush --seats two",
        "simulate gold-rush --games 0",
        "simulate gold-rush --games -1",
        "simulate gold-rush --games 1000000000000",
        "simulate gold-rush --seed -1",
        "simulate gold-rush --jobs 0",
        "simulate gold-rush --jobs 100000",
        "simulate gold-rush --bots nobody",
        "simulate gold-rush --bots uniform,",
        "simulate gold-rush --bots search:0",
        "simulate gold-rush --variants dragons",
        "simulate gold-rush --variants no-farmers,,",
        "simulate gold-rush --games 1 --records {file}/inside",
        "simulate gold-rush --engine steam",
        "ladder",
        "ladder poker",
        "ladder card-game --seats 1",
        "ladder claim --seats 9",
        "ladder claim --games 0",
        "ladder claim --games 1000000000000",
        "serve --database boomtown.db",
        "ladder claim --seed -1",
        "ladder claim --jobs 0",
        "ladder claim --bots nobody,uniform",
        "ladder claim --bots uniform",
        "ladder claim --bots uniform,uniform",
        "ladder claim --bots uniform,sheriff@height=3",
        "ladder claim --budget 0",
        "ladder claim --budget nan",
        "ladder claim --budget -1",
        "ladder claim --budget 0.00001",
        "ladder claim --bots uniform,sheriff*0.001 --budget 0.001",
        "ladder claim --target 0",
        "ladder claim --target 75",
        "ladder claim --target nan",
        "ladder claim --variants dragons",
        "ladder claim --engine steam",
        "ladder claim --resume {folder}",
        "ladder claim --resume {file}",
        "ladder claim --resume {record}",
        "ladder claim --resume {folder}/missing/games",
        "ladder claim --games 1 --bots uniform,deputy --markdown {folder}",
        "ladder claim --games 1 --bots uniform,deputy --markdown {file}/inside",
        "tune poker",
        "tune card-game --seats 1",
        "tune claim --rounds 0",
        "tune claim --games 0",
        "tune claim --scale ten",
        "tune claim --scale -10",
        "tune claim --scale nan",
        "tune claim --scale ,",
        "fuzz poker",
        "fuzz gold-rush --games 0",
        "fuzz gold-rush --seed -1",
        "fuzz gold-rush --seats 9",
        "bench poker",
        "bench gold-rush --rounds 0",
        "bench gold-rush --seats 9",
        "rules poker",
        "gallery poker -o {folder}/new",
        "gallery gold-rush",
        "gallery gold-rush -o {file}",
        "gallery gold-rush -o {folder}/new --language xx",
        "replay",
        "replay {folder}/missing.toml",
        "replay {folder}",
        "replay {file}",
        "replay {record} --at -1",
        "replay {record} --at 100000",
        "replay {record} --seat 2",
        "replay {record} --seat -1",
        "replay {record} --language xx",
        "render {record}",
        "render {record} -o {folder}/picture",
        "render {record} -o {folder}/picture.gif",
        "render {record} -o {folder}/missing/picture.svg",
        "render {record} -o {folder}/picture.svg --at 100000",
        "render {record} -o {folder}/picture.svg --seat 2",
        "render {record} -o {folder}/picture.svg --width 300",
        "render {record} -o {folder}/picture.png --width 0",
        "render {record} -o {folder}/picture.png --width 1000000",
        "render {record} -o {folder}/picture.svg --theme dusk",
        "load nowhere",
        "load http://",
        "load http://[",
        "load http://127.0.0.1:no",
        "load http://127.0.0.1:0",
        "load http://127.0.0.1:1",
        "load ftp://127.0.0.1",
        "load file:///etc/hostname",
        "completion",
        "completion tcsh",
        "drill http://192.0.2.1:8080",
        "drill --seconds 0",
        "drill --seconds nan",
        "drill --tables 0",
        "drill --attackers 99",
        "drill --every -1",
        "drill --game poker",
        "drill --only kindness",
        "compile extra",
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(words: str, boomtown: Call, tmp_path: Path) -> None:
    file = tmp_path / "file.txt"
    file.write_text("no record", encoding="utf-8")
    record = saved(played("claim"), tmp_path / "record.toml")
    ended = boomtown(*words.format(folder=tmp_path, file=file, record=record).split(" "))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("boomtown: ")
    assert len(ended.err.splitlines()) == 1


@pytest.mark.parametrize("name", COMMANDS)
def test_with_json_a_mistake_is_json_too(name: str, boomtown: Call) -> None:
    ended = boomtown(name, "--nonsense", "--json")
    assert (ended.code, ended.err) == (2, "")
    assert ended.document["exit_code"] == 2
    assert "--nonsense" in ended.document["error"]


@pytest.mark.parametrize(
    ("words", "code", "error"),
    [
        ("simulate gold-rush --seats 6", 2, "gold-rush has 2 to 5 seats, not 6"),
        ("replay {folder}/missing.toml", 2, "missing.toml"),
        ("load http://127.0.0.1:1", 2, "nobody answers at http://127.0.0.1:1"),
        ("doctor --database postgresql://127.0.0.1:1/x", 1, "cannot be read"),
    ],
)
def test_every_kind_of_error_is_json(
    words: str, code: int, error: str, boomtown: Call, tmp_path: Path
) -> None:
    ended = boomtown(*words.format(folder=tmp_path).split(" "), "--json")
    assert (ended.code, ended.err) == (code, "")
    assert ended.document["exit_code"] == code
    assert error in ended.document["error"]


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [("rep", ["replay"]), ("co", ["coach", "compile", "completion"]), ("replay --veri", ["--verify"])],
)
def test_a_shell_completes_commands_and_options(
    typed: str, offered: list[str], boomtown: Call, tmp_path: Path
) -> None:
    script = tmp_path / "boomtown.bash"
    script.write_text(boomtown("completion", "bash").out)
    words = ["boomtown", *typed.split(" ")]
    asked = f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; _boomtown"
    ended = subprocess.run(
        ["bash", "-c", f'. "{script}"; {asked}; printf "%s\\n" "${{COMPREPLY[@]}}"'],
        capture_output=True,
        text=True,
        check=True,
    )
    assert sorted(word.strip() for word in ended.stdout.split("\n") if word) == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_knows_every_command(shell: str, boomtown: Call) -> None:
    script = boomtown("completion", shell, "--json").document["script"]
    assert [name for name in COMMANDS if name not in script] == []


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        ("simulate poker", f"there is no game 'poker'; there is {', '.join(GAMES)}, and as an example claim"),
        ("simulate gold-rush --seats 6", "gold-rush has 2 to 5 seats, not 6"),
        ("simulate carson-city --variants course=laid", "'course=laid' does nothing without carson-river"),
        (
            "simulate gold-rush --variants dragons",
            "gold-rush has no variant 'dragons'; it has no-farmers, first=seat, first=lot",
        ),
        ("simulate gold-rush --games -1", "--games is at least 1, not -1"),
    ],
)
def test_a_mistake_is_told_with_what_would_do(words: str, advice: str, boomtown: Call) -> None:
    assert boomtown(*words.split(" ")).err == f"boomtown: {advice}\n"


def test_the_list_of_games_loads_little() -> None:
    heavy = ["fluent", "boomtown.look", "boomtown.bots", "resvg_py", "concurrent.futures", "rich.console"]
    program = f"""
import sys
from boomtown.cli.app import run
code = run(["games"])
print([name for name in {heavy} if name in sys.modules])
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("words", ["replay {record}", "replay {record} --json", "games", "--help"])
def test_nobody_reading_on_is_no_error(words: str, tmp_path: Path) -> None:
    record = saved(played("gold-rush"), tmp_path / "record.toml")
    command = [*COMMAND, *words.format(record=record).split(" ")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 1


@pytest.mark.skipif(os.name != "posix", reason="there is no such signal")
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_is_clean(jobs: int, tmp_path: Path) -> None:
    words = ["simulate", "gold-rush", "--games", "100000", "--jobs", str(jobs), "--records", str(tmp_path)]
    with subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # as at a terminal, the signal goes to all of its processes
    ) as process:
        end = time.monotonic() + 30
        while not list(tmp_path.glob("*.toml")) and time.monotonic() < end:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, "", "")
