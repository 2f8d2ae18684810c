"""Deciding events: who knows which event lies where."""

from boomtown.core.record import Table
from boomtown.core.rng import Rng
from boomtown.core.step import HIDDEN, NOBODY
from boomtown.games.nevada_city import NEVADA_CITY
from boomtown.games.nevada_city.audit import audit
from boomtown.games.nevada_city.rules.state import DECK_TOP, FACE_DOWN, NO_EVENT, NevadaCityState
from boomtown.games.nevada_city.rules.tables import EVENT_NAMES
from tests.games.nevada_city.tables import (
    events,
    go_on,
    lazily,
    offered,
    stand,
    step,
    table,
    to_seat,
    why_not,
)

PEEKED = ("fertile-fields", "mild-winter", "land-rush", "bandits", "famine", "drought")


def number(event: str) -> int:
    return EVENT_NAMES.index(event)


def peeked() -> Table[NevadaCityState]:
    """Jane has looked at the five events of the board and one of the deck, in the first round."""
    return table(
        "0 activate jane-ticktok", "0 use hotel-decide-events", *(f"* peek {name}" for name in PEEKED)
    )


def test_one_player_looks_and_lays_the_cards_in_any_order() -> None:
    """Rules: "Hotel", p. 12; "Fine points", p. 16."""
    made = peeked()
    assert [told[1:] for told in events(made, "event-event-seen")] == [
        (0, [number(name), 0, 0]) for name in PEEKED
    ]
    assert (made.state.event_holder, step(made)) == (0, "LayEvents")
    assert why_not(made, "pass") == "lay-events"
    assert why_not(made, "lay stampede") == "not-in-hand"
    go_on(made, "0 lay drought", "0 lay famine", "0 lay bandits", "0 lay land-rush", "0 lay mild-winter")
    assert [int(card) for card in made.state.event_at] == [
        NO_EVENT, *(number(name) for name in ("drought", "famine", "bandits", "land-rush", "mild-winter", "fertile-fields"))
    ]  # fmt: skip
    assert step(made) == "UseMarkers"
    go_on(made, "0 pass", "1 activate wendell-whine", "1 pass")
    assert offered(made) == ["reveal drought"]  # the second round's event is what was laid there
    assert why_not(made, "reveal famine", seat=-1) == "none-left"
    go_on(made, "* reveal drought")
    assert made.state.in_force[number("drought")] == 1


def test_the_others_see_that_cards_were_laid_but_not_which() -> None:
    """Rules: "Hotel", p. 12."""
    made = peeked()
    assert made.lines[1][-1] == made.lines[int(NOBODY)][-1] == "* peek ?"
    seen = NEVADA_CITY.view(made.state, 1).state
    assert [int(card) for card in seen.event_hand] == [HIDDEN] * 6 + [NO_EVENT]
    assert [int(count) for count in seen.event_pool] == [3, 2, 16]  # as if nobody had looked
    assert [int(seen.event_seen[number(name)]) for name in PEEKED] == [0] * 6
    go_on(made, *(f"0 lay {name}" for name in PEEKED[:5]))
    assert made.lines[1][-1] == "0 lay ?"
    seen = NEVADA_CITY.view(made.state, 1).state
    assert [int(card) for card in seen.event_at][1:] == [HIDDEN] * 6
    mine = NEVADA_CITY.view(made.state, 0).state
    assert mine.event_at == made.state.event_at


def test_a_view_is_filled_with_events_that_the_seat_cannot_rule_out() -> None:
    """Rules: "Hotel", p. 12; "Basic setup", p. 17."""
    made = go_on(peeked(), *(f"0 lay {name}" for name in PEEKED[:5]))
    view = NEVADA_CITY.view(made.state, 1)
    found = set()
    for seed in range(40):
        filled = NEVADA_CITY.determinize(view, Rng(seed))
        assert audit(filled) is None
        laid = [int(card) for card in filled.event_at][1:]
        assert sum(card < 6 for card in laid) >= 3  # three of the top four start events are among them
        found |= {*laid}
    assert len(found) > 15


def test_the_card_on_the_deck_is_known_to_the_player_who_put_it_there() -> None:
    """Rules: "Hotel", p. 12; "Events", p. 6."""
    made = go_on(peeked(), *(f"0 lay {name}" for name in PEEKED[:5]))
    assert made.state.event_at[DECK_TOP] == number("drought")
    lazily(made, lambda state: state.year == 1)
    assert (int(made.state.event_at[0]), int(made.state.event_at[DECK_TOP])) == (number("drought"), NO_EVENT)
    assert made.state.event_known[0] == 1


def test_with_an_empty_deck_the_cards_of_the_board_are_laid_anew() -> None:
    """Rules: "Hotel", p. 12. Ruling R24."""
    made = table("0 activate jane-ticktok")
    made.state.event_cards[1] = 2
    made.state.event_pool[1], made.state.event_pool[2] = 2, 16
    go_on(
        made,
        "0 use hotel-decide-events",
        *(f"* peek {name}" for name in ("fertile-fields", "mild-winter", "land-rush", "bandits", "famine")),
    )
    assert step(made) == "LayEvents"
    go_on(made, "0 lay famine", "0 lay bandits", "0 lay land-rush", "0 lay mild-winter")
    assert made.state.event_at[DECK_TOP] == NO_EVENT


def test_without_any_event_there_is_nothing_to_decide() -> None:
    """Rules: "Hotel", p. 12."""
    made = table("0 activate jane-ticktok")
    for place in range(6):
        made.state.event_at[place] = NO_EVENT
    made.state.event_cards[0] = made.state.event_cards[1] = 0
    assert why_not(made, "use hotel-decide-events") == "no-event"


def test_a_second_player_alone_knows_the_new_order() -> None:
    """Rules: "Hotel", p. 12; "Tobacconist", p. 14. Ruling R33."""
    made = stand(go_on(peeked(), *(f"0 lay {name}" for name in PEEKED[:5]), "0 pass"), "tobacconist", 4)
    go_on(made, "1 activate wendell-whine", "1 use tobacconist-cigar1", "1 copy hotel-decide-events")
    assert {*offered(made)} == {f"lay {name}" for name in PEEKED}  # picked up without chance
    go_on(made, *(f"1 lay {name}" for name in reversed(PEEKED[1:])))
    assert made.state.event_known[1] == 2
    assert int(NEVADA_CITY.view(made.state, 0).state.event_at[1]) == HIDDEN
    to_seat(made, 0)


def test_cards_nobody_has_looked_at_are_settled_when_they_are_turned_over() -> None:
    """Rules: "Events", p. 6."""
    made = table()
    assert [int(card) for card in made.state.event_at] == [NO_EVENT, *[FACE_DOWN] * 5, NO_EVENT]


def test_a_card_laid_on_the_space_of_the_next_round_is_seen_by_the_others_only_then() -> None:
    """Rules: "Hotel", p. 12; "Check for events", p. 7."""
    made = go_on(
        peeked(), *(f"0 lay {name}" for name in PEEKED[:5]), "0 pass", "1 activate sybil-whine", "1 pass"
    )
    assert step(made) == "RevealEvent"
    assert int(NEVADA_CITY.view(made.state, 1).state.event_at[1]) == HIDDEN
