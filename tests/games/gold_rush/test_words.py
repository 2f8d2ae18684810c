"""Gold Rush in words: places on the true map, tiles as they lie, cowboys by their work."""

import pytest

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE
from boomtown.core.text import LANGUAGES, Text
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.drawing.survey import survey
from boomtown.games.gold_rush.state import GoldRush
from boomtown.games.gold_rush.verbs import PLACE, PLANE, VERBS
from boomtown.games.gold_rush.words import NEAREST, WORDS, cell_place, square_of, tile_place, way
from tests.games.gold_rush.tables import golden_table, table

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
TEXTS = {language: Text(WORDS, language) for language in LANGUAGES}
EN = TEXTS["en"]


def log(played: Table[GoldRush], text: Text = EN) -> list[str]:
    return [text.event(event, NAMES) for told in played.events for event in told]


def action(text: str) -> int:
    return VERBS.find(text)


def long_table() -> Table[GoldRush]:
    """A game in which every tile is placed as far from the start tile as can be."""
    played, rng = Table(GOLD_RUSH, 2, is_listening=False), Rng(5)
    while not played.state.is_over():
        state, seat = played.state, int(played.state.actor())
        if seat == CHANCE:
            played.roll(rng)
            continue
        where = survey(state)
        far = {int(state.space_cell[space]): abs(x) + abs(y) for space, (x, y) in enumerate(where.spaces)}
        options = [(far.get(int(PLACE.parts(option)[0]), 0), option) for option in state.options(seat)]
        played.act(seat, max(options)[1])
    return played


def test_the_map_is_told_unrolled() -> None:
    state = long_table().state
    tiles = survey(state).tiles
    assert max(abs(x) + abs(y) for x, y in tiles) > PLANE.radius  # the names of the cells are no help there
    assert [square_of(state, tile) for tile in range(int(state.tile_count))] == list(tiles)
    for tile, square in enumerate(tiles):
        assert (
            tile_place(EN, state, tile) == cell_place(EN, state, int(state.cell_of[tile])) == way(EN, square)
        )
    for space, square in enumerate(survey(state).spaces):
        assert cell_place(EN, state, int(state.space_cell[space])) == way(EN, square)


def test_without_a_table_a_cell_is_its_nearest_square() -> None:
    assert len(NEAREST) == PLANE.cells
    assert EN.action(action("place 2e1n e")) == "Place the tile 2 east, 1 north, top to the east"
    assert (
        EN.action(action("tent 0 n"))
        == "Pitch your tent on the start tile, on the mountain at the north side"
    )


def test_tiles_are_told_as_they_lie() -> None:
    played = table("gr28 1e s")
    assert log(played)[:3] == [
        "Ann draws a tile: mountain in the north (1 nugget); railroad from east to south; tipi camp in the west.",
        "Ann places the tile 1 east: mountain in the south (1 nugget); railroad from west to north; "
        "tipi camp in the east.",
        "1 mining token goes on the mountain (1 east), whose pile now counts 1.",
    ]


@pytest.mark.parametrize(
    ("face", "name"),
    [
        ("gr01", "mountain on all sides (3 nuggets)"),
        ("gr12", "mountain in the east (1 nugget); mountain in the west (1 nugget)"),
        (
            "gr20",
            "mountain in the north, east and west (3 nuggets); railroad from the south into the mountain",
        ),
        ("gr23", "mountain in the north and west (2 nuggets); railroad from east to south with a locomotive"),
        ("gr36", "city with railroads in the east, south and west"),
        ("gr48", "railroad from south to west; wild horses in the north and east"),
        ("gr47", "railroad from south to west; tipi camp in the south and west"),
        ("gr50", "junction with railroads on all sides"),
    ],
)
def test_tiles_are_named_by_what_they_show(face: str, name: str) -> None:
    assert EN.name(face) == name


def test_a_cowboy_is_named_by_its_work_once_the_tile_is_known() -> None:
    assert EN.action(action("cowboy e")) == "Cowboy on the new tile at the east side"
    state = table("gr37 1e n").state
    assert EN.action(action("cowboy n"), state) == "Railwayman on the railroad at the north side"
    assert EN.action(action("cowboy city"), state) == "Merchant in the city"
    assert EN.action(action("cowboy nl"), state) == "Farmer on the prairie at the north side, western half"
    state = table("gr16 1n s").state
    assert EN.action(action("cowboy s"), state) == "Gold miner on the mountain at the south side"
    assert EN.action(action("cowboy e"), state) == "Cowboy on the new tile at the east side"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "It does not fit at the west side: your tile shows prairie there, but its neighbour shows a railroad.",
        ),
        (
            "de",
            "Es passt an der Westseite nicht: Dein Plättchen zeigt dort Prärie, der Nachbar aber eine Bahnstrecke.",
        ),
        (
            "fr",
            "Elle ne s’ajuste pas côté ouest\u00a0: ta tuile y montre une prairie, mais sa voisine montre une voie "
            "ferrée.",
        ),
        (
            "nl",
            "Hij past niet aan de westkant: je tegel toont daar prairie, maar de buurtegel toont een spoorlijn.",
        ),
    ],
)
def test_a_refusal_says_what_does_not_continue(language: str, said: str) -> None:
    played = table("* draw gr16")
    refusal = played.why_not(0, action("place 1e n"))
    assert refusal is not None
    assert TEXTS[language].reason(refusal.reason, refusal.numbers, played.state) == said


@pytest.mark.parametrize(
    ("language", "doubled", "plain"),
    [
        ("en", "doubled by its only locomotive", "do not double it"),
        ("de", "verdoppelt durch ihre einzige Lokomotive", "verdoppeln nicht"),
        ("fr", "doublés par son unique locomotive", "ne doublent rien"),
        ("nl", "verdubbeld door de enige locomotief", "verdubbelen niet"),
    ],
)
def test_a_score_line_tells_about_locomotives(language: str, doubled: str, plain: str) -> None:
    played = golden_table("2-seats-past-fifty")
    lines = [event for told in played.events for event in told if event.name == "gold-rush-score-railroad"]
    said = {min(event.numbers[1], 2): TEXTS[language].event(event, NAMES) for event in lines}
    assert doubled in said[1]
    assert all(words not in said[0] for words in (doubled, plain))
    assert all(plain in line for count, line in said.items() if count == 2)


def test_a_tile_that_fits_nowhere_is_told() -> None:
    lines = log(golden_table("2-seats-last-tile-discarded"))
    assert any(
        "fits nowhere, and it leaves the game: mountain on all sides (3 nuggets)." in line for line in lines
    )


def test_a_shared_victory_is_told_of_each_winner() -> None:
    played = golden_table("4-seats-shared-victory")
    best = max(played.record.scores)
    winners = [NAMES[seat] for seat, points in enumerate(played.record.scores) if points == best]
    assert len(winners) > 1
    told = [f"A shared victory for {name} with {best} points!" for name in winners]
    assert log(played)[-len(winners) :] == told
    assert log(golden_table("2-seats-past-fifty"))[-1].split(" with ")[0] in ("Ann wins", "Ben wins")


def test_the_value_of_a_token_is_told_to_its_owner_only() -> None:
    played = table("gr41 1e e tent 0 n", "gr41 1w e pass", "gr40 2e e mine", "* token 5")
    token, seen = played.events[-1]
    assert (
        EN.event(token, NAMES) == "Ann takes a mining token (on the start tile). The pile there is used up."
    )
    assert (EN.event(seen, NAMES), seen.audience) == ("Your new token shows 5 nuggets.", 0)


def test_the_hint_counts_cowboys_and_tokens() -> None:
    state = table("gr36 1e n cowboy e", "gr41 1w e pass", "gr16 1s e").state
    assert EN.hint(state, 0) == "You have 3 cowboys left."
    state = table("gr36 1e n tent 0 n", "gr41 1w e pass", "gr16 1s e").state
    assert EN.hint(state, 0) == "You have 4 cowboys left, and 1 token lies on the mountain with your tent."
