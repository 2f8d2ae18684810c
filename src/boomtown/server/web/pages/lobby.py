"""The first page: the games, and the tables one sits at, can join or can watch."""

from __future__ import annotations

from collections.abc import Sequence

from boomtown.core.svg import Markup, el
from boomtown.core.text import Text
from boomtown.games import ALL, GAMES, text_of
from boomtown.look.skyline import skyline
from boomtown.server.bots.levels import usual_opponents
from boomtown.server.tables.store import Room, now
from boomtown.server.web.pages.cards import PLAY_FORM, card, learn_button
from boomtown.server.web.pages.frame import page, words_of
from boomtown.server.web.pages.html import pictogram, tag
from boomtown.server.web.pages.levels import level_choice, number_choice
from boomtown.server.web.pages.portraits import portraits
from boomtown.server.web.pages.rooms import free_seats, is_turn_of, list_rooms, row, since
from boomtown.server.web.people import Viewer

EASIEST = "gold-rush"  # the game with which newcomers begin
MOST_FINISHED = 5  # of one's own games that are over
MOST_ROWS = 12
FEW_ROWS = 4  # of one's own that are shown at once


def lobby(
    viewer: Viewer,
    mine: Sequence[Room],
    open_rooms: Sequence[Room],
    running: Sequence[Room],
    bots: str = "",
) -> str:
    """The whole page; whoever has a running game finds it above everything else.

    `bots` says how fit they are: warming (up), compiled, or nothing that people need to know.
    """
    text, moment = words_of(viewer), now()
    own = order_tables([room for room in mine if room.game in ALL], viewer.id)
    others = {room.id for room in own}
    free = [room for room in open_rooms if room.game in ALL and room.id not in others]
    seen = [room for room in running if room.game in ALL and room.id not in others]
    is_playing = any(room.status == "running" for room in own)
    yours = your_tables(text, own, viewer.id, moment)
    games = opponents(text, *usual_opponents(mine, viewer.id), bots) + game_cards(text)
    lists = [] if is_playing else [yours]
    stack = tag("div", tables_to_watch(text, seen, moment), import_box(text), class_="stack")
    lists += [open_tables(text, free, moment), stack]
    columns = tag("div", *lists, class_="columns")
    order = [yours, games, columns] if is_playing else [games, columns]
    main = tag(
        "main",
        hero(text, own, any(room.status == "over" for room in mine)),
        tag("div", *order, class_="wrap"),
        id="main",
    )
    return page(
        viewer,
        text.say("lobby-title"),
        main,
        scripts=["lobby.js"],
        styles=["lobby.css", "levels.css"],
        body_class="lobby",
    )


def order_tables(rooms: Sequence[Room], person: str | None) -> list[Room]:
    """Running games first, those that wait for the person above all; then open tables, then some that are over."""
    rank = {"running": 1, "open": 2, "over": 3}
    found = sorted(rooms, key=lambda room: 0 if is_turn_of(room, person) else rank[room.status])
    alive = [room for room in found if room.status != "over"]
    over = [room for room in found if room.status == "over"]
    return (alive + over[:MOST_FINISHED])[: max(MOST_ROWS, len(alive))]


def hero(text: Text, own: Sequence[Room], has_played: bool) -> Markup:
    """The skyline, and the way back into a running game or, for newcomers, into a first one."""
    art = el(
        "svg",
        skyline(),
        class_="hero-art",
        viewBox="0 0 1400 250",
        preserveAspectRatio="xMaxYMax slice",
        aria_hidden="true",
    )
    running = [room for room in own if room.status == "running"]
    ways: list[Markup | None] = []
    if running:
        go_on = text.say("lobby-continue", title=running[0].title)
        ways.append(tag("a", go_on, class_="btn hot", href=f"/table/{running[0].id}"))
    if not has_played and not running:
        invites = text.say("lobby-newcomer", game=text_of(EASIEST, text.language).title())
        ways.append(learn_button(EASIEST, invites, "hot"))
    said = [tag("h1", "Boomtown"), tag("p", text.say("lobby-line")), tag("div", *ways, class_="ways")]
    return tag("section", tag("div", *said, class_="hero-text"), art, class_="hero")


def opponents(text: Text, level: str, count: int, bots: str) -> Markup:
    """Against whom one plays with one click, and how fit the bots are."""
    most = max(int(game.most) for game in GAMES.values()) - 1
    choices = tag(
        "div",
        level_choice(text, text.say("lobby-against"), level),
        number_choice(text.say("lobby-opponents"), most, count),
        class_="against",
    )
    says = {"warming": "lobby-warming", "compiled": "lobby-compiled"}
    said = text.say(says[bots]) if bots in says else ""
    fitness = tag("p", said, class_="quiet fitness", data_fresh="fitness", role="status")
    return tag(
        "form",
        portraits(),
        choices,
        fitness,
        method="post",
        action=f"/play/{next(iter(GAMES))}",
        id=PLAY_FORM,
    )


def game_cards(text: Text) -> Markup:
    """A card for each game."""
    cards = [card(text, game) for game in GAMES]
    heading = tag("h2", text.say("lobby-games"), class_="unseen")
    return tag("section", heading, *cards, class_="games", id="games")


def box(icon: str, title: str, aside: str, content: Markup, name: str) -> Markup:
    """A list with its heading; the script brings it up to date under its name."""
    heading = tag("h2", pictogram(icon, 20), title, tag("small", aside) if aside else None)
    return tag("section", heading, content, class_=f"box {name}", data_fresh=name)


def your_tables(text: Text, rooms: Sequence[Room], person: str | None, moment: int) -> Markup:
    """Where one sits: the first few, the others folded."""
    rows = []
    for room in rooms:
        mark = tag("span", text.say("row-your-turn"), class_="mark")
        rows.append(
            row(text, room, person, *([mark] if is_turn_of(room, person) else []), since(text, room, moment))
        )
    running = sum(room.status == "running" for room in rooms)
    aside = text.say("lobby-running", count=running) if running else ""
    shown = list_rooms(rows[:FEW_ROWS], text.say("lobby-yours-none"))
    if len(rows) > FEW_ROWS:
        summary = tag("summary", text.say("lobby-yours-more", count=len(rows)))
        shown += tag("details", summary, list_rooms(rows[FEW_ROWS:], ""), class_="more-rows")
    return box("horseshoe", text.say("lobby-yours"), aside, shown, "yours")


def open_tables(text: Text, rooms: Sequence[Room], moment: int) -> Markup:
    """Where somebody is missing."""
    rows = []
    for room in rooms[:MOST_ROWS]:
        free = free_seats(room)
        if free:
            seat = tag("input", type="hidden", name="seat", value=free[0])
            button = tag(
                "button",
                text.say("lobby-sit"),
                tag("span", f": {room.title}", class_="unseen"),
                class_="btn small",
            )
            sit = tag("form", seat, button, method="post", action=f"/table/{room.id}/sit")
            rows.append(row(text, room, None, sit))
    aside = text.say("lobby-open-help")
    content = list_rooms(rows, text.say("lobby-open-none"))
    return box("saloon-doors", text.say("lobby-open"), aside, content, "open")


def tables_to_watch(text: Text, rooms: Sequence[Room], moment: int) -> Markup:
    """What others play, and what they have played."""
    rows = []
    for room in sorted(rooms, key=lambda room: room.status == "over")[:MOST_ROWS]:
        label = text.say("lobby-again" if room.status == "over" else "lobby-look")
        hidden = tag("span", f": {room.title}", class_="unseen")
        rows.append(
            row(text, room, None, tag("a", label, hidden, class_="btn small ghost", href=f"/table/{room.id}"))
        )
    content = list_rooms(rows, text.say("lobby-watch-none"))
    return box("spyglass", text.say("lobby-watch"), "", content, "watch")


def import_box(text: Text) -> Markup:
    """A record from elsewhere becomes a table; a file is read into the field by the script."""
    field = tag(
        "div",
        tag("label", text.say("import-text"), for_="record"),
        tag("textarea", id="record", name="record", required=True, spellcheck="false", rows=6),
        class_="field",
    )
    file = tag(
        "div",
        tag("label", text.say("import-file"), for_="record-file"),
        tag("input", id="record-file", type="file", accept=".toml,text/plain"),
        class_="field needs-script",
        hidden=True,
    )
    button = tag("button", text.say("import-go"), class_="btn")
    form = tag(
        "form",
        tag("p", text.say("import-help"), class_="quiet"),
        file,
        field,
        button,
        method="post",
        action="/import",
    )
    summary = tag("summary", tag("h2", pictogram("tied-scroll", 20), text.say("import-title")))
    return tag("details", summary, form, class_="box import")
