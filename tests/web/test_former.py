"""Games by former rules: what happened is kept and can be taken home, by whom it belongs to."""

import pytest
from sqlalchemy import update

from tests.web.house import House
from tianxia import parse_record
from tianxia.store import Game

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ALONE = [{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}]


async def make_former(house: House, table: str, *, over: bool) -> None:
    """As if the game had been played by rules of another version, before the server was started."""
    key = table.rpartition("/")[2]
    result = {"scores": [3, 2, 1], "ranks": [1, 2, 3]} if over else None
    async with house.hall.store.writing() as session:
        await session.execute(update(Game).where(Game.id == key).values(rules=99, over=over, result=result))
    del house.hall._tables[key]


async def test_a_finished_game_is_shown_and_is_a_record(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris")
    table = await ann.new(game="china", seats=ALONE, visibility="listed")
    for choice in (0, 1):
        assert (await ann.act(table, await ann.scene(table), choice)).status_code == 200
    played = (await house.live(table)).table.record()
    await make_former(house, table, over=True)
    for person in (ann, boris):
        page = await person.page(table)
        assert page.status_code == 200
        assert "version 99 of the rules" in page.text
        assert "Ann: 3" in page.text
        record = parse_record((await person.get(f"{table}/record")).text)
        assert (record.rules, record.result, record.seed) == (99, (3, 2, 1), played.seed)
        assert [line[:2] for line in record.actions] == [line[:2] for line in played.actions]
    answer = await ann.get(f"{table}/scene")
    assert (answer.status_code, answer.json()["error"]["problem"]) == (400, "other-rules")


async def test_the_secrets_of_an_unfinished_game_stay_with_its_players(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris", "ru")
    listed = await ann.new(game="china", seats=ALONE, visibility="listed")
    private = await ann.new(game="china", seats=ALONE)
    for table in (listed, private):
        await make_former(house, table, over=False)
    assert (await ann.get(f"{listed}/record")).status_code == 200
    page = await boris.page(listed)
    assert "по версии правил 99" in page.text
    assert "/record" not in page.text
    assert (await boris.get(f"{listed}/record")).json()["error"]["code"] == "not-over"
    assert (await boris.page(private)).status_code == 403
    assert (await boris.get(f"{private}/record")).json()["error"]["code"] == "private"
