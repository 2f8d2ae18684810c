"""The suite that anybody can run on a game of his own: it passes what is sound, and tells what is not."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boomtown.core.laws import Laws
from boomtown.core.record import parse_record, replay_to
from boomtown.core.step import View
from boomtown.core.svg import Scene
from boomtown.core.text import LANGUAGES, Text
from boomtown.games import game_parts
from boomtown.games.claim import CLAIM
from boomtown.games.claim.parts import PARTS as CLAIM_PARTS
from boomtown.games.parts import Audit, GameParts
from boomtown.look.kept import keep
from boomtown.testing import PARTS as ALL_PARTS
from boomtown.testing import GameFailed, Plan, check_game, list_checks, write_data
from boomtown.testing.messages import catalogue, read
from boomtown.testing.plan import Subject

ROOT = Path(__file__).parents[1]
CLAIM_DATA = ROOT / "games/claim"
QUICK = Plan(games=2, each=5, positions=2)


@pytest.fixture
def outsider(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameParts]:
    """The game of another package, which is not installed."""
    monkeypatch.syspath_prepend(str(ROOT / "foreign_game/src"))
    from last_match.parts import PARTS

    yield PARTS


def broken_claim(**others: Any) -> GameParts:
    """Claim with other parts."""
    return replace(CLAIM_PARTS, **others)


def failures(parts: GameParts, *wanted: str, plan: Plan = QUICK) -> dict[str, str]:
    """By law, what a suite tells."""
    with pytest.raises(GameFailed) as failed:
        check_game(parts, plan, wanted)
    return {failure.law: str(failure) for failure in failed.value.failures}


def test_a_sound_game_passes_by_name_by_parts_and_by_its_rules() -> None:
    for game in ("claim", CLAIM_PARTS, CLAIM):
        report = check_game(game, QUICK, ["laws", "views"])
        assert report.checks == {"laws": 2, "views": 3}
        assert str(report) == "claim passes 5 checks: 2 of laws, 3 of views"


@pytest.mark.plain
def test_a_game_of_another_package_passes_with_files_of_its_own(outsider: GameParts, tmp_path: Path) -> None:
    assert sorted(path.name for path in write_data(outsider, tmp_path)) == [
        "2-seats-first.toml", "3-seats-first.toml", "4-seats-first.toml", "perft.toml", "traces.toml",
    ]  # fmt: skip
    report = check_game(outsider, Plan(tmp_path, games=3))
    assert report.checks.keys() == {*ALL_PARTS}
    assert all(report.checks.values())


def test_what_is_written_again_stays_as_it_is(tmp_path: Path) -> None:
    write_data(CLAIM_PARTS, tmp_path)
    files = {path: path.read_text() for path in tmp_path.rglob("*.toml")}
    write_data(CLAIM_PARTS, tmp_path)
    assert {path: path.read_text() for path in tmp_path.rglob("*.toml")} == files
    assert check_game("claim", Plan(tmp_path), ["golden", "perft", "traces"]).checks["golden"] == 4


def test_a_broken_law_is_told_with_a_record_that_leads_there() -> None:
    def check_pieces(state: Any) -> str | None:
        return "a card is missing" if state.score[0] > 0 else None

    parts = broken_claim(load_audit=lambda: Audit(check_pieces))
    with pytest.raises(GameFailed) as failed:
        check_game(parts, QUICK, ["laws"])
    first = failed.value.failures[0]
    assert (first.law, first.check) == ("balance", "claim: laws-2-seats-0")
    assert str(first).startswith("claim: laws-2-seats-0 fails: balance: a card is missing\nafter these ")
    assert "boomtown replay FILE" in str(first)
    assert first.record is not None
    assert replay_to(CLAIM, parse_record(str(first).split("plays:\n")[1])).state.score[0] > 0
    assert str(failed.value).startswith("claim fails 2 of 2 checks")


@pytest.mark.parametrize(
    ("file", "old", "new", "law"),
    [
        ("golden/2-seats-six-scouts.toml", "scores = [", "scores = [9", "golden"),
        ("golden/2-seats-six-scouts.toml", "rules = 1", "rules =  1", "golden"),
        ("perft.toml", "counts = [2, 28", "counts = [2, 29", "perft"),
        ("perft.toml", "bid 1, bid 2", "bid 2, bid 1", "perft"),
        ("traces.toml", 'trace = "', 'trace = "x', "trace"),
    ],
)
def test_what_differs_from_a_file_is_told(tmp_path: Path, file: str, old: str, new: str, law: str) -> None:
    for path in CLAIM_DATA.rglob("*.toml"):
        copy = tmp_path / path.relative_to(CLAIM_DATA)
        copy.parent.mkdir(exist_ok=True)
        text = path.read_text(encoding="utf-8")
        copy.write_text(text.replace(old, new) if str(copy).endswith(file) else text, encoding="utf-8")
    assert failures(CLAIM_PARTS, "golden", "perft", "traces", plan=Plan(tmp_path)).keys() == {law}


def test_a_number_of_seats_without_a_recorded_game_is_told(tmp_path: Path) -> None:
    (tmp_path / "golden").mkdir()
    for path in CLAIM_DATA.glob("golden/2-*.toml"):
        (tmp_path / "golden" / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    assert (
        "no recorded game has [3, 4] seats" in failures(CLAIM_PARTS, "golden", plan=Plan(tmp_path))["golden"]
    )


def drawn_otherwise(change: Any) -> GameParts:
    """Claim drawn with a mistake in the text of its nodes."""

    def draw(*given: Any) -> Scene:
        scene = CLAIM_PARTS.ui.draw_scene(*given)
        nodes = {key: replace(node, svg=change(node.svg)) for key, node in scene.nodes.items()}
        return replace(scene, nodes=nodes)

    return broken_claim(load_ui=lambda: replace(CLAIM_PARTS.load_ui(), draw_scene=draw))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('data-action="', 'data-other="', "only as an option or only in the picture"),
        ('role="button"', 'role="img"', "no button with a label"),
        ('aria-label="', 'aria-label="claim-event-bid ', "shows the id of a message"),
        ('font-size="', 'font-size="1" data-size="', "twelve are the least"),
        ('fill="', 'style="" fill="', "has a style"),
        ('href="#', 'href="#no-such-', "is not defined"),
        ("&lt;script&gt;&amp;", "<script>&", "is no XML"),
        ("</g>", "", "is no XML"),
        ('data-open="', 'data-open="no-such-', "opens no drawer"),
    ],
)
def test_what_is_wrong_in_a_picture_is_told(old: str, new: str, why: str) -> None:
    parts = drawn_otherwise(lambda svg: type(svg)(str.replace(svg, old, new)))
    assert why in failures(parts, "scene")["scene"]


def test_a_kept_part_that_lacks_a_value_is_told() -> None:
    @keep(64)
    def draw(seat: int, text: Text) -> list[Scene]:
        return []  # what this seat was shown first: nothing of the state is in the key

    def draw_scene(view: View[Any], text: Text, names: Any = None) -> Scene:
        first = draw(int(view.seat), text)
        first.append(CLAIM_PARTS.ui.draw_scene(view, text, names))
        return first[0]

    parts = broken_claim(load_ui=lambda: replace(CLAIM_PARTS.load_ui(), draw_scene=draw_scene))
    told = [
        str(check) for check in list_checks(parts, QUICK, ["scene"]) if str(check).startswith("scene-kept")
    ]
    assert told == [f"scene-kept-{language}" for language in LANGUAGES]
    assert "is shown something old" in failures(parts, "scene")["kept"]


def test_what_is_wrong_in_the_texts_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    there = catalogue(CLAIM_PARTS.package, "en")
    spare = {**there, **read("claim-event-nothing = Nothing  happens.\n")}

    def changed(package: str, language: str) -> Any:
        return spare if (package, language) == (CLAIM_PARTS.package, "en") else catalogue(package, language)

    monkeypatch.setattr("boomtown.testing.texts.catalogue", changed)
    told = failures(CLAIM_PARTS, "texts")["text"]
    assert "nobody asks for these messages: claim-event-nothing" in told
    monkeypatch.setattr("boomtown.testing.messages.catalogue", changed)
    with pytest.raises(GameFailed, match="de: claim-event-nothing"):
        check_game("claim", QUICK, ["texts"])


def test_a_plan_chooses_tables() -> None:
    variants = frozenset({"no-farmers"})
    tables = Subject("gold-rush", Plan(games=5, seats=[3], variants=[variants])).tables
    assert tables == 5 * [(3, variants)]
    assert {seats for seats, _ in Subject("gold-rush", Plan(games=8)).tables} == {2, 3, 4, 5}


def test_a_part_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match=r"there are no parts \['law'\]"):
        list_checks("claim", parts=["law"])


@pytest.mark.plain
def test_a_clone_that_shares_what_changes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from boomtown.games.claim.rules.state import ClaimState

    honest = ClaimState.clone

    def shallow(self: ClaimState) -> ClaimState:
        copy = honest(self)
        copy.taken = self.taken
        return copy

    positions = Subject("claim", QUICK).played  # with honest clones
    assert positions
    monkeypatch.setattr(ClaimState, "clone", shallow)
    monkeypatch.setattr(Laws, "check_view", lambda *given: None)
    with pytest.raises(GameFailed, match="a clone shares taken with its state"):
        check_game(game_parts("claim"), QUICK, ["views"])
