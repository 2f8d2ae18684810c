"""Moments: what a game shows large over the table for a while, such as a duel with its dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple, Self

from boomtown.core.step import Event, View
from boomtown.core.svg import Markup, at, circle, el, number, path, rect, together
from boomtown.core.text import Text
from boomtown.look.icons import ICONS
from boomtown.look.lettering import INK, words
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import break_in_two, fit_size, shorten, wrap_text

SHORT: Final = 800  # milliseconds at a calm pace: one step of something longer
LONG: Final = 1600  # how it ends, or what stands alone
READING: Final = 2400  # where there is much to read
WIDE: Final = 480  # of the card, in units
EDGE: Final = 24
SENTENCE: Final = 19
SMALL: Final = 16  # of a long one
LINE: Final = 24


class StoryEvent(NamedTuple):
    """An event as the viewer may hear it: what it is, whom it concerns, its numbers, and its line in the log."""

    name: str
    seat: int
    numbers: tuple[int, ...]
    points: int
    said: str

    @classmethod
    def of(cls, event: Event, said: str) -> Self:
        """What is known of an event; the table behind it is not."""
        return cls(event.name, int(event.seat), tuple(map(int, event.numbers)), int(event.points), said)


@dataclass(frozen=True)
class Story:
    """All that has been told since the viewer last saw the table, the newest last; nothing that others alone may know."""

    told: Sequence[StoryEvent]
    text: Text
    names: Sequence[str]
    symbols: Sequence[int]  # of the players: which of the seats' marks is theirs
    look: Callable[[], View[Any]]  # at the table as the viewer sees it after the newest event

    @property
    def now(self) -> StoryEvent:
        """The newest event."""
        return self.told[-1]

    @cached_property
    def view(self) -> View[Any]:
        """The table after the newest event."""
        return self.look()

    @property
    def is_own(self) -> bool:
        """Whether the newest event is about the viewer."""
        return self.now.seat == int(self.view.seat)

    def since(self, *beginnings: str) -> list[StoryEvent]:
        """The newest event and what led to it, from the last event of one of these names on."""
        found: list[StoryEvent] = []
        for told in reversed(self.told):
            found.append(told)
            if told.name in beginnings:
                break
        return found[::-1]

    def run(self, *names: str) -> list[StoryEvent]:
        """The newest events, as far back as they have one of these names."""
        found: list[StoryEvent] = []
        for told in reversed(self.told):
            if told.name not in names:
                break
            found.append(told)
        return found[::-1]

    def badge(self, seat: int, x: float, y: float, r: float) -> Markup:
        """A player's round token."""
        return disc(SEATS[self.symbols[seat]], x, y, r)

    def person(self, seat: int, x: float, y: float, room: float) -> Markup:
        """A player's token with the name below it, around a middle."""
        name = shorten(self.names[seat], 16, room, "slab")
        return self.badge(seat, x, y, 22) + words(name, x, y + 42, 16, "slab", anchor="middle")


class Moment(NamedTuple):
    """A picture for a while: its markup, how wide and high it is, and for how many milliseconds at a calm pace."""

    svg: Markup
    wide: int
    high: int
    hold: int


def moment(said: str, high: int, hold: int, *parts: Markup, least: int = 1) -> Moment:
    """A card with a picture so high, from its own origin on WIDE units of width, and the sentence below it.

    There is room for at least so many lines: what goes on keeps its height.
    """
    room = WIDE - 2 * EDGE
    size, step = SENTENCE, LINE
    rows = wrap_text(said, size, room, None, "slab")
    if len(rows) == 2:
        rows = tuple(break_in_two(said, size, room, "slab"))
    elif len(rows) > 2:  # a long text is smaller, and takes longer to read
        size, step, hold = SMALL, SMALL + 4, max(hold, READING)
        rows = wrap_text(said, size, room, 6, "slab")
    whole = high + max(step * len(rows), LINE * least) + 22
    ground = rect(1, 1, WIDE - 2, whole - 2, 14, fill="var(--raised)", stroke="var(--ink)", stroke_width=2)
    rules = together(
        path(f"M{EDGE} {y}H{WIDE - EDGE}", stroke="var(--line-strong)", stroke_width=1)
        for y in (high, high + 3)
    )
    sentence = together(
        words(row, WIDE / 2, high + 26 + step * n, size, "slab", anchor="middle")
        for n, row in enumerate(rows)
    )
    return Moment(el("g", ground, *parts, rules, sentence), WIDE, whole, hold)


def columns(count: int) -> list[float]:
    """The middles of so many columns of a card."""
    room = (WIDE - 2 * EDGE) / max(1, count)
    return [EDGE + room * (place + 0.5) for place in range(count)]


def sketch(name: str, x: float, y: float, size: float, color: str = "var(--ink)") -> Markup:
    """An icon around its middle that brings its lines along: the page need not have it."""
    scale = size / 512
    return path(ICONS[name].path, fill=color, transform=at(x - size / 2, y - size / 2, scale))


def medallion(name: str, x: float, y: float, r: float = 44, fill: str = "var(--gold)") -> Markup:
    """An icon on a large coin."""
    rim = circle(x, y, r, fill=fill, stroke="var(--outline)", stroke_width=2.5)
    dots = circle(
        x,
        y,
        r - 6,
        fill="none",
        stroke="var(--outline)",
        stroke_width=1.2,
        stroke_dasharray="2 4",
        opacity=0.6,
    )
    return rim + dots + sketch(name, x, y, r * 1.16, INK if fill == "var(--gold)" else "var(--outline)")


def gain(content: str, x: float, y: float, size: float = 30) -> Markup:
    """What somebody gets, large, on a golden plate around its middle."""
    wide = size * 0.62 * len(content) + size * 0.9
    plate = rect(
        x - wide / 2,
        y - size * 0.72,
        wide,
        size * 1.44,
        size * 0.3,
        fill="var(--gold)",
        stroke="var(--outline)",
        stroke_width=2,
    )
    return plate + words(content, x, y + size * 0.35, size, "slab", "var(--gold-ink)", "middle")


def emblem(story: Story, icon: str, won: str = "", hold: int = LONG, fill: str = "var(--gold)") -> Moment:
    """What needs no picture of its own: an icon, who it is about, what that brings, and the sentence."""
    seat, parts = story.now.seat, []
    marks: list[Callable[[float], Markup]] = [lambda x: medallion(icon, x, 66, fill=fill)]
    if seat >= 0:
        marks.insert(0, lambda x: story.badge(seat, x, 66, 34))
    if won:
        marks.append(lambda x: gain(won, x, 66))
    step = 116
    first = WIDE / 2 - step * (len(marks) - 1) / 2
    for place, draw in enumerate(marks):
        parts.append(draw(first + step * place))
    return moment(story.now.said, 124, hold, *parts)


def rows(story: Story, told: Iterable[tuple[int, Markup, str]], hold: int, most: int = 5) -> Moment:
    """A list that grows: of each line a player, a picture at the origin, and what it brings; the last is new."""
    shown = list(told)[-most:]
    parts = []
    for place, (seat, picture, won) in enumerate(shown):
        y = 36 + 46 * place
        if place == len(shown) - 1:
            parts.append(rect(EDGE - 8, y - 22, WIDE - 2 * EDGE + 16, 44, 8, fill="var(--gold)", opacity=0.2))
        parts.append(story.badge(seat, EDGE + 18, y, 16))
        size = fit_size(story.names[seat], 17, 170, "slab")
        parts.append(words(shorten(story.names[seat], size, 170, "slab"), EDGE + 46, y + 6, size, "slab"))
        parts.append(el("g", picture, transform=f"translate({number(WIDE / 2 + 50)} {number(y)})"))
        parts.append(gain(won, WIDE - EDGE - 46, y, 22))
    return moment(story.now.said, 18 + 46 * len(shown) + 8, hold, *parts)
