"""Games of other packages are tried out before the server starts: one without its words would spoil the lobby for all."""

from __future__ import annotations

from boomtown.core.text import LANGUAGES
from boomtown.games.registry import foreign_names, leave_out
from boomtown.server.web.pages.cards import card
from boomtown.server.web.pages.frame import words_of
from boomtown.server.web.pages.new_table import new_table
from boomtown.server.web.pages.rules import rules
from boomtown.server.web.people import Viewer


def leave_out_unpresentable() -> None:
    """Leave out the games whose pages cannot be made in one of our languages."""
    for game in foreign_names():
        try:
            for language in LANGUAGES:
                viewer = Viewer(None, language, "")
                card(words_of(viewer), game)
                new_table(viewer, game, frozenset())
                rules(viewer, game)
        except Exception as problem:
            leave_out(game, problem)
