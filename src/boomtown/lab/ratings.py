"""Ratings of players that have met in games for any number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    """How strong a player is, 25 for a stranger, and how sure that is."""

    strength: float
    doubt: float


class Meeting(NamedTuple):
    """One game: who sat where, and the place of each seat, 0 for the winner."""

    names: Sequence[str]
    places: Sequence[int]


def rate_games(names: Iterable[str], meetings: Iterable[Meeting]) -> dict[str, Rating]:
    """The ratings after these games in this order, by the model of Plackett and Luce.

    Whoever sits on several seats learns the mean of what they teach. Bots do not change, so doubt never grows.
    """
    model = PlackettLuce(tau=0.0)
    known = {name: Rating(model.mu, model.sigma) for name in names}
    for sitting, order in meetings:
        teams = [[model.rating(*known[name])] for name in sitting]
        after = model.rate(teams, ranks=[float(place) for place in order])
        for name in {*sitting}:
            seats = [team[0] for other, team in zip(sitting, after, strict=True) if other == name]
            known[name] = Rating(
                sum(seat.mu for seat in seats) / len(seats), sum(seat.sigma for seat in seats) / len(seats)
            )
    return known
