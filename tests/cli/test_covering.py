"""What games exercise of their rules."""

from collections import Counter
from dataclasses import replace

import pytest

from boomtown.core.rng import Rng
from boomtown.games import ALL, game_parts
from boomtown.games.nevada_city import NEVADA_CITY, coverage
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.lab.coverage import Curious, cover, tables_to_cover
from tests.cli.terminal import Call


def test_what_is_left_out_is_told(boomtown: Call) -> None:
    ended = boomtown("fuzz", "nevada-city", "--coverage", "--games", 2, "--seats", 2, "--json")
    assert ended.code == 1
    document = ended.document
    assert document["games"] == 2
    assert "space opera-house-gallery" in document["missing"]  # not with two players
    assert document["covered"]["family"][1] == 6
    told = boomtown("fuzz", "nevada-city", "--coverage", "--games", 1, "--seats", 2).out
    assert "Left out: space opera-house-gallery\n" in told


def test_it_ends_as_soon_as_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = game_parts("nevada-city")
    assert parts.coverage is not None
    few = replace(parts.coverage, wanted={"verb": ("pass", "deal", "family")})
    monkeypatch.setitem(vars(parts), "coverage", few)
    document = cover(NEVADA_CITY, 50, 0, 3)
    assert (document["games"] < 10, document["missing"]) == (True, [])


def test_a_game_that_names_nothing_is_refused(boomtown: Call) -> None:
    ended = boomtown("fuzz", "gold-rush", "--coverage")
    assert (ended.code, ended.out) == (2, "")
    assert "gold-rush does not say what can be exercised" in ended.err


def test_every_variant_is_played_alone_and_with_all_others() -> None:
    tables = [*tables_to_cover(NEVADA_CITY, None)]
    words = {word for variant in NEVADA_CITY.variants for word in variant.words()}
    assert {word for _, variants in tables if len(variants) == 1 for word in variants} == words
    assert {seats for seats, variants in tables if not variants} == {2, 3, 4}
    assert max(len(variants) for _, variants in tables) == len(NEVADA_CITY.variants)
    assert all(NEVADA_CITY.why_not(seats, variants) is None for seats, variants in tables)


def test_a_curious_bot_takes_what_was_taken_least() -> None:
    claim = ALL["claim"]
    state = claim.start(2, frozenset())
    state.act(-1, state.odds()[0][0])
    taken: Counter[int] = Counter()
    bot = Curious(taken)
    options = state.options(0)
    chosen = [bot.choose(claim.view(state, 0), Rng(seed)) for seed in range(2 * len(options))]
    assert sorted(chosen) == sorted(options * 2)


def test_what_the_game_names_exists() -> None:
    assert isinstance(NEVADA_CITY.start(2, frozenset()), NevadaCityState)
    assert {*coverage.WANTED} >= {"space", "contract", "event", "goal", "passive", "event-effect"}
    assert all(len({*names}) == len(names) for group, names in coverage.WANTED.items() if group != "passive")
