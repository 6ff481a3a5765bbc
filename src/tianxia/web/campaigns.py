"""Campaigns: save slots over campaign files, and the games played from them."""

import secrets
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from tianxia.campaign import Campaign as CampaignFile
from tianxia.campaign import games_with_campaigns
from tianxia.kernel.errors import CampaignOver, Unreadable
from tianxia.kernel.game import Page
from tianxia.store import Campaign, Game, Taken, now
from tianxia.web.errors import WebError
from tianxia.web.hall import person
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable, viewer_of
from tianxia.web.names import clean_name
from tianxia.web.reading import reading

if TYPE_CHECKING:
    from tianxia.web.hall import Hall


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

    @property
    def last(self) -> Game | None:
        """The latest game that is over."""
        return next((game for game in self.games if game.over), None)


async def slots_of(hall: "Hall", visitor: Visitor) -> list[Slot]:
    """All slots of a visitor."""
    return [await _slot(hall, visitor, row) for row in await hall.store.campaigns.of(visitor.identity)]


async def slot_of(hall: "Hall", visitor: Visitor, key: str) -> Slot:
    """One slot; it must be the visitor's own."""
    row = await hall.store.campaigns.get(key)
    if row is None or row.identity != visitor.identity:
        raise WebError(404, "no-such-campaign")
    return await _slot(hall, visitor, row)


async def begin(hall: "Hall", visitor: Visitor, name: str, game: str, text: str) -> Slot:
    """A new slot: the text of a campaign file, or a fresh campaign of a game (or of the first that has campaigns)."""
    hall.admission.admit_file()
    most, largest = hall.settings.campaigns_per_visitor, hall.settings.largest_campaign
    if len(await hall.store.campaigns.of(visitor.identity)) >= most:
        raise WebError(409, "too-many-campaigns", most=most)
    if len(text.encode()) > largest:
        raise WebError(413, "too-large", most=largest)
    if text:
        await _wait_for_games(hall)
    with reading("campaign"):
        file = await hall.reading.run(lambda: CampaignFile.parse(text)) if text else CampaignFile(_new_game(game))
    shown = clean_name(name) or file.game.words(visitor.language)("title")
    row = Campaign(secrets.token_urlsafe(9), visitor.identity, shown, str(file), now())
    await hall.store.campaigns.save(row)
    return Slot(row, file, "", [])


async def rename(hall: "Hall", slot: Slot, name: str) -> None:
    """Give a slot another name."""
    if kept := clean_name(name):
        await hall.store.campaigns.rename(slot.row.id, kept)


async def play(hall: "Hall", visitor: Visitor, key: str) -> LiveTable:
    """The table of the running game, or of the next one; a second click returns the same table."""
    try:
        return await _play(hall, visitor, await slot_of(hall, visitor, key))
    except Taken:  # another click, perhaps at another server, was first
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
    return await hall.save(visitor, table, [person(visitor)], campaign=(slot.row.id, len(slot.file.games) + 1))


async def text_of(hall: "Hall", slot: Slot) -> str:
    """The campaign file as it is now, with the game that is being played."""
    if slot.file is None or slot.running is None:
        return slot.row.text
    live = await hall.table(slot.running.id)
    slot.file.add(live.table)
    return str(slot.file)


async def stories_of(hall: "Hall", visitor: Visitor, slot: Slot) -> list[list[Page]]:
    """Every story of a campaign in the order of telling, as its pages; first what was told before it came here."""
    if slot.file is None:
        return []
    stories: dict[str, list[Page]] = {}
    for game in reversed(slot.games):
        try:
            live = await hall.table(game.id)
        except WebError:
            continue  # played by other rules: the document still knows what it has told
        log = partial(live.log, viewer_of(live, visitor.identity, visitor.language, None))
        for logged in await hall.drawing.run(log, lock=live.lock):
            for page in logged.pages:
                stories.setdefault(page.name, []).append(page)
    known = slot.file.game.book(slot.file.document, slot.file.game.words(visitor.language))
    return [[page] for page in known if page.name not in stories] + list(stories.values())


async def _slot(hall: "Hall", visitor: Visitor, row: Campaign) -> Slot:
    await _wait_for_games(hall)
    games = await hall.store.campaigns.games(row.id)
    try:
        return Slot(row, await hall.reading.run(lambda: CampaignFile.parse(row.text)), "", games)
    except Unreadable as error:
        return Slot(row, None, error.sentence(visitor.words), games)


async def _wait_for_games(hall: "Hall") -> None:
    """A campaign is read with the rules of its game."""
    for name in games_with_campaigns():
        await hall.games.wait_for(name)


def _new_game(name: str) -> str:
    return name or games_with_campaigns()[0]
