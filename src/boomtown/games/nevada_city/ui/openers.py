"""What opens the Homesteads of the others: a row of plates beside the town's heading."""

from __future__ import annotations

from boomtown.core.svg import Node, at, node, rect
from boomtown.core.text import Text
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen
from boomtown.look.kept import keep
from boomtown.look.panel import eye
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import opener
from boomtown.look.typesetting import line, width


def openers(seen: NevadaCitySeen, layer: str, left: float, top: float, room: float) -> tuple[Node, ...]:
    """One plate for each other player."""
    others = tuple((seat, seen.names[seat]) for seat in seen.seats if seat != seen.subject)
    return _plates(seen.text, others, layer, left, top, room)


@keep(512)
def _plates(
    text: Text, others: tuple[tuple[int, str], ...], layer: str, left: float, top: float, room: float
) -> tuple[Node, ...]:
    most = room / max(1, len(others)) - 6
    plates, x = [], left
    for seat, name in others:
        wide = min(most, width(name, 14, "bold") + 52)
        parts = [
            rect(0, 0, wide, 22, 7, fill="var(--raised)", stroke="var(--line-strong)"),
            disc(SEATS[seat], 12, 11, 8.5),
            line(name, 25, 16, 14, wide - 48, "bold"),
            eye(wide - 14, 11),
        ]
        opens = opener(text.say("nevada-city-scene-home-of", name=name), f"home-{seat}")
        plates.append(node(f"open-home-{seat}", layer, *parts, transform=at(x, top), **opens))
        x += wide + 6
    return tuple(plates)
