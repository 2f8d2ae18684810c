"""From the rulebook to the code."""

import pytest

from boomtown.cli.rules import match_headings
from boomtown.core.sources import Passage
from boomtown.games import ALL
from tests.cli.terminal import Call

PAGES = {"Preparation": "2", "The bid": "3–4"}


def passage(name: str, *sources: tuple[str, str], is_step: bool = False) -> Passage:
    return Passage("steps.py", name, is_step, sources)


@pytest.mark.parametrize("game", ALL)
def test_every_heading_is_cited_and_every_step_cites(game: str, boomtown: Call) -> None:
    ended = boomtown("rules", game, "--json")
    document = ended.document
    for name in ("uncited", "unknown", "wrong_pages", "uncited_steps"):
        assert document[name] == [], name
    assert ended.code == 0
    assert [entry for entry in document["headings"] if not entry["code"]] == []


def test_people_see_the_places_below_each_heading(boomtown: Call) -> None:
    lines = boomtown("rules", "gold-rush").out.splitlines()
    heading = lines.index("1. Draw and place a Land tile, p. 3")
    assert "    rules/steps/land.py:DrawTile" in lines[heading:]


def test_headings_lead_to_code_and_tests() -> None:
    code = [passage("start", ("Preparation", "2")), passage("Bid", ("The bid", "3"), is_step=True)]
    document = match_headings(PAGES, code, [passage("test_a_bid", ("The bid", "4"))])
    assert document["headings"] == [
        {"heading": "Preparation", "page": "2", "code": ["steps.py:start"], "tests": []},
        {"heading": "The bid", "page": "3–4", "code": ["steps.py:Bid"], "tests": ["steps.py:test_a_bid"]},
    ]
    assert (document["uncited"], document["untested"]) == ([], ["Preparation"])
    assert (document["unknown"], document["wrong_pages"], document["uncited_steps"]) == ([], [], [])


def test_what_does_not_fit_is_listed() -> None:
    code = [passage("start", ("Preparations", "2"), ("The bid", "5")), passage("Bid", is_step=True)]
    document = match_headings(PAGES, code, None)
    assert document["uncited"] == ["Preparation"]
    assert document["untested"] is None
    assert document["unknown"] == ["Preparations"]
    assert document["wrong_pages"] == ["The bid, p. 5"]
    assert document["uncited_steps"] == ["steps.py:Bid"]
