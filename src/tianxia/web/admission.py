"""Admission: whether one more table may be set, one more file kept, one more thing said."""

from tianxia.store import Store
from tianxia.web.errors import WebError
from tianxia.web.identity import Visitor
from tianxia.web.limits import Limits
from tianxia.web.live import LiveTable
from tianxia.web.settings import Settings
from tianxia.web.shares import paying

ALLOWED = {"host": ("invited",), "operator": ("invited", "operator")}
"""Where somebody of a role may set tables, by the setting `tables`."""
TALK = ("chat", "ask", "answer", "lesson", "report")
"""Kinds of entries that are not play."""


class Admission:
    """What there is still room for."""

    def __init__(self, settings: Settings, store: Store, limits: Limits) -> None:
        self._settings = settings
        self._store = store
        self._limits = limits
        self._is_full = False

    async def admit_table(self, visitor: Visitor) -> None:
        """Count one more table of a visitor; raises an error that says why not."""
        settings = self._settings
        if settings.tables not in ("everybody", *ALLOWED.get(visitor.role, ())):
            raise WebError(403, f"tables-{settings.tables}")
        self.admit_file()
        if await self._store.running_tables(visitor.identity) >= settings.tables_per_visitor:
            raise WebError(409, "too-many-tables", most=settings.tables_per_visitor)
        self._limits.tables.take(paying.get(), "too-many-tables-lately")

    def admit_file(self) -> None:
        """Is there room for more in the database?"""
        if self._is_full:
            raise WebError(507, "database-full")

    def admit_entry(self, live: LiveTable, kind: str) -> None:
        """A table is not a place to store things."""
        most, most_talk = self._settings.entries_per_table, self._settings.talk_per_table
        if live.number >= most:
            raise WebError(409, "table-full", most=most)
        if kind in TALK and sum(entry.kind in TALK for entry in live.entries) >= most_talk:
            raise WebError(409, "talk-full", most=most_talk)

    async def measure(self) -> None:
        """See how large the database is."""
        self._is_full = await self._store.size() >= self._settings.largest_database
