"""The commands, and what becomes of mistakes, interruptions and pipes that nobody reads."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError

from boomtown import __version__
from boomtown.cli.output import BAD_INPUT, FAILED, SUCCESS
from boomtown.mistakes import Failure, Mistake
from boomtown.terminal import note

COMMANDS: Final = {  # with one line of help each, so that the list of commands loads none of them
    "serve": "Open the table: a web page on which people and bots play.",
    "doctor": "Examine the database of a server: tables that cannot be read or played on, files that others can read.",
    "games": "List the games: seats, variants, rules version, and whether the rules run compiled.",
    "simulate": "Play games between bots and print who wins, how much is scored and how fast.",
    "ladder": "Measure how strong the bots are, one against the next.",
    "tune": "Find the settings with which searches play a game best, by games against themselves.",
    "balance": "Let bots of one level play each other and print how scores and wins spread over the seats.",
    "fit": "Learn the weights of a game's evaluation from games between bots.",
    "replay": "Tell a recorded game: its moves, what they led to, and the scores.",
    "coach": "Judge the decisions of a recorded game: what would have been better, and by how many points.",
    "render": "Draw a position of a recorded game as an SVG or PNG picture.",
    "gallery": "Draw every component of a game into a folder.",
    "cards": "Check the files of a game's cards, after they were corrected.",
    "rules": "Print where each heading of the rulebook is in the code, and which tests cite it.",
    "fuzz": "Play games and check all laws at every position.",
    "bench": "Measure how fast the rules are, beside their targets.",
    "load": "Play many tables over real sockets and tell how long a move takes from sending to being seen.",
    "drill": "Attack a server of this machine for a while beside people who play, and tell what it did to them.",
    "compile": "Compile the rules of this source tree.",
    "completion": "Print a script that completes commands and options in a shell.",
}


def make_app(called: str = "") -> App:
    """Make the application; the module of the called command is loaded and tells its whole help."""
    app = App(
        name="boomtown",
        help="Rules engines, bots and pictures for town-building board games of the Wild West.",
        version=__version__,
        result_action="return_value",
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
    )
    for place, (name, line) in enumerate(COMMANDS.items()):
        help_line = None if name == called else line
        app.command(f"boomtown.cli.{name}:command", name=name, help=help_line, sort_key=place)
    return app


def run(words: Sequence[str]) -> int:
    """Run one command and give its exit code; a mistake is one line and never a traceback."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a narrow terminal gets ? for what it cannot show
    try:
        result = make_app(*words[:1])(list(words))
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on; Python must not notice again when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Failure as failure:
        return complain(str(failure), FAILED, words)
    except CycloptsError as error:
        return complain(" ".join(str(error).split()), BAD_INPUT, words)
    except ImportError as problem:
        from boomtown.extras import how_to_install, missing_extra  # late: most installations have all

        extra = missing_extra(problem)
        if extra is None:
            raise
        return complain(f"{words[0]} needs the extra {extra!r}: {how_to_install(extra)}", FAILED, words)
    except (Mistake, OSError) as problem:
        return complain(str(problem), BAD_INPUT, words)
    except ValueError as problem:
        from boomtown.core.cards import BadCards  # late: most commands end without a mistake

        if not isinstance(problem, BadCards):
            raise
        return complain(f"mistake in {problem}", FAILED, words)
    return result if isinstance(result, int) else SUCCESS


def complain(text: str, code: int, words: Sequence[str]) -> int:
    """Say why there is no result, to programs on standard output like the result itself; gives the exit code."""
    if "--json" in words:
        print(json.dumps({"error": text, "exit_code": code}, indent=2))
    else:
        note(f"boomtown: {text}")
    return code
