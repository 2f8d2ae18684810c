"""The page comes back by itself, and a move sent twice counts once."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Server
from tests.browser.playing import open_table, wait_for_move
from tests.browser.test_table import choose_first, place_a_tile

ALONE = ["me", "uniform"]


def test_a_move_whose_answer_is_lost_counts_once(visit: Callable[..., Page]) -> None:
    page = visit()
    sent: list[str] = []
    connections: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        connections.append(route)

        def from_page(message: str | bytes) -> None:
            if json.loads(message)["do"] == "act":
                sent.append(json.loads(message)["id"])
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if len(connections) == 1 and sent:
                route.close()  # nothing of what follows the move arrives
            else:
                route.send(message)

        route.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket("**/socket", between)
    open_table(page, ALONE)
    wait_for_move(page)
    choose_first(page)
    page.keyboard.press("Enter")
    expect(page.locator('#acts [data-name="pass"]')).to_be_visible(timeout=15_000)
    expect(page.locator(".board-svg [data-key^=tile-]")).to_have_count(2)
    assert len(connections) == 2
    assert len(sent) == 2
    assert len({*sent}) == 1


def test_after_nonsense_the_page_asks_anew(visit: Callable[..., Page]) -> None:
    page = visit()
    routes: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        routes.append(route)
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(route.send)

    page.route_web_socket("**/socket", between)
    open_table(page, ALONE)
    wait_for_move(page)
    routes[0].send('{"tell":"nonsense"}')
    expect(page.locator(".toast.bad")).to_contain_text("did not understand")
    place_a_tile(page)
    page.troubles.clear()  # type: ignore[attr-defined]


def test_a_killed_server_comes_back(visit: Callable[..., Page], server: Server) -> None:
    page = visit()
    open_table(page, ALONE)
    place_a_tile(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    server.kill()
    other = page.context.new_page()  # what was kept says where everything is
    other.goto("/about")
    expect(other.get_by_role("heading", level=1)).to_have_text("The town does not answer")
    expect(other.locator("main")).to_have_css("max-width", "860px")
    expect(page.locator("#connection")).to_contain_text("connection is lost")
    server.start()
    expect(page.locator("#connection")).to_be_empty(timeout=30_000)
    other.get_by_role("link", name="Try again").click()
    expect(other.get_by_role("heading", level=1)).not_to_have_text("The town does not answer")
    page.locator('#acts [data-name="pass"]').click()
    page.keyboard.press("Enter")
    wait_for_move(page)
    expect(page.locator(".board-svg [data-key^=tile-]")).to_have_count(3)
    page.troubles.clear()  # type: ignore[attr-defined]
