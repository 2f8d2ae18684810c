"""After a game the coach says what could have been better, and leads into the replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.playing import submit
from tests.browser.test_axe import check
from tests.cli.terminal import played

WORK = 120_000  # milliseconds; a few seconds on a quiet machine


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_from_the_result_to_the_coach_and_on_to_the_replay(
    visit: Callable[..., Page], size: dict[str, object]
) -> None:
    page = visit(**size, reduced_motion="reduce")
    page.goto("/about")
    submit(page, "/import", {"record": played("claim", seats=3).text()})
    page.wait_for_url("**/table/**")
    page.locator("#end-acts").get_by_role("link", name="Coach").click()
    page.wait_for_url("**/coach")
    expect(page.locator(".coach-table tbody tr")).to_have_count(6, timeout=WORK)
    expect(page.locator("#coach-status")).to_contain_text("6 decisions")
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    page.locator(".coach-table tbody th a").nth(2).click()
    page.wait_for_url("**/table/*?at=*")
    expect(page.locator("#replay")).to_be_visible()
    expect(page.locator("#acts").get_by_role("link", name="Coach")).to_be_visible()
