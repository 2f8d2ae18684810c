"""Parts of drawings that are kept: they are drawn once, come back as the same object, and hide no change."""

from random import Random
from typing import Any

import pytest

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import NOBODY
from boomtown.core.svg import Markup, Node, Scene, Section, make_scene, patch
from boomtown.core.text import LANGUAGES
from boomtown.games import ALL, game_parts, text_of
from boomtown.look import LOOK
from boomtown.look.kept import forget_all, keep

DRAWN = 3  # one position of so many is drawn
FRESH = 9  # one of so many is drawn afresh as well
LAST = 150  # decisions


def test_what_is_kept_is_drawn_once_and_no_more_of_it_than_is_asked_for() -> None:
    drawn: list[int] = []

    @keep(2)
    def draw(number: int) -> Node:
        drawn.append(number)
        return Node(f"n{number}", "layer", Markup(f"<g>{number}</g>"))

    first = draw(1)
    assert draw(1) is first
    assert drawn == [1]
    assert [draw(number).key for number in (2, 3, 1)] == ["n2", "n3", "n1"]
    assert drawn == [1, 2, 3, 1]
    forget_all()
    assert draw(1) == first
    assert drawn == [1, 2, 3, 1, 1]


def test_everybody_who_reads_a_language_has_the_same_text() -> None:
    assert text_of("claim", "de") is text_of("claim", "de-AT")
    assert text_of("claim", "de") is not text_of("claim", "fr")


def test_what_was_kept_is_not_sent_again_and_what_changed_its_place_is() -> None:
    box = (0.0, 0.0, 9.0, 9.0)
    room = Section("room", "Room", box, ("low", "high"))
    one, two, three = (Node(key, "low", Markup(f"<g>{key}</g>")) for key in ("one", "two", "three"))

    def scene(*nodes: Node) -> Scene:
        return make_scene("", box, [room], nodes, LOOK)

    alike = Node("two", "low", Markup("<g>two</g>"))
    assert patch(scene(one, two, three), scene(one, alike, three)).put == ()
    moved = patch(scene(one, two, three), scene(two, three, one))
    assert [(put.node, put.after) for put in moved.put] == [(one, "three")]
    lifted = patch(scene(one, two), scene(one, Node("two", "high", two.svg)))
    assert [(put.node.layer, put.after) for put in lifted.put] == [("high", "")]


@pytest.mark.parametrize("name", [*ALL])
def test_scenes_with_parts_that_were_kept_are_as_if_drawn_afresh(name: str) -> None:
    game, draw = ALL[name], game_parts(name).ui.draw_scene
    seats = int(game.most) - 1
    table: Table[Any] = Table(game, seats)
    rng, dice = Rng(4), Random(name)
    shown: list[tuple[Any, Any, list[str], Scene]] = []
    for decision in range(LAST):
        while table.state.actor() < 0 and not table.state.is_over():
            table.roll(rng)
        state = table.state
        if state.is_over():
            break
        if decision % DRAWN == 0:
            text = text_of(name, LANGUAGES[decision // FRESH % len(LANGUAGES)])
            surname = "Holliday" if decision < LAST // 2 else "Earp"
            names = text.players(state, [f"{surname} {n}" for n in range(seats)])
            for seat in {*state.actors(), decision % seats, int(NOBODY)}:
                view = game.view(state, seat)
                scene = draw(view, text, names)
                if decision % FRESH == 0:
                    shown.append((view, text, names, scene))
        actor = state.actors()[0]
        table.act(actor, dice.choice(state.options(actor)))
    for view, text, names, scene in shown:
        forget_all()
        afresh = draw(view, text, names)
        assert [*scene.nodes.values()] == [*afresh.nodes.values()]
        assert (scene.sections, scene.box, scene.title) == (afresh.sections, afresh.box, afresh.title)
