"""Each law is broken on purpose once, and exactly that law is seen to fail.

What is broken by values alone is broken in both modes. Compiled classes cannot be changed from outside, so what
takes a broken rule is tested with plain rules only.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import boomtown
from boomtown.core import laws as laws_module
from boomtown.core import wire
from boomtown.core.laws import BrokenLaw, Laws, perft, play_one
from boomtown.core.menu import Menu
from boomtown.core.record import Record, Table, replay_to
from boomtown.core.rng import Rng
from boomtown.core.step import CHANCE, HIDDEN, NOBODY, Event, Game, State, View
from boomtown.games import laws_of
from boomtown.games.card_game import CARD_GAME
from boomtown.games.carson_city import CARSON_CITY
from boomtown.games.claim import CLAIM
from boomtown.games.claim.rules.state import ClaimState
from boomtown.games.claim.rules.steps import SecretBid
from boomtown.games.gold_rush import GOLD_RUSH
from boomtown.games.gold_rush.audit import audit
from boomtown.games.gold_rush.rules.game import GoldRush
from boomtown.games.gold_rush.rules.state import GoldRushState
from boomtown.games.gold_rush.rules.steps import STEPS
from boomtown.games.gold_rush.rules.steps.action import ChooseAction
from boomtown.games.gold_rush.rules.steps.land import DrawTile, PlaceTile
from boomtown.games.gold_rush.rules.steps.mining import TakeToken
from boomtown.games.gold_rush.rules.verbs import PASS

plain_only = pytest.mark.skipif(boomtown.COMPILED, reason="compiled classes cannot be changed from outside")
LAWS = laws_of("gold-rush")
MINING = ["* draw gr38", "0 place 1e e", "0 tent 0 n", "* draw gr39", "1 place 1w e", "1 pass"]
MINING += ["* draw gr39", "0 place 2e e", "0 mine"]


def at(moves: list[str]) -> GoldRushState:
    return replay_to(GOLD_RUSH, Record("gold-rush", 1, 2, moves=moves)).state


def broken_in(laws: Laws, state: GoldRushState) -> str:
    """The law that fails at a position."""
    with pytest.raises(BrokenLaw) as broken:
        laws.check_position(state, Rng(1), every_number=True)
    return broken.value.law


def broken_at(laws: Laws, moves: list[str]) -> str:
    """The law that fails after these moves."""
    return broken_in(laws, at(moves))


def finished(seed: int = 1) -> Table[GoldRushState]:
    table = Table(GOLD_RUSH, 2)
    rng = Rng(seed)
    while not table.state.is_over():
        play_one(table, rng)
    return table


def broken_at_end(table: Table[GoldRushState]) -> str:
    with pytest.raises(BrokenLaw) as broken:
        LAWS.check_end(table)
    return broken.value.law


class Other:
    """The game with something else in one place, as seen from outside."""

    def __init__(self, **others: Any) -> None:
        self.others = others

    def __getattr__(self, name: str) -> Any:
        return self.others[name] if name in self.others else getattr(GOLD_RUSH, name)


def other_laws(**others: Any) -> Laws:
    game: Any = Other(**others)
    return Laws(game, STEPS, audit)


def test_without_a_fault_all_laws_hold() -> None:
    for moves in ([], MINING[:1], MINING[:2], MINING):
        LAWS.check_position(at(moves), Rng(1), every_number=True)
    LAWS.check_end(finished())


# Broken by values: both modes


def test_a_field_without_a_mark_breaks_the_law_of_audience() -> None:
    laws = other_laws()
    del laws.audience["bag"]
    assert broken_at(laws, []) == "audience"


def test_a_private_field_called_public_breaks_the_law_of_audience() -> None:
    laws = other_laws()
    laws.audience["held"] = "public"
    assert broken_at(laws, []) == "audience"


def test_pieces_that_do_not_add_up_break_the_law_of_balance() -> None:
    state = at([])
    state.bag += 1
    with pytest.raises(BrokenLaw, match="balance: 63 tokens in the bag, 1 on the map, 0 held"):
        LAWS.check_position(state, Rng(1))
    assert broken_at(Laws(GOLD_RUSH, STEPS, lambda _: "a cow is missing"), []) == "balance"


def test_events_that_do_not_add_up_break_the_law_of_the_ledger() -> None:
    def owed(told: list[Event]) -> str | None:
        return "something was scored" if any(event.is_score for event in told) else None

    with pytest.raises(BrokenLaw, match="ledger: something was scored"):
        Laws(GOLD_RUSH, STEPS, audit, owed).check_end(finished())


def test_a_filled_view_that_does_not_add_up_breaks_the_law_of_filling() -> None:
    def too_rich(view: View[GoldRushState], rng: Rng) -> GoldRushState:
        state = GOLD_RUSH.determinize(view, rng)
        state.unseen.left[0] += 1
        return state

    assert broken_at(other_laws(determinize=too_rich), []) == "fill"


def test_a_filled_view_that_looks_different_breaks_the_law_of_filling() -> None:
    def richer(view: View[GoldRushState], rng: Rng) -> GoldRushState:
        state = GOLD_RUSH.determinize(view, rng)
        state.token_count[0] += 1
        return state

    assert broken_at(other_laws(determinize=richer), []) == "fill"


def test_a_view_lost_on_the_way_breaks_the_law_of_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "NOT_SENT", ("listener", "kinds", "tile_count"))
    assert broken_at(LAWS, MINING[:2]) == "wire"


def test_two_actions_of_one_name_break_the_law_of_texts() -> None:
    class Mumbling:
        count = GOLD_RUSH.verbs.count
        text = GOLD_RUSH.verbs.text

        def find(self, text: str) -> int:
            return 0 if text == "pass" else GOLD_RUSH.verbs.find(text)

    assert broken_at(other_laws(verbs=Mumbling()), MINING[:2]) == "text"


def test_viewing_that_changes_the_table_breaks_the_law_of_looking() -> None:
    def careless(state: GoldRushState, seat: int) -> View[GoldRushState]:
        view = GOLD_RUSH.view(state, seat)
        if seat == NOBODY:
            state.score[0] += 1
        return view

    assert broken_at(other_laws(view=careless), []) == "looking"


def test_a_door_that_lets_anything_in_breaks_the_law_of_the_door() -> None:
    class Open(Table[GoldRushState]):
        def act(self, seat: int, action: int) -> None:
            pass

    class Crashing(Table[GoldRushState]):
        def act(self, seat: int, action: int) -> None:
            raise KeyError(action)

    class Leaky(Table[GoldRushState]):
        def find(self, text: Any) -> int:
            self.record.moves.append(str(text))
            return super().find(text)

    class Talkative(Table[GoldRushState]):
        def say(self, seat: int, text: str) -> None:
            pass

    for door in (Open, Crashing, Leaky, Talkative):
        with pytest.raises(BrokenLaw) as broken:
            LAWS.check_door(door(GOLD_RUSH, 2), Rng(1))
        assert broken.value.law == "door"


def test_a_record_that_leads_elsewhere_breaks_the_law_of_replay() -> None:
    moved = finished()
    moved.state.score[0] += 1
    assert broken_at_end(moved) == "replay"
    told = finished()
    told.lines[1][0] = "* draw ?"
    assert broken_at_end(told) == "replay"


def test_a_lost_score_line_breaks_the_law_of_scores() -> None:
    table = finished()
    last = next(told for told in reversed(table.events) if any(event.points for event in told))
    last.remove(next(event for event in last if event.points))
    assert broken_at_end(table) == "score"


def test_a_game_that_goes_on_breaks_the_law_of_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken_at_end(Table(GOLD_RUSH, 2)) == "end"
    monkeypatch.setattr(laws_module, "MOST_MOVES", 20)
    with pytest.raises(BrokenLaw, match="end: the game does not end") as broken:
        LAWS.check_game(2, frozenset(), 1, each=50)
    assert broken.value.record is not None
    assert len(broken.value.record.moves) == 20


def test_an_exception_is_a_fault_and_its_record_tells_how_to_get_there() -> None:
    def crash(state: GoldRushState) -> str | None:
        assert state.tile_count < 5, "five tiles"
        return None

    with pytest.raises(BrokenLaw, match="fault: AssertionError") as broken:
        Laws(GOLD_RUSH, STEPS, crash).check_game(2, frozenset(), 1)
    record = broken.value.record
    assert record is not None
    assert replay_to(GOLD_RUSH, record).state.tile_count == 5


# Broken by rules: plain mode


@plain_only
def test_a_clone_without_a_piece_breaks_the_law_of_clones(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(self: GoldRushState) -> GoldRushState:
        copy = GoldRushState(self.seat_count, self)
        copy.bag -= 1
        return copy

    monkeypatch.setattr(GoldRushState, "clone", forgetful)
    assert broken_at(LAWS, []) == "clone"


@plain_only
def test_a_seat_without_options_breaks_the_law_of_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DrawTile, "options", lambda self, state, seat, menu: None)
    assert broken_at(LAWS, []) == "options"


@plain_only
def test_an_option_listed_twice_breaks_the_law_of_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(self: ChooseAction, state: GoldRushState, seat: int, menu: Menu) -> None:
        menu.add(PASS.action)
        menu.add(PASS.action)

    monkeypatch.setattr(ChooseAction, "options", twice)
    assert broken_at(LAWS, MINING[:2]) == "options"


@plain_only
def test_options_in_another_order_each_time_break_the_law_of_options(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ChooseAction.options
    calls: Iterator[int] = iter(range(1000))

    def shuffled(self: ChooseAction, state: GoldRushState, seat: int, menu: Menu) -> None:
        if next(calls) % 2:
            menu.add(PASS.action)
        honest(self, state, seat, menu)
        if menu.actions[0] == PASS.action:
            menu.count -= 1

    monkeypatch.setattr(ChooseAction, "options", shuffled)
    assert broken_at(LAWS, MINING[:2]) == "options"


@plain_only
def test_a_reason_that_forgets_a_rule_breaks_the_law_of_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlaceTile, "first_misfit", lambda self, state, cell, turn: -1)
    assert broken_at(LAWS, MINING[:1]) == "reason"


@plain_only
def test_an_option_that_a_reason_forbids_breaks_the_law_of_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChooseAction, "reason", lambda self, state, seat, action: "no")
    assert broken_at(LAWS, MINING[:2]) == "reason"


@plain_only
def test_a_loaded_die_breaks_the_law_of_rolling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DrawTile, "roll", lambda self, state, rng, menu: 0)
    assert broken_at(LAWS, []) == "roll"


@plain_only
def test_an_outcome_without_weight_breaks_the_law_of_rolling(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = DrawTile.options

    def weightless(self: DrawTile, state: GoldRushState, seat: int, menu: Menu) -> None:
        honest(self, state, seat, menu)
        menu.total -= menu.weights[menu.count - 1]
        menu.weights[menu.count - 1] = 0

    def by_menu(self: DrawTile, state: GoldRushState, rng: Rng, menu: Menu) -> int:
        menu.clear()
        self.options(state, CHANCE, menu)
        return menu.pick(rng)

    monkeypatch.setattr(DrawTile, "options", weightless)
    monkeypatch.setattr(DrawTile, "roll", by_menu)
    assert broken_at(LAWS, []) == "roll"


@plain_only
def test_a_secret_that_can_be_seen_breaks_the_law_of_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakeToken, "visible_action", lambda self, state, seat, action, viewer: HIDDEN)
    assert broken_at(LAWS, MINING) == "secret"  # its owner sees the value on the table


@plain_only
def test_a_value_told_to_those_whose_view_hides_it_breaks_the_law_of_secrets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TakeToken, "visible_action", lambda self, state, seat, action, viewer: action)
    assert broken_at(LAWS, MINING) == "secret"


@plain_only
def test_a_view_with_holes_that_show_breaks_the_law_of_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GoldRush, "view", lambda self, state, seat: View(seat, state.clone()))
    assert broken_at(LAWS, MINING) == "secret"


@plain_only
def test_options_that_depend_on_what_is_hidden_break_the_law_of_views(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = ChooseAction.options

    def knowing(self: ChooseAction, state: GoldRushState, seat: int, menu: Menu) -> None:
        honest(self, state, seat, menu)
        if state.unseen.left[0] == HIDDEN:
            menu.count -= 1

    monkeypatch.setattr(ChooseAction, "options", knowing)
    assert broken_at(LAWS, MINING[:2]) == "view"


@plain_only
def test_options_that_depend_on_the_tokens_of_others_break_the_law_of_filling(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest, honest_reason = ChooseAction.options, ChooseAction.reason
    threes = 3  # the first seat holds a token worth three
    state = at([*MINING, "* token 3", "* draw gr40", "1 place 2w e"])

    def greedy(self: ChooseAction, state: GoldRushState, seat: int, menu: Menu) -> None:
        honest(self, state, seat, menu)
        if state.held[threes] != 1:
            menu.count -= 1

    def reason(self: ChooseAction, state: GoldRushState, seat: int, action: int) -> str | None:
        if action == PASS.action and state.held[threes] != 1:
            return "no"
        return honest_reason(self, state, seat, action)

    monkeypatch.setattr(ChooseAction, "options", greedy)
    monkeypatch.setattr(ChooseAction, "reason", reason)
    assert broken_in(LAWS, state) == "fill"


@plain_only
def test_a_secret_that_is_taken_back_in_part_breaks_the_law_of_going_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, laws = Table(CLAIM, 2), laws_of("claim")
    while len(table.state.actors()) < 2:
        play_one(table, Rng(1))
    laws.check_position(table.state, Rng(1))

    def forgetful(self: SecretBid, state: ClaimState, viewer: int) -> None:
        state.bid[1 - viewer] += 1

    monkeypatch.setattr(SecretBid, "take_back", forgetful)
    with pytest.raises(BrokenLaw) as broken:
        laws.check_position(table.state, Rng(1))
    assert broken.value.law == "back"


@plain_only
def test_a_question_that_changes_the_table_breaks_the_law_of_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ChooseAction.options

    def careless(self: ChooseAction, state: GoldRushState, seat: int, menu: Menu) -> None:
        state.score[0] += 1
        honest(self, state, seat, menu)

    monkeypatch.setattr(ChooseAction, "options", careless)
    assert broken_at(LAWS, MINING[:2]) == "looking"


@plain_only
def test_a_clone_that_shares_an_array_breaks_the_law_of_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GoldRushState.clone

    def shallow(self: GoldRushState) -> GoldRushState:
        copy = honest(self)
        copy.supply = self.supply
        return copy

    monkeypatch.setattr(GoldRushState, "clone", shallow)
    state = at(["* draw gr38", "0 place 1e e"])
    with pytest.raises(BrokenLaw) as broken:
        for seed in range(20):  # some of the options tried places a cowboy
            LAWS.check_position(state, Rng(seed))
    assert broken.value.law == "looking"


@plain_only
def test_an_act_without_effect_breaks_the_law_of_acting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChooseAction, "take", lambda self, state, seat, action: state.push(self))
    assert broken_at(LAWS, MINING[:2]) == "act"


@plain_only
def test_a_seat_that_may_act_out_of_turn_breaks_the_law_of_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    def anybody(self: State, seat: int, action: int) -> str | None:
        return self.agenda[-1].reason(self, seat, action)

    monkeypatch.setattr(State, "reason", anybody)
    assert broken_at(LAWS, []) == "turn"


@plain_only
@pytest.mark.parametrize("actors", [[], [0]])
def test_actors_that_disagree_with_the_actor_break_the_law_of_actors(
    actors: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DrawTile, "actors", lambda self, state: actors)
    assert broken_at(LAWS, []) == "actors"


def test_undo() -> None:
    """The last to bid sees all bids: if the table lets him take his own back alone, the law says so."""
    laws, table, rng = laws_of("card-game"), Table(CARD_GAME, 2), Rng(1)
    while len(table.state.actors()) < 2:
        play_one(table, rng)
    for seat in (0, 1):
        table.act(seat, table.state.options(seat)[0])
    assert table.moves_to_undo(1) == 0
    laws.check_undo(table, Rng(1))
    table.in_a_row[-1].told_nothing = True
    assert table.moves_to_undo(1) == 1
    with pytest.raises(BrokenLaw) as broken:
        laws.check_undo(table, Rng(1))
    assert broken.value.law == "undo"


def test_events() -> None:
    """A view of a table that is over shows everything: no event of a running game may carry one."""
    table = replay_to(GOLD_RUSH, Record("gold-rush", 1, 2, moves=MINING[:-1]), is_listening=True)
    LAWS.check_events(table)
    assert table.events[-1]
    table.events[-1][-1].after.agenda = []
    with pytest.raises(BrokenLaw) as broken:
        LAWS.check_events(table)
    assert broken.value.law == "events"


def test_no_event_of_a_running_game_shows_the_hands_of_others() -> None:
    """The turn began with an empty agenda: a table that looked as if it were over showed all duel tiles."""
    game: Game[Any] = CARSON_CITY
    table, rng = Table(game, 3, frozenset({"might-is-right"})), Rng(456)
    while not any(event.name == "carson-city-event-turn-began" for event in table.events[-1]):
        play_one(table, rng)
    for event in table.events[-1]:
        seen = game.view(event.after, 0).state
        assert HIDDEN in list(seen.tiles), event.name


def test_no_law_is_left_unbroken() -> None:
    source = Path(laws_module.__file__).read_text(encoding="utf-8")
    calls = re.findall(r"(?:require|BrokenLaw)\((.*?)\)\n", source, re.DOTALL)
    laws = {law for call in calls for law in re.findall(r'(?:^|,\s*)"([a-z]+)"', call)}
    text = Path(__file__).read_text(encoding="utf-8")
    broken = {*re.findall(r' == "([a-z]+)"', text), *re.findall(r'match="([a-z]+):', text)}
    assert len(laws) >= 18
    assert laws - broken == set()


# Counting


def test_sequences_are_counted_to_the_end_of_the_game_and_no_further() -> None:
    table = finished()
    assert perft(table.state, 0) == perft(table.state, 5) == 1
    assert perft(at([]), 0) == 1
    assert perft(at([]), 1) == len(at([]).options(int(CHANCE)))
