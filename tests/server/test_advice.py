"""What a hint says: by how much the best option is better, and how the game should end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from boomtown.bots.judgement import Judgement
from boomtown.core.record import Refused
from boomtown.core.step import View
from boomtown.core.text import LANGUAGES, Text
from boomtown.games import text_of
from boomtown.server.bots.hints import advise, compare_best, expect_end
from boomtown.server.bots.service import BotService
from boomtown.server.web.page_text import WORDS
from tests.server.tables import hub_on, play_on, two_at_a_table

ENGLISH = Text(WORDS, "en")


def judged(*leads: float) -> list[Judgement]:
    """Options with these leads, the best first."""
    return [Judgement(place, 100 - place, 0.5, lead) for place, lead in enumerate(leads)]


@pytest.mark.parametrize(
    ("leads", "said"),
    [
        ([4.0, 1.2], "About 3 points better than: Wait."),
        ([4.0, 3.4], "About 1 point better than: Wait."),
        ([4.0, 3.8], "About as good as: Wait."),
        ([4.0, 4.9], "About as good as: Wait."),
        ([4.0], "There is nothing else to choose."),
    ],
)
def test_a_hint_compares_with_the_next_best(leads: list[float], said: str) -> None:
    best, *others = judged(*leads)
    assert compare_best(best, others, "Wait", ENGLISH) == said


@pytest.mark.parametrize(
    ("lead", "said"), [(2.6, "3 points ahead"), (-1.0, "1 point behind"), (0.3, "level")]
)
def test_a_hint_says_how_it_should_end(lead: float, said: str) -> None:
    assert expect_end(lead, ENGLISH) == f"That should end about {said}."
    assert len({expect_end(lead, Text(WORDS, language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_hint_for_a_decision_that_is_over_is_stale(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    async def story() -> None:
        async with hub_on(database) as hub:
            live = await two_at_a_table(hub)
            words = text_of("gold-rush")

            async def judge(self: BotService, game: str, level: str, view: View[Any]) -> list[Judgement]:
                assert level == "sheriff"
                options = view.state.options(view.seat)
                if is_moving:
                    await play_on(live, 1)
                return [Judgement(action, 9, 0.5, 1.0) for action in options]

            monkeypatch.setattr(BotService, "judge", judge)
            is_moving = False
            found = await advise(hub.thinkers, live, 0, words, ENGLISH)
            assert found.action in live.require_table().state.options(0)
            with pytest.raises(Refused, match="not-your-turn"):
                await advise(hub.thinkers, live, 1, words, ENGLISH)
            is_moving = True
            with pytest.raises(Refused, match="stale"):
                await advise(hub.thinkers, live, 0, words, ENGLISH)

    asyncio.run(story())
