"""The four levels of bots on pages: to choose one, or to read what each is like."""

from __future__ import annotations

from boomtown.bots.levels import LEVELS
from boomtown.core.svg import Markup
from boomtown.core.text import Text
from boomtown.server.bots.levels import level_of
from boomtown.server.web.pages.html import tag
from boomtown.server.web.pages.portraits import face


def describe_level(text: Text, level: str) -> Markup:
    """Name and style of a level."""
    style = tag("span", text.say(f"bot-{level}.style"), class_="style")
    return tag("span", tag("b", text.say("bot-name", bot=level)), style, class_="level-text")


def level_choice(text: Text, legend: str, chosen: str) -> Markup:
    """One of the four, to be sent with a form as `level`; how it plays is said of the chosen one."""
    cards = [
        tag(
            "label",
            tag("input", type="radio", name="level", value=level, checked=level == chosen),
            face(level, 40),
            describe_level(text, level),
            class_="level",
        )
        for level in LEVELS
    ]
    return tag("fieldset", tag("legend", legend), tag("div", *cards, class_="levels"), class_="opponents")


def number_choice(legend: str, most: int, chosen: int) -> Markup:
    """How many opponents, to be sent with a form as `opponents`; a game takes as many as it has seats for."""
    pills = [
        tag(
            "label",
            tag("input", type="radio", name="opponents", value=count, checked=count == chosen),
            tag("b", str(count)),
            class_="count",
        )
        for count in range(1, most + 1)
    ]
    return tag("fieldset", tag("legend", legend), tag("div", *pills, class_="counts"), class_="how-many")


def level_list(text: Text) -> Markup:
    """What each level is like."""
    rows = [tag("li", face(level, 52), describe_level(text, level), class_="level") for level in LEVELS]
    return tag("ul", *rows, class_="levels")


def level_options(text: Text, chosen: str = "") -> list[Markup]:
    """The levels as options of a list."""
    return [
        tag("option", text.say(f"bot-{level}"), value=level, selected=level == chosen) for level in LEVELS
    ]


def level_faces() -> Markup:
    """All portraits in one place; the style sheet shows the one that is chosen beside it."""
    return tag("span", *(face(level, 36) for level in LEVELS), class_="faces", aria_hidden="true")


def bot_tag(text: Text, bot: str) -> Markup:
    """What kind of bot somebody is."""
    level = level_of(bot)
    if not level:
        return tag("span", text.say("table-bot"), class_="tag")
    style = text.say(f"bot-{level}.style")
    return tag("span", face(level, 22), text.say("bot-name", bot=level), class_="tag level-tag", title=style)
