"""Store: what the web app keeps, in SQLite by default and in PostgreSQL by URL."""

from tianxia.kernel.errors import needs

with needs("web"):
    from tianxia.store.homes import Played, Sitting
    from tianxia.store.models import (
        OVER,
        WAITING,
        Achievement,
        BotToken,
        Campaign,
        Entry,
        Game,
        Identity,
        Login,
        Passkey,
        Rating,
        Review,
        Seat,
        Snapshot,
    )
    from tianxia.store.opening import Unreachable
    from tianxia.store.store import Listed, Store, Stored, now
    from tianxia.store.writing import Taken

__all__ = [
    "OVER", "WAITING", "Achievement", "BotToken", "Campaign", "Entry", "Game", "Identity", "Listed", "Login", "Passkey",
    "Played", "Rating", "Review", "Seat", "Sitting", "Snapshot", "Store", "Stored", "Taken", "Unreachable", "now",
]  # fmt: skip
