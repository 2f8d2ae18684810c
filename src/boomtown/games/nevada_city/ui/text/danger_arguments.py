"""Words for the numbers of fights and fires; each function is like those of `arguments.py`."""

from __future__ import annotations

from boomtown.core.text import Text
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.effect_types import ShowdownEffect
from boomtown.games.nevada_city.rules.event_effects import finished_with
from boomtown.games.nevada_city.rules.state import NevadaCityState
from boomtown.games.nevada_city.rules.steps.fights import TROUBLEMAKER_VP, boldest
from boomtown.games.nevada_city.rules.tables import FIRE_BRIGADE, NO_BUILDING, PASSIVE_FIGURE
from boomtown.games.nevada_city.ui.text import arguments as naming


def opponent_gun(text: Text, state: NevadaCityState, number: int) -> int:
    """The gunslinging of whom a character fights: `number` is an effect of the event, or a troublemaker."""
    event_number = int(naming.now(state).event)
    if event_number == naming.TROUBLEMAKER:
        return CARDS.person[number].gun
    effect = CARDS.event[event_number].effects[number]
    return effect.gun if isinstance(effect, ShowdownEffect) else 0


def who_fights(text: Text, state: NevadaCityState, number: int) -> str:
    """Whether a character fights with a troublemaker, who has a name, or with somebody from outside."""
    return "worker" if naming.now(state).event == naming.TROUBLEMAKER else "outsider"


def opponent(text: Text, state: NevadaCityState, number: int) -> str:
    """The name of a troublemaker; empty for somebody from outside."""
    return naming.person(text, state, number) if who_fights(text, state, number) == "worker" else ""


def troublemaker(text: Text, state: NevadaCityState, number: int) -> str:
    """The name of the boldest worker nobody has hired."""
    return naming.person(text, state, int(boldest(state)))


def troublemaker_gun(text: Text, state: NevadaCityState, number: int) -> int:
    """The gunslinging of that worker."""
    return CARDS.person[int(boldest(state))].gun


def troublemaker_points(text: Text, state: NevadaCityState, number: int) -> int:
    """What it is worth to beat a troublemaker."""
    return int(TROUBLEMAKER_VP)


def brigade_fee(text: Text, state: NevadaCityState, house: int) -> str:
    """What everybody else pays if a fire brigade is sent."""
    return naming.money(text, state, int(PASSIVE_FIGURE[house]))


def lead(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Whether a character is ahead in a fight."""
    return "level" if number == 0 else "ahead" if number > 0 else "behind"


def distance(text: Text, state: NevadaCityState | None, number: int) -> int:
    """How far ahead or behind."""
    return abs(number)


def burning_building(text: Text, state: NevadaCityState, number: int) -> str:
    """The building that burns."""
    return naming.building(text, state, int(state.burning))


def has_brigade(text: Text, state: NevadaCityState, number: int) -> str:
    """Whether there is a fire brigade."""
    return "no" if finished_with(state, FIRE_BRIGADE) == NO_BUILDING else "yes"


def somebody(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Whether it is a worker, or somebody from outside."""
    return "outsider" if number < 0 else "worker"


def worker_name(text: Text, state: NevadaCityState | None, number: int) -> str:
    """The name of a worker; empty for somebody from outside."""
    return naming.person(text, state, number) if number >= 0 else ""


def kind_of_fight(text: Text, state: NevadaCityState | None, number: int) -> str:
    """Whether a fight was with a troublemaker or belongs to an event."""
    return "troublemaker" if number == naming.TROUBLEMAKER else "event"
