"""`boomtown gallery`: every component of a game drawn, to look at."""

from __future__ import annotations

from html import escape
from typing import Final

from boomtown.cli.arguments import game_named, text_for
from boomtown.cli.output import Json, show
from boomtown.cli.render import Out, Theme
from boomtown.core.svg import Scene
from boomtown.games import game_parts
from boomtown.terminal import make_folder, progress, write

SHARPNESS: Final = 2  # pixels of a PNG for each unit of the drawing


def command(
    game: str, /, *, out: Out, theme: Theme = "noon", language: str = "en", as_json: Json = False
) -> None:
    """Draw every component of a game into a folder.

    There will be SVG and PNG files, and index.html, which shows them all.

    Parameters
    ----------
    game
        Name of the game.
    out
        The folder to write.
    theme
        The colours: noon or night.
    language
        Language of the texts: en, de, fr, nl.
    as_json
        Print one JSON document.
    """
    from boomtown.look.picture import png

    text = text_for(game_named(game), language)
    folder = make_folder(out)
    sheets = game_parts(game).ui.draw_gallery(text)
    with progress(f"Drawing {game}", len(sheets)) as advance:
        for name, sheet in sheets.items():
            svg = sheet.svg(theme)
            write(folder / f"{name}.svg", svg)
            write(folder / f"{name}.png", png(svg, round(sheet.box[2] * SHARPNESS)))
            advance(1)
    write(folder / "index.html", page(text.title(), language, sheets))
    files = [f"{name}.{kind}" for name in sheets for kind in ("svg", "png")]
    document = {"game": game, "folder": str(folder), "files": [*files, "index.html"]}
    show(document, [f"{len(sheets)} sheets: {folder / 'index.html'}"], as_json)


def page(title: str, language: str, sheets: dict[str, Scene]) -> str:
    """Make the page that shows all sheets."""
    figures = "\n".join(
        f'<figure><img src="{name}.svg" alt="{escape(sheet.title)}">'
        f'<figcaption>{escape(sheet.title)} · <a href="{name}.png">PNG</a></figcaption></figure>'
        for name, sheet in sheets.items()
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n"
        "<style>body { font-family: sans-serif; margin: 2rem } img { max-width: 100% }</style>\n"
        f"<h1>{escape(title)}</h1>\n{figures}\n</html>\n"
    )
