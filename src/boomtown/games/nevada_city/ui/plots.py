"""One place in town: a finished building, a site, a building that can be claimed, or a plot that waits for its year."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from boomtown.core.svg import Markup, Style, path, rect, together
from boomtown.games.nevada_city.components import CARDS, YEARS
from boomtown.games.nevada_city.effect_types import (
    TRADES,
    DeathIncomeEffect,
    FireBrigadeEffect,
    HealEffect,
    IncomeOverUnhiredEffect,
    IncomePerUnhiredEffect,
)
from boomtown.games.nevada_city.rules.state import (
    DAMAGE,
    FINISHED,
    FOR_CLAIM,
    IN_WORK,
    REPLACED,
    THE_BANK,
    NevadaCityState,
)
from boomtown.games.nevada_city.rules.tables import BUILDING_VP, BUILDING_YEAR, TRADE_COUNT
from boomtown.games.nevada_city.ui.fronts import board_up, burnt, front, scaffold
from boomtown.games.nevada_city.ui.tokens import GOOD, draw_wanted, needs
from boomtown.look.icons import ICONS, icon
from boomtown.look.land import lot, tufts
from boomtown.look.lettering import words
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import first_words, line, width

HIGH: Final = 112
FRONT: Final = 46  # the size of a front

STANDS: Final = "stands"
SITE: Final = "site"
OPEN: Final = "open"  # can be claimed
LATER: Final = "later"
GONE: Final = "gone"  # another building has taken its place


def stage_of(state: NevadaCityState, building: int) -> str:
    """What there is to see of a building."""
    stage = state.stage[building]
    if stage == FINISHED:
        return STANDS
    if stage == IN_WORK:
        return SITE
    if stage == REPLACED:
        return GONE
    return OPEN if stage == FOR_CLAIM and BUILDING_YEAR[building] <= state.year else LATER


def count_supplies(state: NevadaCityState, building: int) -> tuple[int, ...]:
    """(good of trade) -> how many lie on a site."""
    first = building * int(TRADE_COUNT)
    return tuple(state.supplied[first : first + int(TRADE_COUNT)])


def supplies(building: int, there: tuple[int, ...]) -> tuple[tuple[str, bool], ...]:
    """What a building takes, each good with whether it lies there already."""
    row: list[tuple[str, bool]] = []
    for number, name in enumerate(TRADES):
        count = CARDS.building[building].cost.get(name, 0)  # type: ignore[call-overload]
        row += [(name, place < there[number]) for place in range(count)]
    return tuple(row)


@lru_cache(maxsize=512)
def plot(building: int, wide: float, stage: str, owner: int, shut: int, name: str, tag: str) -> Markup:
    """The paper of a place with name, owner and front; goods and spaces come upon it."""
    card = CARDS.building[building]
    if stage in (LATER, GONE):
        return _waste(building, wide, name, tag)
    is_paper = stage == STANDS
    edge: Style = {"stroke": "var(--line-strong)", "stroke_dasharray": None if is_paper else "5 4"}
    fill = "var(--raised)" if is_paper else "var(--surface)"
    parts = [rect(0, 0, wide, HIGH, 9, fill=fill, **edge)]
    left = 8.0
    if owner >= 0:
        strip = f"M0 9a9 9 0 0 1 9-9h{wide - 18:g}a9 9 0 0 1 9 9v12H0z"
        is_bank = owner == THE_BANK
        parts.append(path(strip, fill="var(--stone)" if is_bank else SEATS[owner].color))
        if not is_bank:
            parts.append(path(strip, fill=SEATS[owner].pattern))
        parts.append(rect(23, 2.5, wide - 28, 16, 4, fill="var(--raised)"))
        badge = icon("bank", 12, 10.5, 16, "#2b2018") if is_bank else disc(SEATS[owner], 12, 10.5, 9.5)
        parts.append(badge)
        left = 27
    room = wide - left - 6
    parts.append(line(first_words(name, 12.5, room, "slab"), left, 15, 14, room, "slab"))
    draw = front if stage == STANDS else scaffold
    parts.append(draw(card.id, 5, 20, FRONT))
    if shut >= DAMAGE:
        parts.append(burnt(5, 20, FRONT))
    elif shut > 0:
        parts.append(board_up(5, 20, FRONT))
    points = int(BUILDING_VP[building])
    if points:
        parts.append(icon("trophy-cup", wide - 33, 36, 14, "var(--ink-2)"))
        parts.append(words(str(points), wide - 23, 41, 15, "slab"))
    if stage == STANDS and card.passive is not None:
        parts.append(passive_row(building, wide))
    if tag:
        parts.append(line(tag, wide - 7, 62, 13, wide - 60, "ui", "var(--ink-2)", "end"))
    return together(parts)


def _waste(building: int, wide: float, name: str, tag: str) -> Markup:
    """Prairie between stakes: what will stand here, and from when on."""
    rng = lot("plot", building)
    grass = [(10 + rng.random() * (wide - 20), 34 + rng.random() * (HIGH - 44), 0.9) for _ in range(8)]
    stakes = f"M12 12v10M{wide - 12:g} 12v10M12 {HIGH - 22}v10M{wide - 12:g} {HIGH - 22}v10"
    poles: Style = {"stroke": "var(--wood-dark)", "stroke_width": 3, "stroke_linecap": "round"}
    field: Style = {"fill": "var(--prairie)", "stroke": "var(--trail-edge)", "stroke_dasharray": "6 5"}
    return together(
        [
            rect(0, 0, wide, HIGH, 9, **field),
            tufts(grass),
            path(stakes, **poles),
            line(
                first_words(name, 12.5, wide - 12), wide / 2, 54, 13, wide - 12, "ui", "var(--ink)", "middle"
            ),
            line(tag, wide / 2, 74, 15, wide - 12, "slab", "var(--ink-2)", "middle"),
        ]
    )


@lru_cache(maxsize=64)
def passive_row(building: int, wide: float) -> Markup:
    """What a building brings without a marker, in signs: for what, an arrow, and what."""
    match CARDS.building[building].passive:
        case FireBrigadeEffect() as effect:
            signs = ["flame", "→", "two-coins", f"${effect.fee}"]
        case IncomePerUnhiredEffect() as effect:
            signs = ["person", "→", *_prize(dict(effect.goods))]
        case IncomeOverUnhiredEffect() as effect:
            signs = ["person", f">{effect.over}", "→", *_prize(dict(effect.goods))]
        case HealEffect() as effect:
            signs = ["wooden-crate", str(effect.commodities), "→", "stethoscope"]
        case DeathIncomeEffect() as effect:
            signs = ["coffin", "→", *_prize(dict(effect.goods))]
        case _:
            return together([])
    spans = [20.0 if sign in ICONS else width(sign, 15, "slab") + 6 for sign in signs]
    x = (wide - sum(spans)) / 2
    parts = []
    for sign, span in zip(signs, spans, strict=True):
        if sign in ICONS:
            parts.append(icon(sign, x + span / 2, 88, 18, "var(--ink-2)"))
        else:
            parts.append(words(sign, x + span / 2, 93, 15, "slab", "var(--ink)", "middle"))
        x += span
    return together(parts)


def _prize(goods: dict[Any, int]) -> list[str]:
    if goods.get("money"):
        return ["two-coins", f"${goods['money']}"]
    if goods.get("vp"):
        return ["trophy-cup", str(goods["vp"])]
    return [sign for name, count in goods.items() for sign in (GOOD[name][0], str(count))]


@lru_cache(maxsize=512)
def goods_row(items: tuple[tuple[str, bool], ...], wide: float, is_site: bool = True) -> Markup:
    """What a site takes, in one or two rows; what a building to be claimed takes is not yet lacking."""
    if not is_site:
        return draw_wanted(tuple(kind for kind, _ in items), 6, 90, wide - 12, 8.4)
    if len(items) <= 6:
        return needs(items, 6, 90, wide - 12, 8.4)
    half = -(-len(items) // 2)
    return needs(items[:half], 6, 80, wide - 12, 8) + needs(items[half:], 6, 99, wide - 12, 8)


def year_of(building: int) -> int:
    """The year from which on a building can be claimed."""
    return YEARS[max(0, int(BUILDING_YEAR[building]))]
