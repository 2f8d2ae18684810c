"""The design tokens of tokens.css: as values for pictures, and as the style sheet of pages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

RULE: Final = re.compile(r"--([a-z0-9-]+):\s*([^;]+);")


def read_tokens(css: str) -> dict[str, dict[str, str]]:
    """The values by theme; night repeats what it does not change. Rules for media are for pages only."""
    plain = re.sub(r"/\*.*?\*/", "", css.split("@media", maxsplit=1)[0], flags=re.DOTALL)
    noon, night = plain.split('[data-theme="night"]')
    day = {name: value.strip() for name, value in RULE.findall(noon)}
    dark = {name: value.strip() for name, value in RULE.findall(night)}
    if unknown := dark.keys() - day.keys():
        raise ValueError(f"tokens of the night that noon does not have: {sorted(unknown)}")
    return {"noon": day, "night": day | dark}


CSS: Final = files(__package__).joinpath("tokens.css").read_text("utf-8")
THEMES: Final[Mapping[str, Mapping[str, str]]] = read_tokens(CSS)


def style_sheet() -> str:
    """The tokens for pages: without a choice of theme on the page, the night follows the system."""
    night = CSS.split('[data-theme="night"] {')[1].split("}")[0]
    return f"{CSS}\n@media (prefers-color-scheme: dark) {{\n:root:not([data-theme]) {{{night}}}\n}}\n"
