"""`boomtown render`: a position of a record as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from boomtown.cli.arguments import move_number, position, record_in, text_for, viewer
from boomtown.cli.output import Json, show
from boomtown.games import game_parts
from boomtown.mistakes import Mistake, at_least, at_most
from boomtown.terminal import write

WIDTH: Final = 1400
WIDEST: Final = 8000

Out = Annotated[Path, Parameter(name=("--out", "-o"))]
Theme = Literal["noon", "night"]


def command(
    file: Path,
    /,
    *,
    out: Out,
    at: int | None = None,
    seat: int | None = None,
    theme: Theme = "noon",
    width: int | None = None,
    language: str = "en",
    as_json: Json = False,
) -> None:
    """Draw a position of a recorded game as an SVG or PNG picture.

    Parameters
    ----------
    file
        The record.
    out
        The picture to write; its name ends with .svg or .png.
    at
        After so many moves; after all of them unless given.
    seat
        As this seat sees it, with its options; as a spectator sees it unless given.
    theme
        The colours: noon or night.
    width
        Width of a PNG in pixels; 1400 unless given.
    language
        Language of the texts: en, de, fr, nl.
    as_json
        Print one JSON document.
    """
    kind = out.suffix.lower()
    if kind not in (".svg", ".png"):
        raise Mistake(f"the name of the picture ends with .svg or .png, unlike {str(out)!r}")
    if kind == ".svg" and width is not None:
        raise Mistake("--width is for PNG pictures; an SVG has no size of its own")
    at_least(16, width=width)
    at_most(WIDEST, width=width)
    game, record = record_in(file)
    text = text_for(game, language)
    who, last = viewer(record, seat), move_number(record, at)
    table = position(game, record, last)
    svg = game_parts(game.name).ui.draw_scene(game.view(table.state, who), text).svg(theme)
    if kind == ".svg":
        write(out, svg)
    else:
        from boomtown.look.picture import png

        write(out, png(svg, width or WIDTH))
    document = {"game": game.name, "at": last, "seat": seat, "theme": theme, "file": str(out)}
    show(document, [f"{game.name} after move {last}: {out}"], as_json)
