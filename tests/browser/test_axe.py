"""No page breaks a rule of accessibility that a program can check, and no page is heavy."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.playing import open_table, wait_for_move
from tests.browser.test_table import place_a_tile

AXE = Axe()
MOST = 100_000  # bytes of a first load, compressed, fonts aside


def check(page: Page) -> None:
    found = AXE.run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_pages(visit: Callable[..., Page], size: dict[str, object], theme: str) -> None:
    page = visit(**size, color_scheme=theme, reduced_motion="reduce")
    for path in ("/", "/new/gold-rush", "/rules/gold-rush", "/about", "/me"):
        page.goto(path)
        check(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_table(visit: Callable[..., Page], size: dict[str, object], theme: str) -> None:
    page = visit(**size, color_scheme=theme, reduced_motion="reduce")
    open_table(page, ["me", "uniform"])
    wait_for_move(page)
    check(page)
    place_a_tile(page)
    check(page)
    page.locator("#all-summary").click()
    check(page)
    page.locator("#all-summary").click()
    page.locator("#help-button, #talk-button").last.click() if size is PHONE else None
    check(page)


def test_the_waiting_room_and_the_dialogs(visit: Callable[..., Page]) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, ["me", "open", "uniform"])
    expect(page.locator(".chairs")).to_be_visible()
    check(page)
    open_table(page, ["me", "uniform"])
    wait_for_move(page)
    page.keyboard.press("?")
    check(page)
    page.keyboard.press("Escape")
    page.locator(".tools .tool[href='/me']").click()
    check(page)


def test_a_first_load_is_light(visit: Callable[..., Page]) -> None:
    page = visit()
    sizes: dict[str, int] = {}

    def note(request: object) -> None:
        answer = request.response()  # type: ignore[attr-defined]
        if answer is not None and "/static/fonts/" not in request.url:  # type: ignore[attr-defined]
            sizes[request.url] = request.sizes()["responseBodySize"]  # type: ignore[attr-defined]

    path = open_table(page, ["me", "uniform"])
    wait_for_move(page)
    page.on("requestfinished", note)
    page.goto(path)
    wait_for_move(page)
    assert sum(sizes.values()) < MOST, sizes
