"""Whoever points at something that is refused is told why, by mouse and by finger."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.playing import STEADY, decide_by_pointer, open_table, wait_for_move

VISIBLE = """() => {
    for (const part of document.querySelectorAll("[data-why]")) {
        const field = part.getBoundingClientRect();
        const [x, y] = [field.left + field.width / 2, field.top + field.height / 2];
        if (document.elementFromPoint(x, y)?.closest("[data-why]") === part) return [x, y];
    }
    return null;
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["gold-rush", "carson-city"])
def test_a_refused_part_answers(visit: Callable[..., Page], game: str, size: dict[str, Any]) -> None:
    page = visit(**size)
    open_table(page, ["uniform", "me"], game=game)
    rng, found = random.Random(1), None
    while found is None:  # whoever is drawn to begin finds nothing refused yet
        assert wait_for_move(page)
        page.keyboard.press("0")  # all of the board: what is refused may lie beyond what a phone shows first
        page.evaluate(STEADY)
        found = page.evaluate(VISIBLE)
        if found is None:
            decide_by_pointer(page, rng, size is PHONE)
    x, y = found
    if size is PHONE:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    expect(page.locator(".toast").first).to_contain_text(".")
