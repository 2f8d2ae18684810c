"""What players of Gold Rush may be after, with no regard for anything else: for games under the laws."""

from __future__ import annotations

from typing import Final

from boomtown.core.laws import PlayStyle
from boomtown.games.gold_rush.rules.state import NO_TENT, GoldRushState, cowboys_of
from boomtown.games.gold_rush.rules.tables import ONE_COWBOY


def expanse(state: GoldRushState, _: int) -> int:
    """A map with many empty squares around it."""
    return int(state.space_count)


def density(state: GoldRushState, seat: int) -> int:
    """A map without gaps."""
    return -expanse(state, seat)


def cowboys_at_home(state: GoldRushState, seat: int) -> int:
    """Cowboys in the supply."""
    return int(state.supply[seat])


def cowboys_out(state: GoldRushState, seat: int) -> int:
    """Cowboys on the map."""
    return -cowboys_at_home(state, seat)


def gold(state: GoldRushState, seat: int) -> int:
    """Mining tokens, then those on the mountain where its tent stands."""
    tent = state.tent_at[seat]
    at_tent = 0 if tent == NO_TENT else int(state.mountain_tokens[state.mountain_of[tent]])
    return 10 * int(state.token_count[seat]) + at_tent


def size(state: GoldRushState, _: int) -> int:
    """Few mountains, railroads and prairies, and so large ones."""
    found = [*state.mountain_of[: state.mountain_count]]
    found += state.rail_of[: state.rail_count]
    return 100 * int(state.tile_count) - len({*found}) - len({*state.prairie_of[: state.prairie_count]})


def quarrels(state: GoldRushState, seat: int) -> int:
    """Mountains, railroads and prairies where others have cowboys too."""
    all_of = [*state.mountain_cowboys, *state.rail_cowboys, *state.prairie_cowboys]
    own = [(cowboys, cowboys_of(cowboys, seat)) for cowboys in all_of if cowboys]
    return sum(count > 0 and count * ONE_COWBOY[seat] != cowboys for cowboys, count in own)


PLAY_STYLES: Final[dict[str, PlayStyle]] = {
    "sprawling": expanse,
    "dense": density,
    "hoarding": cowboys_at_home,
    "wasteful": cowboys_out,
    "mining": gold,
    "joining": size,
    "quarrelsome": quarrels,
}
