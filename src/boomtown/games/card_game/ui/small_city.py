"""A city as a small map of tints and signs."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, Style, at, el, path, rect

TINT: Final = {
    "empty": "var(--prairie)",
    "house": "var(--barn)",
    "townhouse": "var(--rose)",
    "mountain": "var(--rock-light)",
    "mine": "var(--rock-shade)",
    "ranch": "var(--wood)",
    "blacksmith": "var(--wood-dark)",
    "drugstore": "var(--mint)",
    "bank": "var(--gold)",
    "saloon": "var(--mustard)",
    "hotel": "var(--sky)",
    "general-store": "var(--trail)",
    "church": "var(--wall)",
    "prison": "var(--stone)",
    "city-hall": "var(--keyline)",
    "outlaws": "var(--bad)",
}
MARK: Final = {  # a sign on the tint, on a field of 10 x 10: colour never speaks alone
    "house": "M2.5 5.5L5 3l2.5 2.5V8h-5z",
    "townhouse": "M2 5l2-2 1.5 1.5L7 3l1.5 2v3.5H2z",
    "mountain": "M1.5 8L5 2l3.5 6z",
    "mine": "M1.5 8L5 2l3.5 6zM4 8V6h2v2z",
    "outlaws": "M2.5 2.5l5 5m0-5l-5 5",
}


def small_city(parcels: tuple[tuple[int, int, str], ...], room: float) -> Markup:
    """A city as a map of tints and signs."""
    if not parcels:
        line: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "4 4"}
        return rect(0, 0, room, room, 5, **line)
    high, wide = 1 + max(row for row, _, _ in parcels), 1 + max(column for _, column, _ in parcels)
    size = min(room / 5, room / max(high, wide))
    by_kind: dict[str, list[tuple[int, int]]] = {}
    for row, column, kind in parcels:
        by_kind.setdefault(kind, []).append((column, row))
    drawn = []
    for kind, cells in sorted(by_kind.items()):
        squares = "".join(f"M{10 * x} {10 * y}h10v10h-10z" for x, y in cells)
        drawn.append(path(squares, fill=TINT[kind], stroke="var(--outline)", stroke_width=0.5))
        if kind in MARK:
            ink = "var(--outline)" if kind not in ("mine", "outlaws") else "var(--keyline)"
            fill = "none" if kind == "outlaws" else ink
            drawn += [
                path(MARK[kind], transform=at(10 * x, 10 * y), fill=fill, stroke=ink, opacity=0.7)
                for x, y in cells
            ]
    x, y = (room - wide * size) / 2, (room - high * size) / 2
    return el("g", *drawn, transform=at(x, y, size / 10), stroke_width=0.6)
