"""Markup is escaped, a scene is a complete picture, and a patch leads from one scene to the next."""

import re
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.core.svg import (
    Markup,
    Node,
    Patch,
    PictureStyle,
    Scene,
    Section,
    el,
    make_scene,
    node,
    number,
    patch,
    union,
)

LOOK = PictureStyle(
    defs={
        "inner": Markup('<symbol id="inner"/>'),
        "outer": Markup('<g id="outer"><use href="#inner"/></g>'),
        "unused": Markup('<symbol id="unused"/>'),
    },
    themes={
        "noon": {"ink": "#111", "surface": "#fff", "font": '"Zilla Slab", serif'},
        "night": {"ink": "#eee", "surface": "#000", "font": "serif"},
    },
)
BOX = (0.0, 0.0, 100.0, 50.0)


def scene(*nodes: Node) -> Scene:
    return make_scene("A < B", BOX, [Section("all", "All", BOX, ("low", "high"))], nodes, LOOK)


def patched(old: Scene | None, change: Patch) -> list[str]:
    """What a page does with a patch: the layers' nodes in their order afterwards."""
    layers: dict[str, list[Node]] = {"low": [], "high": []}
    if not change.full and old is not None:
        for kept in old.nodes.values():
            layers[kept.layer].append(kept)
    gone = set(change.drop) | {put.node.key for put in change.put}
    for layer, nodes in layers.items():
        layers[layer] = [kept for kept in nodes if kept.key not in gone]
    for put in change.put:
        nodes = layers[put.node.layer]
        keys = [kept.key for kept in nodes]
        nodes.insert(keys.index(put.after) + 1 if put.after else 0, put.node)
    return [kept.svg for nodes in layers.values() for kept in nodes]


@given(st.text())
def test_whatever_people_call_themselves_the_picture_stays_valid(name: str) -> None:
    drawn = ElementTree.fromstring(el("text", name, aria_label=name))
    allowed = re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", name)
    assert (drawn.text or "") == allowed.replace("\r\n", "\n").replace("\r", "\n")
    assert list(drawn) == []


def test_foreign_text_is_escaped_and_markup_is_not() -> None:
    assert el("g", "<b>", el("a")) == "<g>&lt;b&gt;<a/></g>"
    assert el("g", title='"><script>') == '<g title="&quot;&gt;&lt;script&gt;"/>'
    assert Markup("<a/>") + "<b>" == "<a/>&lt;b&gt;"
    assert isinstance(Markup("<a/>") + "x", Markup)


def test_attributes_are_short_and_none_is_left_out() -> None:
    assert (
        el("g", stroke_width=1.50, class_="x", id=None, viewBox="0 0")
        == '<g stroke-width="1.5" class="x" viewBox="0 0"/>'
    )
    assert [number(value) for value in (3, 0.125, -0.001, 100.0)] == ["3", "0.12", "0", "100"]


def test_a_picture_is_complete_and_knows_its_theme() -> None:
    drawn = scene(
        node(
            "a",
            "low",
            el("use", href="#outer"),
            el("text", "hi", fill="var(--ink)", font_family="var(--font)"),
        )
    )
    noon, night = drawn.svg(), drawn.svg("night")
    for text in (noon, night):
        ElementTree.fromstring(text)
        assert "var(" not in text
    assert 'fill="#111"' in noon
    assert 'fill="#eee"' in night
    assert '<symbol id="inner"/>' in noon, "a definition that another one needs"
    assert "unused" not in noon
    assert 'aria-label="A &lt; B"' in noon
    assert drawn._repr_svg_() == noon


def test_an_unknown_token_is_an_error() -> None:
    with pytest.raises(KeyError):
        scene(node("a", "low", fill="var(--nothing)")).svg()


def test_layers_are_drawn_in_order_and_keys_differ() -> None:
    assert list(scene(node("b", "high"), node("a", "low")).nodes) == ["a", "b"]
    with pytest.raises(ValueError, match="same key"):
        scene(node("a", "low"), node("a", "high"))


def test_a_section_knows_where_it_lies_in_the_whole() -> None:
    room = Section("side", "Side", (10, 20, 30, 40), ("low",), 100, 200, 1.5)
    assert room.transform == "translate(100 200) scale(1.5) translate(-10 -20)"


scenes = st.lists(
    st.tuples(st.sampled_from("abcdefghij"), st.sampled_from(["low", "high"]), st.integers(0, 2)),
    unique_by=lambda part: part[0],
)


def made(parts: Sequence[tuple[str, str, int]]) -> Scene:
    return scene(*(node(key, layer, str(version)) for key, layer, version in parts))


@given(scenes, scenes)
def test_a_patch_applied_to_the_old_scene_gives_the_new_one(
    before: list[tuple[str, str, int]], after: list[tuple[str, str, int]]
) -> None:
    old, new = made(before), made(after)
    assert patched(old, patch(old, new)) == [kept.svg for kept in new.nodes.values()]
    assert patched(None, patch(None, new)) == [kept.svg for kept in new.nodes.values()]
    assert (patch(new, new).put, patch(new, new).drop) == ((), ())


def test_one_piece_that_moves_is_put_alone() -> None:
    names = "abcdefgh"
    old = made([(name, "low", 0) for name in names])
    for new in ("habcdefg", "bcdefgha"):
        change = patch(old, made([(name, "low", 0) for name in new]))
        assert len(change.put) == 1


def test_a_drawer_is_no_part_of_the_picture_but_a_picture_of_its_own() -> None:
    rooms = [
        Section("all", "All", BOX, ("low",)),
        Section("more", "More & more", (5.0, 5.0, 20.0, 10.0), ("high",), is_drawer=True),
    ]
    inside = node("b", "high", el("use", href="#inner"), el("path", fill="var(--ink)"))
    drawn = make_scene("A", BOX, rooms, [node("a", "low"), inside], LOOK, is_sheet=True)
    assert 'data-key="b"' not in drawn.svg()
    assert "symbol" not in drawn.svg()
    opened = drawn.draw_drawers("night")["more"]
    root = ElementTree.fromstring(opened)
    assert root.attrib["viewBox"] == "5 5 20 10"
    assert root.attrib["aria-label"] == "More & more"
    assert 'data-key="b"' in opened
    assert 'id="inner"' in opened
    assert "#eee" in opened
    assert patch(None, drawn).is_sheet
    assert [put.node.key for put in patch(None, drawn).put] == [
        "a",
        "b",
    ]  # a page keeps what is in its drawers


def test_places_of_sections_make_a_sheet() -> None:
    rooms = [
        Section("one", "One", (-10.0, 5.0, 20.0, 10.0), ("a",), 30, 40, 2),
        Section("two", "Two", (0.0, 0.0, 10.0, 10.0), ("b",), 20, 90),
    ]
    assert rooms[0].place == (30, 40, 40, 20)
    assert union(room.place for room in rooms) == (20, 40, 50, 60)
