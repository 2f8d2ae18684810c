"""What everybody sees of Last Match: the row, and below it a button for each number of matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.core.step import View
from boomtown.core.svg import Markup, Scene, circle, make_scene, node, rect
from boomtown.core.text import Text
from boomtown.look import LOOK
from boomtown.look.panel import gallery_sheet, paper, section
from boomtown.look.seen import Seen
from boomtown.look.targets import action_button, button
from last_match.rules.state import LastMatchState

WIDE: Final = 520.0
HIGH: Final = 240.0


def scene(view: View[LastMatchState], text: Text, names: Sequence[str] | None = None) -> Scene:
    """The table; every option of its seat can be chosen."""
    seen = Seen(view, text, names)
    row = section("row", text.say("last-match-scene-row"), (WIDE, HIGH))
    nodes = [paper("paper", "row", WIDE, HIGH)]
    nodes += [node(f"match-{n}", "row", draw_match(24 + 40 * n, 32)) for n in range(int(seen.state.row))]
    for n, action in enumerate(seen.options):
        box, word = (20.0 + 165 * n, 150.0, 150.0, 60.0), seen.action(action)
        nodes.append(action_button(f"take-{n}", "row", box, word, button(word, seen.command(action))))
    return make_scene(text.title(), row.box, [row], nodes, LOOK, is_sheet=True)


def draw_match(x: float, y: float) -> Markup:
    """A match with its head up."""
    stick = rect(x, y, 8, 80, fill="var(--wall)", stroke="var(--outline)")
    return stick + circle(x + 4, y, 8, fill="var(--barn)")


def gallery(text: Text) -> dict[str, Scene]:
    """The only piece."""
    return {"pieces": gallery_sheet(text.title(), (60, 96), [node("match", "sheet", draw_match(10, 10))])}
