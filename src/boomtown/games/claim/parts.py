"""What Claim consists of; each part is loaded when somebody needs it."""

from __future__ import annotations

from typing import Final

from boomtown.core.text import Words
from boomtown.games.parts import Audit, GameParts, Rules, Ui


def load_rules() -> Rules:
    """The game and its steps."""
    from boomtown.games.claim.rules.game import CLAIM
    from boomtown.games.claim.rules.steps import STEPS

    return Rules(CLAIM, STEPS)


def load_words() -> Words:
    """What people read."""
    from boomtown.games.claim.ui.text import WORDS

    return WORDS


def load_ui() -> Ui:
    """The table and all cards."""
    from boomtown.games.claim.ui.scene import gallery, scene

    return Ui(scene, gallery)


def load_audit() -> Audit:
    """Where every piece must be."""
    from boomtown.games.claim.audit import audit
    from boomtown.games.claim.play_styles import PLAY_STYLES

    return Audit(audit, play_styles=PLAY_STYLES)


PARTS: Final = GameParts(
    name="claim",
    package="boomtown.games.claim",
    load_rules=load_rules,
    load_words=load_words,
    load_ui=load_ui,
    load_audit=load_audit,
)
