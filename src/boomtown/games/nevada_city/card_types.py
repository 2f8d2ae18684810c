"""The entries of the data files: what is printed on each piece of Nevada City, typed and frozen."""

from __future__ import annotations

from typing import Literal

import msgspec

from boomtown.games.nevada_city.effect_types import (
    Colour,
    EventEffect,
    Good,
    Metric,
    Passive,
    Property,
    Skill,
    SpaceEffect,
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every entry has in common: nothing may stand in it that it does not know."""


class Space(Entry, frozen=True):
    """Where a marker goes: what it costs, who may stand there, what it does."""

    id: str
    fee: int
    effects: tuple[SpaceEffect, ...]
    source: str
    fee_to: Literal["owner", "bank", "sheriff-badge"] = "owner"
    unlimited: bool = False
    brown: bool = False
    poker: bool = False
    need: int = 1
    in_order: bool = False


class Building(Entry, frozen=True):
    """A building of the board, or a building card."""

    id: str
    name: str
    source: str
    board: bool = False
    extra: bool = False
    year: int = 0
    cost: dict[Literal["iron", "lumber", "brick"], int] = {}
    vp: int = 0
    absent_at: tuple[int, ...] = ()
    bank_at: tuple[int, ...] = ()
    badge: bool = False
    replaces: str = ""
    passive: Passive | None = None
    spaces: tuple[Space, ...] = ()


class Family(Entry, frozen=True):
    """A family and the properties its Pa adds."""

    id: str
    name: str
    extra: dict[Property, int]
    source: str


class PersonCard(Entry, frozen=True):
    """A member of a family or a worker."""

    id: str
    name: str
    sex: Literal["m", "f"]
    actions: int
    gun: int
    skills: dict[Skill, int]
    source: str
    family: str = ""
    role: Literal["pa", "ma", "son", "daughter", "worker"] = "worker"
    trade: str = ""
    salary: int = 0


class Contract(Entry, frozen=True):
    """A contract: what it needs and what it brings."""

    id: str
    name: str
    colour: Colour
    needs: dict[Good, int]
    vp: int
    source: str
    vp_built: int = -1
    building: str = ""
    reward: dict[Good, int] = {}
    skill: Skill | None = None


class EventCard(Entry, frozen=True):
    """An event card."""

    id: str
    name: str
    effects: tuple[EventEffect, ...]
    source: str
    extra: bool = False
    banner: Literal["", "start", "not-first"] = ""
    all_year: bool = False


class Goal(Entry, frozen=True):
    """A goal: what is counted, and the points of the first, second and third."""

    id: str
    name: str
    metric: Metric
    levels: tuple[int, ...]
    source: str
    extra: bool = False


class PokerCard(Entry, frozen=True):
    """A card of the poker deck."""

    id: str
    value: int
    source: str


class Box(Entry, frozen=True):
    """Figures of the board that no single piece bears."""

    plots: tuple[int, int, int]
    plots_with_extra: tuple[int, int, int]
    homestead_spaces: int
    property_tiles: dict[Property, int]
    event_cards: tuple[int, int, int]
    source: str


class Cubes(Entry, frozen=True):
    """The cubes of the production and market value charts."""

    all: tuple[int, int, int]
    production: tuple[int, int, int]
    market: tuple[int, int, int]
    production_drawn: int
    market_drawn: int
    source: str


class Cards(msgspec.Struct, frozen=True):
    """Everything in the box, the buildings of the board first, family members before workers."""

    box: Box
    cubes: Cubes
    building: tuple[Building, ...]
    family: tuple[Family, ...]
    person: tuple[PersonCard, ...]
    contract: tuple[Contract, ...]
    event: tuple[EventCard, ...]
    goal: tuple[Goal, ...]
    poker: tuple[PokerCard, ...]
