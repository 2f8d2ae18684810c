"""The row above the prompt in which a guide leads a newcomer through a first game."""

from __future__ import annotations

from boomtown.core.svg import Markup
from boomtown.core.text import Text
from boomtown.server.web.pages.html import tag
from boomtown.server.web.pages.portraits import face
from boomtown.server.web.protocol import Guidance


def guide_row(shown: Guidance | None, text: Text) -> Markup:
    """What is said now, and the buttons that its script (static/table/guide.js) shows when they are of use.

    It has one height as long as it is there, and a place of its own, so that it covers nothing of the table.
    """
    who = [face("deputy", 48), tag("small", shown.title if shown else "", id="guide-title")]
    words = [
        tag("p", shown.brought if shown else "", id="guide-brought"),
        tag("p", shown.say if shown else "", id="guide-say"),
    ]
    buttons = [
        tag(
            "button",
            text.say("guide-next"),
            tag("kbd", "N", aria_hidden="true"),
            type="button",
            id="guide-next",
            class_="btn main",
            aria_keyshortcuts="N",
            hidden=True,
        ),
        tag(
            "button",
            text.say("guide-ideas"),
            tag("kbd", "I", aria_hidden="true"),
            type="button",
            id="guide-ideas",
            class_="btn",
            aria_keyshortcuts="I",
            hidden=True,
        ),
        tag(
            "button",
            text.say("guide-leave"),
            type="button",
            id="guide-leave",
            class_="btn ghost small",
            hidden=True,
        ),
    ]
    return tag(
        "section",
        tag("div", *who, class_="guide-who"),
        tag("div", *words, role="status", class_="guide-words"),
        tag("div", id="guide-list", class_="guide-list", hidden=True),
        tag("div", *buttons, class_="guide-acts"),
        id="guide",
        class_="guide",
        aria_label=text.say("guide-region"),
        hidden=shown is None,
    )
