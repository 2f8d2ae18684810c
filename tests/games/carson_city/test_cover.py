"""The picture for the lobby shows a town as it could be, with true incomes."""

from xml.etree import ElementTree

from boomtown.core.text import Text, Words
from boomtown.games.carson_city.rules.game import CARSON_CITY
from boomtown.games.carson_city.rules.scoring import building_income
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.rules.tables import FIRST_BUILDING, HOUSE_TILE, KIND_COUNT, MOUNTAIN_TILE, ROW
from boomtown.games.carson_city.rules.verbs import KINDS, VERBS
from boomtown.games.carson_city.ui.cover import TOWN, cover

WHAT = {"": 0, "house": HOUSE_TILE, "mountain": MOUNTAIN_TILE}


class Echo(Text):
    """Says message ids."""

    def say(self, message: str, /, **arguments: str | int) -> str:
        return message


def town() -> CarsonCityState:
    """The town of the picture, on a board."""
    state = CARSON_CITY.start(5, frozenset())
    for y, row in enumerate(TOWN):
        for x, (kind, owner, _) in enumerate(row):
            parcel = (y + 2) * ROW + x + 2
            state.owner[parcel] = owner
            if kind in KINDS:
                state.content[parcel] = FIRST_BUILDING + KINDS.index(kind)
                state.built[owner * KIND_COUNT + KINDS.index(kind)] += 1
            else:
                state.content[parcel] = WHAT[kind]
    return state


def test_incomes_are_those_of_the_rules() -> None:
    state = town()
    shown = {(x, y): income for y, row in enumerate(TOWN) for x, (_, _, income) in enumerate(row) if income}
    true = {
        (x, y): int(building_income(state, (y + 2) * ROW + x + 2, KINDS.index(kind), owner))
        for y, row in enumerate(TOWN)
        for x, (kind, owner, _) in enumerate(row)
        if kind in KINDS
    }
    assert shown == {place: income for place, income in true.items() if income}


def test_the_picture_is_drawn() -> None:
    drawn = cover(Echo(Words(game="carson-city", package="boomtown.games.carson_city", verbs=VERBS)))
    ElementTree.fromstring(drawn.svg("night"))
    assert {"land", "roads", "people", "parcel-2-1"} <= drawn.nodes.keys()
