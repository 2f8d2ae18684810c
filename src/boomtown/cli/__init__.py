"""The command line: `main` changes to the compiled rules if there are any, then runs a command."""

import os
import sys
from pathlib import Path
from typing import Final

import boomtown
from boomtown import build

TRIED: Final = "BOOMTOWN_TRIED"  # the build that this process has been started with
INTERRUPTED: Final = 130
WHY_PLAIN: Final = Path(boomtown.__file__).with_name("plain-because.txt")  # written by setup.py


def main() -> None:
    """Run the command of this process's arguments and end with its exit code."""
    try:
        use_build()
        tell_fallback()
        from boomtown.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


def use_build() -> None:
    """Start this process again with the compiled build of these sources, if there is one.

    Processes that it starts inherit the path, and so the build.
    """
    tried = os.environ.pop(TRIED, None)
    if boomtown.COMPILED or os.environ.get(build.PLAIN) or not sys.executable:
        return
    folder = build.folder()
    if folder is None or str(folder) == tried:  # tried already, and it did not help
        return
    environment = {**build.environment(folder), TRIED: str(folder)}
    # -P: a file boomtown.py in the caller's folder is not ours
    os.execve(sys.executable, [sys.executable, "-P", "-m", "boomtown", *sys.argv[1:]], environment)


def tell_fallback() -> None:
    """Say so if the rules were to be compiled when this was installed, and could not be: pip hides it."""
    if boomtown.COMPILED or os.environ.get(build.PLAIN) or not WHY_PLAIN.is_file():
        return
    why = f"{WHY_PLAIN.read_text(encoding='utf-8')} (when this was installed)"
    print(
        f"boomtown: the rules run as plain Python, 30 times slower: {why}; see docs/hosting.md",
        file=sys.stderr,
    )
