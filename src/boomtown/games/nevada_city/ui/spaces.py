"""Spaces of buildings: a circle takes one marker, an octagon any number; the fee stands below, the amount beside."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from boomtown.core.svg import Markup, Style, circle, path, together
from boomtown.games.nevada_city import effect_types as kinds
from boomtown.games.nevada_city.rules.state import THE_BANK
from boomtown.games.nevada_city.rules.tables import IS_UNLIMITED, SPACES
from boomtown.games.nevada_city.ui.tokens import COLOUR, DARK, GOOD
from boomtown.look.icons import icon
from boomtown.look.lettering import INK, words
from boomtown.look.panel import chip
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS

RADIUS: Final = 11.5
Sign = tuple[str, str, str]  # icon, paint, figure


def sign_of(effect: Any) -> Sign:
    """What stands on a space for its effect."""
    match effect:
        case kinds.GainEffect():
            first = next(iter(effect.goods))
            return (*GOOD[first], str(sum(effect.goods.values())))
        case kinds.SellEffect():
            figure = f"{effect.most}$+" if effect.bonus else f"{effect.most}$"
            return (*GOOD[effect.resource], figure)
        case kinds.ContractEffect():
            paint = COLOUR[effect.colours[0]][0] if len(effect.colours) == 1 else "var(--wall)"
            return "tied-scroll", paint, str(effect.look or "")
        case kinds.LoanEffect():
            return "banknote", "var(--mint)", str(effect.receive)
        case kinds.ClaimEffect():
            land = "gold-mine" if effect.pick == "property" else "stakes-fence"
            return land, "var(--prairie)", "2" if effect.pick == "both" else ""
        case kinds.BuyEffect():
            return "wooden-crate", "var(--mustard)", str(effect.most)
        case kinds.BundleEffect():
            return "wooden-crate", "var(--mustard)", str(effect.count)
        case kinds.HireEffect():
            return "person", "var(--sky)" if effect.source == "display" else "var(--stone)", ""
        case kinds.DeputyEffect():
            return "law-star", "var(--mustard)", ""
        case kinds.ArrangeEventsEffect():
            return "cycle", "var(--rose)", ""
        case kinds.ExchangeEffect():
            return (*GOOD[effect.into], "=")
        case kinds.BuyPointsEffect():
            return "trophy-cup", "var(--gold)", str(effect.most)
        case kinds.GambleEffect():
            return "card-play", "var(--wall)", str(effect.most)
    return "smoking-pipe", "var(--wood)", ""


def shape(space: int, cx: float, cy: float, **attributes: Any) -> Markup:
    """The outline of a space."""
    if IS_UNLIMITED[space]:
        d = f"M{cx - 4.9:g} {cy - 11.8:g}h9.8l6.9 6.9v9.8l-6.9 6.9h-9.8l-6.9-6.9v-9.8z"
        return path(d, **attributes)
    return circle(cx, cy, RADIUS, **attributes)


@lru_cache(maxsize=1024)
def space_sign(space: int, cx: float, cy: float, fee: str, beside: bool, is_taken: bool = False) -> Markup:
    """A space with its icon, amount and fee; the fee stands beside it where there is no room below."""
    effects = SPACES[space][1].effects
    sign, paint, figure = sign_of(effects[0])
    edge: Style = {"fill": paint, "stroke": "var(--outline)", "stroke_width": 1.1}
    is_dark = any(GOOD[name] == (sign, paint) for name in DARK)
    parts = [shape(space, cx, cy, **edge), icon(sign, cx, cy, 16, "var(--keyline)" if is_dark else INK)]
    if figure and not is_taken:
        parts.append(chip(figure, cx + 7, cy + 8))
    if len(effects) > 1 and not is_taken:
        parts.append(chip("+", cx + 9, cy - 8))
    if beside:
        parts.append(words(fee, cx - 15, cy + 4, 12, "ui", "var(--ink)", "end"))
    else:
        parts.append(words(fee, cx, cy + 24.5, 12, "ui", "var(--ink)", "middle"))
    return together(parts)


@lru_cache(maxsize=1024)
def markers(counts: tuple[int, ...], cx: float, cy: float) -> Markup:
    """The markers on a space: one, or several side by side with their numbers."""
    there = [(seat, count) for seat, count in enumerate(counts) if count]
    if len(there) == 1 and there[0][1] == 1:
        return disc(SEATS[there[0][0]], cx, cy, 12.5)
    step = min(11.0, 20.0 / max(1, len(there) - 1)) if len(there) > 1 else 0
    parts = []
    for n, (seat, count) in enumerate(there):
        x = cx + (n - (len(there) - 1) / 2) * step
        parts.append(disc(SEATS[seat], x, cy, 10.5))
        if count > 1:
            parts.append(chip(str(count), x + 3, cy + 9))
    return together(parts)


def owner_name(owner: int) -> str:
    """The id of an owner for messages."""
    return "bank" if owner == THE_BANK else "nobody" if owner < 0 else "player"
