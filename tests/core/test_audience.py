"""A field of a state is declared in one line: its mark, its copy, its start value."""

from __future__ import annotations

import ast
from importlib.resources import files

import pytest

from boomtown.core.audience import Public, marked_fields, read_audience
from boomtown.core.step import State
from boomtown.games import ALL, game_parts
from boomtown.games.gold_rush.rules.state import GoldRushState

BASE = ["seat_count", "player_count", "score", "agenda"]


def declarations(game: str) -> list[tuple[str, ast.expr]]:
    """The fields of a game's state by name, and what they are set to."""
    source = files(game_parts(game).package).joinpath("rules/state.py").read_text(encoding="utf-8")
    return [
        (node.target.attr, node.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute) and node.value
    ]


def test_bases_come_first_and_listeners_are_nobodys_business() -> None:
    assert [*read_audience(State)] == BASE
    assert [*read_audience(GoldRushState)][:6] == [*BASE, "has_farmers", "first_seat"]


def test_marks_tell_who_sees_a_field() -> None:
    audience = read_audience(GoldRushState)
    assert {name: who for name, who in audience.items() if who != "public"} == {
        "held": "private",
        "unseen": "hidden",
    }


def test_a_mark_is_nothing_to_python() -> None:
    number: Public[int] = 3
    assert number + 1 == 4


def test_other_classes_and_methods_declare_nothing() -> None:
    source = """
class One(State):
    def __init__(self):
        self.first: Public[int] = 1
        self.second: list[int] = []
        third: Hidden[int] = 3
    def other(self):
        self.fourth: Private[int] = 4
class Two(State):
    def __init__(self):
        self.fifth: Private[int] = 5
"""
    assert marked_fields(source, "One") == {"first": "public"}
    assert marked_fields(source, "Two") == {"fifth": "private"}


@pytest.mark.parametrize("game", ALL)
def test_every_field_is_copied_from_the_field_of_its_name(game: str) -> None:
    fields = declarations(game)
    assert len(fields) >= 3
    for name, value in fields:
        assert isinstance(value, ast.IfExp), name
        copied = {
            node.attr
            for node in ast.walk(value.body)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "old"
        }
        assert copied == {name}


@pytest.mark.parametrize("game", ALL)
def test_no_start_value_is_a_bare_number(game: str) -> None:
    """mypyc would make every clone box and unbox the field."""
    for name, value in declarations(game):
        assert isinstance(value, ast.IfExp)
        assert not isinstance(value.orelse, ast.Constant | ast.UnaryOp), name
