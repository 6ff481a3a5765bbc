"""`serve`: the server, and the browser on it."""

import errno
import gc
import socket
import threading
import webbrowser
from dataclasses import replace

from tianxia.cli.console import console
from tianxia.kernel.documents import system_reason
from tianxia.kernel.errors import AddressTaken, needs

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def run_server(host: str, port: int, database: str | None, browser: bool, proxy_headers: bool) -> None:
    """Serve until interrupted. The port is taken first: whether it is free is known before anything is imported."""
    listening = _listen(host, port)
    gc.disable()  # until all is imported: nothing of it is garbage, and looking for some takes a fifth of a second
    with needs("web"):
        from tianxia.web.serve import Server
        from tianxia.web.settings import Settings

    settings = Settings(host=host, port=port, proxy_headers=proxy_headers)
    if database is not None:
        settings = replace(settings, database=_url(database))
    shown = "localhost" if host in LOOPBACK else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"

    def started() -> None:
        gc.freeze()
        gc.enable()
        console.print(f"Tianxia is open at {address} (Ctrl+C closes it)")
        if host not in LOOPBACK and not proxy_headers:
            console.print("Others can reach this server. For the internet put a proxy with HTTPS before it and give "
                          "--proxy-headers: see docs/server.md")  # fmt: skip
        if browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    Server(settings, started).run(sockets=[listening])


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
