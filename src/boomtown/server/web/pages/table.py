"""The table: the whole picture at once, then kept in step by its script (static/table/main.js)."""

from __future__ import annotations

from boomtown.core.svg import Markup, together
from boomtown.core.text import Text
from boomtown.games import text_of
from boomtown.server.tables.session import TableSession
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.glyphs import drawings, seat_badge, sign
from boomtown.server.web.pages.html import tag
from boomtown.server.web.pages.table_dialogs import close_dialog, curtain, help_dialog, settings
from boomtown.server.web.pages.table_end import result
from boomtown.server.web.pages.table_guide import guide_row
from boomtown.server.web.pages.table_scene import lines, player, players_section, sections
from boomtown.server.web.pages.table_sheet import drawers, section_tabs, sheet, styles_for
from boomtown.server.web.pages.table_words import data
from boomtown.server.web.pages.waiting import waiting_page
from boomtown.server.web.people import Viewer
from boomtown.server.web.presenter import Presenter
from boomtown.server.web.protocol import Update


def table(viewer: Viewer, live: TableSession, url: str) -> str:
    """The page of a table, or who is still missing there."""
    link = f"{url}/table/{live.room.id}"
    desk = Presenter(live, viewer.id)
    own = live.seats_of(viewer.id)
    # Several people at one device: nothing that only one of them knows, until somebody says who is there.
    desk.show(own[0] if len(own) == 1 else -1, viewer.language)
    shown = desk.update(set())
    if live.status == "open":
        return waiting_page(viewer, live, shown, link)
    text = words_of(viewer)
    title = text_of(live.room.game, viewer.language).title()
    body = together(
        [
            drawings(live.symbols, len(shown.players), live.room.game),
            tag(
                "main",
                tag("h1", f"{title}: {live.room.title}", class_="unseen"),
                prompt(shown, text),
                scene(shown, text),
                side(viewer, live, shown, link, text),
                id="main",
                class_="table",
                data_status=shown.status,
            ),
            settings(text),
            help_dialog(text),
            curtain(),
            data(live, shown, text),
        ]
    )
    return page(
        viewer,
        f"{live.room.title}: {title}",
        body,
        scripts=("table/main.js",),
        styles=styles_for(shown.frames),
        body_class="table-page",
        crumb=tag("b", title) + tag("span", live.room.title),
        here=f"/table/{live.room.id}",
        game=live.room.game,
        skip="prompt",
        has_footer=False,
    )


def prompt(shown: Update, text: Text) -> Markup:
    """What to do, with room for the buttons; above it what somebody asks, and the replay."""
    seat = shown.seat if shown.seat >= 0 else next((who.seat for who in shown.players if who.is_to_act), 0)
    return tag(
        "section",
        tag("div", id="question", class_="question", role="status", hidden=True),
        replay(text),
        guide_row(shown.guide, text),
        tag(
            "div",
            tag("span", seat_badge(seat, 44), id="prompt-badge"),
            tag(
                "div",
                tag(
                    "div",
                    tag("b", shown.prompt, id="prompt-say"),
                    tag("span", shown.hint, id="prompt-hint"),
                    role="status",
                ),
                class_="say",
            ),
            tag("div", id="acts", class_="acts"),
            tag(
                "details",
                tag("summary", "", id="all-summary"),
                tag("div", id="all-choices", class_="all-choices"),
                id="all",
                class_="all",
                hidden=True,
            ),
            class_="prompt-bar",
        ),
        id="prompt",
        class_="prompt",
        tabindex="-1",
        aria_label=text.say("table-prompt"),
    )


def replay(text: Text) -> Markup:
    """The railway on which one travels through the game."""
    buttons = [
        tool(name, text.say(f"table-{name}"), data_go=name)
        for name in ("first", "back", "play", "forward", "last")
    ]
    label = text.say("table-replay")
    slider = tag("input", type="range", id="rail-slider", min=0, max=0, value=0, step=1, aria_label=label)
    speed = tag(
        "button", "×1", type="button", class_="btn small", data_go="speed", title=text.say("table-speed")
    )
    link = tool("link", text.say("table-link-here"), data_go="link")
    now = tag("button", text.say("table-now"), type="button", class_="btn small", data_go="now")
    return tag(
        "div",
        tag("div", *buttons, class_="rail-buttons"),
        tag("div", slider, tag("div", id="rail-art", aria_hidden="true"), class_="rail"),
        tag("span", "", id="rail-place", class_="rail-place num"),
        tag("div", speed, link, now, class_="rail-buttons"),
        id="replay",
        class_="replay",
        role="group",
        aria_label=label,
        hidden=True,
    )


def tool(name: str, label: str, look: str = "", **attributes: str) -> Markup:
    """A square button with a sign."""
    return tag(
        "button",
        sign(name),
        type="button",
        class_=f"btn square {look}".strip(),
        aria_label=label,
        title=label,
        **attributes,
    )


def scene(shown: Update, text: Text) -> Markup:
    """The picture with what floats on it."""
    frame = shown.frames[-1]
    tabs = Markup("")
    if frame.sheet is None:
        board, trays = sections(frame)
    else:
        board, trays = sheet(frame, frame.sheet, text.say("table-scene")), Markup("")
        tabs = section_tabs(frame, text)
    camera = [
        tool("plus", text.say("table-zoom-in"), data_camera="in"),
        tool("minus", text.say("table-zoom-out"), data_camera="out"),
        tool("fit", text.say("table-fit"), data_camera="fit"),
        tool("bulb", text.say("table-hint"), id="hint"),
        tool("help", text.say("table-help"), id="help-button"),
    ]
    talk = tool("chat", text.say("table-talk"), id="talk-button", aria_expanded="false", aria_controls="talk")
    return tag(
        "section",
        tabs,
        tag("div", board, id="stage", class_="stage"),
        tag("div", id="over", class_="over"),
        tag("div", id="moment", class_="moment", aria_hidden="true", hidden=True),
        tag("div", drawers(frame, text), id="drawers", class_="drawers"),
        tag("div", trays, id="trays", class_="trays"),
        tag("div", *camera, talk, class_="camera", role="group", aria_label=text.say("table-camera")),
        tag("div", id="connection", class_="connection", role="status"),
        result(text),
        tag("div", id="toasts", class_="toasts", role="status"),
        id="scene",
        class_="board" if frame.sheet is None else "board of-sheet",
        aria_label=text.say("table-scene"),
    )


def side(viewer: Viewer, live: TableSession, shown: Update, link: str, text: Text) -> Markup:
    """Players, log, chat, and the table itself."""
    names = ("log", "chat", "about")
    tabs = [
        tag(
            "button",
            text.say(f"table-{name}"),
            type="button",
            role="tab",
            id=f"tab-{name}",
            aria_controls=f"panel-{name}",
            aria_selected="true" if name == "log" else "false",
            tabindex="0" if name == "log" else "-1",
        )
        for name in names
    ]
    close = tool("close", text.say("table-close"), "ghost", id="talk-close")
    log = tag(
        "div",
        tag("ol", lines(shown), id="log", class_="log"),
        role="log",
        tabindex="0",
        aria_label=text.say("table-log"),
        class_="scrolled",
    )
    again = tag(
        "button",
        sign("again"),
        tag("span", text.say("table-show-again")),
        type="button",
        id="again-button",
        class_="btn small ghost show-again",
        hidden=True,
    )
    say = text.say("table-say")
    field = tag("input", id="chat-field", maxlength=500, autocomplete="off", placeholder=say, aria_label=say)
    chat = tag(
        "div",
        tag("ol", id="chat", class_="chat"),
        tag("p", text.say("table-silent"), id="chat-silent", class_="quiet"),
        role="log",
        tabindex="0",
        aria_label=text.say("table-chat"),
        class_="scrolled",
    )
    form = tag(
        "form",
        field,
        tag("button", text.say("table-send"), class_="btn small"),
        id="chat-form",
        class_="say-box",
    )
    panels = [again + log, chat, about(viewer, live, shown, link, text)]
    talk = tag(
        "section",
        tag(
            "div",
            tag("div", *tabs, role="tablist", aria_label=text.say("table-side"), class_="tablist"),
            close,
            class_="tabs",
        ),
        *(
            tag(
                "div",
                panel,
                id=f"panel-{name}",
                role="tabpanel",
                aria_labelledby=f"tab-{name}",
                class_="panel",
                hidden=name != "log",
            )
            for name, panel in zip(names, panels, strict=True)
        ),
        form,
        id="talk",
        class_="talk",
        aria_label=text.say("table-side"),
    )
    players = tag(
        "section",
        tag(
            "ol", *(player(who, text) for who in shown.players), id="players", class_="players", tabindex="0"
        ),
        tag("div", players_section(shown.frames[-1]), id="players-own", class_="players-own", popover=True),
        id="players-region",
        tabindex="-1",
        aria_label=text.say("table-players"),
    )
    return tag("div", players, talk, class_="side")


def about(viewer: Viewer, live: TableSession, shown: Update, link: str, text: Text) -> Markup:
    """The link for friends, records, fair draws, and how to leave."""
    path = f"/table/{live.room.id}"
    field = tag("input", id="invite", value=link, readonly=True, aria_label=text.say("table-invite"))
    copy = tool("link", text.say("table-copy"), data_copy="invite", data_copied=text.say("table-copied"))
    links = [
        tag("button", text.say("table-replay"), type="button", class_="btn small", id="replay-button"),
        tag("a", text.say("table-record"), class_="btn small", href=f"{path}/record"),
        tag("a", text.say("table-picture"), class_="btn small", href=f"{path}/picture.png", id="picture"),
    ]
    shares = [
        tag("li", f"{chair.name}: ", tag("code", shown.shares[chair.seat] or text.say("table-fair-none")))
        for chair in live.chairs
        if chair.person is not None or shown.shares[chair.seat]
    ]
    fair = tag(
        "details",
        tag("summary", text.say("table-fair")),
        tag("p", text.say("table-fair-before"), class_="quiet"),
        tag("p", text.say("table-fair-guide"), class_="quiet") if live.began_guided else None,
        tag("p", text.say("table-fingerprint"), ": ", tag("code", shown.commitment), class_="quiet"),
        tag("p", text.say("table-fair-shares"), class_="quiet"),
        tag("ul", *shares, class_="quiet"),
        tag("p", id="own-share", class_="quiet", role="status", hidden=True),
        tag(
            "p",
            text.say("table-fair-after"),
            " ",
            tag("code", shown.secret, id="secret"),
            id="secret-line",
            class_="quiet",
            hidden=not shown.secret,
        ),
    )
    leave = Markup("")
    if live.seats_of(viewer.id) and live.status == "running":
        leave = tag(
            "form",
            tag(
                "button",
                text.say("table-leave"),
                class_="btn small ghost",
                title=text.say("table-leave-help"),
            ),
            method="post",
            action=f"{path}/leave",
        )
    return tag(
        "div",
        tag("h2", text.say("table-invite")),
        tag("p", text.say("table-invite-help"), class_="quiet"),
        tag("div", field, copy, class_="copying"),
        tag("div", *links, class_="links"),
        fair,
        leave,
        close_dialog(viewer, live, text),
        class_="scrolled about",
        tabindex="0",
        role="group",
        aria_label=text.say("table-about"),
    )
