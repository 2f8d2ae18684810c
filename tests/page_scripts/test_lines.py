"""What Biome does not see to: comments and texts of scripts are as narrow as everything else."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from boomtown.server.web.assets import STATIC

WIDEST: Final = 110


def test_no_line_of_a_script_is_wider_than_110_characters() -> None:
    scripts = [*STATIC.rglob("*.js"), *Path(__file__).parent.glob("*.js")]
    assert len(scripts) > 40
    wide = [
        f"{script.name}:{number}"
        for script in sorted(scripts)
        for number, line in enumerate(script.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert wide == []
