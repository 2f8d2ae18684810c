"""Why not? Whoever points at a card, a good or a tile that the decision is about is told what stands in the way."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boomtown.core.svg import Node
from boomtown.core.verbs import Verb
from boomtown.games.nevada_city.rules.steps.buying import BuyMore, TakeBundle
from boomtown.games.nevada_city.rules.steps.claiming import ClaimProperty
from boomtown.games.nevada_city.rules.steps.claiming_contracts import ReturnContracts
from boomtown.games.nevada_city.rules.steps.cleanup import LeaveIdle
from boomtown.games.nevada_city.rules.steps.construction import DeliverToBuilding
from boomtown.games.nevada_city.rules.steps.contracts import DeliverToContract
from boomtown.games.nevada_city.rules.steps.deciding_events import LayEvents
from boomtown.games.nevada_city.rules.steps.fights import FaceTroublemaker, Showdown, SufferWound
from boomtown.games.nevada_city.rules.steps.fires import CallFireBrigade
from boomtown.games.nevada_city.rules.steps.goods import SwapMore
from boomtown.games.nevada_city.rules.steps.hardships import LoseMarkers, PayForEvent, TakeCommodities
from boomtown.games.nevada_city.rules.steps.rounds import ChooseCharacter
from boomtown.games.nevada_city.rules.steps.setup import AdoptChild, ChooseFamily, KeepGoal, SwapChild
from boomtown.games.nevada_city.rules.steps.turn import UseMarkers
from boomtown.games.nevada_city.rules.steps.visiting import VisitSpace
from boomtown.games.nevada_city.rules.steps.weddings import HoldWeddings, PayWedding
from boomtown.games.nevada_city.rules.verbs import (
    ACTIVATE,
    ADOPT,
    ADVANCE,
    BADGE,
    BUILD,
    CLAIM,
    COMPLETE,
    COPY,
    EXTRA,
    FAMILY,
    FIGHT,
    HEAL,
    HIRE,
    IDLE,
    KEEP,
    LAY,
    MARRY,
    PAY,
    PUBLISH,
    REPAIR,
    REPAY,
    RESERVE,
    SELL,
    SETTLE,
    SPEND,
    STAKE,
    STAND,
    SWAP,
    TAKE,
    TOP,
    UNDER,
    USE,
    VERBS,
    WORK,
)
from boomtown.games.nevada_city.ui.seen import NevadaCitySeen
from boomtown.look.asking import Questions, add_questions, one_of_each

QUESTIONS: Final = Questions(
    {
        ChooseFamily: (FAMILY,),
        SwapChild: (SWAP,),
        AdoptChild: (ADOPT,),
        KeepGoal: (KEEP,),
        ChooseCharacter: (ACTIVATE,),
        UseMarkers: (USE, REPAIR, BUILD, ADVANCE, WORK, EXTRA, REPAY),
        VisitSpace: (
            *(CLAIM, SETTLE, HIRE, RESERVE, COMPLETE, COPY, BADGE, TAKE, PAY),
            *(SELL, PUBLISH, STAKE),
        ),
        BuyMore: (TAKE,),
        TakeBundle: (TAKE,),
        SwapMore: (PAY,),
        ClaimProperty: (SETTLE,),
        ReturnContracts: (TOP, UNDER),
        DeliverToBuilding: (PAY, STAND),
        DeliverToContract: (PAY, STAND),
        LayEvents: (LAY,),
        TakeCommodities: (TAKE,),
        PayForEvent: (PAY, STAND, SPEND),
        LoseMarkers: (SPEND,),
        CallFireBrigade: (SPEND,),
        Showdown: (FIGHT,),
        SufferWound: (HEAL, SPEND),
        FaceTroublemaker: (FIGHT,),
        LeaveIdle: (IDLE,),
        HoldWeddings: (MARRY,),
        PayWedding: (PAY,),
    },
    frozenset(
        f"nevada-city-reason-{name}"
        for name in (
            "not-at-this-space",  # the decision is about something else
            "something-first",
            # it is not on the table, or not where the decision looks
            *("family-taken", "child-taken", "not-your-goal", "not-yours", "not-in-hand", "not-in-force"),
            *("not-for-claim", "not-for-hire", "not-on-offer", "not-employed", "not-reserved", "no-site"),
            *("not-built", "brown-space", "no-poker-deck", "not-damaged", "no-loan"),
        )
    ),
)
# (verb) -> how the keys of the parts begin that show what it is about
SHOWN: Final[dict[Verb, str]] = {
    **dict.fromkeys((ACTIVATE, SPEND, FIGHT, IDLE, HIRE), "person"),
    **dict.fromkeys((BUILD, REPAIR, CLAIM), "plot"),
    **dict.fromkeys((ADVANCE, RESERVE, COMPLETE), "contract"),
    **dict.fromkeys((PAY, TAKE, STAND, HEAL), "good"),
    EXTRA: "event",
}
# (verb) -> the key of a part that answers where nothing else shows what it is about
WITHOUT: Final[dict[Verb, str]] = {WORK: "land-title", SETTLE: "land-title", REPAY: "plot-bank"}


def key_of(verb: Verb, action: int) -> str | None:
    """The key of the part that shows what an action is about, if there is one."""
    names = verb.words(action)
    if verb is WORK:
        return f"tile-{names[0]}-{int(names[1]) - 1}"
    if verb is MARRY:
        return f"person-{names[1]}"
    return f"{SHOWN[verb]}-{names[0]}" if verb in SHOWN else None


def answer_nodes(seen: NevadaCitySeen, nodes: Iterable[Node]) -> tuple[list[Node], list[int]]:
    """The nodes, those that are refused now with their question; and of what is shown nowhere one for each reason."""
    parts = [*nodes]
    if not seen.options:
        return parts, []
    state = seen.state
    refused = QUESTIONS.list_refused(
        state, seen.seat, *(verb for verb in QUESTIONS.verbs(state) if verb is not USE)
    )
    free = {part.key for part in parts if "data-action" not in part.svg}
    asked: dict[str, int] = {}
    for action in refused:
        verb = VERBS.verb(action)
        key = key_of(verb, action)
        if key not in free:
            key = WITHOUT.get(verb)
        if key in free:
            asked.setdefault(key, action)
    told = {refused[action] for action in asked.values()}
    silent = {action: reason for action, reason in refused.items() if reason not in told}
    return [*add_questions(parts, {key: VERBS.text(action) for key, action in asked.items()})], one_of_each(
        silent
    )
