"""How the numbers of Claim become words: which number of a message is which argument."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boomtown.core.text import Argument, Arguments, Text, Words
from boomtown.games.claim.components import BACKS, CARDS
from boomtown.games.claim.rules.state import ClaimState
from boomtown.games.claim.rules.verbs import VERBS

# Words for numbers: each takes the reader's text, the state (None if nobody gave one) and the number.


def stamp(text: Text, state: ClaimState | None, back: int) -> str:
    """The id of a stamp."""
    return BACKS[back]


def claim(text: Text, state: ClaimState | None, kind: int) -> str:
    """The id of a claim."""
    return CARDS[kind].id


def figure(text: Text, state: ClaimState | None, card: int) -> int:
    """The figure on a bid card: the first shows a 1."""
    return card + 1


def under_stamp(text: Text, state: ClaimState, rounds: int) -> str:
    """The two claims that bear the stamp all have seen, with their points."""
    one, two = (
        text.say("claim-worth", claim=card.id, points=card.worth)
        for card in CARDS
        if card.back == BACKS[state.pile.back]
    )
    return text.say("claim-either", one=one, two=two)


def winners(text: Text, state: ClaimState, best: int) -> int:
    """How many have won."""
    return sum(points == best for points in state.score)


ACTIONS: Final[Mapping[str, Arguments]] = {
    "stamp": (Argument("stamp", 0, stamp),),
    "bid": (Argument("card", 0, figure),),
    "stake": (Argument("claim", 0, claim),),
    "scout": (Argument("claim", 0, claim),),
}

PROMPTS: Final[Mapping[str, Arguments]] = {
    "Survey": (),
    "SecretBid": (Argument("claims", "rounds", under_stamp), Argument("rounds", "rounds")),
    "RevealBids": (),
    "Scout": (),
}

EVENTS: Final[Mapping[str, Arguments]] = {
    "claim-event-surveyed": (Argument("stamp", 0, stamp),),
    "claim-event-bid": (),
    "claim-event-tied": (Argument("claim", 0, claim),),
    "claim-event-scouted": (),
    "claim-event-seen": (Argument("claim", 0, claim),),
    "claim-event-won": (Argument("points", 0), Argument("winners", 0, winners)),
    "claim-score-won": (Argument("claim", 0, claim), Argument("card", 1)),
}

REASONS: Final[Mapping[str, Arguments]] = {
    "claim-reason-survey-first": (),
    "claim-reason-bid-now": (),
    "claim-reason-card-spent": (Argument("card", 0),),
    "claim-reason-reveal-first": (),
    "claim-reason-scout-first": (),
    "claim-reason-none-left": (),
}

# the headings of the rulebook, in its order -> the slug of their help
HEADINGS: Final[Mapping[str, str]] = {
    "The survey": "survey",
    "The bid": "bid",
    "The reveal": "reveal",
    "The scout": "scout",
    "The end": "end",
}

WORDS: Final = Words(
    game="claim",
    package="boomtown.games.claim",
    verbs=VERBS,
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    prompts=PROMPTS,
    components=(*(card.id for card in CARDS), *BACKS, "bid-card"),
    headings=HEADINGS,
)
