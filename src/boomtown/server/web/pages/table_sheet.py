"""A sheet as the table's first page shows it: all sections in one picture, tabs for narrow screens, drawers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.core.svg import Box, Markup, el, number, together
from boomtown.core.text import Text
from boomtown.server.web.pages.glyphs import sign
from boomtown.server.web.pages.html import tag
from boomtown.server.web.pages.table_scene import layers, section
from boomtown.server.web.protocol import Frame, Part

TOUCHED: Final = "data-action"  # a part of the picture that can be chosen
NARROWEST: Final = (
    630  # units: a wider section is shown on narrow screens as a strip of which one sees a part,
)
LEGIBLE: Final = 0.9  # at so many pixels for a unit; as static/table/view_geometry.js has it


def box_text(box: Box) -> str:
    """A box as attributes have it."""
    return " ".join(map(number, box))


def shown_parts(frame: Frame) -> list[Part]:
    """The sections that lie on the sheet."""
    return [part for part in frame.parts if part.place is not None]


def first_open(frame: Frame) -> str:
    """The section that a narrow screen shows first, as the script would: one with something to choose."""
    busy = {put.layer for put in frame.put if TOUCHED in put.svg}
    parts = shown_parts(frame)
    return next((part.name for part in parts if busy.intersection(part.layers)), parts[0].name)


def sheet(frame: Frame, box: Box, title: str) -> Markup:
    """All sections as one picture; for narrow screens the first one again, until the script shows it alone."""
    parts = shown_parts(frame)
    groups = [
        el(
            "g",
            *layers(frame, part),
            id=f"part-{part.name}",
            transform=part.transform,
            role="group",
            aria_label=part.title,
            data_section=part.name,
            data_place=box_text(part.place or box),
            data_below=" ".join(part.below) or None,
        )
        for part in parts
    ]
    whole = el(
        "svg",
        *groups,
        class_="section board-svg sheet",
        viewBox=box_text(box),
        role="group",
        aria_label=title,
        tabindex="0",
        data_sheet=box_text(box),
    )
    name = first_open(frame)
    alone = next(part.place or box for part in parts if part.name == name)
    is_strip = alone[2] > NARROWEST
    first = el(
        "svg",
        el("use", href=f"#part-{name}"),
        class_="section first-tab strip" if is_strip else "section first-tab",
        viewBox=box_text(alone),
        preserveAspectRatio="xMidYMin",
        width=LEGIBLE * alone[2] if is_strip else None,
        height=LEGIBLE * alone[3] if is_strip else None,
        aria_hidden="true",
    )
    return whole + first


def section_tabs(frame: Frame, text: Text) -> Markup:
    """A tab for each section, seen on narrow screens."""
    name = first_open(frame)
    tabs = [
        tag(
            "button",
            part.title,
            type="button",
            role="tab",
            aria_controls="stage",
            aria_selected="true" if part.name == name else "false",
            tabindex="0" if part.name == name else "-1",
            data_tab=part.name,
        )
        for part in shown_parts(frame)
    ]
    return tag(
        "div",
        *tabs,
        id="section-tabs",
        class_="section-tabs",
        role="tablist",
        aria_label=text.say("table-parts"),
    )


def drawers(frame: Frame, text: Text) -> Markup:
    """What opens over the picture, still closed."""
    return together(drawer(frame, part, text) for part in frame.parts if part.is_drawer)


def drawer(frame: Frame, part: Part, text: Text) -> Markup:
    """One drawer with its title and a button that closes it."""
    close = text.say("table-close")
    button = tag(
        "button", sign("close"), type="button", class_="btn square ghost", aria_label=close, title=close
    )
    head = tag("div", tag("h2", part.title), button, class_="drawer-head")
    room = tag(
        "div",
        section(frame, part, False),
        class_="drawer-room",
        tabindex="0",
        role="group",
        aria_label=part.title,
    )
    card = tag("div", head, room, class_="drawer-card", role="dialog", aria_label=part.title, tabindex="-1")
    return tag("div", card, class_="drawer", data_drawer=part.name, hidden=True)


def styles_for(frames: Sequence[Frame]) -> tuple[str, ...]:
    """The style sheets of a table."""
    return ("table.css", "why.css", "sheet.css") if frames and frames[-1].sheet else ("table.css", "why.css")
