"""How a person plays at the page: by mouse, by finger, by keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import WHOLE

OWN_MOVE = """() => {
    const status = document.querySelector("main").dataset.status;
    const buttons = document.querySelectorAll("#acts button:not([data-name=undo], [data-name=result])");
    return status === "over" || [...buttons].some((button) => !button.disabled);
}"""
STEADY = """() => new Promise((resolve) => {
    let before = "";
    const look = () => {
        const rects = [...document.querySelectorAll(".board-svg .target, #acts button")].map((e) => {
            const r = e.getBoundingClientRect();
            return [r.left, r.top].map(Math.round).join();
        }).join(";");
        if (rects === before) resolve(true);
        else { before = rects; setTimeout(look, 90); }
    };
    look();
})"""
AT_REST = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.then(() => {}, () => {})))"""
REACHABLE = """([lot, most]) => {
    const targets = [...document.querySelectorAll(".board-svg .target:not(.gone)")];
    const first = Math.floor(lot * targets.length);
    const found = [];
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
        const field = target.firstElementChild.getBoundingClientRect();
        const [x, y] = [field.left + field.width / 2, field.top + field.height / 2];
        if (document.elementFromPoint(x, y)?.closest(".target") === target) found.push([x, y]);
        if (found.length === most) break; // to look for what lies at a place is dear
    }
    return found;
}"""
IS_TARGET = """([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(".target:not(.gone)"))"""
HIT = """([x, y]) => document.elementFromPoint(x, y)?.closest(".target")?.classList.contains("is-chosen")"""

# the height of the prompt's bar, the scale of the board, and which buttons stick out of the bar
FRAME = """() => {
    const bar = document.querySelector(".prompt-bar").getBoundingClientRect();
    const svg = document.querySelector(".board-svg");
    const outside = [...document.querySelectorAll("#acts .btn")].filter((button) => {
        const r = button.getBoundingClientRect();
        return r.left < bar.left || r.right > bar.right || r.top < bar.top || r.bottom > bar.bottom;
    }).map((button) => button.textContent);
    return [Math.round(bar.height), (svg.clientWidth / svg.viewBox.baseVal.width).toFixed(3), outside];
}"""
READY = "#acts .main:not(:disabled)"  # the button that does what is chosen

THINKING = 40_000  # ms for a hint: the workers may have to start first, with plain rules


def open_table(
    page: Page, seats: list[str], *, name: str = "Ann", game: str = "gold-rush", **more: str
) -> str:
    """A new table by the form of the site; returns its path. `seats`: me, open, or a bot."""
    fields = {"seats": str(len(seats)), "name": name, **more}
    fields |= {f"seat{seat}": who for seat, who in enumerate(seats)}
    page.goto("/about")
    submit(page, f"/new/{game}", fields)
    page.wait_for_url("**/table/**")
    return page.url


def submit(page: Page, path: str, fields: dict[str, str]) -> None:
    """Send a form as a page of the site would."""
    page.evaluate(
        """([path, fields]) => {
            const form = document.createElement("form");
            form.method = "post";
            form.action = path;
            for (const [name, value] of Object.entries(fields)) {
                const field = document.createElement("textarea"); // keeps lines
                field.name = name;
                field.value = value;
                form.append(field);
            }
            document.body.append(form);
            form.submit();
        }""",
        [path, fields],
    )


def wait_for_move(page: Page) -> bool:
    """Until one may choose; False if the game is over."""
    page.wait_for_function(OWN_MOVE, timeout=60_000)
    is_over = page.evaluate("document.querySelector('main').dataset.status") == "over"
    if not is_over:
        page.evaluate(STEADY)
    return not is_over


def moves(page: Page) -> str:
    """How many moves have been made: it changes with every decision."""
    found: Any = page.evaluate("document.querySelector('main').dataset.decision")
    return str(found)


def wait_until_done(page: Page, before: str) -> None:
    """Until the move has been taken."""
    page.wait_for_function(
        "(before) => document.querySelector('main').dataset.decision !== before", arg=before, timeout=30_000
    )


def chosen(page: Page) -> bool:
    """Whether something gets chosen that is not yet confirmed."""
    try:
        page.locator(".is-chosen, #acts .main:not(:disabled)").first.wait_for(state="attached", timeout=3000)
    except TimeoutError:
        return False
    return True


def places(page: Page, lot: float = 0.0, most: int = -1) -> list[tuple[float, float]]:
    """The middles of all targets on the board that can be hit, once nothing moves; or the first from a lot on."""
    page.evaluate(AT_REST)
    return [(x, y) for x, y in page.evaluate(REACHABLE, [lot, most])]


def play_by_pointer(page: Page, rng: random.Random, touch: bool, most: int = WHOLE) -> int:
    """A game on the picture and the buttons, or its beginning; returns how many decisions it took.

    Meanwhile nothing shakes: the prompt's bar keeps its height, and on a wide screen a sheet its scale.
    """
    decisions = 0
    heights, scales = set(), set()
    while decisions < most and wait_for_move(page):
        height, scale, outside = page.evaluate(FRAME)
        assert outside == []
        heights.add(height)
        scales.add(scale)
        decide_by_pointer(page, rng, touch)
        decisions += 1
    assert len(heights) == 1
    if not touch and page.locator(".of-sheet").count():
        assert len(scales) == 1
    return decisions


def decide_by_pointer(page: Page, rng: random.Random, touch: bool) -> None:
    """One decision of whoever sits at the page, on the picture or by the buttons."""
    before = moves(page)
    lot = rng.random()
    is_chosen = page.locator(READY).count() > 0  # a single option is chosen by itself: one press does it
    if places(page, lot, most=1) and rng.random() < 0.8:
        if is_chosen:
            (page.touchscreen.tap if touch else page.mouse.click)(*places(page, lot, most=1)[0])
        else:
            x, y = tap_a_target(page, lot, touch)
            if touch:
                page.locator(READY).first.tap()
            elif rng.random() < 0.5:
                assert page.evaluate(HIT, [x, y]), f"something lies over what is chosen at {x}, {y}"
                page.mouse.click(x, y)
            else:
                page.locator(READY).first.click()
    else:
        buttons = page.locator("#acts button:not([data-name=undo], [data-name=turn], :disabled)")
        button = buttons.nth(rng.randrange(buttons.count()))
        name = button.get_attribute("data-name") or ""
        button.tap() if touch else button.click()
        again = "main" if name.startswith("walk-") else name
        if not is_chosen and page.locator(f'#acts [data-name="{again}"].main').count():
            target = page.locator(f'#acts [data-name="{again}"].main')
            target.tap() if touch else target.click()
    wait_until_done(page, before)


def tap_a_target(page: Page, lot: float, touch: bool) -> tuple[float, float]:
    """Press a target on the picture until something is chosen; returns where. A press counts the first time, but
    on a busy machine the picture may move between looking and pressing: then look again, as people do."""
    tap = page.touchscreen.tap if touch else page.mouse.click
    for _ in range(5):
        x, y = places(page, lot, most=1)[0]
        tap(x, y)
        if chosen(page):
            return x, y
        assert not page.evaluate(IS_TARGET, [x, y]), f"nothing is chosen at {x}, {y}"
    raise AssertionError("the picture is never at rest")


def play_together(touches: dict[Page, bool], rng: random.Random) -> int:
    """A whole game of several people, each at a page, some by touch; returns how many decisions it took."""
    pages = [*touches]
    decisions = idle = 0
    while True:
        able = [page for page in pages if page.evaluate(OWN_MOVE)]
        if able and able[0].evaluate("document.querySelector('main').dataset.status") == "over":
            return decisions
        if not able:
            idle += 1
            assert idle < 600, "nobody may choose"
            pages[0].wait_for_timeout(50)
            continue
        idle = 0
        page = rng.choice(able)
        page.evaluate(STEADY)
        if page.evaluate(OWN_MOVE):
            decide_by_pointer(page, rng, touches[page])
            decisions += 1


DECIDE = """(lot) => {
    const choices = [...document.querySelectorAll("#all-choices button")];
    const choice = choices[Math.floor(lot * choices.length)] ?? document.querySelector("#acts .main:not(:disabled)");
    choice?.click();
    document.querySelector("#acts .main:not(:disabled)")?.click();
}"""


def play_at_once(pages: list[Page], rng: random.Random, is_enough: Callable[[], bool]) -> None:
    """Several people who do not wait for each other's moves; in the end all have been answered."""
    rounds = 0
    while not is_enough():
        rounds += 1
        assert rounds < 600, "somebody does not get to choose"
        for page in pages:
            if page.evaluate(OWN_MOVE):
                page.evaluate(DECIDE, rng.random())
        pages[0].wait_for_timeout(20)
    for page in pages:
        page.wait_for_timeout(1000)


def into_picture(page: Page) -> None:
    """With F6 from region to region."""
    for _ in range(6):
        if page.evaluate("document.activeElement.closest('.stage') !== null"):
            return
        page.keyboard.press("F6")
    raise AssertionError("F6 does not lead to the picture")


def play_by_keys(page: Page, rng: random.Random) -> int:
    """A whole game with nothing but the keyboard: arrows on the picture, digits for the buttons."""
    decisions = 0
    arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "PageDown", "End", "Home")
    while wait_for_move(page):
        before = moves(page)
        is_chosen = page.locator(READY).count() > 0  # as above
        if rng.random() < 0.6:
            into_picture(page)
            for _ in range(rng.randint(1, 4)):
                page.keyboard.press(rng.choice(arrows))
            if rng.random() < 0.5:
                page.keyboard.press(rng.choice("qer"))
            page.keyboard.press("Enter")
        else:
            names = page.locator("#acts button:not([data-name=undo])").evaluate_all(
                "(buttons) => buttons.map((button) => (button.disabled ? '' : button.dataset.name))"
            )
            usable = [place for place, name in enumerate(names, 1) if name not in ("", "turn")]
            page.keyboard.press(str(rng.choice(usable)))
        if not is_chosen:
            assert chosen(page), "the keys have chosen nothing"
            page.keyboard.press("Enter")
        wait_until_done(page, before)
        decisions += 1
    return decisions


DANGLING = """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
    .filter((href) => !document.getElementById(href.slice(1)))"""


def check_played(page: Page, least: int, decisions: int, most: int) -> None:
    """The page of a game of which no more decisions were to be made, or which has ended."""
    if decisions < most:
        check_end(page, least, decisions)
    assert page.evaluate(DANGLING) == []


def check_end(page: Page, least: int, decisions: int) -> None:
    """The page of a game that has just ended: nothing undrawn, and a reckoning that adds up."""
    assert page.evaluate(DANGLING) == []
    assert decisions >= least
    expect(page.locator("#end")).to_be_visible()
    expect(page.locator("#winner-title")).not_to_be_empty()
    sums = [int(cell) for cell in page.locator("#reckoning tfoot td").all_inner_texts()]
    columns = range(len(sums))
    rows = page.locator("#reckoning tbody tr").all()
    figures = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert sums == [sum(row[column] for row in figures) for column in columns]
    expect(page.locator(".player .score b")).to_have_text([str(points) for points in sums])
