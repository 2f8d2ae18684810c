"""The status of an answer that refuses something: the same for pages and for programs."""

from __future__ import annotations

from typing import Final

from boomtown.core.record import Refused

STATUS: Final = {
    "message-bad": 400,
    "no-token": 401,
    "revoked": 401,
    "not-your-seat": 403,
    "not-owner": 403,
    "removed-here": 403,
    "table-closed": 403,
    "chat-not-seated": 403,
    "chat-muted": 403,
    "chat-closed": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-page": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "form-too-large": 413,
    "wrong-type": 415,
    "too-fast": 429,
    "failed": 500,
    "quarantined": 503,
    "not-readable": 503,
    "cannot-save": 503,
}


def status_of(refused: Refused, otherwise: int) -> int:
    """The status that fits the reason; what the rules refuse is `otherwise`."""
    return STATUS.get(refused.reason, otherwise)
