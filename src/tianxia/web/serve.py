"""The server: uvicorn with our settings."""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from asyncio.subprocess import DEVNULL
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from tianxia.kernel.machine import end_group, step_back
from tianxia.store import Store
from tianxia.web.app import create_app
from tianxia.web.connections import protocol_of
from tianxia.web.settings import Settings
from tianxia.web.watch import set_up_logs

log = logging.getLogger("tianxia")

TURN = 0.0005
"""Seconds for which a thread may keep the others waiting. With Python's usual 5 ms the event loop would lose as much at
every message, to the thread that draws."""
LAST_CALL = 1.0
"""Seconds between the news that the server ends and its end: pages that are in the middle of something finish it."""


LAST_WORD = 0.2
"""Seconds for the request of somebody who has just connected."""


class Server(uvicorn.Server):
    """A uvicorn server that says when it is ready."""

    def __init__(self, settings: Settings, started: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                self._open, settings.host, settings.port, factory=True, lifespan="on", http=protocol_of(settings),
                log_config=None, access_log=False, proxy_headers=settings.proxy_headers, server_header=False,
                timeout_graceful_shutdown=max(2, round(settings.drain_seconds)),
            )
        )  # fmt: skip
        set_up_logs(settings)  # after uvicorn has set up its own
        self._settings = settings
        self._say_started = started
        self._warming: asyncio.Task[None] | None = None
        self._draining: asyncio.Task[None] | None = None
        self.begins_again = False
        """Has it ended to be put in its own place: because everything is compiled now, or by SIGHUP?"""
        self.is_warm = False
        """Has everything been compiled meanwhile?"""

    def _open(self) -> Starlette:
        self._app = create_app(self._settings, self._store)
        return self._app

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop. A database that cannot be used is an error before anything has begun."""
        sys.setswitchinterval(TURN)
        self._store = await Store.serve(self._settings.database, self._settings.database_seconds)
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            self._say_started()
            if hasattr(signal, "SIGHUP") and threading.current_thread() is threading.main_thread():
                asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self._begin_again)
        if self.started and self._settings.is_warming:
            self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        """Have everything compiled beside this process, and then end, to begin again with it."""
        environment = {name: value for name, value in os.environ.items() if name != "TIANXIA_INTERPRET"}
        command = (sys.executable, "-m", "tianxia", "prepare")
        while True:
            process = await asyncio.create_subprocess_exec(
                *command, env=environment, stdout=DEVNULL, start_new_session=True, preexec_fn=step_back()
            )
            try:
                if await process.wait() == 0:
                    break
            except asyncio.CancelledError:
                end_group(process.pid)  # with the processes that it has started
                raise
            log.warning("compiling the rules failed; it is tried again in a minute")
            await asyncio.sleep(60)
        self.is_warm = True
        self._begin_again()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl+C ends it at once; a service manager's SIGTERM lets everybody have their answer first."""
        if sig == signal.SIGTERM and self._draining is None and self.started:
            self._captured_signals.append(sig)
            asyncio.get_running_loop().call_soon_threadsafe(self._drain)
        else:
            super().handle_exit(sig, frame)

    def _begin_again(self) -> None:
        self.begins_again = True
        self._drain()

    def _drain(self) -> None:
        """End soon: until then answers close their connections, so that nobody asks on one that is about to go."""
        if self._draining is None:
            self._app.state.watch.is_draining = True
            self._app.state.hall.end_streams()
            self._draining = asyncio.create_task(self._end_soon())

    async def _end_soon(self) -> None:
        await asyncio.sleep(LAST_CALL)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End; what is being compiled is left. Streams are told to end: else they would be cut off with an error."""
        if self._warming is not None:
            self._warming.cancel()
        self._app.state.hall.end_streams()
        if self._draining is not None:  # who has connected already may still say why; others wait for the next life
            for server in self.servers:
                server.close()
            await asyncio.sleep(LAST_WORD)
        await super().shutdown(sockets)
