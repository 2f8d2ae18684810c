"""What a seat sees of Claim, as a sheet: pile, claims, hand and players, and a drawer with all bid cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from boomtown.core.pile import HIDDEN_CARD, NO_BACK, is_known
from boomtown.core.step import HIDDEN, View
from boomtown.core.svg import (
    Markup,
    Node,
    Scene,
    Section,
    Style,
    at,
    circle,
    el,
    image,
    make_scene,
    node,
    path,
    rect,
    together,
)
from boomtown.core.text import Text
from boomtown.games.claim.components import BACKS, CARDS
from boomtown.games.claim.rules.state import NO_BID, ClaimState
from boomtown.games.claim.rules.tables import BACK_OF, HAND, ROUNDS
from boomtown.games.claim.rules.verbs import BID, VERBS
from boomtown.look import LOOK
from boomtown.look.land import compass, nugget, peak
from boomtown.look.lettering import words
from boomtown.look.pieces import MAY, disc, stripe, token
from boomtown.look.seats import SEATS
from boomtown.look.typesetting import shorten

PILE: Final = 316  # width of the pile
CLAIMS: Final = 548  # width of the claims
HIGH: Final = 356  # of pile and claims
GAP: Final = 12  # between sections
WIDE: Final = PILE + GAP + CLAIMS  # of the hand
HELD: Final = 192  # height of the hand
SIDE: Final = 324  # width of the players
APART: Final = 100  # from card to card
DRAWN: Final = (900, 140)  # width of the drawer, and height of a row there
FIGURES: Final = range(int(HAND))
WATER: Final = "M0 34q10.5-9 21 0t21 0t21 0t21 0v18q-10.5 9-21 0t-21 0t-21 0t-21 0z"
RIPPLES: Final = "M12 43q6-5 12 0t12 0M48 45q6-5 12 0t12 0"
INK: Final[Style] = {"fill": "none", "stroke": "var(--outline)"}


def scene(view: View[ClaimState], text: Text, names: Sequence[str] | None = None) -> Scene:
    """The table as the view shows it; every option of its seat can be chosen somewhere."""
    called = names or [text.seat(seat) for seat in range(int(view.state.seat_count))]
    low, right, tall = HIGH + GAP, WIDE + GAP, HIGH + GAP + HELD
    drawn = (0.0, 0.0, float(DRAWN[0]), float(DRAWN[1] * len(called)))
    sections = [
        Section("pile", text.say("claim-scene-top"), (0, 0, PILE, HIGH), ("pile",)),
        Section("claims", text.say("claim-scene-claims"), (0, 0, CLAIMS, HIGH), ("claims",), PILE + GAP),
        Section("hand", text.say("claim-scene-hand"), (0, 0, WIDE, HELD), ("hand",), 0, low),
        Section("players", text.say("claim-scene-players"), (0, 0, SIDE, tall), ("players",), right),
        Section("cards", text.say("claim-scene-cards"), drawn, ("cards",), is_drawer=True),
    ]
    if view.seat < 0:
        sections = [section for section in sections if section.name != "hand"]
    nodes = [*_pile(view, called, text), *_claims(view.state, text), *_hand(view, text)]
    nodes += [*_players(view, called, text), *_cards(view, called, text)]
    return make_scene(text.title(), (0, 0, right + SIDE, tall), sections, nodes, LOOK, is_sheet=True)


def _paper(layer: str, wide: float, high: float, fill: str, title: str) -> Node:
    line: Style = {"stroke": "var(--line-strong)", "fill": fill}
    sheet = rect(0.5, 0.5, wide - 1, high - 1, 12, **line)
    return node(f"{layer}-paper", layer, sheet, words(title, 28, 36, 20, "slab"))


def _card(*inside: Markup, fill: str = "var(--wall)") -> Markup:
    """A card, 84 wide and 118 high: an ink outline inside a cream keyline."""
    keyline = rect(-3, -3, 90, 124, 10, fill="var(--keyline)")
    paper = rect(0, 0, 84, 118, 8, fill=fill)
    return keyline + paper + together(inside) + rect(0, 0, 84, 118, 8, stroke_width=2, **INK)


def _land(back: int) -> Markup:
    """What a stamp stands for: a stream or two summits."""
    if BACKS[back] == "rock":
        return peak(27, 54, 44, 40) + peak(56, 54, 40, 30)
    stream = path(WATER, fill="var(--water)", stroke="var(--outline)", stroke_width=1.2)
    return stream + path(RIPPLES, fill="none", stroke="var(--keyline)", stroke_width=2)


def claim_front(kind: int, text: Text) -> Markup:
    """A claim: its land with a nugget for each point, four in a row, its name and its worth."""
    worth = CARDS[kind].worth
    ground = path("M0 72V8a8 8 0 0 1 8-8H76a8 8 0 0 1 8 8V72z", fill="var(--prairie)")
    parts = [ground, _land(int(BACK_OF[kind])), path("M0 72H84", stroke_width=1.4, **INK)]
    for n in range(worth):
        row, place = divmod(n, 4)
        parts.append(nugget(50.5 + 17 * (place - min(4, worth - 4 * row) / 2), 62 - 13 * row))
    parts.append(words(text.name(CARDS[kind].id), 42, 88, 14, "slab", "var(--outline)", "middle"))
    return _card(*parts, token(42, 103, worth, 11))


def claim_back(back: int) -> Markup:
    """The back of a claim with its stamp; a compass while nobody has seen it."""
    frame = rect(6, 6, 72, 106, 5, fill="none", stroke="var(--trail-edge)")
    if back == NO_BACK:
        return _card(frame, compass(42, 59, 27), fill="var(--trail)")
    seal = circle(42, 59, 33, fill="var(--wall)", stroke="var(--outline)", stroke_width=1.6)
    ring = circle(42, 59, 29.5, stroke_dasharray="2 3", **INK)
    return _card(frame, seal, ring, el("g", _land(back), transform=at(18, 37, 0.58)), fill="var(--trail)")


def bid_front(seat: int, card: int) -> Markup:
    """A bid card of a seat."""
    figure = words(str(card + 1), 42, 58, 52, "slab", "var(--outline)", "middle")
    return _card(stripe(SEATS[seat], 1, 76, 82, 34), figure, disc(SEATS[seat], 42, 93, 19))


def bid_back(seat: int) -> Markup:
    """A bid card face down."""
    return _card(stripe(SEATS[seat], 6, 6, 72, 106), disc(SEATS[seat], 42, 59, 22))


def _pile(view: View[ClaimState], names: Sequence[str], text: Text) -> Iterator[Node]:
    """The pile with its stamp, and the uppermost claim for whoever knows it."""
    state, pile = view.state, view.state.pile
    played = sum(not state.holds(0, card) for card in FIGURES)
    title = text.say("claim-scene-round", round=min(played + 1, int(ROUNDS)), rounds=int(ROUNDS))
    yield _paper("pile", PILE, HIGH, "var(--void)", title)
    below = int(pile.size()) // 3
    backs = [claim_back(int(NO_BACK))] * below + [claim_back(int(pile.back))]
    stack = [el("g", b, transform=at(28 + 3 * n, 64 + 3 * (below - n), 1.45)) for n, b in enumerate(backs)]
    label = text.say("claim-scene-pile", cards=int(pile.size()))
    yield image("pile", "pile", label, *stack, words(label, 28, 300, 17, "slab"))
    for kind, knowers in zip(pile.top, pile.top_known):
        scout = next(seat for seat in range(len(names)) if is_known(knowers, seat))
        known, front = text.say("claim-scene-scouted", name=names[scout]), Markup()
        if kind != HIDDEN_CARD:
            known = text.say("claim-scene-known")
            front = el("g", claim_front(int(kind), text), transform=at(200, 64) + " rotate(6)")
        badge = disc(SEATS[scout], 150 + 3 * below, 66, 16)
        yield node("scouted", "pile", front, badge, words(shorten(known, 15, 260), 28, 326, 15))


def _claims(state: ClaimState, text: Text) -> Iterator[Node]:
    """How many of each claim have been taken, and how many lie under the pile; a button opens the drawer."""
    yield _paper("claims", CLAIMS, HIGH, "var(--surface)", text.say("claim-scene-claims"))
    for n, row in enumerate((text.say("claim-scene-taken"), text.say("claim-scene-under"))):
        yield node(f"row-{n}", "claims", words(row, 28, 230 + 28 * n, 15))
    for kind, card in enumerate(CARDS):
        counts = int(state.taken[kind]), [*state.pile.bottom].count(kind)
        lines = [words(str(n), 42, 166 + 28 * at, 19, "slab", anchor="middle") for at, n in enumerate(counts)]
        place = at(152 + 96 * kind, 64)
        yield node(f"claim-{card.id}", "claims", claim_front(kind, text), *lines, transform=place)
    label = text.say("claim-scene-cards")
    key: Style = {"fill": "var(--raised)", "stroke": "var(--line-strong)", "stroke_width": 1.5}
    body = rect(0, 0, 240, 48, 8, **key)
    name = words(shorten(label, 17, 216, "bold"), 120, 30, 17, "bold", anchor="middle")
    style: Style = {"role": "button", "tabindex": "0", "aria_label": label, "data_open": "cards"}
    yield node("open-cards", "claims", body, name, transform=at(CLAIMS - 268, HIGH - 68), **style)


def _bid_card(layer: str, view: View[ClaimState], seat: int, card: int, at: str, text: Text) -> Node:
    """A card of a seat: turquoise if the viewer may bid it, crossed out if it is spent."""
    state = view.state
    action, drawn = int(BID.of(card)), bid_front(seat, card)
    style: Style = {"transform": at}
    if seat == view.seat and seat in state.actors() and action in state.options(seat):
        may = rect(-6, -6, 96, 130, 12, stroke_dasharray="7 5", **MAY)
        drawn, label, choice = may + drawn, text.action(action, state), VERBS.text(action)
        style |= {"class_": "target", "role": "button", "aria_label": label, "data_action": choice}
        style["tabindex"] = "-1"
    elif not state.holds(seat, card) or (seat == view.seat and state.bid[seat] == card):
        cross = path("M8 110L76 8", stroke="var(--ink)", stroke_width=3)
        drawn = el("g", drawn, opacity=0.45) + cross
    return node(f"{layer}-{seat}-{card + 1}", layer, drawn, **style)


def _hand(view: View[ClaimState], text: Text) -> Iterator[Node]:
    """The viewer's bid cards."""
    seat = int(view.seat)
    if seat < 0:
        return
    yield _paper("hand", WIDE, HELD, "var(--surface)", text.say("claim-scene-hand"))
    for card in FIGURES:
        yield _bid_card("hand", view, seat, card, at(32 + 120 * card, 56), text)


def _cards(view: View[ClaimState], names: Sequence[str], text: Text) -> Iterator[Node]:
    """The drawer: what everybody may still bid."""
    for seat, name in enumerate(names):
        parts = disc(SEATS[seat], 40, 70, 20) + words(shorten(name, 20, 112, "slab"), 70, 77, 20, "slab")
        yield node(f"cards-{seat}", "cards", parts, transform=at(0, DRAWN[1] * seat))
        for card in FIGURES:
            place = at(200 + APART * card, DRAWN[1] * seat + 11)
            yield _bid_card("cards", view, seat, card, place, text)


def _bid(view: View[ClaimState], seat: int, name: str, text: Text) -> tuple[Markup, str]:
    """A card on the table and what to say of it: still to come, face down, or the viewer's own face up."""
    bid = int(view.state.bid[seat])
    if bid == NO_BID:
        line: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "6 5"}
        return path("M0 0H84V118H0z", **line), text.say("claim-scene-bid-none", name=name)
    if bid == HIDDEN:
        return bid_back(seat), text.say("claim-scene-bid-hidden", name=name)
    return bid_front(seat, bid), text.say("claim-scene-bid-own", card=bid + 1)


def _players(view: View[ClaimState], names: Sequence[str], text: Text) -> Iterator[Node]:
    """Everybody's bid, score and unspent cards."""
    state, ink = view.state, "var(--ink)"
    sheet = rect(0, 0, SIDE, HIGH + GAP + HELD, fill="var(--surface)")
    yield node("players-paper", "players", sheet, aria_hidden="true")
    for seat, name in enumerate(names):
        points, (bid, told) = int(state.score[seat]), _bid(view, seat, name, text)
        label = text.say("claim-scene-player", name=name, points=points, bid=told)
        is_now, is_best = seat in state.actors(), state.is_over() and points == max(state.score)
        edge: Style = {"stroke": ink if is_now else "var(--line)", "stroke_width": 2 if is_now else 1}
        panel = rect(0, 0, SIDE - 24, 114, 8, fill="var(--raised)", **edge)
        parts = [panel, stripe(SEATS[seat], 1, 8, 8, 98), el("g", bid, transform=at(22, 9, 0.8))]
        parts += [disc(SEATS[seat], 124, 32, 18), words(shorten(name, 17, 96, "slab"), 150, 38, 17, "slab")]
        parts.append(words(str(points), SIDE - 38, 39, 24, "slab", anchor="end"))
        tag = "claim-scene-winner" if is_best else "claim-scene-you" if seat == view.seat else ""
        if tag:
            parts.append(words(text.say(tag), 150, 58, 14, "bold"))
        for card in FIGURES:
            parts.append(words(str(card + 1), 116 + 26 * card, 92, 16, "slab", anchor="middle"))
            if not state.holds(seat, card):
                parts.append(path("M-6 94L6 79", stroke=ink, transform=at(116 + 26 * card, 0)))
        style: Style = {"role": "group", "aria_label": label, "transform": at(12, 12 + 122 * seat)}
        yield node(f"player-{seat}", "players", *parts, **style)


def gallery(text: Text) -> dict[str, Scene]:
    """Every component drawn: the claims from both sides, and the bid cards of all seats."""
    fronts = [claim_front(kind, text) for kind in range(len(CARDS))]
    rows = [fronts + [claim_back(back) for back in (*range(len(BACKS)), int(NO_BACK))]]
    rows += [[*(bid_front(seat, card) for card in FIGURES), bid_back(seat)] for seat in range(4)]
    title, box = text.title(), (0.0, 0.0, 24.0 + APART * 8, 60.0 + 136 * len(rows))
    nodes = [_paper("cards", box[2], box[3], "var(--page)", title)]
    for n, row in enumerate(rows):
        places = [at(20 + APART * place, 56 + 136 * n) for place in range(len(row))]
        nodes.append(node(f"row-{n}", "cards", *(el("g", c, transform=at) for c, at in zip(row, places))))
    return {"cards": make_scene(title, box, [Section("cards", title, box, ("cards",))], nodes, LOOK)}
