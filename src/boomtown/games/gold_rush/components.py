"""The pieces of Gold Rush as typed, frozen components, read and checked from data/pieces.toml."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, Literal

import msgspec

SIDES: Final = ("n", "e", "s", "w")
HALVES: Final = ("nl", "nr", "el", "er", "sl", "sr", "wl", "wr")
LETTER: Final = {"mountain": "M", "railroad": "R", "prairie": "P"}

Side = Literal["n", "e", "s", "w"]
Half = Literal["nl", "nr", "el", "er", "sl", "sr", "wl", "wr"]


class Mountain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One segment of a mountain: the sides it touches and its gold nugget symbols."""

    sides: tuple[Side, ...]
    nuggets: int


class Railroad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of track: from side to side, or from one side to where it ends."""

    sides: tuple[Side, ...]
    ends_at: Literal["none", "junction", "city", "mountain"] = "none"
    locomotives: int = 0


class Prairie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One segment of prairie: the half sides it touches, its tipi camps and herds of wild horses."""

    halves: tuple[Half, ...]
    tipis: int = 0
    horses: int = 0


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a land tile shows, and how many tiles show it."""

    id: str
    count: int
    sides: str
    source: str
    start: bool = False
    mountains: tuple[Mountain, ...] = ()
    railroads: tuple[Railroad, ...] = ()
    prairies: tuple[Prairie, ...] = ()
    city: bool = False
    junction: bool = False


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mining token: the nuggets on its front, and how many there are."""

    id: str
    value: int
    count: int
    source: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The totals the rulebook states."""

    tiles: int
    tokens: int
    cowboys: int
    source: str


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    box: Box
    token: tuple[Token, ...]
    face: tuple[Face, ...]


def read(raw: bytes) -> Pieces:
    """The pieces in this TOML text; ValueError names the entry that is wrong.

    Rules: "Components", p. 1; "Overview of land tiles and mining tokens", p. 8.
    """
    pieces = msgspec.toml.decode(raw, type=Pieces)
    ids = [*(face.id for face in pieces.face), *(token.id for token in pieces.token)]
    for name in ids:
        if ids.count(name) > 1:
            raise ValueError(f"two entries are called {name}")
    for face in pieces.face:
        check(face)
    starts = [face.id for face in pieces.face if face.start]
    if len(starts) != 1:
        raise ValueError(f"one face must be the start tile's, not {starts}")
    for what, found, stated in (
        ("tiles", sum(face.count for face in pieces.face), pieces.box.tiles),
        ("tokens", sum(token.count for token in pieces.token), pieces.box.tokens),
    ):
        if found != stated:
            raise ValueError(f"the box holds {stated} {what}, the entries add up to {found}")
    return pieces


def check(face: Face) -> None:
    """Every side belongs to one segment of its kind, and a prairie lies beside each prairie or track."""
    covered = dict.fromkeys(SIDES, "P")
    for letter, segments in (("M", face.mountains), ("R", face.railroads)):
        for segment in segments:
            for side in segment.sides:
                if covered[side] != "P":
                    raise ValueError(f"face {face.id}: side {side} belongs to two segments")
                covered[side] = letter
    if "".join(covered.values()) != face.sides:
        raise ValueError(f"face {face.id}: sides {face.sides} do not agree with its segments")
    beside = [half for half in HALVES if covered[half[0]] != "M"]
    halves = sorted((half for prairie in face.prairies for half in prairie.halves), key=HALVES.index)
    if halves != beside:
        raise ValueError(f"face {face.id}: prairies cover {halves}, but {beside} are prairie")
    for track in face.railroads:
        if (len(track.sides) == 1) != (track.ends_at != "none"):
            raise ValueError(f"face {face.id}: a track runs from side to side or ends somewhere")
    stops = {track.ends_at for track in face.railroads}
    if face.city != ("city" in stops) or face.junction != ("junction" in stops):
        raise ValueError(f"face {face.id}: city and junction must be where tracks end")


def turned(side: str, turn: int) -> str:
    """A side or half side after so many quarter turns clockwise."""
    return SIDES[(SIDES.index(side[0]) + turn) % 4] + side[1:]


def segments(face: Face, turn: int) -> tuple[object, ...]:
    """All a turned tile shows, in an order of its own: equal for two turns that look the same."""

    def shape(places: Sequence[str], *figures: object) -> tuple[object, ...]:
        return (tuple(sorted(turned(place, turn) for place in places)), *figures)

    return (
        sorted(shape(mountain.sides, mountain.nuggets) for mountain in face.mountains),
        sorted(shape(track.sides, track.ends_at, track.locomotives) for track in face.railroads),
        sorted(shape(prairie.halves, prairie.tipis, prairie.horses) for prairie in face.prairies),
    )


PIECES: Final = read(files(__package__).joinpath("data", "pieces.toml").read_bytes())
FACES: Final = PIECES.face
TOKENS: Final = PIECES.token
