"""Retention: games that nobody has touched for as long as the settings say are deleted while the server runs."""

import asyncio
import logging
from collections.abc import Callable

from tianxia.store import Store
from tianxia.store.keeping import delete_games, old_games
from tianxia.web.settings import Settings

log = logging.getLogger("tianxia")

PAUSE = 3600.0
"""Seconds between two looks for games that are too old to be kept."""


async def keep_retention(store: Store, settings: Settings, forget: Callable[[str], None]) -> None:
    """Delete what is too old, now and every hour; `forget` takes a deleted table out of the memory."""
    kept = settings.keep_finished_days, settings.keep_unfinished_days
    while any(kept):
        try:
            games = await old_games(store, *kept)
            await delete_games(store, games)
            for key in games:
                forget(key)
            if games:
                log.info("%d old games were deleted", len(games))
        except Exception:  # the database's, most likely: in an hour it is tried again
            log.exception("old games could not be deleted")
        await asyncio.sleep(PAUSE)
