"""The components packed into arrays of numbers: what would need a calculation is looked up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from boomtown.core.pile import Kinds
from boomtown.games.nevada_city.components import (
    CARDS,
    START_YEAR,
    YEARS,
    effect_named,
    figure,
    kind_of,
    prize,
)
from boomtown.games.nevada_city.effect_types import (
    COLOURS,
    GOODS,
    METRICS,
    PROPERTIES,
    RESOURCES,
    SKILLS,
    TRADES,
)

# Goods are numbered resources first, then commodities, money last.
GOOD_COUNT: Final[i64] = len(GOODS)
RESOURCE_COUNT: Final[i64] = len(RESOURCES)
FIRST_COMMODITY: Final[i64] = len(RESOURCES)
SPIRITS: Final[i64] = GOODS.index("spirits")
ENTERTAINMENT: Final[i64] = GOODS.index("entertainment")
MONEY: Final[i64] = GOODS.index("money")
TRADE_COUNT: Final[i64] = len(TRADES)  # iron, lumber, brick: the first commodities
PROPERTY_COUNT: Final[i64] = len(PROPERTIES)  # mine, farm, ranch: each yields the resource of its number
SKILL_COUNT: Final[i64] = len(SKILLS)  # three of properties, then three of trades, in the same order
ICON_BITS: Final[i64] = 3  # icons of a skill in packed skills, the first skill lowest
MOST_ICONS: Final[i64] = 7
ICON: Final = vec[i64]([8**skill for skill in range(len(SKILLS))])  # (skill) -> one icon in packed skills


def row(figures: dict[str, int], names: tuple[str, ...]) -> list[int]:
    """Figures by name as a row in a fixed order."""
    return [figures.get(name, 0) for name in names]


def goods_row(figures: dict[str, int]) -> vec[i64]:
    """(good) -> figure; victory points come last."""
    return vec[i64](row(figures, (*GOODS, "vp")))


# Buildings: those of the board come first, then the cards.
BUILDINGS: Final[i64] = len(CARDS.building)
BUILDING_NAMES: Final = [building.id for building in CARDS.building]
BOARD_BUILDINGS: Final[i64] = len([building for building in CARDS.building if building.board])
SHERIFF: Final[i64] = [building.badge for building in CARDS.building].index(True)
ONE_BUILDING: Final = vec[i64]([2**building for building in range(len(CARDS.building))])  # in sets of them
START: Final[i64] = -1  # the year of start buildings
BUILDING_YEAR: Final = vec[i64](  # (building) -> 0 for 1855 and so on, START
    [-1 if one.year in (0, START_YEAR) else YEARS.index(one.year) for one in CARDS.building]
)
BUILDING_VP: Final = vec[i64]([building.vp for building in CARDS.building])
IS_EXTRA_BUILDING: Final = vec[i64]([int(building.extra) for building in CARDS.building])
BUILDING_COST: Final = vec[i64](  # (building * TRADE_COUNT + trade)
    [
        count
        for building in CARDS.building
        for count in row({str(name): number for name, number in building.cost.items()}, TRADES)
    ]
)
NO_BUILDING: Final[i64] = -1
REPLACES: Final = vec[i64](  # (building) -> the one of the board, or NO_BUILDING
    [BUILDING_NAMES.index(one.replaces) if one.replaces else -1 for one in CARDS.building]
)
IS_ABSENT: Final = vec[i64](  # (building * 5 + players)
    [int(players in building.absent_at) for building in CARDS.building for players in range(5)]
)
IS_BANK_START: Final = vec[i64](  # (building * 5 + players)
    [int(players in building.bank_at) for building in CARDS.building for players in range(5)]
)
PLOTS: Final = vec[i64]([0, 0] + list(CARDS.box.plots))  # (players)
PLOTS_WITH_EXTRA: Final = vec[i64]([0, 0] + list(CARDS.box.plots_with_extra))
HOMESTEAD_SPACES: Final[i64] = CARDS.box.homestead_spaces
PROPERTY_TILES: Final = vec[i64](
    row({str(name): count for name, count in CARDS.box.property_tiles.items()}, PROPERTIES)
)

# Effects of buildings that need no marker; prizes are rows of goods with victory points last.
PRIZES: Final[i64] = len(GOODS) + 1
POINTS: Final[i64] = len(GOODS)  # in a row of prizes
PASSIVE_NAMES: Final = [
    "none",
    "fire-brigade",
    "income-per-unhired",
    "income-over-unhired",
    "heal",
    "death-income",
]
FIRE_BRIGADE: Final[i64] = 1
INCOME_PER_UNHIRED: Final[i64] = 2
INCOME_OVER_UNHIRED: Final[i64] = 3
HEALING: Final[i64] = 4
DEATH_INCOME: Final[i64] = 5
PASSIVE_KIND: Final = vec[i64](  # (building)
    [PASSIVE_NAMES.index(kind_of(one.passive)) for one in CARDS.building]
)
PASSIVE_FIGURE: Final = vec[i64](  # (building) -> fee, or how many unhired workers are too few
    [figure(one.passive, "fee") + figure(one.passive, "over") for one in CARDS.building]
)
PASSIVE_PRIZE: Final = vec[i64](  # (building * PRIZES + good)
    [count for one in CARDS.building for count in row(prize(one.passive, "goods"), (*GOODS, "vp"))]
)

# Spaces of all buildings in one row.
SPACES: Final = [(building, space) for building in CARDS.building for space in building.spaces]
SPACE_NAMES: Final = [f"{building.id}-{space.id}" for building, space in SPACES]
SPACE_TOTAL: Final[i64] = len(SPACES)
BUILDING_OF: Final = vec[i64]([BUILDING_NAMES.index(building.id) for building, _ in SPACES])  # (space)
SPACE_COUNT: Final = vec[i64]([len(building.spaces) for building in CARDS.building])  # (building)
FIRST_SPACE: Final = vec[
    i64
](  # (building)
    [sum(len(one.spaces) for one in CARDS.building[:place]) for place in range(len(CARDS.building))]
)
SPACE_FEE: Final = vec[i64]([space.fee for _, space in SPACES])
TO_OWNER: Final[i64] = 0
TO_BANK: Final[i64] = 1
TO_SHERIFF: Final[i64] = 2  # whoever has the badge
FEE_TO: Final = vec[i64](
    [("owner", "bank", "sheriff-badge").index(space.fee_to) for _, space in SPACES]
)  # (space)
IS_UNLIMITED: Final = vec[i64]([int(space.unlimited) for _, space in SPACES])
IS_BROWN: Final = vec[i64]([int(space.brown) for _, space in SPACES])
IS_POKER: Final = vec[i64]([int(space.poker) for _, space in SPACES])
NEED: Final = vec[i64]([space.need for _, space in SPACES])  # so many effects must happen
FIRST_EFFECT: Final = vec[
    i64
](  # (space)
    [sum(len(space.effects) for _, space in SPACES[:place]) for place in range(len(SPACES))]
)
EFFECT_COUNT: Final = vec[i64]([len(space.effects) for _, space in SPACES])  # (space)
KIND_NAMES: Final = sorted({kind_of(one) for _, space in SPACES for one in space.effects})
EFFECT_KIND: Final = vec[i64](  # (effect) -> number of its kind
    [KIND_NAMES.index(kind_of(one)) for _, space in SPACES for one in space.effects]
)
LOAN_SPACE: Final[i64] = [kind_of(space.effects[0]) for _, space in SPACES].index("loan")
IS_IN_ORDER: Final = vec[i64](
    [int(space.in_order) for _, space in SPACES]
)  # effects only one after the other
# markers on a space are one number with a digit to base 64 per seat
ONE_MARKER: Final = vec[i64]([1, 64, 64**2, 64**3])  # (seat)

# People: members of families, additional children, workers.
PEOPLE: Final[i64] = len(CARDS.person)
PERSON_NAMES: Final = [person.id for person in CARDS.person]
FIRST_WORKER: Final[i64] = [person.role for person in CARDS.person].index("worker")
WORKERS: Final[i64] = PEOPLE - FIRST_WORKER
WORKER_NAMES: Final = PERSON_NAMES[int(FIRST_WORKER) :]
PERSON_ACTIONS: Final = vec[i64]([person.actions for person in CARDS.person])
PERSON_GUN: Final = vec[i64]([person.gun for person in CARDS.person])
PERSON_SALARY: Final = vec[i64]([person.salary for person in CARDS.person])
IS_MAN: Final = vec[i64]([int(person.sex == "m") for person in CARDS.person])
PERSON_SKILLS: Final = vec[i64](  # (person) -> icons, a digit to base 8 per skill
    [sum(count * 8 ** SKILLS.index(name) for name, count in person.skills.items()) for person in CARDS.person]
)
FAMILIES: Final[i64] = len(CARDS.family)
FAMILY_NAMES: Final = [family.id for family in CARDS.family]
MEMBERS: Final[i64] = 4  # of a family: Pa, Ma, son, daughter
SON: Final[i64] = 2
DAUGHTER: Final[i64] = 3
MEMBER: Final = vec[i64](  # (family * MEMBERS + role)
    [
        next(
            place
            for place, person in enumerate(CARDS.person)
            if person.family == family.id and person.role == role
        )
        for family in CARDS.family
        for role in ("pa", "ma", "son", "daughter")
    ]
)
EXTRA_PROPERTY: Final = vec[i64](  # (family * PROPERTY_COUNT + property)
    [
        count
        for family in CARDS.family
        for count in row({str(name): number for name, number in family.extra.items()}, PROPERTIES)
    ]
)
COUSINS: Final = [  # the additional children of the advanced game
    place for place, person in enumerate(CARDS.person) if person.role != "worker" and not person.family
]
COUSIN_NAMES: Final = [PERSON_NAMES[place] for place in COUSINS]
COUSIN_COUNT: Final[i64] = len(COUSINS)
COUSIN: Final = vec[i64](COUSINS)  # (number) -> person
CHILD_NAMES: Final = [
    PERSON_NAMES[place] for place, person in enumerate(CARDS.person) if person.role in ("son", "daughter")
]
CHILD: Final = vec[i64]([PERSON_NAMES.index(name) for name in CHILD_NAMES])  # (number) -> person
CHILDREN: Final[i64] = len(CHILD_NAMES)

# Contracts
CONTRACTS: Final[i64] = len(CARDS.contract)
CONTRACT_NAMES: Final = [contract.id for contract in CARDS.contract]
CONTRACT_COLOUR: Final = vec[i64]([COLOURS.index(contract.colour) for contract in CARDS.contract])
CONTRACT_VP: Final = vec[i64]([contract.vp for contract in CARDS.contract])
CONTRACT_VP_BUILT: Final = vec[i64]([max(contract.vp, contract.vp_built) for contract in CARDS.contract])
CONTRACT_BUILDING: Final = vec[i64](
    [BUILDING_NAMES.index(one.building) if one.building else -1 for one in CARDS.contract]
)
NO_SKILL: Final[i64] = -1
CONTRACT_SKILL: Final = vec[i64]([SKILLS.index(one.skill) if one.skill else -1 for one in CARDS.contract])
CONTRACT_NEED: Final = vec[i64](  # (contract * GOOD_COUNT + good)
    [
        count
        for one in CARDS.contract
        for count in row({str(name): number for name, number in one.needs.items()}, GOODS)
    ]
)
CONTRACT_REWARD: Final = vec[i64](  # (contract * GOOD_COUNT + good)
    [
        count
        for one in CARDS.contract
        for count in row({str(name): number for name, number in one.reward.items()}, GOODS)
    ]
)
ONE_CONTRACT: Final = vec[i64]([1] * len(CARDS.contract))
CONTRACT_KINDS: Final = Kinds(
    vec[i64]([0] * len(CARDS.contract)), vec[i64]([0] * len(CARDS.contract)), 1
)  # backs are alike, and there is one layer

# Events
EVENTS: Final[i64] = len(CARDS.event)
EVENT_NAMES: Final = [event.id for event in CARDS.event]
IS_START: Final = vec[i64]([int(event.banner == "start") for event in CARDS.event])
IS_NOT_FIRST: Final = vec[i64]([int(event.banner == "not-first") for event in CARDS.event])
IS_EXTRA_EVENT: Final = vec[i64]([int(event.extra) for event in CARDS.event])
IS_ALL_YEAR: Final = vec[i64]([int(event.all_year) for event in CARDS.event])
EVENT_CARDS: Final = vec[i64]([0, 0] + list(CARDS.box.event_cards))  # (players) -> others in the deck
ONE_USE: Final = vec[i64]([4**event for event in range(min(31, len(CARDS.event)))])  # packed digits
FIRST_EVENT_EFFECT: Final = vec[i64](
    [sum(len(event.effects) for event in CARDS.event[:place]) for place in range(len(CARDS.event))]
)
EVENT_EFFECT_COUNT: Final = vec[i64]([len(event.effects) for event in CARDS.event])


def prize_rows(kind: str, field: str) -> vec[i64]:
    """(event * PRIZES + good) -> goods and points of the effects of one kind."""
    flat: list[int] = []
    for event in CARDS.event:
        flat.extend(row(prize(effect_named(event, kind), field), (*GOODS, "vp")))
    return vec[i64](flat)


def figure_row(kind: str, field: str) -> vec[i64]:
    """(event) -> a figure of the effects of one kind, 0 if there is none."""
    return vec[i64]([figure(effect_named(event, kind), field) for event in CARDS.event])


EXTRA_PRIZE: Final = prize_rows("extra-action", "goods")
EXTRA_TIMES: Final = figure_row("extra-action", "per_character")  # 0 = the event has no action
REPAIR_GOODS: Final = prize_rows("fire", "repair")
REPAIR_VP: Final = figure_row("fire", "repair_vp")

# Goals
GOALS: Final[i64] = len(CARDS.goal)
GOAL_NAMES: Final = [goal.id for goal in CARDS.goal]
IS_EXTRA_GOAL: Final = vec[i64]([int(goal.extra) for goal in CARDS.goal])
GOAL_METRIC: Final = vec[i64]([METRICS.index(goal.metric) for goal in CARDS.goal])
MOST_LEVELS: Final[i64] = 4
GOAL_LEVEL: Final = vec[
    i64
](  # (goal * MOST_LEVELS + place) -> points
    [level for goal in CARDS.goal for level in (list(goal.levels) + [0, 0, 0, 0])[:4]]
)

# Poker deck and cubes
POKER_CARDS: Final[i64] = len(CARDS.poker)
POKER_NAMES: Final = [card.id for card in CARDS.poker]
POKER_VALUE: Final = vec[i64]([card.value for card in CARDS.poker])
JOKER: Final[i64] = POKER_NAMES.index("joker") if "joker" in POKER_NAMES else -1
CUBE_NAMES: Final = [*RESOURCES, "grey"]
GREY: Final[i64] = 3
CUBES_ON_PRODUCTION: Final = vec[i64](list(CARDS.cubes.production))
CUBES_ON_MARKET: Final = vec[i64](list(CARDS.cubes.market))
CUBES_IN_BAG: Final = vec[i64](
    [CARDS.cubes.all[i] - CARDS.cubes.production[i] - CARDS.cubes.market[i] for i in range(3)] + [0]
)
PRODUCTION_DRAWN: Final[i64] = CARDS.cubes.production_drawn
MARKET_DRAWN: Final[i64] = CARDS.cubes.market_drawn
