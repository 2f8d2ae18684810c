"""What Nevada City consists of; each part is loaded when somebody needs it."""

from __future__ import annotations

from typing import Final

from boomtown.core.text import Words
from boomtown.games.parts import Audit, Coverage, Fitting, GameParts, ListFactions, ReadPieces, Rules, Ui


def load_rules() -> Rules:
    """The game and its steps."""
    from boomtown.games.nevada_city.rules.game import NEVADA_CITY
    from boomtown.games.nevada_city.rules.steps import STEPS

    return Rules(NEVADA_CITY, STEPS)


def load_words() -> Words:
    """What people read."""
    from boomtown.games.nevada_city.ui.text import WORDS

    return WORDS


def load_ui() -> Ui:
    """The table, all pieces, the picture for the lobby, and what can be asked for."""
    from boomtown.games.nevada_city.ui.cover import cover
    from boomtown.games.nevada_city.ui.gallery import gallery
    from boomtown.games.nevada_city.ui.moments import draw_moment
    from boomtown.games.nevada_city.ui.scene import facts, scene
    from boomtown.games.nevada_city.ui.whys import QUESTIONS

    return Ui(scene, gallery, cover, facts, QUESTIONS, draw_moment)


def load_audit() -> Audit:
    """Where every piece must be, and what all events must add up to."""
    from boomtown.games.nevada_city.audit import audit, ledger
    from boomtown.games.nevada_city.play_styles import PLAY_STYLES

    return Audit(audit, ledger, PLAY_STYLES)


def load_piece_reader() -> ReadPieces:
    """The reader of the files that may be corrected."""
    from boomtown.games.nevada_city.components import read_pieces

    return read_pieces


def load_coverage() -> Coverage:
    """Cards, spaces, steps and effects that games can exercise."""
    from boomtown.games.nevada_city.coverage import WANTED, list_exercised

    return Coverage(WANTED, list_exercised)


def load_factions() -> ListFactions:
    """The families."""
    from boomtown.games.nevada_city.factions import factions

    return factions


def load_fitting() -> Fitting:
    """How `weights.toml` is learned."""
    from boomtown.games.nevada_city.evaluation.evaluate import (
        IS_STEADY,
        TABLES,
        TEACHERS,
        arrange_weights,
        count_sample,
        take_up_weights,
    )

    return Fitting(TEACHERS, TABLES, IS_STEADY, count_sample, arrange_weights, take_up_weights)


PARTS: Final = GameParts(
    name="nevada-city",
    package="boomtown.games.nevada_city",
    minutes=60,
    weight="heavy",
    load_rules=load_rules,
    load_words=load_words,
    load_ui=load_ui,
    load_audit=load_audit,
    load_piece_reader=load_piece_reader,
    load_coverage=load_coverage,
    load_factions=load_factions,
    load_fitting=load_fitting,
)
