"""What all drawings of the Card Game share: places, papers, captions, figures, and what may be chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, el, node, number
from boomtown.core.text import Text
from boomtown.look.lettering import shorten, width, words
from boomtown.look.pieces import MAY

INK: Final = "#2b2018"  # on cream card, which stays light at night


def at(x: float, y: float, scale: float = 1) -> str:
    """A place as a transform."""
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f"translate({number(x)} {number(y)}){size}"


def button(label: str, *actions: str) -> Style:
    """The attributes of a part that can be chosen: one option, or several to go through."""
    choice = {"data_action": actions[0]} if len(actions) == 1 else {"data_actions": "|".join(actions)}
    return {"class_": "target", "role": "button", "tabindex": "-1", "aria_label": label, **choice}


def legal(x: float, y: float, wide: float, high: float, rx: float = 9) -> Markup:
    """The field of something that may be chosen, around it: dashed and lightly filled."""
    room: Style = {"x": x, "y": y, "width": wide, "height": high, "rx": rx}
    return el("rect", stroke_width=2.5, stroke_dasharray="7 5", **room, **MAY)


def legal_cover(wide: float, high: float, rx: float = 7) -> Markup:
    """The same over a picture that must stay to be seen: the dashes have a light ground."""
    room: Style = {"x": -1, "y": -1, "width": wide + 2, "height": high + 2, "rx": rx, "fill": "none"}
    under = el("rect", **room, stroke="var(--keyline)", stroke_width=5)
    return under + el("rect", **room, stroke="var(--may)", stroke_width=3, stroke_dasharray="9 5")


@lru_cache(maxsize=256)
def paper(key: str, layer: str, wide: float, high: float, fill: str = "var(--surface)") -> Node:
    """The paper of a section."""
    line: Style = {"stroke": "var(--line-strong)", "fill": fill}
    sheet = el("rect", x=0.5, y=0.5, width=wide - 1, height=high - 1, rx=12, **line)
    return node(key, layer, sheet, aria_hidden="true")


def caption(content: str, x: float, y: float, room: float, anchor: str | None = None) -> Markup:
    """The heading of a group of things."""
    fitting = shorten(content.upper(), 13.5, room)
    return words(fitting, x, y, 13, "slab", "var(--ink-2)", anchor, letter_spacing=0.5)


def fit_size(content: str, size: float, room: float) -> float:
    """The size at which a line fits its room: the one wanted, or smaller as far as it can be read."""
    return max(12.0, min(size, round(size * room / max(1.0, width(content, size)), 1)))


def figure_disc(value: int, cx: float, cy: float, r: float) -> Markup:
    """A figure on a dark disc: the appeal of a card."""
    spot = el("circle", cx=cx, cy=cy, r=r, fill="var(--bar)", stroke="var(--keyline)", stroke_width=1.8)
    size = max(12, round(r * 1.3, 1))
    return spot + words(str(value), cx, cy + size * 0.35, size, "slab", "var(--bar-ink)", "middle")


def pill(content: str, cx: float, cy: float, room: float) -> Markup:
    """Words on a dark pill, over a picture."""
    shown = shorten(content, 14, room - 16)
    wide = min(room, 7.1 * len(shown) + 18)
    body = el("rect", x=cx - wide / 2, y=cy - 12, width=wide, height=24, rx=12, fill="var(--bar)")
    return body + words(shown, cx, cy + 5, 14, "bold", "var(--bar-ink)", "middle")


def action_button(
    key: str, layer: str, place: tuple[float, float, float], word: str, label: str, action: str
) -> Node:
    """A button for what has no place on the table; place is x, y and width, it is 40 high."""
    x, y, wide = place
    foot = el("rect", y=2, width=wide, height=40, rx=8, fill="var(--may)", opacity=0.55)
    body = el(
        "rect", width=wide, height=40, rx=8, fill="var(--raised)", stroke="var(--may)", stroke_width=1.5
    )
    name = words(shorten(word, 16, wide - 14), wide / 2, 26, 16, "bold", anchor="middle")
    return node(key, layer, body, foot, body, name, transform=at(x, y), **button(label, action))


def era_name(text: Text, era: int) -> str:
    """The first or the second era, as on the backs of cards."""
    return text.say("card-game-scene-era", era="I" if era == 0 else "II")
