"""Requests made at random, from the app's own list of addresses and the structs of their bodies, and sent to it.

Used by `tests/fuzz/test_requests.py` for a moment and by `bench/fuzz.py` for as long as one likes.
"""

import asyncio
import inspect
import json
import logging
import re
import time
from collections import Counter
from functools import cache
from typing import Any, NamedTuple
from urllib.parse import quote_from_bytes, unquote, urlencode

import msgspec
from hypothesis import strategies as st
from starlette.routing import Route

from tests.fuzz.files import HOSTILE, examples
from tests.web.house import House, Person
from tianxia.games import GAMES
from tianxia.web.app import ROUTES
from tianxia.web.guard import SAFE_METHODS

SECONDS = 5.0
"""Whatever takes longer, and does so again, hangs."""
LONG = re.compile("/events|^/(pictures|icons)/")
"""Streams and files, which are not begun for somebody who has left already."""
QUESTIONS = ("seat", "ply", "action", "targets", "language", "look", "after", "x")
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "x")
TEXTS = (
    "", "x", "china", "zhanguo", "legacy-of-yu", "0", "1", "-1", "7", "99999999999999999999", "1e5", "\0", "%", "..",
    "/", "é", "天下", "\u202e", "\ud800", "x" * 3000, "true", "null", "step", "turn", "takeback", "bot", "random", "en",
    "ru", "dark", "person", "open", "invite", "hotseat", "private", "listed",
)  # fmt: skip


class Sent(NamedTuple):
    """A request; who sends it is a number, so that a reproducer can be printed."""

    who: int
    """Which visitor; -1: somebody without a cookie."""
    method: str
    target: str
    """Path and question, as they are sent."""
    headers: tuple[tuple[str, str], ...]
    body: bytes


class Answer(NamedTuple):
    """What came back."""

    status: int
    seconds: float
    trouble: str
    """An exception that left the app, or an error in the log."""


class World(NamedTuple):
    """A server with people, tables and campaigns."""

    house: House
    people: list[Person]
    known: dict[str, list[str]]
    """Ids and tokens that a path may hold, by its first word; of all others, names."""
    said: list[str]
    """Actions, names and texts that bodies may hold."""


class _Ear(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(logging.Formatter().format(record))


EAR = _Ear()


async def make_world(house: House) -> World:
    """People at tables of every kind."""
    logging.getLogger("tianxia").addHandler(EAR)
    people = [await house.visit(name, language) for name, language in (("Ann", "en"), ("Борис", "ru"))]
    ann, boris = people
    own = {"kind": "person"}
    seats = [own, {"kind": "open"}, {"kind": "invite"}], [own, {"kind": "hotseat"}, {"kind": "bot", "bot": "random"}]
    tables = [await ann.new(game="china", seats=each, visibility="listed") for each in seats]
    await boris.post(f"{tables[0]}/sit", seat=1)
    links = [(await ann.get(f"{tables[0]}/invitation")).json()]
    for example in examples()["record"][:2]:
        answer = await ann.post("/records", text=example.text)
        assert answer.status_code == 200, answer.text
        tables.append(answer.json()["url"])
    lesson = (await ann.post("/lessons", game="china")).json()["url"]
    slot = (await ann.post("/campaigns", name="x")).json()["url"]
    corrected = GAMES["china"].box.text.replace("row         = 4", "row = 5")
    box = (await ann.post("/boxes", game="china", text=corrected)).json()["url"]
    legal = [choice["action"] for choice in (await ann.scene(tables[1]))["legal"]][:20]
    known = {"": ["china", "majority", "page.js"]}
    for address in (*tables, lesson, slot, box, *links):
        known.setdefault(address.split("/")[1], []).append(address.rpartition("/")[2])
    return World(
        house, people, known, [*legal, *(example.text for kind in examples().values() for example in kind[:2])]
    )


@cache
def addresses() -> list[tuple[Route, type[msgspec.Struct] | None]]:
    """Every route, and the struct of its body, which its endpoint names."""
    return [(route, _body_of(route)) for route in ROUTES if isinstance(route, Route)]


def _body_of(route: Route) -> type[msgspec.Struct] | None:
    found = re.search(r"read_body\(request, (\w+)\)", inspect.getsource(route.endpoint))
    return None if found is None else inspect.unwrap(route.endpoint).__globals__[found[1]]


@st.composite
def requests(draw: st.DrawFn, world: World) -> Sent:
    """A request: mostly one that gets somewhere, with something strange in it."""
    route, body = draw(st.sampled_from(addresses()))
    methods = sorted((route.methods or set()) - {"HEAD"})
    method = draw(st.sampled_from(methods if draw(st.integers(0, 7)) else METHODS))
    first = route.path.split("/")[1]
    path = re.sub(r"\{(\w+)\}", lambda part: _quoted(_path_part(draw, world, first, part[1])), route.path)
    asked = draw(st.lists(st.tuples(st.sampled_from(QUESTIONS), _texts(world)), max_size=3))
    target = path + ("?" + urlencode(asked, errors="surrogatepass") if asked else "")
    who = draw(st.integers(-1, len(world.people) - 1))
    headers = _headers(draw, world, who)
    content = b"" if method in SAFE_METHODS else _body(draw, world, body, headers)
    return Sent(who, method, target, tuple(headers.items()), content)


def _path_part(draw: st.DrawFn, world: World, first: str, name: str) -> str:
    known = draw(st.sampled_from(world.known.get(first if name in ("id", "token") else "", world.known[""])))
    match draw(st.integers(0, 9)):
        case 0:
            return draw(st.sampled_from(TEXTS))
        case 1:
            return draw(st.text(max_size=10))
        case 2:
            return known[:-1] + draw(st.sampled_from("aZ-_.~0"))
        case 3:
            return draw(st.sampled_from(("0", "1", "5", "china", "zhanguo", "majority", "page.js")))
        case _:
            return known


def _quoted(text: str) -> str:
    return quote_from_bytes(text.encode("utf-8", "surrogatepass"))


def _texts(world: World) -> st.SearchStrategy[str]:
    return st.sampled_from(TEXTS) | st.sampled_from(world.said) | st.text(max_size=8)


def _headers(draw: st.DrawFn, world: World, who: int) -> dict[str, str]:
    """Cookie and token mostly as they should be; anything may come with them."""
    headers = {"host": "tianxia.test"}
    if who >= 0:
        person = world.people[who]
        headers |= {"cookie": f"tianxia={person.client.cookies['tianxia']}", **person.headers}
    strange = {
        "origin": ("http://tianxia.test", "http://[", "null", "http://evil.test", ""),
        "accept": ("text/html", "*/*", ""), "accept-language": ("ru", "en;q=x", "ru;q=nan,en;q=inf", ",;", "x" * 3000),
        "content-type": ("application/json", "application/x-www-form-urlencoded", "multipart/form-data", "x"),
        "content-length": ("0", "-1", "9" * 30, "x", "2000000"),
        "cookie": ("tianxia=x.y", "tianxia=", "=;;", "a" * 5000),
        "x-csrf": ("", "x", "é"), "last-event-id": ("x", "-1", "9" * 30), "accept-encoding": ("gzip", "x", ""),
        "sec-fetch-mode": ("navigate", "x"), "range": ("bytes=0-5", "bytes=x"), "if-none-match": ("*", "x"),
    }  # fmt: skip
    for name in draw(st.lists(st.sampled_from(sorted(strange)), max_size=2)):
        headers[name] = draw(st.sampled_from(strange[name]))
    return headers


def _body(draw: st.DrawFn, world: World, kind: type[msgspec.Struct] | None, headers: dict[str, str]) -> bytes:
    """A body of the struct, with fields that are left out, of another type, or strange."""
    fields = {} if kind is None else {field.name: field.type for field in msgspec.structs.fields(kind)}
    given = {name: draw(_value(world, declared)) for name, declared in fields.items() if draw(st.integers(0, 7))}
    if not draw(st.integers(0, 9)):
        return draw(
            st.sampled_from((b"", b"{", b"[]", b"null", b"\xff", b"[" * 50_000, b'{"seat":1e400}', b"seat=%ff&x"))
        )
    if "multipart" in headers.get("content-type", ""):
        headers["content-type"] = "multipart/form-data; boundary=x"
        head = '--x\r\nContent-Disposition: form-data; name="{}"\r\n\r\n'
        parts = [head.format(name).encode() + _raw(value) + b"\r\n" for name, value in given.items()]
        return b"".join([*parts, b"--x--"])
    if "urlencoded" in headers.get("content-type", ""):
        return urlencode({name: str(value) for name, value in given.items()}, errors="replace").encode()
    return json.dumps(given).encode()


def _raw(value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")


def _value(world: World, declared: Any) -> st.SearchStrategy[Any]:
    """A value of a field, mostly of its type."""
    likely: st.SearchStrategy[Any] = _texts(world)
    if declared is int or declared == int | None:
        likely = st.integers(-1, 5)
    elif declared is bool:
        likely = st.booleans()
    elif "list" in str(declared):
        kinds = st.sampled_from(("person", "hotseat", "open", "invite", "bot"))
        likely = st.lists(st.fixed_dictionaries({"kind": kinds, "bot": st.just("random")}), max_size=5)
    elif "dict" in str(declared):
        likely = st.dictionaries(_texts(world), _texts(world), max_size=2)
    return st.one_of(likely, likely, likely, st.sampled_from(HOSTILE))


async def send(world: World, sent: Sent) -> Answer:
    """Send a request straight to the app, which is left as soon as it has been sent."""
    path, _, question = sent.target.partition("?")
    headers = [(name.encode(), value.encode("latin-1", "replace")) for name, value in sent.headers]
    scope = {
        "type": "http", "method": sent.method, "path": unquote(path), "raw_path": path.encode(),
        "query_string": question.encode(), "headers": headers,
        "scheme": "http", "server": ("tianxia.test", 80), "client": ("127.0.0.1", 1), "asgi": {"version": "3.0"},
        "http_version": "1.1", "root_path": "",
    }  # fmt: skip
    coming = [{"type": "http.request", "body": sent.body, "more_body": False}]
    statuses: list[int] = []

    async def receive() -> Any:
        return coming.pop() if coming else {"type": "http.disconnect"}

    async def take(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    EAR.heard.clear()
    begun, trouble = time.monotonic(), ""
    try:
        async with asyncio.timeout(4 * SECONDS):
            await world.house.app(scope, receive, take)
    except Exception as error:
        trouble = repr(error)
    return Answer(statuses[0] if statuses else 0, time.monotonic() - begun, "\n".join([*EAR.heard, trouble]).strip())


async def is_fine(world: World, sent: Sent, counts: Counter[int]) -> None:
    """Send a request: no answer is a 500, no exception gets away or into the log, and none is late twice."""
    answer = await send(world, sent)
    if answer.seconds > SECONDS:
        answer = await send(world, sent)
    counts[answer.status] += 1
    assert not answer.trouble, f"{sent}: {answer.trouble}"
    assert answer.status or re.search(LONG, sent.target), f"{sent}: no answer"
    assert answer.status < 500 or answer.status == 503, f"{sent}: {answer}"
    assert answer.seconds <= SECONDS, f"{sent}: {answer.seconds:.1f} s"
