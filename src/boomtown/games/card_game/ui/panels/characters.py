"""Character cards: who it is, what it does and when, its signs and its appeal; and the backs with the suits."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boomtown.core.pile import NO_BACK
from boomtown.core.svg import Markup, Style, circle, el, number, path, rect, together
from boomtown.core.text import Text
from boomtown.games.card_game.components import BACKS, CHARACTERS, SUITS
from boomtown.games.card_game.rules.tables import EDITOR_ONE_SIGN, PAPERBOY_AT_ONCE, STAGE_TWO
from boomtown.games.card_game.rules.verbs import USABLE_NAMES
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.land import compass
from boomtown.look.lettering import INK, Font, words
from boomtown.look.panel import figure_disc
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import break_in_two, fit_size, shorten, width

ICON: Final = {
    "cowboy": "lasso",
    "auctioneer": "gavel",
    "settler": "farmer",
    "captain": "captain-hat-profile",
    "singer": "sing",
    "lawyer": "scales",
    "banker": "banknote",
    "governor": "top-hat",
    "doctor": "stethoscope",
    "heroes": "medal",
    "teacher": "teacher",
    "editor": "newspaper",
    "grocer": "shopping-bag",
    "day-labourer": "dig-dug",
    "paperboy": "papers",
    "sheriff": "law-star",
    "guide": "trail",
    "prospector": "miner",
    "gunsmith": "revolver",
    "mercenary": "bullets",
    "undertaker": "coffin",
}
PAINT: Final[dict[tuple[str, ...], str]] = {  # both signs: green
    ("dollar",): "var(--mustard)",
    ("arrow",): "var(--sky)",
}
Switches = tuple[int, ...]  # how a table has decided about the rules; nothing away from a table
CARD: Final = (112, 112)  # width and height
BACK: Final = (58, 88)  # the same of a back: six suits stand in one column
FIRST_SUIT: Final = 8.6  # radius of the strongest suit; the others are smaller
OTHER_SUIT: Final = 6.4


@keep(256)
def effect(text: Text, character: int) -> str:
    """In a few words, what a character does."""
    return text.say("card-game-effect.short", character=CHARACTERS[character].id)


@keep(512)
def moment(text: Text, character: int, switches: Switches = ()) -> str:
    """When a character is used: before the bids, after they are shown, when the table says; empty if it never is."""
    name = CHARACTERS[character].id
    if name == "paperboy":
        return text.say("card-game-scene-when-taken" if is_at_once(switches) else "card-game-scene-at-end")
    if name not in USABLE_NAMES:
        return ""
    is_late = USABLE_NAMES.index(name) >= STAGE_TWO
    return text.say("card-game-scene-after-bids" if is_late else "card-game-scene-before-bids")


def is_at_once(switches: Switches) -> bool:
    """Whether the Paperboy runs when he is taken."""
    return bool(switches) and switches[PAPERBOY_AT_ONCE] == 1


def effect_at(switches: Switches, character: int) -> str:
    """The id of a character, or of what it does at a table that has decided otherwise."""
    name = CHARACTERS[character].id
    if name == "paperboy" and is_at_once(switches):
        return "paperboy-at-once"
    if name == "editor" and switches and switches[EDITOR_ONE_SIGN] == 1:
        return "editor-one-sign"
    return name


@keep(1024)
def character_label(text: Text, character: int, state: str = "", switches: Switches = ()) -> str:
    """For whoever cannot see the card: name, effect at this table, appeal, and whether it is ready."""
    person = CHARACTERS[character]
    label = text.say(
        "card-game-scene-character",
        name=text.name(person.id),
        effect=text.say("card-game-effect", character=effect_at(switches, character)),
        appeal=person.appeal,
    )
    return text.say("list-next", items=label, next=state) if state else label


def portrait(character: int, cx: float, cy: float, r: float) -> Markup:
    """The round picture of a character on its paint."""
    person = CHARACTERS[character]
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.3}
    ground = circle(cx, cy, r, fill="var(--wall)", **line)
    return ground + icon(ICON[person.id], cx, cy, r * 1.4, INK)


def _sign(sign: str, cx: float, cy: float, r: float = 10) -> Markup:
    """A dollar: points at the end. An arrow: once in an era it is turned sideways."""
    ring = circle(cx, cy, r, fill="var(--wall)", stroke="var(--outline)")
    if sign == "arrow":
        return ring + icon("clockwise-rotation", cx, cy, r * 1.3, INK)
    return ring + words("$", cx, cy + r * 0.5, max(12, r * 1.4), "slab", INK, "middle")


@lru_cache(maxsize=1024)
def character_card(character: int, name: str, does: str, note: str = "", is_used: bool = False) -> Markup:
    """A whole card; the note stands in the place of the effect's second line: when it is used, or that it was."""
    person = CHARACTERS[character]
    wide, high = CARD
    paint = PAINT.get(person.signs, "var(--mint)")
    band = f"M0 50V7a7 7 0 0 1 7-7h{wide - 14}a7 7 0 0 1 7 7v43z"
    letters = 13 if not any("…" in line for line in break_in_two(does, 13, wide - 4)) else 12
    lines = break_in_two(does, letters, wide - 4)
    first = 92 if len(lines) == 1 and not note else 86 if len(lines) == 1 or not note else 80
    step = 16 if len(lines) == 1 or not note else 13
    size = fit_size(name, 15, wide - 4, "slab")
    parts = [
        rect(-0.5, 2, wide + 1, high, 8, fill="#000", opacity=0.2),
        rect(0, 0, wide, high, 7, fill="var(--raised)", stroke="var(--line-strong)"),
        path(band, fill=paint),
        portrait(character, wide / 2, 26, 23),
        *(_sign(sign, 14, 14 + 22 * n) for n, sign in enumerate(person.signs)),
        figure_disc(person.appeal, wide - 14, 14, 10.5),
        words(shorten(name, size, wide + 4, "slab"), wide / 2, 67, size, "slab", anchor="middle"),
        *(
            words(line, wide / 2, first + step * n, letters, "ui", "var(--ink-2)", "middle")
            for n, line in enumerate(lines)
        ),
    ]
    whole = together(parts)
    if is_used:
        whole = el("g", whole, opacity=0.45) + _hatch(wide, high)
    if note:
        font: Font = "bold" if is_used else "ui"
        ink = "var(--ink)" if is_used else "var(--ink-2)"
        whole += words(
            shorten(note, 13, wide - 8, font),
            wide / 2,
            first + step * len(lines) + 1,
            13,
            font,
            ink,
            "middle",
        )
    return whole


def _hatch(wide: float, high: float) -> Markup:
    """Not now: slanting lines over the picture."""
    step, lines = 14, []
    for x in range(step, int(wide) + 50, step):
        low = max(0, x - wide)
        lines.append(f"M{number(min(x, wide))} {number(low)}L{number(max(0, x - 50))} {number(min(50, x))}")
    return path("".join(lines), stroke="var(--ink-3)", stroke_width=1.2, opacity=0.5)


@lru_cache(maxsize=1024)
def character_strip(
    character: int, name: str, note: str, size: tuple[float, float], is_used: bool = False
) -> Markup:
    """A character in a line, where there are many; the note is its effect or state, if there is room for it."""
    person = CHARACTERS[character]
    wide, high = size
    r = min(15.0 if note else 12.0, high / 2 - 3)
    left = 2 * r + (10 if note else 7)
    bow = "a6.5 6.5 0 0 1"
    edge = f"M0.5 {high - 7:g}V7{bow} 6.5-6.5h{r - 2:g}V{high - 0.5:g}H7{bow}-6.5-6.5z"
    parts = [
        rect(0, 0, wide, high, 7, fill="var(--raised)", stroke="var(--line-strong)"),
        path(edge, fill=PAINT.get(person.signs, "var(--mint)")),
        portrait(character, r + 5, high / 2, r),
    ]
    if note:
        parts.append(words(shorten(name, 15, wide - left - 26, "slab"), left, high / 2 - 2, 15, "slab"))
        parts.append(words(shorten(note, 13, wide - left), left, high / 2 + 14, 13, "ui", "var(--ink-2)"))
        parts.append(figure_disc(person.appeal, wide - 14, 13, 9.3))
    else:
        letters = fit_size(name, 13.5, wide - left, "slab")
        if width(name, letters, "slab") <= wide - left or high < 28:
            lines = [shorten(name, letters, wide - left + 4, "slab")]
        else:
            lines, letters = break_in_two(name.replace("-", "- "), 12, wide - left + 4, "slab"), 12.0
        top = high / 2 + 4.5 - 6.5 * (len(lines) - 1)
        parts += [words(line, left, top + 13 * n, letters, "slab") for n, line in enumerate(lines)]
    whole = together(parts)
    if not is_used:
        return whole
    line: Style = {"stroke": "var(--ink-2)", "stroke_width": 1.6}
    strike = path(f"M4 {number(high - 4)}L{number(2 * r + 4)} 4", **line)
    return el("g", whole, opacity=0.55) + strike


@lru_cache(maxsize=64)
def character_back(back: int) -> Markup:
    """The back: six suits in the order of ties, the strongest on top and larger; or a skull; or nothing known yet."""
    wide, high = BACK
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.4}
    body = rect(0, 0, wide, high, 6, fill="var(--wall)", **line)
    if back == NO_BACK:
        return body + compass(wide / 2, high / 2, 22)
    if BACKS[back] == "skull":
        return body + icon("desert-skull", wide / 2, high / 2, 44, INK)
    first, *others = (SEATS[SUITS.index(suit)] for suit in BACKS[back].split("-"))
    low = high - 3 - OTHER_SUIT  # the last one stands here, the others close above it
    column = [
        disc(suit, wide / 2, round(low - 2 * OTHER_SUIT * n, 1), OTHER_SUIT)
        for n, suit in enumerate(reversed(others))
    ]
    return body + disc(first, wide / 2, 3 + FIRST_SUIT, FIRST_SUIT) + together(column)


@lru_cache(maxsize=8)
def terrain_back(era: int, size: float = 60) -> Markup:
    """The back of the terrain cards of an era."""
    line: Style = {"stroke": "var(--outline)", "stroke_width": 1.4}
    paint = "var(--barn)" if era else "var(--wood)"
    seam: Style = {"fill": "none", "stroke": "var(--wall)", "stroke_dasharray": "3 3"}
    body = rect(0, 0, size, size, 6, fill=paint, **line)
    frame = rect(5, 5, size - 10, size - 10, 4, **seam)
    sign = words("II" if era else "I", size / 2, size / 2 + 10, 28, "display", "var(--wall)", "middle")
    return body + frame + sign


def stack(under: int, wide: float = 60, high: float = 60) -> Markup:
    """The edges of cards that lie under the uppermost one."""
    layers = min(3, under)
    line: Style = {"fill": "var(--wood-dark)", "stroke": "var(--outline)", "stroke_width": 0.8}
    return together(rect(1.6 * n, 1.9 * n, wide, high, 6, **line) for n in range(layers, 0, -1))
