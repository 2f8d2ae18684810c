"""The tokens, icons, seats and fonts are whole, and everything that is drawn with them exists."""

import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import boomtown.look
from boomtown.core.svg import Box, Markup, at, el, make_scene, node, rect
from boomtown.core.svg import Section as Room
from boomtown.look import LOOK, land, pieces, skyline
from boomtown.look.buildings import BUILDINGS, building
from boomtown.look.font_metrics import ELSEWHERE, advances
from boomtown.look.icons import ICONS, icon
from boomtown.look.lettering import FILE, Font, words
from boomtown.look.picture import FONTS, png
from boomtown.look.seats import SEATS
from boomtown.look.targets import action_button, ghost, refusal, target, why_field
from boomtown.look.tokens import THEMES, read_tokens
from boomtown.look.typesetting import break_in_two, first_words, line, shorten, width, wrap_text

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


@pytest.mark.parametrize("font", FILE)
@pytest.mark.parametrize("content", ["Hannibal", "7 + 5", "Wäscherei", "« Où ? »"])
def test_text_is_as_wide_as_it_is_measured(font: Font, content: str) -> None:
    size, room = 40, 400  # two bars enclose the text: one where it begins, one where it must end
    wide = width(f"|{content}|", size, font)
    drawn = png(picture(words(f"|{content}|", 0, 40, size, font), box=(0.0, 0.0, room, 60.0)), room)
    columns = ink_columns(drawn)
    gap = width("|", size, font) / 2
    assert columns[0] == pytest.approx(gap, abs=3)
    assert columns[-1] == pytest.approx(wide - gap, abs=3 + 0.06 * wide), "pairs of letters may stand closer"


@pytest.mark.parametrize("font", FILE)
def test_all_letters_of_our_languages_are_measured(font: Font) -> None:
    letters = {letter for path in SOURCES.rglob("locale/*.ftl") for letter in path.read_text("utf-8")}
    assert sorted(letters - advances(FILE[font]).keys() - ELSEWHERE.keys()) == ["\n"]


def test_letters_of_other_fonts_have_a_width_too() -> None:
    assert width("町", 10) == 10
    assert width("\u1f60", 10) == 6


def test_long_names_are_cut_to_their_room() -> None:
    assert shorten("Doc", 17, 100) == "Doc"
    assert shorten("W" * 200, 17, 100).endswith("…")
    assert len(shorten("W" * 200, 17, 100)) < 10
    assert shorten("Doc", 17, 0) == "…"


def test_labels_too_long_for_a_button_go_on_two_lines() -> None:
    assert break_in_two("Pass", 16, 90) == ["Pass"]
    assert break_in_two("Chercher de l’or", 16, 90) == ["Chercher", "de l’or"]
    assert break_in_two("Donaudampfschifffahrt", 16, 90)[0].endswith("…")


def test_fonts_are_shipped_in_both_forms_with_their_licences() -> None:
    for name in FONTS:
        assert (FOLDER / f"fonts/{name}.ttf").stat().st_size > 10_000
        assert (FOLDER / f"fonts/{name}.woff2").stat().st_size > 10_000
        family = name.rpartition("-")[0]
        assert "SIL OPEN FONT LICENSE" in (FOLDER / f"fonts/OFL-{family}.txt").read_text("utf-8")
    json.loads((FOLDER / "icons.json").read_text("utf-8"))


def ink_columns(image: bytes) -> list[int]:
    """The columns of a PNG of eight bits a channel that differ from its first one."""
    wide, high = (int.from_bytes(image[at : at + 4], "big") for at in (16, 20))
    at, data = 8, b""
    while at < len(image):
        length = int.from_bytes(image[at : at + 4], "big")
        data += image[at + 8 : at + 8 + length] if image[at + 4 : at + 8] == b"IDAT" else b""
        at += 12 + length
    raw, step = zlib.decompress(data), 4 * wide
    above, inked = bytearray(step), set[int]()
    for row in range(high):
        kind, scan = raw[row * (step + 1)], bytearray(raw[row * (step + 1) + 1 : (row + 1) * (step + 1)])
        for n in range(step):
            left, up, corner = (scan[n - 4], above[n], above[n - 4]) if n > 3 else (0, above[n], 0)
            paeth = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
            scan[n] = (scan[n] + (0, left, up, (left + up) // 2, paeth)[kind]) % 256
        inked |= {n // 4 for n in range(4, step) if abs(scan[n] - scan[n % 4]) > 60}
        above = scan
    return sorted(inked)


def picture(*parts: Markup, box: Box = (0.0, 0.0, 100.0, 40.0)) -> str:
    """A small picture with these parts."""
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


def test_text_is_wrapped_at_spaces_and_its_last_line_is_cut() -> None:
    rows = wrap_text("Anybody who owns a mine may dig here once a year", 14, 120)
    assert " ".join(rows) == "Anybody who owns a mine may dig here once a year"
    assert len(rows) > 2 and all(width(row, 14) <= 120 for row in rows)
    cut = wrap_text("Anybody who owns a mine may dig here once a year", 14, 120, 2)
    assert cut[0] == rows[0] and cut[1].endswith("…") and len(cut) == 2
    assert wrap_text("wait\u00a0here now", 14, 40)[0] == "wait\u00a0here", "not at hard spaces"


def test_a_line_becomes_smaller_before_it_is_cut() -> None:
    assert 'font-size="20"' in line("Doc", 0, 0, 20, 100)
    smaller = line("Calamity Jane", 0, 0, 20, 80)
    assert "Calamity Jane" in smaller and 'font-size="12' not in smaller and 'font-size="20"' not in smaller
    assert 'font-size="12"' in line("Calamity Jane of Deadwood", 0, 0, 20, 80)
    assert "…" in line("Calamity Jane of Deadwood", 0, 0, 20, 80)


def test_names_keep_their_first_words() -> None:
    assert first_words("Smith & Sons Hardware", 14, 60) == "Smith"
    assert first_words("Smith & Sons", 14, 200) == "Smith & Sons"
    assert first_words("Donaudampfschiff", 14, 10) == "Donaudampfschiff", "one word stays"


def test_a_target_carries_its_options_and_a_ghost_waits_for_the_pointer() -> None:
    one = target("t", "all", "Take <it>", "take a", ghost("take a", rect(0, 0, 5, 5)), place=at(3, 4))
    assert 'data-action="take a"' in one.svg and 'aria-label="Take &lt;it&gt;"' in one.svg
    assert 'transform="translate(3 4)"' in one.svg
    assert '<g class="ghost" display="none" opacity="0.86" data-ghost="take a">' in one.svg
    assert 'data-actions="take a|take b"' in target("t", "all", "Take", ["take a", "take b"]).svg


def test_a_field_without_a_picture_says_why_not() -> None:
    field = why_field("w", "all", rect(1, 2, 3, 4), action="take a").svg
    assert 'data-why="take a"' in field and 'pointer-events="all"' in field and "role" not in field
    pale = action_button("b", "all", (0, 0, 90, 40), "Take", refusal("Take", "take a")).svg
    assert 'data-why="take a"' in pale and "data-action" not in pale
