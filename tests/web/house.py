"""A server in this process and people who visit it."""

import asyncio
import json
import re
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.types import Message

from tianxia.store import Seat
from tianxia.table import new
from tianxia.web.app import create_app
from tianxia.web.hall import Hall
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.settings import Settings


class Person:
    """Somebody with a browser: their own cookie, and the token of the page they loaded."""

    def __init__(self, client: httpx.AsyncClient, csrf: str) -> None:
        self.client = client
        self.headers = {"x-csrf": csrf}

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.client.get(path, headers=headers)

    async def page(self, path: str) -> httpx.Response:
        return await self.client.get(path, headers={"accept": "text/html"})

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.client.post(path, json=body, headers=self.headers)

    async def new(self, **body: Any) -> str:
        """Set a table and return its address."""
        answer = await self.post("/tables", **body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["url"])

    async def scene(self, table: str, seat: int | None = None) -> dict[str, Any]:
        answer = await self.get(f"{table}/scene" + ("" if seat is None else f"?seat={seat}"))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def act(self, table: str, scene: dict[str, Any], choice: int = 0) -> httpx.Response:
        """Play a legal action of a scene."""
        action = scene["legal"][choice]["action"]
        return await self.post(f"{table}/act", action=action, version=scene["version"], seat=scene["seat"])


class House:
    """The server."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.people: list[httpx.AsyncClient] = []

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    async def visit(self, name: str = "", language: str = "en", cookie: str = "", address: str = "127.0.0.1") -> Person:
        """Somebody comes to the lobby from an address: new, or with the cookie of an earlier visit."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 1))
        client = httpx.AsyncClient(
            transport=transport, base_url="http://tianxia.test", headers={"accept-language": language}
        )  # fmt: skip
        if cookie:
            client.cookies.set("tianxia", cookie, domain="tianxia.test")
        self.people.append(client)
        page = await client.get("/", headers={"accept": "text/html"})
        token = re.search(r'name="csrf" content="([^"]+)"', page.text)
        assert token is not None, page.text
        person = Person(client, token[1])
        if name:
            assert (await person.post("/me", name=name)).status_code == 200
        return person

    def identity(self, person: Person) -> str:
        """Who somebody is to the server."""
        claim = self.hall.signatures.claim(str(person.client.cookies["tianxia"]))
        assert claim is not None
        return claim.identity

    async def together(self, people: Sequence[Person], *, seed: int) -> str:
        """A game of China with these people that is dealt already, as tests need it to be."""
        identities = [self.identity(person) for person in people]
        seats = [Seat("", 0, "person", identity, f"Player {n}") for n, identity in enumerate(identities)]
        host = Visitor(identities[0], "", "en", "", "", "", "")
        live = await self.hall.save(host, new("china", len(people), seed=seed), seats)
        return f"/table/{live.id}"

    async def live(self, table: str) -> LiveTable:
        return await self.hall.table(table.rpartition("/")[2])


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """A server that is ready to play its games."""
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        house = House(app)
        await until(lambda: set(settings.games) <= set(house.hall.games.ready), 600)
        yield house
        for client in house.people:
            await client.aclose()


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait for something the server does by itself; the time is a limit, not a duration."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


class Stream:
    """An event stream, read through the ASGI interface: httpx would wait for its end."""

    def __init__(
        self, app: Starlette, person: Person, path: str, *, after: int | None = None, encoding: str = "gzip, br",
        address: str = "127.0.0.1",
    ) -> None:  # fmt: skip
        cookie = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
        headers = [(b"cookie", cookie.encode()), (b"host", b"tianxia.test"), (b"accept-encoding", encoding.encode())]
        if after is not None:
            headers.append((b"last-event-id", str(after).encode()))
        path, _, query = path.partition("?")
        self._scope = {
            "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": query.encode(),
            "headers": headers, "scheme": "http", "server": ("tianxia.test", 80), "client": (address, 1),
            "asgi": {"version": "3.0"}, "http_version": "1.1", "root_path": "",
        }  # fmt: skip
        self._app = app
        self._messages: asyncio.Queue[Message] = asyncio.Queue()
        self._left = asyncio.Event()
        self._inflate = zlib.decompressobj(16 + zlib.MAX_WBITS)
        self.status = 0
        self.is_packed = False

    async def __aenter__(self) -> "Stream":
        self._task = asyncio.create_task(self._app(self._scope, self._receive, self._messages.put))
        start = await self._messages.get()
        self.status = start["status"]
        self.is_packed = (b"content-encoding", b"gzip") in start["headers"]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._left.set()
        await self._task

    def leave(self) -> None:
        """Close the connection."""
        self._left.set()

    async def next(self) -> tuple[str, str, Any]:
        """The next event but who has come and gone: its id, its name and its data."""
        while True:
            event = await self._read()
            if event[1] != "presence":
                return event

    async def presence(self) -> Any:
        """Who is there, the next time that it is told."""
        while True:
            _, name, data = await self._read()
            if name == "presence":
                return data

    async def _read(self) -> tuple[str, str, Any]:
        async with asyncio.timeout(30):
            while True:
                sent = (await self._messages.get()).get("body", b"")
                text = (self._inflate.decompress(sent) if self.is_packed else sent).decode()
                fields = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
                if "data" in fields:
                    return fields.get("id", ""), fields.get("event", "message"), json.loads(fields["data"])

    async def _receive(self) -> dict[str, Any]:
        if not hasattr(self, "_asked"):
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._left.wait()
        return {"type": "http.disconnect"}
