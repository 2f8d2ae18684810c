"""The drawers: every other player's city large, or what a virtual player has collected."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Node, Section, at, image, node
from boomtown.games.card_game.components import CHARACTERS, TERRAIN
from boomtown.games.card_game.ui.city_layout import cards_in_order, survey
from boomtown.games.card_game.ui.panels.auction import auction_card
from boomtown.games.card_game.ui.panels.characters import (
    CARD,
    character_card,
    character_label,
    character_strip,
    effect,
    moment,
)
from boomtown.games.card_game.ui.panels.city import card_label, city_card, field
from boomtown.games.card_game.ui.panels.hand import points_of
from boomtown.games.card_game.ui.parcels import CARD as TERRAIN_CARD
from boomtown.games.card_game.ui.parcels import PLOT, face, front
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.look.panel import caption, figure_disc

WIDE: Final = 948
HIGH: Final = 576
FIELD: Final = 560  # the city's paper
ROOM: Final = FIELD - 16
SIDE: Final = FIELD + 20  # where characters begin
ACROSS: Final = 3  # characters in a row


def drawer(seen: CardGameSeen, player: int) -> Section:
    """The section of a player's drawer."""
    name = seen.names[player]
    is_virtual = player >= len(seen.seats)
    message = "card-game-scene-cards-of" if is_virtual else "card-game-scene-city-of"
    box = (0.0, 0.0, float(WIDE), float(HIGH))
    return Section(
        f"city-{player}", seen.text.say(message, name=name), box, (f"city-{player}",), is_drawer=True
    )


def draw_drawer(seen: CardGameSeen, player: int) -> Iterator[Node]:
    """The nodes of a player's drawer, with the faces it needs."""
    if player < len(seen.seats):
        yield from _city(seen, player)
        yield points_of(seen, player, f"city-{player}", at(SIDE - 12, 340))
    else:
        yield from _collection(seen, player)
    yield from _characters(seen, player)
    yield from _auction(seen, player)


def _city(seen: CardGameSeen, player: int) -> Iterator[Node]:
    state, layer = seen.state, f"city-{player}"
    where = survey(state, player, ROOM)
    yield field(f"field-{player}", layer, where, FIELD, 8)
    for card, cell, is_open in cards_in_order(state, player):
        yield face(card, int(state.switches[0]))
        label = card_label(seen, card, is_open)
        yield city_card(f"{layer}-{TERRAIN[card].id}", layer, card, is_open, where, cell, 8, label)


def _collection(seen: CardGameSeen, player: int) -> Iterator[Node]:
    """All terrain cards of a virtual player, side by side."""
    layer, cards = f"city-{player}", seen.terrain(player)
    columns = 4 if len(cards) <= 16 else 5
    step = FIELD / columns
    scale = (step - 12) / TERRAIN_CARD
    for n, card in enumerate(cards):
        yield face(card, int(seen.state.switches[0]))
        place = at(n % columns * step, 8 + n // columns * step, scale)
        yield _collected(layer, card, place, card_label(seen, card, True))


@lru_cache(maxsize=2048)
def _collected(layer: str, card: int, place: str, label: str) -> Node:
    picture = front(card) + figure_disc(TERRAIN[card].appeal, PLOT, PLOT, 12)
    return image(f"{layer}-{TERRAIN[card].id}", layer, label, picture, place=place)


def _characters(seen: CardGameSeen, player: int) -> Iterator[Node]:
    text, layer, people = seen.text, f"city-{player}", seen.characters(player)
    title = text.say("card-game-scene-people") if people else text.say("card-game-scene-no-characters")
    yield node(f"{layer}-people", layer, caption(title, SIDE, 24, WIDE - SIDE))
    are_many = len(people) > 6
    for n, who in enumerate(people):
        name, used = CHARACTERS[who].id, seen.tell_used(who)
        is_used = bool(used)
        note = used or moment(text, who, seen.state)
        does = effect(text, who)
        if are_many:
            picture = character_strip(who, text.name(name), "", (float(CARD[0]), 36.0), is_used)
        else:
            picture = character_card(who, text.name(name), does, note, is_used)
        down = 42 if are_many else CARD[1] + 10
        place = at(SIDE + n % ACROSS * (CARD[0] + 8), 36 + n // ACROSS * down)
        label = character_label(text, who, used, seen.state)
        yield image(f"{layer}-{name}", layer, label, picture, place=place)


def _auction(seen: CardGameSeen, player: int) -> Iterator[Node]:
    text, layer = seen.text, f"city-{player}"
    yield node(
        f"{layer}-hand", layer, caption(text.say("card-game-scene-auction-cards"), SIDE, 486, WIDE - SIDE)
    )
    for n, (value, is_left) in enumerate(seen.list_bids(player)):
        label = text.say("card-game-scene-auction", value=value)
        if not is_left:
            label = text.say("list-next", items=label, next=text.say("card-game-scene-used"))
        yield _bid(player, seen.suit(player), value, n, is_left, label)


@lru_cache(maxsize=1024)
def _bid(player: int, suit: int, value: int, place: int, is_left: bool, label: str) -> Node:
    layer, picture = f"city-{player}", auction_card(suit, value, 38, not is_left)
    where = at(SIDE + place * 40.5, 498)
    return image(f"{layer}-bid-{value}", layer, label, picture, place=where)
