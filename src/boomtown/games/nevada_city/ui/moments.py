"""What is shown large for a while: events, fires, fights, gambling, weddings, and what is finished."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, Style, el, rect, together
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.rules.tables import IS_MAN
from boomtown.games.nevada_city.ui.fronts import burnt, front
from boomtown.games.nevada_city.ui.portraits import portrait
from boomtown.games.nevada_city.ui.text.cards import curly
from boomtown.look.lettering import INK, words
from boomtown.look.moments import (
    LONG,
    SHORT,
    Moment,
    Story,
    emblem,
    gain,
    medallion,
    moment,
    sketch,
)
from boomtown.look.typesetting import shorten

BEGAN: Final = "nevada-city-event-fight-began"
THEIRS: Final = "nevada-city-event-outsider-drew"
OURS: Final = "nevada-city-event-character-drew"
WON: Final = "nevada-city-event-fight-won"
LOST: Final = "nevada-city-event-fight-lost"
TIED: Final = "nevada-city-event-fight-tied"
FIGHT: Final = (BEGAN, THEIRS, OURS, WON, LOST, TIED)
LEFT, RIGHT, MIDDLE = 130.0, 350.0, 240.0
EMBLEMS: Final = {  # what has an icon, and whether it ends something
    "nevada-city-event-year-began": ("sun", False),
    "nevada-city-event-event-revealed": ("newspaper", True),
    "nevada-city-event-outsider-died": ("coffin", False),
    "nevada-city-event-wounded": ("pestle-mortar", False),
    "nevada-city-event-gamble-won": ("rolling-dices", False),
    "nevada-city-event-gamble-lost": ("rolling-dices", False),
    "nevada-city-event-pot-won": ("two-coins", False),
    "nevada-city-event-contract-completed": ("tied-scroll", True),
    "nevada-city-event-game-ended": ("trophy-cup", False),
    "nevada-city-event-won": ("laurels", True),
}


def draw_moment(story: Story) -> Moment | None:
    """The newest event if it is worth a look."""
    now = story.now
    if now.name in FIGHT:
        return _fight(story)
    if now.name == "nevada-city-event-building-burnt":
        house = CARDS.building[now.numbers[0]].id
        return moment(now.said, 136, LONG, front(house, 184, 12, 112), burnt(184, 12, 112))
    if now.name == "nevada-city-event-building-finished":
        house = CARDS.building[now.numbers[0]].id
        return moment(now.said, 136, LONG, story.person(now.seat, 140, 54, 150), front(house, 264, 12, 112))
    if now.name == "nevada-city-event-wed":
        return _wedding(story)
    if now.name == "nevada-city-event-gambled":
        return _gambling(story)
    if now.name in EMBLEMS:
        icon, is_end = EMBLEMS[now.name]
        return emblem(story, icon, hold=LONG if is_end else SHORT)
    return None


def _face(person: int, x: float, y: float, r: float) -> Markup:
    """Somebody's bust, and the name below it."""
    name = curly(CARDS.person[person].name)
    shown = shorten(name, 15, 190, "slab")
    return portrait(name, bool(IS_MAN[person]), x, y, r) + words(
        shown, x, y + r + 20, 15, "slab", anchor="middle"
    )


def _card(x: float, y: float, number: int | None) -> Markup:
    """A card of the poker deck around its middle; its back while nobody knows it."""
    wide, high = 42, 56
    ground: Style = {"x": x - wide / 2, "y": y - high / 2, "width": wide, "height": high, "rx": 5}
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.5}
    if number is None:
        return el("rect", fill="var(--barn)", **ground, **line) + sketch("horseshoe", x, y, 26, "var(--wall)")
    return el("rect", fill="#fffdf6", **ground, **line) + words(
        str(CARDS.poker[number].value), x, y + 11, 30, "slab", INK, "middle"
    )


def _fight(story: Story) -> Moment | None:
    """Gun and card of both, as far as they are known, and who has more."""
    told = story.since(BEGAN)
    if told[0].name != BEGAN:
        return None
    began = told[0]
    person, gun, opponent = began.numbers
    drawn = {event.name: event.numbers for event in told if event.name in (THEIRS, OURS)}
    theirs, ours = drawn.get(THEIRS), drawn.get(OURS)
    parts: list[Markup] = []
    if story.now.name in (WON, LOST):
        x = LEFT if story.now.name == WON else RIGHT
        parts.append(rect(x - 106, 8, 212, 204, 12, fill="var(--gold)", opacity=0.22))
    parts += [_face(person, LEFT, 50, 36), story.badge(began.seat, LEFT + 34, 26, 14)]
    parts.append(_face(opponent, RIGHT, 50, 36) if opponent >= 0 else _outsider())
    parts.append(sketch("duel", MIDDLE, 50, 38, "var(--accent)"))
    parts.append(_strength(LEFT, CARDS.person[person].gun, ours[0] if ours else None))
    parts.append(_strength(RIGHT, gun, theirs[0] if theirs else None))
    is_end = story.now.name in (WON, LOST, TIED)
    return moment(story.now.said, 220, LONG if is_end else SHORT, *parts, least=2)


def _outsider() -> Markup:
    """Somebody whose face nobody knows."""
    return medallion("bandit", RIGHT, 50, 36, "var(--sunken)")


def _strength(x: float, gun: int, card: int | None) -> Markup:
    """Gun and card around a middle, and what they make."""
    parts = [sketch("revolver", x - 62, 150, 30), words(str(gun), x - 40, 159, 26, "slab")]
    parts += [words("+", x - 10, 158, 22, "slab", "var(--ink-2)", "middle"), _card(x + 22, 150, card)]
    if card is not None:
        parts.append(words(f"= {gun + CARDS.poker[card].value}", x + 52, 160, 26, "slab"))
    return together(parts)


def _wedding(story: Story) -> Moment:
    """The couple, and a ring between them."""
    child, worker = story.now.numbers[:2]
    ring = sketch("diamond-ring", MIDDLE, 52, 50, "var(--gold-ink)")
    couple = _face(child, LEFT, 52, 40) + _face(worker, RIGHT, 52, 40)
    return moment(story.now.said, 128, LONG, couple, ring)


def _gambling(story: Story) -> Moment:
    """The stake and both cards."""
    stake, card, house = story.now.numbers
    parts = [
        story.person(story.now.seat, 96, 44, 130),
        _card(208, 58, card),
        sketch("rolling-dices", 272, 58, 34, "var(--ink-2)"),
        _card(336, 58, house),
        gain(f"${stake}", 424, 58, 24),
    ]
    return moment(story.now.said, 112, SHORT, *parts)
