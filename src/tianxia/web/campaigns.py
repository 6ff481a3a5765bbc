"""Campaigns: save slots over campaign files, and the games played from them."""

import asyncio
import secrets
from typing import TYPE_CHECKING, NamedTuple

from tianxia.campaign import Campaign as CampaignFile
from tianxia.campaign import games_with_campaigns
from tianxia.kernel.errors import CampaignOver, Unreadable
from tianxia.store import Campaign, Game, now
from tianxia.web.errors import WebError
from tianxia.web.hall import clean_name, person
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.reading import reading

if TYPE_CHECKING:
    from tianxia.web.hall import Hall

MOST = 50
"""Save slots one visitor may have."""


class Slot(NamedTuple):
    """A save slot as a page shows it."""

    row: Campaign
    file: CampaignFile | None
    """None if the text cannot be read any more; `trouble` says why."""
    trouble: str
    games: list[Game]
    """The games played from it here, the latest first."""

    @property
    def running(self) -> Game | None:
        """The game that is not over yet."""
        return next((game for game in self.games if not game.over), None)


async def slots_of(hall: "Hall", visitor: Visitor) -> list[Slot]:
    """All slots of a visitor."""
    return [await _slot(hall, visitor, row) for row in await hall.store.campaigns_of(visitor.identity)]


async def slot_of(hall: "Hall", visitor: Visitor, key: str) -> Slot:
    """One slot; it must be the visitor's own."""
    row = await hall.store.campaign(key)
    if row is None or row.identity != visitor.identity:
        raise WebError(404, "no-such-campaign")
    return await _slot(hall, visitor, row)


async def begin(hall: "Hall", visitor: Visitor, name: str, game: str, text: str) -> Slot:
    """A new slot: the text of a campaign file, or a fresh campaign of a game (or of the first that has campaigns)."""
    if len(await hall.store.campaigns_of(visitor.identity)) >= MOST:
        raise WebError(403, "too-many-campaigns", most=MOST)
    if text:
        await _wait_for_games(hall)
    with reading("campaign"):
        file = await asyncio.to_thread(CampaignFile.parse, text) if text else CampaignFile(_new_game(game))
    shown = clean_name(name) or file.game.words(visitor.language)("title")
    row = Campaign(secrets.token_urlsafe(9), visitor.identity, shown, str(file), now())
    await hall.store.save_campaign(row)
    return Slot(row, file, "", [])


async def rename(hall: "Hall", slot: Slot, name: str) -> None:
    """Give a slot another name."""
    if kept := clean_name(name):
        await hall.store.rename_campaign(slot.row.id, kept)


async def play(hall: "Hall", visitor: Visitor, key: str) -> LiveTable:
    """The table of the running game, or of the next one; a second click returns the same table."""
    async with hall.beginning:
        return await _play(hall, visitor, await slot_of(hall, visitor, key))


async def _play(hall: "Hall", visitor: Visitor, slot: Slot) -> LiveTable:
    if slot.running is not None:
        return await hall.table(slot.running.id)
    if slot.file is None:
        raise WebError(400, "campaign-broken", reason=slot.trouble)
    await hall.games.wait_for(slot.file.game.name)
    try:
        table = slot.file.play()
    except CampaignOver:
        raise WebError(403, "campaign-over") from None
    return await hall.save(visitor, table, [person(visitor)], campaign_id=slot.row.id)


async def text_of(hall: "Hall", slot: Slot) -> str:
    """The campaign file as it is now, with the game that is being played."""
    if slot.file is None or slot.running is None:
        return slot.row.text
    live = await hall.table(slot.running.id)
    slot.file.add(live.table)
    return str(slot.file)


async def _slot(hall: "Hall", visitor: Visitor, row: Campaign) -> Slot:
    await _wait_for_games(hall)
    games = await hall.store.games_of_campaign(row.id)
    try:
        return Slot(row, CampaignFile.parse(row.text), "", games)
    except Unreadable as error:
        return Slot(row, None, error.sentence(visitor.words), games)


async def _wait_for_games(hall: "Hall") -> None:
    """A campaign is read with the rules of its game."""
    for name in games_with_campaigns():
        await hall.games.wait_for(name)


def _new_game(name: str) -> str:
    return name or games_with_campaigns()[0]
