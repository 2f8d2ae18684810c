"""Tables as rows of a list: who sits there, whose turn it is, since when."""

from __future__ import annotations

from datetime import UTC, datetime

from boomtown.core.svg import Markup
from boomtown.core.text import Text
from boomtown.games import symbols_of, text_of
from boomtown.server.tables.store import Chair, Room
from boomtown.server.web.pages.html import badge, tag, together

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000  # milliseconds


def ago(text: Text, moment: int, now: int) -> str:
    """How long ago something was, in one unit."""
    past = max(0, now - moment)
    if past < MINUTE:
        return text.say("ago-now")
    if past < HOUR:
        return text.say("ago-minutes", count=past // MINUTE)
    if past < DAY:
        return text.say("ago-hours", count=past // HOUR)
    return text.say("ago-days", count=past // DAY)


def since(text: Text, room: Room, now: int) -> Markup:
    """When something last happened at a table."""
    return moment_ago(text, room.changed_at, now, class_="quiet")


def moment_ago(text: Text, moment: int, now: int, class_: str | None = None) -> Markup:
    """How long ago something was, with the moment itself for programs."""
    exact = datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="seconds")
    return tag("time", ago(text, moment, now), datetime=exact, class_=class_)


def is_turn_of(room: Room, person: str | None) -> bool:
    """Whether the table waits for this person."""
    return person is not None and any(
        chair.person == person for chair in room.chairs if chair.seat in room.actors
    )


def free_seats(room: Room) -> list[int]:
    """The seats at which nobody sits."""
    return [chair.seat for chair in room.chairs if chair.is_free]


def room_status(text: Text, room: Room, person: str | None) -> str:
    """What a table is doing."""
    if room.status == "open":
        return text.say("row-free", count=len(free_seats(room)))
    if room.status == "over":
        return text.say("row-over", scores="\u00a0:\u00a0".join(map(str, room.scores)))
    awaited = [chair for chair in room.chairs if chair.seat in room.actors]
    if not awaited:
        return text.say("row-stopped")
    if is_turn_of(room, person):
        return text.say("row-your-turn")
    if len(awaited) == 1:
        return text.say("row-waits-for", name=awaited[0].name)
    return text.say("row-waits-for-several", count=len(awaited))


def seat_name(text: Text, chair: Chair) -> str:
    """Who sits at a seat."""
    if chair.is_free:
        return text.say("row-nobody")
    return text.say("row-bot", name=chair.name) if chair.bot else chair.name


def seats(text: Text, room: Room) -> Markup:
    """The tokens of the seats; free ones are dashed rings."""
    symbols = symbols_of(room.game, room.seats, room.variants)
    tokens = [
        tag("span", class_="ring") if chair.is_free else badge(symbols[chair.seat], 30)
        for chair in room.chairs
    ]
    people = text.all_of([seat_name(text, chair) for chair in room.chairs])
    unseen = tag("span", text.say("row-people", names=people), class_="unseen")
    return tag("span", *tokens, unseen, class_="seats", title=people)


def row(text: Text, room: Room, person: str | None, *end: Markup) -> Markup:
    """One table; the whole row leads there."""
    game = text_of(room.game, text.language).title()
    line = game if is_turn_of(room, person) else f"{game} · {room_status(text, room, person)}"
    title = tag("a", room.title, href=f"/table/{room.id}", class_="row-title")
    middle = tag("span", title, tag("span", line, class_="quiet"), class_="row-text")
    return tag("li", seats(text, room), middle, tag("span", *end, class_="row-end"), class_="row")


def list_rooms(rows: list[Markup], otherwise: str) -> Markup:
    """The rows, or a sentence if there are none."""
    return tag("ul", together(rows), class_="rows") if rows else tag("p", otherwise, class_="quiet empty")
