"""What never changes of a table's drawing is a file of its own, which tables that are alike share."""

import pytest

from tests.web.house import House
from tianxia.web import grounds

pytestmark = pytest.mark.anyio

ALONE = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


async def test_tables_that_are_alike_share_their_ground(house: House) -> None:
    wen = await house.visit("Wen")
    tables = [await wen.new(game="china", seats=ALONE, seed=seed) for seed in (1, 2)]
    names = {(await wen.scene(table))["ground"] for table in tables}
    assert len(names) == 1
    answer = await wen.get(f"/ground/{names.pop()}")
    assert "immutable" in answer.headers["cache-control"]
    assert {"board", "own", "row", "seat-0"} <= set(answer.json())
    assert answer.json()["board"][0].startswith("<")


async def test_a_server_that_has_just_begun_finds_a_ground_by_its_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    wen = await house.visit("Wen")
    table = await wen.new(game="china", seats=ALONE, seed=1)
    name = (await wen.scene(table))["ground"]
    monkeypatch.setattr(grounds, "_known", {})
    assert (await wen.get(f"/ground/{name}")).status_code == 404
    assert (await wen.get(f"{table}/ground/{name}?seat=0")).status_code == 200
    assert (await wen.get(f"/ground/{name}")).status_code == 200
    assert (await wen.get(f"{table}/ground/no-such-name?seat=0")).status_code == 404


async def test_not_more_grounds_are_kept_than_needed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grounds, "KEPT", 1)
    monkeypatch.setattr(grounds, "_known", {})
    wen = await house.visit("Wen")
    table = await wen.new(game="china", seats=ALONE, seed=1)
    own, other = [(await wen.scene(table, seat))["ground"] for seat in (0, -1)]
    assert own != other
    assert (grounds.known_ground(own), bool(grounds.known_ground(other))) == (None, True)
