"""What is shown large for a while: duels, gambling, and what estates earn."""

from __future__ import annotations

from typing import Final

from boomtown.core.svg import Markup, at, el, rect, together
from boomtown.games.carson_city.rules.state import CarsonCityState, cowboys_of
from boomtown.games.carson_city.rules.tables import FIRST_BUILDING
from boomtown.games.carson_city.rules.verbs import KINDS
from boomtown.games.carson_city.ui.panels.duel import die, duel_tile
from boomtown.games.carson_city.ui.previews import odds
from boomtown.games.carson_city.ui.shapes import tile
from boomtown.look.lettering import words
from boomtown.look.moments import (
    LONG,
    SHORT,
    Moment,
    Story,
    StoryEvent,
    columns,
    emblem,
    gain,
    medallion,
    moment,
    rows,
    sketch,
)

BEGAN: Final = "carson-city-event-duel-began"
ROLLED: Final = "carson-city-event-die-rolled"
SHOWN: Final = "carson-city-event-tile-shown"
WON: Final = "carson-city-event-duel-won"
EARNED: Final = "carson-city-event-estate-income"
INCOMES: Final = (
    EARNED,
    "carson-city-event-doubled",
    "carson-city-event-robbed",
    "carson-city-event-parcels-income",
    "carson-city-event-cowboy-income",
    "carson-city-event-settler-income",
)
BROAD: Final = 136  # units of somebody's firepower and die
SMALL: Final = 36  # units of a building in a list


def draw_moment(story: Story) -> Moment | None:
    """The newest event if it is worth a look: what a duel has come to, a throw, an income."""
    now = story.now
    if now.name in (BEGAN, ROLLED, SHOWN, WON):
        return _duel(story)
    if now.name == "carson-city-event-gambled":
        return _gambling(story, now)
    if now.name == EARNED and now.numbers[0] > 0:
        return _income(story)
    if now.name == "carson-city-event-turn-began":
        return emblem(story, "western-hat", hold=SHORT)
    if now.name == "carson-city-event-won":
        return emblem(story, "laurels")
    return None


def _duel(story: Story) -> Moment | None:
    """Everybody's firepower, die or tile and total side by side, as far as they are known."""
    told = story.since(BEGAN)
    added = {event.seat: event for event in told if event.name in (ROLLED, SHOWN)}
    state, space = story.view.state, _space(told)
    seats = _duellists(state, space, list(added)) if space is not None else list(added)
    if len(seats) < 2:  # tiles are chosen one by one: the beginning may have been told before
        return None
    winner = story.now.seat if story.now.name == WON else -1
    has_tiles = bool(state.has_duel_tiles)
    powers = [added[seat].numbers[1] if seat in added else int(state.firepower(seat)) for seat in seats]
    chances: list[float] = []
    if winner < 0 and not has_tiles and len(added) < len(seats):
        chances = odds(powers, [added[seat].numbers[0] if seat in added else 0 for seat in seats])
    parts: list[Markup] = []
    middles = columns(len(seats))
    for place, (x, seat) in enumerate(zip(middles, seats, strict=True)):
        if seat == winner:
            room = 2 * middles[0] - 48
            parts.insert(0, rect(x - room / 2 + 4, 12, room - 8, 210, 12, fill="var(--gold)", opacity=0.22))
        if place:
            parts.append(sketch("duel", (middles[place - 1] + x) / 2, 48, 34, "var(--accent)"))
        parts.append(story.person(seat, x, 44, 110))
        total = _sum(powers[place], added.get(seat), has_tiles, seat == winner)
        parts.append(el("g", total, transform=at(x, 150, min(1, 2 * (middles[0] - 24) / BROAD))))
        if chances:
            said = story.text.say("carson-city-scene-odds", percent=round(100 * chances[place]))
            parts.append(words(said, x, 219, 16, fill="var(--ink-2)", anchor="middle"))
    return moment(story.now.said, 232, LONG if winner >= 0 else SHORT, *parts, least=2)


def _space(told: list[StoryEvent]) -> int | None:
    """Where the duel is fought, if its beginning was told."""
    return told[0].numbers[0] if told and told[0].name == BEGAN else None


def _duellists(state: CarsonCityState, space: int, known: list[int]) -> list[int]:
    """Who fights, in the order of passing; the losers may have gone home already."""
    standing = state.standing[space]
    return [
        int(seat)
        for seat in state.lower
        if seat >= 0 and (int(seat) in known or cowboys_of(standing, seat) > 0)
    ]


def _sum(power: int, added: StoryEvent | None, has_tiles: bool, is_winner: bool) -> Markup:
    """Firepower and die around the origin, and below them what that makes."""
    parts = [sketch("revolver", -48, -26, 30), words(str(power), -26, -17, 26, "slab")]
    parts.append(words("+", 4, -18, 24, "slab", "var(--ink-2)", "middle"))
    if has_tiles:
        parts.append(duel_tile(38, -26, added.numbers[0] if added else -1, 36, 46))
    else:
        parts.append(die(38, -26, added.numbers[0] if added else 0, 46))
    if added is not None:
        total = str(added.numbers[2])
        plain = words(total, 0, 40, 34, "slab", anchor="middle")
        parts.append(gain(total, 0, 30, 34) if is_winner else plain)
    return together(parts)


def _gambling(story: Story, now: StoryEvent) -> Moment:
    """Both dice, and the money."""
    dollars, first, second = now.numbers
    parts = [
        story.badge(now.seat, 84, 66, 34),
        die(184, 66, first, 68),
        die(266, 66, second, 68),
        gain(f"${dollars}", 386, 66, 34),
    ]
    return moment(now.said, 124, LONG, *parts)


def _income(story: Story) -> Moment:
    """The estates that have earned so far, the newest last."""
    state = story.view.state
    earned = [event for event in story.run(*INCOMES) if event.name == EARNED and event.numbers[0] > 0]
    return rows(
        story,
        [(one.seat, _draw_estate(state, one.numbers[1]), f"+${one.numbers[0]}") for one in earned],
        SHORT,
    )


def _draw_estate(state: CarsonCityState, place: int) -> Markup:
    """What stands on a parcel, around the origin."""
    kind = int(state.content[place] - FIRST_BUILDING)
    if not 0 <= kind < len(KINDS):
        return medallion("coins", 0, 0, 18)
    return tile(KINDS[kind], -SMALL / 2, -SMALL / 2, SMALL)
