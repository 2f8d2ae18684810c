"""Points as the coach writes them."""

from __future__ import annotations

from boomtown.core.text import Text


def points(text: Text, amount: float) -> str:
    """So many points, with one digit behind the decimal sign of the language."""
    shown = f"{amount:.1f}"
    return shown if text.language == "en" else shown.replace(".", ",")


def signed_points(text: Text, amount: float) -> str:
    """The same with its sign."""
    rounded = round(amount, 1)
    return f"{'+' if rounded > 0 else '−' if rounded < 0 else ''}{points(text, abs(rounded))}"
