"""A game through the page: by mouse, by finger, by keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LENGTHS, PHONE
from tests.browser.playing import (
    check_end,
    check_played,
    open_table,
    play_by_keys,
    play_by_pointer,
    wait_for_move,
)

BOTS = ["me", "uniform", "uniform", "uniform"]
LEAST = 31  # decisions of a seat at a table of four: 17 tiles, and nearly always something beside


@LENGTHS
def test_by_mouse(visit: Callable[..., Page], most: int) -> None:
    page = visit()
    open_table(page, BOTS)
    decisions = play_by_pointer(page, random.Random(1), touch=False, most=most)
    check_played(page, LEAST, decisions, most)


def test_by_touch_on_a_phone(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    open_table(page, BOTS)
    check_end(page, LEAST, play_by_pointer(page, random.Random(2), touch=True))


def test_by_keys_alone(visit: Callable[..., Page]) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, BOTS)
    check_end(page, LEAST, play_by_keys(page, random.Random(3)))


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_the_first_turn_in_other_languages(visit: Callable[..., Page], language: str) -> None:
    page = visit(locale=language)
    open_table(page, BOTS)
    expect(page.locator("html")).to_have_attribute("lang", language)
    wait_for_move(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#log li")).not_to_have_count(1)
