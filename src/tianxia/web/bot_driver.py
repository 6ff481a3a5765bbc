"""BotDriver: bots make their decisions in workers; one that keeps failing hands over to a simpler one."""

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING

from tianxia.bots.levels import LEVELS
from tianxia.components import box_text
from tianxia.kernel.errors import Stale, TianxiaError
from tianxia.store import Unreachable
from tianxia.web.lessons import scripted_at
from tianxia.web.live import LiveTable
from tianxia.web.shares import Payer
from tianxia.web.thinker import Answer, Think
from tianxia.web.workers import ALONE, Failed, Left

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

log = logging.getLogger("tianxia")

FAILURES = 5
"""A decision that failed this many times goes to the next simpler bot."""
PAUSE = 0.1
"""Seconds after a failure, and twice as many after the next."""
LONGEST_PAUSE = 60.0
STORE_PAUSE = 1.0
"""Seconds after an error that was not the bot's."""
TAKE_OVER = 20.0
"""Seconds after which another server's decision that has not come is made here."""


class BotDriver:
    """The bots at all tables of a hall."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._tables: dict[str, asyncio.Task[None]] = {}

    def drive(self, live: LiveTable, after: float = 0.0) -> None:
        """Let bots decide at a table as long as it is their turn, beginning `after` seconds from now."""
        if live.bot is not None and live.id not in self._tables and not self._is_left(live):
            task = asyncio.create_task(self._drive(live, after))
            self._tables[live.id] = task
            task.add_done_callback(lambda _: self._left(live))

    @property
    def thinking(self) -> int:
        """At how many tables a bot thinks."""
        return len(self._tables)

    def is_driving(self, live: LiveTable) -> bool:
        """Does a bot think about this table?"""
        return live.id in self._tables

    async def stop(self) -> None:
        """Leave all decisions; they are made after the next start."""
        tasks = list(self._tables.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _left(self, live: LiveTable) -> None:
        task = self._tables.pop(live.id)
        if not task.cancelled() and task.exception() is not None:
            log.error("the bots of table %s stopped", live.id, exc_info=task.exception())

    async def _drive(self, live: LiveTable, after: float) -> None:
        version = live.version
        await asyncio.sleep(after)
        if after and live.version != version:  # the other server is alive and goes on
            return
        while (bot := live.bot) is not None and not self._is_left(live):
            try:
                await self._decide(live, bot)
            except Stale:  # another server was first
                continue
            except Exception:  # the store's, not the bot's: it is asked again once that is over
                log.exception("a decision at table %s could not be kept", live.id)
                await asyncio.sleep(STORE_PAUSE)

    async def _decide(self, live: LiveTable, bot: str) -> None:
        """Have one decision made, by a simpler bot if this one fails."""
        version, seat, failures = live.version, live.table.decider, 0
        state = live.table.scrubbed(seat).tobytes()
        while live.version == version and live.bot is not None:
            try:
                action = scripted_at(live)
                if action is None:
                    job = Think(live.row.game, bot, _seed(live, version), seat, state, box_text(live.table))
                    answer = await self._think(live, job)
                    action = live.table.game.format_action(live.table.box, answer.action)
                async with live.lock:
                    if (
                        live.version == version and live.bot is not None
                    ):  # else somebody took something back, or is back
                        await self._hall.play(live, action, None)
            except (Stale, Left):
                return
            except Unreachable:  # not the bot's fault
                raise
            except (Failed, TianxiaError) as error:
                failures += 1
                log.warning("bot %s at table %s failed: %s", bot, live.id, error)
                if failures % FAILURES == 0 and simpler(bot) != bot:
                    bot = await self._hand_down(live, seat, bot)
                else:
                    await asyncio.sleep(min(LONGEST_PAUSE, PAUSE * 2 ** (failures % FAILURES - 1)))

    async def _think(self, live: LiveTable, job: Think) -> Answer:
        """Have a bot think, at the cost of who waits for it, and for as long as somebody does."""
        version, patience = live.version, 0.0 if live.people else ALONE

        def is_wanted() -> bool:
            return live.version == version and not self._is_left(live)

        return await self._hall.workers.run(job, patience, payer=self.payer(live), is_wanted=is_wanted)

    def payer(self, live: LiveTable) -> Payer:
        """Who waits for the bots of a table: whoever acted last of those who sit there, else who set it."""
        people = live.people
        acted = (entry.identity for entry in reversed(live.entries) if entry.identity in people)
        return self._hall.whereabouts.payer(next(acted, None) or live.row.owner)

    def _is_left(self, live: LiveTable) -> bool:
        """Do bots play alone there, and nobody has looked for a while?"""
        if live.people or live.subscribers:
            return False
        return asyncio.get_running_loop().time() - live.used > self._hall.settings.idle_seconds

    async def _hand_down(self, live: LiveTable, seat: int, bot: str) -> str:
        lower = simpler(bot)
        async with live.lock:
            await self._hall.append(live, "note", seat, {"what": "bot-failed", "bot": bot, "to": lower})
        return lower


def simpler(bot: str) -> str:
    """The next simpler bot; the simplest of all is random.

    >>> simpler("general"), simpler("apprentice"), simpler("search:time=2")
    ('minister', 'random', 'scholar')
    """
    if bot in LEVELS[1:]:
        return LEVELS[LEVELS.index(bot) - 1]
    return "scholar" if bot.startswith("search") else "random"


def _seed(live: LiveTable, version: int) -> int:
    """A bot's own chance: the same after a restart, and telling nothing of the game's."""
    text = f"{live.table.seed} {live.id} {version}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")
