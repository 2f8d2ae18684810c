"""What is shown large for a while: tokens that are dug up, what a completed feature brings, and the reckoning."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, at, el
from boomtown.look.moments import LONG, SHORT, Moment, Story, StoryEvent, emblem, medallion, moment, rows
from boomtown.look.pieces import tent, token
from boomtown.look.seats import SEATS

TAKEN: Final = "gold-rush-event-token-taken"
PITCHED: Final = "gold-rush-event-tent-pitched"
SEEN: Final = "gold-rush-event-token-seen"
SCORES: Final = {  # during the game each stands alone
    "gold-rush-score-railroad": "steam-locomotive",
    "gold-rush-score-city": "village",
    "gold-rush-score-mountain": "gold-mine",
}
LAST_SCORES: Final = {  # at the end they are a list
    "gold-rush-score-incomplete-railroad": "steam-locomotive",
    "gold-rush-score-incomplete-city": "village",
    "gold-rush-score-incomplete-mountain": "gold-mine",
    "gold-rush-score-prairie": "horse-head",
    "gold-rush-score-gold": "gold-nuggets",
}
EMBLEMS: Final = {
    "gold-rush-event-mountain-unclaimed": "gold-mine",
    "gold-rush-event-final-scoring": "trophy-cup",
    "gold-rush-event-won": "laurels",
}


def draw_moment(story: Story) -> Moment | None:
    """The newest event if it is worth a look."""
    now = story.now
    if now.name in (TAKEN, PITCHED) and story.is_own:
        return None  # whoever does it sees what comes of it
    if now.name == TAKEN:
        return emblem(story, "gold-nuggets", hold=SHORT)  # what it shows is for its owner alone
    if now.name == SEEN:  # told to whoever has dug, and to nobody else
        return _dug_up(story, el("g", token(0, 0, now.numbers[0], 20), transform=at(300, 62, 2)))
    if now.name == PITCHED:
        drawn = tent(SEATS[story.symbols[now.seat]], 300, 66, 92)
        return moment(now.said, 124, SHORT, story.person(now.seat, 170, 48, 150), drawn)
    if now.name in SCORES:
        return emblem(story, SCORES[now.name], f"+{now.points}")
    if now.name in LAST_SCORES:
        last = [event for event in story.run(*LAST_SCORES) if event.points]
        return rows(story, [_row(event) for event in last], SHORT) if last and now.points else None
    if now.name in EMBLEMS:
        return emblem(story, EMBLEMS[now.name], hold=SHORT if now.seat < 0 else LONG)
    return None


def _dug_up(story: Story, drawn: Markup) -> Moment:
    """What comes out of the mountain, beside whoever has dug."""
    return moment(story.now.said, 124, SHORT, story.person(story.now.seat, 170, 48, 150), drawn)


def _row(event: StoryEvent) -> tuple[int, Markup, str]:
    """A line of the reckoning."""
    return event.seat, medallion(LAST_SCORES[event.name], 0, 0, 18), f"+{event.points}"
