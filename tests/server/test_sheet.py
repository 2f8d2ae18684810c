"""How a scene that is a sheet reaches the page: where its sections lie, its tabs and drawers."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from boomtown.core.step import View
from boomtown.core.text import Text
from boomtown.games import game_parts
from boomtown.games.parts import Facts
from boomtown.server.tables.store import Person
from boomtown.server.web.pages import table as table_page
from boomtown.server.web.pages.table_sheet import first_open
from boomtown.server.web.people import Viewer
from boomtown.server.web.presenter import Presenter
from boomtown.server.web.protocol import Frame
from tests.server.structure import Structure
from tests.server.worlds import played, table_of

ADA = Person("ada", "Ada")
PLACES = {"pile": (0, 0, 316, 356), "claims": (328, 0, 548, 356), "hand": (0, 368, 876, 192)}


def last_frame(game: str, viewer: int = 0) -> Frame:
    """What is sent to somebody new."""
    desk = Presenter(table_of(game, played(game, 2, 1, 1), viewer), "ada")
    desk.show(viewer, "en")
    return desk.update(set()).frames[-1]


def page_of(game: str, viewer: Viewer) -> str:
    """The table's first page."""
    return table_page(viewer, table_of(game, played(game, 2, 1, 1), 0), "http://localhost")


def test_a_frame_tells_where_the_sections_of_a_sheet_lie() -> None:
    frame = last_frame("claim")
    assert frame.sheet == (0, 0, 876, 560)
    assert {part.name: part.place for part in frame.parts if part.place} == PLACES
    assert [part.transform for part in frame.parts][:3] == [
        "translate(0 0) translate(0 0)",
        "translate(328 0) translate(0 0)",
        "translate(0 368) translate(0 0)",
    ]
    assert [part.name for part in frame.parts if part.is_drawer] == ["cards"]
    assert {put.layer for put in frame.put} == {"pile", "claims", "hand", "players", "cards"}


def test_a_board_is_told_as_before() -> None:
    frame = last_frame("gold-rush")
    assert frame.sheet is None
    told: Any = json.loads(msgspec.json.encode(frame))
    assert [part["name"] for part in told["parts"]] == ["map", "hand"]
    assert all(part.keys() == {"name", "title", "box", "layers"} for part in told["parts"])


def tell_nothing(view: View[Any], text: Text, names: Sequence[str], /) -> Facts:
    return [("", []), ("", [])]


def test_players_that_the_page_shows_itself_leave_no_hole(monkeypatch: pytest.MonkeyPatch) -> None:
    before = last_frame("claim")
    assert "players" in [part.name for part in before.parts]  # beside the sheet, as the game draws them
    parts = game_parts("claim")
    monkeypatch.setitem(parts.__dict__, "ui", replace(parts.ui, tell_facts=tell_nothing))
    after = last_frame("claim")
    assert "players" not in [part.name for part in after.parts]
    assert "players" not in {put.layer for put in after.put}
    assert after.sheet == before.sheet


def test_a_spectator_has_no_hand_and_a_smaller_sheet() -> None:
    desk = Presenter(table_of("claim", played("claim", 2, 1, 1), 0), None)
    desk.show(-1, "en")
    frame = desk.update(set()).frames[-1]
    assert frame.sheet == (0, 0, 876, 356)
    assert first_open(frame) == "pile"


def test_a_narrow_screen_begins_where_one_can_choose() -> None:
    assert first_open(last_frame("claim")) == "hand"


@pytest.mark.parametrize("viewer", [Viewer(ADA, "en", ""), Viewer(None, "de", "night")])
def test_the_page_shows_the_sheet_before_any_script_runs(viewer: Viewer) -> None:
    shown = page_of("claim", viewer)
    assert Structure(shown).problems == []
    assert " style=" not in shown
    assert "sheet.css" in shown
    assert re.search(r'<svg class="section board-svg sheet" viewBox="0 0 876 (560|356)"', shown)
    opened = "hand" if viewer.person else "pile"
    assert f'<use href="#part-{opened}"/></svg>' in shown
    assert len(re.findall(r'role="tab" aria-controls="stage" aria-selected="true"', shown)) == 1
    assert re.search(f'aria-selected="true" tabindex="0" data-tab="{opened}"', shown)
    assert 'class="drawer" data-drawer="cards" hidden>' in shown
    assert len(re.findall('data-key="cards-0-7"', shown)) == 1


def test_a_page_with_a_board_needs_nothing_of_this() -> None:
    shown = page_of("gold-rush", Viewer(ADA, "en", ""))
    assert "sheet.css" not in shown
    assert "section-tabs" not in shown
    assert "first-tab" not in shown
    assert 'class="drawer"' not in shown
