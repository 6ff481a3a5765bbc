"""Settings of the server, each with its default."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import platformdirs

from tianxia.games import GAMES


def _data_folder() -> Path:
    return platformdirs.user_data_path("tianxia")


@dataclass(frozen=True)
class Settings:
    """What can be set. `docs/server.md` explains each; a test sees to that."""

    database: str = field(default_factory=lambda: f"sqlite+aiosqlite:///{_data_folder() / 'tianxia.db'}")
    """Where games are kept: an SQLite file or a PostgreSQL URL."""
    database_seconds: float = 60.0
    """How long a PostgreSQL that is still starting is waited for."""
    host: str = "127.0.0.1"
    """Where the server listens; loopback means this computer only."""
    port: int = 8000
    proxy_headers: bool = False
    """Believe X-Forwarded-For and X-Forwarded-Proto of a proxy in front."""
    hosts: tuple[str, ...] = ()
    """The names under which it may be asked for, such as `games.example.org` or `*.example.org`; none: under any."""
    hsts_seconds: int = 31_536_000
    """For how long browsers that came by HTTPS come by HTTPS only; 0 does not ask them to."""
    tables: Literal["everybody", "invited", "operator"] = "everybody"
    """Who may set tables."""
    metrics_token: str = ""
    """What `/metrics` wants to hear (`Authorization: Bearer ...`); without one there is no such address."""
    log_format: Literal["text", "json"] = "text"
    log_requests: bool = False
    """A line in the log for each request, without names, keys and cookies."""
    drain_seconds: float = 10.0
    """When it is told to end or to begin again, answers under way have this long."""
    keep_finished_days: float = 0.0
    """Finished games that nobody has touched for this long are deleted; 0 keeps them."""
    keep_unfinished_days: float = 0.0
    """The same for games that nobody has gone on with."""
    games: tuple[str, ...] = tuple(GAMES)
    """The games that are prepared as soon as the server starts; the others when somebody asks for them."""
    workers: int = field(default_factory=lambda: max(2, min(4, os.cpu_count() or 1)))
    """Processes in which bots think. Long thoughts take all but one of them."""
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
    visitors_per_address: int = 6
    """An address may use what this many visitors may, each at their limit: a household or a class of thirty."""
    slow_seconds: float = 20.0
    """A request must have come by then, its head and its body each."""
    connections_per_address: int = 400
    """Connections from one address at once; not counted with `proxy_headers`, where all come from the proxy."""
    streams: int = 20
    """Event streams (open pages) of one visitor."""
    streams_in_total: int = 4000
    """Event streams of everybody."""
    tables_per_hour: int = 40
    """Tables one visitor may set: new ones, lessons, records, games that go on from another one."""
    tables_per_visitor: int = 100
    """Running games one visitor may have set."""
    entries_per_table: int = 20_000
    """What may happen at one table: actions, and what is taken back."""
    talk_per_table: int = 1000
    """Lines of chat, questions and answers at one table."""
    campaigns_per_visitor: int = 20
    """Save slots of one visitor."""
    largest_campaign: int = 200_000
    """Bytes of a campaign file."""
    boxes_per_visitor: int = 20
    """Corrected boxes of one visitor."""
    largest_record: int = 200_000
    """Bytes of a record: the longest games have a tenth."""
    bytes_per_hour: int = 20_000_000
    """Bytes one visitor may send."""
    largest_database: int = 20_000_000_000
    """Bytes from which on no table is set and nothing is uploaded; games go on."""
    public_url: str = ""
    """Where people reach the server, `https://games.example.org`: for links in mails, and told to push services."""
    notice_seconds: float = 60.0
    """How long somebody is waited for before they are told that it is their turn."""
    smtp_host: str = ""
    """The mail server that takes what is sent to people; without one, without `smtp_from` or `public_url`, no mail."""
    smtp_port: int = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    """The address that mails come from."""
    mail_hours: float = 6.0
    """At most one mail about turns in so many hours goes to one person."""
    push_anywhere: bool = False
    """Send pushes also without HTTPS and to private addresses: for tests."""
    is_warming: bool = False
    """Are rules plain Python until everything is compiled? Bots play simply meanwhile."""
    any_bot: bool = False
    """Take any bot text and not only levels and installed bots: for tests and measurements."""
