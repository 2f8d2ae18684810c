"""What can be pointed at: parts that are chosen, that open a drawer, or that say why nothing can be chosen there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.core.svg import Box, Markup, Node, Style, at, circle, el, node, path, rect, together
from boomtown.look.typesetting import line

DASHES: Final[Style] = {"stroke": "var(--may)", "stroke_width": 2.5, "stroke_dasharray": "7 5"}


def button(label: str, *actions: str) -> Style:
    """The attributes of a part that can be chosen: one option, or several to go through."""
    choice = {"data_action": actions[0]} if len(actions) == 1 else {"data_actions": "|".join(actions)}
    return {"class_": "target", "role": "button", "tabindex": "-1", "aria_label": label, **choice}


def opener(label: str, drawer: str) -> Style:
    """The attributes of a part that opens the drawer of this name; it is no target, so it is never turquoise."""
    return {"role": "button", "tabindex": "0", "aria_label": label, "data_open": drawer}


def refusal(label: str, action: str) -> Style:
    """The attributes of a button that is no option now: it is pale, and whoever presses it is told why."""
    return {"role": "img", "aria_label": label, "data_why": action, "opacity": 0.45}


def target(
    key: str, layer: str, label: str, actions: str | Sequence[str], *parts: Markup, place: str | None = None
) -> Node:
    """A part that can be chosen: the texts of its options, its mark, and the ghosts of what they would bring."""
    several = (actions,) if isinstance(actions, str) else tuple(actions)
    return node(key, layer, *parts, transform=place, **button(label, *several))


def ghost(action: str, *parts: Markup, place: str | None = None, opacity: float | None = 0.86) -> Markup:
    """What an option would bring, hidden until somebody points at its target."""
    shown: Style = {"opacity": opacity, "data_ghost": action, "transform": place}
    return el("g", *parts, class_="ghost", display="none", **shown)


def why_field(key: str, layer: str, *areas: Markup, action: str | None = None) -> Node:
    """Nothing to see, but a place to ask why not: the refused action, or each area with its own `data_why`."""
    unseen: Style = {"fill": "none", "pointer_events": "all", "aria_hidden": "true"}
    return node(key, layer, *areas, data_why=action, **unseen)


def legal(x: float, y: float, wide: float, high: float, rx: float = 9, opacity: float = 0.2) -> Markup:
    """The field of something that may be chosen: dashed and lightly filled."""
    return rect(x, y, wide, high, rx, fill="var(--may)", fill_opacity=opacity, **DASHES)


def legal_over(x: float, y: float, wide: float, high: float, rx: float = 9) -> Markup:
    """The same over a picture that must stay to be seen: the dashes have a light ground."""
    under: Style = {"fill": "var(--may)", "fill_opacity": 0.1, "stroke": "var(--keyline)"}
    dashes: Style = {"fill": "none", "stroke": "var(--may)", "stroke_width": 2.6, "stroke_dasharray": "7 4"}
    return rect(x, y, wide, high, rx, stroke_width=4.5, **under) + rect(x, y, wide, high, rx, **dashes)


def legal_round(cx: float, cy: float, r: float) -> Markup:
    """The same around something small and round."""
    dashes: Style = {"stroke_width": 2.3, "stroke_dasharray": "4.5 2.6", "stroke": "var(--may)"}
    under = circle(cx, cy, r, fill="none", stroke="var(--keyline)", stroke_width=3.6)
    return under + circle(cx, cy, r, fill="var(--may)", fill_opacity=0.2, **dashes)


def legal_square(x: float, y: float, size: float) -> Markup:
    """An empty square that may be chosen, with a plus in it."""
    stroke: Style = {"stroke": "var(--may)", "stroke_width": 3.5, "stroke_linecap": "round"}
    plus = path("M0-10v20m-10-10h20", transform=at(x + size / 2, y + size / 2), **stroke)
    return legal(x, y, size, size) + plus


def legal_spot(cx: float, cy: float, r: float, *inside: Markup) -> Markup:
    """A round place that may be chosen, with the piece that would stand there."""
    dashes: Style = {"stroke_width": 2.2, "stroke_dasharray": "4.5 3", "stroke": "var(--may)"}
    ground = circle(cx, cy, r, fill="var(--keyline)", fill_opacity=0.72)
    ring = circle(cx, cy, r, fill="var(--may)", fill_opacity=0.2, **dashes)
    return ground + ring + together(inside)


def button_body(x: float, y: float, wide: float, high: float) -> Markup:
    """The body of a button: turquoise, since it may be chosen."""
    foot = rect(x, y + 2, wide, high, 8, fill="var(--may)", opacity=0.55)
    return foot + rect(x, y, wide, high, 8, fill="var(--raised)", stroke="var(--may)", stroke_width=1.5)


def action_button(key: str, layer: str, box: Box, word: str, offer: Style) -> Node:
    """A button for what has no place on the table; the offer is that of `button`, or of `refusal`."""
    x, y, wide, high = box
    name = line(word, wide / 2, high / 2 + 5, 16, wide - 12, "bold", anchor="middle")
    return node(key, layer, button_body(0, 0, wide, high - 2), name, transform=at(x, y), **offer)
