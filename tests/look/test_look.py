"""The tokens, icons, seats and fonts are whole, and everything that is drawn with them exists."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import boomtown.look
from boomtown.core.svg import Markup, el, make_scene, node
from boomtown.core.svg import Section as Room
from boomtown.look import LOOK, land, pieces, skyline
from boomtown.look.buildings import BUILDINGS, building
from boomtown.look.icons import ICONS, icon
from boomtown.look.lettering import broken, shorten, words
from boomtown.look.picture import FONTS, png
from boomtown.look.seats import SEATS
from boomtown.look.tokens import THEMES, read_tokens

FOLDER = Path(boomtown.look.__file__).parent
SOURCES = FOLDER.parent
DRAWING = [
    *FOLDER.glob("*.py"),
    *SOURCES.glob("games/*/ui/**/*.py"),
    *SOURCES.glob("server/web/pages/*.py"),
]

DRAWN: dict[str, Callable[[], Markup]] = {
    "disc": lambda: pieces.disc(SEATS[0], 0, 0, 20),
    "cowboy": lambda: pieces.cowboy(SEATS[1], 0, 0),
    "farmer": lambda: pieces.cowboy(SEATS[2], 0, 0, lying=True),
    "tent": lambda: pieces.tent(SEATS[3], 0, 0),
    "pile": lambda: pieces.pile(0, 0, 12),
    "gravel": lambda: pieces.token(0, 0, 0),
    "nugget": lambda: land.nugget(0, 0),
    "tipi": lambda: land.tipi(0, 0),
    "horses": lambda: land.horses(0, 0),
    "tower": lambda: land.water_tower(0, 0),
    "tunnel": lambda: land.tunnel(0, 0, 90),
    "compass": lambda: land.compass(0, 0),
    "peak": lambda: land.peak(0, 0, 20, 20),
    "skyline": lambda: el("g", skyline.skyline()),
    "wayside": lambda: el("g", skyline.wayside()),
    **{kind: lambda kind=kind: building(kind, 0, 0, 64) for kind in BUILDINGS},  # type: ignore[misc]
}


def test_both_themes_know_every_token_that_is_drawn() -> None:
    used = {
        name for path in DRAWING for name in re.findall(r"var\(--([a-z0-9-]+)\)", path.read_text("utf-8"))
    }
    used |= {f"seat-{seat.name}{end}" for seat in SEATS for end in ("", "-ink")}
    used -= {"x"}
    assert used
    for theme, tokens in THEMES.items():
        assert sorted(used - tokens.keys()) == [], theme


def test_night_differs_where_it_must() -> None:
    noon, night = THEMES["noon"], THEMES["night"]
    assert noon.keys() == night.keys()
    assert noon["prairie"] != night["prairie"]
    assert noon["seat-hat"] == night["seat-hat"], "seats look the same by day and night"
    assert noon["d-move"] == night["d-move"] == "320ms", "rules for media do not count"


def test_a_token_that_only_the_night_has_is_refused() -> None:
    with pytest.raises(ValueError, match="moon"):
        read_tokens(':root { --sky: #fff; } [data-theme="night"] { --moon: #eee; }')


def test_every_icon_is_used_and_credited_to_its_author() -> None:
    text = "".join(path.read_text("utf-8") for path in DRAWING)
    credits = (FOLDER / "CREDITS.md").read_text("utf-8")
    for name, drawn in ICONS.items():
        assert f'"{name}"' in text, f"{name} is not used"
        assert f"| `{name}` | {drawn.author} |" in credits
    assert len(re.findall(r"^\| `", credits, re.MULTILINE)) == len(ICONS)


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(KeyError):
        icon("spaceship", 0, 0, 10)


def test_seats_are_told_apart_by_colour_symbol_and_pattern() -> None:
    assert [seat.name for seat in SEATS] == ["hat", "star", "cactus", "boot", "horseshoe", "cow"]
    assert len({THEMES["noon"][f"seat-{seat.name}"] for seat in SEATS}) == 6
    assert len({seat.icon for seat in SEATS}) == 6
    assert len({re.sub(r'id="[^"]*"', "", LOOK.defs[f"p-{seat.name}"]) for seat in SEATS}) == 6


@pytest.mark.parametrize("name", DRAWN)
def test_each_piece_is_valid_and_known_to_both_themes(name: str) -> None:
    drawing = DRAWN[name]()
    ElementTree.fromstring(drawing)
    for theme in THEMES:
        assert "var(" not in LOOK.paint(drawing, theme)
    for used in re.findall(r'(?:href="|url\()#([\w-]+)', drawing):
        assert used in LOOK.defs


def test_text_too_small_to_read_is_refused() -> None:
    with pytest.raises(ValueError, match="too small"):
        words("fine print", 0, 0, 11)


def test_long_names_are_cut_to_their_room() -> None:
    assert shorten("Doc", 17, 100) == "Doc"
    assert shorten("W" * 200, 17, 100).endswith("…")
    assert len(shorten("W" * 200, 17, 100)) < 10
    assert shorten("Doc", 17, 0) == "…"


def test_labels_too_long_for_a_button_go_on_two_lines() -> None:
    assert broken("Pass", 16, 90) == ["Pass"]
    assert broken("Chercher de l’or", 16, 90) == ["Chercher", "de l’or"]
    assert broken("Donaudampfschifffahrt", 16, 90)[0].endswith("…")


def test_fonts_are_shipped_in_both_forms_with_their_licences() -> None:
    for name in FONTS:
        assert (FOLDER / f"fonts/{name}.ttf").stat().st_size > 10_000
        assert (FOLDER / f"fonts/{name}.woff2").stat().st_size > 10_000
        family = name.rpartition("-")[0]
        assert "SIL OPEN FONT LICENSE" in (FOLDER / f"fonts/OFL-{family}.txt").read_text("utf-8")
    json.loads((FOLDER / "icons.json").read_text("utf-8"))


def picture(*parts: Markup) -> str:
    """A small picture with these parts."""
    box = (0.0, 0.0, 100.0, 40.0)
    return make_scene(
        "test", box, [Room("all", "All", box, ("all",))], [node("k", "all", *parts)], LOOK
    ).svg()


@pytest.mark.parametrize("font", ["ui", "bold", "slab", "display"])
def test_resvg_draws_text_in_each_shipped_font(font: str) -> None:
    plain, written = png(picture(el("g")), 200), png(picture(words("Gold 7", 5, 30, 24, font)), 200)  # type: ignore[arg-type]
    assert written[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(written[16:20], "big") == 200, "the width that was asked for"
    assert written != plain
    other = png(picture(words("Gold 7", 5, 30, 24, "slab" if font == "ui" else "ui")), 200)
    assert written != other, "the font was not found and another one drawn"
