"""What is printed on the cards is what the rules work with: every effect of every space and of every event."""

from typing import Any

import pytest

from boomtown.games.nevada_city import effect_types as kinds
from boomtown.games.nevada_city.components import CARDS, HIGHEST_VP
from boomtown.games.nevada_city.effect_types import COLOURS, GOODS, RESOURCES
from boomtown.games.nevada_city.rules.effects import EFFECTS
from boomtown.games.nevada_city.rules.event_effects import EVENT_EFFECTS
from boomtown.games.nevada_city.rules.steps import happenings, spaces

BUILDINGS = [building.id for building in CARDS.building]
IN_TOWN, LEFT_TOWN = 1, 2
SPACES = [
    pytest.param(effect, id=f"{building.id}-{space.id}-{number}")
    for building in CARDS.building
    for space in building.spaces
    for number, effect in enumerate(space.effects)
]
EVENTS = [
    pytest.param(effect, id=f"{event.id}-{number}")
    for event in CARDS.event
    for number, effect in enumerate(event.effects)
]


def marked(names: tuple[str, ...], chosen: Any) -> list[int]:
    return [int(name in chosen) for name in names]


def counted(figures: Any) -> list[int]:
    """Goods in their order, points last."""
    return [figures.get(name, 0) for name in (*GOODS, "vp")]


def printed_on_space(effect: kinds.SpaceEffect) -> tuple[str, dict[str, Any]]:
    """The class that follows its rules, and the figures it must have."""
    match effect:
        case kinds.GainEffect():
            return "GainGoods", {"goods": counted(effect.goods)}
        case kinds.BuyEffect():
            goods = marked(GOODS, effect.goods)
            return "BuyGoods", {"each": effect.each, "most": effect.most, "goods": goods}
        case kinds.BundleEffect():
            goods = marked(GOODS, effect.goods)
            figures = {"count": effect.count, "min_kinds": effect.min_kinds, "goods": goods}
            return "TakeBundleOfGoods", figures
        case kinds.SellEffect():
            resource = RESOURCES.index(effect.resource)
            return "SellGoods", {"resource": resource, "most": effect.most, "bonus": effect.bonus}
        case kinds.ExchangeEffect():
            goods, into = marked(GOODS, effect.goods), GOODS.index(effect.into)
            return "ExchangeGoods", {"goods": goods, "into": into, "most": effect.most}
        case kinds.ContractEffect():
            colours = marked(COLOURS, effect.colours)
            figures = {"colours": colours, "look": effect.look, "refresh": int(effect.refresh)}
            return "ClaimContract", figures
        case kinds.ClaimEffect():
            return "ClaimSomething", {"pick": ["either", "building", "property", "both"].index(effect.pick)}
        case kinds.HireEffect():
            source = IN_TOWN if effect.source == "display" else LEFT_TOWN
            return "HireWorker", {"source": source, "salary_to_owner": int(effect.salary_to == "owner")}
        case kinds.LoanEffect():
            return "TakeLoan", {"receive": effect.receive, "repay": effect.repay}
        case kinds.BuyPointsEffect():
            return "BuyVictoryPoints", {"each": effect.each, "most": effect.most}
        case kinds.GambleEffect():
            figures = {"most": effect.most, "pays": effect.pays, "joker_pays": effect.joker_pays}
            return "GambleAtSaloon", figures
        case kinds.DeputyEffect():
            return "TakeDeputyBadge", {}
        case kinds.ArrangeEventsEffect():
            return "ArrangeEvents", {}
        case kinds.CopySpaceEffect():
            return "CopySpace", {}


def printed_on_event(effect: kinds.EventEffect) -> tuple[str, dict[str, Any]]:
    """The class that follows its rules, and the figures it must have."""
    match effect:
        case kinds.GainEachEffect():
            return "GainEach", {"commodities": effect.commodities}
        case kinds.PayEachEffect():
            return "PayEach", {"amount": effect.amount, "per_building": int(effect.per_building)}
        case kinds.LoseEachEffect():
            return "LoseEach", {"goods": counted(effect.goods), "short_money": effect.short_money}
        case kinds.LoseMarkerEachEffect():
            return "LoseMarkerEach", {"count": effect.count}
        case kinds.ModProductionEffect():
            resource = RESOURCES.index(effect.resource)
            return "ModProduction", {"resource": resource, "delta": effect.delta}
        case kinds.ModSaleEffect():
            return "ModSale", {"resource": RESOURCES.index(effect.resource), "delta": effect.delta}
        case kinds.ModFeeEffect():
            return "ModFee", {"building": BUILDINGS.index(effect.building), "delta": effect.delta}
        case kinds.ModLoanEffect():
            return "ModLoan", {"delta": effect.receive_delta}
        case kinds.ExtraActionEffect():
            return "AllowExtraAction", {}
        case kinds.CloseEffect():
            return "CloseBuildings", {"closed": marked(tuple(BUILDINGS), effect.buildings)}
        case kinds.FireEffect():
            target = -1 if effect.target == HIGHEST_VP else BUILDINGS.index(effect.target)
            return "SetFire", {"target": target}
        case kinds.NewContractsEffect():
            return "NewContracts", {}
        case kinds.NewWorkersEffect():
            return "NewWorkers", {"count": effect.count}
        case kinds.ShowdownEffect():
            switches = {name: int(getattr(effect, name)) for name in ("optional", "until_killed", "deadly")}
            return "MeetOutsider", {"gun": effect.gun, "prizes": counted(effect.prize), **switches}
        case kinds.PokerPotEffect():
            figures = {"ante": effect.ante, "redraw_price": effect.redraw_price}
            return "HoldTournament", {**figures, "prizes": counted(effect.prize)}


def worked_with(made: object, names: Any) -> tuple[str, dict[str, Any]]:
    """The class and the figures of what the rules made of a card."""
    figures = {name: getattr(made, name) for name in names}
    plain = {name: value if isinstance(value, int) else [*value] for name, value in figures.items()}
    return type(made).__name__, plain


@pytest.mark.parametrize("effect", SPACES)
def test_a_space_works_with_the_figures_of_its_card(effect: kinds.SpaceEffect) -> None:
    """Rules: "Use a building", p. 8."""
    expected = printed_on_space(effect)
    made = spaces.effect_of(effect, 7)
    assert worked_with(made, expected[1]) == expected
    assert made.place == 7


@pytest.mark.parametrize("effect", EVENTS)
def test_an_event_works_with_the_figures_of_its_card(effect: kinds.EventEffect) -> None:
    """Rules: "Event cards", p. 3."""
    expected = printed_on_event(effect)
    assert worked_with(happenings.effect_of(effect), expected[1]) == expected


def test_every_effect_of_every_card_is_made_once() -> None:
    """Rules: "Use a building", p. 8; "Event cards", p. 3."""
    for made, make, cards in (
        (EFFECTS, spaces.make_space_effects, [space for one in CARDS.building for space in one.spaces]),
        (EVENT_EFFECTS, happenings.make_event_effects, CARDS.event),
    ):
        there: list[Any] = made
        before = [*there]
        make()
        assert there == before  # not twice
        there.clear()
        make()
        kinds_made = [type(effect) for effect in there]
        there[:] = before
        assert len(kinds_made) == sum(len(card.effects) for card in cards)
        assert kinds_made == [type(effect) for effect in before]


def test_a_change_of_fees_is_for_one_kind_of_spaces() -> None:
    """Rules: "Event cards", p. 3."""
    cheap = happenings.effect_of(kinds.ModFeeEffect("city-hall", "claim", -1))
    contract = happenings.effect_of(kinds.ModFeeEffect("city-hall", "contract", -1))
    assert worked_with(cheap, ["building"]) == worked_with(contract, ["building"])
    assert worked_with(cheap, ["kind"]) != worked_with(contract, ["kind"])
