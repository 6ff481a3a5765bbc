"""Browsers without a screen, as far as a server can tell: for load.py.

One costs a fraction of what a client library does, so that a thousand of them leave the processor to the server.
"""

import asyncio
import json
import re
import zlib
from collections.abc import AsyncIterator
from typing import NamedTuple

from tianxia.kernel.documents import Document

GUNZIP = 16 + zlib.MAX_WBITS
LONGEST = 1 << 22
"""Bytes of a line: an event is one."""


class Answer(NamedTuple):
    """What a server answered."""

    status: int
    headers: dict[str, str]
    body: bytes
    size: int
    """Bytes of the body as sent."""

    @property
    def document(self) -> Document:
        """The body as JSON."""
        found: Document = json.loads(self.body)
        return found


class Browser:
    """Somebody with cookies and one connection for requests; each stream has a connection of its own."""

    def __init__(self, host: str, port: int, address: str = "127.0.0.1") -> None:
        self._host = host
        self._address = address
        """Where it comes from."""
        self._port = port
        self._cookies: dict[str, str] = {}
        self._token = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def another(self) -> "Browser":
        """Another window of the same browser, with a connection of its own."""
        other = Browser(self._host, self._port, self._address)
        other._cookies, other._token = self._cookies, self._token
        return other

    async def visit(self, path: str) -> Answer:
        """Load a page; it says what must be sent with everything that is posted."""
        answer = await self.get(path, "text/html")
        found = re.search(rb'name="csrf" content="([^"]+)"', answer.body)
        self._token = found[1].decode() if found else self._token
        return answer

    async def get(self, path: str, accept: str = "application/json") -> Answer:
        """Ask for something."""
        return await self._request(self._head("GET", path, accept) + b"\r\n")

    async def post(self, path: str, **body: object) -> Answer:
        """Send something."""
        sent = json.dumps(body).encode()
        head = self._head("POST", path, "application/json")
        head += f"x-csrf: {self._token}\r\ncontent-type: application/json\r\ncontent-length: {len(sent)}\r\n".encode()
        return await self._request(head + b"\r\n" + sent)

    async def events(self, path: str) -> AsyncIterator[tuple[bytes, int]]:
        """The data of each event of a stream that has no name, and how many bytes it came in."""
        reader, writer = await asyncio.open_connection(
            self._host, self._port, limit=LONGEST, local_addr=(self._address, 0)
        )
        try:
            writer.write(self._head("GET", path, "text/event-stream") + b"\r\n")
            status, headers = await self._read_head(reader)
            if status != 200:
                raise ConnectionError(f"{path}: {status}")
            inflate = zlib.decompressobj(GUNZIP) if "content-encoding" in headers else None
            text, sent = b"", 0
            while chunk := await _read_chunk(reader):
                sent += len(chunk)
                text += inflate.decompress(chunk) if inflate else chunk
                while b"\n\n" in text:
                    event, _, text = text.partition(b"\n\n")
                    data = event.rpartition(b"data: ")[2]
                    if b"data: " in event and not event.startswith(b"event:"):
                        yield data, sent
                        sent = 0
        finally:
            writer.close()

    def close(self) -> None:
        """Leave."""
        if self._streams is not None:
            self._streams[1].close()

    def _head(self, method: str, path: str, accept: str) -> bytes:
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        lines = [f"{method} {path} HTTP/1.1", f"host: {self._host}:{self._port}", f"accept: {accept}"]
        lines += ["accept-encoding: gzip", *([f"cookie: {cookies}"] if cookies else [])]
        return "".join(f"{line}\r\n" for line in lines).encode()

    async def _request(self, sent: bytes) -> Answer:
        try:
            return await self._ask(sent)
        except (
            ConnectionError,
            asyncio.IncompleteReadError,
        ):  # the server has closed a connection that was long silent
            self._streams = None
            return await self._ask(sent)

    async def _ask(self, sent: bytes) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                self._host, self._port, limit=LONGEST, local_addr=(self._address, 0)
            )
        reader, writer = self._streams
        writer.write(sent)
        status, headers = await self._read_head(reader)
        if "content-length" in headers:
            body = await reader.readexactly(int(headers["content-length"]))
        else:
            body = b"".join([chunk async for chunk in _chunks(reader)])
        plain = zlib.decompress(body, GUNZIP) if "content-encoding" in headers else body
        return Answer(status, headers, plain, len(body))

    async def _read_head(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {}
        for line in lines[:-2]:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
            if name.lower() == "set-cookie":
                cookie, _, kept = value.partition(";")[0].partition("=")
                self._cookies[cookie] = kept
        return int(first.split()[1]), headers


async def _chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while chunk := await _read_chunk(reader):
        yield chunk


async def _read_chunk(reader: asyncio.StreamReader) -> bytes:
    """The next chunk of a body; an empty one is the end."""
    size = int(await reader.readuntil(b"\r\n"), 16)
    return (await reader.readexactly(size + 2))[:-2]
