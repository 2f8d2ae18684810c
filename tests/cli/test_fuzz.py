"""Random games under all laws."""

import re
from pathlib import Path
from typing import Any

import pytest

from boomtown.cli.fuzz import broken_within, shortest
from boomtown.core.laws import BrokenLaw, play_one
from boomtown.core.record import Table, parse_record, replay_to
from boomtown.core.rng import Rng
from boomtown.core.step import Game, State, Variant
from boomtown.core.svg import Scene
from boomtown.games import ALL, laws_of
from boomtown.look.asking import Questions
from boomtown.testing.picture_laws import PictureLaws, laws_with_pictures
from boomtown.testing.plan import list_tables
from tests.cli.spoilt import Blind, Forgetful, Spoilt
from tests.cli.terminal import Call


def test_sound_rules_keep_all_laws(boomtown: Call) -> None:
    ended = boomtown("fuzz", "claim", "--games", 6, "--json")
    assert (ended.code, ended.err) == (0, "")
    assert (ended.document["games"], ended.document["faults"]) == (6, 0)
    assert ended.document["moves"] > 50
    assert boomtown("fuzz", "gold-rush", "--games", 1, "--seats", 2).out.endswith("all laws hold\n")


@pytest.mark.plain
def test_a_planted_mistake_is_found_and_its_record_is_short(
    boomtown: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(ALL, "claim", Forgetful())
    monkeypatch.setattr("boomtown.cli.fuzz.SHORTENING", 4.0)
    out = tmp_path / "found.toml"
    ended = boomtown("fuzz", "claim", "--games", 50, "--seats", 2, "--out", out, "--json")
    document = ended.document
    assert (ended.code, document["faults"], document["law"]) == (1, 1, "fill")
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# fill: ")
    record = parse_record(text)
    assert len(record.moves) == document["record_moves"]
    # A lode, worth 7, in the first round: stamp, bids, the claim itself.
    assert len(record.moves) <= record.seats + 4
    assert replay_to(ALL["claim"], record).state.score[0] >= 7


@pytest.mark.plain
def test_a_failure_is_told_to_people_and_kept_in_their_folder(
    boomtown: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(ALL, "claim", Blind())
    monkeypatch.setattr("boomtown.cli.fuzz.SHORTENING", 0.5)
    monkeypatch.chdir(tmp_path)
    ended = boomtown("fuzz", "claim", "--games", 50)
    assert ended.code == 1
    assert ended.out.startswith("Broken law: fault\nWhy: fault: ValueError('it is too dark to see')\n")
    assert (tmp_path / "fuzz-claim.toml").is_file()


def test_a_series_can_be_played_in_pieces(boomtown: Call) -> None:
    whole = boomtown("fuzz", "claim", "--games", 6, "--json").document
    pieces = [
        boomtown("fuzz", "claim", "--games", 3, "--first", first, "--json").document for first in (0, 3)
    ]
    assert sum(piece["moves"] for piece in pieces) == whole["moves"]
    assert pieces[0]["moves"] != pieces[1]["moves"]


@pytest.mark.plain
def test_only_the_same_law_makes_a_record_shorter() -> None:
    laws = laws_of("claim")
    laws.game = Forgetful()
    with pytest.raises(BrokenLaw) as caught:
        for seed in range(50):
            laws.check_game(2, frozenset(), seed)
    caught.value.law = "another"
    assert shortest(laws, caught.value, 1, 0.5) is caught.value


def test_a_sound_game_gives_no_shorter_record() -> None:
    record = Table(ALL["claim"], 2).record
    record.moves = ["* stamp water"] * 500  # longer than any game
    assert broken_within(laws_of("claim"), record, 1, float("inf")) is None


@pytest.mark.plain
def test_all_seat_counts_and_variants_have_their_turn() -> None:
    class Varied(Spoilt):
        def __init__(self) -> None:
            Game.__init__(
                self,
                "claim",
                1,
                ALL["claim"].verbs,
                2,
                3,
                [Variant("river", ["short", "long"], "short", []), Variant("dry", [], "", ["river"])],
            )

    words = [[], ["river=short"], ["river=long"], ["dry"]]
    assert list_tables(Varied(), None) == [(seats, frozenset(some)) for some in words for seats in (2, 3)]
    assert {seats for seats, _ in list_tables(Varied(), 3)} == {3}


@pytest.mark.plain
def test_of_many_variants_a_sample_has_its_turn() -> None:
    class Varied(Spoilt):
        def __init__(self) -> None:
            many = [Variant(f"river-{n}", ["short", "long"], "short", []) for n in range(9)]
            Game.__init__(self, "claim", 1, ALL["claim"].verbs, 2, 2, many)

    tables = [variants for _, variants in list_tables(Varied(), None)]
    assert tables == [variants for _, variants in list_tables(Varied(), None)]
    assert 200 < len({*tables}) < 300
    assert all(Varied().why_not(2, variants) is None for variants in tables)
    words = {f"river-{n}={way}" for n in range(9) for way in ("short", "long")}
    assert {frozenset({word}) for word in words} <= {*tables}
    assert max(len(variants) for variants in tables) > 6


def test_a_picture_that_hides_an_option_is_found() -> None:
    laws = laws_with_pictures("claim")
    assert isinstance(laws, PictureLaws)
    draw = laws.draw
    table: Table[object] = Table(ALL["claim"], 2)  # type: ignore[type-var]
    table.roll(Rng(1))
    laws.check_picture(table.state, 0)  # type: ignore[arg-type]

    def hiding(*arguments: Any) -> Scene:
        scene = draw(*arguments)
        nodes = {key: part for key, part in scene.nodes.items() if 'data-action="bid 7"' not in part.svg}
        return Scene(scene.title, scene.box, scene.sections, nodes, scene.look)

    laws.draw = hiding
    with pytest.raises(BrokenLaw, match=r"seat 0: \['bid 7'\]"):
        laws.check_picture(table.state, 0)  # type: ignore[arg-type]


def test_a_drawer_that_nobody_can_open_is_found() -> None:
    laws = laws_with_pictures("claim")
    assert isinstance(laws, PictureLaws)
    draw = laws.draw
    table: Table[object] = Table(ALL["claim"], 2)  # type: ignore[type-var]

    def hiding(*arguments: Any) -> Scene:
        scene = draw(*arguments)
        nodes = {key: part for key, part in scene.nodes.items() if key != "open-cards"}
        return Scene(scene.title, scene.box, scene.sections, nodes, scene.look, scene.is_sheet)

    laws.draw = hiding
    with pytest.raises(BrokenLaw, match=r"\['cards'\] opens no drawer or is never opened"):
        laws.check_picture(table.state, 0)  # type: ignore[arg-type]


def second_claim() -> tuple[PictureLaws, State, int]:
    """A table of Carson City where somebody claims a parcel, and one has an owner."""
    laws = laws_with_pictures("carson-city")
    assert isinstance(laws, PictureLaws)
    table: Table[Any] = Table(ALL["carson-city"], 2)
    while table.state.actor() < 0 or not max(table.state.parcels):
        play_one(table, Rng(1))
    laws.check_picture(table.state, int(table.state.actor()))
    return laws, table.state, int(table.state.actor())


def test_a_reason_for_which_nobody_can_ask_is_found() -> None:
    laws, state, seat = second_claim()
    draw = laws.draw

    def hiding(*arguments: Any) -> Scene:
        scene = draw(*arguments)
        nodes = {key: part for key, part in scene.nodes.items() if "data-why" not in part.svg}
        return Scene(scene.title, scene.box, scene.sections, nodes, scene.look, scene.is_sheet)

    laws.draw = hiding
    with pytest.raises(BrokenLaw, match=r"ClaimFirstParcel: seat \d cannot ask for .*parcel-owned"):
        laws.check_picture(state, seat)


def test_a_question_about_an_option_is_found() -> None:
    laws, state, seat = second_claim()
    assert laws.questions is not None
    option = ALL["carson-city"].verbs.text(state.options(seat)[0])
    with pytest.raises(BrokenLaw, match=re.escape(f"can ask why not ['{option}']")):
        laws.check_questions(laws.questions, state, seat, {option})


def test_a_decision_that_is_about_more_than_can_be_asked_is_found() -> None:
    laws, state, seat = second_claim()
    laws.questions = Questions({})
    with pytest.raises(BrokenLaw, match=r"ClaimFirstParcel is also about \['claim'\]"):
        laws.check_picture(state, seat)


def test_a_picture_that_is_no_xml_is_found() -> None:
    laws = laws_with_pictures("claim")
    assert isinstance(laws, PictureLaws)

    class Torn:
        def svg(self, theme: str) -> str:
            return "<svg>"

    laws.draw = lambda *_: Torn()  # type: ignore[assignment]
    state = ALL["claim"].start(2, frozenset())
    with pytest.raises(BrokenLaw, match="no XML"):
        laws.check_picture(state, 0)
