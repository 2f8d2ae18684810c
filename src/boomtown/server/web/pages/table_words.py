"""What the script of the table must know: its words, the rulebook's headings, and what the page shows already."""

from __future__ import annotations

from typing import Final

import msgspec

from boomtown.core.svg import Markup
from boomtown.core.text import Text
from boomtown.games import text_of
from boomtown.server.tables.session import TableSession
from boomtown.server.web.pages.html import tag
from boomtown.server.web.protocol import Update

PLAIN: Final = [
    "you",
    "bot",
    "virtual",
    "away",
    "to-act",
    "pts",
    "your-turn",
    "turn",
    "next",
    "next-choice",
    "undo",
    "undo-ask",
    "chosen",
    "hint",
    "inspect-choose",
    "thinking",
    "not-now",
    "sending",
    "warn",
    "warn-text",
    "do-it",
    "cancel",
    "yes",
    "no",
    "asked",
    "rule",
    "lost",
    "back-again",
    "trouble",
    "read-only",
    "come-back",
    "copied",
    "new",
    "silent",
    "play",
    "pause",
    "results",
    "see-table",
    "you-win",
    "shared",
    "where",
    "kind",
    "total",
    "again",
    "new-table",
    "lobby",
    "close",
    "branch",
    "record",
    "picture",
    "fair-before",
    "fair-after",
    "fair-fits",
    "fair-left-out",
    "fair-wrong",
    "fingerprint",
    "log",
    "chat",
    "why",
    "why-wait",
    "why-chosen",
    "ideas-wait",
    "muted",
    "remove-help",
    "say",
    "cannot-say",
]
FILLED: Final = {  # with the names of their arguments, which the script fills in
    "live": ("points",),
    "bot-for": ("name",),
    "mute": ("name",),
    "unmute": ("name",),
    "remove": ("name",),
    "all": ("count",),
    "worth": ("points", "name"),
    "hint-is": ("label",),
    "why-of": ("text",),
    "move-of": ("at", "moves"),
    "to-choose": ("title", "count"),
    "inspect-brings": ("points",),
    "wins": ("name",),
    "ahead": ("points", "ahead", "name"),
    "level": ("points",),
    "curtain": ("name",),
    "curtain-help": ("name",),
    "curtain-go": ("name",),
}


def words_for_script(text: Text) -> dict[str, str]:
    """All sentences the script may say; `{name}` stands for what it fills in."""
    words = {word: text.say(f"table-{word}") for word in PLAIN}
    for word, names in FILLED.items():
        words[word] = text.say(f"table-{word}", **{name: f"{{{name}}}" for name in names})
    words["coach"] = text.say("coach-link")
    words["points-one"] = text.say("points", points=1).replace("1", "{points}")
    words["points-other"] = text.say("points", points=5).replace("5", "{points}")
    return words


def headings(game: str, language: str) -> dict[str, tuple[str, str]]:
    """The headings of the rulebook: what a reason names -> where the rules page says it, and its title."""
    text = text_of(game, language)
    return {
        heading: (f"/rules/{game}#{slug}", text.help(heading)[0])
        for heading, slug in text.words.headings.items()
    }


def data(live: TableSession, shown: Update, text: Text) -> Markup:
    """It all as JSON in the page; nothing in it can end the element."""
    known = {
        "room": live.room.id,
        "game": live.room.game,
        "language": text.language,
        "seat": shown.seat if shown.seat >= 0 else -1,
        "drawn": shown.version,
        "status": shown.status,
        "fingerprint": shown.commitment,
        "words": words_for_script(text),
        "headings": headings(live.room.game, text.language),
    }
    raw = msgspec.json.encode(known).decode().replace("<", "\\u003c")
    return tag("script", Markup(raw), type="application/json", id="known")
