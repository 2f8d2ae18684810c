"""How the numbers of Nevada City become words: which number of a message is which argument."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from boomtown.core.text import NO_NUMBER, Argument, Arguments, Words, player
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import SKILLS
from boomtown.games.nevada_city.rules.tables import SPACE_NAMES, SPACES
from boomtown.games.nevada_city.rules.verbs import VERBS
from boomtown.games.nevada_city.ui.text import arguments as one
from boomtown.games.nevada_city.ui.text import cards as wording
from boomtown.games.nevada_city.ui.text import danger_arguments as danger
from boomtown.games.nevada_city.ui.text.headings import HEADINGS, REASONS

PIECES: Final = ("marker", "sheriffs-badge", "deputys-badge", "homestead", "event-card")

BUILDING: Final = (Argument("building", 0, one.building),)
CONTRACT: Final = (Argument("contract", 0, one.contract),)
PERSON: Final = (Argument("person", 0, one.person),)
EVENT: Final = (Argument("event", 0, one.event),)
GOAL: Final = (Argument("goal", 0, one.goal),)
SPACE: Final = (Argument("space", 0, one.space_rules), Argument("building", 0, one.space_building))
ONE_GOOD: Final = (Argument("goods", 0, one.one_good),)

ACTIONS: Final[Mapping[str, Arguments]] = {
    "deal": BUILDING,
    "cube": (Argument("cube", 0, one.cube),),
    "arrive": (Argument("worker", 0, one.worker_rules),),
    "offer": CONTRACT,
    "look": CONTRACT,
    "reveal": EVENT,
    "peek": EVENT,
    "goal": GOAL,
    "bank": BUILDING,
    "burn": BUILDING,
    "card": (Argument("card", 0, one.card),),
    "family": (Argument("family", 0, one.family_choice),),
    "swap": (Argument("child", 0, one.swapped_child), Argument("person", 1, one.cousin)),
    "adopt": (Argument("person", 0, one.cousin),),
    "keep": (*GOAL, Argument("rules", 0, one.goal_rules)),
    "activate": (Argument("person", 0, one.active_character),),
    "work": (
        Argument("property", 0, one.land),
        Argument("count", 1, one.figure),
        Argument("known", 0, one.is_known),
        Argument("harvest", 0, one.harvest),
    ),
    "use": SPACE,
    "build": (*BUILDING, Argument("needs", 0, one.site_needs)),
    "advance": (*CONTRACT, Argument("needs", 0, one.contract_needs)),
    "extra": (*EVENT, Argument("rules", 0, one.extra_rules)),
    "repair": (*BUILDING, Argument("rules", 0, one.repair_rules)),
    "pass": (),
    "done": (Argument("what", NO_NUMBER, one.what_stops),),
    "repay": (),
    "take": (*ONE_GOOD, Argument("priced", 0, one.is_bought), Argument("price", 0, one.price)),
    "pay": ONE_GOOD,
    "stand-in": (Argument("good", 0, one.good_name),),
    "sell": (Argument("sale", 0, one.sold_goods),),
    "publish": (Argument("points", 0, one.figure),),
    "stake": (Argument("stake", 0, one.stake),),
    "claim": (*BUILDING, Argument("figures", 0, one.figures)),
    "settle": (Argument("property", 0, one.land), Argument("price", 0, one.property_price)),
    "hire": (Argument("worker", 0, one.worker_rules), Argument("name", 0, one.worker)),
    "reserve": (*CONTRACT, Argument("rules", 0, one.contract_rules)),
    "complete": (*CONTRACT, Argument("rules", 0, one.contract_rules)),
    "top": CONTRACT,
    "under": CONTRACT,
    "lay": EVENT,
    "badge": (Argument("coming", NO_NUMBER, one.coming_year),),
    "copy": SPACE,
    "spend": PERSON,
    "fight": (Argument("person", 0, one.person), Argument("gun", 0, one.gun)),
    "heal": ONE_GOOD,
    "ante": (),
    "redraw": (),
    "idle": PERSON,
    "marry": (Argument("child", 0, one.child), Argument("worker", 1, one.worker)),
}

STEP_EVENT: Final = (Argument("event", "event", one.event),)
STEP_PERSON: Final = (Argument("person", "person", one.person),)
FIGHT: Final = (
    *STEP_EVENT,
    *STEP_PERSON,
    Argument("who", "index", danger.who_fights),
    Argument("opponent", "index", danger.opponent),
    Argument("gun", "index", danger.opponent_gun),
)

PROMPTS: Final[Mapping[str, Arguments]] = {
    "DealStartBuildings": (),
    "ChooseFamily": (),
    "SwapChild": (),
    "AdoptChild": (),
    "DrawCubes": (Argument("left", "left"),),
    "FillDisplay": (),
    "DealGoals": (),
    "TurnUpGoal": (),
    "KeepGoal": (),
    "ReceiveWorkers": (Argument("left", "left"),),
    "RevealEvent": (Argument("round", "number"),),
    "TakeCommodities": (*STEP_EVENT, Argument("left", "left")),
    "PayForEvent": (
        *STEP_EVENT,
        Argument("amount", "amount", one.money),
        Argument("ask", "seat", one.payment),
    ),
    "LoseMarkers": (*STEP_EVENT, Argument("left", "left")),
    "ChooseBurning": STEP_EVENT,
    "CallFireBrigade": (
        *STEP_EVENT,
        Argument("building", "house", danger.burning_building),
        Argument("fee", "house", danger.brigade_fee),
    ),
    "Showdown": (*STEP_EVENT, Argument("rules", "event", one.event_rules)),
    "DrawForOutsider": FIGHT,
    "DrawForCharacter": FIGHT,
    "SufferWound": STEP_PERSON,
    "AnteUp": (*STEP_EVENT, Argument("rules", "event", one.event_rules)),
    "DealPoker": (),
    "RedrawPoker": STEP_EVENT,
    "DrawAgain": (),
    "BankBuilds": (),
    "ChooseCharacter": (),
    "UseMarkers": (*STEP_PERSON, Argument("markers", "person", one.markers)),
    "VisitSpace": (
        *STEP_PERSON,
        Argument("space", "space", one.space),
        Argument("effects", "space", one.space_effects),
        Argument("ask", "over", one.asked_effect),
    ),
    "BuyMore": (Argument("left", "left"),),
    "TakeBundle": (Argument("left", "left"),),
    "SwapMore": (),
    "ClaimProperty": (),
    "LookAtContracts": (),
    "ReturnContracts": (),
    "DeliverToBuilding": (
        Argument("building", "building", one.building),
        Argument("needs", "building", one.site_needs),
    ),
    "DeliverToContract": (
        Argument("contract", "slot", one.slot_contract),
        Argument("needs", "slot", one.slot_needs),
    ),
    "PeekAtEvents": (),
    "LayEvents": (Argument("place", "seat", one.next_place),),
    "DrawStake": (Argument("stake", "stake", one.money),),
    "DrawHouse": (Argument("stake", "stake", one.money), Argument("card", "card", one.card)),
    "ReturnMarkers": (),
    "LeaveIdle": (Argument("left", "left"),),
    "FaceTroublemaker": (
        Argument("person", "place", danger.troublemaker),
        Argument("gun", "place", danger.troublemaker_gun),
        Argument("points", "place", danger.troublemaker_points),
    ),
    "HoldWeddings": (),
    "PayWedding": (Argument("left", "left"),),
    "TurnOverGoal": (),
}

GOODS_AND_COUNT: Final = (Argument("good", 0, one.good), Argument("count", 1))
PAYEE: Final = (Argument("payee", 1, one.payee), Argument("other", 1, player))

EVENTS: Final[Mapping[str, Arguments]] = {
    "nevada-city-event-dealt": BUILDING,
    "nevada-city-event-badge-taken": (),
    "nevada-city-event-family-chosen": (Argument("family", 0, one.family),),
    "nevada-city-event-child-swapped": (Argument("old", 0, one.person), Argument("new", 1, one.person)),
    "nevada-city-event-child-adopted": PERSON,
    "nevada-city-event-cube-drawn": (Argument("cube", 0, one.cube), Argument("chart", 1, one.chart)),
    "nevada-city-event-contract-offered": CONTRACT,
    "nevada-city-event-goal-dealt": (),
    "nevada-city-event-goal-seen": (*GOAL, Argument("rules", 0, one.goal_rules)),
    "nevada-city-event-goal-turned-up": (*GOAL, Argument("rules", 0, one.goal_rules)),
    "nevada-city-event-goal-kept": (),
    "nevada-city-event-year-began": (Argument("year", 0, one.year),),
    "nevada-city-event-worker-arrived": PERSON,
    "nevada-city-event-round-began": (Argument("round", 0),),
    "nevada-city-event-event-revealed": (*EVENT, Argument("rules", 0, one.event_rules)),
    "nevada-city-event-commodity-taken": (*ONE_GOOD, Argument("event", 1, one.event)),
    "nevada-city-event-paid-for-event": (
        Argument("dollars", 0),
        *PAYEE,
        Argument("event", 2, one.event),
    ),
    "nevada-city-event-lost-goods": GOODS_AND_COUNT,
    "nevada-city-event-marker-lost": (*PERSON, Argument("event", 1, one.event)),
    "nevada-city-event-loan-taken": (Argument("amount", 0, one.money), Argument("person", 1, one.person)),
    "nevada-city-event-loan-repaid": (),
    "nevada-city-event-building-burnt": (
        *BUILDING,
        Argument("event", 1, one.event),
        Argument("brigade", 0, danger.has_brigade),
    ),
    "nevada-city-event-brigade-sent": (*PERSON, Argument("building", 1, one.building)),
    "nevada-city-event-brigade-stayed": (),
    "nevada-city-event-contracts-replaced": (),
    "nevada-city-event-fight-began": (
        *PERSON,
        Argument("gun", 1),
        Argument("who", 2, danger.somebody),
        Argument("opponent", 2, danger.worker_name),
    ),
    "nevada-city-event-outsider-drew": (Argument("card", 0, one.card),),
    "nevada-city-event-character-drew": (
        Argument("card", 0, one.card),
        Argument("result", 1, danger.lead),
        Argument("by", 1, danger.distance),
    ),
    "nevada-city-event-fight-won": PERSON,
    "nevada-city-event-fight-lost": PERSON,
    "nevada-city-event-fight-tied": PERSON,
    "nevada-city-event-outsider-died": (
        Argument("who", 0, danger.somebody),
        Argument("person", 0, danger.worker_name),
    ),
    "nevada-city-event-wounded": PERSON,
    "nevada-city-event-healed": (*PERSON, Argument("paid", 1, one.good), Argument("good", 1, one.paid_good)),
    "nevada-city-event-undertaker-paid": BUILDING,
    "nevada-city-event-ante-paid": (Argument("amount", 0, one.money),),
    "nevada-city-event-poker-card": (Argument("card", 0, one.card),),
    "nevada-city-event-pot-won": (Argument("amount", 0, one.money),),
    "nevada-city-event-pot-void": (),
    "nevada-city-event-bank-built": BUILDING,
    "nevada-city-event-character-chosen": PERSON,
    "nevada-city-event-passed": (*PERSON, Argument("count", 1)),
    "nevada-city-event-worked": (
        Argument("property", 0, one.land),
        Argument("tiles", 1),
        Argument("good", 0, one.good),
        Argument("count", 2),
    ),
    "nevada-city-event-space-used": (Argument("space", 0, one.space), Argument("person", 1, one.person)),
    "nevada-city-event-fee-paid": (Argument("amount", 0, one.money), *PAYEE),
    "nevada-city-event-goods-gained": GOODS_AND_COUNT,
    "nevada-city-event-bought": (*ONE_GOOD, Argument("price", 1, one.money)),
    "nevada-city-event-sold": (*GOODS_AND_COUNT, Argument("price", 2, one.money)),
    "nevada-city-event-swapped": (*ONE_GOOD, Argument("into", 1, one.one_good)),
    "nevada-city-event-building-claimed": BUILDING,
    "nevada-city-event-property-claimed": (
        Argument("property", 0, one.land),
        Argument("price", 1, one.money),
    ),
    "nevada-city-event-hired": (*PERSON, Argument("salary", 1, one.money)),
    "nevada-city-event-badge-of-deputy": (Argument("coming", NO_NUMBER, one.coming_year),),
    "nevada-city-event-events-peeked": (),
    "nevada-city-event-event-seen": (*EVENT, Argument("rules", 0, one.event_rules)),
    "nevada-city-event-events-arranged": (),
    "nevada-city-event-contract-reserved": CONTRACT,
    "nevada-city-event-contracts-looked-at": (),
    "nevada-city-event-contract-seen": (*CONTRACT, Argument("rules", 0, one.contract_rules)),
    "nevada-city-event-contract-returned": (Argument("end", 0, one.pile_end),),
    "nevada-city-event-construction": (*PERSON, Argument("building", 1, one.building)),
    "nevada-city-event-skill-delivered": GOODS_AND_COUNT,
    "nevada-city-event-token-delivered": ONE_GOOD,
    "nevada-city-event-building-finished": BUILDING,
    "nevada-city-event-building-replaced": (
        Argument("old", 0, one.building),
        Argument("new", 1, one.building),
    ),
    "nevada-city-event-contract-advanced": (*PERSON, Argument("contract", 1, one.contract)),
    "nevada-city-event-contract-completed": (*CONTRACT, Argument("person", 1, one.person)),
    "nevada-city-event-reward": GOODS_AND_COUNT,
    "nevada-city-event-skill-learned": (*PERSON, Argument("skill", 1, one.skill)),
    "nevada-city-event-space-copied": (Argument("space", 0, one.space),),
    "nevada-city-event-gambled": (
        Argument("stake", 0, one.money),
        Argument("card", 1, one.card),
        Argument("house", 2, one.card),
    ),
    "nevada-city-event-gamble-won": (Argument("amount", 0, one.money),),
    "nevada-city-event-gamble-lost": (Argument("amount", 0, one.money),),
    "nevada-city-event-extra-action": (*EVENT, Argument("person", 1, one.person)),
    "nevada-city-event-repaired": (*BUILDING, Argument("person", 1, one.person)),
    "nevada-city-event-unhired-income": (*BUILDING, Argument("count", 1)),
    "nevada-city-event-year-ended": (Argument("year", 0, one.year),),
    "nevada-city-event-events-ended": (),
    "nevada-city-event-badge-passed": (),
    "nevada-city-event-markers-returned": (),
    "nevada-city-event-left-idle": PERSON,
    "nevada-city-event-wed": (Argument("child", 0, one.person), Argument("worker", 1, one.person)),
    "nevada-city-event-wedding-paid": ONE_GOOD,
    "nevada-city-event-released": PERSON,
    "nevada-city-event-game-ended": (Argument("reason", 0, one.end_reason),),
    "nevada-city-event-goal-scored": (*GOAL, Argument("counted", 0, one.metric)),
    "nevada-city-event-won": (Argument("points", 0), Argument("winners", 0, one.winners)),
    "nevada-city-score-start-building": BUILDING,
    "nevada-city-score-property": (
        Argument("property", 0, one.land),
        Argument("count", 1, one.at_least_one),
    ),
    "nevada-city-score-building": BUILDING,
    "nevada-city-score-contract": CONTRACT,
    "nevada-city-score-contract-building": CONTRACT,
    "nevada-city-score-published": (),
    "nevada-city-score-repair": BUILDING,
    "nevada-city-score-unhired": BUILDING,
    "nevada-city-score-fight": (*EVENT, Argument("who", 0, danger.kind_of_fight)),
    "nevada-city-score-poker": EVENT,
    "nevada-city-score-death": BUILDING,
    "nevada-city-score-extra": EVENT,
    "nevada-city-score-goal": (*GOAL, Argument("amount", 1)),
}

WORDS: Final = Words(
    game="nevada-city",
    package="boomtown.games.nevada_city",
    verbs=VERBS,
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    prompts=PROMPTS,
    components=PIECES,
    composed={
        **{card.id: partial(wording.card_name, card=card) for card in CARDS.building},
        **{card.id: partial(wording.card_name, card=card) for card in CARDS.contract},
        **{card.id: partial(wording.card_name, card=card) for card in CARDS.event},
        **{f"{card.id}-goal": partial(wording.card_name, card=card) for card in CARDS.goal},
        **{card.id: partial(wording.person_name, person=card) for card in CARDS.person},
        **{f"{card.id}-family": partial(wording.family_name, family=card) for card in CARDS.family},
        **{f"{name}-skill": partial(wording.skills, figures={name: 1}) for name in SKILLS},
        **{
            name: partial(wording.space_rules, building=building, space=space)
            for name, (building, space) in zip(SPACE_NAMES, SPACES, strict=True)
        },
    },
    headings=HEADINGS,
)
