"""The picture for the lobby."""

from xml.etree import ElementTree

from boomtown.core.text import Text
from boomtown.games.nevada_city.ui.cover import cover
from boomtown.games.nevada_city.ui.text import WORDS
from boomtown.look.tokens import THEMES


def test_the_cover_is_a_valid_picture_in_every_theme() -> None:
    for theme in THEMES:
        svg = cover(Text(WORDS)).svg(theme)
        ElementTree.fromstring(svg)
        assert "var(" not in svg


def test_the_cover_shows_fronts_a_site_and_a_family() -> None:
    keys = set(cover(Text(WORDS)).nodes)
    assert {"site", "front-bank", "person-0", "marker-0"} <= keys
