"""Gold Rush in words: places on the true map, tiles as they lie, cowboys by their work."""

import pytest

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE
from boomtown.core.text import LANGUAGES, Text
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.verbs import PLACE, PLANE, VERBS
from boomtown.games.gold_rush.ui.map_layout import survey
from boomtown.games.gold_rush.ui.text import NEAREST, WORDS, cell_place, square_of, tile_place, way
from tests.games.gold_rush.tables import golden_table, table

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
TEXTS = {language: Text(WORDS, language) for language in LANGUAGES}
EN = TEXTS["en"]


def log(played: Table[GoldRushState], text: Text = EN) -> list[str]:
    return [text.event(event, NAMES) for told in played.events for event in told]


def action(text: str) -> int:
    return VERBS.find(text)


def long_table() -> Table[GoldRushState]:
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


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "reconstructed"), ("de", "rekonstruiert"), ("fr", "reconstitués"), ("nl", "gereconstrueerd")],
)
def test_the_help_says_which_pieces_are_reconstructed(language: str, word: str) -> None:
    overview = TEXTS[language].help("Overview of land tiles and mining tokens")[1]
    certain, _, uncertain = overview.split("\n\n")[1].partition("63")
    assert "72" in certain
    assert word in uncertain


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
            "With its top to the west the tile does not fit at the south side: there it shows a railroad, but its "
            "neighbour shows prairie. Turned another way it fits on this square.",
        ),
        (
            "de",
            "Mit der Oberkante nach Westen passt das Plättchen an der Südseite nicht: Es zeigt dort eine "
            "Bahnstrecke, der Nachbar aber Prärie. Anders gedreht passt es auf dieses Feld.",
        ),
        (
            "fr",
            "Avec le haut vers l’ouest, la tuile ne se raccorde pas côté sud\u00a0: elle y montre une voie ferrée, "
            "mais sa voisine montre une prairie. Tournée autrement, elle va sur cette case.",
        ),
        (
            "nl",
            "Met de bovenkant naar het westen past de tegel niet aan de zuidkant: hij toont daar een spoorlijn, "
            "maar de buurtegel toont prairie. Anders gedraaid past hij op dit vak.",
        ),
    ],
)
def test_a_refusal_says_what_does_not_continue(language: str, said: str) -> None:
    played = table("gr16 1n s pass", "gr38 1e e pass", "* draw gr43")
    assert refused(played, "place 1e1n w", language) == said


def refused(played: Table[GoldRushState], asked: str, language: str = "en") -> str:
    """Why the seat to act may not do this, in words."""
    refusal = played.why_not(int(played.state.actor()), action(asked))
    assert refusal is not None
    return TEXTS[language].reason(refusal.reason, refusal.numbers, played.state)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "However you turn the tile, it does not fit here: this square needs prairie at the south side and "
            "prairie at the west side.",
        ),
        (
            "de",
            "Wie du das Plättchen auch drehst, es passt hier nicht: Dieses Feld verlangt Prärie an der Südseite "
            "und Prärie an der Westseite.",
        ),
        (
            "fr",
            "Quel que soit le sens, la tuile ne va pas ici\u00a0: cette case demande une prairie côté sud et une "
            "prairie côté ouest.",
        ),
        (
            "nl",
            "Hoe je de tegel ook draait, hij past hier niet: dit vak vraagt om prairie aan de zuidkant en "
            "prairie aan de westkant.",
        ),
    ],
)
def test_where_a_tile_fits_in_no_turn_the_refusal_says_what_is_needed(language: str, said: str) -> None:
    played = table("gr16 1n s pass", "gr38 1e e pass", "* draw gr24")
    for top in "nesw":
        assert refused(played, f"place 1e1n {top}", language) == said


def without_cowboys(first: str) -> Table[GoldRushState]:
    """Seat 0 has sent out the first of its cowboys like this, and the other three as farmers."""
    return table(
        f"gr37 1e n {first}",
        "gr38 1w e pass",
        "gr37 2e n cowboy er",
        "gr39 2w e pass",
        "gr36 3e n cowboy er",
        "gr39 3w e pass",
        "gr36 4e n cowboy er",
        "gr40 4w e pass",
        "gr40 5w e",
    )


@pytest.mark.parametrize(
    ("language", "farmers", "mixed"),
    [
        (
            "en",
            "They are farmers, and farmers stay until the end of the game.",
            "Your farmers stay until the end of the game; the others return when their railroad, mountain or city "
            "is completed.",
        ),
        (
            "de",
            "Es sind Farmer, und die bleiben bis zum Ende der Partie.",
            "Deine Farmer bleiben bis zum Ende der Partie; die anderen kehren zurück, sobald ihre Bahnstrecke, ihr "
            "Berg oder ihre Stadt fertig ist.",
        ),
        (
            "fr",
            "Ce sont des fermiers, et les fermiers restent jusqu’à la fin de la partie.",
            "Tes fermiers restent jusqu’à la fin de la partie\u202f; les autres reviennent quand leur voie ferrée, "
            "leur montagne ou leur ville est terminée.",
        ),
        (
            "nl",
            "Het zijn boeren, en die blijven tot het einde van de partij.",
            "Je boeren blijven tot het einde van de partij; de anderen komen terug zodra hun spoorlijn, berg of "
            "stad voltooid is.",
        ),
    ],
)
def test_a_player_without_cowboys_is_not_promised_the_farmers_back(
    language: str, farmers: str, mixed: str
) -> None:
    assert refused(without_cowboys("cowboy er"), "cowboy e", language).endswith(farmers)
    assert refused(without_cowboys("cowboy city"), "cowboy e", language).endswith(mixed)


def test_a_feature_with_two_names_is_called_by_the_spot_to_choose() -> None:
    said = refused(table("gr38 1e e"), "cowboy w")
    assert said == "This is the same feature as at the east side; choose that spot."


@pytest.mark.parametrize(
    "moves", [(), ("gr38 1e e tent 0 n", "gr39 1w e pass", "gr16 1n s pass", "gr39 2e e pass")]
)
def test_a_tent_in_the_supply_is_there_whether_it_was_out_or_not(moves: tuple[str, ...]) -> None:
    said = refused(table(*moves, "gr40 2w e" if moves else "gr40 1e e"), "mine")
    assert said == "To mine for gold you need a tent on a mountain, and yours is in your supply."


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
