"""The drawers: every other player's city large, or what a virtual player has collected."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from boomtown.core.svg import Node, Section, at, image, node
from boomtown.core.text import Text
from boomtown.games.card_game.components import CHARACTERS, TERRAIN
from boomtown.games.card_game.ui.city_layout import cards_in_order, survey
from boomtown.games.card_game.ui.panels.auction import auction_card
from boomtown.games.card_game.ui.panels.characters import (
    CARD,
    Switches,
    character_card,
    character_label,
    character_strip,
    effect,
    moment,
)
from boomtown.games.card_game.ui.panels.city import card_label, city_cards, field
from boomtown.games.card_game.ui.panels.hand import points_of
from boomtown.games.card_game.ui.parcels import CARD as TERRAIN_CARD
from boomtown.games.card_game.ui.parcels import PLOT, face, front
from boomtown.games.card_game.ui.seen import CardGameSeen
from boomtown.look.kept import keep
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
    cards, reading = tuple(cards_in_order(state, player)), int(state.switches[0])
    yield from _faces(cards, reading)
    yield from city_cards(seen.text, f"{layer}-", layer, cards, where, 8, reading)


@keep(1024)
def _faces(cards: tuple[tuple[int, int, bool], ...], reading: int) -> tuple[Node, ...]:
    """The faces that the cards of a city need."""
    return tuple(face(card, reading) for card, _, _ in cards)


def _collection(seen: CardGameSeen, player: int) -> Iterator[Node]:
    """All terrain cards of a virtual player, side by side."""
    layer, cards = f"city-{player}", seen.terrain(player)
    columns = 4 if len(cards) <= 16 else 5
    step = FIELD / columns
    scale = (step - 12) / TERRAIN_CARD
    for n, card in enumerate(cards):
        yield face(card, int(seen.state.switches[0]))
        place = at(n % columns * step, 8 + n // columns * step, scale)
        yield _collected(layer, card, place, card_label(seen.text, card, seen.switches[0], True))


@lru_cache(maxsize=2048)
def _collected(layer: str, card: int, place: str, label: str) -> Node:
    picture = front(card) + figure_disc(TERRAIN[card].appeal, PLOT, PLOT, 12)
    return image(f"{layer}-{TERRAIN[card].id}", layer, label, picture, place=place)


def _characters(seen: CardGameSeen, player: int) -> tuple[Node, ...]:
    people = tuple((who, seen.is_used(who)) for who in seen.characters(player))
    return _people(seen.text, f"city-{player}", people, seen.switches)


@keep(1024)
def _people(
    text: Text, layer: str, people: tuple[tuple[int, bool], ...], switches: Switches
) -> tuple[Node, ...]:
    """The characters of a player, each with whether it is turned sideways."""
    title = text.say("card-game-scene-people") if people else text.say("card-game-scene-no-characters")
    parts = [node(f"{layer}-people", layer, caption(title, SIDE, 24, WIDE - SIDE))]
    are_many = len(people) > 6
    for n, (who, is_used) in enumerate(people):
        name, used = CHARACTERS[who].id, text.say("card-game-scene-used-this-era") if is_used else ""
        note = used or moment(text, who, switches)
        if are_many:
            picture = character_strip(who, text.name(name), "", (float(CARD[0]), 36.0), is_used)
        else:
            picture = character_card(who, text.name(name), effect(text, who), note, is_used)
        down = 42 if are_many else CARD[1] + 10
        place = at(SIDE + n % ACROSS * (CARD[0] + 8), 36 + n // ACROSS * down)
        label = character_label(text, who, used, switches)
        parts.append(image(f"{layer}-{name}", layer, label, picture, place=place))
    return tuple(parts)


def _auction(seen: CardGameSeen, player: int) -> tuple[Node, ...]:
    return _bids(seen.text, player, seen.suit(player), tuple(seen.list_bids(player)))


@keep(1024)
def _bids(text: Text, player: int, suit: int, bids: tuple[tuple[int, bool], ...]) -> tuple[Node, ...]:
    """The auction cards of a player, each with whether it is left."""
    layer = f"city-{player}"
    title = caption(text.say("card-game-scene-auction-cards"), SIDE, 486, WIDE - SIDE)
    parts = [node(f"{layer}-hand", layer, title)]
    for n, (value, is_left) in enumerate(bids):
        label = text.say("card-game-scene-auction", value=value)
        if not is_left:
            label = text.say("list-next", items=label, next=text.say("card-game-scene-used"))
        parts.append(_bid(player, suit, value, n, is_left, label))
    return tuple(parts)


@lru_cache(maxsize=1024)
def _bid(player: int, suit: int, value: int, place: int, is_left: bool, label: str) -> Node:
    layer, picture = f"city-{player}", auction_card(suit, value, 38, not is_left)
    where = at(SIDE + place * 40.5, 498)
    return image(f"{layer}-bid-{value}", layer, label, picture, place=where)
