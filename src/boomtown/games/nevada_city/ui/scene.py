"""What a seat sees of Nevada City, as a sheet: town, year, market, Homestead and goals, and drawers for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boomtown.core.step import View
from boomtown.core.svg import Node, Scene, Section, make_scene
from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps.years import is_last_year
from boomtown.games.nevada_city.ui.openers import openers
from boomtown.games.nevada_city.ui.panels import goals as of_goals
from boomtown.games.nevada_city.ui.panels import homestead as at_home
from boomtown.games.nevada_city.ui.panels import market as at_market
from boomtown.games.nevada_city.ui.panels import town as in_town
from boomtown.games.nevada_city.ui.panels import year as of_year
from boomtown.games.nevada_city.ui.panels.choices import buttons, cards, needs_room
from boomtown.games.nevada_city.ui.panels.drawers import draw_drawers, drawers
from boomtown.games.nevada_city.ui.panels.street import WIDTH, Layout
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen
from boomtown.games.nevada_city.ui.text.cards import curly
from boomtown.games.nevada_city.ui.whys import answer_nodes
from boomtown.look import LOOK
from boomtown.look.kept import keep

GAP: Final = 8
RIGHT: Final = WIDTH + GAP  # where the right column begins


def scene(view: View[NevadaCityState], text: Text, names: Sequence[str] | None = None) -> Scene:
    """The table as the view shows it; every option of its seat can be chosen somewhere."""
    seen = NevadaCitySeen(view, text, names)
    town_high = Layout(len(seen.shown)).high
    whole = town_high + GAP + at_home.HIGH
    market_high = whole - of_year.HIGH - of_goals.HIGH - 2 * GAP
    sections = (*_layout(text, town_high, market_high), *drawers(seen))
    shown: list[Node] = [
        *in_town.town(seen),
        *openers(seen, "town", 140, 4, 460),
        *of_year.year(seen),
        *at_market.market(seen, market_high),
        *at_home.homestead(seen, seen.subject, at_home.LAYERS, with_land=not needs_room(seen)),
        *of_goals.goals(seen),
        *draw_drawers(seen),
        *cards(seen),
    ]
    nodes, silent = answer_nodes(seen, shown)
    nodes += buttons(seen, silent)  # last: what nobody has offered becomes a button
    box = (0.0, 0.0, float(RIGHT + at_market.WIDTH), float(whole))
    return make_scene(text.title(), box, sections, nodes, LOOK, is_sheet=True)


@keep(64)
def _layout(text: Text, town_high: float, market_high: float) -> tuple[Section, ...]:
    """The town above the Homestead; at the right the year, the market and the goals."""

    def part(title: str, layers: tuple[str, ...], size: tuple[float, float], x: float, y: float) -> Section:
        name = title.rpartition("-")[2]
        return Section(name, text.say(title), (0.0, 0.0, *size), layers, x, y)

    low = town_high + GAP
    market = of_year.HIGH + GAP
    return (
        part("nevada-city-scene-tab-town", in_town.LAYERS, (WIDTH, town_high), 0, 0),
        part("nevada-city-scene-tab-market", at_market.LAYERS, (at_market.WIDTH, market_high), RIGHT, market),
        part("nevada-city-scene-tab-homestead", at_home.LAYERS, (WIDTH, at_home.HIGH), 0, low),
        part("nevada-city-scene-tab-year", of_year.LAYERS, (of_year.WIDTH, of_year.HIGH), RIGHT, 0),
        part(
            "nevada-city-scene-tab-goals",
            of_goals.LAYERS,
            (of_goals.WIDTH, of_goals.HIGH),
            RIGHT,
            market + market_high + GAP,
        ),
    )


def facts(
    view: View[NevadaCityState], text: Text, names: Sequence[str]
) -> list[tuple[str, list[tuple[str, str]]]]:
    """For a page that shows the players itself: of each a sentence, and icons with a few characters."""
    seen = NevadaCitySeen(view, text, names)
    state = seen.state
    told = []
    for seat in seen.seats:
        goods = seen.goods(seat)
        shown = [
            ("two-coins", f"${goods[-1]}"),
            ("wooden-crate", str(sum(goods[:-1]))),
            ("person", str(int(state.free[seat]))),
            ("capitol", str(seen.count_buildings(seat))),
            ("tied-scroll", str(seen.count_contracts(seat))),
        ]
        family = int(state.family_of[seat])
        name = curly(CARDS.family[family].name) if family >= 0 else ""
        deputy = "last-deputy" if is_last_year(state) else "deputy"
        badge = "sheriff" if state.sheriff == seat else deputy if state.deputy == seat else "none"
        sentence = seen.say(
            "nevada-city-scene-about",
            chosen="yes" if family >= 0 else "no",
            family=name,
            badge=badge,
            money=goods[-1],
            goods=sum(goods[:-1]),
            markers=int(state.free[seat]),
            buildings=seen.count_buildings(seat),
            contracts=seen.count_contracts(seat),
            loans=int(state.loans[seat]),
        )
        told.append((sentence, shown))
    return told
