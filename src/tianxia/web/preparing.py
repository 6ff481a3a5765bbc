"""Preparing: games are compiled in a worker, one after the other, and then loaded here; nobody's click waits for it."""

import asyncio
import logging
from collections.abc import Iterable

from tianxia.games import GAMES
from tianxia.kernel.rule import INTERPRET
from tianxia.table import new
from tianxia.web.errors import WebError
from tianxia.web.scene import choices, make_picture
from tianxia.web.shares import SERVER
from tianxia.web.thinker import Prepare
from tianxia.web.workers import Failed, Workers

log = logging.getLogger("tianxia")

PREPARING = "preparing"
"""The code of the error that asks for patience."""
PAUSE = 2.0
"""Seconds before a worker that was killed is asked again."""
PATIENCE = 20.0
"""Seconds a request waits for a game that is still being prepared."""


class Preparation:
    """Which games can be played already."""

    def __init__(self, workers: Workers, games: Iterable[str]) -> None:
        self._workers = workers
        self._todo = list(games)
        self._done = {name: asyncio.Event() for name in GAMES}
        if INTERPRET:  # nothing to compile
            self._todo = []
            for done in self._done.values():
                done.set()
        self._working: asyncio.Task[None] | None = None

    @property
    def ready(self) -> list[str]:
        """The games that can be played at once."""
        return [name for name, done in self._done.items() if done.is_set()]

    def start(self) -> None:
        """Prepare what is to be prepared, if that is not going on already."""
        if self._todo and (self._working is None or self._working.done()):
            self._working = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Leave the rest."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def wait_for(self, name: str) -> None:
        """Wait for a game; raises after a while, so that a page can say what is going on."""
        if name not in self._done:
            raise WebError(404, "no-such-game", game=name[:40])
        if self._done[name].is_set():
            return
        self._todo = [name, *(other for other in self._todo if other != name)]
        self.start()
        try:
            await asyncio.wait_for(self._done[name].wait(), PATIENCE)
        except TimeoutError:
            raise WebError(503, PREPARING, game=lambda words: GAMES[name].words(words.language)("title")) from None

    async def _work(self) -> None:
        while self._todo:
            name = self._todo[0]
            try:
                await self._workers.run(Prepare(name), payer=SERVER)
            except Failed as failed:
                log.warning("preparing %s: %s", name, failed)
                self._todo.remove(name)  # to the end: one that cannot be prepared must not keep the others waiting
                self._todo.append(name)
                await asyncio.sleep(PAUSE)
                continue
            await asyncio.to_thread(_load, name)
            self._done[name].set()
            self._todo.remove(name)
            await asyncio.to_thread(_draw, name)


def _load(name: str) -> None:
    """Load the rules from the cache that a worker has filled."""
    game = GAMES[name]
    game.compile()
    assert game.box.digest


def _draw(name: str) -> None:
    """Draw a table once: much of a drawing is remembered, and so nobody's first page waits for it."""
    table = new(name, min(GAMES[name].players), seed=1)
    make_picture(table, table.decider)
    choices(table)
