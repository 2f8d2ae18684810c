"""What a seat sees of Carson City, as a sheet: town, track, people, the own reserve, and three drawers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.core.step import View
from boomtown.core.svg import Node, Scene, Section, make_scene
from boomtown.core.text import Text
from boomtown.games.carson_city.rules.state import CarsonCityState
from boomtown.games.carson_city.ui import figures, targets, whys
from boomtown.games.carson_city.ui.panels import drawers, people, players, town, track
from boomtown.games.carson_city.ui.panels import own_panel as mine
from boomtown.games.carson_city.ui.panels.board import (
    GAP,
    HEIGHT,
    LEFT,
    MINE_BOX,
    PEOPLE_BOX,
    PLAYERS_WIDTH,
    TOP,
    TOWN_BOX,
    TRACK_BOX,
    WIDTH,
)
from boomtown.games.carson_city.ui.panels.table import CarsonCitySeen, estates
from boomtown.games.carson_city.ui.shapes import definitions
from boomtown.look import LOOK
from boomtown.look.kept import keep

OPENING: Final = frozenset((*people.LAYERS, *mine.LAYERS))  # the layers of all that opens drawers


def scene(view: View[CarsonCityState], text: Text, names: Sequence[str] | None = None) -> Scene:
    """The table as the view shows it; every option of its seat can be chosen somewhere."""
    seen = CarsonCitySeen(view, text, names)
    incomes, buildings = estates(seen.state), drawers.list_buildings(seen)
    nodes: list[Node] = [
        definitions(),
        *town.town(seen, incomes, buildings),
        *track.track(seen),
        *people.people(seen),
        *figures.figures(seen),
        *whys.whys(seen),
        *targets.targets(seen, incomes),
        *mine.mine(seen, incomes),
        *players.players(seen),
        *drawers.draw_drawers(seen, incomes, buildings),
    ]
    whole = (0.0, 0.0, WIDTH + GAP + PLAYERS_WIDTH, HEIGHT)
    # buttons may need the place of the part that opens a drawer: then it stays shut
    opening = "".join(part.svg for part in nodes if part.layer in OPENING)
    closed = drawers.drawers(seen, buildings)
    shut = {one.name for one in closed if f'data-open="{one.name}"' not in opening}
    sections = [
        *_sections(seen.text, int(seen.state.seat_count)),
        *(one for one in closed if one.name not in shut),
    ]
    if shut:
        hidden = {layer for one in closed if one.name in shut for layer in one.layers}
        nodes = [part for part in nodes if part.layer not in hidden]
    return make_scene(text.title(), whole, sections, nodes, LOOK, is_sheet=True)


def facts(
    view: View[CarsonCityState], text: Text, names: Sequence[str]
) -> list[tuple[str, list[tuple[str, str]]]]:
    """For a page that shows the players itself: of each seat a sentence, and icons with a few characters."""
    return players.facts(CarsonCitySeen(view, text, names))


@keep(64)
def _sections(text: Text, seats: int) -> tuple[Section, ...]:
    """The town below the track, people and reserve beside it, the players at the right end."""
    below = TOP + PEOPLE_BOX[3] + GAP
    return (
        Section("town", text.say("carson-city-scene-town"), TOWN_BOX, town.LAYERS, 0, TOP),
        Section("track", text.say("carson-city-scene-track"), TRACK_BOX, track.LAYERS, 0, 0),
        Section(  # whoever chooses a personality wants to see the own money and firepower
            "people",
            text.say("carson-city-scene-people"),
            PEOPLE_BOX,
            people.LAYERS,
            LEFT,
            TOP,
            below=("mine",),
        ),
        Section("mine", text.say("carson-city-scene-mine"), MINE_BOX, mine.LAYERS, LEFT, below),
        Section(
            "players",
            text.say("carson-city-scene-players"),
            (0, 0, PLAYERS_WIDTH, players.height(seats)),
            ("players",),
            WIDTH + GAP,
            0,
        ),
    )
