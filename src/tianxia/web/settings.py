"""Settings of the server, each with its default."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from tianxia.games import GAMES


def _data_folder() -> Path:
    return platformdirs.user_data_path("tianxia")


@dataclass(frozen=True)
class Settings:
    """What can be set. `docs/server.md` explains each; a test sees to that."""

    database: str = field(default_factory=lambda: f"sqlite+aiosqlite:///{_data_folder() / 'tianxia.db'}")
    """Where games are kept: an SQLite file or a PostgreSQL URL."""
    host: str = "127.0.0.1"
    """Where the server listens; loopback means this computer only."""
    port: int = 8000
    proxy_headers: bool = False
    """Believe X-Forwarded-For and X-Forwarded-Proto of a proxy in front."""
    games: tuple[str, ...] = tuple(GAMES)
    """The games that are prepared as soon as the server starts; the others when somebody asks for them."""
    workers: int = field(default_factory=lambda: max(1, min(4, os.cpu_count() or 1)))
    """Processes in which bots think."""
    think_seconds: float = 60.0
    """A bot that has not decided by then has failed."""
    idle_seconds: float = 900.0
    """A table that nobody has looked at for this long leaves the memory; it is read again when somebody comes."""
    largest_body: int = 1_000_000
    """Bytes of a request; records and campaigns are the largest."""
    posts_per_second: float = 10.0
    """How often one visitor may act, on average."""
    burst: int = 60
    """How many requests one visitor may send at once."""
    streams: int = 20
    """Event streams one visitor may have open."""
    away_seconds: float = 600.0
    """After this long without a decision the others may give a seat to a bot."""
    is_warming: bool = False
    """Are rules plain Python until everything is compiled? Bots play simply meanwhile."""
    any_bot: bool = False
    """Take any bot text and not only the levels: for tests and measurements."""
