"""No page breaks a rule of accessibility that a program can check, and no page is heavy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SIGHTS, WIDE
from tests.browser.playing import open_table, submit, wait_for_move
from tests.browser.test_table import place_a_tile

AXE = Axe()
FINISHED = Path(__file__).parents[1] / "games" / "gold_rush" / "golden" / "5-seats-completed-city.toml"
MOST = 100_000  # bytes of a first load, compressed, fonts aside


def open_finished(page: Page) -> None:
    """The page of a game that is over."""
    page.goto("/about")
    submit(page, "/import", {"record": FINISHED.read_text("utf-8")})
    page.wait_for_url("**/table/**")


def check(page: Page) -> None:
    found = AXE.run(page)
    assert found.violations_count == 0, found.generate_report()


@SIGHTS
def test_the_pages(visit: Callable[..., Page], size: dict[str, object], theme: str) -> None:
    page = visit(**size, color_scheme=theme, reduced_motion="reduce")
    for path in ("/", "/new/gold-rush", "/rules/gold-rush", "/about", "/me"):
        page.goto(path)
        check(page)


@SIGHTS
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


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_end_and_the_replay(visit: Callable[..., Page], size: dict[str, object]) -> None:
    page = visit(**size, reduced_motion="reduce")
    open_finished(page)
    expect(page.locator("#end")).to_be_visible()
    check(page)
    page.locator('[data-name="result"]').click()
    expect(page.locator("#end")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    page.goto(f"{page.url}?at=40")
    expect(page.locator("#replay")).to_be_visible()
    check(page)


def test_a_first_load_is_light(visit: Callable[..., Page]) -> None:
    page = visit()
    sizes: dict[str, int] = {}

    def note(request: object) -> None:
        answer = request.response()  # type: ignore[attr-defined]
        if answer is not None and "/static/fonts/" not in request.url:  # type: ignore[attr-defined]
            sizes[request.url] = request.sizes()["responseBodySize"]  # type: ignore[attr-defined]

    open_finished(page)  # the fullest map there is
    path = page.url
    page.on("requestfinished", note)
    page.context.clear_cookies()
    page.route("**/*", lambda route: route.continue_())  # switches the browser's cache off
    page.goto(path)
    expect(page.locator("#end")).to_be_visible()
    assert any("main.js" in url for url in sizes), sizes
    assert sum(sizes.values()) < MOST, sizes
