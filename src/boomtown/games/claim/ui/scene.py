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
from boomtown.games.claim.rules.verbs import BID
from boomtown.look import LOOK
from boomtown.look.land import compass, nugget, peak
from boomtown.look.lettering import words
from boomtown.look.panel import drawer, gallery_sheet, paper, plate, section
from boomtown.look.pieces import disc, stripe, token
from boomtown.look.seats import SEATS
from boomtown.look.seen import Seen
from boomtown.look.targets import legal, opener
from boomtown.look.typesetting import line, shorten

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
    seen = Seen(view, text, names)
    low, right, tall = HIGH + GAP, WIDE + GAP, HIGH + GAP + HELD
    sections = [
        section("pile", text.say("claim-scene-top"), (PILE, HIGH)),
        section("claims", text.say("claim-scene-claims"), (CLAIMS, HIGH), PILE + GAP),
        section("hand", text.say("claim-scene-hand"), (WIDE, HELD), 0, low),
        section("players", text.say("claim-scene-players"), (SIDE, tall), right),
        drawer("cards", text.say("claim-scene-cards"), (DRAWN[0], DRAWN[1] * len(seen.names))),
    ]
    if seen.seat < 0:
        del sections[2]
    nodes = [*_pile(seen), *_claims(seen), *_hand(seen), *_players(seen), *_cards(seen)]
    return make_scene(text.title(), (0, 0, right + SIDE, tall), sections, nodes, LOOK, is_sheet=True)


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


def _pile(seen: Seen[ClaimState]) -> Iterator[Node]:
    """The pile with its stamp, and the uppermost claim for whoever knows it."""
    state, pile = seen.state, seen.state.pile
    played = sum(not state.holds(0, card) for card in FIGURES)
    title = seen.say("claim-scene-round", round=min(played + 1, int(ROUNDS)), rounds=int(ROUNDS))
    yield paper("pile-paper", "pile", PILE, HIGH, "var(--void)", title)
    below = int(pile.size()) // 3
    backs = [claim_back(int(NO_BACK))] * below + [claim_back(int(pile.back))]
    stack = [el("g", b, transform=at(28 + 3 * n, 64 + 3 * (below - n), 1.45)) for n, b in enumerate(backs)]
    label = seen.say("claim-scene-pile", cards=int(pile.size()))
    yield image("pile", "pile", label, *stack, words(label, 28, 300, 17, "slab"))
    for kind, knowers in zip(pile.top, pile.top_known):
        scout = next(seat for seat in seen.seats if is_known(knowers, seat))
        known, front = seen.say("claim-scene-scouted", name=seen.names[scout]), Markup()
        if kind != HIDDEN_CARD:
            known = seen.say("claim-scene-known")
            front = el("g", claim_front(int(kind), seen.text), transform=at(200, 64) + " rotate(6)")
        badge = disc(SEATS[scout], 150 + 3 * below, 66, 16)
        yield node("scouted", "pile", front, badge, line(known, 28, 326, 15, 260))


def _claims(seen: Seen[ClaimState]) -> Iterator[Node]:
    """How many of each claim have been taken, and how many lie under the pile; a button opens the drawer."""
    yield paper("claims-paper", "claims", CLAIMS, HIGH, title=seen.say("claim-scene-claims"))
    for n, row in enumerate((seen.say("claim-scene-taken"), seen.say("claim-scene-under"))):
        yield node(f"row-{n}", "claims", words(row, 28, 230 + 28 * n, 15))
    for kind, card in enumerate(CARDS):
        counts = int(seen.state.taken[kind]), [*seen.state.pile.bottom].count(kind)
        rows = [words(str(n), 42, 166 + 28 * y, 19, "slab", anchor="middle") for y, n in enumerate(counts)]
        place = at(152 + 96 * kind, 64)
        yield node(f"claim-{card.id}", "claims", claim_front(kind, seen.text), *rows, transform=place)
    label = seen.say("claim-scene-cards")
    name = line(label, 120, 30, 17, 216, "bold", anchor="middle")
    place, opens = at(CLAIMS - 268, HIGH - 68), opener(label, "cards")
    yield node("open-cards", "claims", plate(240, 48, stroke_width=1.5), name, transform=place, **opens)


def _bid_card(seen: Seen[ClaimState], layer: str, seat: int, card: int, place: str) -> Node:
    """A card of a seat: turquoise if the viewer may bid it, crossed out if it is spent."""
    key, action, drawn = f"{layer}-{seat}-{card + 1}", int(BID.of(card)), bid_front(seat, card)
    offer = seen.offer(action) if seat == seen.seat else None
    if offer is not None:
        return node(key, layer, legal(-6, -6, 96, 130, 12), drawn, transform=place, **offer)
    if not seen.state.holds(seat, card) or (seat == seen.seat and seen.state.bid[seat] == card):
        drawn = el("g", drawn, opacity=0.45) + path("M8 110L76 8", stroke="var(--ink)", stroke_width=3)
    return node(key, layer, drawn, transform=place)


def _hand(seen: Seen[ClaimState]) -> Iterator[Node]:
    """The viewer's bid cards."""
    if seen.seat >= 0:
        yield paper("hand-paper", "hand", WIDE, HELD, title=seen.say("claim-scene-hand"))
        yield from (_bid_card(seen, "hand", seen.seat, card, at(32 + 120 * card, 56)) for card in FIGURES)


def _cards(seen: Seen[ClaimState]) -> Iterator[Node]:
    """The drawer: what everybody may still bid."""
    for seat, name in enumerate(seen.names):
        parts = disc(SEATS[seat], 40, 70, 20) + words(shorten(name, 20, 112, "slab"), 70, 77, 20, "slab")
        yield node(f"cards-{seat}", "cards", parts, transform=at(0, DRAWN[1] * seat))
        for card in FIGURES:
            yield _bid_card(seen, "cards", seat, card, at(200 + APART * card, DRAWN[1] * seat + 11))


def _bid(seen: Seen[ClaimState], seat: int) -> tuple[Markup, str]:
    """A card on the table and what to say of it: still to come, face down, or the viewer's own face up."""
    bid, name = int(seen.state.bid[seat]), seen.names[seat]
    if bid == NO_BID:
        edge: Style = {"fill": "none", "stroke": "var(--line-strong)", "stroke_dasharray": "6 5"}
        return rect(0, 0, 84, 118, **edge), seen.say("claim-scene-bid-none", name=name)
    if bid == HIDDEN:
        return bid_back(seat), seen.say("claim-scene-bid-hidden", name=name)
    return bid_front(seat, bid), seen.say("claim-scene-bid-own", card=bid + 1)


def _players(seen: Seen[ClaimState]) -> Iterator[Node]:
    """Everybody's bid, score and unspent cards."""
    state, ink = seen.state, "var(--ink)"
    sheet = rect(0, 0, SIDE, HIGH + GAP + HELD, fill="var(--surface)")
    yield node("players-paper", "players", sheet, aria_hidden="true")
    for seat, name in enumerate(seen.names):
        points, (bid, told) = int(state.score[seat]), _bid(seen, seat)
        label = seen.say("claim-scene-player", name=name, points=points, bid=told)
        is_now, is_best = seat in state.actors(), state.is_over() and points == max(state.score)
        edge, weight = (ink, 2) if is_now else ("var(--line)", 1)
        ground = plate(SIDE - 24, 114, stroke=edge, stroke_width=weight)
        parts = [ground, stripe(SEATS[seat], 1, 8, 8, 98), el("g", bid, transform=at(22, 9, 0.8))]
        parts += [disc(SEATS[seat], 124, 32, 18), words(shorten(name, 17, 96, "slab"), 150, 38, 17, "slab")]
        parts.append(words(str(points), SIDE - 38, 39, 24, "slab", anchor="end"))
        tag = "claim-scene-winner" if is_best else "claim-scene-you" if seat == seen.seat else ""
        if tag:
            parts.append(words(seen.say(tag), 150, 58, 14, "bold"))
        for card in FIGURES:
            parts.append(words(str(card + 1), 116 + 26 * card, 92, 16, "slab", anchor="middle"))
            if not state.holds(seat, card):
                parts.append(path("M-6 94L6 79", stroke=ink, transform=at(116 + 26 * card, 0)))
        place = at(12, 12 + 122 * seat)
        yield node(f"player-{seat}", "players", *parts, transform=place, role="group", aria_label=label)


def gallery(text: Text) -> dict[str, Scene]:
    """Every component drawn: the claims from both sides, and the bid cards of all seats."""
    fronts = [claim_front(kind, text) for kind in range(len(CARDS))]
    rows = [fronts + [claim_back(back) for back in (*range(len(BACKS)), int(NO_BACK))]]
    rows += [[*(bid_front(seat, card) for card in FIGURES), bid_back(seat)] for seat in range(4)]
    drawn = []
    for n, row in enumerate(rows):
        cards = [el("g", card, transform=at(APART * place, 136 * n)) for place, card in enumerate(row)]
        drawn.append(node(f"row-{n}", "sheet", *cards))
    return {"cards": gallery_sheet(text.title(), (APART * 8, 136 * len(rows)), drawn)}
