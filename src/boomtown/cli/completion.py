"""`boomtown completion`: commands and options completed by the shell."""

from __future__ import annotations

from typing import Literal

from boomtown.cli.output import Json, show


def command(shell: Literal["bash", "zsh", "fish"], /, *, as_json: Json = False) -> None:
    """Print a script that completes commands and options in a shell.

    Let the shell read it at every start: `boomtown completion bash > ~/.local/share/bash-completion/completions/boomtown`.

    Parameters
    ----------
    shell
        For which shell.
    as_json
        Print one JSON document.
    """
    from boomtown.cli.app import make_app

    script = make_app().generate_completion(prog_name="boomtown", shell=shell)
    show({"shell": shell, "script": script}, [script], as_json)
