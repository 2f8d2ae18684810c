"""Pictures of positions and of components."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from boomtown.games import ALL
from tests.cli.terminal import Call, played, saved


@pytest.fixture
def file(tmp_path: Path) -> str:
    return saved(played("gold-rush"), tmp_path / "game.toml")


def test_a_position_becomes_an_svg_with_the_options_of_the_seat(
    file: str, boomtown: Call, tmp_path: Path
) -> None:
    out = tmp_path / "seat.svg"
    assert boomtown("render", file, "--at", 1, "--seat", 0, "-o", out).code == 0
    assert boomtown("render", file, "--at", 1, "-o", tmp_path / "spectator.svg").code == 0
    seat = out.read_text(encoding="utf-8")
    spectator = (tmp_path / "spectator.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(seat).tag.endswith("svg")
    assert "data-action" in seat
    assert "data-action" not in spectator


def test_themes_and_languages_differ(file: str, boomtown: Call, tmp_path: Path) -> None:
    texts = set()
    for words in ((), ("--theme", "night"), ("--language", "fr")):
        assert boomtown("render", file, "--at", 9, "-o", tmp_path / "picture.svg", *words).code == 0
        texts.add((tmp_path / "picture.svg").read_text(encoding="utf-8"))
    assert len(texts) == 3


def test_a_png_has_the_width_that_was_asked_for(file: str, boomtown: Call, tmp_path: Path) -> None:
    out = tmp_path / "picture.PNG"
    document = boomtown("render", file, "-o", out, "--width", 300, "--json").document
    raw = out.read_bytes()
    assert raw.startswith(b"\x89PNG")
    assert int.from_bytes(raw[16:20], "big") == 300
    assert (document["file"], document["at"], document["seat"]) == (
        str(out),
        len(played("gold-rush").moves),
        None,
    )


@pytest.mark.parametrize("game", ALL)
def test_the_gallery_shows_every_sheet(game: str, boomtown: Call, tmp_path: Path) -> None:
    document = boomtown("gallery", game, "-o", tmp_path / "new", "--language", "nl", "--json").document
    files = {path.name for path in (tmp_path / "new").iterdir()}
    assert files == {*document["files"]}
    page = (tmp_path / "new/index.html").read_text(encoding="utf-8")
    assert [name for name in files - {"index.html"} if name not in page] == []
    assert {Path(name).suffix for name in files} == {".svg", ".png", ".html"}
