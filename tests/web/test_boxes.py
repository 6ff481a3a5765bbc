"""Somebody's own box in the browser: brought, checked, compared, kept, played with, seen by everybody at the table."""

import csv
import io
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.house import House, Person, opened, until
from tianxia import Table, parse_record
from tianxia.components import sheets_of
from tianxia.games import GAMES
from tianxia.kernel.game import SPECTATOR
from tianxia.store import Store
from tianxia.store.boxes import GRACE, drop_unused
from tianxia.store.keeping import delete_games
from tianxia.web.live import LiveTable
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

CHINA = GAMES["china"]
RANDOM = {"kind": "bot", "bot": "random"}
SEATS = [{"kind": "person"}, RANDOM, RANDOM]


def corrected(**values: int) -> str:
    """China's box with other numbers of pieces and cards."""
    lines = CHINA.box.text.splitlines()
    for key, value in values.items():
        at = next(i for i, line in enumerate(lines) if line.startswith(f"{key} "))
        lines[at] = f"{key} = {value}"
    return "\n".join(lines) + "\n"


def cards(live: LiveTable) -> int:
    """How many cards are in the open row."""
    row: dict[str, int] = live.table.view(SPECTATOR)["row"]
    return sum(row.values())


async def send(person: Person, path: str, content: bytes, **fields: str) -> httpx.Response:
    """A file by a plain form, as a browser without scripts sends it."""
    form = {"csrf": person.headers["x-csrf"], "game": "china", **fields}
    return await person.client.post(
        path, data=form, files={"file": ("box", content, "application/octet-stream")}, headers={"accept": "text/html"}
    )


async def bring(person: Person, text: str, name: str = "Attic") -> str:
    """Keep a box and return its address."""
    answer = await send(person, "/boxes", text.encode(), name=name)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


async def roads(person: Person, path: str = "/box/china") -> list[list[str]]:
    """A table as anybody takes it home."""
    answer = await person.get(f"{path}/sheet/roads.four")
    assert answer.status_code == 200
    assert answer.content.startswith("\ufeff".encode())
    return list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"))))


def written(rows: list[list[str]], separator: str = ",") -> bytes:
    out = io.StringIO()
    csv.writer(out, delimiter=separator).writerows(rows)
    return out.getvalue().encode()


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_page_of_a_game_shows_every_table_and_what_is_reconstructed(house: House, language: str) -> None:
    ann = await house.visit("Ann", language)
    words = CHINA.words(language)
    page = (await ann.page("/box/china")).text
    for sheet in sheets_of(CHINA):
        assert sheet.title(words) in page
        assert f'href="/box/china/sheet/{sheet.name}"' in page
    assert 'class="reconstructed"' in page
    assert (await ann.get("/box/china/file")).text == CHINA.box.text
    for address in ("/rules/china", "/new/china"):
        assert 'href="/box/china"' in (await ann.page(address)).text
    for address in ("/box/chess", "/box/china/sheet/hats", "/boxes/nobodys"):
        assert (await ann.page(address)).status_code == 404


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_has_such_a_page(house: House, name: str) -> None:
    """Also one that says nothing of how its box is shown."""
    ann = await house.visit("Ann")
    page = await ann.page(f"/box/{name}")
    assert page.status_code == 200
    for sheet in sheets_of(GAMES[name]):
        assert (await ann.get(f"/box/{name}/sheet/{sheet.name}")).status_code == 200
        assert f"/box/{name}/sheet/{sheet.name}" in page.text
    assert (await ann.get(f"/box/{name}/file")).text == GAMES[name].box.text


async def test_a_box_is_kept_compared_renamed_and_deleted(house: House) -> None:
    ann = await house.visit("Ann")
    url = await bring(ann, corrected(row=5, houses=19))
    page = (await ann.page(url)).text
    assert "Attic" in page
    for value in (
        "<del><code>4</code></del>",
        "<ins><code>5</code></ins>",
        "<del><code>20</code></del>",
        "<ins><code>19</code></ins>",
        "2 values",
    ):
        assert value in page
    assert (await ann.get(f"{url}/file")).text == corrected(row=5, houses=19)
    assert url in (await ann.page("/box/china")).text
    assert url.rpartition("/")[2] in (await ann.page("/new/china")).text
    assert (await ann.post(f"{url}/name", name="Cellar")).status_code == 200
    assert "Cellar" in (await ann.page(url)).text
    eve = await house.visit("Eve")
    for answer in (await eve.page(url), await eve.get(f"{url}/file"), await eve.post(f"{url}/drop")):
        assert answer.status_code == 404
    assert (await ann.post(f"{url}/drop")).json() == {"url": "/box/china"}
    assert (await ann.page(url)).status_code == 404


@pytest.mark.parametrize("separator", [",", ";", "\t"])
async def test_one_table_is_corrected_in_a_spreadsheet_again_and_again(house: House, separator: str) -> None:
    ann = await house.visit("Ann")
    rows = await roads(ann)
    rows[1] = ["chu1", "chu2"]
    answer = await send(ann, "/boxes", written(rows, separator), sheet="roads.four")
    assert answer.status_code == 303
    url = answer.headers["location"]
    again = await roads(ann, url)
    assert again[1] == ["chu1", "chu2"]
    again[2] = ["chu1", "shu5"]
    assert (await send(ann, f"{url}/correct", written(again), sheet="roads.four")).status_code == 303
    page = (await ann.page(url)).text
    for road in ("chu1 · chu3", "chu1 · qin5"):
        assert f"<del><code>{road}</code></del>" in page
    for road in ("chu1 · chu2", "chu1 · shu5"):
        assert f"<ins><code>{road}</code></ins>" in page


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_mistakes_are_told_line_by_line_in_the_readers_language(house: House, language: str) -> None:
    ann = await house.visit("Ann", language)
    rows = await roads(ann)
    rows[1], rows[4] = ["chu1", "moon"], ["mars", "chu1"]
    for content, fields in ((written(rows), {"sheet": "roads.four"}), (corrected(row=99, houses=99).encode(), {})):
        answer = await send(ann, "/boxes", content, **fields)
        assert answer.status_code == 400
        listed = answer.text.partition('id="mistakes"')[2].partition("</section>")[0]
        assert listed.count("<li>") == 2
        if fields:
            assert "moon" in listed
            assert "mars" in listed
        for line in ("2", "5") if fields else ("99",):
            assert line in listed
        assert ("строка" in listed) == (language == "ru")
    answer = await ann.post("/boxes", game="china", sheet="roads.four", text=written(rows).decode())
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "box-mistakes"
    assert len(answer.json()["mistakes"]) == 2


HOSTILE: list[tuple[bytes, dict[str, str]]] = [
    (b"", {}), (b"\0" * 100, {}), (bytes(range(256)), {}), (b"\xff\xfe\x00\xd8", {}), ("box".encode("utf-16"), {}),
    ("коробка".encode("cp1251"), {}), (b"[" * 50_000, {}), (b"x = " + b"[" * 20_000, {}), (b"{" * 50_000, {}),
    (b"x" * 70_000, {}), (b"game = 'china'\n", {}), (b'{"game": "china", "rules": NaN}', {}),
    (b"space,to\n" + b"9" * 50_000, {"sheet": "roads.four"}), (b'"space,to', {"sheet": "roads.four"}),
    (b"space,to\n\0,\0", {"sheet": "roads.four"}), (b"space,to\n" * 6000, {"sheet": "roads.four"}),
    (b"space,to\nchu1,chu3", {"sheet": "hats"}), (b"space,to\nchu1,chu3", {"sheet": "../../etc"}),
    (b"space;to\n" + "chu1;\ud800\n".encode("utf-8", "surrogatepass"), {"sheet": "roads.four"}),
    (corrected(row=10**30).encode(), {}), (CHINA.box.text.encode(), {}), (b"a", {"game": "chess"}),
    (CHINA.box.text.replace('"chu"', "[]").encode(), {}), (CHINA.box.text.replace('"chu1"', "{}").encode(), {}),
]  # fmt: skip


@pytest.mark.parametrize("case", range(len(HOSTILE)))
async def test_whatever_is_sent_is_answered_with_what_to_do(house: House, case: int) -> None:
    content, fields = HOSTILE[case]
    ann = await house.visit("Ann")
    answer = await send(ann, "/boxes", content, **fields)
    assert answer.status_code in (400, 404), answer.status_code
    assert "<h1" in answer.text
    text = await ann.post("/boxes", text=content.decode("utf-8", "replace"), **{"game": "china", **fields})
    assert text.status_code in (400, 404)
    assert text.json()["error"]["message"]


async def test_forms_that_are_none_are_refused(house: House) -> None:
    ann = await house.visit("Ann")
    headers = {"accept": "text/html", "content-type": "multipart/form-data; boundary=x"}
    part = f'--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n{ann.headers["x-csrf"]}\r\n'
    for body, status in ((b"", 403), (b"--x", 403), (part.encode() * 50, 403), (part.encode() + b"--x--", 404)):
        answer = await ann.client.post("/boxes", content=body, headers=headers)
        assert answer.status_code == status, body[:80]
    assert (await send(Person(ann.client, "forged"), "/boxes", b"x")).status_code == 403


async def test_nothing_in_a_box_becomes_part_of_a_page(house: House) -> None:
    """Texts of a box are shown to everybody at a table: they are texts, whatever they look like."""
    ann = await house.visit("Ann")
    evil = "<script>alert(1)</script>"
    text = corrected(row=5).replace('en = "Chu", ru = "Чу", zh = "楚"', f'en = "{evil}", ru = "{evil}", zh = "{evil}"')
    url = await bring(ann, text, name=evil)
    table = await ann.new(game="china", seats=SEATS, box=url.rpartition("/")[2], seed=1)
    for address in (url, table, f"{table}/box", f"{table}/text", f"{table}/picture", "/box/china"):
        assert evil not in (await ann.page(address)).text, address
    assert evil not in (await ann.get(f"{table}/scene")).text.replace("\\u003c", "<").partition('"parts"')[2]


async def test_a_table_is_set_and_played_with_it(house: House) -> None:
    """Bots, hints, what is legal, the log and the record all know the box; so does everybody at the table."""
    ann = await house.visit("Ann")
    url = await bring(ann, corrected(row=5))
    table = await ann.new(game="china", seats=SEATS, box=url.rpartition("/")[2], seed=3, visibility="listed")
    live = await house.live(table)
    assert live.row.box == live.table.box.digest == CHINA.parse_box(corrected(row=5)).digest
    assert cards(live) == 5
    bob = await house.visit("Bob")
    for person in (ann, bob):
        page = (await person.page(table)).text
        assert "Attic" in page
        assert f'href="{table}/box"' in page
        assert "<ins><code>5</code></ins>" in (await person.page(f"{table}/box")).text
    await until(lambda: live.turn == 0 or live.is_over)
    assert (await ann.post(f"{table}/hint", seat=0)).status_code == 200
    for _ in range(4):
        await until(lambda: live.turn == 0)
        assert (await ann.act(table, await ann.scene(table))).status_code == 200
    assert (await ann.post(f"{table}/resign", seat=0)).status_code == 200
    assert live.is_over
    record = parse_record((await ann.get(f"{table}/record")).text)
    assert record.box == live.row.box
    assert record.components == corrected(row=5)
    assert Table.from_record(record).position() == live.table.position()
    assert (await ann.get(f"{table}/proof")).json()["findings"][-1][0]
    again = await ann.post("/records", text=str(record))
    assert again.status_code == 200
    assert (await house.live(again.json()["url"])).row.box == live.row.box
    forked = await ann.post(f"{table}/fork", ply=2, seat=0, level="random")
    assert (await house.live(forked.json()["url"])).row.box == live.row.box
    rematch = await ann.post(f"{table}/rematch")
    assert (await house.live(rematch.json()["url"])).row.box == live.row.box
    assert "Attic" in (await ann.page(rematch.json()["url"])).text


async def test_friends_see_in_the_waiting_room_which_box_it_is(house: House) -> None:
    ann, bob = await house.visit("Ann"), await house.visit("Bob", "ru")
    url = await bring(ann, corrected(row=6))
    seats = [{"kind": "person"}, {"kind": "invite"}, RANDOM]
    table = await ann.new(game="china", seats=seats, box=url.rpartition("/")[2])
    link = (await ann.get(f"{table}/invitation")).json()
    assert "Attic" in (await bob.page(link)).text
    assert (await bob.post(link, name="Bob")).status_code == 200
    assert "«Attic»" in (await bob.page(table)).text
    assert "<ins><code>6</code></ins>" in (await bob.page(f"{table}/box")).text
    for person in (ann, bob):
        assert (await person.post(f"{table}/ready", yes=True)).status_code == 200
    live = await house.live(table)
    assert not live.is_waiting
    assert cards(live) == 6


async def test_only_ones_own_box_of_that_game_can_be_chosen(house: House) -> None:
    ann, eve = await house.visit("Ann"), await house.visit("Eve")
    key = (await bring(ann, corrected(row=5))).rpartition("/")[2]
    for person, game, box in ((eve, "china", key), (ann, "china", "none"), (ann, "china", "\0")):
        answer = await person.post("/tables", game=game, box=box)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-box")


@pytest.fixture
async def own_house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(small(tmp_path)) as house:
        yield house


def small(tmp_path: Path, **more: Any) -> Settings:
    return Settings(
        database=f"sqlite+aiosqlite:///{tmp_path / 'tianxia.db'}", games=("china",), workers=1, any_bot=True, **more
    )


async def test_a_restarted_server_finds_the_box_of_a_table(tmp_path: Path) -> None:
    async with opened(small(tmp_path)) as house:
        ann = await house.visit("Ann")
        url = await bring(ann, corrected(row=5))
        table = await ann.new(game="china", seats=SEATS, box=url.rpartition("/")[2], seed=1)
        cookie = ann.client.cookies["tianxia"]
        assert (await ann.post(f"{url}/drop")).status_code == 200
    async with opened(small(tmp_path)) as house:
        ann = await house.visit(cookie=cookie)
        live = await house.live(table)
        assert cards(live) == 5
        await until(lambda: live.turn == 0)
        assert (await ann.act(table, await ann.scene(table))).status_code == 200


async def test_a_box_is_kept_once_and_as_long_as_somebody_needs_it(own_house: House) -> None:
    ann, bob = await own_house.visit("Ann"), await own_house.visit("Bob")
    store: Store = own_house.hall.store
    mine, yours = await bring(ann, corrected(row=5)), await bring(bob, corrected(row=5))
    digest = CHINA.parse_box(corrected(row=5)).digest
    table = await ann.new(game="china", seats=SEATS, box=mine.rpartition("/")[2])

    async def sweep() -> bool:
        async with store.writing() as session:
            await drop_unused(session, (await own_house.live(table)).row.created + GRACE)
        return await store.boxes.text(digest) is not None

    for person, url in ((ann, mine), (bob, yours)):
        assert await sweep()
        assert (await person.post(f"{url}/drop")).status_code == 200
    assert await sweep(), "a game is played with it"
    await delete_games(store, [table.rpartition("/")[2]])
    assert await store.boxes.text(digest) is not None, "it was used just now"
    async with store.writing() as session:
        await drop_unused(session, 1e12)
    assert await store.boxes.text(digest) is None


async def test_nobody_keeps_too_many(tmp_path: Path) -> None:
    async with opened(small(tmp_path, boxes_per_visitor=1)) as house:
        ann = await house.visit("Ann")
        await bring(ann, corrected(row=5))
        answer = await ann.post("/boxes", game="china", text=corrected(row=6))
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "too-many-boxes")
