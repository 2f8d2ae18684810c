"""Guides lead through first games: every step can be done, in every language, and nothing else while it lasts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from boomtown.bots.levels import GREENHORN
from boomtown.core.record import Refused, parse_record
from boomtown.core.step import CHANCE
from boomtown.core.text import LANGUAGES
from boomtown.games import GAMES, game_parts
from boomtown.games.guides import LEARNER, Guide
from boomtown.server.bots.hints import list_ideas
from boomtown.server.tables.hub import Hub
from boomtown.server.tables.session import TableSession, load_session
from boomtown.server.tables.store import Chair
from boomtown.server.tables.verifiable_draws import first_wrong_draw
from boomtown.server.web.people import Viewer
from boomtown.server.web.presenter import Presenter, page_text
from boomtown.server.web.protocol import Guidance
from boomtown.server.web.replays import known_record
from tests.server.tables import ADA, BEN, hub_on

LONGEST = 195  # characters of a step: five lines of the row on a phone
LONGEST_BROUGHT = 150
FEWEST, MOST = 8, 16  # steps
PATIENCE = 30.0  # seconds for the moves of the others
GUIDED = [name for name in GAMES if game_parts(name).guide is not None]


def guide_of(name: str) -> Guide:
    guide = game_parts(name).guide
    assert guide is not None
    return guide


async def learn(hub: Hub, name: str) -> TableSession:
    """Ada begins with a guide."""
    guide = guide_of(name)
    chairs = [Chair(LEARNER, ADA.id, "", ADA.name)]
    chairs += [Chair(seat, None, GREENHORN, f"Bot {seat}") for seat in range(1, guide.seats)]
    return await hub.open(name, "First", frozenset(guide.variants), chairs, False, owner=ADA.id, guided=True)


async def shown(live: TableSession, language: str = "en", person: str = ADA.id) -> Guidance | None:
    """What a page of this person would show, as soon as the others have moved."""
    async with asyncio.timeout(PATIENCE):
        while live.is_guided and not live.is_asked_now():
            await asyncio.sleep(0.005)
    desk = Presenter(live, person)
    desk.show(live.seat_for(person), language)
    return desk.update({person}).guide


async def do_step(live: TableSession, asked: Guidance, which: int = 0) -> None:
    """What the guide asks for."""
    if asked.do:
        await live.act(ADA.id, LEARNER, asked.do[which % len(asked.do)], live.decision)
    else:
        await live.read_step(ADA.id, asked.step)


def on(database: str, story: Callable[[Hub], Coroutine[Any, Any, None]]) -> None:
    """Run a story at a hub."""

    async def run() -> None:
        async with hub_on(database) as hub:
            await story(hub)

    asyncio.run(run())


@pytest.mark.parametrize("name", GUIDED)
def test_every_step_can_be_done_in_every_language(database: str, name: str) -> None:
    async def story(hub: Hub) -> None:
        for language in LANGUAGES:
            await play(hub, language)

    async def play(hub: Hub, language: str) -> None:
        guide, live = guide_of(name), await learn(hub, name)
        said = []
        for number, step in enumerate(guide.steps):
            asked = await shown(live, language)
            assert asked is not None
            assert asked.step == number
            assert len(asked.do) == len(step.do), "the rules allow all that the guide takes"
            assert asked.do == list(step.do)
            desk = Presenter(live, ADA.id)
            desk.show(LEARNER, language)
            update = desk.update(set())
            assert [choice.action for group in update.groups for choice in group.choices] == [
                live.game.verbs.text(option)
                for option in live.require_table().state.options(LEARNER)
                if live.game.verbs.text(option) in step.do
            ]
            assert desk.scene is not None
            assert {*step.light} <= {*desk.scene.nodes}, step.name
            assert 0 < len(asked.say) <= LONGEST, (step.name, len(asked.say))
            assert len(asked.brought) <= LONGEST_BROUGHT, (step.name, len(asked.brought))
            said += [asked.say, asked.brought]
            await do_step(live, asked, LANGUAGES.index(language))
        assert not [text for text in said if "{" in text]
        free = await shown(live, language)
        assert free is not None
        assert free.step == free.of == len(guide.steps)
        assert not live.is_guided
        assert LEARNER in live.actors(), "the game goes on with the newcomer's own decision"
        assert Presenter(live, ADA.id).draw(live.require_table().state)

    on(database, story)


@pytest.mark.parametrize("name", GUIDED)
def test_a_guide_is_short_and_ends_with_words(name: str) -> None:
    guide = guide_of(name)
    assert FEWEST <= len(guide.steps) <= MOST
    assert len({step.name for step in guide.steps}) == len(guide.steps)
    assert not guide.steps[-1].do, "after the last act something is said, and the others have moved"
    assert not [step.name for step in guide.steps if step.then and not step.do]


@pytest.mark.parametrize("name", GUIDED)
def test_nothing_else_can_be_done(database: str, name: str) -> None:
    async def story(hub: Hub) -> None:
        live = await learn(hub, name)
        for _ in guide_of(name).steps:
            asked = await shown(live)
            assert asked is not None
            state, verbs = live.require_table().state, live.game.verbs
            for option in state.options(LEARNER)[:20]:
                if verbs.text(option) not in asked.do:
                    with pytest.raises(Refused, match="not-this-step"):
                        await live.act(ADA.id, LEARNER, verbs.text(option), live.decision)
            for step in {asked.step - 1, asked.step + 1, *([asked.step] if asked.do else [])}:
                with pytest.raises(Refused, match="stale"):
                    await live.read_step(ADA.id, step)
            with pytest.raises(Refused, match="not-your-seat"):
                await live.read_step(BEN.id, asked.step)
            assert await shown(live, person=BEN.id) is None, "nobody else is led"
            await do_step(live, asked)

    on(database, story)


@pytest.mark.parametrize("name", GUIDED)
def test_it_goes_on_after_a_restart_and_back_with_moves_taken_back(database: str, name: str) -> None:
    async def story(hub: Hub) -> None:
        live = await learn(hub, name)
        for _ in range(len(guide_of(name).steps) // 2):
            asked = await shown(live)
            assert asked is not None
            await do_step(live, asked)
        before = await shown(live)
        again = await load_session(live.room.id, hub.store, lambda _: None)
        assert again is not None
        assert await shown(again) == before
        assert again.inherited == live.inherited
        if live.back_to_own(LEARNER):
            await live.undo(ADA.id, LEARNER)
            back = await shown(live)
            assert before is not None
            assert back is not None
            assert back.step < before.step
            await do_step(live, back)
            forward = await shown(live)
            assert forward is not None
            assert forward.step > back.step

    on(database, story)


@pytest.mark.parametrize("name", GUIDED)
def test_it_can_be_left_at_once(database: str, name: str) -> None:
    async def story(hub: Hub) -> None:
        live = await learn(hub, name)
        assert (await shown(live)) is not None
        with pytest.raises(Refused, match="not-your-seat"):
            await live.leave_guide(BEN.id)
        await live.leave_guide(ADA.id)
        await live.leave_guide(ADA.id)  # twice is once
        assert await shown(live) is None
        verbs, state = live.game.verbs, live.require_table().state
        await live.act(ADA.id, LEARNER, verbs.text(state.options(LEARNER)[-1]), live.decision)

    on(database, story)


def test_draws_of_a_guide_are_fixed_and_the_later_ones_can_be_checked(database: str) -> None:
    async def story(hub: Hub) -> None:
        live = await learn(hub, "gold-rush")
        guide = guide_of("gold-rush")
        for _ in guide.steps:
            asked = await shown(live)
            assert asked is not None
            await do_step(live, asked)
        assert live.inherited == len(guide.script()), "its last line is a draw"
        async with asyncio.timeout(PATIENCE):
            while live.status == "running":
                if LEARNER in live.actors():
                    option = live.require_table().state.options(LEARNER)[0]
                    await live.act(ADA.id, LEARNER, live.game.verbs.text(option), live.decision)
                await asyncio.sleep(0)
        record = parse_record(known_record(live, Viewer(ADA, "en", "")))
        assert record.drawn_from == live.inherited
        drawn = [at for at, move in enumerate(record.moves) if move.startswith("*")]
        assert drawn[-1] > record.drawn_from
        secret = bytes.fromhex(record.secret)
        assert first_wrong_draw(live.game, record, secret) is None
        record.drawn_from = 0
        assert first_wrong_draw(live.game, record, secret) is not None, "the first draws come from the guide"

    on(database, story)


def test_a_guide_that_no_longer_fits_leaves_a_free_game(database: str) -> None:
    async def story(hub: Hub) -> None:
        live = await learn(hub, "gold-rush")
        assert live.guide is not None
        for _ in range(3):
            asked = await shown(live)
            assert asked is not None
            await do_step(live, asked)
        await shown(live)
        live.guide = Guide(seats=2, steps=live.guide.steps, begin=("* draw gr01",))
        assert not live.is_guided
        option = live.require_table().state.options(LEARNER)[0]
        await live.act(ADA.id, LEARNER, live.game.verbs.text(option), live.decision)

    on(database, story)


def test_three_ideas_are_options_with_a_few_words_each(database: str) -> None:
    async def story(hub: Hub) -> None:
        live = await learn(hub, "gold-rush")
        await live.leave_guide(ADA.id)
        desk = Presenter(live, ADA.id)
        ideas = await list_ideas(hub.thinkers, live, LEARNER, desk.text, page_text("en"))
        options = [live.game.verbs.text(one) for one in live.require_table().state.options(LEARNER)]
        assert 1 < len(ideas) <= 3
        assert {idea.action for idea in ideas} <= {*options}
        assert len({idea.action for idea in ideas}) == len(ideas)
        assert all(idea.label and idea.note for idea in ideas)
        assert CHANCE not in live.actors()

    on(database, story)
