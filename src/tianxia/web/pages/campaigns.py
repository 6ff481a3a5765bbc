"""Campaigns: a shelf of save slots, and one slot with its chronicle."""

from collections.abc import Sequence

import htpy as h

from tianxia.web.campaigns import Slot
from tianxia.web.identity import Visitor
from tianxia.web.pages.layout import page


def campaigns_page(visitor: Visitor, slots: Sequence[Slot]) -> h.Element:
    """All slots."""
    return page(visitor, "Tianxia", h.ul[(h.li[h.a(href=f"/campaign/{slot.row.id}")[slot.row.name]] for slot in slots)])


def campaign_page(visitor: Visitor, slot: Slot) -> h.Element:
    """One slot."""
    return page(visitor, slot.row.name, h.h1[slot.row.name])
