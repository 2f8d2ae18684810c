"""The frame of every page: head, top bar, footer, and the shared drawings its pictures refer to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.core.svg import Markup, el
from boomtown.core.text import LANGUAGES, Text
from boomtown.games import GAMES
from boomtown.look import LOOK
from boomtown.server.web.assets import address
from boomtown.server.web.page_text import WORDS
from boomtown.server.web.pages.html import badge, pictogram, tag, together
from boomtown.server.web.people import Viewer

LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "nl": "Nederlands"}
BAR_COLOR: Final = "#33241a"  # of the bar at the top, for the frame of a phone
FONTS: Final = ("alegreya-sans-400", "zilla-slab-600")  # those every page shows at once


def words_of(viewer: Viewer) -> Text:
    """The words of the pages in the viewer's language."""
    return Text(WORDS, viewer.language)


def page(
    viewer: Viewer,
    title: str,
    body: Markup,
    *,
    scripts: Sequence[str] = (),
    styles: Sequence[str] = (),
    body_class: str = "",
    crumb: str = "",
    here: str = "/",
    game: str = "",
    skip: str = "main",
    has_footer: bool = True,
    has_all_drawings: bool = False,
) -> str:
    """A whole page. `body` holds <main id="main">.

    Scripts (modules) and styles are paths below /static. The crumb stands beside the logo; `here` is the path to
    return to after a change of language or theme; `game` says which rules the book opens; `skip` is the id the
    skip link leads to. Only the drawings that the body refers to are sent, unless scripts need all of them.
    """
    text = words_of(viewer)
    bar = top_bar(viewer, text, crumb, here, game)
    shown = bar + body + (footer(text) if has_footer else Markup(""))
    defs = together(LOOK.defs.values()) if has_all_drawings else LOOK.definitions_for(shown)
    drawings = el("svg", el("defs", defs), class_="drawings", width=0, height=0, aria_hidden="true")
    skipping = tag("a", text.say("skip"), class_="skip", href=f"#{skip}")
    content = tag("body", skipping, drawings, shown, class_=body_class or None)
    theme = viewer.theme or None
    whole = tag("html", head(title, scripts, styles), content, lang=text.language, data_theme=theme)
    return f"<!doctype html>\n{whole}\n"


def head(title: str, scripts: Sequence[str], styles: Sequence[str]) -> Markup:
    """What the browser must know first."""
    shown = "Boomtown" if title == "Boomtown" else f"{title} · Boomtown"
    parts = [
        tag("meta", charset="utf-8"),
        tag("title", shown),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="theme-color", content=BAR_COLOR),
        tag("link", rel="icon", href=address("icon.svg"), type="image/svg+xml"),
        tag("link", rel="apple-touch-icon", href=address("icon-192.png")),
        tag("link", rel="manifest", href=address("manifest.webmanifest")),
    ]
    for font in FONTS:
        file = f"/static/fonts/{font}.woff2"
        parts.append(tag("link", rel="preload", href=file, as_="font", type="font/woff2", crossorigin=True))
    for style in ("tokens.css", "base.css", *styles):
        parts.append(tag("link", rel="stylesheet", href=address(style)))
    for script in ("frame.js", *scripts):
        parts.append(tag("script", type="module", src=address(script)))
    return tag("head", *parts)


def top_bar(viewer: Viewer, text: Text, crumb: str, here: str, game: str) -> Markup:
    """Logo, where one is, and the tools."""
    rules = game or next(iter(GAMES))
    tools = [
        name_tool(viewer, text),
        language_tool(text, here),
        theme_tool(text, here),
        tool_link(f"/rules/{rules}", "open-book", text.say("tool-rules")),
        tool_link("/me", "gears", text.say("tool-settings")),
    ]
    return tag(
        "header",
        tag("a", "Boomtown", class_="logo", href="/"),
        tag("div", crumb, class_="crumb") if crumb else None,
        tag("nav", *tools, class_="tools", aria_label=text.say("tools")),
        class_="top",
    )


def name_tool(viewer: Viewer, text: Text) -> Markup:
    """Who one is here."""
    name = viewer.person.name if viewer.person is not None else text.say("guest")
    shown = tag("span", name, class_="name")
    return tag("a", badge(0, 22), shown, class_="pill", href="/me", title=text.say("tool-me"))


def tool_link(path: str, icon: str, label: str) -> Markup:
    """A link that shows an icon."""
    return tag("a", pictogram(icon, 20), class_="tool", href=path, aria_label=label, title=label)


def language_tool(text: Text, here: str) -> Markup:
    """The four languages, each called by its own name."""
    buttons = [
        tag(
            "button",
            LANGUAGE_NAMES[code],
            name="language",
            value=code,
            lang=code,
            aria_current="true" if code == text.language else None,
        )
        for code in LANGUAGES
    ]
    label = text.say("tool-language", name=LANGUAGE_NAMES[text.language])
    unseen = tag("span", label, class_="unseen")
    summary = tag("summary", f"{text.language.upper()} ", unseen, class_="tool", title=label)
    back = tag("input", type="hidden", name="back", value=here)
    form = tag("form", back, *buttons, method="post", action="/me", class_="menu")
    return tag("details", summary, form, class_="languages")


def theme_tool(text: Text, here: str) -> Markup:
    """To night or to noon; the style sheet shows the one that is not now."""
    buttons = []
    for theme, icon in (("night", "moon"), ("noon", "sun")):
        label = text.say(f"tool-{theme}")
        buttons.append(
            tag(
                "button",
                pictogram(icon, 20),
                name="theme",
                value=theme,
                class_=f"tool to-{theme}",
                aria_label=label,
                title=label,
            )
        )
    back = tag("input", type="hidden", name="back", value=here)
    return tag("form", back, *buttons, method="post", action="/me", class_="theme")


def footer(text: Text) -> Markup:
    """What this is, in one line."""
    about = tag("a", text.say("footer-about"), href="/about")
    return tag("footer", tag("p", text.say("footer-line"), " ", about), class_="foot")
