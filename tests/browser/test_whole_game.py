"""A whole game through the page: by mouse, by finger, by keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import open_table, play_by_keys, play_by_pointer, wait_for_move

BOTS = ["me", "uniform", "uniform", "uniform"]
TURNS = 17  # of a seat at a table of four, at least


DANGLING = """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
    .filter((href) => !document.getElementById(href.slice(1)))"""


def check_end(page: Page, decisions: int) -> None:
    assert page.evaluate(DANGLING) == []
    assert decisions >= 2 * TURNS - 3
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#winner-title")).not_to_be_empty()
    sums = [int(cell) for cell in page.locator("#reckoning tfoot td").all_inner_texts()]
    columns = range(len(sums))
    rows = page.locator("#reckoning tbody tr").all()
    figures = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert sums == [sum(row[column] for row in figures) for column in columns]
    expect(page.locator(".player .score b")).to_have_text([str(points) for points in sums])


def test_by_mouse(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, BOTS)
    check_end(page, play_by_pointer(page, random.Random(1), touch=False))


def test_by_touch_on_a_phone(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    open_table(page, BOTS)
    check_end(page, play_by_pointer(page, random.Random(2), touch=True))


def test_by_keys_alone(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, BOTS)
    check_end(page, play_by_keys(page, random.Random(3)))


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
