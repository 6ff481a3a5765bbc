"""Notifying: whoever is to decide and is not at the page is told, once for each turn.

Every server looks for such people, and one that sees somebody at the page when their turn comes writes that down at
once; so nobody is told who is at the page of another server. After a while the first server that finds them tells them.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from tianxia.store import now
from tianxia.store.models import Subscription
from tianxia.store.notices import Awaited
from tianxia.web.errors import WebError
from tianxia.web.live import LiveTable
from tianxia.web.mail import Mailer
from tianxia.web.mailing import send_digests
from tianxia.web.paths import WORDS
from tianxia.web.push import Gone, Pusher, Undelivered, Unfit
from tianxia.web.telling import turn_in_words
from tianxia.web.terms import has_people
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


class Senders(NamedTuple):
    """The ways by which people are told."""

    pusher: Pusher
    mailer: Mailer


class Notifying:
    """Notices of turns."""

    def __init__(self, hall: "Hall", senders: Senders) -> None:
        self._hall = hall
        self.pusher, self.mailer = senders
        self._sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Look for people to be told, as long as the server runs."""
        while True:
            try:
                await self.look()
                await send_digests(self._hall)
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
                await notices.claim(awaited, seen=True)
            elif awaited.since <= late and awaited.pushes:
                await self._tell(awaited)

    async def _tell(self, awaited: Awaited) -> None:
        try:
            live = await self._hall.table(awaited.table)
        except WebError as error:  # it cannot be read, or not yet
            log.info("nobody is told of table %s: %s", awaited.table, error)
            return
        if live.is_paused or not await self._hall.store.notices.claim(awaited) or not has_people(live):
            return  # a game alone against bots waits as long as one likes
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
    """What is told of a turn."""
    title, body = words(language, WORDS)("table-your-turn"), turn_in_words(live, awaited.identity, language)
    return {"title": title, "body": body, "url": f"/table/{live.id}", "tag": live.id}
