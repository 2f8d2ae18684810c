"""Tests any game of Boomtown, ours or yours, in one line: `check_game("my-game")`."""

from boomtown.testing.plan import Plan as Plan
from boomtown.testing.records import write_data as write_data
from boomtown.testing.suite import PARTS as PARTS
from boomtown.testing.suite import Check as Check
from boomtown.testing.suite import CheckFailed as CheckFailed
from boomtown.testing.suite import GameFailed as GameFailed
from boomtown.testing.suite import Report as Report
from boomtown.testing.suite import check_game as check_game
from boomtown.testing.suite import list_checks as list_checks
