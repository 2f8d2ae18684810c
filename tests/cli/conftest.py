"""Commands are called in this process unless a test needs one of its own."""

import pytest

from boomtown.cli.app import run
from tests.cli.terminal import Call, Ended


@pytest.fixture
def boomtown(capsys: pytest.CaptureFixture[str]) -> Call:
    """Call a command: boomtown("games", "--json")."""

    def call(*words: object) -> Ended:
        capsys.readouterr()
        code = run([str(word) for word in words])
        written = capsys.readouterr()
        return Ended(code, written.out, written.err)

    return call
