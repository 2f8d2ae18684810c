"""The people: the characters of a seat with what can be used now, and everybody else at a glance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Markup, Node, Style, at, node, rect
from boomtown.core.text import Text
from boomtown.games.card_game.components import CHARACTERS
from boomtown.games.card_game.rules.steps.abilities import UseCharacter
from boomtown.games.card_game.rules.verbs import DECLINE, USABLE_NAMES, USE, VERBS
from boomtown.games.card_game.ui.panels.characters import (
    CARD,
    character_card,
    character_label,
    character_strip,
    effect,
    moment,
)
from boomtown.games.card_game.ui.panels.glance import Glance, glance, panel
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.panel import caption, paper
from boomtown.look.targets import action_button, button, legal

WIDTH: Final = 256
HEIGHT: Final = 730
PAD: Final = 8
GAP: Final = 8
TITLE: Final = 32  # height of a heading
BUTTON: Final = 50  # of the row with the button
SMALL_PANEL: Final = 84.0  # of another player, where there is room enough
LARGE_PANEL: Final = 146.0


@dataclass(frozen=True, slots=True)
class PeopleLayout:
    """How everything is laid out: the characters, the button, the others' panels."""

    columns: int  # of characters
    cell: float  # height of a row of them
    rows: int
    has_button: bool
    panel: float  # height of another player

    @property
    def is_card(self) -> bool:
        """Whether there is room for whole cards."""
        return self.cell > CARD[1]

    @property
    def others(self) -> float:
        """Where the others begin."""
        return TITLE + self.rows * self.cell + (BUTTON if self.has_button else 0)


def plan(characters: int, others: int, has_button: bool) -> PeopleLayout:
    """Whole cards if everybody else still has a panel of some size, else lines, else names only."""
    room = HEIGHT - 2 * TITLE - (BUTTON if has_button else 0)
    for columns, cell in ((2, CARD[1] + 10.0), (1, 44.0), (2, 37.0)):
        rows = max(1, -(-characters // columns))
        each = (room - rows * cell) / max(1, others) - GAP
        found = PeopleLayout(columns, cell, rows, has_button, min(LARGE_PANEL, each))
        if each >= SMALL_PANEL:
            break
    return found


def people(seen: CardGameSeen) -> Iterator[Node]:
    """The section."""
    text, state, seat = seen.text, seen.state, seen.subject
    mine = seen.characters(seat)
    others = [player for player in seen.players if player != seat]
    step = state.agenda[-1] if state.agenda else None
    is_asked = isinstance(step, UseCharacter) and DECLINE.action in seen.options
    layout = plan(len(mine), len(others), is_asked)
    yield paper("people-paper", "people", WIDTH, HEIGHT, "none")
    yield _title(text, "" if seen.is_own else seen.names[seat])
    if not mine:
        nobody = words(text.say("card-game-scene-no-characters"), PAD, 56, 15, "ui", "var(--ink-2)")
        yield node("people-nobody", "people", nobody)
    for n, who in enumerate(mine):
        row, column = divmod(n, layout.columns)
        x, y = PAD + column * (WIDTH - 2 * PAD - CARD[0]), TITLE + row * layout.cell
        yield _character(seen, who, x, y, layout)
    if is_asked:
        label, word = text.action(DECLINE.action, state), text.say("card-game-scene-decline")
        box = (PAD, layout.others - BUTTON, WIDTH - 2 * PAD, 42)
        yield action_button("people-decline", "people", box, word, button(label, VERBS.text(DECLINE.action)))
    if others:
        yield _others_title(text, layout.others + 22)
    for n, player in enumerate(others):
        y = round(layout.others + TITLE + n * (layout.panel + GAP), 1)
        yield _other(glance(seen, player), y, round(layout.panel, 1))


@keep(256)
def _title(text: Text, name: str) -> Node:
    """Whose characters they are, the viewer's own without a name."""
    own = text.say("card-game-scene-your-characters")
    title = text.say("card-game-scene-characters-of", name=name) if name else own
    return node("people-title", "people", caption(title, PAD, 22, WIDTH - 2 * PAD))


@keep(64)
def _others_title(text: Text, y: float) -> Node:
    around = caption(text.say("card-game-scene-others"), PAD, y, WIDTH - 2 * PAD)
    return node("others-title", "people", around)


def _character(seen: CardGameSeen, who: int, x: float, y: float, layout: PeopleLayout) -> Node:
    """A character of the seat in the middle: turquoise if it can be used now, pale if it was used."""
    text, state = seen.text, seen.state
    name = CHARACTERS[who].id
    action = int(USE.of(USABLE_NAMES.index(name))) if name in USABLE_NAMES else -1
    is_legal = action in seen.options
    used, when = seen.tell_used(who), moment(text, who, seen.switches)
    note, is_used = used or when, bool(used)
    state_word = used or (text.say("card-game-scene-ready") if action >= 0 and not state.is_over() else "")
    label = text.action(action, state) if is_legal else character_label(text, who, state_word, seen.switches)
    does = effect(text, who)
    if layout.is_card:
        drawn, size = (
            character_card(who, text.name(name), does, note, is_used),
            (float(CARD[0]), float(CARD[1])),
        )
    else:
        wide = float(WIDTH - 2 * PAD if layout.columns == 1 else CARD[0])
        size = (wide, layout.cell - 4)
        line = text.say("list-next", items=does, next=note) if note else does
        drawn = character_strip(who, text.name(name), line if layout.columns == 1 else "", size, is_used)
    return _card(name, drawn, x, y, size, label, VERBS.text(action) if is_legal else "")


@lru_cache(maxsize=1024)
def _card(
    name: str, drawn: Markup, x: float, y: float, size: tuple[float, float], label: str, choice: str
) -> Node:
    around = legal(-4, -4, size[0] + 8, size[1] + 8, 10) if choice else Markup()
    part = button(label, choice) if choice else Style(role="img", aria_label=label)
    return node(f"character-{name}", "people", around, drawn, transform=at(x, y), **part)


@lru_cache(maxsize=1024)
def _other(who: Glance, y: float, high: float) -> Node:
    """A player's panel; it opens the drawer with the whole city."""
    opens: Style = {
        "role": "button",
        "tabindex": "0",
        "aria_label": who.label,
        "data_open": f"city-{who.player}",
    }
    shade = rect(0, 2, WIDTH - 2 * PAD, high, 9, fill="#000", opacity=0.12)
    body = panel(who, WIDTH - 2 * PAD, high)
    return node(f"other-{who.player}", "people", shade, body, transform=at(PAD, y), **opens)
