"""Campaigns as save slots: played from one game to the next, taken out and put in as files."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.house import House, opened
from tianxia import Table, parse_record
from tianxia.campaign import Campaign
from tianxia.kernel.record import Record
from tianxia.store import Campaign as StoredCampaign
from tianxia.web.campaigns import Slot, rename
from tianxia.web.leaving import ways_of
from tianxia.web.settings import Settings

RECORD = Path(__file__).parents[1] / "games" / "legacy_of_yu" / "records" / "campaign-win.record"
"""Its twelfth action tells a story that asks for a choice."""

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.fixture(scope="module")
async def yu(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[House]:
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('store') / 'tianxia.db'}"
    async with opened(Settings(database=database, games=("legacy-of-yu",), workers=1, burst=100_000)) as house:
        yield house


async def test_a_campaign_goes_on_from_game_to_game(yu: House) -> None:
    ann = await yu.visit("Ann")
    slot = (await ann.post("/campaigns", name="The river")).json()
    assert slot["url"] in (await ann.page("/campaigns")).text
    page = (await ann.page(slot["url"])).text
    assert "The river" in page
    assert "Play the first game" in page
    first = (await ann.post(f"{slot['url']}/play")).json()
    assert (await ann.post(f"{slot['url']}/play")).json() == first  # one game at a time
    live = await yu.live(first["url"])
    assert live.table.campaign == {}

    assert (await ann.act(first["url"], await ann.scene(first["url"]))).status_code == 200
    file = Campaign.parse((await ann.get(f"{slot['url']}/file")).text)
    assert file.running is not None
    assert len(file.running.actions) == 1

    while not live.table.is_over:
        async with live.lock:
            legal = live.table.legal()
            await yu.hall.play(live, legal[(7 * live.table.ply) % len(legal)], None)
    file = Campaign.parse((await ann.get(f"{slot['url']}/file")).text)
    assert file.running is None
    assert len(file.games) == 1
    assert file.document == (live.table.result or {})["campaign"]

    if not file.is_over:
        second = (await ann.post(f"{slot['url']}/play")).json()
        assert second != first
        assert (await yu.live(second["url"])).table.campaign == file.document


async def test_a_file_is_put_in_and_taken_out(yu: House, tmp_path: Path) -> None:
    ann = await yu.visit("Ann")
    campaign = Campaign("legacy-of-yu")
    table = campaign.play(seed=7)
    table.play(table.legal()[0])
    campaign.add(table)
    slot = (await ann.post("/campaigns", name="Brought along", text=str(campaign))).json()
    game = await yu.live((await ann.post(f"{slot['url']}/play")).json()["url"])
    assert game.table.ply == 1
    taken = (await ann.get(f"{slot['url']}/file")).text
    assert taken.replace("\\nseats: Ann", "") == str(campaign)
    answer = await ann.post("/campaigns", text=str(campaign)[:-20])
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "unreadable-campaign")


async def test_a_double_click_begins_one_game(yu: House) -> None:
    ann = await yu.visit("Ann")
    slot = (await ann.post("/campaigns")).json()["url"]
    answers = await asyncio.gather(*(ann.post(f"{slot}/play") for _ in range(4)))
    assert len({answer.json()["url"] for answer in answers}) == 1


async def test_a_new_name_leaves_the_campaign_as_it_is(yu: House) -> None:
    """The slot is renamed while its game ends: what was read of it before is old by then."""
    ann = await yu.visit("Ann")
    key = (await ann.post("/campaigns")).json()["id"]
    row = await yu.hall.store.campaigns.get(key)
    assert row is not None
    slot = Slot(row, None, "", [])
    await yu.hall.store.campaigns.save(StoredCampaign(row.id, row.identity, row.name, "played on", row.updated))
    await rename(yu.hall, slot, "Great Yu")
    kept = await yu.hall.store.campaigns.get(key)
    assert kept is not None
    assert (kept.name, kept.text) == ("Great Yu", "played on")


async def test_slots_are_renamed_dropped_and_belong_to_one(yu: House) -> None:
    ann, boris = await yu.visit("Ann"), await yu.visit("Boris")
    slot = (await ann.post("/campaigns")).json()["url"]
    for answer in (await boris.get(slot), await boris.get(f"{slot}/file"), await boris.post(f"{slot}/drop")):
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-campaign")
    await ann.post(f"{slot}/name", name="Great Yu")
    assert "Great Yu" in (await ann.page(slot)).text
    assert (await ann.post(f"{slot}/drop")).status_code == 200
    assert (await ann.get(slot)).status_code == 404


async def test_a_story_is_a_page_and_no_preview_tells_it(yu: House) -> None:
    ann = await yu.visit("Ann")
    head, _, body = RECORD.read_text(encoding="utf-8").partition("\n\n")
    kept = [line for line in head.splitlines() if not line.startswith(("result", "seats"))]
    played, (_, _, told_by) = body.splitlines()[:11], body.splitlines()[11].partition(" ")
    table = (await ann.post("/records", text="\n".join([*kept, "seats: Ann", "", *played, ""]))).json()["url"]
    preview = (await ann.get(f"{table}/preview?action={told_by}")).json()
    scene = await ann.scene(table)
    line = (await ann.post(f"{table}/act", action=told_by, version=scene["version"], seat=0)).json()["log"][-1]
    (page,) = line["pages"]
    assert page["title"] == "A line in the mud"
    assert page["ways"][-1] == "2. Trust your own stakes"
    assert page["text"] not in line["lines"]
    assert not [said for said in preview["lines"] if page["title"] in said or said in (*page["lines"], *page["ways"])]
    assert page["text"].split("\n\n")[0] in (await ann.page(table)).text.replace("&#39;", "'")


async def test_the_book_of_a_campaign_is_in_the_order_of_telling(yu: House) -> None:
    """A game is played as it was recorded: the page then has its stories as they came, with choices and aftermath."""
    ann = await yu.visit("Ann")
    record = parse_record(RECORD.read_text(encoding="utf-8"))
    slot = (await ann.post("/campaigns", text=str(begun(record)))).json()["url"]
    page = (await ann.page(slot)).text
    assert "The river had been out of its bed for a generation." in page
    live = await yu.live((await ann.post(f"{slot}/play")).json()["url"])
    for line in record.actions[live.table.ply :]:
        async with live.lock:
            await yu.hall.play(live, line.action, None)
    assert live.table.is_over
    page = (await ann.page(slot)).text
    assert "Play the next game" in page
    titles = ["A line in the mud", "They swear revenge", "The horse thief", "A ribbon from the regent"]
    assert sorted(titles, key=page.index) == titles
    assert page.index("You choose: Trust your own stakes.") < page.index("Yu had the groove filled in")
    assert "What the last game has changed" in page
    assert "Townsfolk who have joined: " in page
    assert '"#ink-dragon"' in page
    assert 'id="ink-dragon"' in page


def begun(record: Record) -> Campaign:
    """A campaign with this game before its last action."""
    campaign = Campaign("legacy-of-yu")
    campaign.document = record.campaign or {}
    campaign.add(Table.from_record(record, to=len(record.actions) - 1))
    return campaign


async def test_a_game_for_one_that_is_given_up_is_lost(yu: House) -> None:
    ann = await yu.visit("Ann")
    table = await ann.new(game="legacy-of-yu")
    live = await yu.live(table)
    assert ways_of(live, 0) == ["resign", "abandon"]
    assert (await ann.post(f"{table}/resign", seat=0)).json()["prompt"] == "You gave up: the game counts as lost."
    assert live.ended == {"ended": "resigned", "ranks": [1], "resigned": [0]}
    assert "You gave up" in (await ann.page("/")).text


async def test_games_of_a_campaign_are_played_to_the_end(yu: House) -> None:
    ann = await yu.visit("Ann")
    slot = (await ann.post("/campaigns", game="legacy-of-yu", name="First")).json()["url"]
    table = (await ann.post(f"{slot}/play")).json()["url"]
    assert ways_of(await yu.live(table), 0) == []
    for path, more in (("resign", {}), ("ask", {"what": "abandon"})):
        answer = await ann.post(f"{table}/{path}", seat=0, **more)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "campaign-game")
