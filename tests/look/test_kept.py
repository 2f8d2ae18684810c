"""Parts of drawings that are kept: they are drawn once, come back as the same object, and hide no change."""

from boomtown.core.svg import Markup, Node, Scene, Section, make_scene, patch
from boomtown.games import text_of
from boomtown.look import LOOK
from boomtown.look.kept import forget_all, keep


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
