"""Pictures as SVG text: an escaping element builder, keyed nodes, scenes and the patch between two scenes."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

Value = str | int | float | None
Style = dict[str, Value]
Box = tuple[float, float, float, float]  # left, top, width, height

FORBIDDEN: Final = re.compile(
    "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
)  # no XML may hold these
SPECIAL: Final = re.compile('[<>&"\x00-\x1f\ud800-\udfff\ufffe\uffff]')
TOKEN: Final = re.compile(r"var\(--([a-z0-9-]+)\)")
REFERENCE: Final = re.compile(r"""(?:href="|url\()#([\w-]+)""")


class Markup(str):
    """SVG text that is already escaped; every other text is escaped when it becomes part of an element."""

    __slots__ = ()

    def __add__(self, other: str) -> Markup:
        """Markup and markup; other text is escaped."""
        return Markup(str.__add__(self, other if isinstance(other, Markup) else escape(other)))


def escape(text: str) -> str:
    """Foreign text, such as a player's name, made harmless inside elements and attributes."""
    if not SPECIAL.search(text):
        return text
    text = FORBIDDEN.sub("", text).replace("&", "&amp;").replace("<", "&lt;")
    return text.replace(">", "&gt;").replace('"', "&quot;")


@lru_cache(maxsize=4096)
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def number(value: float) -> str:
    """A coordinate in as few characters as two decimals need.

    >>> number(12.0), number(0.125), number(-0.001)
    ('12', '0.12', '0')
    """
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def el(name: str, *children: str, **attributes: Value) -> Markup:
    """One element; `stroke_width` becomes `stroke-width`, `class_` becomes `class`, None is left out.

    >>> el("text", "<Doc>", x=1.50, class_="name")
    '<text x="1.5" class="name">&lt;Doc&gt;</text>'
    """
    parts = ["<", name]
    for key, value in attributes.items():
        if value is None:
            continue
        shown = escape(value) if isinstance(value, str) else number(value)
        parts.append(f' {_name(key)}="{shown}"')
    if not children:
        return Markup("".join(parts) + "/>")
    parts.append(">")
    parts.extend(child if isinstance(child, Markup) else escape(child) for child in children)
    parts.append(f"</{name}>")
    return Markup("".join(parts))


def together(parts: Iterable[Markup]) -> Markup:
    """Several pieces of markup, one after the other."""
    return Markup("".join(parts))


def rect(x: float, y: float, width: float, height: float, rx: Value = None, **attributes: Value) -> Markup:
    """A rectangle, its corners rounded by rx; it may begin at 0 without saying so.

    >>> rect(0, 2, 30, 20, 4, fill="none")
    '<rect y="2" width="30" height="20" rx="4" fill="none"/>'
    """
    return el("rect", x=x or None, y=y or None, width=width, height=height, rx=rx, **attributes)


def circle(cx: float, cy: float, r: float, **attributes: Value) -> Markup:
    """A circle around a point."""
    return el("circle", cx=cx or None, cy=cy or None, r=r, **attributes)


def path(d: str, **attributes: Value) -> Markup:
    """Lines and curves as SVG writes them: `M0 0h10v10z`."""
    return el("path", d=d, **attributes)


def at(x: float, y: float, scale: float = 1) -> str:
    """Where a part lies, as its transform: moved there, and made larger or smaller.

    >>> at(12, 0.125), at(0, 4, 1.5)
    ('translate(12 0.12)', 'translate(0 4) scale(1.5)')
    """
    size = "" if scale == 1 else f" scale({scale:.4g})"
    return f"translate({number(x)} {number(y)}){size}"


@dataclass(frozen=True, slots=True)
class Node:
    """A part of a scene that comes, changes and goes as a whole: one `<g>` that carries its key."""

    key: str
    layer: str
    svg: Markup


def node(key: str, layer: str, *children: str, **attributes: Value) -> Node:
    """A node; the attributes go to its `<g>`."""
    return Node(key, layer, el("g", *children, data_key=key, **attributes))


def image(
    key: str, layer: str, label: str, *children: str, place: str | None = None, **attributes: Value
) -> Node:
    """A node that shows something: the label says it to those who do not see it, the place is its transform."""
    return node(key, layer, *children, transform=place, role="img", aria_label=label, **attributes)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the picture with coordinates of its own, a tab on a narrow screen."""

    name: str
    title: str
    box: Box  # what there is to see, in its own coordinates
    layers: tuple[str, ...]  # in drawing order; a layer belongs to one section
    x: float = 0  # where its box begins in the whole picture
    y: float = 0
    scale: float = 1
    is_drawer: bool = False  # not in the whole picture; a part with `data-open` = its name opens it
    below: tuple[str, ...] = ()  # sections that its tab shows too, side by side under it

    @property
    def place(self) -> Box:
        """What it covers of the whole picture."""
        return self.x, self.y, self.scale * self.box[2], self.scale * self.box[3]

    @property
    def transform(self) -> str:
        """From its own coordinates to those of the whole picture."""
        shift = f"translate({number(self.x)} {number(self.y)})"
        size = "" if self.scale == 1 else f" scale({self.scale:.4g})"
        return f"{shift}{size} translate({number(-self.box[0])} {number(-self.box[1])})"


def union(boxes: Iterable[Box]) -> Box:
    """The smallest box around some boxes.

    >>> union([(0, 0, 10, 10), (20, 5, 10, 10)])
    (0, 0, 30, 15)
    """
    all_of_them = list(boxes)
    left, top = min(box[0] for box in all_of_them), min(box[1] for box in all_of_them)
    right = max(box[0] + box[2] for box in all_of_them)
    bottom = max(box[1] + box[3] for box in all_of_them)
    return left, top, right - left, bottom - top


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """What a picture needs beside its nodes: definitions by id, and the tokens' values in each theme."""

    defs: Mapping[str, Markup]
    themes: Mapping[str, Mapping[str, str]]
    paper: str = "var(--surface)"  # under the whole picture

    def definitions_for(self, body: str) -> Markup:
        """The definitions that this text refers to, and those to which they refer."""
        found: dict[str, Markup] = {}
        texts = [body]
        while texts:
            for name in REFERENCE.findall(texts.pop()):
                if name in self.defs and name not in found:
                    found[name] = self.defs[name]
                    texts.append(self.defs[name])
        return together(found[name] for name in self.defs if name in found)

    def paint(self, svg: str, theme: str) -> str:
        """The text with every token replaced by its value: resvg and notebooks know no CSS variables."""
        tokens = self.themes[theme]
        return TOKEN.sub(lambda match: escape(tokens[match[1]]), svg)


@dataclass(frozen=True)
class Scene:
    """What one seat sees: nodes by key in drawing order, in sections.

    The first section is the board, which pages let people move and enlarge; the others lie on it or below. A
    sheet has no board: all its sections are seen at once as they are laid out, on a narrow screen one by one.
    """

    title: str
    box: Box
    sections: tuple[Section, ...]
    nodes: Mapping[str, Node]
    look: PictureStyle = field(repr=False)
    is_sheet: bool = False

    def of(self, section: Section) -> list[Node]:
        """The nodes of a section, in drawing order."""
        return [node for node in self.nodes.values() if node.layer in section.layers]

    def svg(self, theme: str = "noon") -> str:
        """A complete picture that needs nothing else but fonts; what is in drawers is not seen."""
        body = together(
            el(
                "g",
                *(node.svg for node in self.of(section)),
                data_section=section.name,
                transform=section.transform,
            )
            for section in self.sections
            if not section.is_drawer
        )
        return self._picture(body, self.box, self.title, theme)

    def draw_drawers(self, theme: str = "noon") -> dict[str, str]:
        """The drawers by name, each as a complete picture of its own."""
        return {
            section.name: self._picture(
                together(node.svg for node in self.of(section)), section.box, section.title, theme
            )
            for section in self.sections
            if section.is_drawer
        }

    def _picture(self, body: Markup, box: Box, title: str, theme: str) -> str:
        left, top, width, height = box
        whole = el(
            "svg",
            el("defs", self.look.definitions_for(body)),
            el("rect", x=left, y=top, width=width, height=height, fill=self.look.paper),
            body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=" ".join(map(number, box)),
            width=width,
            height=height,
            role="group",
            aria_label=title,
        )
        return self.look.paint(whole, theme)

    def _repr_svg_(self) -> str:
        return self.svg()


def make_scene(
    title: str,
    box: Box,
    sections: Iterable[Section],
    nodes: Iterable[Node],
    look: PictureStyle,
    is_sheet: bool = False,
) -> Scene:
    """A scene of these nodes, ordered by the layers of its sections; keys must differ."""
    rooms = tuple(sections)
    by_layer: dict[str, list[Node]] = {layer: [] for room in rooms for layer in room.layers}
    for node in nodes:
        by_layer[node.layer].append(node)
    by_key = {node.key: node for layer in by_layer.values() for node in layer}
    if len(by_key) != sum(map(len, by_layer.values())):
        raise ValueError("two nodes of a scene have the same key")
    return Scene(title, box, rooms, by_key, look, is_sheet)


@dataclass(frozen=True, slots=True)
class PutNode:
    """A node that is new, changed or moved, and the key of the node it comes after in its layer ("" = first)."""

    node: Node
    after: str


@dataclass(frozen=True, slots=True)
class Patch:
    """How to get from one scene to the next: drop, then put one by one; a full patch starts from nothing."""

    put: tuple[PutNode, ...]
    drop: tuple[str, ...]
    full: bool
    box: Box
    sections: tuple[Section, ...]
    is_sheet: bool


def patch(old: Scene | None, new: Scene) -> Patch:
    """The difference of two scenes of the same viewer; without an old one everything is put.

    What was kept from the one to the other is the same object, and costs next to nothing.
    """
    before: Mapping[str, Node] = {} if old is None else old.nodes
    moved = _list_moved(before, new.nodes)
    put = []
    last: dict[str, str] = {}
    for key, node in new.nodes.items():
        was = before.get(key)
        if (was is not node and was != node) or key in moved:
            put.append(PutNode(node, last.get(node.layer, "")))
        last[node.layer] = key
    drop = tuple(key for key in before if key not in new.nodes)
    return Patch(tuple(put), drop, old is None, new.box, new.sections, new.is_sheet)


def _list_moved(before: Mapping[str, Node], after: Mapping[str, Node]) -> set[str]:
    """The fewest nodes of both scenes that must change their place in their layer, so that all are in order."""
    was = [key for key in before if key in after]
    now = [key for key in after if key in before]
    if was == now:
        return set()
    first = next(place for place, key in enumerate(now) if key != was[place])
    last = next(place for place in range(len(now), 0, -1) if now[place - 1] != was[place - 1])
    place = {key: index for index, key in enumerate(was[first:last])}
    between = [key for key in now[first:last] if before[key].layer == after[key].layer]
    return set(between) - _longest_run(between, place)


def _longest_run(names: list[str], place: Mapping[str, int]) -> set[str]:
    """As many of the names as possible whose places come in order."""
    ends: list[int] = []  # the lowest place at which a run of each length ends
    last: list[str] = []
    previous: dict[str, str | None] = {}
    for name in names:
        at = bisect_left(ends, place[name])
        previous[name] = last[at - 1] if at else None
        ends[at : at + 1] = [place[name]]
        last[at : at + 1] = [name]
    run: set[str] = set()
    name_or_none = last[-1] if last else None
    while name_or_none is not None:
        run.add(name_or_none)
        name_or_none = previous[name_or_none]
    return run
