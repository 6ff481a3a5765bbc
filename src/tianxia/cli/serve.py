"""`serve`: the server, and the browser on it.

On a machine that has never compiled, people would wait minutes for their first move. So the server begins with rules
as plain Python, which are fast enough for people, and has everything compiled meanwhile. Then it puts itself in its own
place: the same process and the same listening socket, with compiled rules. Whoever acts in that moment waits a second
or two; games are in the database, and pages find the server again by themselves.
"""

import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace

from tianxia.cli.console import console
from tianxia.kernel.documents import system_reason
from tianxia.kernel.errors import AddressTaken, needs
from tianxia.kernel.prepared import is_prepared

LOOPBACK = ("127.0.0.1", "localhost", "::1")

GENERATIONS = (100_000, 20, 100)
"""How seldom garbage is looked for: at many tables there is much to look at and little to find (docs/server.md)."""
INTERPRET = "TIANXIA_INTERPRET"
SOCKET = "TIANXIA_SOCKET"
"""The number of the listening socket, from one life of the server to the next."""
CAN_BEGIN_AGAIN = hasattr(os, "fork")
"""Windows has no way to put a process in the place of another."""


def run_server(host: str, port: int, database: str | None, browser: bool, proxy_headers: bool) -> None:
    """Serve until interrupted. The port is taken first: whether it is free is known before anything is imported."""
    was_open = SOCKET in os.environ
    if not was_open:
        console.print("Tianxia: setting the tables ...")
    listening = socket.socket(fileno=int(os.environ.pop(SOCKET))) if was_open else _listen(host, port)
    if not was_open and INTERPRET not in os.environ and CAN_BEGIN_AGAIN and not is_prepared():
        _begin_again(listening.fileno(), {INTERPRET: "1", "TIANXIA_WARMING": "1"})
    gc.disable()  # until all is imported: nothing of it is garbage, and looking for some takes a fifth of a second
    with needs("web"):
        from tianxia.web.serve import Server
        from tianxia.web.settings import Settings

    settings = Settings(host=host, port=port, proxy_headers=proxy_headers, is_warming="TIANXIA_WARMING" in os.environ)
    if database is not None:
        settings = replace(settings, database=_url(database))
    shown = "localhost" if host in LOOPBACK else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def started() -> None:
        gc.freeze()
        gc.set_threshold(*GENERATIONS)
        gc.enable()
        if was_open and not settings.is_warming:
            console.print("Everything is compiled: bots play at their full strength now.")
            return
        console.print(f"Tianxia is open at {address} (Ctrl+C closes it)")
        if settings.is_warming:
            console.print("The rules are being compiled, once on this machine: until then bots play simply.")
        if host not in LOOPBACK and not proxy_headers:
            console.print("Others can reach this server. For the internet put a proxy with HTTPS before it and give "
                          "--proxy-headers: see docs/server.md")  # fmt: skip
        if browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    kept = os.dup(listening.fileno())  # the server closes its own
    server = Server(settings, started)
    server.run(sockets=[listening])
    if server.is_warm:
        _begin_again(kept, {})


def _begin_again(listening: int, more: dict[str, str]) -> None:
    """Put this command in its own place, with the socket it listens on."""
    kept = {name: value for name, value in os.environ.items() if name not in (INTERPRET, "TIANXIA_WARMING")}
    os.set_inheritable(listening, True)
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "tianxia", *sys.argv[1:]], kept | more | {SOCKET: str(listening)})


def _url(database: str) -> str:
    """A plain file name is an SQLite file."""
    return database if "://" in database else f"sqlite+aiosqlite:///{database}"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        wrong = "port" if error.errno in (errno.EADDRINUSE, errno.EACCES) else "host"
        raise AddressTaken(wrong, f"{host}:{port}", reason=system_reason(error)) from None
    return listening
