"""Connections that never say what they want are closed: uvicorn itself waits for the end of a request for ever.

A whole head must come within the patience of the server, counted from its first byte or from the opening of the
connection, and a whole body within three times that; bytes that trickle in win no time. (The application itself gives
up earlier, after twice the patience, and can say why.) Whoever asks and does not read the answer is given up as well.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

MOST_SILENT: Final = 100  # connections of one address that have not yet sent a request
READING: Final = 6  # times the patience of the server: so long what is written may stay unread
SENTENCE: Final = b"The request did not arrive in time.\n"
TOO_LATE: Final = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%s" % (len(SENTENCE), SENTENCE)
)


class PatientProtocol(H11Protocol):
    """HTTP whose requests must be complete in time; `patient` makes the class for a server."""

    patience: float
    silent: Counter[str]

    deadline: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None  # runs while the other side has something to read
    awaited: object = None  # the state of the client for which the deadline counts
    is_socket = False
    counted = ""  # the address under which this connection counts as silent

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects, and has to say something."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and not is_loopback(host):  # there other servers stand before this one, for everybody
            if self.silent[host] >= MOST_SILENT:
                transport.abort()
                return
            self.silent[host] += 1
            self.counted = host
        self.awaited = h11.IDLE
        self.deadline = self.loop.call_later(self.patience, self.give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes: if they complete what was awaited, something else is awaited, or nothing."""
        super().data_received(data)
        if not self.is_socket and not self.transport.is_closing():
            self.look()

    def on_response_complete(self) -> None:
        """The next request may follow."""
        self.await_reading()
        super().on_response_complete()
        self.look()

    def pause_writing(self) -> None:
        """The other side does not keep up with what it has asked for."""
        super().pause_writing()
        self.await_reading()

    def resume_writing(self) -> None:
        """It has read nearly all."""
        super().resume_writing()
        self.stop_reading()

    def await_reading(self) -> None:
        """What is written must be read in time, in answers that have ended as well."""
        if self.reading is None and self.transport.get_write_buffer_size():
            self.reading = self.loop.call_later(READING * self.patience, self.check_reading)

    def check_reading(self) -> None:
        """The time to read is over."""
        self.reading = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def stop_reading(self) -> None:
        """Nothing is to be read any more."""
        if self.reading is not None:
            self.reading.cancel()
        self.reading = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket, which looks after itself."""
        self.is_socket = True
        self.let_go()
        super().handle_websocket_upgrade(event)

    def look(self) -> None:
        """Set the deadline for what is awaited now. It never moves while the same thing is awaited."""
        state = self.conn.their_state
        if state is not h11.IDLE:
            self.count_no_more()
        is_awaited = state is h11.SEND_BODY or (state is h11.IDLE and bool(self.conn.trailing_data[0]))
        if self.deadline is not None and state is self.awaited:
            return
        self.stop_clock()
        if is_awaited:
            self.awaited = state
            seconds = self.patience if state is h11.IDLE else 3 * self.patience
            self.deadline = self.loop.call_later(seconds, self.give_up)

    def give_up(self) -> None:
        """The time is over."""
        self.deadline = None
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE and self.conn.our_state is h11.IDLE:
            self.transport.write(TOO_LATE)
        self.transport.close()

    def let_go(self) -> None:
        """Nothing is awaited any more."""
        self.stop_clock()
        self.stop_reading()
        self.count_no_more()

    def stop_clock(self) -> None:
        """No deadline."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline, self.awaited = None, None

    def count_no_more(self) -> None:
        """It has said something."""
        if self.counted:
            self.silent[self.counted] -= 1
            if not self.silent[self.counted]:
                del self.silent[self.counted]
            self.counted = ""


def patient(seconds: float) -> type[PatientProtocol]:
    """The protocol of one server."""
    return type("Patient", (PatientProtocol,), {"patience": seconds, "silent": Counter()})


def is_loopback(host: str) -> bool:
    """Whether an address is of this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
