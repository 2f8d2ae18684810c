"""Who one is on this server: name, language, light, and the way to another device."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.core.svg import Markup
from boomtown.core.text import LANGUAGES, Text
from boomtown.server.tables.store import MINUTE, Device, now
from boomtown.server.web.pages.frame import LANGUAGE_NAMES, page, words_of
from boomtown.server.web.pages.html import tag
from boomtown.server.web.pages.qr import qr
from boomtown.server.web.pages.rooms import moment_ago
from boomtown.server.web.people import LONGEST_NAME, PROGRAM, Viewer


def me(viewer: Viewer, made: str, devices: Sequence[Device] = ()) -> str:
    """The settings; `made` is a new link for another device, or empty."""
    text = words_of(viewer)
    parts = [settings(text, viewer)]
    if viewer.person is not None:
        parts += [other_device(text, made), device_list(text, devices), forget(text)]
    main = tag("main", tag("h1", text.say("me-title")), *parts, id="main", class_="wrap narrow")
    return page(viewer, text.say("me-title"), main, styles=["forms.css"], here="/me")


def settings(text: Text, viewer: Viewer) -> Markup:
    """Name, language and light."""
    themes = {"system": "me-theme-system", "noon": "me-theme-noon", "night": "me-theme-night"}
    name = tag(
        "div",
        tag("label", text.say("me-name"), for_="name"),
        tag(
            "input",
            id="name",
            name="name",
            value=viewer.person.name if viewer.person is not None else "",
            maxlength=LONGEST_NAME,
            autocomplete="nickname",
            aria_describedby="name-help",
        ),
        tag("p", text.say("me-name-help"), class_="help", id="name-help"),
        class_="field",
    )
    return tag(
        "form",
        tag("h2", text.say("me-about")),
        tag("p", text.say("me-new"), class_="help") if viewer.person is None else None,
        name,
        chips(
            text.say("me-language"),
            "language",
            {code: LANGUAGE_NAMES[code] for code in LANGUAGES},
            text.language,
        ),
        chips(
            text.say("me-theme"),
            "theme",
            {theme: text.say(message) for theme, message in themes.items()},
            viewer.theme or "system",
        ),
        tag("input", type="hidden", name="back", value="/me"),
        tag("p", tag("button", text.say("me-save"), class_="btn main"), class_="acts"),
        method="post",
        action="/me",
        class_="box",
    )


def chips(legend: str, name: str, choices: dict[str, str], chosen: str) -> Markup:
    """One of a few."""
    buttons = [
        tag(
            "label",
            tag("input", type="radio", name=name, value=value, checked=value == chosen),
            tag("span", said, lang=value if name == "language" else None),
            class_="chip",
        )
        for value, said in choices.items()
    ]
    return tag("fieldset", tag("legend", legend, class_="label"), tag("div", *buttons, class_="chips"))


def other_device(text: Text, made: str) -> Markup:
    """A link that takes one along."""
    heading = tag("h2", text.say("me-devices"))
    if not made:
        button = tag("button", text.say("me-make-link"), class_="btn")
        form = tag("form", button, method="post", action="/me/link", class_="acts")
        return tag("section", heading, tag("p", text.say("me-devices-help")), form, class_="box")
    field = tag(
        "div",
        tag("label", text.say("me-link"), for_="link"),
        tag("input", id="link", value=made, readonly=True, aria_describedby="link-warning"),
        tag("p", text.say("me-link-warning"), class_="help", id="link-warning"),
        class_="field",
    )
    scan = tag(
        "figure",
        qr(made, text.say("me-link-scan")),
        tag("figcaption", text.say("me-link-scan"), class_="help"),
    )
    return tag("section", heading, tag("div", field, scan, class_="link-made"), class_="box", id="device")


def device_list(text: Text, devices: Sequence[Device]) -> Markup:
    """All that can act under this name, each with a button that ends it; the one in use is forgotten below."""
    rows = (device_row(text, device) for device in devices)
    return tag(
        "section",
        tag("h2", text.say("devices-title")),
        tag("p", text.say("devices-help")),
        tag("ul", *rows, class_="devices"),
        class_="box",
        id="devices",
    )


def device_row(text: Text, device: Device) -> Markup:
    """What it is, since when it is there, and when it was used last."""
    moment = now()
    called = device_name(text, device)
    if device.is_link:
        left = max(1, ((device.expires_at or moment) - moment) // MINUTE)
        times = tag("small", text.say("devices-expires", count=left), class_="quiet")
    else:
        times = tag(
            "small",
            text.say("devices-seen"),
            " ",
            moment_ago(text, device.last_seen_at, moment),
            " · ",
            text.say("devices-since"),
            " ",
            moment_ago(text, device.created_at, moment),
            class_="quiet",
        )
    if device.is_this:
        action = tag("span", text.say("devices-this"), class_="tag you")
    else:
        button = tag(
            "button",
            text.say("devices-revoke"),
            class_="btn small",
            aria_label=text.say("devices-revoke-this", device=called),
        )
        field = tag("input", type="hidden", name="device", value=device.id)
        action = tag("form", field, button, method="post", action="/me/revoke")
    return tag("li", tag("span", tag("b", called), times, class_="who"), action)


def device_name(text: Text, device: Device) -> str:
    """How a device is called in the reader's language."""
    if device.is_link:
        return text.say("devices-link")
    if device.label == PROGRAM:
        return text.say("devices-program")
    browser, _, system = device.label.partition(" on ")
    if browser and system:
        return text.say("devices-browser", browser=browser, system=system)
    return browser or text.say("devices-unknown")


def forget(text: Text) -> Markup:
    """The token of this device counts no more."""
    button = tag("button", text.say("me-forget-go"), class_="btn ghost")
    form = tag("form", button, method="post", action="/me/forget", class_="acts")
    return tag(
        "section", tag("h2", text.say("me-forget")), tag("p", text.say("me-forget-help")), form, class_="box"
    )


def link(viewer: Viewer, token: str) -> str:
    """Asks before this device becomes somebody else's: a preview of the link does nothing."""
    text = words_of(viewer)
    title = text.say("link-title")
    known = None
    if viewer.person is not None:
        known = tag("p", text.say("link-known", name=viewer.person.name))
    form = tag(
        "form",
        tag("button", text.say("link-go"), class_="btn main"),
        tag("a", text.say("link-no"), class_="btn ghost", href="/"),
        method="post",
        action=f"/link/{token}",
        class_="acts",
    )
    lead = tag("p", text.say("link-help"), class_="lead")
    main = tag("main", tag("h1", title), lead, known, form, id="main", class_="wrap narrow")
    return page(viewer, title, main)
