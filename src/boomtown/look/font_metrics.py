"""How wide each letter is, read from the fonts that come with the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from struct import unpack_from
from typing import Final

WINDOWS_BMP: Final = (3, 1)  # the character map that all our fonts have, in format 4
ELSEWHERE: Final = {"\u202f": 0.2}  # the narrow space of French: browsers take it from another font
NARROWEST_WIDE: Final = 0x2E80  # from here on letters of the Far East, which are as wide as high


@cache
def advances(font: str) -> dict[str, float]:
    """(letter) -> how far the next one stands from it, for letters one unit high; of a font such as `rye-400`."""
    data = files(__package__).joinpath("fonts", f"{font}.ttf").read_bytes()
    (count,) = unpack_from(">H", data, 4)
    tables = {
        data[at : at + 4].decode(): unpack_from(">I", data, at + 8)[0]
        for at in range(12, 12 + 16 * count, 16)
    }
    (units,) = unpack_from(">H", data, tables["head"] + 18)
    (measured,) = unpack_from(
        ">H", data, tables["hhea"] + 34
    )  # the glyphs after them are as wide as the last
    widths = [unpack_from(">H", data, tables["hmtx"] + 4 * glyph)[0] / units for glyph in range(measured)]
    glyphs = _read_character_map(data, tables["cmap"])
    return {chr(code): widths[min(glyph, measured - 1)] for code, glyph in glyphs.items()}


def _read_character_map(data: bytes, start: int) -> dict[int, int]:
    """(code point) -> glyph, from a table of format 4: runs of codes, each with a shift or a list of glyphs."""
    (count,) = unpack_from(">H", data, start + 2)
    records = [unpack_from(">HHI", data, start + 4 + 8 * n) for n in range(count)]
    table = start + next(at for platform, encoding, at in records if (platform, encoding) == WINDOWS_BMP)
    runs = unpack_from(">H", data, table + 6)[0] // 2
    ends, starts, shifts, offsets = (
        unpack_from(f">{runs}{kind}", data, table + 14 + 2 * (column * runs + (column > 0)))
        for column, kind in enumerate("HHhH")
    )
    found = {}
    for run in range(runs):
        for code in range(starts[run], ends[run] + 1):
            glyph = code
            if offsets[run]:  # counted from where the offset itself stands
                here = table + 16 + 6 * runs + 2 * run
                (glyph,) = unpack_from(">H", data, here + offsets[run] + 2 * (code - starts[run]))
            if (glyph := (glyph + shifts[run]) % 65536) and code != 0xFFFF:
                found[code] = glyph
    return found


def advance(font: str, letter: str) -> float:
    """How wide a letter is; one that the font lacks comes from whatever font the reader's machine has."""
    known = advances(font).get(letter)
    if known is not None:
        return known
    return ELSEWHERE.get(letter, 1.0 if ord(letter) >= NARROWEST_WIDE else 0.6)
