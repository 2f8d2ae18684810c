"""A newcomer is led through a first game, by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from boomtown.games import GAMES, game_parts
from tests.browser.conftest import PHONE
from tests.browser.playing import STEADY, THINKING
from tests.browser.test_axe import check

GUIDED = [name for name in GAMES if game_parts(name).guide is not None]
SETTLED = """(title) => {
    const guide = document.getElementById("guide");
    const said = document.getElementById("guide-title").textContent;
    return said !== title && document.getElementById("guide-say").textContent && !guide.hidden;
}"""
HEIGHTS = "() => ['guide', 'prompt'].map((id) => document.getElementById(id).offsetHeight)"
OVERFLOW = (
    "() => { const e = document.querySelector('.guide-words'); return e.scrollHeight - e.clientHeight; }"
)


def learn(page: Page, game: str) -> None:
    page.goto("/")
    button = page.locator(
        f"button[formaction='/learn/{game}']"
    ).last  # the first may be the one for newcomers
    button.click()
    page.wait_for_url("**/table/**")


def follow(page: Page, title: str) -> str:
    """Do by keys what the guide asks for; returns which step it was."""
    page.wait_for_function(SETTLED, arg=title, timeout=60_000)
    page.evaluate(STEADY)
    title = page.locator("#guide-title").inner_text()
    if page.locator("#guide-next").is_visible():
        page.keyboard.press("n")
    else:
        expect(page.locator("#acts button[data-action], #acts [data-name=main]").first).to_be_enabled()
        if page.locator(".is-chosen").count() == 0:  # one of several
            page.keyboard.press("1")
        page.keyboard.press("Enter")
    return title


@pytest.mark.parametrize("game", GUIDED)
def test_the_guide_is_followed_to_its_end_by_keys_alone(visit: Callable[..., Page], game: str) -> None:
    page = visit(reduced_motion="reduce")
    learn(page, game)
    guide, title, heights = game_parts(game).guide, "", set()
    assert guide is not None
    for number in range(len(guide.steps)):
        title = follow(page, title)
        assert str(number + 1) in title
        heights.add(tuple(page.evaluate(HEIGHTS)))
        if number == len(guide.steps) // 2:
            page.wait_for_function(SETTLED, arg=title, timeout=60_000)
            page.reload()  # it goes on where it was
    assert len(heights) == 1, "nothing on the page changes its place"
    page.wait_for_function(SETTLED, arg=title, timeout=60_000)
    expect(page.locator("#guide-next")).to_be_hidden()
    page.locator("#guide-leave").click()
    expect(page.locator("#guide")).to_be_hidden()


def test_three_ideas_are_offered_to_whoever_asks(visit: Callable[..., Page]) -> None:
    page = visit(reduced_motion="reduce")
    learn(page, "gold-rush")
    title = ""
    for _ in range(len(game_parts("gold-rush").guide.steps)):  # type: ignore[union-attr]
        title = follow(page, title)
    page.wait_for_function(SETTLED, arg=title, timeout=60_000)
    page.keyboard.press("i")
    ideas = page.locator("#guide-list button")
    expect(ideas.first).to_be_focused(timeout=THINKING)
    page.keyboard.press("Enter")
    expect(page.locator("[aria-pressed=true], #acts .main:not(:disabled)").first).to_be_attached()


def test_the_guide_fits_a_phone(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE, reduced_motion="reduce", locale="de")
    learn(page, "gold-rush")
    page.wait_for_function(SETTLED, arg="", timeout=60_000)
    check(page)
    assert page.evaluate(OVERFLOW) <= 0, "all that is said can be seen"
    board = page.locator("#stage").bounding_box()
    assert board is not None
    assert board["height"] > 250
