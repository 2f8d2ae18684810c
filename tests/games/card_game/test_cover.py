"""The picture for the lobby shows a city that the building rules allow."""

from xml.etree import ElementTree

from boomtown.games import text_of
from boomtown.games.card_game.rules.city import lay
from boomtown.games.card_game.rules.game import CARD_GAME
from boomtown.games.card_game.rules.steps.building import why_no_place
from boomtown.games.card_game.ui.cover import CITY, NUMBER, cover


def test_every_card_may_lie_where_it_lies() -> None:
    state = CARD_GAME.start(1, frozenset())
    _, top, left = CITY[0]
    for name, row, column in CITY:
        cell = (7 + row - top) * 16 + 7 + column - left
        assert why_no_place(state, 0, NUMBER[name], cell) is None, name
        lay(state, 0, NUMBER[name], cell)


def test_no_card_is_used_twice() -> None:
    names = [name for name, _, _ in CITY]
    assert len(names) == len(set(names))


def test_the_picture_is_drawn() -> None:
    drawn = cover(text_of("card-game", "fr"))
    for theme in ("noon", "night"):
        ElementTree.fromstring(drawn.svg(theme))
    assert {"card-e1-08", "auction-9"} <= drawn.nodes.keys()
