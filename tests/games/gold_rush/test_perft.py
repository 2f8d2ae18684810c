"""How many options there are at first, counted by hand; `perft.toml` pins their order and what follows."""

from boomtown.core.laws import perft
from boomtown.games.gold_rush.components import FACES, SIDES, segments, turn_side
from tests.games.gold_rush.tables import table


def test_the_first_counts_agree_with_the_tiles_counted_by_hand() -> None:
    """Beside the start tile: a mountain to the north, prairie to the south, tracks on both other sides. Ruling A26."""
    demands = {"n": "M", "e": "R", "s": "P", "w": "R"}
    placements = 0
    for face in FACES:
        looks: list[object] = []
        for turn in range(4):
            if segments(face, turn) in looks:
                continue
            looks.append(segments(face, turn))
            shown = {turn_side(side, turn): letter for side, letter in zip(SIDES, face.sides)}
            placements += sum(shown[turn_side(side, 2)] == demand for side, demand in demands.items())
    assert [perft(table().state, depth) for depth in (1, 2)] == [len(FACES), placements]
