"""What opens the Homesteads of the others: a row of plates beside the town's heading."""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.core.svg import Node, at, node, rect
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen
from boomtown.look.panel import eye
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import opener
from boomtown.look.typesetting import line, width


def openers(seen: NevadaCitySeen, layer: str, left: float, top: float, room: float) -> Iterator[Node]:
    """One plate for each other player."""
    others = [seat for seat in seen.seats if seat != seen.subject]
    most = room / max(1, len(others)) - 6
    x = left
    for seat in others:
        wide = min(most, width(seen.names[seat], 14, "bold") + 52)
        parts = [
            rect(0, 0, wide, 22, 7, fill="var(--raised)", stroke="var(--line-strong)"),
            disc(SEATS[seat], 12, 11, 8.5),
            line(seen.names[seat], 25, 16, 14, wide - 48, "bold"),
            eye(wide - 14, 11),
        ]
        label = seen.say("nevada-city-scene-home-of", name=seen.names[seat])
        yield node(f"open-home-{seat}", layer, *parts, transform=at(x, top), **opener(label, f"home-{seat}"))
        x += wide + 6
