"""Claim keeps the laws of all games, and is what its files, its pictures and its texts say.

This is all that a game needs for it: copy it with the files beside it, and call your own game.
"""

from pathlib import Path

import pytest

from boomtown.testing import Check, Plan, list_checks

PLAN = Plan(Path(__file__).parent, games=60, every_number=1)


@pytest.mark.parametrize("check", list_checks("claim", PLAN), ids=str)
def test_claim_passes(check: Check) -> None:
    check()
