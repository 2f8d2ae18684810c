"""What the cards of Nevada City can say: goods, skills, colours, and a closed vocabulary of effects.

What a card says is data; what a kind of effect does is in the rules, one small class for each.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

RESOURCES: Final = ("silver", "crops", "livestock")
TRADES: Final = ("iron", "lumber", "brick")  # the goods that construction needs
COMMODITIES: Final = (*TRADES, "spirits", "entertainment")
GOODS: Final = (*RESOURCES, *COMMODITIES, "money")
SKILLS: Final = ("mining", "farming", "ranching", "blacksmithing", "carpentry", "masonry")
PROPERTIES: Final = ("mine", "farm", "ranch")
COLOURS: Final = ("civic", "production", "entertainment", "construction", "commerce")
METRICS: Final = (
    "properties",
    "buildings",
    "contracts",
    "money",
    "commodities",
    "resources",
    "married",
    "skills",
    "gunslinging",
)

Resource = Literal["silver", "crops", "livestock"]
Commodity = Literal["iron", "lumber", "brick", "spirits", "entertainment"]
Good = Literal["silver", "crops", "livestock", "iron", "lumber", "brick", "spirits", "entertainment", "money"]
Prize = Literal[
    "silver", "crops", "livestock", "iron", "lumber", "brick", "spirits", "entertainment", "money", "vp"
]
Skill = Literal["mining", "farming", "ranching", "blacksmithing", "carpentry", "masonry"]
Property = Literal["mine", "farm", "ranch"]
Colour = Literal["civic", "production", "entertainment", "construction", "commerce"]
Metric = Literal[
    "properties",
    "buildings",
    "contracts",
    "money",
    "commodities",
    "resources",
    "married",
    "skills",
    "gunslinging",
]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=True):
    """An effect of the closed vocabulary; `kind` names it in the files."""


# Effects of spaces


class GainEffect(Kind, frozen=True, tag="gain"):
    """Take goods from the supply."""

    goods: dict[Good, int]


class BuyEffect(Kind, frozen=True, tag="buy"):
    """Buy up to so many goods in any mix, at a price each."""

    each: int
    most: int
    goods: tuple[Commodity, ...]


class BundleEffect(Kind, frozen=True, tag="bundle"):
    """The fee buys exactly so many goods, of so many kinds at least."""

    count: int
    goods: tuple[Commodity, ...]
    min_kinds: int


class SellEffect(Kind, frozen=True, tag="sell"):
    """Sell up to so many of a resource at market value, each with a bonus."""

    resource: Resource
    most: int
    bonus: int = 0


class ExchangeEffect(Kind, frozen=True, tag="exchange"):
    """Swap goods one for one; `most` 0 is any number."""

    goods: tuple[Commodity, ...]
    into: Commodity
    most: int = 0


class ContractEffect(Kind, frozen=True, tag="contract"):
    """Reserve or complete one contract of these colours.

    With `look`, one of so many from the top of the deck; with `refresh`, after all on display were replaced.
    """

    colours: tuple[Colour, ...]
    look: int = 0
    refresh: bool = False


class ClaimEffect(Kind, frozen=True, tag="claim"):
    """Claim a building card or a property tile."""

    pick: Literal["either", "building", "property", "both"]


class HireEffect(Kind, frozen=True, tag="hire"):
    """Hire a worker from the display or from the discard pile."""

    source: Literal["display", "discard"]
    salary_to: Literal["bank", "owner"] = "bank"


class DeputyEffect(Kind, frozen=True, tag="deputy"):
    """Take the Deputy's badge."""


class ArrangeEventsEffect(Kind, frozen=True, tag="arrange-events"):
    """Look at the events still to come this year and one more, and lay them anew."""


class LoanEffect(Kind, frozen=True, tag="loan"):
    """Money now; the marker stays until it is paid back."""

    receive: int
    repay: int


class CopySpaceEffect(Kind, frozen=True, tag="copy-space"):
    """Use a space that another player's marker occupies."""


class BuyPointsEffect(Kind, frozen=True, tag="buy-vp"):
    """Buy up to so many victory points, at a price each."""

    each: int
    most: int


class GambleEffect(Kind, frozen=True, tag="gamble"):
    """Stake money against the house; the higher card wins."""

    most: int
    pays: int
    joker_pays: int


SpaceEffect = (
    GainEffect
    | BuyEffect
    | BundleEffect
    | SellEffect
    | ExchangeEffect
    | ContractEffect
    | ClaimEffect
    | HireEffect
    | DeputyEffect
    | ArrangeEventsEffect
    | LoanEffect
    | CopySpaceEffect
    | BuyPointsEffect
    | GambleEffect
)


# Effects of buildings that need no marker


class FireBrigadeEffect(Kind, frozen=True, tag="fire-brigade"):
    """At a fire the owner may send a marker, then all others pay; otherwise all others must send one."""

    fee: int


class IncomePerUnhiredEffect(Kind, frozen=True, tag="income-per-unhired"):
    """At the end of a year, for each worker nobody has hired."""

    goods: dict[Prize, int]


class IncomeOverUnhiredEffect(Kind, frozen=True, tag="income-over-unhired"):
    """At the end of a year, once if more than so many workers were not hired."""

    over: int
    goods: dict[Prize, int]


class HealEffect(Kind, frozen=True, tag="heal"):
    """Whoever is wounded may pay the owner so many commodities and keep the marker."""

    commodities: int


class DeathIncomeEffect(Kind, frozen=True, tag="death-income"):
    """Whenever somebody dies."""

    goods: dict[Prize, int]


Passive = (
    FireBrigadeEffect | IncomePerUnhiredEffect | IncomeOverUnhiredEffect | HealEffect | DeathIncomeEffect
)


# Effects of events


class GainEachEffect(Kind, frozen=True, tag="gain-each"):
    """Everybody takes so many commodities of their choice."""

    commodities: int


class PayEachEffect(Kind, frozen=True, tag="pay-each"):
    """Everybody pays, once or for each building card they own."""

    amount: int
    per_building: bool = False


class LoseEachEffect(Kind, frozen=True, tag="lose-each"):
    """Everybody loses goods, and pays so much for each that is missing."""

    goods: dict[Good, int]
    short_money: int = 0


class LoseMarkerEachEffect(Kind, frozen=True, tag="lose-marker-each"):
    """Everybody loses so many markers for this year."""

    count: int


class ModProductionEffect(Kind, frozen=True, tag="mod-production"):
    """Each tile worked yields more or less."""

    resource: Resource
    delta: int


class ModSaleEffect(Kind, frozen=True, tag="mod-sale"):
    """A resource sells at more or less."""

    resource: Resource
    delta: int


class ModFeeEffect(Kind, frozen=True, tag="mod-fee"):
    """The spaces of a building with an effect cost more or less (for `buy`: each good)."""

    building: str
    effect: str
    delta: int


class ModLoanEffect(Kind, frozen=True, tag="mod-loan"):
    """Loans pay out more or less; what is paid back stays the same."""

    receive_delta: int


class ExtraActionEffect(Kind, frozen=True, tag="extra-action"):
    """A marker may be used for goods, so many times by each character."""

    goods: dict[Prize, int]
    per_character: int = 1


class CloseEffect(Kind, frozen=True, tag="close"):
    """No space of these buildings may be used."""

    buildings: tuple[str, ...]


class FireEffect(Kind, frozen=True, tag="fire"):
    """A building burns: the one named, or the finished card of a player with the highest points."""

    target: str
    repair: dict[Commodity, int]
    repair_vp: int


class NewContractsEffect(Kind, frozen=True, tag="new-contracts"):
    """All contracts on display are replaced."""


class NewWorkersEffect(Kind, frozen=True, tag="new-workers"):
    """More workers come to town."""

    count: int


class ShowdownEffect(Kind, frozen=True, tag="showdown"):
    """Each player in turn sends a character against an outsider."""

    gun: int
    prize: dict[Prize, int]
    optional: bool = False
    until_killed: bool = False
    deadly: bool = False


class PokerPotEffect(Kind, frozen=True, tag="poker-pot"):
    """Whoever antes draws a card; the highest takes the pot and the prize."""

    ante: int
    prize: dict[Prize, int]
    redraw_price: int = 1


EventEffect = (
    GainEachEffect
    | PayEachEffect
    | LoseEachEffect
    | LoseMarkerEachEffect
    | ModProductionEffect
    | ModSaleEffect
    | ModFeeEffect
    | ModLoanEffect
    | ExtraActionEffect
    | CloseEffect
    | FireEffect
    | NewContractsEffect
    | NewWorkersEffect
    | ShowdownEffect
    | PokerPotEffect
)
