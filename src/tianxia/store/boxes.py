"""Boxes that people have corrected: kept once by digest, under as many names as people give them."""

from typing import Any

from sqlalchemy import delete, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from tianxia.store.models import BoxFile, Game, OwnBox
from tianxia.store.tokens import Access

GRACE = 24 * 3600.0
"""Seconds for which a box is kept that nobody needs."""
_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Boxes:
    """What is kept of boxes."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read = read
        self._write = write

    async def of(self, identity: str, game: str | None = None) -> list[OwnBox]:
        """Somebody's boxes, of one game or of all, the latest first."""
        query = select(OwnBox).where(OwnBox.identity == identity).order_by(OwnBox.updated.desc(), OwnBox.id)
        async with self._read() as session:
            return list(await session.scalars(query if game is None else query.where(OwnBox.game == game)))

    async def find(self, key: str) -> OwnBox | None:
        """A box that somebody keeps."""
        async with self._read() as session:
            return await session.get(OwnBox, key)

    async def text(self, digest: str) -> str | None:
        """The file of a box; None if there is none of this digest."""
        async with self._read() as session:
            found = await session.get(BoxFile, digest)
            return None if found is None else found.text

    async def keep(self, own: OwnBox, box: BoxFile) -> None:
        """Keep a box under a name, or put another in the place of one that was."""
        async with self._write() as session:
            await add_box(session, box)
            await session.merge(own)
            await session.flush()
            await drop_unused(session, box.used - GRACE)

    async def rename(self, key: str, name: str) -> None:
        """Give a box another name."""
        async with self._write() as session:
            await session.execute(update(OwnBox).where(OwnBox.id == key).values(name=name))

    async def drop(self, key: str, moment: float) -> None:
        """Forget that somebody keeps a box; games that are played with it keep it."""
        async with self._write() as session:
            await session.execute(delete(OwnBox).where(OwnBox.id == key))
            await drop_unused(session, moment - GRACE)


async def add_box(session: AsyncSession, box: BoxFile) -> None:
    """Keep a box; if it is there already, it is in use again."""
    insert = _INSERT[session.get_bind().dialect.name]
    values = {"digest": box.digest, "game": box.game, "text": box.text, "used": box.used}
    adding = insert(BoxFile).values(**values)
    await session.execute(adding.on_conflict_do_update(index_elements=["digest"], set_={"used": box.used}))


async def drop_unused(session: AsyncSession, before: float) -> None:
    """Delete the boxes that nobody keeps and no game is played with; what was used since that time is left.

    Another server may be about to keep it, or to set a table with it, and its use is all that is seen of that.
    """
    is_kept = exists().where(OwnBox.digest == BoxFile.digest)
    is_played = exists().where(Game.box == BoxFile.digest)
    await session.execute(delete(BoxFile).where(BoxFile.used < before, ~is_kept, ~is_played))
