"""What `boomtown drill` is made of: players who write everything down, attackers, and the verdict."""

from __future__ import annotations


def every_attack() -> list[str]:
    """The names of all attacks; modules make theirs known when they are loaded."""
    from boomtown.lab.drill import floods, nonsense, races, sizes
    from boomtown.lab.drill.attackers import ATTACKS

    assert all((floods, nonsense, races, sizes))
    return [*ATTACKS]
