"""Pulse: a sign of life of this server."""

from tianxia.store import Store, now


async def pulse(store: Store) -> None:
    """Tell all servers of the database that one is alive, and hear when none was."""
    await store.timing.beat(now())
