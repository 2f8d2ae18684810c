"""What this is, whose work is in it, and under which licences."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup
from boomtown.core.text import Text
from boomtown.look.icons import ICONS
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.html import pictogram, tag
from boomtown.server.web.people import Viewer

ICONS_HOME: Final = "https://game-icons.net"
ICONS_LICENCE: Final = "https://creativecommons.org/licenses/by/3.0/"
AUTHORS: Final = {
    "Delapouite": "https://delapouite.com",
    "Lorc": "https://lorcblog.blogspot.com",
}
FONTS: Final = {
    "Rye": "Sorkin Type Co",
    "Zilla Slab": "The Mozilla Foundation",
    "Alegreya Sans": "The Alegreya Sans Project Authors (Huerta Tipográfica)",
}
FONTS_LICENCE: Final = "https://openfontlicense.org"
OWN_LICENCE: Final = "https://www.apache.org/licenses/LICENSE-2.0"


def about(viewer: Viewer) -> str:
    """Thanks, and what belongs to whom."""
    text = words_of(viewer)
    title = text.say("about-title")
    main = tag(
        "main",
        tag("h1", title),
        tag("p", text.say("about-lead"), class_="lead"),
        say_paragraph(text, "about-fans"),
        say_paragraph(text, "about-yours"),
        tag("section", tag("h2", text.say("about-credits")), icons(text), fonts(text)),
        say_paragraph(text, "about-licence", outside("Apache License 2.0", OWN_LICENCE)),
        id="main",
        class_="wrap narrow prose",
    )
    return page(viewer, title, main, here="/about")


def say_paragraph(text: Text, message: str, *more: Markup) -> Markup:
    """A heading and its paragraph."""
    links = tag("p", *more) if more else None
    return tag("section", tag("h2", text.say(message)), tag("p", text.say(f"{message}-text")), links)


def outside(label: str, address: str) -> Markup:
    """A link to another site; nothing is loaded from there, and it is not told where people come from."""
    return tag("a", label, href=address, rel="noreferrer")


def icons(text: Text) -> Markup:
    """Each icon under the name of its author."""
    by_author: dict[str, list[str]] = {}
    for name, icon in ICONS.items():
        by_author.setdefault(icon.author, []).append(name)
    rows = []
    for author, names in by_author.items():
        who = text.say("about-icons-by", author=author)
        shown = outside(who, AUTHORS[author]) if author in AUTHORS else tag("b", who)
        drawn = [
            tag("span", pictogram(name, 22), " ", name.replace("-", " "), class_="credit", lang="en")
            for name in names
        ]
        rows.append(tag("dt", shown) + tag("dd", *drawn))
    source = [outside("game-icons.net", ICONS_HOME), " · ", outside("CC BY 3.0", ICONS_LICENCE)]
    return tag(
        "section",
        tag("h3", text.say("about-icons")),
        tag("p", text.say("about-icons-text")),
        tag("p", *source),
        tag("dl", *rows, class_="credits"),
    )


def fonts(text: Text) -> Markup:
    """The three fonts."""
    rows = [tag("li", text.say("about-font-by", font=font, author=author)) for font, author in FONTS.items()]
    return tag(
        "section",
        tag("h3", text.say("about-fonts")),
        tag("p", text.say("about-fonts-text"), " ", outside("SIL OFL 1.1", FONTS_LICENCE)),
        tag("ul", *rows),
    )
