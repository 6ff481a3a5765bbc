"""The server: uvicorn with our settings."""

import asyncio
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from tianxia.store import Store
from tianxia.web.app import create_app
from tianxia.web.settings import Settings

log = logging.getLogger("tianxia")

TURN = 0.0005
"""Seconds for which a thread may keep the others waiting. With Python's usual 5 ms the event loop would lose as much at
every message, to the thread that draws."""


class Server(uvicorn.Server):
    """A uvicorn server that says when it is ready."""

    def __init__(self, settings: Settings, started: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                self._open, settings.host, settings.port, factory=True, lifespan="on",
                log_level="warning", access_log=False, proxy_headers=settings.proxy_headers, server_header=False,
                timeout_graceful_shutdown=2,
            )
        )  # fmt: skip
        self._settings = settings
        self._say_started = started
        self._warming: asyncio.Task[None] | None = None
        self.is_warm = False
        """Has it ended because everything is compiled now?"""

    def _open(self) -> Starlette:
        self._app = create_app(self._settings, self._store)
        return self._app

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop. A database that cannot be used is an error before anything has begun."""
        sys.setswitchinterval(TURN)
        self._store = await Store.open(self._settings.database)
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._say_started()
        if self.started and self._settings.is_warming:
            self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        """Have everything compiled beside this process, and then end, to begin again with it."""
        environment = {name: value for name, value in os.environ.items() if name != "TIANXIA_INTERPRET"}
        command = (sys.executable, "-m", "tianxia", "prepare")
        while True:
            process = await asyncio.create_subprocess_exec(
                *command, env=environment, stdout=DEVNULL, start_new_session=True, preexec_fn=lambda: os.nice(10)
            )
            try:
                if await process.wait() == 0:
                    break
            except asyncio.CancelledError:
                os.killpg(process.pid, signal.SIGKILL)  # with the processes that it has started
                raise
            log.warning("compiling the rules failed; it is tried again in a minute")
            await asyncio.sleep(60)
        self.is_warm = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End; what is being compiled is left. Streams are told to end: else they would be cut off with an error."""
        if self._warming is not None:
            self._warming.cancel()
        self._app.state.hall.end_streams()
        await super().shutdown(sockets)
