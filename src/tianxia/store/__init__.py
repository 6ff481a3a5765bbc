"""Store: what the web app keeps, in SQLite by default and in PostgreSQL by URL."""

from tianxia.kernel.errors import needs

with needs("web"):
    from tianxia.store.homes import Played, Sitting
    from tianxia.store.models import (
        OVER,
        WAITING,
        Achievement,
        BotToken,
        BoxFile,
        Campaign,
        Downtime,
        Entry,
        Game,
        Identity,
        Login,
        OwnBox,
        Passkey,
        Rating,
        Review,
        Seat,
        Snapshot,
    )
    from tianxia.store.opening import Unreachable
    from tianxia.store.store import Store, now
    from tianxia.store.stored import Listed, Stored
    from tianxia.store.writing import Row, Taken

__all__ = [
    "OVER", "WAITING", "Achievement", "BotToken", "BoxFile", "Campaign", "Downtime", "Entry", "Game", "Identity",
    "Listed", "Login", "OwnBox", "Passkey", "Played", "Rating", "Review", "Row", "Seat", "Sitting", "Snapshot", "Store",
    "Stored", "Taken", "Unreachable", "now",
]  # fmt: skip
