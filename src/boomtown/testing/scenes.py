"""The pictures of a game under test: what every seat is drawn at many positions, the gallery and the cover."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from boomtown.core.laws import BrokenLaw, require
from boomtown.core.step import CHANCE, NOBODY, State
from boomtown.core.svg import Scene, patch
from boomtown.core.text import Text
from boomtown.look.kept import forget_all
from boomtown.look.tokens import THEMES
from boomtown.testing.messages import languages_of
from boomtown.testing.picture_laws import PictureLaws
from boomtown.testing.plan import Subject, reproduced_by

KEPT: Final = 20  # positions of a game at which scenes are drawn one after the other
AFRESH: Final = 4  # one of so many of these scenes is drawn afresh as well
SMALLEST: Final = 11.95  # units of text: twelve, rounded
NAMES: Final = (  # of players: no XML if they are not escaped
    "<script>&",
    'Doc "H"\x00',
    "Cleo",
    "Dan",
    "Eve",
    "Fay",
    "Gus",
    "Hal",
)
KINDS: Final = "action|event|help|name|prompt|reason|scene|score|variant"  # of messages
REFERENCE: Final = re.compile(r"url\(#([\w-]+)")
SCALE: Final = re.compile(r"scale\(([\d.]+)\)")
CHOICES: Final = {"data-action", "data-actions", "data-open", "data-tool"}  # what can be pressed


def list_scene_checks(subject: Subject) -> Iterator[tuple[str, Callable[[], object]]]:
    """What is drawn at the positions of each played game, and the pictures that belong to no table."""
    for name in subject.played_names:
        yield name, partial(check_played, subject, name)
    for number, language in enumerate(languages_of(subject.parts.package)):
        yield f"gallery-{language}", partial(check_gallery, subject, language)
        yield f"kept-{language}", partial(check_kept, subject, language, number)
    if subject.parts.ui.draw_cover is not None:
        yield "cover", partial(check_cover, subject)


def check_played(subject: Subject, name: str) -> None:
    """Scenes for those who act, somebody else and a spectator, in all languages and themes in turn."""
    laws, parts = PictureLaws(subject.laws, subject.parts), subject.parts
    languages, themes = languages_of(parts.package), [*THEMES]
    pages: dict[int, PatchedPage] = {}
    for number, position in enumerate(subject.positions(name)):
        state, text = position.state, Text(parts.words, languages[number % len(languages)])
        others = {number % int(state.seat_count), int(NOBODY)}
        with reproduced_by(position.record):
            for viewer in sorted({*state.actors(), *others} - {int(CHANCE)}):
                names = NAMES[: int(state.seat_count)] if number % 3 == 0 else None
                called = None if names is None else text.players(state, names)
                scene = parts.ui.draw_scene(subject.game.view(state, viewer), text, called)
                theme = themes[number % len(themes)]
                roots = laws.check_scene(scene, state, viewer, theme)
                check_pictures(roots, subject.name)
                check_nodes(scene, state, viewer)
                pages.setdefault(viewer, PatchedPage()).follow(scene)


def check_kept(subject: Subject, language: str, number: int) -> None:
    """Scenes of a game one after the other, with parts that were kept, are as if each was drawn afresh."""
    text, draw = Text(subject.parts.words, language), subject.parts.ui.draw_scene
    games = [*subject.played.values()]
    if not games:
        return
    played = games[number % len(games)]
    step = max(1, len(played.states) // KEPT)
    shown = []
    for moves in range(number % step, len(played.states), step):
        position = played.position(moves)
        state = position.state
        seats = int(state.seat_count)
        called = text.players(state, [f"{NAMES[2 + moves // step % 2]} {seat}" for seat in range(seats)])
        for viewer in {*state.actors(), moves % seats, int(NOBODY)} - {int(CHANCE)}:
            view = subject.game.view(state, viewer)
            shown.append((position.record, view, called, draw(view, text, called)))
    for record, view, called, scene in shown[::AFRESH]:
        forget_all()
        afresh = draw(view, text, called)
        with reproduced_by(record):
            wrong = [key for key, node in afresh.nodes.items() if scene.nodes.get(key) != node]
            require(not wrong, "kept", f"seat {int(view.seat)} is shown something old: {wrong}")
            require([*scene.nodes] == [*afresh.nodes], "kept", "parts are in another order than drawn afresh")
            same = (scene.sections, scene.box) == (afresh.sections, afresh.box)
            require(same, "kept", "sections are not as drawn afresh")


def check_nodes(scene: Scene, state: State, viewer: int) -> None:
    """Sections hold all nodes; nobody else can ask why something is refused; pages forbid styles."""
    held = sum(len(scene.of(section)) for section in scene.sections)
    require(held == len(scene.nodes), "scene", f"sections hold {held} of {len(scene.nodes)} nodes")
    for key, node in scene.nodes.items():
        require(
            viewer in state.actors() or "data-why" not in node.svg,
            "scene",
            f"seat {viewer} can ask at {key}, but not act",
        )
        require("style=" not in node.svg, "scene", f"{key} has a style, which pages forbid")


def check_pictures(roots: list[Any], game: str) -> None:
    """The pictures of a scene: all they refer to is there, all that can be pressed is a button with a label, no text
    is small, and no message is shown by its id."""
    known, raw = set(), re.compile(rf"\b{game}-(?:{KINDS})-|\{{")
    for root in roots:
        ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        require(len(ids) == len({*ids}), "scene", "two elements have the same id")
        known.update(ids)
        small = min(text_sizes(root, 1.0, ""), default=SMALLEST)
        require(small >= SMALLEST, "scene", f"a text has {small:.1f} units; twelve are the least")
    for element in (element for root in roots for element in root.iter()):
        values = element.attrib
        for value in values.values():
            require("var(" not in value, "scene", f"{value!r} is no token of the theme")
            for found in REFERENCE.findall(value):
                require(found in known, "scene", f"{found!r} is not defined")
        link = values.get("href", "")
        require(not link.startswith("#") or link[1:] in known, "scene", f"{link!r} is not defined")
        if CHOICES & values.keys():
            is_button = values.get("role") == "button" and bool(values.get("aria-label"))
            require(
                is_button, "scene", f"{sorted(CHOICES & values.keys())} on what is no button with a label"
            )
        for said in (element.text, values.get("aria-label")):
            require(not said or not raw.search(said), "scene", f"{said!r} shows the id of a message")


def text_sizes(element: Any, scale: float, size: str) -> Iterator[float]:
    """The sizes of all text in a picture, as they come out after scaling."""
    for found in SCALE.findall(element.attrib.get("transform", "")):
        scale *= float(found)
    size = element.attrib.get("font-size", size)
    if element.tag.endswith("text"):
        yield scale * float(size or 0)
    for child in element:
        yield from text_sizes(child, scale, size)


class PatchedPage:
    """A page that is kept up to date by patches, as the scripts of the browser do it."""

    def __init__(self) -> None:
        self.scene: Scene | None = None
        self.layers: dict[str, list[str]] = {}
        self.drawn: dict[str, str] = {}

    def follow(self, scene: Scene) -> None:
        """Patches lead to the next scene: all nodes are there in order, each as it is drawn."""
        change = patch(self.scene, scene)
        gone = {*change.drop, *(put.node.key for put in change.put)}
        self.layers = {layer: [key for key in keys if key not in gone] for layer, keys in self.layers.items()}
        for put in change.put:
            keys = self.layers.setdefault(put.node.layer, [])
            keys.insert(keys.index(put.after) + 1 if put.after else 0, put.node.key)
            self.drawn[put.node.key] = put.node.svg
        layers = [layer for section in scene.sections for layer in section.layers]
        order = [key for layer in layers for key in self.layers.get(layer, [])]
        require(order == [*scene.nodes], "scene", "patches lead to another order")
        wrong = [key for key, node in scene.nodes.items() if self.drawn[key] != node.svg]
        require(not wrong, "scene", f"patches lead to another drawing of {wrong}")
        self.scene = scene


def check_gallery(subject: Subject, language: str) -> None:
    """Every sheet of the gallery is a whole picture in every theme."""
    for name, sheet in subject.parts.ui.draw_gallery(Text(subject.parts.words, language)).items():
        check_whole(sheet, subject.name, f"the sheet {name}")


def check_cover(subject: Subject) -> None:
    """The picture in the lobby is whole in every language and theme."""
    draw_cover = subject.parts.ui.draw_cover
    assert draw_cover is not None
    for language in languages_of(subject.parts.package):
        check_whole(draw_cover(Text(subject.parts.words, language)), subject.name, "the cover", is_read=False)


def check_whole(scene: Scene, game: str, what: str, is_read: bool = True) -> None:
    """A picture in every theme; of one that is looked at and not read, texts may be small."""
    from xml.etree import ElementTree

    for theme in THEMES:
        try:
            root = ElementTree.fromstring(scene.svg(theme))
        except ElementTree.ParseError as problem:
            raise BrokenLaw("scene", f"{what} is no XML: {problem}") from None
        if is_read:
            check_pictures([root], game)
