"""What several drawings of the Card Game share: words over a picture, and the names of eras."""

from __future__ import annotations

from boomtown.core.svg import Markup, rect
from boomtown.core.text import Text
from boomtown.look.lettering import words
from boomtown.look.typesetting import shorten, width


def pill(content: str, cx: float, cy: float, room: float) -> Markup:
    """Words on a dark pill, over a picture."""
    shown = shorten(content, 14, room - 16, "bold")
    wide = min(room, width(shown, 14, "bold") + 18)
    body = rect(cx - wide / 2, cy - 12, wide, 24, 12, fill="var(--bar)")
    return body + words(shown, cx, cy + 5, 14, "bold", "var(--bar-ink)", "middle")


def era_name(text: Text, era: int) -> str:
    """The first or the second era, as on the backs of cards."""
    return text.say("card-game-scene-era", era="I" if era == 0 else "II")
