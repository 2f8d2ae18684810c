"""What the page of a table can do beside playing: undo, hint, replay, chat, settings, several people."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.playing import READY, THINKING, chosen, into_picture, open_table, places, wait_for_move

ALONE = ["me", "uniform"]


def choose_first(page: Page) -> None:
    into_picture(page)
    page.keyboard.press("Home")
    if not page.locator(READY).count():  # the only place for a tile is chosen by itself
        page.keyboard.press("Enter")
    assert chosen(page)


def place_a_tile(page: Page) -> None:
    wait_for_move(page)
    choose_first(page)
    page.keyboard.press("Enter")
    expect(page.locator('#acts [data-name="pass"]')).to_be_visible()


def test_the_picture_is_there_without_scripts(visit: Callable[..., Page]) -> None:
    page = visit()
    path = open_table(page, ALONE)
    state = page.context.storage_state()
    plain = visit(java_script_enabled=False, storage_state=state)
    plain.goto(path)
    expect(plain.locator(".board-svg [data-key^=tile-]")).to_have_count(1)
    expect(plain.locator(".board-svg .target").first).to_be_visible()
    expect(plain.locator("#prompt-say")).to_contain_text("Place your tile")
    expect(plain.locator(".player")).to_have_count(2)
    expect(plain.locator("#log li")).to_have_count(1)


def test_pointing_shows_the_ghost_and_what_it_is_worth(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ALONE)
    wait_for_move(page)
    page.mouse.move(*places(page)[0])
    expect(page.locator(".board-svg .ghost:not([display])")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".board-svg .ghost:not([display])")).to_have_count(0)
    place_a_tile(page)
    seen = []
    for place in places(page):  # a cowboy on a feature is worth something, a tent nothing yet
        page.mouse.move(*place)
        page.wait_for_timeout(600)
        seen += page.locator(".worth:visible").all_inner_texts()
    assert any(re.fullmatch(r"\+[1-9]\d*", text) for text in seen), seen
    assert not any(text.strip() == "0" for text in seen), seen


def test_a_slow_click_is_a_click(visit: Callable[..., Page]) -> None:
    """A mouse asks by pointing: only a finger that rests asks what something is."""
    page = visit(reduced_motion="reduce")
    open_table(page, ALONE)
    wait_for_move(page)
    page.mouse.move(*places(page)[0])
    page.mouse.down()
    page.wait_for_timeout(800)
    page.mouse.up()
    assert chosen(page)


def test_choosing_turning_dropping(visit: Callable[..., Page]) -> None:
    page = visit()
    turn = page.locator('[data-name="turn"]')
    for _ in range(20):  # some tiles look the same however they are turned
        open_table(page, ALONE)
        wait_for_move(page)
        if turn.count():
            break
    turn.click()
    shown = page.locator(".board-svg .is-chosen .ghost:not([display])")
    first = shown.get_attribute("data-ghost")
    page.keyboard.press("e")
    assert shown.get_attribute("data-ghost") != first
    page.keyboard.press("q")
    assert shown.get_attribute("data-ghost") == first
    page.keyboard.press("Escape")
    expect(page.locator(".is-chosen")).to_have_count(0)


def test_undo_takes_the_tile_back(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ALONE)
    place_a_tile(page)
    expect(page.locator(".board-svg [data-key^=tile-]")).to_have_count(2)
    page.keyboard.press("Backspace")
    expect(page.locator(".board-svg [data-key^=tile-]")).to_have_count(1)
    expect(page.locator("#prompt-say")).to_contain_text("Place your tile")


def test_a_hint_is_chosen_but_not_done(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ALONE)
    wait_for_move(page)
    page.keyboard.press("h")
    expect(page.locator(".toast", has_text="The Sheriff would choose")).to_be_visible(timeout=THINKING)
    expect(page.locator(".board-svg .is-chosen")).to_have_count(1)
    expect(page.locator(".board-svg [data-key^=tile-]")).to_have_count(1)


def test_one_click_and_a_warning(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ALONE)
    wait_for_move(page)
    page.locator(".tools .tool[href='/me']").click()
    page.get_by_label("One click plays at once").check()
    page.get_by_label("Warn me before").check()
    page.locator("#settings .btn.main").click()
    page.mouse.click(*places(page)[0])
    expect(page.locator(".board-svg [data-key^=tile-]")).to_have_count(2)
    page.locator('#acts [data-name="pass"]').click()
    expect(page.locator("dialog[open] h2")).to_have_text("You cannot take this back alone.")
    page.keyboard.press("Escape")
    expect(page.locator('#acts [data-name="pass"]')).to_be_visible()


def test_the_camera_is_ones_own(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ALONE)
    wait_for_move(page)
    tile = page.locator(".board-svg [data-key=tile-0]")
    before = tile.bounding_box()
    page.mouse.move(500, 600)
    page.mouse.down()
    page.mouse.move(600, 640, steps=4)
    page.mouse.up()
    page.mouse.wheel(0, -200)
    page.wait_for_timeout(400)
    moved = tile.bounding_box()
    assert before is not None and moved is not None
    assert moved["width"] > before["width"] * 1.2
    place_a_tile(page)
    after = tile.bounding_box()
    assert after is not None
    assert abs(after["width"] - moved["width"]) < 0.1
    page.keyboard.press("0")
    page.wait_for_timeout(500)
    fitted = tile.bounding_box()
    assert fitted is not None
    assert fitted["width"] < moved["width"]


def test_a_line_of_the_log_leads_to_its_moment(visit: Callable[..., Page]) -> None:
    page = visit()
    path = open_table(page, ALONE)
    place_a_tile(page)
    page.locator("#log li a").first.click()
    expect(page.locator("#replay")).to_be_visible()
    expect(page.locator("#rail-place")).to_have_text("Move 1 of 2")
    expect(page.locator(".board-svg [data-key^=tile-]")).to_have_count(1)
    expect(page.locator("#acts button")).to_have_count(0)
    page.locator('[data-go="now"]').click()
    expect(page.locator(".board-svg [data-key^=tile-]")).to_have_count(2)
    expect(page.locator('#acts [data-name="pass"]')).to_be_visible()
    page.goto(f"{path}?at=0")
    expect(page.locator("#rail-place")).to_have_text("Move 0 of 2")
    page.locator('[data-go="play"]').click()
    expect(page.locator("#rail-place")).to_have_text("Move 2 of 2")


def test_what_people_write_is_never_markup(visit: Callable[..., Page]) -> None:
    page = visit()
    nasty = "<img src=x onerror=alert(1)>"
    open_table(page, ALONE, name=nasty, title=nasty)
    wait_for_move(page)
    page.locator("#chat-field").fill(f"{nasty}&amp;")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li")).to_contain_text(f"{nasty}&amp;")
    assert page.locator("main img").count() == 0
    expect(page.locator(".player .name").first).to_have_text(nasty[:24].strip())


def test_two_browsers_at_one_table(visit: Callable[..., Page]) -> None:
    ann, ben = visit(), visit(**PHONE)
    path = open_table(ann, ["me", "open"])
    expect(ann.locator(".chairs li.free")).to_have_count(1)
    ben.goto(path)
    ben.locator("input[name=name]").fill("Ben")
    ben.get_by_role("button", name="Sit here").tap()
    expect(ben.locator(".board-svg")).to_be_visible()
    place_a_tile(ann)
    expect(ben.locator(".board-svg [data-key^=tile-]")).to_have_count(2)
    expect(ben.locator("#prompt-say")).to_have_text("Ann is choosing.")
    for page in (ann, ben):
        expect(page.locator(".player .name")).to_have_text(["Ann", "Ben"])
    assert ann.title().startswith("● Your turn")
    ann.locator('#acts [data-name="pass"]').click()
    ann.keyboard.press("Enter")
    expect(ben.locator("#acts .btn").first).to_be_visible()
    ann.keyboard.press("u")
    expect(ben.locator("#question")).to_contain_text("Ann")
    ben.locator("#question .btn.main").tap()
    expect(ann.locator('#acts [data-name="pass"]')).to_be_visible()
    ben.locator("#talk-button").tap()
    ben.locator("#chat-field").fill("Howdy")
    ben.locator("#chat-form button").tap()
    expect(ann.locator("#tab-chat")).to_have_text("Chat · 1")
    ben.context.close()
    expect(ann.locator(".player.away .name")).to_have_text("Ben")


def test_the_owner_of_a_table_mutes_and_removes_somebody(visit: Callable[..., Page]) -> None:
    ann, ben = visit(), visit()
    path = open_table(ann, ["me", "open"])
    ben.goto(path)
    ben.locator("input[name=name]").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    expect(ben.locator("#chat-field")).to_be_enabled()
    ann.locator('.player[data-seat="1"] .score').click()
    ann.get_by_role("button", name="Mute Ben").click()
    expect(ben.locator("#chat-field")).to_be_disabled()
    expect(ben.locator("#chat li")).to_have_text("Ben has been muted.")
    expect(ann.locator('.player[data-seat="1"] .tag', has_text="muted")).to_be_visible()
    ann.get_by_role("button", name="Remove Ben").click()
    ann.get_by_role("button", name="Do it").click()
    expect(ann.locator('.player[data-seat="1"] .level-tag')).to_have_text("Deputy")
    expect(ben.locator(".player .tag.you")).to_have_count(0)
    ben.locator('.player[data-seat="0"] .score').click()
    expect(ben.locator("#lines-0 .btn")).to_have_count(0)
    expect(ben.locator("#lines-0")).not_to_contain_text("null")


def test_a_curtain_between_people_at_one_device(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ["me", "here"], name1="Ben")
    expect(page.locator("#curtain-title")).to_have_text("Hand the device to Ann")
    page.locator("#curtain-go").click()
    place_a_tile(page)
    page.locator('#acts [data-name="pass"]').click()
    page.keyboard.press("Enter")
    expect(page.locator("#curtain-title")).to_have_text("Hand the device to Ben")
    page.keyboard.press("Escape")
    expect(page.locator("#curtain")).to_be_visible()
    page.locator("#curtain-go").click()
    expect(page.locator("#prompt-say")).to_contain_text("Place your tile")
    expect(page.locator("#curtain")).not_to_be_visible()


def test_calm_pages_mark_what_is_new(visit: Callable[..., Page]) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, ALONE)
    place_a_tile(page)
    expect(page.locator(".new-mark").first).to_be_visible()


def test_fingers_pinch_and_hold(visit: Callable[..., Page]) -> None:
    page = visit(**PHONE)
    open_table(page, ALONE)
    wait_for_move(page)
    tile = page.locator(".board-svg [data-key=tile-0]")
    before = tile.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    client = page.context.new_cdp_session(page)

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": px, "y": py, "id": n} for n, (px, py) in enumerate(fingers)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 6):
        touch("touchMove", (x - 20 - 8 * step, y), (x + 20 + 8 * step, y))
    touch("touchEnd")
    page.wait_for_timeout(300)
    after = tile.bounding_box()
    assert after is not None
    assert after["width"] > 1.5 * before["width"]
    touch("touchStart", (after["x"] + after["width"] / 2, after["y"] + after["height"] / 2))
    page.wait_for_timeout(800)
    touch("touchEnd")
    expect(page.locator(".inspector")).to_contain_text(re.compile("start tile", re.IGNORECASE))


def test_the_inspector_tells_what_one_points_at_by_mouse_and_keys(visit: Callable[..., Page]) -> None:
    page = visit()
    open_table(page, ["me", "uniform"], game="carson-city")
    wait_for_move(page)
    card = page.locator(".inspector")
    expect(card).to_be_hidden()
    mine = page.locator(".board-svg [data-key][role=img][aria-label*=Sheriff]").first
    box = mine.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(card).to_contain_text("Sheriff")
    expect(card.locator("svg")).to_be_visible()
    page.mouse.move(2, 2)
    expect(card).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(card).to_contain_text("Press to choose it.")
    page.keyboard.press("Escape")
