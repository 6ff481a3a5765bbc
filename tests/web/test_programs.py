"""Programs play over HTTP with a token: they hear what waits for them, see only their seat, and are called bots."""

import asyncio
import hashlib
import json
import re
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn

import http_bot
from tests.web.house import House, Person, opened
from tianxia.web import programs
from tianxia.web.live import LiveTable
from tianxia.web.programs import MOST
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


class Program:
    """A program with a token, and nothing else."""

    def __init__(self, client: httpx.AsyncClient, told: dict[str, str]) -> None:
        self.client = client
        self.id, self.token = told["id"], told["token"]
        self.headers = {"authorization": f"Bearer {self.token}"}

    async def get(self, path: str) -> httpx.Response:
        return await self.client.get(f"/api/bot/{path}", headers=self.headers)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.client.post(f"/api/bot/{path}", json=body, headers=self.headers)

    async def game(self, table: str) -> dict[str, Any]:
        answer = await self.get(f"game/{table}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


async def made(house: House, owner: Person, name: str = "Longest") -> Program:
    answer = await owner.post("/me/bots", name=name)
    assert answer.status_code == 200, answer.text
    client = httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url="http://tianxia.test")
    house.people.append(client)
    return Program(client, answer.json())


async def sought(program: Program, **wanted: Any) -> dict[str, Any]:
    answer = await program.post("seek", **wanted)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@asynccontextmanager
async def listening(house: House) -> AsyncIterator[str]:
    """The server on a real port of this computer, for clients that know nothing of ASGI."""
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        port.listen()  # whoever comes before the server is ready waits
        server = uvicorn.Server(uvicorn.Config(house.app, lifespan="off", log_level="warning"))
        serving = asyncio.create_task(server.serve([port]))
        yield f"http://127.0.0.1:{port.getsockname()[1]}"
        server.should_exit = True
        await serving


async def test_a_token_is_made_on_the_page_and_shown_once(house: House) -> None:
    ann = await house.visit("Ann")
    form = {"name": "Longest | 7", "csrf": ann.headers["x-csrf"]}
    page = await ann.client.post("/me/bots", data=form, headers={"accept": "text/html"})
    assert page.status_code == 200
    (token,) = re.findall(r'id="token">(tianxia_[\w-]{43})<', page.text)
    mine = (await ann.page("/me")).text
    assert "BOT Longest 7" in mine
    assert token not in mine
    (row,) = [row for row in await house.hall.store.tokens.of(house.identity(ann)) if row.name == "Longest 7"]
    assert row.digest == hashlib.sha256(token.encode()).hexdigest()
    dropped = await ann.client.post(
        f"/me/bots/{row.identity}/drop", data={"csrf": ann.headers["x-csrf"]}, headers={"accept": "text/html"}
    )
    assert (dropped.status_code, dropped.headers["location"]) == (303, "/me")
    assert "BOT Longest 7" not in (await ann.page("/me")).text
    answer = await ann.client.get("/api/bot/stream", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 401


async def test_a_person_has_few_programs_and_each_has_a_name(house: House) -> None:
    ann, boris = await house.visit(), await house.visit()
    assert (await ann.post("/me/bots", name=" BOT ")).json()["error"]["code"] == "bot-needs-name"
    kept = [await made(house, ann, f"Number {n}") for n in range(MOST)]
    answer = await ann.post("/me/bots", name="One more")
    assert answer.json()["error"]["message"] == f"You have {MOST} bots. Revoke the token of one first."
    assert (await boris.post(f"/me/bots/{kept[0].id}/drop")).status_code == 404
    assert (await ann.post(f"/me/bots/{kept[0].id}/drop")).status_code == 200
    assert (await kept[0].get("game/nowhere")).status_code == 401
    assert (await kept[1].get("game/nowhere")).status_code == 404


@pytest.mark.parametrize("header", ["", "Bearer ", "Bearer tianxia_guessed", "Basic YTpi"])
async def test_without_a_good_token_nothing_is_told(house: House, header: str) -> None:
    ann = await house.visit("Ann")  # her cookie and token against forged requests do not help
    answer = await ann.client.post("/api/bot/seek", json={"game": "china"}, headers={"authorization": header})
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"
    assert "set-cookie" not in answer.headers
    assert answer.json()["error"]["code"] == "no-such-token"


async def test_a_token_opens_nothing_else(house: House) -> None:
    longest = await made(house, await house.visit("Ann"))
    game = await sought(longest, game="china", level="random")
    version = {"action": game["legal"][0] if game["legal"] else "stop", "version": 0, "seat": 0}
    answer = await longest.client.post(f"/table/{game['table']}/act", json=version, headers=longest.headers)
    assert answer.status_code == 403


async def met(house: House, owner: Person) -> tuple[Program, LiveTable]:
    """A program that sought a game, and others until it is full, with whom it starts; one may wait there already."""
    first = await made(house, owner, "One")
    game = await sought(first, game="china", players=3)
    live = await house.live(game["table"])
    for name in ("Two", "Three"):
        if live.is_waiting:
            told = await first.game(live.id)
            assert (told["decider"], told["legal"], told["view"]) == (-2, [], {}), "nothing is dealt yet"
            assert (await sought(await made(house, owner, name), game="china", players=3))["table"] == live.id
    assert not live.is_waiting
    return first, live


async def test_two_programs_meet_and_people_may_join(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris")
    one, two = await made(house, ann, "One"), await made(house, boris, "Two")
    first = await sought(one, game="china", players=3)
    assert [seat["kind"] for seat in first["seats"]] == ["program", "open", "open"]
    assert (await sought(one, game="china", players=3))["table"] == first["table"]
    assert (await sought(two, game="china", players=4))["table"] != first["table"]
    second = await sought(two, game="china", players=3)
    assert second["table"] == first["table"]
    assert second["seat"] == 1
    lobby = (await boris.page("/")).text
    assert "BOT One" in lobby
    assert (await boris.post(f"/table/{first['table']}/sit", seat=2)).status_code == 200
    live = await house.live(first["table"])
    assert live.is_waiting, "people say when they are ready"
    said = await two.post(f"game/{live.id}/chat", text="Shall we?")
    assert said.json()["chat"] == [{"seat": 1, "text": "Shall we?"}]
    assert (await one.post(f"game/{live.id}/act", action="fly", version=0)).json()["error"][
        "code"
    ] == "not-your-decision"
    assert (await boris.post(f"/table/{live.id}/ready", yes=True)).status_code == 200
    assert not live.is_waiting
    assert [seat["name"] for seat in (await one.game(first["table"]))["seats"]] == ["BOT One", "BOT Two", "Boris"]


async def test_people_are_left_to_people_unless_they_invite(house: House) -> None:
    ann = await house.visit("Ann")
    longest = await made(house, await house.visit())
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "invite"}]
    answer = await ann.post("/tables", game="china", seats=seats, visibility="listed")
    table, link = answer.json()["id"], answer.json()["invitation"]
    assert (await sought(longest, game="china", players=3))["table"] != table
    assert (await longest.get(f"game/{table}")).status_code == 403
    joined = await longest.post("join", invitation=f"http://tianxia.test{link}")
    assert (joined.json()["table"], joined.json()["seat"]) == (table, 2)
    assert (await longest.post("join", invitation="nonsense")).json()["error"]["code"] == "bad-invitation"
    assert (await ann.post(f"/table/{table}/start", bot="apprentice")).status_code == 200
    scene = await ann.scene(f"/table/{table}")
    assert scene["room"]["chairs"][2] | {"kind": "program", "name": "BOT Longest"} == scene["room"]["chairs"][2]


async def test_a_person_cannot_be_called_a_bot(house: House) -> None:
    ann = await house.visit("bot BOT Ann")
    assert 'value="Ann"' in (await ann.page("/me")).text


async def test_a_program_sees_its_seat_and_acts_in_time(house: House) -> None:
    longest, live = await met(house, await house.visit())
    game = await longest.game(live.id)
    seat = game["seat"]
    view = live.table.game.view(live.table.box, live.table.scrubbed(seat), seat)
    assert game["view"] == json.loads(json.dumps(view))
    while live.table.decider != seat:
        async with live.lock:
            await house.hall.play(live, live.table.legal()[0], None)
    game = await longest.game(live.id)
    assert game["legal"] == live.table.legal()
    assert len(game["log"]) == game["ply"] == live.table.ply
    late = await longest.post(f"game/{live.id}/act", action=game["legal"][0], version=game["version"] - 1)
    assert late.status_code == 409
    assert late.json()["game"] == game
    wrong = await longest.post(f"game/{live.id}/act", action="fly", version=game["version"])
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (400, "unreadable-action")
    played = await longest.post(f"game/{live.id}/act", action=game["legal"][0], version=game["version"])
    assert played.json()["ply"] == game["ply"] + 1
    said = await longest.post(f"game/{live.id}/chat", text="Good  luck!\n")
    assert said.json()["chat"] == [{"seat": seat, "text": "Good luck!"}]
    assert (await longest.get(f"game/{live.id}?seat={(seat + 1) % 3}")).status_code == 403
    assert (await longest.get(f"game/{live.id}?seat=-1")).status_code == 403


async def test_programs_consent_to_everything(house: House) -> None:
    ann, longest = await house.visit("Ann"), await made(house, await house.visit())
    seats = [{"kind": "person"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]
    answer = await ann.post("/tables", game="china", seats=seats)
    table, link = answer.json()["url"], answer.json()["invitation"]
    assert (await ann.post(f"{table}/ready", yes=True)).status_code == 200
    assert (await longest.post("join", invitation=link)).status_code == 200
    live = await house.live(table)
    assert not live.is_waiting, "all people are ready, and programs always are"
    while live.table.ply < 6:
        async with live.lock:
            if live.table.decider != 2:
                await house.hall.play(live, live.table.legal()[0], None)
        await asyncio.sleep(0)
    first = next(ply for ply in range(6) if live.session.decider_at(ply) == 0)
    answer = await ann.post(f"{table}/ask", seat=0, what="takeback", to=first)
    assert answer.status_code == 200, answer.text
    assert [entry.data for entry in live.entries if entry.kind == "undo"] == [{"to": first}]


async def test_a_stream_tells_what_waits_and_ends_with_the_token(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "HEARTBEAT", 0.05)
    ann = await house.visit("Ann")
    longest, live = await met(house, ann)
    game = await longest.game(live.id)
    async with (
        asyncio.timeout(60),
        listening(house) as address,
        httpx.AsyncClient(base_url=address) as client,
        client.stream("GET", "/api/bot/stream", headers=longest.headers) as stream,
    ):
        assert stream.headers["content-type"] == "application/x-ndjson"
        assert stream.headers["content-encoding"] == "gzip"
        lines = stream.aiter_lines()
        told: list[Any] = []
        while len(told) < 3:
            if live.table.decider != game["seat"] or told:
                async with live.lock:
                    await house.hall.play(live, live.table.legal()[0], None)
            if live.table.decider == game["seat"]:
                while not (line := await anext(lines)):
                    pass
                told.append(json.loads(line))
                where = {"table": live.id, "game": "china", "seat": game["seat"], "ply": live.table.ply}
                assert told[-1] == {"type": "decide", **where}
        await ann.post(f"/me/bots/{longest.id}/drop")
        assert [line async for line in lines if line] == []


async def test_the_example_plays_a_game(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = await made(house, await house.visit("Ann"))
    monkeypatch.setenv("TIANXIA_TOKEN", longest.token)
    async with asyncio.timeout(300), listening(house) as address:
        found = await asyncio.to_thread(http_bot.main, [address, "china", "--level", "random"])
    assert found["result"]["ranks"]
    assert found["chat"] == [{"seat": 0, "text": "Good luck!"}]
    live = await house.live(found["table"])
    own = [entry for entry in live.entries if entry.kind == "act" and entry.seat == 0]
    assert own
    assert {entry.identity for entry in own} == {longest.id}


async def test_the_example_waits_when_it_is_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    def wait(seconds: float) -> None:
        waited.append(seconds)
        time.sleep(seconds)

    monkeypatch.setattr(http_bot, "time", SimpleNamespace(sleep=wait))
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'tianxia.db'}", games=("china",), workers=1, burst=4, posts_per_second=20,
        any_bot=True,
    )  # fmt: skip
    async with asyncio.timeout(300), opened(settings) as house, listening(house) as address:
        longest = await made(house, await house.visit("Ann"))
        monkeypatch.setenv("TIANXIA_TOKEN", longest.token)
        found = await asyncio.to_thread(http_bot.main, [address, "china", "--level", "random"])
    assert found["result"]["ranks"]
    assert waited
    assert min(waited) >= 1, "as Retry-After says"


async def test_all_programs_of_a_person_share_their_limit(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tianxia.db'}", games=(), workers=1, burst=10)
    async with opened(settings) as house:
        ann = await house.visit("Ann")
        both = [await made(house, ann, name) for name in ("One", "Two")]
        codes = [(await both[n % 2].post("join", invitation="x")).status_code for n in range(12)]
        assert codes.count(404) < 12
        assert codes[-1] == 429
        stranger = await made(house, await house.visit("Boris"))
        assert (await stranger.post("join", invitation="x")).status_code == 404


async def test_what_is_told_of_a_game_is_documented(house: House) -> None:
    longest = await made(house, await house.visit())
    told = await sought(longest, game="china", level="random")
    page = (Path(__file__).parents[2] / "docs" / "engines.md").read_text(encoding="utf-8")
    assert [name for name in told if f"`{name}`" not in page] == []
