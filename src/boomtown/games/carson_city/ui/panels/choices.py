"""Options without a place on board, track or cards: buttons in the reserve's panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from boomtown.core.svg import Box, Node, node
from boomtown.games.carson_city.rules.scoring import LIMIT_PRICE, building_price
from boomtown.games.carson_city.rules.steps.actions import BuyPoints
from boomtown.games.carson_city.rules.steps.construction import ConstructBuilding
from boomtown.games.carson_city.rules.steps.ending import BUNDLE_POINTS, BUNDLE_PRICE, KeepToLimit
from boomtown.games.carson_city.rules.steps.personality import ARM_PRICE, EIGHT, HIRE_PRICE
from boomtown.games.carson_city.rules.tables import FIRST_PARCEL, PRICE
from boomtown.games.carson_city.rules.verbs import (
    AGREE,
    ARM,
    BUNDLE,
    BUY,
    DECLINE,
    DONE,
    DOUBLE,
    DUEL,
    GUNS,
    HIRE,
    KEEP,
    KINDS,
    LEAVE,
    PASS,
    PLAY,
    POINTS,
    RAISE,
    RECALL,
    REFUSE,
    TAKE,
    WAIT,
)
from boomtown.games.carson_city.ui.panels.board import MINE_BOX
from boomtown.games.carson_city.ui.panels.duel import duel_tile
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen, action_text, object_of, word_of
from boomtown.games.carson_city.ui.previews import duellists, odds
from boomtown.games.carson_city.ui.shapes import tile
from boomtown.games.carson_city.ui.whys import QUESTIONS
from boomtown.look.asking import one_of_each
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.targets import button_body, refusal, target
from boomtown.look.typesetting import lines, shorten, width

FEW: Final = 2  # so many buttons leave room for the reserve
SOME: Final = 6  # more than these fill the panel
PLACED: Final = frozenset(  # verbs whose options have a place: no button
    ("cowboy", "sheriff", "lift", "road", "build", "house", "claim", "purchase", "river", "choose", "fetch")
)
PLAIN: Final = (WAIT, PASS, RECALL, KEEP, AGREE, REFUSE, DECLINE, DONE, GUNS, LEAVE)


@dataclass(frozen=True, slots=True)
class ChoiceButton:
    """A button: what it does, in a few words, with a line below and a building beside."""

    action: int
    word: str
    note: str = ""
    picture: str = ""
    tile: int = -1  # points of a duel tile
    is_refused: bool = False  # not an option: whoever presses it is told why


def choices(seen: CarsonCitySeen) -> list[ChoiceButton]:
    """All options that need a button, in their order; then of what is refused one for each reason."""
    found = []
    for action in seen.options:
        if word_of(action) not in PLACED:
            choice = _choice(seen, action)
            if choice is not None:
                found.append(choice)
    if not seen.options:
        return found
    verbs = [verb for verb in QUESTIONS.verbs(seen.state) if verb.word not in PLACED]
    refused = QUESTIONS.list_refused(seen.state, seen.seat, *verbs) if verbs else {}
    for action in one_of_each(refused):
        choice = _choice(seen, action)
        if choice is not None:
            found.append(replace(choice, is_refused=True))
    return found


def _choice(seen: CarsonCitySeen, action: int) -> ChoiceButton | None:
    for verb in PLAIN:
        if action == verb.action:
            return ChoiceButton(action, seen.say("carson-city-scene-do", verb=verb.word))
    return _money(seen, action) or _piece(seen, action)


def _money(seen: CarsonCitySeen, action: int) -> ChoiceButton | None:
    """Options that take or bring money."""
    if action == TAKE.action:
        return ChoiceButton(action, seen.say("carson-city-scene-do-take", dollars=int(EIGHT)))
    if action == BUY.action and isinstance(seen.step, ConstructBuilding):
        price = int(building_price(seen.state, seen.seat, seen.step.square))
        return ChoiceButton(action, seen.say("carson-city-scene-do-buy", dollars=price))
    if HIRE.has(action):
        more = int(HIRE.part(action))
        return _priced(
            seen, action, seen.say("carson-city-scene-do-hire", cowboys=more + 1), int(HIRE_PRICE[more])
        )
    if ARM.has(action):
        more = int(ARM.part(action))
        return _priced(
            seen, action, seen.say("carson-city-scene-do-arm", revolvers=more + 1), int(ARM_PRICE[more])
        )
    if BUNDLE.has(action):
        bundle = int(BUNDLE.part(action))
        word = seen.say("carson-city-scene-do-points", points=int(BUNDLE_POINTS[bundle]))
        return _priced(seen, action, word, int(BUNDLE_PRICE[bundle]))
    if POINTS.has(action):
        points = int(POINTS.part(action))
        return _priced(
            seen, action, seen.say("carson-city-scene-do-points", points=points), points_cost(seen, points)
        )
    return None


def points_cost(seen: CarsonCitySeen, points: int) -> int:
    """What so many victory points cost now."""
    step = seen.step
    if isinstance(step, BuyPoints):
        return points * int(PRICE[step.square])
    if isinstance(step, KeepToLimit):
        return max(points * int(LIMIT_PRICE), int(step.excess(seen.state, seen.seat)))
    return 0


def _priced(seen: CarsonCitySeen, action: int, word: str, price: int) -> ChoiceButton:
    return ChoiceButton(action, word, seen.say("carson-city-scene-dollars", dollars=price))


def _piece(seen: CarsonCitySeen, action: int) -> ChoiceButton | None:
    """Options about a building, a duel or a duel tile."""
    if DOUBLE.has(action):
        kind = KINDS[int(DOUBLE.part(action))]
        return ChoiceButton(action, seen.say("carson-city-scene-do-double"), seen.text.name(kind), kind)
    if RAISE.has(action):
        kind = KINDS[int(RAISE.part(action))]
        return ChoiceButton(action, seen.text.name(kind), "", kind)
    if PLAY.has(action):
        return ChoiceButton(action, str(int(PLAY.part(action))), tile=int(PLAY.part(action)))
    if DUEL.has(action):
        space = int(FIRST_PARCEL + DUEL.part(action))
        return ChoiceButton(
            action, seen.say("carson-city-scene-do-duel", place=object_of(action)), _chance(seen, space)
        )
    return None


def _chance(seen: CarsonCitySeen, space: int) -> str:
    """How likely the viewer wins a duel with dice, if it fights there."""
    seats = duellists(seen, space)
    if seen.state.has_duel_tiles or seen.seat not in seats:
        return ""
    chances = odds([int(seen.state.firepower(seat)) for seat in seats], [0] * len(seats))
    return seen.say("carson-city-scene-odds", percent=round(100 * chances[seats.index(seen.seat)]))


def is_few(found: list[ChoiceButton]) -> bool:
    """Whether the buttons leave room for more in the lower row; duel tiles need it all."""
    return len(found) <= FEW and not any(choice.tile >= 0 for choice in found)


def room(found: list[ChoiceButton]) -> Box:
    """The place for these buttons: at the right of the lower row, all of it, or the whole panel."""
    wide, count = MINE_BOX[2], len(found)
    if is_few(found):
        return (wide - 134, 126, 122, 78)
    if count <= SOME:
        return (12, 130, wide - 24, 72)
    return (12, 64, wide - 24, 138)


def buttons(seen: CarsonCitySeen, found: list[ChoiceButton]) -> Iterator[Node]:
    """The buttons laid out in their room."""
    count = len(found)
    x, y, wide, high = room(found)
    rows = count if is_few(found) else 1 if count <= SOME else min(4, -(-count // 8))
    columns = -(-count // max(1, rows))
    gap = 8 if count <= SOME else 5
    for place, choice in enumerate(found):
        row, column = divmod(place, columns)
        each = (wide - gap * (columns - 1)) / columns
        tall = (high - gap * (rows - 1)) / rows
        if count == 1 and is_few(found):
            tall = 46
        left, top = round(x + column * (each + gap), 1), round(y + row * (tall + gap), 1)
        yield _button(
            choice, (left, top, round(each, 1), round(tall, 1)), count > SOME, seen.action(choice.action)
        )


@keep(4096)
def _button(choice: ChoiceButton, box: Box, is_short: bool, label: str) -> Node:
    x, y, wide, high = box
    action = action_text(choice.action)
    body = button_body(x, y, wide, high)
    middle = x + wide / 2
    parts = [body]
    if choice.picture:
        size = min(52, high - 2)
        parts.append(tile(choice.picture, x + 5, y + high / 2 - size * 0.53, size))
        middle += size / 2
        wide -= size
    word = action.rpartition(" ")[2] if is_short else choice.word
    both = f"{word} · {choice.note}"
    if choice.tile >= 0:
        parts.append(duel_tile(middle, y + high / 2, choice.tile, 36, 48))
    elif not choice.note:
        parts.append(lines(word, middle, y + high / 2, 16, wide - 8, "bold"))
    elif high < 40 and width(both, 16, "bold") < wide - 8:
        parts.append(lines(both, middle, y + high / 2, 16, wide - 8, "bold"))
    else:
        apart = 9 if high < 40 else 12.5
        parts.append(
            lines(word, middle, y + high / 2 - apart * 0.8, 15 if high < 40 else 16, wide - 8, "slab")
        )
        note = shorten(choice.note, 13, wide - 6)
        parts.append(
            words(note, middle, y + high / 2 + apart * 1.3, 13, fill="var(--ink-2)", anchor="middle")
        )
    key_ = f"button-{action.replace(' ', '-')}"
    if choice.is_refused:
        return node(key_, "mine-targets", *parts, **refusal(label, action))
    return target(key_, "mine-targets", label, action, *parts)
