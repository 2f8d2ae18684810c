"""What `boomtown drill` is made of: players who write everything down, attackers, and the verdict."""

from __future__ import annotations


def every_attack() -> list[str]:
    """The names of all attacks; modules make theirs known when they are loaded."""
    from boomtown.cli.drilling import floods, nonsense, races, sizes
    from boomtown.cli.drilling.attackers import ATTACKS

    assert all((floods, nonsense, races, sizes))
    return [*ATTACKS]
