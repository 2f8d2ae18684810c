"""Whole games of the further games through the page: alone, on a phone, and several people together."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import check_end, open_table, play_by_pointer, play_together

ROUNDS = 18  # of the Card Game: a bid in each


def sit_down(page: Page, path: str, name: str) -> None:
    """A friend follows the link and takes the free seat."""
    page.goto(path)
    page.get_by_label("Your name").fill(name)
    page.locator(".chairs .btn.main").first.click()
    page.wait_for_selector("#prompt")


def test_the_card_game_alone_against_virtual_players(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ["me"], game="card-game")
    check_end(page, 2 * ROUNDS - 2, play_by_pointer(page, random.Random(1), touch=False))


def test_the_card_game_on_a_phone(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    open_table(page, ["me", "uniform"], game="card-game")
    check_end(page, 2 * ROUNDS - 2, play_by_pointer(page, random.Random(2), touch=True))


def test_the_card_game_of_two_people(visit: Callable[..., Page]) -> None:
    one, other = visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    path = open_table(one, ["me", "open"], game="card-game")
    sit_down(other, path, "Ben")
    decisions = play_together([one, other], random.Random(3))
    for page in (one, other):
        check_end(page, 4 * ROUNDS - 4, decisions)
    expect(other.locator("#reckoning tfoot")).to_have_text(
        one.locator("#reckoning tfoot").inner_text().replace("\t", "")
    )
