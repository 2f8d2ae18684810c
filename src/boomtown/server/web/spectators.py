"""What people who only watch a table are told: it is made once for all of them, however many they are."""

from __future__ import annotations

from collections.abc import Mapping

from boomtown.core.step import NOBODY
from boomtown.server.tables.session import TableSession
from boomtown.server.web import protocol as messages
from boomtown.server.web.presenter import Presenter

NOTHING = -1  # a page that has been told nothing yet


class SpectatorFeed:
    """The updates of one table in one language, numbered; pages that keep up share each of them, to the byte.

    Who is there changes nothing of the picture: an update tells who was when it was made, and pages are told apart.

    They are made in the renderer's thread, one after the other, of what the table was like when each was asked for.
    """

    def __init__(self, live: TableSession, language: str) -> None:
        self.live = live
        self.language = language
        self.desk = Presenter(live, None)
        self.desk.show(int(NOBODY), language)
        self.number = NOTHING
        self.latest = ""  # leads from the number before to this one
        self.whole: dict[int, str] = {}  # for those who come in now, by the version that their page has drawn
        self.seen: tuple[object, ...] = ()  # all that an update depends on, but for who is there
        self.here: set[str] = set()  # who was there, as the latest update tells it
        self.absences: dict[str, int] = {}

    def tell(
        self, live: TableSession, told: int, drawn: int, here: set[str], absences: Mapping[str, int]
    ) -> tuple[int, str]:
        """The number of the latest update, and what leads there from the one that a page was told last; nothing if
        that is the latest. `live` is a snapshot of the table."""
        self.desk.live = live
        seen = (live.version, live.is_cut_off)
        if seen != self.seen:
            self.here, self.absences = {*here}, {**absences}
            self.latest = messages.encode_message(self.desk.update(self.here, self.absences)).decode()
            self.seen, self.number, self.whole = seen, self.number + 1, {}
        if told == self.number:
            return self.number, ""
        if told != NOTHING and told == self.number - 1:
            return self.number, self.latest
        if drawn != live.version:
            drawn = NOTHING
        if drawn not in self.whole:
            newcomer = Presenter(live, None)
            newcomer.show(int(NOBODY), self.language, drawn)
            self.whole[drawn] = messages.encode_message(newcomer.update(self.here, self.absences)).decode()
        return self.number, self.whole[drawn]


class Spectators:
    """The feeds of all tables at which somebody watches."""

    def __init__(self) -> None:
        self.feeds: dict[str, dict[str, SpectatorFeed]] = {}

    def feed(self, live: TableSession, language: str) -> SpectatorFeed:
        """The feed of a table in a language."""
        feeds = self.feeds.setdefault(live.room.id, {})
        if language not in feeds or feeds[language].live is not live:
            feeds[language] = SpectatorFeed(live, language)
        return feeds[language]

    def forget(self, room_id: str) -> None:
        """Nobody looks at a table any more."""
        self.feeds.pop(room_id, None)
