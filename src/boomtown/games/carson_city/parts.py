"""What Carson City consists of; each part is loaded when somebody needs it."""

from __future__ import annotations

from typing import Final

from boomtown.core.text import Words
from boomtown.games.parts import Audit, GameParts, ReadPieces, Rules, Ui


def load_rules() -> Rules:
    """The game and its steps."""
    from boomtown.games.carson_city.rules.game import CARSON_CITY
    from boomtown.games.carson_city.rules.steps import STEPS

    return Rules(CARSON_CITY, STEPS)


def load_words() -> Words:
    """What people read."""
    from boomtown.games.carson_city.ui.text import WORDS

    return WORDS


def load_ui() -> Ui:
    """The table, all pieces, the picture for the lobby, and what can be asked for."""
    from boomtown.games.carson_city.ui.cover import cover
    from boomtown.games.carson_city.ui.gallery import gallery
    from boomtown.games.carson_city.ui.moments import draw_moment
    from boomtown.games.carson_city.ui.scene import facts, scene
    from boomtown.games.carson_city.ui.whys import QUESTIONS

    return Ui(scene, gallery, cover, facts, QUESTIONS, draw_moment)


def load_audit() -> Audit:
    """Where every piece must be."""
    from boomtown.games.carson_city.audit import audit
    from boomtown.games.carson_city.play_styles import PLAY_STYLES

    return Audit(audit, play_styles=PLAY_STYLES)


def load_piece_reader() -> ReadPieces:
    """The reader of the files that may be corrected."""
    from boomtown.games.carson_city.components import read_pieces

    return read_pieces


PARTS: Final = GameParts(
    name="carson-city",
    package="boomtown.games.carson_city",
    minutes=40,
    weight="medium",
    load_rules=load_rules,
    load_words=load_words,
    load_ui=load_ui,
    load_audit=load_audit,
    load_piece_reader=load_piece_reader,
)
