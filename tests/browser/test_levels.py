"""The levels of bots on the pages, hints with their reasons, and why a bot did something."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.playing import THINKING, decide_by_pointer, open_table, wait_for_move

NOTE_THINKING = """() => {
    window.thinking = [];
    const prompt = document.querySelector("#prompt-say");
    const note = () => prompt.classList.contains("thinking") && window.thinking.push(prompt.textContent);
    new MutationObserver(note).observe(prompt, { attributes: true, childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.parametrize("how", [WIDE, PHONE], ids=["wide", "phone"])
def test_one_click_plays_against_the_level_that_is_chosen(
    visit: Callable[..., Page], how: dict[str, object]
) -> None:
    page = visit(**how)
    page.goto("/")
    expect(page.get_by_role("radio", name=re.compile("Greenhorn"))).to_be_checked()
    page.locator(".level", has_text="Sheriff").click()
    expect(page.get_by_role("radio", name=re.compile("Sheriff"))).to_be_checked()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/**")
    expect(page.locator('.player [href="#face-sheriff"]').first).to_be_attached()


def test_the_level_is_chosen_by_keys(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("radio", name=re.compile("Greenhorn")).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=re.compile("Deputy"))).to_be_checked()


def test_a_hint_says_how_much_better_it_is(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ["me", "greenhorn"])
    wait_for_move(page)
    page.keyboard.press("h")
    expect(page.locator(".toast")).to_contain_text(
        re.compile("The Sheriff would choose.*(That should end|nothing else)"), timeout=THINKING
    )


def test_one_sees_that_a_bot_is_thinking(visit: Callable[..., Page]) -> None:
    """The page is open when the bot's turn comes, and notes every prompt that says so: a bot may be quick."""
    page, rng = visit(), random.Random(1)
    open_table(page, ["me", "marshal"])
    wait_for_move(page)
    page.evaluate(NOTE_THINKING)
    for _ in range(3):  # a turn has a tile, and perhaps a cowboy
        wait_for_move(page)
        decide_by_pointer(page, rng, touch=False)
        page.wait_for_timeout(300)
        if page.evaluate("window.thinking.length"):
            break
    assert re.search("is choosing", " ".join(page.evaluate("window.thinking")))
    wait_for_move(page)
    expect(page.locator("#prompt-say")).to_be_visible()
    expect(page.locator("#prompt-say.thinking")).to_have_count(0)


def test_a_bot_is_asked_why_by_keyboard(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ["greenhorn", "me"])
    wait_for_move(page)
    why = page.locator("#log .why").first
    why.focus()
    page.keyboard.press("Enter")
    dialog = page.locator(".why-dialog")
    expect(dialog.get_by_role("heading")).to_contain_text("Why did", timeout=THINKING)
    expect(dialog.locator(".quiet").last).to_contain_text("Judged by what you could know")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(why).to_be_focused()
    expect(page.locator("#main")).not_to_have_class(re.compile("looking"))
