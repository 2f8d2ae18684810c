"""Suits: each player has one of its own choice, virtual players too, and it decides ties."""

from collections.abc import Iterable

import pytest

from boomtown.core.record import Refused, Table, parse_record, refuse_start, replay_to
from boomtown.core.rng import Rng
from boomtown.core.text import LANGUAGES, Text
from boomtown.games import laws_of
from boomtown.games.card_game import CARD_GAME
from boomtown.games.card_game.components import SUITS
from boomtown.games.card_game.ui.scene import scene
from boomtown.games.card_game.ui.text import WORDS
from tests.games.card_game.tables import events, offer, table, taken

REVEAL = ["* back of cowboy", *offer("cowboy", "auctioneer", "e1-01 e1-02 e1-03 e1-04")]  # ties: cactus first


def suits(seats: int, *variants: str) -> list[str]:
    """The suits of all players, virtual ones too."""
    return [SUITS[suit] for suit in Table(CARD_GAME, seats, frozenset(variants)).state.suit]


def refused(seats: int, *variants: str) -> str:
    """The reason with which a table is refused."""
    with pytest.raises(Refused) as refusal:
        refuse_start(CARD_GAME, seats, [*variants])
    return refusal.value.reason.removeprefix("card-game-reason-")


def test_without_a_choice_the_suits_go_in_their_order() -> None:
    """Rules: "Game setup", p. 1. Ruling C30."""
    assert suits(4) == ["hat", "star", "cactus", "boot"]
    assert suits(2, "players=6", "suit-1=any") == [*SUITS]


@pytest.mark.parametrize(
    ("seats", "variants", "found"),
    [
        (4, ["suit-1=cow", "suit-3=horseshoe"], ["cow", "hat", "horseshoe", "star"]),
        (4, ["suit-2=hat"], ["star", "hat", "cactus", "boot"]),  # the others take what is left
        (1, ["suit-4=cow"], ["hat", "star", "cactus", "cow"]),  # a virtual player
        (3, ["players=6", "suit-6=hat", "suit-1=cow"], ["cow", "star", "cactus", "boot", "horseshoe", "hat"]),
        (4, ["suit-5=cow", "suit-6=cow"], ["hat", "star", "cactus", "boot"]),  # there are no such players
    ],
)
def test_every_player_may_choose_a_suit(seats: int, variants: list[str], found: list[str]) -> None:
    """Rules: "Game setup", p. 1. Ruling C30."""
    assert suits(seats, *variants) == found
    assert [SUITS[symbol] for symbol in CARD_GAME.symbols(seats, frozenset(variants))] == found


@pytest.mark.parametrize(
    "variants", [["suit-1=cow", "suit-2=cow"], ["players=6", "suit-1=hat", "suit-6=hat"]]
)
def test_two_players_cannot_have_the_same_suit(variants: Iterable[str]) -> None:
    """Rules: "Game setup", p. 1. Ruling C30."""
    assert refused(2, *variants) == "suit-twice"


def test_a_player_has_one_suit() -> None:
    """Rules: "Game setup", p. 1."""
    assert refused(4, "suit-1=cow", "suit-1=hat") == "variant-twice"


def test_ties_follow_the_suits_that_were_chosen() -> None:
    """Rules: "Tiebreaker", p. 2."""
    # the back shows cactus, horseshoe, hat, star, boot, cow
    bids = [f"{seat} bid 5" for seat in range(4)]
    usual = table(*REVEAL, *bids)
    assert [seat for _, seat, _ in events(usual, "event-tie-won")] == [2]
    chosen = table(*REVEAL, *bids, variants=["suit-1=horseshoe", "suit-3=cow"])
    assert [seat for _, seat, _ in events(chosen, "event-tie-won")] == [0]
    other = table(*REVEAL, *bids, variants=["suit-2=cactus", "suit-3=cow"])
    assert [seat for _, seat, _ in events(other, "event-tie-won")] == [1]


def test_a_virtual_player_wins_ties_with_its_suit() -> None:
    """Rules: "Tiebreaker", p. 2; "Virtual players", p. 2."""
    turned = ["0 bid 5", "* turn 1", "* turn 2", "* turn 5"]
    assert table(*REVEAL, *turned, seats=1, variants=["suit-1=cactus"]).state.actor() == 0
    last = table(*REVEAL, *turned, seats=1, variants=["suit-4=horseshoe"])
    assert taken(last)[0][0] == 3  # before the hat


def test_views_and_what_may_lie_behind_them_keep_the_suits() -> None:
    """Rules: "Game setup", p. 1."""
    state = table(*REVEAL, "1 bid 5", variants=["suit-1=cow", "suit-4=horseshoe"]).state
    laws = laws_of("card-game")
    view = CARD_GAME.view(state, 0)
    assert [*CARD_GAME.determinize(view, Rng(1)).suit] == [*state.suit] == [5, 0, 1, 4]
    assert [*state.clone().suit] == [*state.suit]
    laws.check_position(state, Rng(3))


def test_a_record_keeps_the_suits() -> None:
    played = table(*REVEAL, variants=["suit-1=cow"])
    assert 'variants = ["suit-1=cow"]' in played.record.text()
    assert [*replay_to(CARD_GAME, parse_record(played.record.text())).state.suit] == [5, 0, 1, 2]


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["Cow", "Hat", "Star"]), ("de", ["Rind", "Hut", "Stern"])],
)
def test_seats_without_a_name_are_called_by_their_suits(language: str, names: list[str]) -> None:
    state = table(seats=3, variants=["suit-1=cow"]).state
    assert Text(WORDS, language).players(state)[:3] == names


def test_the_picture_shows_the_suits_that_were_chosen() -> None:
    played = table(*REVEAL, seats=3, variants=["suit-1=cow", "suit-4=horseshoe"])
    shown = scene(CARD_GAME.view(played.state, 0), Text(WORDS, "en")).nodes
    assert "url(#p-cow)" in shown["auction-0-5"].svg
    assert "var(--seat-horseshoe)" in shown["bid-3"].svg
    assert "var(--seat-cow)" in shown["city-heading"].svg
    assert "var(--seat-boot)" not in shown["ties"].svg  # nobody has it
    assert "var(--seat-horseshoe)" in shown["other-3"].svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_a_suit_is_said_in_every_language(language: str) -> None:
    text = Text(WORDS, language)
    name, explanation = text.variant("suit-2=horseshoe")
    assert name.endswith(text.say("seat-horseshoe"))
    assert "2" in name
    assert explanation == text.variant("suit-2=any")[1]
