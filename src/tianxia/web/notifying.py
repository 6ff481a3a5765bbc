"""Notifying: whoever is to decide and is not at the page is told, once for each turn.

Every server looks for such people, and one that sees somebody at the page when their turn comes writes that down at
once; so nobody is told who is at the page of another server. After a while the first server that finds them tells them.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from tianxia.games import GAMES
from tianxia.store import now
from tianxia.store.models import Subscription
from tianxia.store.notices import Awaited
from tianxia.web.errors import WebError
from tianxia.web.live import LiveTable
from tianxia.web.paths import WORDS
from tianxia.web.push import Gone, Pusher, Undelivered, Unfit
from tianxia.web.terms import is_person
from tianxia.words import words

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

log = logging.getLogger("tianxia")

LOOK = 10.0
"""Seconds between two looks, or less if notices are to come sooner."""
PAUSE = 60.0
"""Seconds after something has failed."""
ATTEMPTS = 3
"""How often a message is tried."""


class Notifying:
    """Notices of turns."""

    def __init__(self, hall: "Hall", pusher: Pusher) -> None:
        self._hall = hall
        self.pusher = pusher
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Look for people to be told, as long as the server runs."""
        while True:
            try:
                await self.look()
                await asyncio.sleep(min(LOOK, self._hall.settings.notice_seconds / 2))
            except Exception:  # the database's, most likely: it is tried again
                log.exception("nobody could be told of their turns")
                await asyncio.sleep(PAUSE)

    async def stop(self) -> None:
        """Leave what is being sent."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def look(self) -> None:
        """Tell everybody who has been waited for long enough, and note who has seen it."""
        notices, late = self._hall.store.notices, now() - self._hall.settings.notice_seconds
        for awaited in await notices.awaited():
            live = self._hall.known(awaited.table)
            if live is not None and awaited.identity in live.here:
                await notices.claim(awaited)
            elif awaited.since <= late:
                await self._tell(awaited)

    async def _tell(self, awaited: Awaited) -> None:
        try:
            live = await self._hall.table(awaited.table)
        except WebError as error:  # it cannot be read, or not yet
            log.info("nobody is told of table %s: %s", awaited.table, error)
            return
        if live.is_paused or not await self._hall.store.notices.claim(awaited):
            return
        for subscription in await self._hall.store.notices.subscriptions(awaited.identity):
            task = asyncio.create_task(self._push(subscription, message_of(live, awaited, subscription.language)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _push(self, subscription: Subscription, message: dict[str, Any]) -> None:
        """Send a message, again if the push service does not answer; a browser that is gone is forgotten."""
        for attempt in range(ATTEMPTS):
            try:
                return await self.pusher.send(subscription.endpoint, (subscription.key, subscription.auth), message)
            except (Gone, Unfit):
                return await self._hall.store.notices.forget(subscription.digest)
            except Undelivered as error:
                log.warning("a notice could not be sent: %s", error)
                await asyncio.sleep(PAUSE * attempt)
        return None


def message_of(live: LiveTable, awaited: Awaited, language: str) -> dict[str, Any]:
    """What is told of a turn: the game and who else plays, and nothing of the board."""
    t = words(language, WORDS)
    title = GAMES[awaited.game].words(language)("title")
    others = [seat.name for seat in live.seats if is_person(seat) and seat.identity != awaited.identity and seat.name]
    body = t("notice-with", game=title, names=", ".join(others)) if others else title
    return {"title": t("table-your-turn"), "body": body, "url": f"/table/{live.id}", "tag": live.id}
