"""The scene shows the table, offers every option, and betrays nothing."""

import re
from collections.abc import Iterator

from boomtown.core.laws import play_one
from boomtown.core.record import Table, parse_move
from boomtown.core.rng import Rng
from boomtown.core.step import NOBODY
from boomtown.core.svg import Scene, union
from boomtown.games import text_of
from boomtown.games.claim import CLAIM
from boomtown.games.claim.rules.state import ClaimState
from boomtown.games.claim.ui.scene import gallery, scene

ENGLISH = text_of("claim")


def positions(seats: int, seed: int) -> Iterator[ClaimState]:
    """The positions of a random game, from its start to its end."""
    table, rng = Table(CLAIM, seats, is_listening=False), Rng(seed)
    while not table.state.is_over():
        yield table.state.clone()
        play_one(table, rng)
    yield table.state


def drawn(viewer: int, *moves: str) -> Scene:
    """What a viewer sees of a two-seat table after these moves."""
    table = Table(CLAIM, 2)
    for move in moves:
        table.say(*parse_move(move))
    return scene(CLAIM.view(table.state, viewer), ENGLISH)


def test_a_bid_is_drawn_for_its_bidder_only() -> None:
    low, high = ("* stamp rock", "0 bid 3"), ("* stamp rock", "0 bid 5")
    for other in (1, int(NOBODY)):
        assert drawn(other, *low) == drawn(other, *high)
        assert drawn(other, *low) != drawn(other, "* stamp rock")
    own = drawn(0, *low).nodes["player-0"].svg
    assert own != drawn(0, *high).nodes["player-0"].svg
    assert "You bid the 3" in own


def test_a_scouted_claim_is_drawn_for_its_scout_only() -> None:
    round_one = ("* stamp water", "0 bid 2", "1 bid 1", "* stake creek")
    gulch, lode = ((*round_one, f"* scout {claim}", "* stamp rock") for claim in ("gulch", "lode"))
    for other in (1, int(NOBODY)):
        assert drawn(other, *gulch) == drawn(other, *lode)
        assert "Hat knows it" in drawn(other, *lode).nodes["scouted"].svg
    own = drawn(0, *lode).nodes["scouted"].svg
    assert "lode" in own
    assert "Only you know it" in own
    assert "scouted" not in drawn(0, *round_one).nodes


def test_the_pile_shows_its_stamp_and_its_height() -> None:
    backs = {drawn(0, *moves).nodes["pile"].svg for moves in ((), ("* stamp water",), ("* stamp rock",))}
    assert len(backs) == 3
    assert all("15 claims in the pile" in back for back in backs)


def test_the_counts_of_claims_are_those_of_the_table() -> None:
    tied = ("* stamp water", "0 bid 1", "1 bid 1", "* stake creek")
    won = ("* stamp rock", "0 bid 3", "1 bid 2", "* stake lode")
    nodes = drawn(1, *tied, *won).nodes
    figures = {key: re.findall(r">(\d)<", nodes[f"claim-{key}"].svg)[-2:] for key in ("creek", "lode")}
    assert figures == {"creek": ["0", "1"], "lode": ["1", "0"]}  # taken, under the pile


def test_the_winners_are_named_at_the_end() -> None:
    *_, end = positions(3, 8)
    nodes = scene(CLAIM.view(end, NOBODY), ENGLISH).nodes
    for seat in range(3):
        is_best = end.score[seat] == max(end.score)
        assert ("winner" in nodes[f"player-{seat}"].svg) == is_best


def test_sections_hold_all_nodes_and_lie_inside_the_picture() -> None:
    picture = drawn(0, "* stamp rock")
    assert [room.name for room in picture.sections] == ["pile", "claims", "hand", "players", "cards"]
    assert [room.name for room in picture.sections if room.is_drawer] == ["cards"]
    assert "hand" not in [room.name for room in drawn(int(NOBODY), "* stamp rock").sections]
    assert sum(len(picture.of(room)) for room in picture.sections) == len(picture.nodes)
    assert picture.is_sheet
    assert union(room.place for room in picture.sections if not room.is_drawer) == picture.box


def test_the_gallery_shows_every_card() -> None:
    rows = gallery(ENGLISH)["cards"].nodes
    assert all(f">{name}<" in rows["row-0"].svg for name in ("creek", "gulch", "vein", "lode"))
    for seat in range(4):
        assert re.findall(r">(\d)<", rows[f"row-{seat + 1}"].svg) == [str(card) for card in range(1, 8)]
