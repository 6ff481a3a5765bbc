"""What is stored. The truth of a game is its append-only list of entries; the rest is found again from them.

Times are seconds since 1970; documents are JSON. Every change here needs a migration: a test compares the two.
"""

from typing import Any

from sqlalchemy import JSON, Double, ForeignKey, Index, LargeBinary
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

Document = dict[str, Any]


class Base(MappedAsDataclass, DeclarativeBase):
    """The base of all tables: rows are plain dataclasses."""

    type_annotation_map = {float: Double, Document: JSON, Document | None: JSON(none_as_null=True)}  # noqa: RUF012 (SQLAlchemy's way)


class Identity(Base):
    """Somebody with a signed cookie, and how they like pages to be."""

    __tablename__ = "identity"

    id: Mapped[str] = mapped_column(primary_key=True)
    created: Mapped[float]
    name: Mapped[str] = mapped_column(default="")
    language: Mapped[str] = mapped_column(default="")
    """Empty: as the browser asks for."""
    theme: Mapped[str] = mapped_column(default="")
    contrast: Mapped[str] = mapped_column(default="")
    motion: Mapped[str] = mapped_column(default="")


class Game(Base):
    """A game: how it began, and where it stands for lists."""

    __tablename__ = "game"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    rules: Mapped[int]
    """The version of the rules it is played by."""
    players: Mapped[int]
    options: Mapped[Document]
    seed: Mapped[str | None]
    """Up to 2^64-1, which no integer column holds everywhere."""
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
    """The seat that decides, or -1: so that lists need not replay the game."""
    ply: Mapped[int] = mapped_column(default=0)
    result: Mapped[Document | None] = mapped_column(default=None)
    """Of a finished game: `scores` and `ranks` by seat. None also if an older version finished it."""


class Seat(Base):
    """Who sits where at a game."""

    __tablename__ = "seat"
    __table_args__ = (Index("seat_identity", "identity"),)

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    """person, hotseat (a friend at the same screen), invite, open or bot."""
    identity: Mapped[str | None] = mapped_column(default=None)
    name: Mapped[str] = mapped_column(default="")
    bot: Mapped[str | None] = mapped_column(default=None)
    colour: Mapped[str] = mapped_column(default="", server_default="")
    """The name of the colour that was chosen for it; empty: whatever the others leave."""


class Entry(Base):
    """One thing that happened at a table. Its number is its place: of two writers of one number one fails."""

    __tablename__ = "entry"

    game: Mapped[str] = mapped_column(ForeignKey("game.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    """1, 2, 3, ... without gaps."""
    kind: Mapped[str]
    """act, undo, chat, seat, note, ask or answer."""
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


class Secret(Base):
    """The key that signs cookies and invitations: made once, shared by all servers of a database."""

    __tablename__ = "secret"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]
