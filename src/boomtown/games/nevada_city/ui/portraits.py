"""Portraits of people: skin, hair, hat, beard and cloth are drawn at random from the name, and stay the same."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Style, at, circle, el, path, together
from boomtown.look.land import lot
from boomtown.look.lettering import INK

SKIN: Final = ("#f1c9a0", "#dba878", "#b97f52", "#8a5a38")
HAIR: Final = ("#3a2618", "#6d4423", "#a8662c", "#8d8378", "#1f1712")
CLOTH: Final = ("barn", "sky", "mint", "mustard", "wood", "rose", "stone-dark")
GROUND: Final = ("var(--prairie)", "var(--sage)", "var(--plaza)")
FELT: Final = ("var(--wood-dark)", "var(--wood)", "#4a4038", "#c9a466")
STRAW: Final = "#dcb765"

BODY: Final = "M5.5 32.6Q9 30.5 20 30.5Q31 30.5 34.5 32.6A19.2 19.2 0 0 1 5.5 32.6z"
NECK: Final = "M16.5 26h7v6q-3.5 3-7 0z"
SCARF: Final = "M12.5 31L20 38.5L27.5 31Q20 34.5 12.5 31z"
LONG_HAIR: Final = "M9.5 36Q7 12 20 11Q33 12 30.5 36z"
FRINGE: Final = "M12.3 21Q12 12 20 12Q28 12 27.7 21Q26.5 15.5 20.5 15.2Q14 15.5 12.3 21z"
SHORT_HAIR: Final = "M12.6 19Q12 12.5 20 12.3Q28 12.5 27.4 19Q26 15.5 20 15.5Q14 15.5 12.6 19z"
BEARD: Final = (
    "M12.7 21.5Q13 32 20 32.5Q27 32 27.3 21.5Q25.5 25.5 23 25.2Q20 23.7 17 25.2Q14.5 25.5 12.7 21.5z"
)
MOUSTACHE: Final = "M14.6 26.5q2.5-2.6 5.4-1.2q2.9-1.4 5.4 1.2q-3 1.4-5.4 .2q-2.4 1.2-5.4-.2z"
LINE: Final[Style] = {"stroke": INK, "stroke_width": 1.1, "stroke_linejoin": "round"}


def _hat(kind: str, felt: str, scarf: str, hair: str) -> Markup:
    if kind == "stetson":
        crown = "M12.3 15Q12.5 5 16.5 4.6Q20 6.6 23.5 4.6Q27.5 5 27.7 15z"
        brim = "M5 13.6Q8 16 20 15.8Q32 16 35 13.6Q33 18.6 20 18.4Q7 18.6 5 13.6z"
        return path(crown, fill=felt, **LINE) + path(brim, fill=felt, **LINE)
    if kind == "bowler":
        crown, brim = (
            "M12.6 15Q12.6 5.5 20 5.5Q27.4 5.5 27.4 15z",
            "M9 14.8Q20 18.5 31 14.8Q30 18 20 18Q10 18 9 14.8z",
        )
        return path(crown, fill=felt, **LINE) + path(brim, fill=felt, **LINE)
    if kind == "straw":
        crown = "M13.4 14.5L14.4 8.5H25.6L26.6 14.5z"
        return (
            path(crown, fill=STRAW, **LINE)
            + el("ellipse", cx=20, cy=15.3, rx=14, ry=2.8, fill=STRAW, **LINE)
            + path("M13.3 13.2h13.4", stroke=scarf, stroke_width=2)
        )
    if kind == "bonnet":
        hood = (
            "M8.5 24Q6 7 20 6.5Q34 7 31.5 24Q29.5 24.5 28.6 22"
            "Q28.5 13.5 20 13.3Q11.5 13.5 11.4 22Q10.5 24.5 8.5 24z"
        )
        return path(hood, fill=scarf, **LINE)
    return circle(20, 9, 4.2, fill=hair, **LINE)


@lru_cache(maxsize=256)
def _bust(name: str, is_man: bool) -> Markup:
    rng = lot("face", name)
    skin, hair = rng.choice(SKIN), rng.choice(HAIR)
    cloth, scarf = f"var(--{rng.choice(CLOTH)})", f"var(--{rng.choice(CLOTH)})"
    parts = [circle(20, 20, 19.2, fill=rng.choice(GROUND))]
    if not is_man:
        parts.append(path(LONG_HAIR, fill=hair, **LINE))
    parts += [
        path(BODY, fill=cloth, **LINE),
        path(NECK, fill=skin, **LINE),
        path(SCARF, fill=scarf, **LINE),
        el("ellipse", cx=20, cy=21, rx=7.4, ry=8.6, fill=skin, **LINE),
        path("M17.2 20v2M22.8 20v2", stroke=INK, stroke_width=2, stroke_linecap="round"),
        path("M20 21.5l-.9 2.5h1.5", fill="none", stroke=INK, stroke_width=0.8),
    ]
    if is_man:
        face = rng.choice(("moustache", "beard", "plain", "moustache"))
        if face == "beard":
            parts.append(path(BEARD, fill=hair, **LINE))
        elif face == "moustache":
            parts.append(path(MOUSTACHE, fill=hair))
        else:
            parts.append(path("M17.6 26q2.4 1.2 4.8 0", fill="none", stroke=INK, stroke_width=1))
        parts.append(path(SHORT_HAIR, fill=hair))
        hat = rng.choice(("stetson", "stetson", "bowler", "straw"))
    else:
        parts.append(path("M17.4 26q2.6 2 5.2 0", fill="none", stroke="#9c2f22", stroke_width=1.3))
        parts.append(path(FRINGE, fill=hair, **LINE))
        hat = rng.choice(("bonnet", "straw", "bun", "stetson"))
    parts.append(_hat(hat, rng.choice(FELT), scarf, hair))
    parts.append(circle(20, 20, 19.2, fill="none", stroke=INK, stroke_width=1.5))
    return together(parts)


@lru_cache(maxsize=512)
def portrait(name: str, is_man: bool, cx: float, cy: float, r: float) -> Markup:
    """A bust in a round frame around its middle."""
    return el("g", _bust(name, is_man), transform=at(cx - r, cy - r, r / 20))
