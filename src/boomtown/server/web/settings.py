"""How a server is set up: from the command line or the environment."""

from __future__ import annotations

import socket
from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """Everything a host can choose."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = Path("boomtown-data")
    database: str = ""  # a PostgreSQL address; empty = SQLite in the data folder
    public_url: str = ""  # how friends reach the server, if it stands behind another one
    pace: float = 0.7  # seconds between two moves of bots
    thinkers: int = 1  # processes in which bots that search grow their trees
    compiles: bool = False  # whether to compile the rules in the background, if they are not
    preloads: bool = False  # whether to load all drawings and texts in the background
    has_limits: bool = True
    limits: float = 1.0  # all limits times this
    # seconds in which a request must tell what it wants; its body may take twice as long
    patience: float = 10.0
    trusted_proxies: str = "127.0.0.1,::1"  # servers before this one that say where a request comes from

    @property
    def address(self) -> str:
        """The database as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite:///{self.data.resolve() / 'boomtown.db'}"
        scheme, _, rest = self.database.partition("://")
        return f"postgresql+asyncpg://{rest}" if scheme in ("postgres", "postgresql") else self.database

    @property
    def url(self) -> str:
        """Where the page is, as friends in the home network reach it."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = own_address() if self.host in ("0.0.0.0", "::") else self.host
        return f"http://{host}:{self.port}"


def own_address() -> str:
    """The address of this machine in its home network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples: only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
