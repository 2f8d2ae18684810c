"""Records told, verified and shown."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.terminal import Call, played, saved


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A record of Gold Rush."""
    return saved(played("gold-rush", seats=3), tmp_path / "game.toml")


@pytest.fixture
def secret(tmp_path: Path) -> str:
    """A record of Claim, where all choose in secret."""
    return saved(played("claim", seats=3), tmp_path / "secret.toml")


def test_a_game_is_told_move_by_move(file: str, boomtown: Call) -> None:
    record = played("gold-rush", seats=3)
    document = boomtown("replay", file, "--json").document
    told = [f"{'*' if move['seat'] == -1 else move['seat']} {move['action']}" for move in document["moves"]]
    assert told == record.moves
    assert (document["scores"], document["is_over"]) == (record.scores, True)
    assert document["moves"][0]["told"][0].startswith("Hat draws a tile: ")


def test_people_get_a_line_for_each_move_and_its_sentences(file: str, boomtown: Call) -> None:
    lines = boomtown("replay", file, "--language", "de").out.splitlines()
    assert lines[0] == "gold-rush, rules version 1, 3 seats, no variants"
    assert lines[1].startswith("   1  * draw gr")
    assert lines[2].startswith("        Hut ")
    assert lines[-1].startswith("Final scores: Hut ")


def test_a_position_is_shown_with_its_options_as_texts(file: str, boomtown: Call) -> None:
    document = boomtown("replay", file, "--at", 1, "--json").document
    assert (document["at"], document["actors"], document["is_over"]) == (1, [0], False)
    assert document["options"][0]["action"].startswith("place ")
    assert document["options"][0]["text"].startswith("Place the tile ")
    shown = boomtown("replay", file, "--at", 1).out.splitlines()
    assert shown[1].startswith("After move 1: ")
    assert shown[2] == "Scores so far: Hat 0, Star 0, Cactus 0"
    assert len(shown) == 3 + len(document["options"])


def test_a_seat_is_told_only_what_it_may_know(secret: str, boomtown: Call) -> None:
    bids = [
        [move["action"] for move in boomtown("replay", secret, *words, "--json").document["moves"][1:4]]
        for words in ((), ("--seat", 0))
    ]
    assert not any("?" in bid for bid in bids[0])
    assert bids[1] == [bids[0][0], "bid ?", "bid ?"]


def test_a_seat_sees_only_its_own_options(secret: str, boomtown: Call) -> None:
    everything = boomtown("replay", secret, "--at", 1, "--json").document
    own = boomtown("replay", secret, "--at", 1, "--seat", 2, "--json").document
    assert {option["seat"] for option in everything["options"]} == {0, 1, 2}
    assert {option["seat"] for option in own["options"]} == {2}


def test_a_sound_record_is_verified(file: str, boomtown: Call) -> None:
    ended = boomtown("replay", file, "--verify", "--json")
    assert (ended.code, ended.document["verified"]) == (0, True)
    lines = boomtown("replay", file, "--verify").out.splitlines()
    assert lines[-2:] == ["It replays to its scores.", "Verified."]
    assert len(lines) < 8, "the moves are not told again"


def test_a_record_with_other_scores_is_not_verified(boomtown: Call, tmp_path: Path) -> None:
    record = played("gold-rush")
    file = saved(replace(record, scores=[record.scores[0] + 1, record.scores[1]]), tmp_path / "wrong.toml")
    ended = boomtown("replay", file, "--verify")
    assert ended.code == 1
    *_, why, verdict = ended.out.splitlines()
    assert why.startswith("The record is not right: it replays to the scores ")
    assert verdict == "Not verified."
    assert boomtown("replay", file, "--verify", "--json").document["verified"] is False


def test_a_move_that_is_not_allowed_is_named(boomtown: Call, tmp_path: Path) -> None:
    record = played("gold-rush")
    file = saved(replace(record, moves=[record.moves[0], *record.moves]), tmp_path / "wrong.toml")
    told, verified = boomtown("replay", file), boomtown("replay", file, "--verify")
    assert (told.code, told.out) == (2, "")
    assert "move 2, '* draw" in told.err
    assert verified.code == 1
    assert "move 2, '* draw" in verified.out


def test_a_verdict_is_about_the_whole_record(file: str, boomtown: Call) -> None:
    assert boomtown("replay", file, "--verify", "--at", 3).code == 2


def test_other_rules_are_mentioned(boomtown: Call, tmp_path: Path) -> None:
    file = saved(replace(played("gold-rush"), rules=99), tmp_path / "old.toml")
    words = "recorded under rules version 99; this is version 1"
    assert words in boomtown("replay", file, "--at", 0).err
    assert words in boomtown("replay", file, "--verify").out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('game = "gold-rush"', 'game = "poker"'),
        ("seats = 2", "seats = 99999999999999999999"),
        ("seats = 2", "seats = -1"),
        ("variants = []", 'variants = ["dragons"]'),
        ("variants = []", "variants = [1]"),
        ("scores = [", 'scores = ["1", '),
        ('moves = """\n', 'moves = """\nnonsense\n'),
        ('moves = """\n', 'moves = """\n99 pass\n'),
        ("rules = 1", "rules = [" + "[" * 20_000),
        ("rules = 1", ""),
    ],
)
def test_a_bad_record_is_refused(old: str, new: str, boomtown: Call, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    text = played("gold-rush").text()
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    for words in (("replay", file), ("render", file, "-o", tmp_path / "picture.svg")):
        ended = boomtown(*words)
        assert (ended.code, ended.out) == (2, "")
        assert len(ended.err.splitlines()) == 1
