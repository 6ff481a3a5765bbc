"""A server of this version opens the database of an older one, and everybody plays on: see README.md."""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest

from tests.old.facts import VERSIONS, Facts, read_json, scene_facts
from tests.web.house import House, Person, opened
from tianxia import Table, parse_record
from tianxia.campaign import Campaign
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


class Evening(NamedTuple):
    """A server that was opened on an old database, and everybody who had been there."""

    house: House
    people: dict[str, Person]
    """By name; the one without a name is new."""
    tables: dict[str, Facts]
    slots: dict[str, Facts]

    async def look(self, name: str) -> str:
        """Everybody sees at a table what they saw, and no more; returns its address."""
        table, scenes = self.tables[name]["url"], self.tables[name]["scenes"]
        for viewer, person in self.people.items():
            scene = await person.get(f"{table}/scene")
            assert (scene_facts(scene.json()) if scene.is_success else scene.status_code) == scenes[viewer]
            page = await person.page(table)
            assert page.status_code == (200 if scene.is_success else 403)
        return str(table)

    async def play_on(self, table: str, *names: str) -> None:
        """Those who sit there play the first legal action, until a bot has answered if there is one."""
        scene = await self.people[names[0]].scene(table)
        played = scene["ply"]
        bots = {seat for seat, chair in enumerate(scene["room"]["chairs"]) if chair["kind"] == "bot"}
        async with asyncio.timeout(60):
            while True:
                for name in names:
                    scene = await self.people[name].scene(table)
                    if scene["legal"]:
                        answer = await self.people[name].act(table, scene)
                        assert answer.status_code == 200, answer.text
                        scene = answer.json()
                acted = {line["seat"] for line in scene["log"][played:]}
                if acted and (not bots or acted & bots):
                    return
                await asyncio.sleep(0.01)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", params=VERSIONS, ids=lambda folder: folder.name)
async def evening(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[Evening]:
    """A server on a copy of the database, which it brings to the newest form as it opens."""
    folder = request.param / "database"
    copy = shutil.copy(folder / "tianxia.db", tmp_path_factory.mktemp("old"))
    async with opened(Settings(database=f"sqlite+aiosqlite:///{copy}", workers=1, burst=100_000)) as house:
        cookies = read_json(folder / "people.json")
        people = {name: await house.visit(cookie=cookie) for name, cookie in cookies.items()}
        people[""] = await house.visit()
        yield Evening(house, people, read_json(folder / "tables.json"), read_json(folder / "slots.json"))


async def test_people_are_known_again(evening: Evening) -> None:
    ann, boris = evening.people["Ann"], evening.people["Борис"]
    lobby = (await ann.page("/")).text
    for name, table in evening.tables.items():
        assert (table["url"] in lobby) == (name != "legacy-of-yu")  # that one is Boris's
    me = (await boris.page("/me")).text
    assert 'value="Борис"' in me
    for liking in ("ru", "dark", "more", "less"):
        assert f'value="{liking}" checked' in me


async def test_their_cookies_have_become_logins_that_can_be_ended(evening: Evening) -> None:
    for name, person in evening.people.items():
        if not name:
            continue  # whoever has seen one page only is noted nowhere
        claim = evening.house.hall.signatures.claim(str(person.client.cookies["tianxia"]))
        assert claim is not None
        assert not claim.is_old, name
        assert [login.id for login in await evening.house.hall.store.logins.of(claim.identity)] == [claim.login]


@pytest.mark.parametrize(
    ("name", "who"), [("zhanguo", "Ann"), ("legacy-of-yu", "Борис"), ("forked", "Ann"), ("brought", "Ann")]
)
async def test_a_running_game_goes_on(evening: Evening, name: str, who: str) -> None:
    await evening.play_on(await evening.look(name), who)


async def test_what_somebody_had_asked_for_is_answered(evening: Evening) -> None:
    table = await evening.look("china")
    asked, asking = (evening.tables["china"]["scenes"][name] for name in ("Ann", "Борис"))
    answer = await evening.people["Ann"].post(f"{table}/answer", number=asked["asks"][0][0], yes=True, seat=0)
    assert answer.json()["ply"] == asking["undo"][2]
    assert answer.json()["decider"] == asking["seat"]
    await evening.play_on(table, "Ann", "Борис")


async def test_whoever_had_left_comes_back(evening: Evening) -> None:
    table = await evening.look("yellow-yangtze")
    answer = await evening.people["Борис"].post(f"{table}/sit", seat=1)
    chair = answer.json()["room"]["chairs"][1]
    assert (chair["kind"], chair["name"], chair["is_mine"], chair["is_played"]) == ("person", "Борис", True, False)
    await evening.play_on(table, "Ann", "Борис")


async def test_seats_of_a_time_without_colours_have_those_that_are_dealt(evening: Evening) -> None:
    page = (await evening.people["Ann"].page(evening.tables["china"]["url"])).text
    assert 'data-colour-0="blue" data-colour-1="pink"' in page[: page.index("<head")]


async def test_an_open_seat_is_taken(evening: Evening) -> None:
    table = await evening.look("open seat")
    assert (await evening.people[""].post(f"{table}/sit", seat=1)).status_code == 200
    await evening.play_on(table, "", "Ann")


async def test_a_bot_that_had_been_thinking_goes_on(evening: Evening) -> None:
    table = evening.tables["bot's turn"]
    async with asyncio.timeout(60):
        while (scene := await evening.people["Ann"].scene(table["url"]))["decider"] != 0:
            await asyncio.sleep(0.01)
    assert {line["seat"] for line in scene["log"][table["ply"] :]} == {1}


async def test_a_finished_game_shows_its_result(evening: Evening) -> None:
    table, ann = await evening.look("finished"), evening.people["Ann"]
    lobby = (await ann.page("/")).text
    assert re.search(r"You (won|came second) \(\d+\)", lobby)
    record = (await ann.get(f"{table}/record")).text
    assert record == evening.tables["finished"]["record"]
    assert Table.from_record(parse_record(record)).is_over
    judged = (await ann.get(f"{table}/judgements")).json()["judgements"]
    keys = ("ply", "seat", "action", "best", "lost", "chances")
    assert [[each[key] for key in keys] for each in judged] == evening.tables["finished"]["judgements"]
    for page in ("replay?ply=50", "review"):
        assert (await ann.page(f"{table}/{page}")).status_code == 200


async def test_a_campaign_is_in_its_slot_and_goes_on(evening: Evening) -> None:
    ann, slots = evening.people["Ann"], evening.slots
    shelf = (await ann.page("/campaigns")).text
    for slot in slots.values():
        assert slot["url"] in shelf
        assert (await ann.page(slot["url"])).status_code == 200
        assert (await ann.get(f"{slot['url']}/file")).text == slot["file"]
    running = slots["running"]
    assert (await ann.post(f"{running['url']}/play")).json()["url"] == running["table"]
    assert scene_facts(await ann.scene(running["table"])) == running["scene"]
    await evening.play_on(running["table"], "Ann")
    campaign = Campaign.parse((await ann.get(f"{running['url']}/file")).text)
    assert campaign.running is not None
    assert len(campaign.running.actions) == running["scene"]["ply"] + 1
    following = (await ann.post(f"{slots['between']['url']}/play")).json()["url"]
    await evening.play_on(following, "Ann")
