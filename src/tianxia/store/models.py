"""What is stored. The truth of a game is its append-only list of entries; the rest is found again from them.

Times are seconds since 1970; documents are JSON. Every change here needs a migration: a test compares the two.
"""

from typing import Any

from sqlalchemy import JSON, BigInteger, Double, ForeignKey, Index, LargeBinary, text
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

Document = dict[str, Any]

OVER, WAITING = -1, -2
"""Instead of the seat that decides: the game is over, or it is not dealt yet."""

_UNRATED = text("finished IS NOT NULL AND NOT is_rated")
"""The games that an index of few rows leads to."""


NO_ACTION = text("kind <> 'act'")
"""What somebody did beside playing is found by who did it. Spelled out, or databases do not see that the index fits."""


class Base(MappedAsDataclass, DeclarativeBase):
    """The base of all tables: rows are plain dataclasses."""

    type_annotation_map = {float: Double, Document: JSON, Document | None: JSON(none_as_null=True)}  # noqa: RUF012 (SQLAlchemy's way)


class Identity(Base):
    """Somebody, and how they like pages to be."""

    __tablename__ = "identity"

    id: Mapped[str] = mapped_column(primary_key=True)
    created: Mapped[float]
    name: Mapped[str] = mapped_column(default="")
    language: Mapped[str] = mapped_column(default="")
    """Empty: as the browser asks for."""
    theme: Mapped[str] = mapped_column(default="")
    contrast: Mapped[str] = mapped_column(default="")
    motion: Mapped[str] = mapped_column(default="")
    role: Mapped[str] = mapped_column(default="", server_default="")
    """What the operator has let them do: `host` may set tables where not everybody may, `operator` always may."""


class Login(Base):
    """A browser in which somebody is signed in: what its cookie names. A guest's first page makes one, too."""

    __tablename__ = "login"
    __table_args__ = (Index("login_identity", "identity"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    identity: Mapped[str]
    """Empty once the person has been deleted."""
    device: Mapped[str]
    """What the browser calls itself, in short: `Firefox · Linux`."""
    created: Mapped[float]
    seen: Mapped[float]
    """When it was last used, to the hour."""
    ended: Mapped[float | None] = mapped_column(default=None)
    """When it was logged out. The row stays: without one, a copy of its cookie would be good again."""


class Passkey(Base):
    """A key on somebody's device or in their password manager, by which they sign in (WebAuthn)."""

    __tablename__ = "passkey"
    __table_args__ = (Index("passkey_identity", "identity"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    """The id that the device gave it, in base64url."""
    identity: Mapped[str]
    name: Mapped[str]
    host: Mapped[str]
    """The name of the server it was made for: browsers offer it nowhere else."""
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    uses: Mapped[int] = mapped_column(BigInteger)
    """The device's own count, which only grows; many devices do not count."""
    created: Mapped[float]
    used: Mapped[float | None] = mapped_column(default=None)


class Ticket(Base):
    """Something that is good once and not for long: a challenge to a passkey, a link to another device."""

    __tablename__ = "ticket"

    digest: Mapped[str] = mapped_column(primary_key=True)
    """Of the ticket, which itself is kept nowhere."""
    purpose: Mapped[str]
    identity: Mapped[str]
    """Who asked for it."""
    login: Mapped[str]
    """In which browser."""
    expires: Mapped[float]


class BotToken(Base):
    """A program that plays over HTTP: it is somebody of its own, with the name its owner gave it."""

    __tablename__ = "bot_token"
    __table_args__ = (Index("bot_token_owner", "owner"),)

    digest: Mapped[str] = mapped_column(primary_key=True)
    """Of the token, which itself is kept nowhere."""
    identity: Mapped[str]
    owner: Mapped[str]
    """The identity that made it."""
    name: Mapped[str]
    created: Mapped[float]


class Game(Base):
    """A game: how it began, and where it stands for lists."""

    __tablename__ = "game"
    __table_args__ = (
        Index("game_of_campaign", "campaign_id", "campaign_number", unique=True),
        Index("game_deadline", "deadline"),
        Index("game_unrated", "finished", sqlite_where=_UNRATED, postgresql_where=_UNRATED),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    rules: Mapped[int]
    """The version of the rules it is played by."""
    players: Mapped[int]
    options: Mapped[Document]
    seed: Mapped[str | None]
    """Up to 2^64-1, which no integer column holds everywhere. None also if it follows from the secret."""
    box: Mapped[str]
    """The digest of the box; empty for the standard one."""
    start: Mapped[Document | None]
    """The position it began with, unless it began with set-up."""
    campaign: Mapped[Document | None]
    """The document of its campaign, as it was before the game."""
    campaign_id: Mapped[str | None]
    owner: Mapped[str]
    """The identity that set the table."""
    visibility: Mapped[str]
    """private or listed."""
    created: Mapped[float]
    updated: Mapped[float]
    over: Mapped[bool] = mapped_column(default=False)
    turn: Mapped[int] = mapped_column(default=0)
    """The seat that decides, OVER or WAITING: so that lists need not replay the game."""
    ply: Mapped[int] = mapped_column(default=0)
    result: Mapped[Document | None] = mapped_column(default=None)
    """Of a finished game: `scores` and `ranks` by seat, who `resigned`, and how people `ended` it. None also if an
    older version finished it."""
    campaign_number: Mapped[int | None] = mapped_column(default=None)
    """Which game of its campaign it is. Of two servers that begin the same one, one fails."""
    terms: Mapped[Document] = mapped_column(default_factory=dict, server_default="{}")
    """What its players have agreed on when it was set (`web.terms`)."""
    secret: Mapped[str | None] = mapped_column(default=None)
    """Of a game that nobody chooses the deal of: what its seed is derived from (`kernel.deal`), told at the end."""
    since: Mapped[float] = mapped_column(default=0.0, server_default="0")
    """Since when the seat in `turn` is the one that decides."""
    deadline: Mapped[float | None] = mapped_column(default=None)
    """When the time of whoever decides may be up (`web.clocks`): a server looks at the table then."""
    finished: Mapped[float | None] = mapped_column(default=None)
    """When its last action was played, or people ended it; `updated` goes on with what is said afterwards. None also
    of a game that came as a record."""
    is_rated: Mapped[bool] = mapped_column(default=False, server_default="0")
    """Has it been looked at for ratings (`web.rating`)?"""


class Seat(Base):
    """Who sits where at a game."""

    __tablename__ = "seat"
    __table_args__ = (Index("seat_identity", "identity"),)

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    """person, hotseat (a friend at the same screen), invite, open, bot (one of ours) or program (one over HTTP)."""
    identity: Mapped[str | None] = mapped_column(default=None)
    name: Mapped[str] = mapped_column(default="")
    bot: Mapped[str | None] = mapped_column(default=None)
    """Which bot plays; at a person's seat: for them, until they are back."""
    colour: Mapped[str] = mapped_column(default="", server_default="")
    """The name of the colour that was chosen for it; empty: whatever the others leave."""


class Entry(Base):
    """One thing that happened at a table. Its number is its place: of two writers of one number one fails."""

    __tablename__ = "entry"
    __table_args__ = (Index("entry_identity", "identity", sqlite_where=NO_ACTION, postgresql_where=NO_ACTION),)

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """1, 2, 3, ... without gaps."""
    kind: Mapped[str]
    """act, undo, chat, seat, name, note, ask, answer, lesson, away, back, resign, abandon, pause, resume, rematch,
    offer or report; colour, entropy, ready, start and watch of a table that waits; seed and deal of one that began at
    once; person: somebody here is somebody else from now on (`web.becoming`)."""
    seat: Mapped[int]
    """Whose doing it was; -1: nobody's at the table."""
    data: Mapped[Document]
    at: Mapped[float]
    identity: Mapped[str | None] = mapped_column(default=None)


class Snapshot(Base):
    """The state after an entry: a game that replays to other bytes is refused, not reinterpreted."""

    __tablename__ = "snapshot"

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    rules: Mapped[int]
    state: Mapped[bytes] = mapped_column(LargeBinary)


class Review(Base):
    """What search thinks of one decision of a finished game."""

    __tablename__ = "review"

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    data: Mapped[Document]


class Campaign(Base):
    """A save slot: the text of a campaign file."""

    __tablename__ = "campaign"
    __table_args__ = (Index("campaign_identity", "identity"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    identity: Mapped[str]
    name: Mapped[str]
    text: Mapped[str]
    updated: Mapped[float]


class BoxFile(Base):
    """Somebody's corrected components of a game: kept once, for all who keep them and all games with them."""

    __tablename__ = "box"

    digest: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    text: Mapped[str]
    """The file, as it was brought."""
    used: Mapped[float]
    """When somebody last brought it, or set a table with it."""


class OwnBox(Base):
    """A box that somebody keeps under a name."""

    __tablename__ = "own_box"
    __table_args__ = (Index("own_box_identity", "identity"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    identity: Mapped[str]
    game: Mapped[str]
    name: Mapped[str]
    digest: Mapped[str] = mapped_column(ForeignKey("box.digest"))
    updated: Mapped[float]


class Secret(Base):
    """The key that signs cookies and invitations: made once, shared by all servers of a database."""

    __tablename__ = "secret"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class Pulse(Base):
    """When a server of this database was last alive: one row."""

    __tablename__ = "pulse"

    name: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[float]


class Downtime(Base):
    """A time in which no server ran, or none reached the database: it is nobody's thinking time."""

    __tablename__ = "downtime"

    began: Mapped[float] = mapped_column(primary_key=True)
    """Of two servers that find out, one writes it."""
    ended: Mapped[float]


class Subscription(Base):
    """A browser that is told of its reader's turns by Web Push."""

    __tablename__ = "subscription"
    __table_args__ = (Index("subscription_identity", "identity"),)

    digest: Mapped[str] = mapped_column(primary_key=True)
    """Of the endpoint."""
    identity: Mapped[str]
    endpoint: Mapped[str]
    """Where the push service of the browser takes messages."""
    key: Mapped[str]
    """The browser's public key, and below what else only it and this server know: both as the browser writes them."""
    auth: Mapped[str]
    language: Mapped[str]
    created: Mapped[float]
    login: Mapped[str]
    """In which it was asked for: whoever logs out there is told nothing more there."""


class MailAddress(Base):
    """Where somebody wants to have mail about their turns."""

    __tablename__ = "mail_address"

    identity: Mapped[str] = mapped_column(primary_key=True)
    address: Mapped[str]
    language: Mapped[str]
    asked: Mapped[float]
    """When the link to confirm it was last sent."""
    confirmed: Mapped[float | None] = mapped_column(default=None)
    mailed: Mapped[float] = mapped_column(default=0.0)
    """When the last mail about turns was sent: of two servers one changes it, and sends."""


class Notice(Base):
    """The latest turn at a table that somebody has been told of, or has seen come: of two servers one writes it."""

    __tablename__ = "notice"

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    identity: Mapped[str] = mapped_column(primary_key=True)
    since: Mapped[float]
    """`Game.since` of that turn."""
    seen: Mapped[bool] = mapped_column(default=False)
    """Have they seen it come, at the page?"""


class Rating(Base):
    """How strong somebody is at a game among people, by OpenSkill (`web.rating`)."""

    __tablename__ = "rating"

    identity: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    """The game's name."""
    mean: Mapped[float]
    spread: Mapped[float]
    games: Mapped[int]
    """How many games it is made from."""


class Achievement(Base):
    """Something that somebody has achieved, and where for the first time. It outlives its table."""

    __tablename__ = "achievement"

    identity: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    """The game's name."""
    name: Mapped[str] = mapped_column(primary_key=True)
    """One of the game's `face/achievements.py`."""
    table: Mapped[str]
    at: Mapped[float]


class SharedHome(Base):
    """The link by which others see somebody's page. Without a row it is seen by nobody else."""

    __tablename__ = "shared_home"

    identity: Mapped[str] = mapped_column(primary_key=True)
    handle: Mapped[str] = mapped_column(unique=True)
    """Random: it says nothing of the identity that the cookie signs."""
