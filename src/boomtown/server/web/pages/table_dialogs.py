"""What opens over the table: its settings, the list of keys, and the curtain between people at one device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.core.svg import Markup
from boomtown.core.text import Text
from boomtown.server.tables.session import TableSession
from boomtown.server.web.pages.html import tag
from boomtown.server.web.people import Viewer

SWITCHES: Final = ("one-click", "warn-me", "calm", "keys")  # each with a help text, but for the second
PACES: Final = ("calm", "brisk", "at-once")  # how fast what happens is shown
THEMES: Final = ("noon", "night", "system")
KEYS: Final = {
    "digits": ("1 … 9",),
    "arrows": ("←", "↑", "↓", "→"),
    "enter": ("Enter",),
    "escape": ("Esc",),
    "turn": ("Q", "E", "R"),
    "undo": ("U", "⌫"),
    "hint": ("H",),
    "zoom": ("+", "−", "0"),
    "regions": ("F6",),
}


def settings(text: Text) -> Markup:
    """What each device remembers for itself."""
    rows = []
    for name in SWITCHES:
        help_id = f"{name}-help"
        said = [tag("span", text.say(f"table-{name}"), class_="label")]
        if name != "warn-me":
            said.append(tag("span", text.say(f"table-{help_id}"), class_="help", id=help_id))
        box = tag("input", type="checkbox", data_setting=name)
        rows.append(tag("label", box, tag("span", *said), class_="choice"))
    more = tag("a", text.say("table-more-settings"), href="/me")
    close = tag("button", text.say("table-close"), class_="btn main", value="close")
    return tag(
        "dialog",
        tag("h2", text.say("table-settings"), id="settings-title"),
        tag(
            "form",
            *rows,
            radios("pace", PACES, text),
            radios("theme", THEMES, text),
            tag("p", more),
            tag("div", close, class_="acts"),
            method="dialog",
        ),
        id="settings",
        aria_labelledby="settings-title",
    )


def radios(name: str, values: Sequence[str], text: Text) -> Markup:
    """One of a few values, of which exactly one is chosen."""
    chips = [
        tag(
            "label",
            tag("input", type="radio", name=name, value=value),
            tag("span", text.say(f"table-{name}-{value}")),
            class_="chip",
        )
        for value in values
    ]
    return tag("fieldset", tag("legend", text.say(f"table-{name}")), tag("div", *chips, class_="chips"))


def help_dialog(text: Text) -> Markup:
    """All keys and gestures."""
    rows = [
        tag("tr", tag("td", *(tag("kbd", key) for key in keys)), tag("td", text.say(f"table-help-{name}")))
        for name, keys in KEYS.items()
    ]
    close = tag("button", text.say("table-close"), class_="btn main", value="close")
    return tag(
        "dialog",
        tag("h2", text.say("table-help"), id="help-title"),
        tag("p", text.say("table-help-choose")),
        tag("table", tag("tbody", *rows), class_="keys"),
        tag("p", text.say("table-help-touch")),
        tag("form", close, method="dialog", class_="acts"),
        id="help",
        aria_labelledby="help-title",
    )


def close_dialog(viewer: Viewer, live: TableSession, text: Text) -> Markup | None:
    """For the owner of a table: to close it, after reading what that means."""
    if viewer.id is None or viewer.id != live.owner or live.is_closed:
        return None
    return tag(
        "details",
        tag("summary", text.say("table-shut")),
        tag("p", text.say("table-shut-help"), class_="quiet"),
        tag(
            "form",
            tag("button", text.say("table-shut"), class_="btn small"),
            method="post",
            action=f"/table/{live.room.id}/close",
        ),
    )


def curtain() -> Markup:
    """Covers everything until the next person at this device says so; the script fills it."""
    return tag(
        "dialog",
        tag(
            "div",
            tag("span", id="curtain-badge"),
            tag("h2", id="curtain-title"),
            tag("p", id="curtain-help"),
            tag("button", id="curtain-go", class_="btn main", type="button"),
            class_="box",
        ),
        id="curtain",
        class_="curtain",
        aria_labelledby="curtain-title",
    )
