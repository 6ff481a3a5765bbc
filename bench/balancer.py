"""nginx before several servers, with the configuration that operators get (deploy/nginx.conf), on the loopback."""

import re
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

from server import free_port

TEMPLATE = Path(__file__).parents[1] / "deploy" / "nginx.conf"
AROUND = """daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {inner}
}}
"""


class Balancer:
    """One address for several servers; without TLS, which the loopback does not need."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="tianxia-nginx-")
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        upstreams = "".join(f"    server 127.0.0.1:{number} max_fails=1 fail_timeout=1s;\n" for number in ports)
        inner = re.sub(r"( +server 127\.0\.0\.1:.*\n)+", upstreams, TEMPLATE.read_text(encoding="utf-8"))
        inner = re.sub(r" +ssl_certificate.*\n", "", inner).replace("443 ssl", f"127.0.0.1:{port}")
        self._file = Path(self._folder.name) / "nginx.conf"
        self._file.write_text(AROUND.format(folder=self._folder.name, inner=inner), encoding="utf-8")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = subprocess.Popen(["nginx", "-c", str(self._file), "-p", self._folder.name])
        while True:
            try:
                httpx.get(f"{self.address}/health", timeout=30)
                return
            except httpx.TransportError:
                assert self._process.poll() is None, "nginx has ended"
                time.sleep(0.02)

    def kill(self) -> None:
        """End it at once, with its workers: they notice that their master is gone."""
        self._process.kill()
        self._process.wait()
        end = time.monotonic() + 10
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.address}/health", timeout=5)
                time.sleep(0.1)
            except httpx.TransportError:
                return

    def close(self) -> None:
        """End it in order."""
        self._process.terminate()
        self._process.wait(30)
        self._folder.cleanup()
