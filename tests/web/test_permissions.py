"""The table of docs/permissions.md holds: every role at every address, at every kind of table and seat."""

from typing import Any

import httpx
import pytest
from starlette.routing import Route

from tests.web.house import House, Person, Stream
from tests.web.permissions import LINES, NO, NOBODY, OPEN, PAGE, ROLES, SEATS, TABLES, Line, page
from tianxia.games import GAMES
from tianxia.store import Seat
from tianxia.table import new
from tianxia.web.app import ROUTES
from tianxia.web.assets import address
from tianxia.web.hall import bot_seat
from tianxia.web.identity import Visitor

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

REFUSED = {"private", "not-your-seat", "not-host", "forged", "no-such-campaign", "no-such-box"}
"""What is said at the door; all other errors come after it."""
WITHOUT_TOKEN = {"no-such-token", "no-such-page"}
"""What is said where only a token opens the door."""
RANDOM = {"kind": "bot", "bot": "random"}
People = dict[str, Person]


def test_every_address_is_in_the_table() -> None:
    routes = [route for route in ROUTES if isinstance(route, Route)]
    asked = {(method, route.path) for route in routes for method in (route.methods or set()) - {"HEAD"}}
    assert {(line.method, line.path) for line in LINES} == asked
    assert len(LINES) == len(asked)


def test_the_page_says_what_is_tried() -> None:
    """If a line has changed: `python -m tests.web.permissions`."""
    assert PAGE.read_text(encoding="utf-8") == page()


async def gather(house: House) -> People:
    """Somebody of every role; the operator is no one else on the web than a stranger."""
    people = {role: await house.visit(role) for role in ("watcher", "seat", "former", "host")}
    for role in ("stranger", "operator"):
        client = httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url="http://tianxia.test")
        house.people.append(client)
        people[role] = Person(client, "")
    return people


async def set_table(house: House, people: People, kind: str) -> str:
    """A table that the host has set, where one sits, one sat, one is awaited, and perhaps a seat is open.

    It is dealt already though some have not come, as tables of earlier versions were.
    """
    seat, former = people["seat"], people["former"]
    sitting = [Seat("", 0, "person", house.identity(person), "Li") for person in (seat, former)]
    last = Seat("", 0, "open", None, "") if kind == "open" else bot_seat("random")
    chairs = [*sitting, Seat("", 0, "invite", None, ""), last]
    host = Visitor(house.identity(people["host"]), "", "en", "", "", "", "")
    visibility = "listed" if kind == "listed" else "private"
    live = await house.hall.save(host, new("china", len(chairs)), chairs, visibility=visibility)
    table = f"/table/{live.id}"
    assert (await former.post(f"{table}/ask", seat=1, what="bot", of=1, level="random")).status_code == 200
    asked = (await seat.scene(table))["room"]["asks"][0]["number"]
    assert (await seat.post(f"{table}/answer", number=asked, yes=True)).status_code == 200
    return table


async def set_room(people: People, kind: str) -> str:
    """A table of the host's that waits, for others than the two who come with its link, too."""
    chairs = [{"kind": "invite"}] * 3 + ([{"kind": "open"}] if kind == "open" else [RANDOM])
    visibility = "listed" if kind == "listed" else "private"
    return await people["host"].new(game="china", seats=chairs, visibility=visibility)


async def come(people: People, room: str) -> None:
    """The two who are invited sit down, unless they do already."""
    link = (await people["host"].get(f"{room}/invitation")).json()
    for role in ("seat", "former"):
        assert (await people[role].post(link)).status_code == 200


async def try_line(house: House, person: Person, line: Line, places: dict[str, str]) -> str:
    """The code of the error that an address answers with; empty if there is none."""
    path = line.path
    for name, value in places.items():
        path = path.replace(name, value)
    if path.endswith("/events"):
        async with Stream(house.app, person, path) as stream:
            return "" if stream.status == 200 else "private"
    if line.method == "GET":
        answer = await person.client.get(path)
    else:
        answer = await person.client.post(path, json=dict(line.body), headers=person.headers)
    if not person.headers["x-csrf"]:  # a stranger stays one
        person.client.cookies.clear()
    assert answer.status_code < 500 or answer.status_code == 503, answer.text
    return str(answer.json()["error"]["code"]) if answer.status_code >= 400 else ""


@pytest.mark.parametrize("kind", TABLES)
async def test_every_role_at_every_address(house: House, kind: str) -> None:
    people = await gather(house)
    table, room = await set_table(house, people, kind), await set_room(people, kind)
    slot = (await people["host"].post("/campaigns")).json()["id"]
    text = GAMES["china"].box.text.replace("row         = 4", "row = 5")
    box = (await people["host"].post("/boxes", game="china", text=text)).json()["id"]
    kept = {"/campaign/": slot, "/boxes/": box}
    link = (await people["host"].get(f"{table}/invitation")).json()
    version, name = address("page.js").split("/")[2:]
    known = {"{ply}": "0", "{game}": "china", "{version}": version, "{token}": link.rpartition("/")[2]}
    wrong = []
    for line in LINES:
        if "{id}" not in line.path and kind != "listed":
            continue  # no table in it: once is enough
        key = (room if line.is_before else table).rpartition("/")[2]
        key = next((own for start, own in kept.items() if line.path.startswith(start)), key)
        for role, expected in zip(ROLES, line.who, strict=True):
            if line.is_before and role != "operator":  # who tries last, when the host has started the game
                await come(people, room)
            token = {"{token}": "x"} if line.method == "POST" else {}  # a real one would seat them
            places = known | {"{id}": key, "{name}": name} | token
            code = await try_line(house, people[role], line, places)
            is_allowed = expected != NO and (expected != OPEN or kind != "private")
            refused = REFUSED | (WITHOUT_TOKEN if line.who == NOBODY else set())
            if (code not in refused) != is_allowed:
                wrong.append(f"{role}: {line.method} {line.path} ({kind} table) {code or 'done'}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("seat", SEATS)
async def test_who_may_sit_down(house: House, seat: str) -> None:
    people = await gather(house)
    for role, expected in zip(ROLES, SEATS[seat], strict=True):
        table, number = await set_seat(house, people, seat)
        person = people[role]
        before = (await house.live(table)).seats[number].identity
        answer = await person.client.post(f"{table}/sit", json={"seat": number}, headers=person.headers)
        assert (answer.status_code == 200) == (expected != NO), (role, seat, answer.text)
        if not person.headers["x-csrf"]:
            person.client.cookies.clear()
        after = (await house.live(table)).seats[number].identity
        if expected == NO:
            assert after == before, (role, seat)
            look = await person.client.get(f"{table}/scene?seat={number}")
            assert look.status_code == 403, (role, seat)


async def set_seat(house: House, people: People, seat: str) -> tuple[str, int]:
    """A listed table with a seat of a kind, and its number."""
    if seat == "the former player's, where a bot plays":
        return await set_table(house, people, "listed"), 1
    kinds: dict[str, dict[str, Any]] = {
        "a person's": {"kind": "open"}, "somebody else's at the host's screen": {"kind": "hotseat", "name": "Li"},
        "for a friend who is invited": {"kind": "invite"}, "open": {"kind": "open"}, "a bot's": RANDOM,
    }  # fmt: skip
    chairs = [kinds[seat], {"kind": "invite"}, {"kind": "invite"}]
    table = await people["host"].new(game="china", seats=chairs, visibility="listed")
    if seat == "a person's":
        owner = people.setdefault("owner", await _another(people))
        assert (await owner.post(f"{table}/sit", seat=0)).status_code == 200
    return table, 0


async def _another(people: People) -> Person:
    """Somebody else, who has a seat of their own."""
    transport = people["stranger"].client._transport
    client = httpx.AsyncClient(transport=transport, base_url="http://tianxia.test")
    found = (await client.get("/", headers={"accept": "text/html"})).text
    return Person(client, found.partition('name="csrf" content="')[2].partition('"')[0])
