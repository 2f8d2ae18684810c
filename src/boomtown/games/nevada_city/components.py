"""The pieces of Nevada City, read from data/*.toml and checked: a mistake is named by file and entry."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from boomtown.core.cards import BadCards, read_file
from boomtown.games.nevada_city.card_types import (
    Box,
    Building,
    Cards,
    Contract,
    Cubes,
    EventCard,
    Family,
    Goal,
    PersonCard,
    PokerCard,
    Space,
)
from boomtown.games.nevada_city.effect_types import (
    SKILLS,
    BundleEffect,
    BuyEffect,
    ClaimEffect,
    CloseEffect,
    CopySpaceEffect,
    ExchangeEffect,
    ExtraActionEffect,
    FireEffect,
    GainEffect,
    HealEffect,
    Kind,
    LoanEffect,
    ModFeeEffect,
    SellEffect,
)

# file -> what stands in it: the name of a table, or of a list of entries
FILES: Final[dict[str, dict[str, Any]]] = {
    "board.toml": {"box": Box, "cubes": Cubes, "building": tuple[Building, ...]},
    "buildings.toml": {"building": tuple[Building, ...]},
    "families.toml": {"family": tuple[Family, ...], "character": tuple[PersonCard, ...]},
    "workers.toml": {"worker": tuple[PersonCard, ...]},
    "contracts.toml": {"contract": tuple[Contract, ...]},
    "events.toml": {"event": tuple[EventCard, ...]},
    "goals.toml": {"goal": tuple[Goal, ...], "poker": tuple[PokerCard, ...]},
}
START_YEAR: Final = 1854  # on the start buildings
YEARS: Final = (1855, 1856, 1857)  # on the others
ROLES: Final = ("pa", "ma", "son", "daughter")
HIGHEST_VP: Final = "highest-vp"
MOST: Final = 9  # figures on cards are small: goods, markers, icons
IDS: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def read_pieces(folder: Traversable) -> Cards:
    """All pieces in the files of a folder; BadCards names the file and the entry that is wrong.

    Rules: "Base game parts", p. 1; "Advanced game parts", p. 18.
    """
    found: dict[str, Any] = {}
    for name, shape in FILES.items():
        for kind, entries in read_file(folder, name, shape).items():
            found[kind] = (*found[kind], *entries) if kind in found else entries
    cards = Cards(
        found["box"],
        found["cubes"],
        found["building"],
        found["family"],
        (*found["character"], *found["worker"]),
        found["contract"],
        found["event"],
        found["goal"],
        found["poker"],
    )
    problem = next(problems(cards), None)
    if problem is not None:
        raise BadCards(problem)
    return cards


def problems(cards: Cards) -> Iterator[str]:
    """Everything that is wrong with the cards as a whole."""
    for file, kind, entries in named_entries(cards):
        names = Counter(entry.id for entry in entries)
        for name, count in names.items():
            if not IDS.fullmatch(name):
                yield f"{file}: {kind} {name}: an id is lower-case letters and figures with hyphens"
            if count > 1:
                yield f"{file}: {kind} {name}: two entries have this id"
    yield from problems_of_box(cards)
    starts = [building for building in cards.building if building.year == START_YEAR]
    if [building.badge for building in starts].count(True) != 1 or any(
        len([one for one in starts if players not in one.bank_at]) != players for players in (2, 3, 4)
    ):
        yield "buildings.toml: each player is dealt one start building, and one of them has the badge"
    for building in cards.building:
        file = "board.toml" if building.board else "buildings.toml"
        for problem in problems_of_building(cards, building):
            yield f"{file}: building {building.id}: {problem}"
    for problem in problems_of_families(cards):
        yield f"families.toml: {problem}"
    for person in cards.person:
        for problem in problems_of_person(person):
            file = "workers.toml" if person.role == "worker" else "families.toml"
            yield f"{file}: {'worker' if person.role == 'worker' else 'character'} {person.id}: {problem}"
    buildings = [building.id for building in cards.building]
    for contract in cards.contract:
        for problem in problems_of_contract(contract, buildings):
            yield f"contracts.toml: contract {contract.id}: {problem}"
    for skill in SKILLS:
        if sum(contract.skill == skill for contract in cards.contract) > 4:
            yield f"contracts.toml: more than four contracts teach {skill}"
    if len(cards.building) > 60 or len(cards.event) > 31:
        yield "buildings.toml, events.toml: there is room for 60 buildings and 31 events"
    effects = {
        kind_of(one) for building in cards.building for space in building.spaces for one in space.effects
    }
    if "loan" not in effects:
        yield "board.toml: some space lends money"
    for event in cards.event:
        for problem in problems_of_event(event, buildings, effects):
            yield f"events.toml: event {event.id}: {problem}"
    for goal in cards.goal:
        if not 1 <= len(goal.levels) <= 4 or min(goal.levels) < 0:
            yield f"goals.toml: goal {goal.id}: it has one to four levels, none below 0"
    if len([goal for goal in cards.goal if not goal.extra]) < 8:
        yield "goals.toml: four players need eight goals at least"
    if len(cards.poker) < 7 or len({card.value for card in cards.poker}) < len(cards.poker):
        yield "goals.toml: the poker deck has seven cards at least, each with another value"


def named_entries(cards: Cards) -> Iterator[tuple[str, str, tuple[Any, ...]]]:
    """Lists of entries whose ids must differ, with their file."""
    yield "buildings.toml", "building", cards.building
    yield "families.toml", "family", cards.family
    yield "families.toml or workers.toml", "character", cards.person
    yield "contracts.toml", "contract", cards.contract
    yield "events.toml", "event", cards.event
    yield "goals.toml", "goal", cards.goal
    yield "goals.toml", "poker card", cards.poker
    for building in cards.building:
        file = "board.toml" if building.board else "buildings.toml"
        yield file, f"building {building.id}: space", building.spaces


def problems_of_box(cards: Cards) -> Iterator[str]:
    """The figures of the board."""
    box, cubes = cards.box, cards.cubes
    if min(*box.plots, *box.plots_with_extra) < 4 or min(box.event_cards) < 0:
        yield "board.toml: box: there are four plots at least"
    if not 5 <= box.homestead_spaces <= 40 or set(box.property_tiles) != {"mine", "farm", "ranch"}:
        yield "board.toml: box: a homestead has 5 to 40 spaces, and tiles of all three kinds are counted"
    bag = [cubes.all[i] - cubes.production[i] - cubes.market[i] for i in range(3)]
    if min(bag) < 0 or sum(bag) < cubes.production_drawn + cubes.market_drawn:
        yield "board.toml: cubes: there are too few for both charts"


def problems_of_building(cards: Cards, building: Building) -> Iterator[str]:
    """One building with its spaces."""
    if building.board:
        if building.cost or building.vp or building.year or building.extra or building.replaces:
            yield "a building of the board has no cost, points, year or replacement"
    elif building.year not in (START_YEAR, *YEARS):
        yield f"the year is one of {(START_YEAR, *YEARS)}"
    if not small(building.cost.values()) or not 0 <= building.vp <= 99:
        yield f"a cost is 0 to {MOST}, points are 0 to 99"
    if not building.board and building.year != START_YEAR and not sum(building.cost.values()):
        yield "it costs something"
    if building.replaces and building.replaces not in [one.id for one in cards.building if one.board]:
        yield f"there is no building {building.replaces!r} on the board"
    if isinstance(building.passive, HealEffect) and building.passive.commodities != 1:
        yield "healing costs one commodity"
    for space in building.spaces:
        for problem in problems_of_space(space):
            yield f"space {space.id}: {problem}"


def problems_of_space(space: Space) -> Iterator[str]:
    """One space with its effects."""
    if not small([space.fee]):
        yield f"a fee is 0 to {MOST}"
    if not space.effects or not 1 <= space.need <= len(space.effects):
        yield "it has effects, and as many at least as must happen"
    if len(space.effects) > 1 and any(
        isinstance(one, CopySpaceEffect | ClaimEffect | LoanEffect) for one in space.effects
    ):
        yield "claim, loan and copy-space stand alone"
    for effect in space.effects:
        if isinstance(effect, GainEffect) and not small(effect.goods.values()):
            yield f"goods are 0 to {MOST}"
        if isinstance(effect, BuyEffect | SellEffect | ExchangeEffect) and not small([effect.most]):
            yield f"`most` is 0 to {MOST}"
        if isinstance(effect, BuyEffect | BundleEffect | ExchangeEffect) and not effect.goods:
            yield "`goods` names some"
        if isinstance(effect, BundleEffect) and not effect.min_kinds <= min(effect.count, len(effect.goods)):
            yield "so many kinds cannot be had"


def problems_of_families(cards: Cards) -> Iterator[str]:
    """Each family has its four members; there is one for each player at least."""
    if len(cards.family) < 4:
        yield "four players need four families"
    for family in cards.family:
        roles = [person.role for person in cards.person if person.family == family.id]
        if sorted(roles) != sorted(ROLES):
            yield f"family {family.id}: it has a Pa, a Ma, a son and a daughter, not {roles}"
        if sum(family.extra.values()) + 3 > cards.box.homestead_spaces:
            yield f"family {family.id}: its properties do not fit on the homestead"
    families = [family.id for family in cards.family]
    for person in cards.person:
        if person.family and person.family not in families:
            yield f"character {person.id}: there is no family {person.family!r}"
        if not person.family and person.role not in ("worker", "son", "daughter"):
            yield f"character {person.id}: only sons and daughters come without a family"


def problems_of_person(person: PersonCard) -> Iterator[str]:
    """Markers, icons and salary."""
    if not 1 <= person.actions <= 5 or not small([person.gun, person.salary]):
        yield f"there are 1 to 5 actions, gun and salary are 0 to {MOST}"
    if any(not 0 <= count <= 3 for count in person.skills.values()):
        yield "each skill has three icons at most"
    if {"son": "m", "pa": "m", "daughter": "f", "ma": "f"}.get(person.role, person.sex) != person.sex:
        yield f"a {person.role} is not {person.sex}"


def problems_of_contract(contract: Contract, buildings: list[str]) -> Iterator[str]:
    """Needs, points and the building that is listed."""
    if not contract.needs or any(not 1 <= count <= 15 for count in contract.needs.values()):
        yield "it needs something, 1 to 15 of each"
    if not 0 <= contract.vp <= 99 or (contract.vp_built != -1 and contract.vp_built < contract.vp):
        yield "points are 0 to 99, and not fewer when the building stands"
    if contract.building and contract.building not in buildings:
        yield f"there is no building {contract.building!r}"
    if contract.vp_built != -1 and not contract.building:
        yield "two figures of points need a building"


def problems_of_event(event: EventCard, buildings: list[str], effects: set[str]) -> Iterator[str]:
    """What an event speaks of must exist: buildings, and kinds of effects of spaces."""
    for effect in event.effects:
        if isinstance(effect, ModFeeEffect) and (
            effect.building not in buildings or effect.effect not in effects
        ):
            yield f"no space of {effect.building!r} has the effect {effect.effect!r}"
        if isinstance(effect, FireEffect) and effect.target not in (*buildings, HIGHEST_VP):
            yield f"there is no building {effect.target!r}"
        if isinstance(effect, ExtraActionEffect) and not 1 <= effect.per_character <= 3:
            yield "an action is taken 1 to 3 times by a character"
        for name in effect.buildings if isinstance(effect, CloseEffect) else ():
            if name not in buildings:
                yield f"there is no building {name!r}"


def small(figures: Iterable[int]) -> bool:
    """Whether all figures may stand on a card."""
    return all(0 <= figure <= MOST for figure in figures)


def kind_of(effect: Kind | None) -> str:
    """The kind of an effect as the files call it."""
    return "none" if effect is None else str(effect.__struct_config__.tag)


def effect_named(event: EventCard, kind: str) -> Kind | None:
    """The first effect of this kind that an event has."""
    return next((effect for effect in event.effects if kind_of(effect) == kind), None)


def figure(effect: Kind | None, name: str) -> int:
    """A figure of an effect, 0 if it has none of this name."""
    return int(getattr(effect, name, 0))


def prize(effect: Kind | None, name: str) -> dict[str, int]:
    """Goods and points that an effect names, none if it has none of this name."""
    found: dict[str, int] = getattr(effect, name, {})
    return found


CARDS: Final = read_pieces(files(__package__).joinpath("data"))
