"""The server: uvicorn with our settings."""

import socket
from collections.abc import Callable

import uvicorn

from tianxia.web.app import create_app
from tianxia.web.settings import Settings


class Server(uvicorn.Server):
    """A uvicorn server that says when it is ready."""

    def __init__(self, settings: Settings, started: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                create_app(settings), settings.host, settings.port, log_level="warning", access_log=False,
                proxy_headers=settings.proxy_headers, server_header=False, timeout_graceful_shutdown=2, lifespan="on",
            )
        )  # fmt: skip
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._say_started()
