"""Records of older rules still open: at their last good move, from which everybody goes on."""

import asyncio
from pathlib import Path

import pytest

from boomtown.core.record import BadRecord, Refused, parse_record, replay_to
from boomtown.games import ALL, GAMES
from tests.server.tables import ADA, hub_on, people, play_on

GAMES_FOLDER = Path(__file__).parents[1] / "games"
OLD = sorted(GAMES_FOLDER.glob("*/old/rules-*.toml"))


def test_there_is_a_record_of_the_last_rules_of_every_game_that_has_changed_them() -> None:
    changed = {f"{name.replace('-', '_')} {ALL[name].rules - 1}" for name in GAMES if ALL[name].rules > 1}
    assert changed <= {f"{path.parents[1].name} {path.stem.removeprefix('rules-')}" for path in OLD}


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_a_table_of_older_rules_opens_at_its_last_good_move_and_goes_on_from_there(
    database: str, path: Path
) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    game = ALL[record.game]
    assert record.rules < game.rules
    with pytest.raises(BadRecord, match="move"):
        replay_to(game, record)

    async def story() -> None:
        async with hub_on(database) as hub:
            chairs = people(*[ADA] * record.seats)
            old = await hub.open(
                record.game, "Old", frozenset(record.variants), chairs, True, (*record.moves,)
            )
            assert old.fault
            assert 0 < old.decision < len(record.moves)
            assert old.require_table().record.moves == record.moves[: old.decision]
            with pytest.raises(Refused, match="read-only"):
                await old.act(ADA.id, 0, "pass", old.decision)
            new = await hub.branch(old, old.decision, ADA.id, ADA.name)
            assert (new.fault, new.decision, new.room.rules) == ("", old.decision, int(game.rules))
            await play_on(new, 3)

    asyncio.run(story())
