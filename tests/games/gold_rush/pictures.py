"""Land tiles as rendered pictures: which half sides a walker on the prairie can reach without crossing anything."""

import re
import struct
import zlib
from collections.abc import Iterator

from boomtown.core.svg import Markup
from boomtown.games.gold_rush.ui.anchors import HALF_MIDDLE
from boomtown.look.picture import png

PIXELS = 3  # a unit: a tile has 100
PRAIRIE = {"prairie", "prairie-2", "tuft", "sage"}  # the colours one can walk on
LARGE = 20.0  # square units: a patch of prairie that people would see

Prairies = set[frozenset[str]]


def drawn_prairies(tile: Markup) -> Prairies:
    """The half sides that belong together in the picture of a tile; a patch that touches none is empty."""
    size = 100 * PIXELS
    is_prairie = walkable(tile, size)
    halves = {half: border(half, size) for half in HALF_MIDDLE}
    found: Prairies = set()
    for start in range(size * size):
        if not is_prairie[start]:
            continue
        patch = flooded(is_prairie, size, start)
        touched = frozenset(half for half, pixels in halves.items() if patch & pixels)
        if touched or len(patch) > LARGE * PIXELS**2:
            found.add(touched)
    return found


def border(half: str, size: int) -> set[int]:
    """The pixels in the middle of a half side, two units inside the tile."""
    x, y = (int(way * PIXELS) for way in HALF_MIDDLE[half])
    aside = range(-8 * PIXELS, 8 * PIXELS + 1)
    if half[0] in "ns":
        return {y * size + x + step for step in aside}
    return {(y + step) * size + x for step in aside}


def flooded(is_prairie: list[bool], size: int, start: int) -> set[int]:
    """The patch around a pixel; its pixels are walked on only once."""
    is_prairie[start] = False
    patch, todo = {start}, [start]
    while todo:
        here = todo.pop()
        column = here % size
        for near in (
            here - size,
            here + size,
            here - 1 if column else -1,
            here + 1 if column < size - 1 else -1,
        ):
            if 0 <= near < size * size and is_prairie[near]:
                is_prairie[near] = False
                patch.add(near)
                todo.append(near)
    return patch


def walkable(tile: Markup, size: int) -> list[bool]:
    """For each pixel whether it is prairie: everything else is painted black."""
    painted = re.sub(
        r"var\(--([a-z0-9-]+)\)", lambda found: "#fff" if found[1] in PRAIRIE else "#000", str(tile)
    )
    painted = re.sub(r"#(?!fff\b|000\b)[0-9a-f]{3,8}\b", "#000", painted)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    return [level > 220 for level in grey_levels(png(f"{head}{painted}</svg>", size))]


def grey_levels(picture: bytes) -> Iterator[int]:
    """The red of each pixel of an RGBA picture: a PNG is rows of differences to the pixels before and above."""
    width, height, depth, colours = struct.unpack(">IIBB", picture[16:26])
    assert (depth, colours) == (8, 6)
    packed, at = b"", 8
    while at < len(picture):
        length = int.from_bytes(picture[at : at + 4])
        if picture[at + 4 : at + 8] == b"IDAT":
            packed += picture[at + 8 : at + 8 + length]
        at += 12 + length
    rows, long, above = zlib.decompress(packed), 1 + 4 * width, bytes(4 * width)
    for row in range(height):
        above = unfiltered(rows[row * long], rows[row * long + 1 : (row + 1) * long], above)
        yield from above[::4]


def unfiltered(kind: int, row: bytes, above: bytes) -> bytes:
    """One row of a PNG with its differences added up."""
    line = bytearray(row)
    for i in range(len(line)):
        left, up = line[i - 4] if i >= 4 else 0, above[i]
        if kind == 1:
            line[i] = (line[i] + left) % 256
        elif kind == 2:
            line[i] = (line[i] + up) % 256
        elif kind == 3:
            line[i] = (line[i] + (left + up) // 2) % 256
        elif kind == 4:
            corner = above[i - 4] if i >= 4 else 0
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda value: abs(guess - value))
            line[i] = (line[i] + nearest) % 256
    return bytes(line)
