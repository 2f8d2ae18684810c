"""How the numbers of Last Match become words: which number of a message is which argument."""

from __future__ import annotations

from typing import Final

from boomtown.core.text import Argument, Text, Words
from last_match.rules.state import LastMatchState
from last_match.rules.verbs import ROWS, VERBS


def length(text: Text, state: LastMatchState | None, place: int) -> int:
    """The matches of a row."""
    return ROWS[place]


def figure(text: Text, state: LastMatchState | None, place: int) -> int:
    """The first choice is one match."""
    return place + 1


WORDS: Final = Words(
    game="last-match",
    package="last_match",
    verbs=VERBS,
    actions={"row": (Argument("matches", 0, length),), "take": (Argument("matches", 0, figure),)},
    events={
        "last-match-event-laid": (Argument("matches", 0),),
        "last-match-event-took": (Argument("matches", 0),),
        "last-match-score-last": (),
    },
    reasons={
        "last-match-reason-row-first": (),
        "last-match-reason-take-now": (),
        "last-match-reason-too-few": (Argument("matches", 0),),
    },
    prompts={"LayRow": (), "TakeMatches": ()},
    components=("match",),
    headings={"The row": "row", "The turn": "turn", "The end": "end"},
)
