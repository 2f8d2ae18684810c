"""What Carcassonne: Gold Rush consists of; each part is loaded when somebody needs it."""

from __future__ import annotations

from typing import Final

from boomtown.core.text import Words
from boomtown.games.parts import Audit, GameParts, ReadPieces, Rules, Ui


def load_rules() -> Rules:
    """The game and its steps."""
    from boomtown.games.gold_rush.rules.game import GOLD_RUSH
    from boomtown.games.gold_rush.rules.steps import STEPS

    return Rules(GOLD_RUSH, STEPS)


def load_words() -> Words:
    """What people read."""
    from boomtown.games.gold_rush.ui.text import WORDS

    return WORDS


def load_ui() -> Ui:
    """The table, all pieces, the picture for the lobby, and what can be asked for."""
    from boomtown.games.gold_rush.ui.cover import cover
    from boomtown.games.gold_rush.ui.gallery import gallery
    from boomtown.games.gold_rush.ui.moments import draw_moment
    from boomtown.games.gold_rush.ui.scene import facts, scene
    from boomtown.games.gold_rush.ui.whys import QUESTIONS

    return Ui(scene, gallery, cover, facts, QUESTIONS, draw_moment)


def load_audit() -> Audit:
    """Where every piece must be."""
    from boomtown.games.gold_rush.audit import audit
    from boomtown.games.gold_rush.play_styles import PLAY_STYLES

    return Audit(audit, play_styles=PLAY_STYLES)


def load_piece_reader() -> ReadPieces:
    """The reader of the files that may be corrected."""
    from boomtown.games.gold_rush.components import read_pieces

    return read_pieces


PARTS: Final = GameParts(
    name="gold-rush",
    package="boomtown.games.gold_rush",
    minutes=20,
    weight="light",
    load_rules=load_rules,
    load_words=load_words,
    load_ui=load_ui,
    load_audit=load_audit,
    load_piece_reader=load_piece_reader,
)
