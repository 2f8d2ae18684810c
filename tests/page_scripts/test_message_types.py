"""The types that the page's scripts are checked against are those of the server."""

from __future__ import annotations

import msgspec
import pytest

from boomtown.server.web import protocol as messages
from tests.page_scripts import message_types


def test_the_committed_types_are_those_that_the_messages_have_today() -> None:
    made = message_types.generate()
    assert message_types.FILE.read_text(encoding="utf-8") == made, (
        "run python -m tests.page_scripts.message_types"
    )


def test_what_the_page_may_leave_out_is_optional_and_what_the_server_always_sends_is_not() -> None:
    made = message_types.generate()
    assert 'export interface Look {\n  do: "look";\n  id: string;\n  at?: number | null;\n}' in made
    assert "  trouble: string;\n" in made, "an update always says whether there is trouble"
    assert "  points?: number | null;\n" in made, "a line of the log leaves out what is as usual"


def test_a_type_that_nobody_has_thought_of_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Odd(msgspec.Struct, tag="odd"):
        raw: bytes

    class Even(msgspec.Struct, tag="even"):
        pass

    monkeypatch.setattr(messages, "Telling", Odd | Even)
    with pytest.raises(TypeError, match="BytesType"):
        message_types.generate()
