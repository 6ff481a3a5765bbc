"""A real server in a process of its own, and a player who talks to it over HTTP: for kill.py and load.py."""

import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

CODE = "from tianxia.cli.main import main; main()"
CROWD = {"visitors_per_address": 10_000, "connections_per_address": 10_000, "streams_in_total": 10_000}
"""Settings for many people who all come from this computer."""


def free_port() -> int:
    """A port on the loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`tianxia serve` on a port that is free; the same one after every start."""

    def __init__(self, database: str, *arguments: str, **settings: int) -> None:
        self._database = database
        self._settings = settings
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(30)

    def start(self) -> float:
        """Start it; the seconds until the lobby answered."""
        began = time.perf_counter()
        arguments = ["serve", "--no-browser", "--port", str(self.port), "--database", self._database]
        self._process = subprocess.Popen(
            [sys.executable, "-c", CODE, *arguments, *self._arguments],
            stdout=subprocess.DEVNULL,
            env=os.environ | {f"TIANXIA_SERVER_{name.upper()}": str(value) for name, value in self._settings.items()},
        )
        while True:
            try:
                httpx.get(self.address, timeout=5)
                return time.perf_counter() - began
            except httpx.TransportError:
                assert self._process.poll() is None, "the server has ended"
                time.sleep(0.02)

    def wait_for(self, game: str) -> None:
        """Wait until a game is prepared."""
        while not self._is_ready(game):
            time.sleep(0.1)

    def _is_ready(self, game: str) -> bool:
        try:
            answer = httpx.get(f"{self.address}/health", timeout=30)
        except httpx.TransportError:
            return False
        return answer.status_code == 200 and game in answer.json()["ready"]

    @property
    def is_running(self) -> bool:
        """Has it been started, and not killed since?"""
        return self._process is not None

    @property
    def memory(self) -> int:
        """The most bytes that the server and its workers have held, each by itself."""
        peaks = [re.search(r"VmHWM:\s+(\d+) kB", (process / "status").read_text()) for process in self._processes()]
        return sum(1024 * int(peak[1]) for peak in peaks if peak)

    @property
    def processor_seconds(self) -> float:
        """What the server and its workers have used of the processor."""
        fields = [(process / "stat").read_text().rpartition(")")[2].split() for process in self._processes()]
        return sum(int(field[11]) + int(field[12]) for field in fields) / os.sysconf("SC_CLK_TCK")

    def _processes(self) -> list[Path]:
        """Where Linux tells of the server and its workers."""
        assert self._process is not None
        own = Path(f"/proc/{self._process.pid}")
        children = (own / f"task/{self._process.pid}/children").read_text().split()
        return [own, *(Path(f"/proc/{child}") for child in children)]

    def signal(self, number: int) -> None:
        """Tell it something."""
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None


class Player:
    """Somebody with a cookie."""

    def __init__(self, cookies: httpx.Cookies | None = None) -> None:
        self.client = httpx.Client(timeout=60, cookies=cookies, headers={"accept": "application/json"})
        self._token = ""

    def visit(self, address: str) -> None:
        """Load the lobby, which gives a cookie at the first visit, and the token that goes with it."""
        page = self.client.get(address, headers={"accept": "text/html"})
        found = re.search(r'name="csrf" content="([^"]+)"', page.text)
        assert found is not None, page.text
        self._token = found[1]

    def post(self, url: str, **body: Any) -> httpx.Response:
        """Send something."""
        return self.client.post(url, json=body, headers={"x-csrf": self._token})
