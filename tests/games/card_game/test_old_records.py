"""Records of older rules: what still replays, and how far."""

from pathlib import Path

import pytest

from boomtown.core.record import BadRecord, parse_record, replay_to
from boomtown.games.card_game import CARD_GAME
from tests.games.card_game.tables import offered, why_not

# under rules 1 whoever had no turn could use the Day Labourer at a table with `lawyer-with-boosts`
OLD = parse_record((Path(__file__).parent / "old" / "rules-1.toml").read_text(encoding="utf-8"))
LAST_GOOD = OLD.moves.index("2 use day-labourer")


def test_an_old_record_is_refused_where_the_rules_have_changed() -> None:
    """Ruling C11."""
    assert (OLD.rules, int(CARD_GAME.rules)) == (1, 2)
    with pytest.raises(
        BadRecord, match=f"move {LAST_GOOD + 1}, '2 use day-labourer': card-game-reason-no-turn"
    ):
        replay_to(CARD_GAME, OLD)


def test_an_old_record_replays_up_to_there_and_can_go_on() -> None:
    """Ruling C11."""
    table = replay_to(CARD_GAME, OLD, LAST_GOOD)
    assert why_not(table, "use day-labourer", 2) == "no-turn"
    assert offered(table)[0].startswith("bid")
