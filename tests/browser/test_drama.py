"""What happens is shown in its own time: a duel's dice can be read, and whoever does not want to wait need not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import open_table

LEAST: Final = 600  # ms that a duel's dice are on the screen
WATCH: Final = """() => {
    window.seen = []; // when something else was shown large, and what it said
    const room = document.getElementById("moment");
    const look = () => window.seen.push([performance.now(), room.hidden ? "" : room.textContent]);
    new MutationObserver(look).observe(room, { childList: true, attributes: true });
}"""
# both seats of this device want the ammunition, then both pass, and a duel follows
FIGHT: Final = """() => {
    const { decision } = document.querySelector("main").dataset;
    if (!document.getElementById("moment").hidden) return document.getElementById("moment").textContent;
    if (document.getElementById("curtain").open) document.getElementById("curtain-go").click();
    const choices = [...document.querySelectorAll("#all-choices button")];
    if (!choices.length || window.acted === decision) return "";
    window.acted = decision;
    const wanted = (action) => choices.find((choice) => choice.dataset.action === action);
    (wanted("cowboy ammunition") ?? wanted("pass") ?? choices[0]).click();
    document.querySelector("#acts .main:not(:disabled)")?.click();
    return "";
}"""


def come_to_a_duel(page: Page, pace: str) -> None:
    """Two seats of one device fight; the first thing of the duel is on the screen."""
    page.add_init_script(
        f"localStorage.setItem('boomtown-table', JSON.stringify({{ pace: '{pace}', 'one-click': true }}))"
    )
    open_table(page, ["me", "me"], game="carson-city")
    page.locator(".alive .board-svg").wait_for()
    page.evaluate(WATCH)
    for _ in range(600):
        if "%" in page.evaluate(FIGHT):
            return
        page.wait_for_timeout(50)
    raise AssertionError("there is no duel")


def times_of(page: Page, is_meant: Callable[[str], bool]) -> list[float]:
    """For how long what was meant has been seen."""
    seen: list[Any] = page.evaluate("window.seen")
    ends = [when for when, _ in seen[1:]]
    return [end - when for (when, said), end in zip(seen, ends, strict=False) if is_meant(said)]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_dice_of_a_duel_can_be_read(visit: Callable[..., Page], motion: str) -> None:
    """Without motion as well: what stands still takes the same time."""
    page = visit(reduced_motion=motion)
    come_to_a_duel(page, "calm")
    expect(page.locator("#moment")).to_be_hidden(timeout=15_000)
    rolled = times_of(page, lambda said: "rolls a" in said)
    assert len(rolled) == 2
    assert min(rolled) >= LEAST
    assert min(times_of(page, lambda said: "wins" in said)) >= LEAST


def test_a_tap_skips_it_and_it_can_be_seen_again(visit: Callable[..., Page]) -> None:
    page = visit()
    come_to_a_duel(page, "calm")
    lines = page.locator("#log li").count()
    page.mouse.click(20, 400)
    expect(page.locator("#moment")).to_be_hidden(timeout=500)
    expect(page.locator("#log li", has_text="wins the duel")).to_have_count(1)
    assert page.locator("#log li").count() > lines
    assert times_of(page, lambda said: "wins" in said) == []

    page.evaluate("document.getElementById('curtain').open && document.getElementById('curtain-go').click()")
    page.locator("#again-button").click()
    page.wait_for_function("() => document.getElementById('moment').textContent.includes('wins')")
    expect(page.locator("#moment")).to_be_hidden(timeout=15_000)
    expect(page.locator("#log li", has_text="wins the duel")).to_have_count(1)
