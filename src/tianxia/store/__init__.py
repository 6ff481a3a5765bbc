"""Store: what the web app keeps, in SQLite by default and in PostgreSQL by URL."""

from tianxia.kernel.errors import needs

with needs("web"):
    from tianxia.store.models import Campaign, Entry, Game, Identity, Review, Seat, Snapshot
    from tianxia.store.store import Listed, Store, Stored, Taken, now

__all__ = [
    "Campaign", "Entry", "Game", "Identity", "Listed", "Review", "Seat", "Snapshot", "Store", "Stored", "Taken", "now",
]  # fmt: skip
