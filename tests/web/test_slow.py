"""Slow clients, over real sockets: what is half sent does not hold a connection, and nobody holds too many."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.web.house import until
from tianxia.web.serve import Server
from tianxia.web.settings import Settings

pytestmark = pytest.mark.anyio

SLOW = 0.5
HEAD = b"GET /health HTTP/1.1\r\nhost: tianxia.test\r\n"
POST = b"POST /me HTTP/1.1\r\nhost: tianxia.test\r\ncontent-length: 100\r\n\r\n"

Client = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def listening(tmp_path: Path, connections: int = 100, slow: float = SLOW) -> AsyncIterator[int]:
    """A real server; its port."""
    settings = Settings(
        database=f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", games=(), workers=1, slow_seconds=slow,
        connections_per_address=connections,
    )  # fmt: skip
    server = Server(settings, lambda: None)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started, 60)
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


async def send(port: int, *parts: bytes, pause: float = 0.0) -> Client:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
        await writer.drain()
        await asyncio.sleep(pause)
    return reader, writer


async def closed_after(client: Client) -> tuple[float, bytes]:
    """How many seconds until the server closed the connection, and what it said before."""
    began = time.monotonic()
    async with asyncio.timeout(30):
        try:
            said = await client[0].read()
        except ConnectionResetError:
            said = b""
    client[1].close()
    return time.monotonic() - began, said


async def test_what_is_half_sent_is_not_waited_for(tmp_path: Path) -> None:
    async with listening(tmp_path) as port:
        clients = {
            "nothing": await send(port),
            "half a head": await send(port, HEAD),
            "half a body": await send(port, POST + b'{"na'),
            "half a second head": await send(port, HEAD + b"\r\n", HEAD, pause=0.1),
        }
        for name, (seconds, said) in zip(
            clients, await asyncio.gather(*map(closed_after, clients.values())), strict=True
        ):
            assert seconds < 10 * SLOW, name
            assert b"408" in said or name == "half a second head", (name, said)


async def test_a_byte_now_and_then_brings_no_more_time(tmp_path: Path) -> None:
    async with listening(tmp_path) as port:
        for begun in (HEAD + b"x-slow: ", POST):
            reader, writer = await send(port, begun)
            began = time.monotonic()
            async with asyncio.timeout(30):
                while not reader.at_eof():
                    try:
                        writer.write(b"x")
                        await asyncio.wait_for(reader.read(1000), SLOW / 5)
                    except TimeoutError:
                        continue
                    except ConnectionError:
                        break
            assert time.monotonic() - began < 10 * SLOW
            writer.close()


async def test_who_is_quick_is_answered_and_may_keep_the_connection(tmp_path: Path) -> None:
    async with listening(tmp_path) as port:
        reader, writer = await send(port)
        for _ in range(3):
            writer.write(HEAD + b"\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            assert b"200 OK" in head
            length = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length"))
            await reader.readexactly(int(length.split()[1]))
            await asyncio.sleep(SLOW)
        writer.close()


async def test_an_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    async with listening(tmp_path, connections=3, slow=60.0) as port:
        held = [await send(port) for _ in range(3)]
        _, said = await closed_after(await send(port))
        assert b"429" in said
        held[0][1].close()
        for _ in range(100):
            client = await send(port, HEAD + b"connection: close\r\n\r\n")
            _, said = await closed_after(client)
            if b"200 OK" in said:
                break
            await asyncio.sleep(0.05)
        assert b"200 OK" in said
        for _, writer in held[1:]:
            writer.close()
