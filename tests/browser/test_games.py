"""The further games through the page: alone, on a phone, and several people together; each once to its end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import LENGTHS, PHONE
from tests.browser.playing import (
    check_end,
    check_played,
    open_table,
    play_at_once,
    play_by_pointer,
    play_together,
    wait_for_move,
)

TURNS = 4  # of Carson City
YEARS = 3  # of Nevada City, at least
ROUNDS = 18  # of the Card Game: a bid in each


def sit_down(page: Page, path: str, name: str) -> None:
    """A friend follows the link and takes the free seat."""
    page.goto(path)
    page.get_by_label("Your name").first.fill(name)
    page.locator(".chairs .btn.main").first.click()
    page.wait_for_url(path)


class Wires:
    """What a page sends and is answered: the moves it asked for, and those that were accepted."""

    def __init__(self, page: Page) -> None:
        self.asked: set[str] = set()
        self.done: set[str] = set()
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.note(frame, self.asked, "do", "act"))
        socket.on("framereceived", lambda frame: self.note(frame, self.done, "tell", "done"))

    def note(self, frame: str | bytes, ids: set[str], key: str, word: str) -> None:
        told = json.loads(frame)
        if told.get(key) == word:
            ids.add(told["id"])


@LENGTHS
def test_the_card_game_alone_against_virtual_players(visit: Callable[..., Page], most: int) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, ["me"], game="card-game")
    decisions = play_by_pointer(page, random.Random(1), touch=False, most=most)
    check_played(page, 2 * ROUNDS - 2, decisions, most)


def test_the_card_game_of_two_people_one_of_them_on_a_phone(visit: Callable[..., Page]) -> None:
    one, other = visit(reduced_motion="reduce"), visit(**PHONE, reduced_motion="reduce")
    path = open_table(one, ["me", "open"], game="card-game")
    sit_down(other, path, "Ben")
    for page in (one, other):
        expect(page.locator("#prompt")).to_be_visible()
    decisions = play_together({one: False, other: True}, random.Random(3))
    for page in (one, other):
        check_end(page, 4 * ROUNDS - 4, decisions)
    expect(other.locator("#reckoning tfoot")).to_have_text(
        one.locator("#reckoning tfoot").inner_text().replace("\t", "")
    )


@LENGTHS
def test_carson_city_of_three(visit: Callable[..., Page], most: int) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, ["me", "uniform", "uniform"], game="carson-city")
    decisions = play_by_pointer(page, random.Random(4), touch=False, most=most)
    check_played(page, TURNS, decisions, most)


def test_carson_city_on_a_phone(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    open_table(page, ["me", "uniform", "uniform"], game="carson-city")
    check_end(page, TURNS, play_by_pointer(page, random.Random(5), touch=True))


def test_nevada_city_of_two(visit: Callable[..., Page]) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, ["me", "uniform"], game="nevada-city")
    check_end(page, YEARS, play_by_pointer(page, random.Random(7), touch=False))


@LENGTHS
def test_nevada_city_on_a_phone(visit: Callable[..., Page], most: int) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    open_table(page, ["me", "uniform"], game="nevada-city")
    decisions = play_by_pointer(page, random.Random(8), touch=True, most=most)
    check_played(page, YEARS, decisions, most)


def test_three_place_at_once_in_kit_carson(visit: Callable[..., Page]) -> None:
    pages = [visit(reduced_motion="reduce") for _ in range(3)]
    wires = [Wires(page) for page in pages]
    path = open_table(pages[0], ["me", "open", "open"], game="carson-city", **{"variant-kit-carson": "on"})
    for page, name in zip(pages[1:], ("Ben", "Cleo"), strict=True):
        sit_down(page, path, name)
    for page in pages:
        expect(page.locator("#prompt")).to_be_visible()

    def accepted() -> list[int]:
        return [len(wire.asked & wire.done) for wire in wires]

    play_at_once(pages, random.Random(6), lambda: min(accepted()) > 10)
    moves = [
        line
        for line in pages[0].request.get(f"{path}/record").text().splitlines()
        if line[:2] in ("0 ", "1 ", "2 ")
    ]
    assert [sum(move.startswith(str(seat)) for move in moves) for seat in range(3)] == accepted()
    assert len({page.locator("main").get_attribute("data-decision") for page in pages}) == 1


SHOWN = """() => [...document.querySelectorAll(".sheet > [data-section]:not(.closed)")].map((part) => {
    const { left, top, bottom } = part.getBoundingClientRect();
    return { name: part.dataset.section, left, top, bottom };
})"""


def test_on_a_phone_one_bids_with_the_offer_in_sight(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    open_table(page, ["me", "uniform"], game="card-game")
    wait_for_move(page)
    shown = {part["name"]: part for part in page.evaluate(SHOWN)}
    assert [*shown] == ["offer", "hand", "people"]
    for name in ("offer", "people"):
        assert shown[name]["top"] > shown["hand"]["bottom"]
    assert shown["people"]["left"] > shown["offer"]["left"] == pytest.approx(shown["hand"]["left"], abs=1)
    page.locator("#tab-of-offer").tap()
    assert [part["name"] for part in page.evaluate(SHOWN)] == ["offer"]
    page.set_viewport_size({"width": 1400, "height": 900})
    wide = {part["name"]: part for part in page.evaluate(SHOWN)}
    assert [*wide] == ["city", "offer", "hand", "points", "people"]
    assert wide["offer"]["top"] < wide["hand"]["top"]  # each is where it belongs again
