"""The six seats: colour, symbol and pattern, so that colour never speaks alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boomtown.core.svg import Markup, Style, circle, el, path, rect


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's marks. Text never uses its colour; the badge stands beside it."""

    name: str
    icon: str
    dash: str  # of its line in graphs

    @property
    def id(self) -> str:
        """The name of the seat in the text files."""
        return f"seat-{self.name}"

    @property
    def color(self) -> str:
        """The token of its colour."""
        return f"var(--seat-{self.name})"

    @property
    def ink(self) -> str:
        """The token of what is drawn on its colour."""
        return f"var(--seat-{self.name}-ink)"

    @property
    def pattern(self) -> str:
        """A fill that goes over the colour: the marks of the seat's pattern."""
        return f"url(#p-{self.name})"


SEATS: Final = (
    Seat("hat", "western-hat", "none"),
    Seat("star", "law-star", "10 4"),
    Seat("cactus", "cactus", "12 4 3 4"),
    Seat("boot", "cowboy-boot", "6 3"),
    Seat("horseshoe", "horseshoe", "3 4"),
    Seat("cow", "cow", "2 6"),
)


SEAT_BY_ID: Final = {seat.id: seat for seat in SEATS}


def _pattern(seat: Seat, size: float, *marks: Markup, turn: int | None = None) -> Markup:
    """Marks without a ground: between the tiles of a filled ground, resvg leaves thin lines."""
    spin = None if turn is None else f"rotate({turn})"
    room: Style = {"width": size, "height": size, "patternUnits": "userSpaceOnUse", "patternTransform": spin}
    return el("pattern", *marks, id=f"p-{seat.name}", **room)


def patterns() -> dict[str, Markup]:
    """The definitions by id: plain, two kinds of stripes, lattice, dots, patches."""
    hat, star, cactus, boot, horseshoe, cow = SEATS
    lattice = path("M0 0H8M0 0V8", stroke=boot.ink, stroke_width=1.6, opacity=0.45)
    patches = "M1 2q3-3 5 0t-2 4t-3-4zM7 8q3-2 4 1t-3 2t-1-3z"
    drawn = {
        hat: _pattern(hat, 8),
        star: _pattern(star, 7, rect(0, 0, 2.4, 7, fill=star.ink, opacity=0.38), turn=45),
        cactus: _pattern(cactus, 6, rect(0, 0, 1.8, 6, fill=cactus.ink, opacity=0.38)),
        boot: _pattern(boot, 8, lattice, turn=45),
        horseshoe: _pattern(horseshoe, 7, circle(3.5, 3.5, 1.4, fill=horseshoe.ink, opacity=0.6)),
        cow: _pattern(cow, 12, path(patches, fill=cow.ink, opacity=0.38)),
    }
    return {f"p-{seat.name}": pattern for seat, pattern in drawn.items()}
