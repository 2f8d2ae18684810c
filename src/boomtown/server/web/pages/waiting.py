"""A table that waits for players: who sits where, free seats, and the link for friends."""

from __future__ import annotations

from boomtown.bots.levels import DEPUTY
from boomtown.core.svg import Markup, together
from boomtown.core.text import Text
from boomtown.games import text_of
from boomtown.server.tables.session import TableSession
from boomtown.server.tables.store import Chair
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.glyphs import drawings, sign
from boomtown.server.web.pages.html import badge, tag
from boomtown.server.web.pages.levels import bot_tag, level_faces, level_options
from boomtown.server.web.pages.qr import qr
from boomtown.server.web.pages.table_dialogs import close_dialog
from boomtown.server.web.pages.table_words import data
from boomtown.server.web.people import Viewer
from boomtown.server.web.protocol import Update


def waiting_page(viewer: Viewer, live: TableSession, shown: Update, link: str) -> str:
    """The whole page; the game begins by itself when the last seat is taken."""
    text = words_of(viewer)
    chairs = together(chair(viewer, live, one, text) for one in live.chairs)
    body = tag(
        "main",
        tag("p", text.say("table-waiting"), class_="mark"),
        tag("h1", live.room.title),
        tag(
            "p",
            text.say("table-gathering" if live.is_gathering else "table-waiting-help"),
            class_="lead",
            role="status",
        ),
        tag(
            "div",
            tag(
                "section",
                tag("h2", text.say("table-seats")),
                tag("ol", chairs, class_="chairs"),
                class_="box",
            ),
            invitation(link, text),
            class_="gathering",
        ),
        leave_form(viewer, live, text),
        close_dialog(viewer, live, text),
        data(live, shown, text),
        drawings(live.symbols),
        id="main",
        class_="wrap waiting",
        data_version=live.version,
    )
    return page(
        viewer,
        live.room.title,
        body,
        scripts=("table/waiting.js",),
        styles=("table.css", "levels.css"),
        crumb=text_of(live.room.game, viewer.language).title(),
        here=f"/table/{live.room.id}",
        game=live.room.game,
    )


def chair(viewer: Viewer, live: TableSession, one: Chair, text: Text) -> Markup:
    """A seat: who sits there, or what can be done about it."""
    path = f"/table/{live.room.id}/sit"
    tags = []
    if viewer.id is not None and one.person == viewer.id:
        tags.append(tag("span", text.say("table-you"), class_="tag you"))
    if one.bot:
        tags.append(bot_tag(text, one.bot))
    who = one.name or text.say("table-free")
    said = tag("span", tag("b", who), tag("small", text.seat(live.symbols[one.seat])), class_="who")
    forms = []
    if one.is_free:
        seat = tag("input", type="hidden", name="seat", value=one.seat)
        name = None
        if viewer.person is None:
            label = text.say("table-name")
            name = tag("input", name="name", maxlength=24, placeholder=label, aria_label=label)
        sit = tag("button", text.say("table-sit"), class_="btn main")
        share = tag("input", type="hidden", name="commitment", value="")  # the script fills it in
        forms.append(tag("form", seat, name, share, sit, method="post", action=path))
        if live.seats_of(viewer.id):
            options = level_options(text, DEPUTY)
            level = tag("select", *options, name="bot", aria_label=text.say("table-bot-level"))
            button = tag("button", text.say("table-bot-here"), class_="btn")
            forms.append(
                tag("form", seat, level_faces(), level, button, method="post", action=path, class_="kind")
            )
    if viewer.id is not None and viewer.id == live.owner and one.person not in (None, viewer.id):
        seat = tag("input", type="hidden", name="seat", value=one.seat)
        said_so = text.say("table-remove", name=one.name)
        button = tag("button", said_so, class_="btn small ghost", title=text.say("table-remove-help"))
        forms.append(tag("form", seat, button, method="post", action=f"/table/{live.room.id}/remove"))
    actions = tag("div", *forms, class_="doings") if forms else None
    return tag(
        "li",
        badge(live.symbols[one.seat], 44, text),
        said,
        *tags,
        actions,
        class_="free" if one.is_free else None,
    )


def invitation(link: str, text: Text) -> Markup:
    """The link for friends, to copy and as a QR code."""
    field = tag("input", id="invite", value=link, readonly=True, aria_label=text.say("table-invite"))
    copy = tag(
        "button",
        sign("link"),
        text.say("table-copy"),
        class_="btn",
        type="button",
        data_copy="invite",
        data_copied=text.say("table-copied"),
        hidden=True,
    )
    return tag(
        "section",
        tag("h2", text.say("table-invite")),
        tag("p", text.say("table-invite-help"), class_="quiet"),
        tag("div", field, copy, class_="copying"),
        tag("p", text.say("table-scan"), class_="quiet"),
        qr(link, link),
        class_="box invite",
    )


def leave_form(viewer: Viewer, live: TableSession, text: Text) -> Markup:
    """Get up again."""
    if not live.seats_of(viewer.id):
        return Markup("")
    button = tag("button", text.say("table-leave-seat"), class_="btn ghost")
    return tag("form", button, method="post", action=f"/table/{live.room.id}/leave", class_="acts")
