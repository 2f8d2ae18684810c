"""A picture as PNG, with the fonts that come with the package."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

import resvg_py

FONTS: Final = ("rye-400", "zilla-slab-600", "alegreya-sans-400", "alegreya-sans-700")


def png(svg: str, width: int) -> bytes:
    """The PNG of a complete SVG text, so many pixels wide. Nothing of the machine's own fonts is used."""
    with as_file(files(__package__).joinpath("fonts")) as folder:
        return resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(folder / f"{name}.ttf") for name in FONTS],
            font_family="Alegreya Sans",
            sans_serif_family="Alegreya Sans",
            serif_family="Zilla Slab",
        )
