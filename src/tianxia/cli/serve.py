"""`serve`: the server, and the browser on it.

On a machine that has never compiled, people would wait minutes for their first move. So the server begins with rules
as plain Python, which are fast enough for people, and has everything compiled meanwhile. Then it puts itself in its own
place: the same process and the same listening socket, with compiled rules. Whoever acts in that moment waits a second
or two; games are in the database, and pages find the server again by themselves. SIGHUP does the same at any time, for
a newer version or other settings.
"""

import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tianxia.cli.console import console
from tianxia.kernel.documents import system_reason
from tianxia.kernel.errors import AddressTaken, needs
from tianxia.kernel.prepared import is_prepared

LOOPBACK = ("127.0.0.1", "localhost", "::1")

GENERATIONS = (10_000, 1_000, 100)
"""How seldom garbage is looked for: at many tables there is much to look at and little to find (docs/server.md)."""
INTERPRET = "TIANXIA_INTERPRET"
SOCKET = "TIANXIA_SOCKET"
"""The number of the listening socket, from one life of the server to the next."""
WARMING = "TIANXIA_WARMING"
"""Rules are plain Python only until they are compiled."""
WARMED = "TIANXIA_WARMED"
"""They have just been compiled: it is not tried again, even if the cache cannot keep them."""
CAN_BEGIN_AGAIN = hasattr(os, "fork")
"""Windows has no way to put a process in the place of another."""


def run_server(config: Path | None, given: Mapping[str, Any], browser: bool) -> None:
    """Serve until interrupted, with the settings that are given on the command line and those of a file."""
    was_open = SOCKET in os.environ
    if not was_open:
        console.print("Tianxia: setting the tables ...")
    gc.disable()  # until all is imported: nothing of it is garbage, and looking for some takes a fifth of a second
    with needs("web"):
        from tianxia.web.configuring import read_settings

    is_warming = WARMING in os.environ
    settings = read_settings(config, os.environ, {**given, "is_warming": is_warming or None})
    host, proxy_headers = settings.host, settings.proxy_headers
    listening = socket.socket(fileno=int(os.environ.pop(SOCKET))) if was_open else _listen(host, settings.port)
    is_warmed = os.environ.pop(WARMED, None) is not None
    if not is_warmed and INTERPRET not in os.environ and CAN_BEGIN_AGAIN and not is_prepared():
        _begin_again(listening.fileno(), {INTERPRET: "1", WARMING: "1"})
    from tianxia.web.serve import Server

    shown = "localhost" if host in LOOPBACK else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def started() -> None:
        gc.freeze()
        gc.set_threshold(*GENERATIONS)
        gc.enable()
        if was_open and not settings.is_warming:
            console.print("The tables are open again: rules are compiled, and bots play at their full strength.")
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
    if server.begins_again:
        _begin_again(kept, {WARMED: "1"} if server.is_warm else {})


def _begin_again(listening: int, more: dict[str, str]) -> None:
    """Put this command in its own place, with the socket it listens on."""
    ours = (INTERPRET, WARMING) if WARMING in os.environ else ()
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    os.set_inheritable(listening, True)
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "tianxia", *sys.argv[1:]], kept | more | {SOCKET: str(listening)})


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
