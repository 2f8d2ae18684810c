"""Icons of game-icons.net: symbols that take the colour of their use. Authors are in CREDITS.md."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

import msgspec

from boomtown.core.svg import Markup, Style, Value, el


class Icon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One path on a field of 512 x 512, and who drew it."""

    author: str
    path: str


ICONS: Final[Mapping[str, Icon]] = msgspec.json.decode(
    files(__package__).joinpath("icons.json").read_bytes(), type=dict[str, Icon]
)


def symbols() -> dict[str, Markup]:
    """The definitions by id."""
    return {
        f"i-{name}": el(
            "symbol", el("path", d=icon.path, fill="currentColor"), id=f"i-{name}", viewBox="0 0 512 512"
        )
        for name, icon in ICONS.items()
    }


def icon(
    name: str, cx: float, cy: float, size: float, color: str = "var(--outline)", **attributes: Value
) -> Markup:
    """An icon around its middle."""
    if name not in ICONS:
        raise KeyError(name)
    corner: Style = {"x": cx - size / 2, "y": cy - size / 2}
    return el("use", href=f"#i-{name}", **corner, width=size, height=size, color=color, **attributes)
