"""The players' panel: seat, name, score, cowboys left, tent and tokens of everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from boomtown.core.step import HIDDEN, View
from boomtown.core.svg import Markup, Node, at, el, node, path, rect, together
from boomtown.core.text import Text
from boomtown.games.gold_rush.rules.state import NO_TENT, GoldRushState
from boomtown.games.gold_rush.rules.steps.turn import TakeTurn
from boomtown.games.gold_rush.rules.tables import TOKEN_VALUE, VALUES
from boomtown.look.icons import icon
from boomtown.look.kept import keep
from boomtown.look.lettering import words
from boomtown.look.pieces import disc, token
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import shorten, width

WIDTH: Final = 336
PAD: Final = 12
GAP: Final = 7
CARD: Final = 62  # height of a player's card
TOKENS_LINE: Final = 28  # more where the values of tokens are shown
INNER: Final = WIDTH - 2 * PAD


class PlayerCard(NamedTuple):
    """What there is to see of a player."""

    seat: int
    name: str
    points: int
    cowboys: int
    is_tent_home: bool
    tokens: int
    values: tuple[int, ...]  # how many tokens of each value; empty if the viewer may not know
    is_own: bool
    is_winner: bool
    is_now: bool

    @property
    def worth(self) -> int:
        """What the tokens bring, as far as the viewer may know."""
        return sum(count * int(TOKEN_VALUE[value]) for value, count in enumerate(self.values))

    @property
    def height(self) -> int:
        """Units from the top of the card to its foot."""
        return CARD + (TOKENS_LINE if self.values else 0)


def current_seat(state: GoldRushState) -> int | None:
    """Whose turn it is: the one before the seat whose turn comes next; None when the game is over."""
    for step in state.agenda:
        if isinstance(step, TakeTurn):
            return int(step.seat - 1) % int(state.seat_count)
    return None


def winners(state: GoldRushState) -> list[int]:
    """The seats with the most points once the game is over; they share the victory."""
    if not state.is_over():
        return []
    most = max(state.score)
    return [seat for seat in range(int(state.seat_count)) if state.score[seat] == most]


def cards(view: View[GoldRushState], names: Sequence[str]) -> list[PlayerCard]:
    """The cards of all seats. The values of tokens come from the view: hidden ones are not there."""
    state = view.state
    now, best = current_seat(state), winners(state)
    found = []
    for seat in range(int(state.seat_count)):
        held = tuple(state.held[seat * VALUES : (seat + 1) * VALUES])
        found.append(
            PlayerCard(
                seat=seat,
                name=names[seat],
                points=int(state.score[seat]),
                cowboys=int(state.supply[seat]),
                is_tent_home=bool(state.tent_at[seat] == NO_TENT),
                tokens=int(state.token_count[seat]),
                values=held if HIDDEN not in held and any(held) else (),
                is_own=seat == view.seat,
                is_winner=seat in best,
                is_now=seat == now,
            )
        )
    return found


@keep(2048)
def label(text: Text, card: PlayerCard) -> str:
    """What a card says to those who do not see it."""
    return text.say(
        "gold-rush-scene-player-to-move" if card.is_now else "gold-rush-scene-player",
        name=card.name,
        points=card.points,
        cowboys=card.cowboys,
        tokens=card.tokens,
        tent=tent_word(text, card),
    )


def tent_word(text: Text, card: PlayerCard) -> str:
    """Where the tent is, in a word."""
    return text.say("gold-rush-scene-tent-ready" if card.is_tent_home else "gold-rush-scene-tent-pitched")


def worth_word(text: Text, card: PlayerCard) -> str:
    """What the tokens are worth; empty if the viewer may not know."""
    return text.say("gold-rush-scene-gold-worth", points=card.worth) if card.values else ""


def height(shown: list[PlayerCard]) -> float:
    """Units that the panel needs."""
    return 2 * PAD + sum(card.height + GAP for card in shown) - GAP


def players(text: Text, shown: list[PlayerCard]) -> Iterator[Node]:
    """One node for each seat."""
    y = PAD
    for card in shown:
        yield _player(text, card, y)
        y += card.height + GAP


@keep(2048)
def _player(text: Text, card: PlayerCard, y: float) -> Node:
    said = [("gold-rush-scene-you", card.is_own), ("gold-rush-scene-winner", card.is_winner)]
    pills, points_word = (
        [text.say(message) for message, is_so in said if is_so],
        text.say("gold-rush-scene-points"),
    )
    tall = card.height
    frame = "var(--ink)" if card.is_now else "var(--line)"
    shade = rect(0, 3, INNER, tall, 8, opacity=0.2) if card.is_now else Markup()
    paper = rect(0, 0, INNER, tall, 8, fill="var(--raised)")
    edge = rect(0, 0, INNER, tall, 8, fill="none", stroke=frame, stroke_width=2 if card.is_now else 1)
    left = f"M9 0V{tall}H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"
    fills = SEATS[card.seat].color, SEATS[card.seat].pattern
    strip = together(path(left, fill=fill) for fill in fills)
    keyline = rect(9, 0.5, 1.6, tall - 1, fill="var(--keyline)")
    unit = words(points_word, INNER - 8, 26, 13, fill="var(--ink-2)", anchor="end")
    score = words(str(card.points), INNER - 13 - width(points_word, 13), 26, 21, "slab", anchor="end")
    room = INNER - 62 - 80 - sum(width(tag, 13) + 20 for tag in pills)
    name = shorten(card.name, 17, room, "slab")
    x = 62 + width(name, 17, "slab") + 6
    tags = []
    for tag in pills:
        wide = width(tag, 13) + 14
        pill = rect(x, 11, wide, 19, 9.5, fill="var(--sunken)")
        tags.append(pill + words(tag, x + wide / 2, 25, 13, anchor="middle"))
        x += wide + 6
    return node(
        f"player-{card.seat}",
        "players",
        shade,
        paper,
        strip,
        keyline,
        edge,
        disc(SEATS[card.seat], 36, 31, 18),
        words(name, 62, 26, 17, "slab"),
        *tags,
        score,
        unit,
        _facts(text, card),
        _values(text, card),
        transform=at(PAD, y),
        role="group",
        aria_label=label(text, card),
    )


def _facts(text: Text, card: PlayerCard) -> Markup:
    """Cowboys left, where the tent is, how many tokens."""
    x, drawn = 62.0, []
    for picture, fact in (
        ("western-hat", str(card.cowboys)),
        ("camping-tent", tent_word(text, card)),
        ("gold-nuggets", str(card.tokens)),
    ):
        drawn.append(icon(picture, x + 8, 45, 17, "var(--ink-2)"))
        drawn.append(words(fact, x + 22, 50, 15, "slab"))
        x += 22 + width(fact, 15, "slab") + 16
    return el("g", *drawn, aria_hidden="true")


def _values(text: Text, card: PlayerCard) -> Markup:
    """The tokens by value, for whom may look at them."""
    x, drawn = 30.0, []
    for value, count in enumerate(card.values):
        if count:
            drawn.append(token(x, CARD + 10, int(TOKEN_VALUE[value]), 10))
            drawn.append(words(f"×{count}", x + 13, CARD + 15, 13, fill="var(--ink-2)"))
            x += 41
    if drawn:
        drawn.append(words(worth_word(text, card), INNER - 10, CARD + 15, 13, "bold", anchor="end"))
    return together(drawn)
