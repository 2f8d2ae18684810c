"""What Carson City: The Card Game consists of; each part is loaded when somebody needs it."""

from __future__ import annotations

from typing import Final

from boomtown.core.text import Words
from boomtown.games.parts import Audit, Fitting, GameParts, ReadPieces, Rules, Ui


def load_rules() -> Rules:
    """The game and its steps."""
    from boomtown.games.card_game.rules.game import CARD_GAME
    from boomtown.games.card_game.rules.steps import STEPS

    return Rules(CARD_GAME, STEPS)


def load_words() -> Words:
    """What people read."""
    from boomtown.games.card_game.ui.text import WORDS

    return WORDS


def load_ui() -> Ui:
    """The table, all pieces, the picture for the lobby, and what can be asked for."""
    from boomtown.games.card_game.ui.cover import cover
    from boomtown.games.card_game.ui.gallery import gallery
    from boomtown.games.card_game.ui.moments import draw_moment
    from boomtown.games.card_game.ui.scene import facts, scene
    from boomtown.games.card_game.ui.whys import QUESTIONS

    return Ui(scene, gallery, cover, facts, QUESTIONS, draw_moment)


def load_audit() -> Audit:
    """Where every piece must be."""
    from boomtown.games.card_game.audit import audit
    from boomtown.games.card_game.play_styles import PLAY_STYLES

    return Audit(audit, play_styles=PLAY_STYLES)


def load_piece_reader() -> ReadPieces:
    """The reader of the files that may be corrected."""
    from boomtown.games.card_game.components import read_pieces

    return read_pieces


def load_fitting() -> Fitting:
    """How `weights.toml` is learned, in lessons of which each begins with the weights of the one before."""
    from boomtown.games.card_game.evaluation.slow_evaluation import (
        IS_STEADY,
        TABLES,
        TEACHERS,
        arrange_weights,
        count_sample,
        take_up_weights,
    )

    return Fitting(TEACHERS, TABLES, IS_STEADY, count_sample, arrange_weights, take_up_weights)


PARTS: Final = GameParts(
    name="card-game",
    package="boomtown.games.card_game",
    minutes=20,
    weight="medium",
    load_rules=load_rules,
    load_words=load_words,
    load_ui=load_ui,
    load_audit=load_audit,
    load_piece_reader=load_piece_reader,
    load_fitting=load_fitting,
)
