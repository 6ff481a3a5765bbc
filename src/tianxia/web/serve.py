"""The server: uvicorn with our settings."""

import socket
from collections.abc import Callable

import uvicorn

from tianxia.store import Store
from tianxia.web.app import create_app
from tianxia.web.settings import Settings


class Server(uvicorn.Server):
    """A uvicorn server that says when it is ready."""

    def __init__(self, settings: Settings, started: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                lambda: create_app(settings, self._store), settings.host, settings.port, factory=True, lifespan="on",
                log_level="warning", access_log=False, proxy_headers=settings.proxy_headers, server_header=False,
                timeout_graceful_shutdown=2,
            )
        )  # fmt: skip
        self._settings = settings
        self._say_started = started

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop. A database that cannot be used is an error before anything has begun."""
        self._store = await Store.open(self._settings.database)
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._say_started()
