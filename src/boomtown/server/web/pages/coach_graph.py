"""The expected lead of a seat over a game as a picture: a line, and a sign at each decision that cost something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boomtown.bots.coach import BLUNDER, FINE, MISTAKE, SLIP, Lesson
from boomtown.core.svg import Markup, el, number, together
from boomtown.core.text import Text
from boomtown.server.web.pages.coach_words import signed_points
from boomtown.server.web.pages.html import tag

WIDE: Final = 800
HIGH: Final = 300
LEFT: Final = 96  # room for the figures
RIGHT: Final = 16
MARGIN: Final = 24  # above and below
PAINTS: Final = {FINE: "var(--good)", SLIP: "var(--gold)", MISTAKE: "var(--accent)", BLUNDER: "var(--bad)"}


def graph(text: Text, lessons: Sequence[Lesson], final: int) -> Markup:
    """The lead after each choice, and in the end what it was; above the line of zero the seat is ahead."""
    leads = [*(lesson.chosen.lead for lesson in lessons), float(final)]
    low, high = min(0.0, *leads), max(0.0, *leads)
    if high - low < 1:
        high = low + 1
    step = (WIDE - LEFT - RIGHT) / (len(leads) - 1)

    def place(number_of: int, lead: float) -> tuple[float, float]:
        return LEFT + step * number_of, MARGIN + (high - lead) / (high - low) * (HIGH - 2 * MARGIN)

    spots = [place(number_of, lead) for number_of, lead in enumerate(leads)]
    zero = place(0, 0.0)[1]
    line = " ".join(f"{number(x)},{number(y)}" for x, y in spots)
    area = f"M{LEFT} {number(zero)}L{line.replace(' ', 'L')}V{number(zero)}z"
    signs = [
        sign(lesson.verdict, *spot, 9)
        for lesson, spot in zip(lessons, spots, strict=False)
        if lesson.verdict != FINE
    ]
    drawn = el(
        "svg",
        el("path", d=area, fill="var(--may-soft)"),
        el("line", x1=LEFT, x2=WIDE - RIGHT, y1=zero, y2=zero, stroke="var(--ink-2)", stroke_width=1.5),
        *figures(text, low, high, place),
        el(
            "polyline", points=line, fill="none", stroke="var(--may)", stroke_width=3, stroke_linejoin="round"
        ),
        together(signs),
        sign(FINE, *spots[-1], 6),
        viewBox=f"0 0 {WIDE} {HIGH}",
        role="img",
        aria_label=text.say(
            "coach-graph", first=signed_points(text, leads[0]), last=signed_points(text, leads[-1])
        ),
    )
    return tag("figure", drawn, tag("figcaption", text.say("coach-graph-caption")), class_="coach-graph")


def figures(
    text: Text, low: float, high: float, place: Callable[[int, float], tuple[float, float]]
) -> list[Markup]:
    """The largest, the smallest and no lead at the edge; those too close to zero are left out."""
    room = (high - low) / 8
    shown = [0.0, *(lead for lead in (low, high) if abs(lead) > room)]
    return [
        el(
            "text",
            signed_points(text, lead),
            x=LEFT - 10,
            y=place(0, lead)[1] + 6,
            text_anchor="end",
            fill="var(--ink-2)",
        )
        for lead in shown
    ]


def sign(verdict: str, x: float, y: float, size: float) -> Markup:
    """The sign of a verdict: every one has a shape of its own, so that its colour is not needed."""
    paint: dict[str, str | float] = {
        "fill": PAINTS[verdict],
        "stroke": "var(--raised)",
        "stroke_width": size / 5,
    }
    if verdict in (FINE, SLIP):
        return el("circle", cx=x, cy=y, r=size * (0.8 if verdict == SLIP else 0.6), **paint)
    if verdict == MISTAKE:
        corners = [(x, y - size), (x + size, y + size * 0.8), (x - size, y + size * 0.8)]
    else:
        corners = [(x, y - size * 1.2), (x + size * 1.2, y), (x, y + size * 1.2), (x - size * 1.2, y)]
    return el("polygon", points=" ".join(f"{number(a)},{number(b)}" for a, b in corners), **paint)


def mark(verdict: str) -> Markup:
    """The sign of a verdict beside its word."""
    return el("svg", sign(verdict, 12, 12, 9), class_="coach-mark", viewBox="0 0 24 24", aria_hidden="true")
