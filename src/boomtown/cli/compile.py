"""`boomtown compile`: the rules as machine code."""

from __future__ import annotations

import time

from boomtown import build
from boomtown.cli.output import Json, show
from boomtown.mistakes import Failure
from boomtown.terminal import progress


def command(*, as_json: Json = False) -> None:
    """Compile the rules of this source tree.

    Every command uses them then, until the next edit. It takes about half a minute and needs a C compiler.
    The last line of the output is the folder of the build.

    Parameters
    ----------
    as_json
        Print one JSON document.
    """
    started = time.perf_counter()
    try:
        with progress("Compiling"):
            folder = build.build()
    except build.CannotCompile as problem:
        raise Failure(str(problem)) from None
    seconds = time.perf_counter() - started
    document = {"folder": str(folder), "seconds": round(seconds, 1)}
    show(document, [f"Compiled in {seconds:.1f} s.", str(folder)], as_json)
