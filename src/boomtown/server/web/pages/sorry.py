"""The page that says what is not possible, and how to go on."""

from __future__ import annotations

from boomtown.core.record import Refused
from boomtown.core.svg import el
from boomtown.core.text import CORE, Text
from boomtown.games import GAMES, text_of
from boomtown.look.skyline import wayside
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.html import tag
from boomtown.server.web.people import Viewer


def sorry(viewer: Viewer, refused: Refused) -> str:
    """Why it was refused, in the viewer's language."""
    text = words_of(viewer)
    title = text.say("sorry-title")
    lobby = tag("a", text.say("sorry-back"), class_="btn main", href="/")
    place = el("svg", wayside(), class_="wayside", viewBox="0 0 420 150", aria_hidden="true")
    content = tag(
        "main",
        place,
        tag("h1", title),
        tag("p", reason_said(text, refused), class_="lead"),
        tag("p", lobby, class_="acts"),
        id="main",
        class_="wrap narrow",
    )
    return page(viewer, title, content)


def reason_said(text: Text, refused: Refused) -> str:
    """The sentence for a reason of the server, of what all games share, or of one game."""
    for game in GAMES:
        if refused.reason.startswith(f"{game}-"):
            return text_of(game, text.language).reason(refused.reason, refused.numbers)
    if refused.reason in CORE.reasons:
        return text.reason(refused.reason, refused.numbers)
    return text.say(f"sorry-{refused.reason}")
