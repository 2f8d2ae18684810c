"""The picture, the players and the log as the table's first page shows them, before any script runs."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, el, number, together
from boomtown.core.text import Text
from boomtown.look.icons import ICONS
from boomtown.look.pieces import stripe
from boomtown.look.seats import SEAT_BY_ID
from boomtown.server.web.pages.glyphs import seat_badge
from boomtown.server.web.pages.html import pictogram, tag
from boomtown.server.web.pages.levels import bot_tag
from boomtown.server.web.presenter import PLAYERS
from boomtown.server.web.protocol import Frame, Line, Part, Player, Update

LINES: Final = 40  # of the log in the first page
WIDE: Final = 2.4  # a section so much wider than high lies under the board, others float on it


def sections(frame: Frame) -> tuple[Markup, Markup]:
    """The board, and the other sections of the scene that lie on it or below."""
    board = section(frame, frame.parts[0], True)
    others = [part for part in frame.parts[1:] if part.name != PLAYERS and not part.is_drawer]
    trays = [
        tag(
            "div",
            section(frame, part, False),
            class_="tray wide" if is_wide(part) else "tray",
            data_tray=part.name,
        )
        for part in others
    ]
    return board, together(trays)


def players_section(frame: Frame) -> Markup:
    """The players as the game draws them; only if it tells no facts that the page could show."""
    return together(section(frame, part, False) for part in frame.parts[1:] if part.name == PLAYERS)


def is_wide(part: Part) -> bool:
    """Whether a section is a strip."""
    return part.box[2] > WIDE * part.box[3]


def layers(frame: Frame, part: Part) -> list[Markup]:
    """The layers of a section with their nodes."""
    return [
        el("g", *(Markup(put.svg) for put in frame.put if put.layer == layer), data_layer=layer)
        for layer in part.layers
    ]


def section(frame: Frame, part: Part, is_board: bool) -> Markup:
    """One section as an SVG with its layers."""
    return el(
        "svg",
        *layers(frame, part),
        class_="section board-svg" if is_board else "section",
        data_section=part.name,
        viewBox=" ".join(map(number, part.box)),
        role="group",
        aria_label=part.title,
        tabindex="0" if is_board else None,
    )


def player(who: Player, text: Text) -> Markup:
    """A player's card."""
    tags = []
    if who.is_you:
        tags.append(tag("span", text.say("table-you"), class_="tag you"))
    if who.bot:
        tags.append(bot_tag(text, who.bot))
    if who.is_virtual:
        tags.append(tag("span", text.say("table-virtual"), class_="tag"))
    live = None
    if who.live is not None and who.live != who.score:
        said = text.say("table-live", points=text.say("points", points=who.live))
        live = tag("span", f"≈ {who.live}", class_="live", title=said)
    score = tag(
        "button",
        tag("b", str(who.score)),
        tag("small", text.say("table-pts")),
        type="button",
        class_="score",
        popovertarget=f"lines-{who.seat}",
    )
    facts = [
        tag("span", pictogram(icon, 17), tag("b", shown), class_="fact")
        for icon, shown in who.facts
        if icon in ICONS
    ]
    pattern = el("svg", stripe(SEAT_BY_ID[who.symbol], 0, 0, 8, 200), width=8, height=200)
    return tag(
        "li",
        tag("span", pattern, class_="stripe", aria_hidden="true"),
        seat_badge(who.seat, 36),
        tag(
            "div",
            tag("div", tag("b", who.name, class_="name"), *tags, score, class_="pname"),
            tag("div", *facts, live, class_="facts"),
            class_="pmain",
        ),
        class_="player now" if who.is_to_act else "player",
        data_seat=who.seat,
    )


def line(said: Line) -> Markup:
    """A line of the log."""
    words: list[str] = [said.text]
    if said.points is not None:
        before, figure, after = said.text.partition(str(said.points))
        words = [before, tag("b", figure), after]
    badge = seat_badge(said.seat, 20) if said.seat >= 0 else tag("span", class_="nobody")
    content = tag("a", *words, href=f"?at={said.at}", tabindex="-1")
    return tag("li", badge, content, class_="turn" if said.turn else None, data_at=said.at)


def lines(shown: Update) -> Markup:
    """The last lines so far; the script gets them all."""
    said = [said for frame in shown.frames for said in frame.lines]
    return together(line(one) for one in said[-LINES:])
