"""What Last Match consists of; the entry point `last-match` of the group `boomtown.games` names PARTS."""

from __future__ import annotations

from typing import Final

from boomtown.core.text import Words
from boomtown.games.parts import Audit, GameParts, Rules, Ui


def load_rules() -> Rules:
    """The game and its steps."""
    from last_match.rules.game import LAST_MATCH
    from last_match.rules.steps import STEPS

    return Rules(LAST_MATCH, STEPS)


def load_words() -> Words:
    """What people read."""
    from last_match.ui.text import WORDS

    return WORDS


def load_ui() -> Ui:
    """The row of matches, which is all there is to draw."""
    from last_match.ui.scene import gallery, scene

    return Ui(scene, gallery)


def load_audit() -> Audit:
    """Where every match must be."""
    from last_match.audit import PLAY_STYLES, audit

    return Audit(audit, play_styles=PLAY_STYLES)


PARTS: Final = GameParts(
    name="last-match",
    package="last_match",
    load_rules=load_rules,
    load_words=load_words,
    load_ui=load_ui,
    load_audit=load_audit,
)
