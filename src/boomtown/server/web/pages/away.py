"""The page that a browser keeps for the time when the server cannot be reached."""

from __future__ import annotations

from boomtown.core.svg import el
from boomtown.look.skyline import wayside
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.html import tag
from boomtown.server.web.people import Viewer


def away(viewer: Viewer) -> str:
    """That the server is away, and what one can do; the same for everybody who reads this language."""
    text = words_of(viewer)
    again = tag("a", text.say("away-again"), class_="btn main", href="")
    content = tag(
        "main",
        el("svg", wayside(), class_="wayside", viewBox="0 0 420 150", aria_hidden="true"),
        tag("h1", text.say("away-title")),
        tag("p", text.say("away-text"), class_="lead"),
        tag("p", again, class_="acts"),
        id="main",
        class_="wrap narrow",
    )
    return page(Viewer(None, viewer.language, viewer.theme), text.say("away-title"), content)
