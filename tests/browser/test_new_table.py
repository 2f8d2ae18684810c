"""The form for a new table shows what matters for the seats and players that were chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page


def seen(page: Page, kind: str) -> list[int]:
    """The numbers of the menus of one kind that can be seen."""
    fields = page.locator(f'[data-variant^="{kind}-"]')
    return [n + 1 for n in range(fields.count()) if fields.nth(n).is_visible()]


def test_only_virtual_players_that_exist_have_a_strength_and_only_players_a_suit(
    visit: Callable[..., Page],
) -> None:
    page = visit()
    page.goto("/new/card-game")
    for seats in range(1, 7):
        page.locator(f"#seats-{seats}").check(force=True)
        for players in (4, 5, 6):
            page.locator("#variant-players").select_option(str(players))
            everybody = max(seats, players)
            assert seen(page, "virtual") == [*range(1, everybody - seats + 1)], (seats, players)
            assert seen(page, "suit") == [*range(1, everybody + 1)], (seats, players)
