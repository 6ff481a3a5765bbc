"""Time as the servers of a database share it: at which tables it may be up, and when no server ran."""

from contextlib import suppress

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from tianxia.store.models import Downtime, Game, Pulse
from tianxia.store.tokens import Access

BEAT = 20.0
"""Seconds between two signs of life of a server."""
SILENCE = 60.0
"""Seconds without any sign of life after which no server ran."""
RETURN = 120.0
"""Seconds that people have to come back after that, before clocks go on."""

SERVER = "server"


class Timing:
    """Deadlines, signs of life, and the times without any."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read = read
        self._write = write
        self.downtimes: list[Downtime] = []
        """When no server ran, the earliest first: known after a `beat`, and the same list for good."""

    async def beat(self, moment: float) -> None:
        """Give a sign of life; after a long silence it is noted that nobody ran."""
        with suppress(IntegrityError):  # another server has found out in the same instant
            async with self._write() as session:
                pulse = await session.get(Pulse, SERVER, with_for_update=True)
                if pulse is None:
                    session.add(Pulse(SERVER, moment))
                else:
                    if moment - pulse.at > SILENCE:
                        session.add(Downtime(pulse.at + BEAT, moment + RETURN))
                    pulse.at = max(pulse.at, moment)
        async with self._read() as session:
            query = select(Downtime).where(Downtime.began > self._last).order_by(Downtime.began)
            found = list(await session.scalars(query))
        self.downtimes.extend(down for down in found if down.began > self._last)

    @property
    def _last(self) -> float:
        return self.downtimes[-1].began if self.downtimes else float("-inf")

    async def due(self, moment: float) -> list[tuple[str, float]]:
        """The games at which somebody's time may be up at a moment, with that time, the earliest first."""
        query = select(Game.id, Game.deadline).where(Game.deadline <= moment).order_by(Game.deadline)
        async with self._read() as session:
            return [(row.id, row.deadline) for row in await session.execute(query)]

    async def put_off(self, game: str, before: float, deadline: float | None) -> None:
        """Look at a table later, unless something has happened there meanwhile."""
        query = update(Game).where(Game.id == game, Game.deadline == before).values(deadline=deadline)
        async with self._write() as session:
            await session.execute(query)
