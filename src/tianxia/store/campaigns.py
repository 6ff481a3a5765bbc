"""Save slots: the campaigns that people play, and the games of each."""

from sqlalchemy import delete, select, update

from tianxia.store.models import Campaign, Game
from tianxia.store.tokens import Access


class Campaigns:
    """The save slots of everybody."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read = read
        self._write = write

    async def of(self, identity: str) -> list[Campaign]:
        """Somebody's save slots, the latest first."""
        query = select(Campaign).where(Campaign.identity == identity).order_by(Campaign.updated.desc())
        async with self._read() as session:
            return list(await session.scalars(query))

    async def get(self, campaign: str) -> Campaign | None:
        """One save slot."""
        async with self._read() as session:
            return await session.get(Campaign, campaign)

    async def save(self, campaign: Campaign) -> None:
        """Write a save slot."""
        async with self._write() as session:
            await session.merge(campaign)

    async def rename(self, campaign: str, name: str) -> None:
        """Give a save slot another name, and leave what is in it alone."""
        async with self._write() as session:
            await session.execute(update(Campaign).where(Campaign.id == campaign).values(name=name))

    async def drop(self, campaign: str) -> None:
        """Empty a save slot."""
        async with self._write() as session:
            await session.execute(delete(Campaign).where(Campaign.id == campaign))

    async def games(self, campaign: str) -> list[Game]:
        """The games played in a campaign, the latest first."""
        query = select(Game).where(Game.campaign_id == campaign).order_by(Game.created.desc())
        async with self._read() as session:
            return list(await session.scalars(query))
