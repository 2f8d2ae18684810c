"""What a seat sees of Claim, as a scene in three sections: table, hand and players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from boomtown.core.pile import HIDDEN_CARD, NO_BACK, is_known
from boomtown.core.step import HIDDEN, View
from boomtown.core.svg import Markup, Node, Scene, Section, Style, el, make_scene, node, together
from boomtown.core.text import Text
from boomtown.games.claim.components import BACKS, CARDS
from boomtown.games.claim.state import NO_BID, Claim
from boomtown.games.claim.tables import BACK_OF, HAND, ROUNDS
from boomtown.games.claim.verbs import BID, VERBS
from boomtown.look import LOOK
from boomtown.look.land import compass, nugget, peak
from boomtown.look.lettering import shortened, words
from boomtown.look.pieces import MAY, disc, stripe, token
from boomtown.look.seats import SEATS

WIDE: Final = 728  # of table and hand
HIGH: Final = 322  # of the table
HELD: Final = 180  # height of the hand
SIDE: Final = 324  # width of the players
APART: Final = 100  # from card to card
FIGURES: Final = range(int(HAND))
WATER: Final = "M0 34q10.5-9 21 0t21 0t21 0t21 0v18q-10.5 9-21 0t-21 0t-21 0t-21 0z"
RIPPLES: Final = "M12 43q6-5 12 0t12 0M48 45q6-5 12 0t12 0"
INK: Final[Style] = {"fill": "none", "stroke": "var(--outline)"}


def scene(view: View[Claim], text: Text, names: Sequence[str] | None = None) -> Scene:
    """The table as the view shows it; every option of its seat can be chosen somewhere."""
    called = names or [text.seat(seat) for seat in range(int(view.state.seat_count))]
    sections = [
        Section("table", text.say("claim-scene-table"), (0, 0, WIDE, HIGH), ("table",)),
        Section("hand", text.say("claim-scene-hand"), (0, 0, WIDE, HELD), ("hand",), 0, HIGH),
        Section("players", text.say("claim-scene-players"), (0, 0, SIDE, HIGH + HELD), ("players",), WIDE),
    ]
    nodes = [*_pile(view, called, text), *_claims(view.state, text)]
    nodes += [*_hand(view, text), *_players(view, called, text)]
    return make_scene(text.title(), (0, 0, WIDE + SIDE, HIGH + HELD), sections, nodes, LOOK)


def _at(x: float, y: float, scale: float = 1) -> str:
    return f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")


def _sheet(layer: str, wide: float, high: float, fill: str, title: str) -> Node:
    paper = el("rect", width=wide, height=high, fill=fill)
    return node(layer, layer, paper, words(title, 28, 36, 20, "slab"))


def _card(*inside: Markup, fill: str = "var(--wall)") -> Markup:
    """A card, 84 wide and 118 high: an ink outline inside a cream keyline."""
    keyline = el("rect", x=-3, y=-3, width=90, height=124, rx=10, fill="var(--keyline)")
    paper = el("rect", width=84, height=118, rx=8, fill=fill)
    return keyline + paper + together(inside) + el("rect", width=84, height=118, rx=8, stroke_width=2, **INK)


def _land(back: int) -> Markup:
    """What a stamp stands for: a stream or two summits."""
    if BACKS[back] == "rock":
        return peak(27, 54, 44, 40) + peak(56, 54, 40, 30)
    stream = el("path", d=WATER, fill="var(--water)", stroke="var(--outline)", stroke_width=1.2)
    return stream + el("path", d=RIPPLES, fill="none", stroke="var(--keyline)", stroke_width=2)


def claim_front(kind: int, text: Text) -> Markup:
    """A claim: its land with a nugget for each point, four in a row, its name and its worth."""
    worth = CARDS[kind].worth
    ground = el("path", d="M0 72V8a8 8 0 0 1 8-8H76a8 8 0 0 1 8 8V72z", fill="var(--prairie)")
    parts = [ground, _land(int(BACK_OF[kind])), el("path", d="M0 72H84", stroke_width=1.4, **INK)]
    for n in range(worth):
        row, place = divmod(n, 4)
        parts.append(nugget(50.5 + 17 * (place - min(4, worth - 4 * row) / 2), 62 - 13 * row))
    parts.append(words(text.name(CARDS[kind].id), 42, 88, 14, "slab", "var(--outline)", "middle"))
    return _card(*parts, token(42, 103, worth, 11))


def claim_back(back: int) -> Markup:
    """The back of a claim with its stamp; a compass while nobody has seen it."""
    frame = el("rect", x=6, y=6, width=72, height=106, rx=5, fill="none", stroke="var(--trail-edge)")
    if back == NO_BACK:
        return _card(frame, compass(42, 59, 27), fill="var(--trail)")
    seal = el("circle", cx=42, cy=59, r=33, fill="var(--wall)", stroke="var(--outline)", stroke_width=1.6)
    ring = el("circle", cx=42, cy=59, r=29.5, stroke_dasharray="2 3", **INK)
    return _card(frame, seal, ring, el("g", _land(back), transform=_at(18, 37, 0.58)), fill="var(--trail)")


def bid_front(seat: int, card: int) -> Markup:
    """A bid card of a seat."""
    figure = words(str(card + 1), 42, 58, 52, "slab", "var(--outline)", "middle")
    return _card(stripe(SEATS[seat], 1, 76, 82, 34), figure, disc(SEATS[seat], 42, 93, 19))


def bid_back(seat: int) -> Markup:
    """A bid card face down."""
    return _card(stripe(SEATS[seat], 6, 6, 72, 106), disc(SEATS[seat], 42, 59, 22))


def _pile(view: View[Claim], names: Sequence[str], text: Text) -> Iterator[Node]:
    """The pile with its stamp, and the uppermost claim for whoever knows it."""
    state, pile = view.state, view.state.pile
    played = sum(not state.holds(0, card) for card in FIGURES)
    title = text.say("claim-scene-round", round=min(played + 1, int(ROUNDS)), rounds=int(ROUNDS))
    yield _sheet("table", WIDE, HIGH, "var(--void)", title)
    below = int(pile.size()) // 3
    backs = [claim_back(int(NO_BACK))] * below + [claim_back(int(pile.back))]
    stack = [el("g", b, transform=_at(28 + 3 * n, 58 + 3 * (below - n), 1.45)) for n, b in enumerate(backs)]
    label = text.say("claim-scene-pile", cards=int(pile.size()))
    yield node("pile", "table", *stack, words(label, 28, 276, 17, "slab"), role="img", aria_label=label)
    for kind, knowers in zip(pile.top, pile.top_known):
        scout = next(seat for seat in range(len(names)) if is_known(knowers, seat))
        known, front = text.say("claim-scene-scouted", name=names[scout]), Markup()
        if kind != HIDDEN_CARD:
            known = text.say("claim-scene-known")
            front = el("g", claim_front(int(kind), text), transform=_at(192, 58) + " rotate(6)")
        badge = disc(SEATS[scout], 150 + 3 * below, 60, 16)
        yield node("scouted", "table", front, badge, words(shortened(known, 15, 250), 28, 300, 15))


def _claims(state: Claim, text: Text) -> Iterator[Node]:
    """How many of each claim have been taken, and how many lie under the pile."""
    for n, row in enumerate((text.say("claim-scene-taken"), text.say("claim-scene-under"))):
        yield node(f"row-{n}", "table", words(row, 304, 224 + 28 * n, 15, anchor="end"))
    for kind, card in enumerate(CARDS):
        counts = int(state.taken[kind]), [*state.pile.bottom].count(kind)
        lines = [words(str(n), 42, 166 + 28 * at, 19, "slab", anchor="middle") for at, n in enumerate(counts)]
        place = _at(324 + APART * kind, 58)
        yield node(f"claim-{card.id}", "table", claim_front(kind, text), *lines, transform=place)


def _hand(view: View[Claim], text: Text) -> Iterator[Node]:
    """The viewer's bid cards: those that may be bid are turquoise, those that are spent crossed out."""
    state, seat = view.state, int(view.seat)
    yield _sheet("hand", WIDE, HELD, "var(--surface)", text.say("claim-scene-hand") if seat >= 0 else "")
    options = state.options(seat) if seat in state.actors() else []
    for card in FIGURES if seat >= 0 else ():
        action, drawn = int(BID.of(card)), bid_front(seat, card)
        style: Style = {"transform": _at(24 + APART * card, 50)}
        if action in options:
            may = el("rect", x=-6, y=-6, width=96, height=130, rx=12, stroke_dasharray="7 5", **MAY)
            drawn, label, choice = may + drawn, text.action(action, state), VERBS.text(action)
            style |= {"class_": "target", "role": "button", "aria_label": label, "data_action": choice}
            style["tabindex"] = "-1"
        elif not state.holds(seat, card) or state.bid[seat] == card:
            cross = el("path", d="M8 110L76 8", stroke="var(--ink)", stroke_width=3)
            drawn = el("g", drawn, opacity=0.45) + cross
        yield node(f"card-{card + 1}", "hand", drawn, **style)


def _bid(view: View[Claim], seat: int, name: str, text: Text) -> tuple[Markup, str]:
    """A card on the table and what to say of it: still to come, face down, or the viewer's own face up."""
    bid = int(view.state.bid[seat])
    if bid == NO_BID:
        line: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "6 5"}
        return el("path", d="M0 0H84V118H0z", **line), text.say("claim-scene-bid-none", name=name)
    if bid == HIDDEN:
        return bid_back(seat), text.say("claim-scene-bid-hidden", name=name)
    return bid_front(seat, bid), text.say("claim-scene-bid-own", card=bid + 1)


def _players(view: View[Claim], names: Sequence[str], text: Text) -> Iterator[Node]:
    """Everybody's bid, score and unspent cards."""
    state, ink = view.state, "var(--ink)"
    yield _sheet("players", SIDE, HIGH + HELD, "var(--surface)", "")
    for seat, name in enumerate(names):
        points, (bid, told) = int(state.score[seat]), _bid(view, seat, name, text)
        label = text.say("claim-scene-player", name=name, points=points, bid=told)
        is_now, is_best = seat in state.actors(), state.is_over() and points == max(state.score)
        edge: Style = {"stroke": ink if is_now else "var(--line)", "stroke_width": 2 if is_now else 1}
        panel = el("rect", width=SIDE - 24, height=114, rx=8, fill="var(--raised)", **edge)
        parts = [panel, stripe(SEATS[seat], 1, 8, 8, 98), el("g", bid, transform=_at(22, 9, 0.8))]
        parts += [disc(SEATS[seat], 124, 32, 18), words(shortened(name, 17, 96), 150, 38, 17, "slab")]
        parts.append(words(str(points), SIDE - 38, 39, 24, "slab", anchor="end"))
        tag = "claim-scene-winner" if is_best else "claim-scene-you" if seat == view.seat else ""
        if tag:
            parts.append(words(text.say(tag), 150, 58, 14, "bold"))
        for card in FIGURES:
            parts.append(words(str(card + 1), 116 + 26 * card, 92, 16, "slab", anchor="middle"))
            if not state.holds(seat, card):
                parts.append(el("path", d="M-6 94L6 79", stroke=ink, transform=_at(116 + 26 * card, 0)))
        style: Style = {"role": "group", "aria_label": label, "transform": _at(12, 12 + 122 * seat)}
        yield node(f"player-{seat}", "players", *parts, **style)


def gallery(text: Text) -> dict[str, Scene]:
    """Every component drawn: the claims from both sides, and the bid cards of all seats."""
    fronts = [claim_front(kind, text) for kind in range(len(CARDS))]
    rows = [fronts + [claim_back(back) for back in (*range(len(BACKS)), int(NO_BACK))]]
    rows += [[*(bid_front(seat, card) for card in FIGURES), bid_back(seat)] for seat in range(4)]
    title, box = text.title(), (0.0, 0.0, 24.0 + APART * 8, 60.0 + 136 * len(rows))
    nodes = [_sheet("cards", box[2], box[3], "var(--page)", title)]
    for n, row in enumerate(rows):
        places = [_at(20 + APART * place, 56 + 136 * n) for place in range(len(row))]
        nodes.append(node(f"row-{n}", "cards", *(el("g", c, transform=at) for c, at in zip(row, places))))
    return {"cards": make_scene(title, box, [Section("cards", title, box, ("cards",))], nodes, LOOK)}
