"""The hand: the tile to be placed or just placed, how many are left, and what is done without the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from boomtown.core.step import View
from boomtown.core.svg import Node, Style, at, el, image, node, rect
from boomtown.core.text import Text
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.verbs import MINE, PASS, PLACE, VERBS
from boomtown.games.gold_rush.ui.landscape import draw_tile, face_node, lie
from boomtown.games.gold_rush.ui.map_layout import MapLayout
from boomtown.games.gold_rush.ui.panels.players import INNER, PAD, WIDTH, current_seat, winners
from boomtown.games.gold_rush.ui.targets import hand_face, new_tile, spot_node, spots_on
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.land import compass
from boomtown.look.lettering import words
from boomtown.look.pieces import disc
from boomtown.look.seats import SEATS
from boomtown.look.targets import button, button_body, refusal
from boomtown.look.typesetting import break_in_two, shorten, width

SMALL: Final = 100  # size of the tile in hand
LARGE: Final = 172  # of the tile just placed, with its spots
EDGE: Final = PAD + 12  # where things begin
TOP: Final = EDGE + 34  # where the tile begins, below whose it is
BUTTON: Final = 44  # height


def height(view: View[GoldRushState]) -> float:
    """Units that the panel needs."""
    return TOP + (SMALL if new_tile(view.state) is None else LARGE) + EDGE


def hand(
    view: View[GoldRushState], where: MapLayout, options: list[int], names: Sequence[str], text: Text
) -> Iterator[Node]:
    """The nodes of the panel."""
    state = view.state
    yield _paper(height(view))
    fresh, face, seat = new_tile(state), hand_face(state), current_seat(state)
    if seat is None:
        best = winners(state)
        if best:  # not yet, as long as the last points are counted
            yield _victory(text, tuple(best), tuple(names[seat] for seat in best))
        return
    left, is_own = int(state.piles.size), seat == view.seat
    yield _head(text, seat, names[seat], is_own, fresh is not None, left)
    if fresh is not None:
        yield _tile(*lie(state, fresh), LARGE)
        yield from _choices(state, fresh, seat, options, text)
        return
    if face is None:
        yield _back()
        return
    turns = sorted({int(PLACE.parts(action)[1]) for action in options})
    if not turns and 4 * face not in where.lies:
        yield face_node(face, 0)
    yield _tile(face, turns[0] if turns else 0, SMALL)
    if len(turns) > 1:
        yield _tool("turn-left", "anticlockwise-rotation", 0, text.say("gold-rush-scene-turn-left"))
        yield _tool("turn-right", "clockwise-rotation", 1, text.say("gold-rush-scene-turn-right"))


@keep(64)
def _paper(tall: float) -> Node:
    sheet = rect(PAD, PAD, INNER, tall - 2 * PAD, 12, fill="var(--raised)", stroke="var(--line-strong)")
    return node("hand-paper", "hand", sheet, aria_hidden="true")


@keep(1024)
def _head(text: Text, seat: int, name: str, is_own: bool, is_placed: bool, left: int) -> Node:
    """Whose tile it is, and how many are left."""
    if is_placed and is_own:
        caption = text.say("gold-rush-scene-your-new-tile")
    elif is_placed:
        caption = text.say("gold-rush-scene-new-tile-of", name=name)
    elif is_own:
        caption = text.say("gold-rush-scene-in-your-hand")
    else:
        caption = text.say("gold-rush-scene-in-hand-of", name=name)
    count = shorten(text.say("gold-rush-scene-tiles-left", tiles=left), 16, 150, "slab")
    title = shorten(caption, 16, INNER - 24 - 36 - width(count, 16, "slab"))
    return node(
        "hand-head",
        "hand",
        disc(SEATS[seat], EDGE + 12, EDGE + 10, 13),
        words(title, EDGE + 32, EDGE + 16, 16, fill="var(--ink-2)"),
        words(count, WIDTH - EDGE, EDGE + 16, 16, "slab", anchor="end"),
    )


@keep(1024)
def _tile(face: int, turn: int, size: float) -> Node:
    picture = el("g", draw_tile(face, turn), transform=at(EDGE, TOP, size / 100))
    return node("hand-tile", "hand", picture, el("rect", stroke_width=2, **_frame(size)))


def _frame(size: float) -> Style:
    return {"x": EDGE, "y": TOP, "width": size, "height": size, "fill": "none", "stroke": "var(--outline)"}


@cache
def _back() -> Node:
    """A tile face down: nobody knows yet what comes."""
    sheet = el("rect", stroke_width=2, **{**_frame(SMALL), "fill": "var(--trail)"})
    return node("hand-tile", "hand", sheet, compass(EDGE + SMALL / 2, TOP + SMALL / 2, 30))


def _choices(state: GoldRushState, fresh: int, seat: int, options: list[int], text: Text) -> Iterator[Node]:
    """The spots of the new tile at a size for fingers, and the actions without a place."""
    scale = LARGE / 100
    for spot in spots_on(state, fresh, options):
        label = text.action(spot.action, state)
        yield spot_node("hand", "hand", seat, spot, (EDGE, TOP), scale, label, 18)
    top = TOP + LARGE - BUTTON
    for action, message in ((PASS.action, "gold-rush-scene-pass"), (MINE.action, "gold-rush-scene-mine")):
        if action in options:
            yield _button(action, top, text.say(message), text.action(action, state))
        elif options:  # it asks why one cannot
            yield _button(action, top, text.say(message), text.action(action, state), is_refused=True)
        top -= BUTTON + 12


@keep(256)
def _button(action: int, y: float, word: str, label: str, is_refused: bool = False) -> Node:
    x = EDGE + LARGE + 14
    wide = WIDTH - EDGE - x
    lines = break_in_two(word, 16, wide - 12, "bold")
    first = y + 28 - 9 * (len(lines) - 1)
    name = [
        words(line, x + wide / 2, first + 18 * n, 16, "bold", anchor="middle") for n, line in enumerate(lines)
    ]
    text = VERBS.text(action)
    style = button(label, text)
    if is_refused:
        style = refusal(label, text)
    return node(f"hand-{text}", "hand", button_body(x, y, wide, BUTTON), *name, **style)


@keep(64)
def _tool(tool: str, picture: str, place: int, label: str) -> Node:
    """A tool of the page: it turns the ghost, nothing is sent."""
    x, y = EDGE + SMALL + 14 + 68 * place, TOP + SMALL - BUTTON
    body = button_body(x, y, 56, BUTTON) + icon(picture, x + 28, y + BUTTON / 2, 22, "var(--ink)")
    return node(f"hand-{tool}", "hand", body, data_tool=tool, role="button", tabindex="-1", aria_label=label)


@keep(256)
def _victory(text: Text, seats: tuple[int, ...], names: tuple[str, ...]) -> Node:
    """The laurels, and who has won."""
    title = text.say("gold-rush-scene-winners", seats=len(seats))
    middle = (TOP + SMALL + EDGE) / 2
    wreath = icon("laurels", EDGE + 44, middle, 96, "var(--gold)")
    step = min(36.0, 96 / len(seats))
    top = middle - (24 + step * len(seats)) / 2
    size = max(16.0, min(26.0, 26 * 176 / width(title, 26, "display")))
    heading = words(shorten(title, size, 180, "display"), EDGE + 112, top + 18, size, "display")
    lines = []
    for line, (seat, name) in enumerate(zip(seats, names, strict=True)):
        y = top + 30 + (line + 0.5) * step
        lines.append(disc(SEATS[seat], EDGE + 126, y, min(15, step / 2)))
        lines.append(words(shorten(name, 17, 136, "slab"), EDGE + 148, y + 6, 17, "slab"))
    return image("hand-victory", "hand", f"{title}: {', '.join(names)}", wreath, heading, *lines)
