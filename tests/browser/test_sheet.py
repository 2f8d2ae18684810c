"""A scene that is a sheet: all sections at once on a wide screen, tabs on a narrow one, and drawers."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, SIGHTS, WIDE, Server
from tests.browser.playing import (
    THINKING,
    moves,
    open_table,
    places,
    play_by_keys,
    play_by_pointer,
    wait_for_move,
    wait_until_done,
)
from tests.browser.test_axe import check

WITH_EXAMPLES = "from boomtown.games import EXAMPLES, GAMES; GAMES.update(EXAMPLES); from boomtown.cli import main; main()"
ROUNDS = 7
ON_THE_SCREEN = """() => Object.fromEntries([...document.querySelectorAll(".sheet > [data-section]")].map((root) => {
    const paper = root.querySelector("rect").getBoundingClientRect();
    return [root.dataset.section, [paper.left, paper.top, paper.width, paper.height]];
}))"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll(".sheet > [data-section]")].map(
    (root) => [root.dataset.section, root.dataset.place.split(" ").map(Number)]))"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that lets people play Claim, too."""
    running = Server(tmp_path_factory.mktemp("boomtown") / "data", "-c", WITH_EXAMPLES)
    running.start()
    yield running
    running.kill()


def open_claim(page: Page, *bots: str) -> str:
    path = open_table(page, ["me", *(bots or ("uniform",))], game="claim")
    wait_for_move(page)
    return path


def tab(page: Page, name: str) -> Locator:
    return page.locator(f'#section-tabs [data-tab="{name}"]')


def drawer(page: Page) -> Locator:
    return page.locator(".drawer:not([hidden])")


def cards_in(place: Locator) -> Locator:
    return place.locator(".target[data-action^=bid]")


def check_end(page: Page, decisions: int) -> None:
    assert decisions == ROUNDS
    expect(page.locator("#end")).to_be_visible()
    sums = [int(cell) for cell in page.locator("#reckoning tfoot td").all_inner_texts()]
    assert len(sums) == page.locator(".player").count()


# a wide screen


def test_a_whole_game_by_mouse(visit: Callable[..., Page]) -> None:
    page = visit()
    open_claim(page, "uniform", "uniform")
    check_end(page, play_by_pointer(page, random.Random(1), touch=False))


def test_a_whole_game_by_keys(visit: Callable[..., Page]) -> None:
    page = visit()
    open_claim(page, "uniform", "uniform")
    check_end(page, play_by_keys(page, random.Random(2)))


@pytest.mark.parametrize("width", [1400, 1024, 2200])
def test_sections_lie_as_the_scene_says(visit: Callable[..., Page], width: int) -> None:
    page = visit(viewport={"width": width, "height": 900})
    path = open_claim(page)
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    seen, wanted = page.evaluate(ON_THE_SCREEN), page.evaluate(PLACES)
    assert [*seen] == ["pile", "claims", "hand"]  # players are beside, the drawer is closed
    scale = seen["hand"][2] / wanted["hand"][2]
    for name, (left, top, wide, high) in seen.items():
        x, y, w, h = wanted[name]
        assert left - seen["pile"][0] == pytest.approx(scale * x, abs=3), name
        assert top - seen["pile"][1] == pytest.approx(scale * y, abs=3), name
        assert (wide, high) == (pytest.approx(scale * w, abs=3), pytest.approx(scale * h, abs=3))
        assert stage["x"] < left and left + wide < stage["x"] + stage["width"]
        assert stage["y"] < top and top + high < stage["y"] + stage["height"]
    plain = visit(
        viewport={"width": width, "height": 900},
        java_script_enabled=False,
        storage_state=page.context.storage_state(),
    )
    plain.goto(path)
    first = plain.locator('.sheet [data-section="pile"] rect').first.bounding_box()
    assert first is not None
    if width > 1150:  # else the prompt grows by its buttons
        now = [first["x"], first["y"], first["width"], first["height"]]
        assert now == pytest.approx(seen["pile"], abs=1.5)


def test_the_camera_moves_the_whole_sheet(visit: Callable[..., Page]) -> None:
    page = visit()
    open_claim(page)
    before = page.evaluate(ON_THE_SCREEN)
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -200)
    page.mouse.down()
    page.mouse.move(360, 330, steps=4)
    page.mouse.up()
    page.wait_for_timeout(400)
    nearer = page.evaluate(ON_THE_SCREEN)
    for name in before:
        assert nearer[name][2] > 1.2 * before[name][2]
    page.keyboard.press("0")
    page.wait_for_timeout(500)
    for name, box in page.evaluate(ON_THE_SCREEN).items():
        assert box == pytest.approx(before[name], abs=1)


def test_pointing_and_hints_work_on_a_sheet(visit: Callable[..., Page]) -> None:
    page = visit()
    open_claim(page)
    page.mouse.move(*places(page)[3])
    expect(page.locator(".sheet .is-hovered")).to_have_attribute("data-action", "bid 4")
    page.mouse.move(700, 400)
    page.keyboard.press("h")
    expect(page.locator(".sheet .is-chosen")).to_have_count(1, timeout=THINKING)
    expect(page.locator(".chosen-frame")).to_be_visible()


def test_a_piece_travels_from_section_to_section(visit: Callable[..., Page]) -> None:
    page = visit()
    is_ready: list[bool] = []  # then the server's next picture has the button elsewhere

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda message: route.send(moved(message)))

    def moved(message: str | bytes) -> str:
        told: Any = json.loads(message)
        if told["tell"] == "update" and is_ready:
            is_ready.clear()
            svg = '<g data-key="open-cards" transform="translate(60 60)"><rect width="80" height="90"/></g>'
            told["frames"][0]["put"].append(
                {"key": "open-cards", "layer": "hand", "after": "hand-paper", "svg": svg}
            )
        return json.dumps(told)

    page.route_web_socket("**/socket", between)
    page.add_init_script("localStorage.setItem('boomtown-table', JSON.stringify({ pace: 'calm' }))")
    open_claim(page)
    page.evaluate(
        """() => {
            const card = document.querySelector("[data-key=open-cards]");
            const first = card.getBoundingClientRect();
            window.way = [];
            const look = () => {
                const now = card.getBoundingClientRect();
                if (card.closest("[data-section=hand]")) window.way.push(Math.hypot(now.left - first.left, now.top - first.top));
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    is_ready.append(True)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-section=hand] [data-key=open-cards]")).to_have_count(1)
    page.wait_for_timeout(500)
    way = page.evaluate("window.way")
    assert way[0] < 0.6 * way[-1], way[:5]
    assert way[-1] > 200


# a narrow screen


def test_a_whole_game_by_touch_through_tabs(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE)
    open_table(page, ["me", "uniform", "uniform"], game="claim")
    rng, decisions = random.Random(3), 0
    while wait_for_move(page):
        expect(tab(page, "hand")).to_have_attribute("aria-selected", "true")
        before = moves(page)
        tab(page, "claims").tap()
        assert places(page) == []
        tab(page, "hand").tap()
        there = places(page)
        assert there
        is_chosen = page.locator(".is-chosen").count() > 0  # the last card: one tap plays it
        page.touchscreen.tap(*rng.choice(there))
        if not is_chosen and rng.random() < 0.5:
            tab(page, "pile").tap()  # whoever looks elsewhere is brought back by the next decision
        if not is_chosen:
            page.locator("#acts .main:not(:disabled)").first.tap()
        wait_until_done(page, before)
        decisions += 1
    check_end(page, decisions)


def test_one_section_fills_a_narrow_screen(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE)
    path = open_claim(page)
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    strip = page.locator('[data-section="hand"] rect').first.bounding_box()
    assert strip is not None
    assert strip["height"] > 150  # to be read, not squeezed into the width
    assert strip["width"] > stage["width"]
    expect(page.locator('.sheet [data-section="claims"]')).to_be_hidden()
    plain = visit(**PHONE, java_script_enabled=False, storage_state=page.context.storage_state())
    plain.goto(path)
    first = plain.locator(".first-tab").bounding_box()
    assert first is not None
    assert first["height"] == pytest.approx(strip["height"], abs=2)
    assert first["y"] == pytest.approx(strip["y"], abs=2)
    for name in ("pile", "claims"):
        tab(page, name).tap()
        box = page.locator(f'[data-section="{name}"] rect').first.bounding_box()
        assert box is not None
        assert 0.9 * stage["width"] < box["width"] < stage["width"]
        assert box["y"] == pytest.approx(stage["y"] + 6, abs=2)


def test_tabs_tell_where_one_can_choose(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE)
    open_claim(page)
    expect(page.get_by_role("tab", name="Your bid cards: 7 to choose")).to_have_attribute(
        "aria-selected", "true"
    )
    expect(page.get_by_role("tab", name="Pile", exact=True)).to_be_visible()
    expect(page.locator(".tab-mark")).to_have_text(["7"])
    expect(page.locator("#stage")).to_have_attribute("role", "tabpanel")
    for box in (
        one.bounding_box() for one in page.locator("#section-tabs [role=tab], .camera .btn:visible").all()
    ):
        assert box is not None
        assert box["height"] >= 44 and box["width"] >= 44
    tab(page, "hand").focus()
    page.keyboard.press("ArrowRight")
    expect(tab(page, "pile")).to_be_focused()
    expect(tab(page, "pile")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("End")
    expect(tab(page, "hand")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowLeft")
    expect(page.locator('.sheet [data-section="claims"]')).to_be_visible()


def test_a_tab_keeps_its_own_camera(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE)
    open_claim(page)
    tab(page, "claims").tap()
    paper = page.locator('[data-section="claims"] rect').first
    fitted = paper.bounding_box()
    assert fitted is not None
    page.mouse.move(200, 300)
    page.mouse.wheel(0, -200)
    page.wait_for_timeout(400)
    larger = paper.bounding_box()
    assert larger is not None
    assert larger["width"] > 1.2 * fitted["width"]
    tab(page, "pile").tap()
    tab(page, "claims").tap()
    again = paper.bounding_box()
    assert again is not None
    assert again["width"] == pytest.approx(larger["width"], abs=1)
    page.locator('[data-camera="fit"]').tap()
    page.wait_for_timeout(500)
    back = paper.bounding_box()
    assert back is not None
    assert back["width"] == pytest.approx(fitted["width"], abs=1)


def test_a_hint_and_a_button_lead_to_the_tab(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE)
    open_claim(page)
    for leading in ("#hint", '[data-name="walk-bid"]'):
        tab(page, "pile").tap()
        page.locator(leading).tap()
        expect(tab(page, "hand")).to_have_attribute("aria-selected", "true", timeout=THINKING)
        expect(page.locator(".sheet .is-chosen")).to_be_visible()


def test_from_wide_to_narrow_and_back(visit: Callable[..., Page]) -> None:
    page = visit()
    open_claim(page)
    before = page.evaluate(ON_THE_SCREEN)
    page.set_viewport_size({"width": 500, "height": 800})
    expect(page.locator("#section-tabs")).to_be_visible()
    expect(page.locator('.sheet [data-section="claims"]')).to_be_hidden()
    page.set_viewport_size({"width": 1400, "height": 900})
    expect(page.locator('.sheet [data-section="claims"]')).to_be_visible()
    page.wait_for_timeout(500)
    for name, box in page.evaluate(ON_THE_SCREEN).items():
        assert box == pytest.approx(before[name], abs=1)


# drawers


def test_a_drawer_opens_and_closes(visit: Callable[..., Page]) -> None:
    page = visit()
    open_claim(page)
    opener = page.locator("[data-open=cards]")
    for way in ("escape", "button", "outside"):
        expect(drawer(page)).to_have_count(0)
        opener.click()
        expect(drawer(page).get_by_role("dialog")).to_be_focused()
        expect(drawer(page).get_by_role("heading")).to_have_text("Everybody’s cards")
        room = drawer(page).locator("svg.section").bounding_box()
        assert room is not None
        assert room["width"] > 900
        if way == "escape":
            page.keyboard.press("Escape")
        elif way == "button":
            drawer(page).get_by_role("button", name="Close").click()
        else:
            drawer(page).click(position={"x": 4, "y": 200})
        expect(opener).to_be_focused()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_targets_in_a_drawer_can_be_chosen_and_it_is_kept_up_to_date(
    visit: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visit(**size)
    open_claim(page)
    if size is PHONE:
        tab(page, "claims").tap()
    page.locator("[data-open=cards]").click()
    expect(cards_in(drawer(page))).to_have_count(ROUNDS)
    before = moves(page)
    drawer(page).locator('[data-action="bid 3"]').click()
    expect(drawer(page).locator(".is-chosen")).to_have_attribute("data-action", "bid 3")
    expect(page.locator(".chosen-frame")).to_be_visible()
    page.locator("#acts .main").click()
    wait_until_done(page, before)
    wait_for_move(page)
    expect(drawer(page)).to_be_visible()
    expect(cards_in(drawer(page))).to_have_count(ROUNDS - 1)
    if size is PHONE:
        card, board = page.locator(".drawer-card").bounding_box(), page.locator("#scene").bounding_box()
        assert card == board
        opened = drawer(page).locator("svg.section").bounding_box()
        assert opened is not None
        assert opened["width"] > 500  # one scrolls rather than guesses


def test_a_drawer_by_keys(visit: Callable[..., Page]) -> None:
    page = visit()
    open_claim(page)
    page.locator(".board-svg").focus()
    page.keyboard.press("Tab")
    opener = page.locator("[data-open=cards]")
    expect(opener).to_be_focused()
    expect(page.locator(".focus-ring")).to_be_visible()
    page.keyboard.press("Enter")
    expect(drawer(page)).to_be_visible()
    for key in ("ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    here = page.locator(":focus")
    expect(here).to_have_attribute("data-action", "bid 2")
    assert drawer(page).locator(":focus").count() == 1
    page.keyboard.press("Enter")
    expect(drawer(page).locator(".is-chosen")).to_have_count(1)
    before = moves(page)
    page.keyboard.press("Enter")
    wait_until_done(page, before)
    wait_for_move(page)
    page.keyboard.press("Escape")
    expect(drawer(page)).to_have_count(0)


def test_a_drawer_opens_by_itself_if_all_choices_are_there(visit: Callable[..., Page]) -> None:
    page = visit()
    is_ready: list[bool] = []  # then nothing of the hand can be chosen any more

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda message: route.send(only_in_drawer(message)))

    def only_in_drawer(message: str | bytes) -> str:
        told: Any = json.loads(message)
        if told.get("frames") and is_ready:
            frame, after = told["frames"][-1], "hand-paper"
            frame["put"] = [put for put in frame["put"] if put["layer"] != "hand"]
            for key in (f"hand-0-{card}" for card in range(1, ROUNDS + 1)):
                svg = f'<g data-key="{key}"><rect width="9" height="9"/></g>'
                frame["put"].append({"key": key, "layer": "hand", "after": after, "svg": svg})
                after = key
        return json.dumps(told)

    page.route_web_socket("**/socket", between)
    open_claim(page)
    expect(drawer(page)).to_have_count(0)
    before = moves(page)
    page.mouse.click(*places(page)[0])
    is_ready.append(True)
    page.locator("#acts .main").click()
    wait_until_done(page, before)
    expect(cards_in(drawer(page))).to_have_count(ROUNDS - 1)


# for everybody


@SIGHTS
def test_a_sheet_breaks_no_rule_of_accessibility(
    visit: Callable[..., Page], size: dict[str, object], theme: str
) -> None:
    page = visit(**size, color_scheme=theme, reduced_motion="reduce")
    open_claim(page)
    check(page)
    if size is PHONE:
        tab(page, "claims").tap()
        check(page)
    page.locator("[data-open=cards]").click()
    check(page)
