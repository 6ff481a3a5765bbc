"""Connections: uvicorn's protocol, for clients that send slowly on purpose, or hold more connections than they need.

Uvicorn itself waits for ever for a request that has begun. The body of a request that is being answered is the guard's
to wait for; all else must have come within `slow_seconds`.
"""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from tianxia.web.limits import address_of
from tianxia.web.settings import Settings

if TYPE_CHECKING:  # the other one of uvicorn's has all that is used here too
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Protocol

FULL = b"Too many connections are open from your address. Close some pages and try again.\n"
REFUSED = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(
    FULL
)
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Connection(Protocol):
    """One connection of a client."""

    settings: ClassVar[Settings]
    open: ClassVar[Counter[str]]
    """How many connections each address has."""
    _late: asyncio.TimerHandle | None = None
    """Goes off when a request has not come in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own
        """Count it, and expect a request."""
        super().connection_made(transport)
        self._address = address_of(self.client[0] if self.client else "")
        self.open[self._address] += 1
        if not self.settings.proxy_headers and self.open[self._address] > self.settings.connections_per_address:
            transport.write(REFUSED + FULL)
            transport.close()
        else:
            self._expect()

    def data_received(self, data: bytes) -> None:
        """Read on; what has come may be a whole request, or still less."""
        super().data_received(data)
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if is_answering or self.transport.is_closing():
            self._forget()
        else:
            self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._forget()
        self.open[self._address] -= 1
        if not self.open[self._address]:
            del self.open[self._address]
        super().connection_lost(exc)

    def _expect(self) -> None:
        """Give the client time to send a request; more bytes of one do not bring more time."""
        if self._late is None:
            self._late = self.loop.call_later(self.settings.slow_seconds, self._give_up)

    def _forget(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            if self.cycle is None:  # nothing has been asked for yet
                self.transport.write(LATE)
            self.transport.close()


def protocol_of(settings: Settings) -> type[Connection]:
    """The protocol of a server with these settings."""

    class Served(Connection):
        open: ClassVar[Counter[str]] = Counter()

    Served.settings = settings
    return Served
