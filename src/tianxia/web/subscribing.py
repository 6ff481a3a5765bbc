"""Subscribers: the open pages of a table."""

import asyncio
from typing import Any


class Subscriber:
    """Somebody who hears of new entries."""

    def __init__(self, identity: str, seat: int) -> None:
        self.identity = identity
        self.seat = seat
        self.woken = asyncio.Event()
        self.notices: dict[str, Any] = {}
        """The latest of what is told but not kept, such as the progress of a review."""
