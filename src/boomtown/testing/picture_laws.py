"""The laws of a game's pictures: each is valid and offers every option of its seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from xml.etree import ElementTree

from boomtown.core.laws import BrokenLaw, Laws, require
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY, State
from boomtown.core.svg import Scene
from boomtown.core.text import Text
from boomtown.games import game_parts, laws_of
from boomtown.games.parts import GameParts
from boomtown.look.asking import Questions

ONE_IN: Final = 20  # positions at which pictures are checked: drawing and reading one is dear


class PictureLaws(Laws):
    """The laws of a game and of its pictures."""

    def __init__(self, laws: Laws, parts: GameParts | None = None) -> None:
        super().__init__(laws.game, laws.steps, laws.balance, laws.ledger, laws.play_styles)
        parts = parts or game_parts(laws.game.name)
        self.draw = parts.ui.draw_scene
        self.text = Text(parts.words)
        self.questions = parts.ui.questions

    def check_position(self, state: State, rng: Rng, every_number: bool = False) -> None:
        """All that must hold at one position; at some of them pictures too."""
        super().check_position(state, rng, every_number)
        if int(rng.below(ONE_IN)) == 0:
            for viewer in {*state.actors(), int(NOBODY)} - {int(CHANCE)}:
                self.check_picture(state, viewer)

    def check_picture(self, state: State, viewer: int) -> None:
        """The picture of a view is XML and offers the options of its seat, no more and no less."""
        self.check_scene(self.draw(self.game.view(state, viewer), self.text), state, viewer)

    def check_scene(self, scene: Scene, state: State, viewer: int, theme: str = "noon") -> list[Any]:
        """The same of a scene that has been drawn; gives the pictures that it consists of as XML."""
        try:
            roots = [ElementTree.fromstring(scene.svg(theme))]
            drawers = scene.draw_drawers(theme)
            roots += [ElementTree.fromstring(drawer) for drawer in drawers.values()]
        except ElementTree.ParseError as problem:
            raise BrokenLaw("scene", f"the picture for seat {viewer} is no XML: {problem}") from None
        wanted = state.options(viewer) if viewer in state.actors() else []
        missing = {self.game.verbs.text(action) for action in wanted} ^ list_offers(roots)
        require(
            not missing, "scene", f"seat {viewer}: {sorted(missing)} only as an option or only in the picture"
        )
        if self.questions is not None and viewer in state.actors():
            self.check_questions(self.questions, state, viewer, list_questions(roots))
        strange = {*drawers} ^ {part.get("data-open", "") for root in roots for part in root.iter()} - {""}
        require(not strange, "scene", f"seat {viewer}: {sorted(strange)} opens no drawer or is never opened")
        return roots

    def check_questions(self, questions: Questions, state: State, viewer: int, texts: set[str]) -> None:
        """Whatever the decision is about and refuses: its reason can be asked for."""
        verbs, step = self.game.verbs, type(state.agenda[-1]).__name__
        known = {verb.word for verb in questions.verbs(state)}
        offered = [verbs.verb(action) for action in state.options(viewer)]
        strange = {verb.word for verb in offered if verb.count > 1} - known
        require(not strange, "why", f"{step} is also about {sorted(strange)}")
        reasons = {text: state.reason(viewer, verbs.find(text)) for text in texts}
        wrong = [text for text, reason in reasons.items() if reason is None]
        require(not wrong, "why", f"seat {viewer} can ask why not {wrong}, which are options")
        silent = {*questions.list_refused(state, viewer).values()} - {*reasons.values()}
        require(not silent, "why", f"{step}: seat {viewer} cannot ask for {sorted(silent)}")


def list_questions(roots: Sequence[Any]) -> set[str]:
    """List what can be asked for in pictures."""
    return {element.get("data-why", "") for root in roots for element in root.iter()} - {""}


def list_offers(roots: Sequence[Any]) -> set[str]:
    """List what can be clicked in pictures."""
    found: set[str] = set()
    for element in (one for root in roots for one in root.iter()):
        found.update(element.get("data-actions", "").split("|"))
        found.add(element.get("data-action", ""))
    return found - {""}


def laws_with_pictures(game: str) -> Laws:
    """Find the laws of a game with those of its pictures."""
    return PictureLaws(laws_of(game))
