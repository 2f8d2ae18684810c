"""The pieces of Gold Rush as typed, frozen components, read and checked from data/pieces.toml.

Whoever owns the game can correct that file: whatever passes the checks here can be played and drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

import msgspec

from boomtown.core.cards import Count, Figure, problems_of_ids, read_file, require_sound

FILE: Final = "pieces.toml"
MOST_SYMBOLS: Final = 4  # tipi camps and herds on one prairie: so many can be drawn

SIDES: Final = ("n", "e", "s", "w")
HALVES: Final = ("nl", "nr", "el", "er", "sl", "sr", "wl", "wr")

Side = Literal["n", "e", "s", "w"]
Half = Literal["nl", "nr", "el", "er", "sl", "sr", "wl", "wr"]
Sides = Annotated[tuple[Side, ...], msgspec.Meta(min_length=1, max_length=4)]


class Mountain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One segment of a mountain: the sides it touches and its gold nugget symbols."""

    sides: Sides
    nuggets: Annotated[int, msgspec.Meta(ge=0, le=6)]  # so many can be drawn


class Railroad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of track: from side to side, or from one side to where it ends."""

    sides: Annotated[tuple[Side, ...], msgspec.Meta(min_length=1, max_length=2)]
    ends_at: Literal["none", "junction", "city", "mountain"] = "none"
    locomotives: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0


class Prairie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One segment of prairie: the half sides it touches, its tipi camps and herds of wild horses."""

    halves: Annotated[tuple[Half, ...], msgspec.Meta(min_length=1)]
    tipis: Figure = 0
    horses: Figure = 0


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a land tile shows, and how many tiles show it."""

    id: str
    count: Count
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
    value: Figure
    count: Count
    source: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The totals the rulebook states."""

    tiles: Annotated[int, msgspec.Meta(ge=2, le=200)]
    tokens: Annotated[int, msgspec.Meta(ge=1, le=200)]
    cowboys: Annotated[int, msgspec.Meta(ge=1, le=7)]  # a digit to base 8 counts those of a seat on a feature
    source: str


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    box: Box
    token: tuple[Token, ...]
    face: tuple[Face, ...]


def read_pieces(folder: Traversable) -> Pieces:
    """The pieces in the file of a folder; BadCards names the entry and the field that are wrong.

    Rules: "Components", p. 1; "Overview of land tiles and mining tokens", p. 8.
    """
    shape = {"box": Box, "token": tuple[Token, ...], "face": tuple[Face, ...]}
    pieces = Pieces(**read_file(folder, FILE, shape))
    require_sound(FILE, problems(pieces))
    return pieces


def problems(pieces: Pieces) -> Iterator[str]:
    """Everything that is wrong with the pieces, by entry and field."""
    for kind, entries in (("face", pieces.face), ("token", pieces.token)):
        yield from problems_of_ids(kind, [entry.id for entry in entries])
    values = [token.value for token in pieces.token]
    for token in pieces.token:
        if values.count(token.value) > 1:
            yield f"token {token.id} (value): two entries have the value {token.value}"
    for face in pieces.face:
        for problem in problems_of_face(face):
            yield f"face {face.id} {problem}"
    starts = [face.id for face in pieces.face if face.start]
    if len(starts) != 1:
        yield f"face (start): one face must be the start tile's, not {starts}"
    for kind, field, found, stated in (
        ("face", "tiles", sum(face.count for face in pieces.face), pieces.box.tiles),
        ("token", "tokens", sum(token.count for token in pieces.token), pieces.box.tokens),
    ):
        if found != stated:
            yield f"box ({field}): it holds {stated}, the counts of all {kind} entries add up to {found}"


def problems_of_face(face: Face) -> Iterator[str]:
    """Every side belongs to one segment of its kind, and a prairie lies beside each prairie or track."""
    covered = dict.fromkeys(SIDES, "P")
    for field, letter, segments in (("mountains", "M", face.mountains), ("railroads", "R", face.railroads)):
        for segment in segments:
            for side in segment.sides:
                if covered[side] != "P":
                    yield f"({field}): side {side} belongs to two segments"
                covered[side] = letter
    if "".join(covered.values()) != face.sides:
        yield f"(sides): {face.sides} does not agree with its segments, which make {''.join(covered.values())}"
    beside = [half for half in HALVES if covered[half[0]] != "M"]
    halves = sorted((half for prairie in face.prairies for half in prairie.halves), key=HALVES.index)
    if halves != beside:
        yield f"(prairies): they cover {list_names(halves)}, but {list_names(beside)} are prairie"
    for prairie in face.prairies:
        if prairie.tipis + prairie.horses > MOST_SYMBOLS:
            yield f"(prairies): there is room for {MOST_SYMBOLS} tipi camps and herds on one of them"
    yield from problems_of_tracks(face)
    for group in borders(face):
        for prairie in face.prairies:
            if len({arc_of(half, group) for half in prairie.halves}) > 1:
                yield f"(prairies): {list_names(prairie.halves)} lie on both sides of what joins {list_names(group)}"


def problems_of_tracks(face: Face) -> Iterator[str]:
    """Each track runs from side to side, or ends at something that is there."""
    for track in face.railroads:
        if (len(track.sides) == 1) != (track.ends_at != "none"):
            yield "(railroads): a track runs from side to side or ends somewhere"
        if track.ends_at == "mountain" and not face.mountains:
            yield "(railroads): a track ends in a mountain, but there is none"
        if track.locomotives > 1 and track.ends_at != "none":
            yield "(railroads): there is room for one locomotive on a track that ends on the tile"
    stops = {track.ends_at for track in face.railroads}
    if face.city != ("city" in stops) or face.junction != ("junction" in stops):
        yield "(city, junction): they must be where tracks end"
    if face.city and face.junction:
        yield "(city, junction): a tile shows one of them at most"


def borders(face: Face) -> Iterator[tuple[str, ...]]:
    """The sides that a mountain, a track or the tracks that meet in the middle join: no prairie crosses them."""
    yield from (mountain.sides for mountain in face.mountains)
    yield from (track.sides for track in face.railroads)
    yield tuple(
        side for track in face.railroads if track.ends_at in ("city", "junction") for side in track.sides
    )
    for track in face.railroads:
        if track.ends_at == "mountain" and len(face.mountains) == 1:
            yield track.sides + face.mountains[0].sides


def arc_of(half: str, group: Sequence[str]) -> int:
    """Between which of some sides a half side lies, going clockwise."""
    return sum(HALVES.index(half) > 2 * SIDES.index(side) for side in group) % max(1, len(group))


def list_names(names: Iterable[str]) -> str:
    """Names in a row."""
    return " ".join(names) or "nothing"


def turn_side(side: str, turn: int) -> str:
    """A side or half side after so many quarter turns clockwise."""
    return SIDES[(SIDES.index(side[0]) + turn) % 4] + side[1:]


def segments(face: Face, turn: int) -> tuple[object, ...]:
    """All a turned tile shows, in an order of its own: equal for two turns that look the same."""

    def shape(places: Sequence[str], *figures: object) -> tuple[object, ...]:
        return (tuple(sorted(turn_side(place, turn) for place in places)), *figures)

    return (
        sorted(shape(mountain.sides, mountain.nuggets) for mountain in face.mountains),
        sorted(shape(track.sides, track.ends_at, track.locomotives) for track in face.railroads),
        sorted(shape(prairie.halves, prairie.tipis, prairie.horses) for prairie in face.prairies),
    )


PIECES: Final = read_pieces(files(__package__).joinpath("data"))
FACES: Final = PIECES.face
TOKENS: Final = PIECES.token
