"""What a campaign becomes with the end of one of its games."""

import asyncio

from tianxia.campaign import Campaign as CampaignFile
from tianxia.store import Campaign, Store, now
from tianxia.table import Table
from tianxia.web.live import LiveTable


async def campaign_after(store: Store, live: LiveTable, after: Table) -> list[Campaign]:
    """The save slot as the end of its game leaves it; nothing while the game goes on."""
    if live.row.campaign_id is None or not after.is_over:
        return []
    slot = await store.campaigns.get(live.row.campaign_id)
    if slot is None:
        return []
    campaign = await asyncio.to_thread(CampaignFile.parse, slot.text)
    campaign.add(after)
    return [Campaign(slot.id, slot.identity, slot.name, str(campaign), now())]
