"""What commands write: results on standard output, everything else on standard error."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final

from cyclopts import Parameter

Json = Annotated[bool, Parameter(name="--json", negative=())]
Flag = Annotated[bool, Parameter(negative=())]

SUCCESS: Final = 0
FAILED: Final = 1  # a check found something
BAD_INPUT: Final = 2


def show(document: Mapping[str, Any], lines: Iterable[str], as_json: bool) -> None:
    """Print a result: one JSON document, or lines for people."""
    if as_json:
        print(json.dumps(document, indent=2))
    else:
        for line in lines:
            print(line)
