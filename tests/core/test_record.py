"""Records as text, and the door through which moves come in."""

import time
import tomllib
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from boomtown.core.record import (
    BadRecord,
    Record,
    Refused,
    Table,
    live_score,
    parse_move,
    parse_record,
    refuse_start,
    replay,
    replay_to,
)
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, NOBODY
from boomtown.core.wire import snapshot
from boomtown.games.gold_rush import GOLD_RUSH

GAMES_TESTED = Path(__file__).parents[1] / "games"
MOVES = ["* draw gr38", "0 place 1e e", "0 tent 0 n", "* draw gr39", "1 place 1w e", "1 cowboy e"]
MINED = [*MOVES, "* draw gr39", "0 place 2e e", "0 mine", "* token 3"]
TEXT = '''game = "gold-rush"
rules = 1
seats = 2
variants = ["no-farmers"]
scores = [0, 0]
moves = """
* draw gr38
0 place 1e e
"""
'''


def told(moves: list[str], is_listening: bool = True) -> Table[Any]:
    return replay_to(GOLD_RUSH, Record("gold-rush", 1, 2, moves=moves), is_listening=is_listening)


# Text


def test_a_record_is_text_that_people_can_read() -> None:
    record = Record("gold-rush", 1, 2, ["no-farmers"], [0, 0], MOVES[:2])
    assert record.text() == TEXT
    assert parse_record(TEXT) == record


def test_empty_lines_and_blanks_around_moves_do_not_matter() -> None:
    assert parse_record(TEXT.replace("* draw", "\n\n   * draw").replace("1e e", "1e e  ")) == parse_record(
        TEXT
    )


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('game = "gold-rush"', "game = gold-rush", "needs 'game' as str"),
        ('game = "gold-rush"\n', "", "needs 'game' as str"),
        ("rules = 1", 'rules = "1"', "needs 'rules' as int"),
        ("seats = 2", "seats = true", "needs 'seats' as int"),
        ('variants = ["no-farmers"]', 'variants = "no-farmers"', "needs 'variants' as list"),
        ('variants = ["no-farmers"]', "variants = [1]", "'variants' of a record is a list of str"),
        ("scores = [0, 0]", "scores = [0, 0.5]", "'scores' of a record is a list of int"),
        ("moves =", "plays =", "not a record: line 6"),
        ('moves = """', 'moves = "0 pass"', "not a record: line 7"),
        ('e e\n"""\n', "e e\n", "its moves have no end"),
        ("rules = 1", "rules = 1\nrules = 1", "not a record: line 3"),
        ("rules = 1", "[rules]", "not a record: line 2"),
        ("rules = 1", "a.a.a.a = 1", "not a record: line 2"),
        ("rules = 1", "rules = 1e9", "needs 'rules' as int"),
        ("rules = 1", "rules = 1234567890", "needs 'rules' as int"),
        ("scores = [0, 0]", f"scores = [{'0,' * 101}]", "at most 100 items"),
        ("scores = [0, 0]", f"scores = {'[' * 2000}", "needs 'scores' as list"),
        ("* draw gr38", "* draw " + "x" * 200, "is no move"),
        ("* draw gr38", "* draw gr38\n" * 10_001, "at most 10000 moves"),
        ("* draw gr38", "* draw gr38\n" * 40_000, "too long"),
    ],
)
def test_a_text_that_is_no_record_says_why(right: str, wrong: str, complaint: str) -> None:
    assert right in TEXT
    with pytest.raises(BadRecord, match=complaint):
        parse_record(TEXT.replace(right, wrong))


def test_a_record_is_read_as_any_other_toml_would_be() -> None:
    noted = "\ufeff# a fine game\r\n\r\n" + TEXT.replace("\n", "\r\n").replace("[0, 0]", "[ 0, 0, ]")
    assert parse_record(noted) == parse_record(TEXT)
    for text in (TEXT, *(path.read_text("utf-8") for path in GAMES_TESTED.glob("*/golden/*.toml"))):
        raw, record = tomllib.loads(text), parse_record(text)
        assert raw.pop("moves").split("\n")[:-1] == record.moves
        assert raw == {name: getattr(record, name) for name in raw}


@pytest.mark.parametrize(
    "text",
    [
        "a." * 140_000 + "b = 1",
        "x = " + "[" * 200_000,
        "x = " + "{a=" * 60_000,
        "[" + "a." * 100_000 + "a]",
        '"' * 299_999,
        'moves = """\n' + "0 " * 140_000,
        "=" * 299_999,
        "\n" * 299_999,
        "game =" + " " * 295_000 + "x" * 4_001,  # blanks that a pattern could share out in very many ways
        "game" + " " * 299_000,
        "scores = [" + "\t" * 3_000 + "," * 296_000,
    ],
    ids=[
        *("dotted", "lists", "tables", "header", "quotes", "move", "equals", "lines"),
        *("blanks", "no value", "commas"),
    ],
)
def test_no_text_takes_much_memory_or_time_to_be_refused(text: str) -> None:
    tracemalloc.start()
    began = time.process_time()
    try:
        with pytest.raises(BadRecord):
            parse_record(text)
        assert tracemalloc.get_traced_memory()[1] < 40_000_000  # a list of its lines is the most there is
        assert time.process_time() - began < 2.0  # of milliseconds; blanks once stopped everybody for 5 s
    finally:
        tracemalloc.stop()


def test_a_move_begins_with_a_seat_or_a_star() -> None:
    assert parse_move("* draw gr38") == (CHANCE, "draw gr38")
    assert parse_move("12 place 1e e") == (12, "place 1e e")


@pytest.mark.parametrize("move", ["", "pass", "x pass", "-1 pass", "0", "100 pass", "1.5 pass", "² pass"])
def test_a_move_that_begins_with_anything_else_is_none(move: str) -> None:
    with pytest.raises(BadRecord, match="is no move"):
        parse_move(move)


# Replay


def test_a_replay_gives_the_table_at_the_start_and_after_each_move() -> None:
    record = Record("gold-rush", 1, 2, moves=MOVES)
    lengths = [len(table.record.moves) for table in replay(GOLD_RUSH, record)]
    assert lengths == [0, 1, 2, 3, 4, 5, 6]
    assert replay_to(GOLD_RUSH, record, 3).record.moves == MOVES[:3]


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        (Record("claim", 1, 2), "a record of 'claim', not of 'gold-rush'"),
        (Record("gold-rush", 1, 9), "cannot be set up: no-such-seat-count"),
        (Record("gold-rush", 1, 2, ["blizzard"]), "cannot be set up: no-such-variant"),
        (
            Record("gold-rush", 1, 2, moves=[*MOVES[:1], "0 place 0 e"]),
            "move 2, '0 place 0 e': gold-rush-reason-square-taken",
        ),
        (Record("gold-rush", 1, 2, moves=[*MOVES[:1], "1 place 1e e"]), "move 2, .*: not-your-turn"),
        (Record("gold-rush", 1, 2, moves=["* sing"]), "move 1, .*: no-such-action"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_where(record: Record, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        replay_to(GOLD_RUSH, record)


@pytest.mark.parametrize("number", [-1, 7])
def test_there_is_no_position_beyond_the_last_move(number: int) -> None:
    with pytest.raises(BadRecord, match=f"has 6 moves, there is no move {number}"):
        replay_to(GOLD_RUSH, Record("gold-rush", 1, 2, moves=MOVES), number)


# The door

NONSENSE: list[Any] = [None, True, 1.0, "0", b"0", [], {}, (), -3, 10**9, 2**63, 2**200, -(2**200), len]


@pytest.mark.parametrize("action", NONSENSE, ids=str)
def test_an_action_that_is_none_is_refused(action: Any) -> None:
    table = told(MOVES[:1])
    with pytest.raises(Refused, match="no-such-action"):
        table.act(0, action)
    assert table.record.moves == MOVES[:1]


@pytest.mark.parametrize("seat", [*NONSENSE, 2], ids=str)
def test_a_seat_that_is_none_is_refused(seat: Any) -> None:
    table = told(MOVES[:1])
    with pytest.raises(Refused, match="not-your-turn"):
        table.act(seat, table.find("place 1e e"))
    assert table.record.moves == MOVES[:1]


@pytest.mark.parametrize(
    "text", ["", "place", "place 1e e ", "place 1e\ne", "x" * 10_000, None, 7, b"pass", ["pass"]]
)
def test_a_text_that_names_no_action_is_refused(text: Any) -> None:
    table = told(MOVES[:1])
    with pytest.raises(Refused, match="no-such-action"):
        table.say(0, text)


def test_a_refusal_names_the_reason_its_numbers_and_the_step() -> None:
    refusal = told(MOVES[:1]).why_not(0, GOLD_RUSH.verbs.find("place 1e n"))
    assert refusal is not None
    assert (refusal.reason, refusal.step) == ("gold-rush-reason-does-not-continue", "PlaceTile")
    assert len(refusal.numbers) == 4


def test_what_is_allowed_has_no_refusal() -> None:
    assert told(MOVES[:1]).why_not(0, GOLD_RUSH.verbs.find("place 1e e")) is None


def test_chance_does_not_act_in_anybodys_place() -> None:
    table = told(MOVES[:1])
    with pytest.raises(Refused, match="not-your-turn"):
        table.roll(Rng(1))
    assert table.record.moves == MOVES[:1]


def test_chance_rolls_when_it_is_its_turn() -> None:
    table = told([])
    table.roll(Rng(1))
    assert table.record.moves[0].startswith("* draw ")


@pytest.mark.parametrize("seats", [None, True, 2.0, "2", -1, 0, 1, 6, 10**30])
def test_a_table_with_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(Refused, match="no-such-seat-count") as refused:
        Table(GOLD_RUSH, seats)
    assert refused.value.numbers == [2, 5]


@pytest.mark.parametrize(
    "variants", [None, 5, "no-farmers", ["blizzard"], [1], [None], ["no-farmers", 1], {"no-farmers": 1}]
)
def test_a_table_with_variants_that_are_none_is_refused(variants: Any) -> None:
    with pytest.raises(Refused, match="no-such-variant"):
        refuse_start(GOLD_RUSH, 2, variants)


def test_a_known_variant_is_accepted_in_any_collection() -> None:
    for variants in (["no-farmers"], ("no-farmers",), {"no-farmers"}, frozenset({"no-farmers"}), []):
        refuse_start(GOLD_RUSH, 2, variants)


# Lines, events, scores


def test_every_seat_and_the_spectators_have_their_own_lines() -> None:
    table = told(MINED)
    assert sorted(table.lines) == [NOBODY, 0, 1]
    assert table.lines[0] == MINED
    assert table.lines[1] == table.lines[int(NOBODY)] == [*MINED[:-1], "* token ?"]


def test_what_happens_is_heard_move_by_move_if_somebody_listens() -> None:
    table = told(MOVES)
    assert len(table.events) == len(MOVES) + 1
    assert [[event.name for event in told] for told in table.events[1:4]] == [
        ["gold-rush-event-tile-drawn"],
        ["gold-rush-event-tile-placed"],
        ["gold-rush-event-tent-pitched"],
    ]
    event = table.events[2][0]
    assert (event.seat, event.step, event.audience) == (0, "PlaceTile", NOBODY)
    assert snapshot(event.after)["tile_count"] == 2  # the table at that moment, not as it is now
    assert table.state.listener is None


def test_nobody_listens_unless_asked_and_the_game_is_the_same() -> None:
    quiet, heard = told(MINED, is_listening=False), told(MINED)
    assert [*map(len, quiet.events)] == [0] * (len(MINED) + 1)
    assert snapshot(quiet.state) == snapshot(heard.state)


def test_score_lines_add_up_and_the_record_knows_the_scores() -> None:
    moves = ["* draw gr16", "0 place 1n s", "0 cowboy s", "* token 3", "* token 1"]
    table = told(moves)
    assert [(line.points, line.name) for line in table.score_lines(0)] == [(2, "gold-rush-score-mountain")]
    assert table.score_lines(1) == []
    assert table.record.scores == [2, 0]


def test_the_live_score_leaves_the_table_alone() -> None:
    table = told(MINED)
    before = snapshot(table.state)
    lines = live_score(GOLD_RUSH, table.state)
    assert [(line.seat, line.points) for line in lines] == [(1, 4), (0, 3)]
    assert snapshot(table.state) == before
    assert table.record.scores == [0, 0]


def test_a_view_scores_only_what_its_seat_knows() -> None:
    view = GOLD_RUSH.view(told(MINED).state, 1)
    assert [(line.seat, line.points) for line in live_score(GOLD_RUSH, view.state)] == [(1, 4)]


# Undo


def test_a_seat_takes_back_its_own_last_moves_as_far_as_chance_or_another_seat() -> None:
    table = told([*MOVES[:1], *MOVES[1:3]])
    assert (table.moves_to_undo(0), table.moves_to_undo(1)) == (2, 0)
    assert told(MOVES).moves_to_undo(0) == 0
    assert told([]).moves_to_undo(0) == 0


def test_what_was_taken_back_never_happened() -> None:
    table = told(MOVES)
    table.undo(2)
    fresh = told(MOVES[:-2])
    assert snapshot(table.state) == snapshot(fresh.state)
    assert (table.record, table.lines) == (fresh.record, fresh.lines)
    assert len(table.events) == len(fresh.events)
    table.say(1, "place 1w e")
    assert table.record.moves == MOVES[:-1]


def test_a_table_that_keeps_few_events_is_otherwise_the_same() -> None:
    few: Table[Any] = Table(GOLD_RUSH, 2, kept=2)
    for move in MOVES:
        few.say(*parse_move(move))
    whole = told(MOVES)
    assert few.events == [[]] * (len(MOVES) - 1) + few.events[-2:]
    assert [*map(len, few.events[-2:])] == [*map(len, whole.events[-2:])]
    assert few.scored == whole.scored
    again = few.clone()
    again.say(int(CHANCE), "draw gr40")
    assert len(few.events[-2]) == len(whole.events[-2])  # what its clone has dropped is still here


def test_points_that_were_taken_back_were_never_scored() -> None:
    table = told(["* draw gr16", "0 place 1n s", "0 cowboy s", "* token 3", "* token 1"])
    assert [*table.scored] == [(5, "gold-rush-score-mountain", 0, 2)]
    table.undo(1)
    assert table.scored == []


@pytest.mark.parametrize("moves", [0, -1, 7])
def test_there_is_nothing_to_undo_before_the_first_move(moves: int) -> None:
    table = told(MOVES)
    with pytest.raises(Refused, match="nothing-to-undo"):
        table.undo(moves)
    assert table.record.moves == MOVES


def test_undo_keeps_seats_and_variants() -> None:
    table = Table(GOLD_RUSH, 3, frozenset({"no-farmers"}))
    table.say(int(CHANCE), "draw gr38")
    table.undo(1)
    assert (table.record.seats, table.record.variants, table.record.moves) == (3, ["no-farmers"], [])
    assert table.state.has_farmers == 0


def test_what_is_done_at_a_clone_does_not_show_at_the_table() -> None:
    table: Table[Any] = Table(GOLD_RUSH, 2)
    table.roll(Rng(1))
    table.act(0, table.state.options(0)[0])

    def facts(of: Table[Any]) -> tuple[Any, ...]:
        lines = {seat: [*said] for seat, said in of.lines.items()}
        moves, scores = [*of.record.moves], [*of.record.scores]
        return snapshot(of.state), moves, scores, lines, [*of.events], of.moves_to_undo(0)

    before, again = facts(table), table.clone()
    assert facts(again) == before
    again.act(0, again.state.options(0)[0])
    assert facts(again) != before
    assert facts(table) == before
    again.undo(2)
    assert facts(table) == before
    table.act(0, table.state.options(0)[0])
    assert len(again.record.moves) == 1


def test_a_table_and_a_state_say_what_they_are() -> None:
    table = Table(GOLD_RUSH, 3, frozenset({"no-farmers"}))
    assert repr(table.state) == "<GoldRushState seats=3 score=[0, 0, 0] now=DrawTile actors=[-1]>"
    table.roll(Rng(1))
    shown = "<GoldRushState seats=3 score=[0, 0, 0] now=PlaceTile actors=[0]>"
    assert repr(table) == f"<Table gold-rush no-farmers moves=1 {shown}>"
    table.state.agenda = []
    assert repr(table.state) == "<GoldRushState seats=3 score=[0, 0, 0] over>"
