"""One shape for every error, whatever went wrong; and none is a 500."""

import asyncio
import json
import re
from typing import Any

import httpx
import pytest
from starlette.routing import Route

from tests.web.house import House, Person, opened
from tianxia.table import new
from tianxia.web.app import ROUTES
from tianxia.web.assets import address
from tianxia.web.guard import PROGRAMS, SIGNED
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ALONE = [{"kind": "person"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "hotseat", "name": "Vera"}]
POSTS = [route.path for route in ROUTES if isinstance(route, Route) and "POST" in (route.methods or ())]
GETS = [route.path for route in ROUTES if isinstance(route, Route) and "GET" in (route.methods or ())]


def check(answer: httpx.Response, status: int, code: str) -> None:
    """The one shape."""
    assert answer.status_code == status, answer.text
    body: dict[str, Any] = answer.json()
    assert set(body) <= {"error", "scene"}
    assert set(body["error"]) <= {"code", "message", "page", "chapter", "problem"}
    assert body["error"]["code"] == code
    assert body["error"]["message"].endswith((".", "»")) or code == "bad-message", body
    assert answer.headers["content-type"] == "application/json"


def filled(path: str, table: str) -> str:
    known = {"{id}": table.rpartition("/")[2], "{ply}": "0", "{game}": "china", "{name}": "majority", "{token}": "x"}
    for name, value in known.items():
        path = path.replace(name, value)
    return path


async def test_every_post_needs_the_token(house: House) -> None:
    ann, boris = await house.visit(), await house.visit()
    table = await ann.new(game="china", seats=ALONE)
    for path in POSTS:
        address = filled(path, table)
        if path.startswith(PROGRAMS):  # no cookie helps there
            check(await ann.client.post(address, json={}, headers=ann.headers), 401, "no-such-token")
            continue
        if path.startswith(SIGNED):  # a mail program sends it by itself
            continue
        for token in ({}, {"x-csrf": "nonsense"}, boris.headers, ann.headers | {"origin": "http://evil.test"}):
            check(await ann.client.post(address, json={}, headers=token), 403, "forged")


@pytest.mark.parametrize("path", POSTS)
async def test_nonsense_is_never_our_fault(house: House, path: str) -> None:
    ann = await house.visit()
    table = await ann.new(game="china", seats=ALONE)
    for raw in (b"", b"{", b"[]", b"null", b'{"seat": "x"}', b'{"seat": 99}', b'{"game": 7}', b"\xff", b'{"to": []}'):
        answer = await ann.client.post(filled(path, table), content=raw, headers=ann.headers)
        assert answer.status_code < 500, (path, raw, answer.text)


@pytest.mark.parametrize("path", GETS)
async def test_strange_questions_are_never_our_fault(house: House, path: str) -> None:
    ann = await house.visit()
    table = await ann.new(game="china", seats=ALONE)
    if path.endswith("/events"):
        return
    for query in ("", "?seat=x", "?seat=7", "?seat=-2", "?ply=x", "?ply=-1", "?action=%ff", "?targets=,,", "?seat="):
        answer = await ann.get(filled(path, table) + query)
        assert answer.status_code < 500, (path, query, answer.text)


MISTAKES: list[tuple[str, str, dict[str, Any], int, str]] = [
    ("GET", "/nowhere", {}, 404, "no-such-page"),
    ("POST", "/", {}, 405, "wrong-method"),
    ("GET", "/tables", {}, 405, "wrong-method"),
    ("GET", "/table/nothing", {}, 404, "no-such-table"),
    ("GET", "/table/nothing/scene", {}, 404, "no-such-table"),
    ("GET", "/new/chess", {}, 404, "no-such-game"),
    ("GET", "/rules/chess", {}, 404, "no-such-game"),
    ("GET", "/campaign/nothing", {}, 404, "no-such-campaign"),
    ("POST", "/tables", {"game": "chess"}, 404, "no-such-game"),
    ("POST", "/tables", {"game": "china", "players": 9}, 400, "unreadable-table-request"),
    ("POST", "/tables", {"game": "china", "players": 10**12}, 400, "unreadable-table-request"),
    ("POST", "/tables", {"game": "china", "players": -1}, 400, "unreadable-table-request"),
    ("POST", "/tables", {"game": "china", "options": {"side": "six"}}, 400, "unreadable-table-request"),
    ("POST", "/tables", {"game": "china", "seats": [{"kind": "ghost"}] * 3}, 400, "bad-message"),
    ("POST", "/tables", {"game": "china", "visibility": "secret"}, 400, "bad-message"),
    ("POST", "/tables", {"game": "china", "wait": "a while"}, 400, "bad-message"),
    (
        "POST",
        "/tables",
        {"game": "china", "seats": [{"kind": "bot", "bot": "deep"}] * 3},
        400,
        "unreadable-table-request",
    ),
    ("POST", "/records", {"text": "this is no record"}, 400, "unreadable-record"),
    ("POST", "/records", {"text": "tianxia: 1\ngame: chess\nrules: 1\nplayers: 2\n"}, 400, "unreadable-record"),
    ("POST", "/me", {"language": "xx"}, 400, "bad-message"),
    ("POST", "TABLE/act", {"seat": 0, "action": "stop"}, 400, "bad-message"),
    ("POST", "TABLE/act", {"seat": 3, "action": "stop", "version": 0}, 403, "not-your-seat"),
    ("POST", "TABLE/undo", {"seat": 0, "to": "never"}, 400, "bad-message"),
    ("POST", "TABLE/undo", {"seat": 0}, 403, "undo-nothing"),
    ("POST", "TABLE/ask", {"seat": 0, "what": "mercy"}, 400, "bad-message"),
    ("POST", "TABLE/ask", {"seat": 0, "what": "takeback"}, 403, "undo-nothing"),
    ("POST", "TABLE/ask", {"seat": 0, "what": "bot", "of": 9}, 403, "seat-taken"),
    ("POST", "TABLE/answer", {"number": 1, "yes": True}, 409, "stale"),
    ("POST", "TABLE/resign", {"seat": 3}, 403, "not-your-seat"),
    ("POST", "TABLE/rematch", {}, 403, "not-over"),
    ("POST", "TABLE/report", {"number": 1}, 404, "no-such-line"),
    ("POST", "TABLE/hint", {"seat": 1}, 403, "no-hints"),
    ("POST", "TABLE/sit", {"seat": 9}, 404, "no-such-seat"),
    ("POST", "TABLE/fork", {"ply": 9}, 400, "no-such-moment"),
    ("POST", "TABLE/review", {}, 403, "not-over"),
    ("GET", "TABLE/record", {}, 403, "not-over"),
    ("GET", "TABLE/at/9", {}, 404, "no-such-moment"),
    ("GET", "TABLE/preview?action=fly", {}, 400, "unreadable-action"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), MISTAKES)
async def test_mistakes(house: House, method: str, path: str, body: dict[str, Any], status: int, code: str) -> None:
    ann = await house.visit(language="ru")
    address = path.replace("TABLE", await ann.new(game="china", seats=ALONE))
    answer = await (ann.get(address) if method == "GET" else ann.post(address, **body))
    check(answer, status, code)


RECORD = "tianxia: 1\ngame: china\nrules: {rules}\nplayers: 3\nseed: 5\n{more}\n{actions}"
UPLOADS = [
    ("tianxia: 1\ngame: china\n", "missing-cut-off", "обрывается"),
    ("tianxia: 1\ngame: china\nhats: 3\n", "unknown-header", "строка 3"),
    (RECORD.format(rules=99, more="", actions=""), "other-rules", "99"),
    (RECORD.format(rules=1, more="box: abc\n", actions=""), "other-box", "компонентов"),
    (RECORD.format(rules=1, more="result: 1 2 3\n", actions=""), "result-not-over", "1 2 3"),
    (RECORD.format(rules=1, more="", actions="0 fly\n"), "not-the-decider", "действие 1 (строка 7)"),
    (RECORD.format(rules=1, more='position: {"players": 3, "hats": 1}\n', actions=""), "unknown-key", "hats"),
]


@pytest.mark.parametrize(("text", "problem", "said"), UPLOADS)
async def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(
    house: House, text: str, problem: str, said: str
) -> None:
    ann = await house.visit(language="ru")
    answer = await ann.post("/records", text=text)
    check(answer, 400, "unreadable-record")
    assert answer.json()["error"]["problem"] == problem
    message = answer.json()["error"]["message"]
    assert said in message
    assert re.match("[А-Я]", message)


@pytest.mark.parametrize(("text", "problem"), [("{", "not-in-format"), ('{"hats": 1}', "unknown-key")])
async def test_what_is_wrong_with_a_campaign_is_said_in_the_readers_language(
    house: House, text: str, problem: str
) -> None:
    ann = await house.visit(language="ru")
    answer = await ann.post("/campaigns", text=text)
    check(answer, 400, "unreadable-campaign")
    assert answer.json()["error"]["problem"] == problem
    assert re.match("[А-Я]", answer.json()["error"]["message"])


async def test_a_record_with_too_few_names_can_be_kept(house: House) -> None:
    ann = await house.visit()
    answer = await ann.post("/records", text=RECORD.format(rules=1, more="seats: Ann\n", actions=""))
    assert answer.status_code == 200, answer.text
    assert len((await ann.scene(answer.json()["url"]))["names"]) == 3


async def test_a_position_says_how_many_play_whatever_the_head_says(house: House) -> None:
    ann = await house.visit()
    position = json.dumps(new("china", 3, seed=5).position())
    text = RECORD.format(rules=1, more=f"position: {position}\n", actions="").replace(
        "players: 3", "players: 99999999999"
    )
    answer = await ann.post("/records", text=text)
    assert answer.status_code == 200, answer.text
    assert len((await ann.scene(answer.json()["url"]))["names"]) == 3


async def test_endless_nesting_is_a_bad_message(house: House) -> None:
    ann = await house.visit()
    for raw in (b'{"x": ' + b"[" * 100_000, b'{"x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"):
        check(await ann.client.post("/records", content=raw, headers=ann.headers), 400, "bad-message")


async def test_a_request_that_is_cut_off_does_nothing(house: House) -> None:
    ann = await house.visit("Ann")
    headers = [(b"host", b"tianxia.test"), (b"content-type", b"application/x-www-form-urlencoded")]
    headers += [
        (b"cookie", f"tianxia={ann.client.cookies['tianxia']}".encode()),
        (b"x-csrf", ann.headers["x-csrf"].encode()),
    ]
    coming = [
        {"type": "http.request", "body": b"name=Annabel", "more_body": True},
        {"type": "http.disconnect"},
    ]
    scope = {
        "type": "http", "method": "POST", "path": "/me", "raw_path": b"/me", "query_string": b"", "headers": headers,
        "scheme": "http", "server": ("tianxia.test", 80), "client": ("127.0.0.1", 1), "asgi": {"version": "3.0"},
        "http_version": "1.1", "root_path": "",
    }  # fmt: skip

    async def receive() -> Any:
        return coming.pop(0)

    async def send(message: Any) -> None:
        pass

    await house.app(scope, receive, send)
    assert "Annabel" not in (await ann.page("/me")).text


async def test_a_browser_gets_a_page(house: House) -> None:
    ann = await house.visit(language="ru")
    answer = await ann.page("/table/nothing")
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "Такого стола нет." in answer.text


async def test_too_large(house: House) -> None:
    ann = await house.visit()
    check(await ann.post("/records", text="x" * 1_100_000), 413, "too-large")

    async def chunks() -> Any:
        for _ in range(30):
            yield b"x" * 50_000
            await asyncio.sleep(0)

    answer = await ann.client.post("/records", content=chunks(), headers=ann.headers)
    check(answer, 413, "too-large")


async def test_headers_of_safety(house: House) -> None:
    ann = await house.visit()
    for path in ("/", "/nowhere", "/health", "/pictures/china.svg", address("icon.svg")):
        headers = (await ann.get(path)).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert (await ann.get(address("page.js"))).headers["x-content-type-options"] == "nosniff"
    page = (await ann.page("/")).text
    assert " style=" not in page
    assert "onclick=" not in page
    for inline in page.split("<script")[1:]:
        assert "src=" in inline.split(">")[0] or 'type="application/json"' in inline.split(">")[0]


async def test_cookies_are_signed(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE)
    cookie = ann.client.cookies["tianxia"]
    name, _, signature = cookie.rpartition(".")
    forged = f"{name}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}"  # the last letter has idle bits
    for value in (forged, cookie.partition(".")[0], "", "x.y"):
        ann.client.cookies.set("tianxia", value, domain="tianxia.test", path="/")
        ann.client.cookies.clear()
        answer = await ann.client.get(f"{table}/scene", headers={"cookie": f"tianxia={value}"})
        assert answer.status_code == 403
        assert "tianxia=" in answer.headers["set-cookie"]


async def test_a_visitor_who_is_too_fast(tmp_path: Any) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", games=(), burst=5, posts_per_second=0.001)
    async with opened(settings) as house:
        ann: Person = await house.visit()
        answers = [await ann.post("/me", name="Ann") for _ in range(8)]
        check(answers[-1], 429, "too-many")
        assert answers[0].status_code == 200
        assert (await (await house.visit()).get("/about")).status_code == 200
