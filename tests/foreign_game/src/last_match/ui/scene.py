"""What everybody sees of Last Match: the row, and below it a button for each number of matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from boomtown.core.step import View
from boomtown.core.svg import Markup, Node, Scene, Section, Style, el, make_scene, node
from boomtown.core.text import Text
from boomtown.look import LOOK
from boomtown.look.lettering import words
from boomtown.look.pieces import MAY
from last_match.rules.state import LastMatchState
from last_match.rules.verbs import VERBS

BOX: Final = (0.0, 0.0, 520.0, 240.0)


def scene(view: View[LastMatchState], text: Text, names: Sequence[str] | None = None) -> Scene:
    """The table; every option of its seat can be chosen."""
    section = Section("row", text.say("last-match-scene-row"), BOX, ("row",))
    return make_scene(text.title(), BOX, [section], [*_row(view), *_choices(view, text)], LOOK, is_sheet=True)


def _match(x: float, y: float) -> Markup:
    stick = el("rect", x=x, y=y, width=8, height=80, fill="var(--wall)", stroke="var(--outline)")
    return stick + el("circle", cx=x + 4, cy=y, r=8, fill="var(--barn)")


def _row(view: View[LastMatchState]) -> Iterator[Node]:
    yield node("paper", "row", el("rect", width=BOX[2], height=BOX[3], fill="var(--surface)"))
    for place in range(int(view.state.row)):
        yield node(f"match-{place}", "row", _match(24 + 40 * place, 32))


def _choices(view: View[LastMatchState], text: Text) -> Iterator[Node]:
    state, seat = view.state, int(view.seat)
    for place, action in enumerate(state.options(seat) if seat in state.actors() else ()):
        frame = el("rect", width=150, height=60, rx=10, **MAY)
        label = words(text.action(action, state), 75, 38, 17, "bold", anchor="middle")
        style: Style = {"class_": "target", "role": "button", "tabindex": "-1"}
        style |= {"aria_label": text.action(action, state), "data_action": VERBS.text(action)}
        moved = f"translate({20 + 165 * place} 150)"
        yield node(f"take-{place}", "row", frame, label, transform=moved, **style)


def gallery(text: Text) -> dict[str, Scene]:
    """The only piece."""
    title, box = text.title(), (0.0, 0.0, 60.0, 140.0)
    drawn = [node("match", "pieces", _match(26, 30))]
    return {"pieces": make_scene(title, box, [Section("pieces", title, box, ("pieces",))], drawn, LOOK)}
