"""The files of a game's cards and pieces: a mistake in them is told by file, entry and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final

import msgspec

Figure = Annotated[int, msgspec.Meta(ge=0, le=99)]  # as printed on a card
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]  # how many there are of something that exists

IDS: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
PLACE: Final = re.compile(r"^(?P<what>.*?) - at `\$(?:\[(?P<number>\d+)\])?(?P<rest>.*)`$")


class BadCards(ValueError):
    """The files of the cards are not as they must be; says which file and which entry."""


def read_file(folder: Traversable, name: str, shape: dict[str, Any]) -> dict[str, Any]:
    """The entries of one file by their kinds; BadCards says what is wrong with its shape."""
    try:
        raw = tomllib.loads(folder.joinpath(name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadCards(f"{name}: there is no such file in {folder}") from None
    except OSError as problem:
        raise BadCards(f"{name}: it cannot be read: {problem.strerror or problem}") from None
    except UnicodeDecodeError:
        raise BadCards(f"{name}: it is no text in UTF-8") from None
    except tomllib.TOMLDecodeError as problem:
        raise BadCards(f"{name}: {problem}") from None
    except RecursionError:
        raise BadCards(f"{name}: lists in lists in lists, too deep to read") from None
    for kind in raw:
        if kind not in shape:
            raise BadCards(f"{name}: there is no kind of entry {kind!r}; there is {', '.join(shape)}")
    entries: dict[str, Any] = {}
    for kind, form in shape.items():
        if kind not in raw:
            raise BadCards(f"{name}: {kind} is missing")
        try:
            entries[kind] = msgspec.convert(raw[kind], form)
        except msgspec.ValidationError as problem:
            raise BadCards(f"{name}: {name_entry(kind, raw[kind], str(problem))}") from None
    return entries


def require_sound(name: str, problems: Iterator[str]) -> None:
    """BadCards with the first of the problems of a file, if it has any."""
    for problem in problems:
        raise BadCards(f"{name}: {problem}")


def problems_of_ids(kind: str, found: Sequence[str], known: Sequence[str] = ()) -> Iterator[str]:
    """Ids that come twice; if rules, texts and pictures know the ids, also those that are missing or strange."""
    for name in found:
        if not IDS.fullmatch(name):
            yield f"{kind} {name} (id): it is lower-case letters and figures with hyphens"
        if found.count(name) > 1:
            yield f"{kind} {name} (id): two entries are called so"
        if known and name not in known:
            yield f"{kind} {name} (id): it is none of {', '.join(known)}"
    for name in known:
        if name not in found:
            yield f"{kind} {name} is missing"


def name_entry(kind: str, raw: Any, problem: str) -> str:
    """What msgspec found, with the id of the entry instead of its number."""
    match = PLACE.match(problem)
    if match is None:
        return f"{kind}: {problem}"
    entry = kind
    if match["number"] is not None:
        one = raw[int(match["number"])]
        number = f"number {int(match['number']) + 1}"
        entry = f"{kind} {one.get('id', number) if isinstance(one, dict) else number}"
    where = f" ({match['rest'].lstrip('.')})" if match["rest"] else ""
    return f"{entry}{where}: {match['what']}"
