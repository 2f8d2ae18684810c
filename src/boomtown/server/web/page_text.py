"""The words of the pages themselves: `Text(WORDS, language).say("id")` says one of locale/*.ftl."""

from __future__ import annotations

from typing import Final

from boomtown.core.text import Words

WORDS: Final = Words(game="", package="boomtown.server.web")
