"""Who is there, who is away, and for how long somebody is waited for: told apart from the picture of a table."""

from __future__ import annotations

from collections.abc import Mapping

from boomtown.core.text import Text
from boomtown.server.tables.session import TableSession
from boomtown.server.web.page_text import WORDS
from boomtown.server.web.protocol import Presence, Present


def presence_at(live: TableSession, language: str, here: set[str], absences: Mapping[str, int]) -> Presence:
    """By seat; `here` are the people who are connected, `absences` those who are waited for, with the minutes left."""
    return Presence(
        [
            Present(
                seat=chair.seat,
                is_here=bool(chair.bot) or chair.person in here,
                absence=say_absence(language, absences.get(chair.person or "")),
                is_replaceable=absences.get(chair.person or "") == 0,
            )
            for chair in live.chairs
        ]
    )


def say_absence(language: str, minutes: int | None) -> str:
    """How long somebody who is away is waited for."""
    return "" if minutes is None else Text(WORDS, language).say("table-absence", minutes=minutes)
