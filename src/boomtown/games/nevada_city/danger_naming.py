"""Words for the numbers of fights and fires; each function is like those of `naming.py`."""

from __future__ import annotations

from boomtown.core.text import Text
from boomtown.games.nevada_city import naming
from boomtown.games.nevada_city.components import CARDS
from boomtown.games.nevada_city.event_effects import finished_with
from boomtown.games.nevada_city.state import NevadaCity
from boomtown.games.nevada_city.tables import FIRE_BRIGADE, NO_BUILDING
from boomtown.games.nevada_city.vocabulary import Showdown


def opponent_gun(text: Text, state: NevadaCity, number: int) -> int:
    """The gunslinging of whom a character fights: `number` is an effect of the event, or a troublemaker."""
    event_number = int(naming.now(state).event)
    if event_number == naming.TROUBLEMAKER:
        return CARDS.person[number].gun
    effect = CARDS.event[event_number].effects[number]
    return effect.gun if isinstance(effect, Showdown) else 0


def lead(text: Text, state: NevadaCity | None, number: int) -> str:
    """Whether a character is ahead in a fight."""
    return "level" if number == 0 else "ahead" if number > 0 else "behind"


def distance(text: Text, state: NevadaCity | None, number: int) -> int:
    """How far ahead or behind."""
    return abs(number)


def burning(text: Text, state: NevadaCity, number: int) -> str:
    """The building that burns."""
    return naming.building(text, state, int(state.burning))


def has_brigade(text: Text, state: NevadaCity, number: int) -> str:
    """Whether there is a fire brigade."""
    return "no" if finished_with(state, FIRE_BRIGADE) == NO_BUILDING else "yes"


def somebody(text: Text, state: NevadaCity | None, number: int) -> str:
    """Whether a worker died, or somebody from outside."""
    return "outsider" if number < 0 else "worker"


def dead(text: Text, state: NevadaCity | None, number: int) -> str:
    """The name of a worker who died; empty for somebody from outside."""
    return naming.person(text, state, number) if number >= 0 else ""


def fought(text: Text, state: NevadaCity | None, number: int) -> str:
    """Whether a fight was with a troublemaker or belongs to an event."""
    return "troublemaker" if number == naming.TROUBLEMAKER else "event"
