"""Everything that can be done in Nevada City."""

from __future__ import annotations

from typing import Final

from boomtown.core.verbs import One, Plain, Two, Verbs
from boomtown.games.nevada_city.effect_types import GOODS, PROPERTIES
from boomtown.games.nevada_city.rules.tables import (
    BUILDING_NAMES,
    CHILD_NAMES,
    CONTRACT_NAMES,
    COUSIN_NAMES,
    CUBE_NAMES,
    EVENT_NAMES,
    FAMILY_NAMES,
    GOAL_NAMES,
    PERSON_NAMES,
    POKER_NAMES,
    SPACE_NAMES,
    WORKER_NAMES,
)

NUMBERS: Final = [str(number) for number in range(1, 10)]

VERBS: Final = Verbs()

# chance
DEAL: Final[One] = VERBS.one("deal", BUILDING_NAMES)  # a start building to a seat
CUBE: Final[One] = VERBS.one("cube", CUBE_NAMES)  # from the bag on a chart
ARRIVE: Final[One] = VERBS.one("arrive", WORKER_NAMES)  # a worker comes to town
OFFER: Final[One] = VERBS.one("offer", CONTRACT_NAMES)  # a contract comes on display
LOOK: Final[One] = VERBS.one("look", CONTRACT_NAMES)  # one seat looks at a contract of the deck
REVEAL: Final[One] = VERBS.one("reveal", EVENT_NAMES)  # an event is turned over
PEEK: Final[One] = VERBS.one("peek", EVENT_NAMES)  # one seat looks at an event
GOAL: Final[One] = VERBS.one("goal", GOAL_NAMES)  # a goal is dealt secretly, or turned over
BANK: Final[One] = VERBS.one("bank", BUILDING_NAMES)  # with two players the Bank takes this building
BURN: Final[One] = VERBS.one("burn", BUILDING_NAMES)  # which of equal buildings the fire strikes
CARD: Final[One] = VERBS.one("card", POKER_NAMES)  # from the poker deck

# before the first year
FAMILY: Final[One] = VERBS.one("family", FAMILY_NAMES)
SWAP: Final[Two] = VERBS.two("swap", ["son", "daughter"], COUSIN_NAMES)  # the own child for another
ADOPT: Final[One] = VERBS.one("adopt", COUSIN_NAMES)  # one more child
KEEP: Final[One] = VERBS.one("keep", GOAL_NAMES)  # secretly, one of two goals

# a character's turn: each of these takes a marker
ACTIVATE: Final[One] = VERBS.one("activate", PERSON_NAMES)
WORK: Final[Two] = VERBS.two("work", [*PROPERTIES], NUMBERS)  # so many mines, farms or ranches
USE: Final[One] = VERBS.one("use", SPACE_NAMES)
BUILD: Final[One] = VERBS.one("build", BUILDING_NAMES)  # go on with the construction
ADVANCE: Final[One] = VERBS.one("advance", CONTRACT_NAMES)  # work on a reserved contract
EXTRA: Final[One] = VERBS.one("extra", EVENT_NAMES)  # the action an event allows
REPAIR: Final[One] = VERBS.one("repair", BUILDING_NAMES)  # after a fire
PASS: Final[Plain] = VERBS.plain("pass")  # all markers that the character has left

# what follows from them
DONE: Final[Plain] = VERBS.plain("done")  # no more of this
REPAY: Final[Plain] = VERBS.plain("repay")  # a loan
TAKE: Final[One] = VERBS.one("take", [*GOODS])  # one good from the supply
PAY: Final[One] = VERBS.one("pay", [*GOODS])  # one good
STAND: Final[One] = VERBS.one("stand-in", [*GOODS])  # entertainment instead of this good
SELL: Final[One] = VERBS.one("sell", NUMBERS)  # so many
PUBLISH: Final[One] = VERBS.one("publish", NUMBERS)  # buy so many points
STAKE: Final[One] = VERBS.one("stake", NUMBERS)  # gamble for so much
CLAIM: Final[One] = VERBS.one("claim", BUILDING_NAMES)
SETTLE: Final[One] = VERBS.one("settle", [*PROPERTIES])  # claim a mine, farm or ranch
HIRE: Final[One] = VERBS.one("hire", WORKER_NAMES)
RESERVE: Final[One] = VERBS.one("reserve", CONTRACT_NAMES)
COMPLETE: Final[One] = VERBS.one("complete", CONTRACT_NAMES)  # at once, from the display
TOP: Final[One] = VERBS.one("top", CONTRACT_NAMES)  # a contract looked at goes back on the deck
UNDER: Final[One] = VERBS.one("under", CONTRACT_NAMES)  # or under it
LAY: Final[One] = VERBS.one("lay", EVENT_NAMES)  # the next event space gets this card
BADGE: Final[Plain] = VERBS.plain("badge")  # the Deputy's
COPY: Final[One] = VERBS.one("copy", SPACE_NAMES)  # a space with another player's marker

# events, fights and the end of a year
SPEND: Final[One] = VERBS.one("spend", PERSON_NAMES)  # a marker of this character is lost or goes to the Bank
FIGHT: Final[One] = VERBS.one("fight", PERSON_NAMES)  # this character meets the outsider
HEAL: Final[One] = VERBS.one("heal", [*GOODS])  # pay the Doctor, keep the marker
ANTE: Final[Plain] = VERBS.plain("ante")  # enter the tournament
REDRAW: Final[Plain] = VERBS.plain("redraw")  # pay for another card
IDLE: Final[One] = VERBS.one("idle", PERSON_NAMES)  # an action space left empty because of a loan
MARRY: Final[Two] = VERBS.two("marry", CHILD_NAMES, WORKER_NAMES)
