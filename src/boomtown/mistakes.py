"""What goes wrong with a command: a mistake of the caller, or something that cannot be done here."""

from __future__ import annotations


class Mistake(Exception):
    """What the caller gave cannot be used; one line says why."""


class Failure(Exception):
    """What was asked for cannot be done here, though nothing is wrong with the question."""


def at_least(least: int, **numbers: int | None) -> None:
    """Refuse numbers that are too small; each is named after its option."""
    for name, number in numbers.items():
        if number is not None and number < least:
            raise Mistake(f"--{name.replace('_', '-')} is at least {least}, not {number}")


def at_most(most: int, **numbers: int | None) -> None:
    """Refuse numbers that are too large; each is named after its option."""
    for name, number in numbers.items():
        if number is not None and number > most:
            raise Mistake(f"--{name.replace('_', '-')} is at most {most}, not {number}")
