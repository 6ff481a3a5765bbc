"""Taking back: alone while nothing hidden was shown and nobody else acted, else with everybody's consent."""

from typing import Any

import pytest

from tests.web.house import House, Person
from tianxia.web.undoing import Undo, undo_of

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ALONE = [{"kind": "person"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "hotseat", "name": "Vera"}]


async def friends(house: House) -> tuple[str, list[Person]]:
    """Three people at three browsers at one table, by seat."""
    ann, boris, vera = [await house.visit(name) for name in ("Ann", "Boris", "Vera")]
    return await house.together([ann, boris, vera], seed=5), [ann, boris, vera]


async def play(person: Person, table: str, beginning: str) -> dict[str, Any]:
    """Play the first legal action that begins like this."""
    scene = await person.scene(table)
    action = next(choice["action"] for choice in scene["legal"] if choice["action"].startswith(beginning))
    answer = await person.post(f"{table}/act", action=action, version=scene["version"], seat=scene["seat"])
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_house_can_be_taken_back_and_built_elsewhere(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE, seed=1)
    before = await ann.scene(table)
    seat = before["seat"]
    await play(ann, table, "house")
    answer = await ann.post(f"{table}/undo", seat=seat)
    assert answer.status_code == 200
    after = answer.json()
    assert (after["ply"], after["zones"], after["legal"]) == (0, before["zones"], before["legal"])
    assert after["version"] == before["number"] + 2
    answer = await ann.act(table, before)
    assert answer.status_code == 409  # the board looks the same, but it is another moment
    assert (await ann.act(table, after)).status_code == 200


async def test_a_turn_can_be_started_again(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE, seed=1)
    live = await house.live(table)
    houses = 0
    while houses < 2:  # two houses of one turn
        legal, before = live.table.legal(), live.table.decider
        action = next((text for text in legal if text.startswith("house")), legal[0])
        await play(ann, table, action)
        houses = houses + 1 if action.startswith("house") and live.table.decider == before else 0
    seat, ply = live.table.decider, live.table.ply
    assert undo_of(live, seat) == Undo(ply - 1, ply - 2, None, "")
    answer = await ann.post(f"{table}/undo", seat=seat, to=ply - 3)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "undo-too-far")
    answer = await ann.post(f"{table}/undo", seat=seat, to="turn")
    assert answer.json()["ply"] == ply - 2


async def test_what_was_revealed_cannot_be_taken_back_alone(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE, seed=8)
    live = await house.live(table)
    seat = live.table.decider
    await play(ann, table, "house")  # paid with two cards, so two are drawn
    await play(ann, table, "take")
    assert undo_of(live, seat).step == 1
    await play(ann, table, "take")
    assert live.table.decider != seat
    assert live.reveals(2)  # the row was filled from the deck
    answer = await ann.post(f"{table}/undo", seat=seat)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "undo-revealed")


async def test_alone_at_the_table_asking_is_enough(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE, seed=1)
    seat = (await ann.scene(table))["seat"]
    live = await house.live(table)
    while live.table.decider == seat:
        await play(ann, table, "")
    assert undo_of(live, seat).reason == "undo-revealed"
    answer = await ann.post(f"{table}/ask", seat=seat, what="takeback", to=0)
    assert answer.status_code == 200
    assert live.table.ply == 0


async def test_a_takeback_needs_the_consent_of_all(house: House) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    seat = live.table.decider
    while live.table.decider == seat:
        await play(people[seat], table, "")
    ply = live.table.ply
    others = [person for k, person in enumerate(people) if k != seat]

    assert (await people[seat].post(f"{table}/ask", seat=seat, what="takeback")).status_code == 200
    (ask,) = live.asks.values()
    assert ask.waits == {0, 1, 2} - {seat}
    answer = await people[seat].post(f"{table}/answer", number=ask.number, yes=True)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-asked")
    assert (await others[0].post(f"{table}/answer", number=ask.number, yes=True)).status_code == 200
    assert live.table.ply == ply
    assert (await others[1].post(f"{table}/answer", number=ask.number, yes=True)).status_code == 200
    assert live.table.ply == ply - 1
    assert live.table.decider == seat
    assert live.asks == {}

    await play(people[seat], table, "")
    if live.table.decider != seat:
        await people[seat].post(f"{table}/ask", seat=seat, what="takeback")
        (ask,) = live.asks.values()
        assert (await others[0].post(f"{table}/answer", number=ask.number, yes=False)).status_code == 200
        assert live.asks == {}
        answer = await others[1].post(f"{table}/answer", number=ask.number, yes=True)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")


async def test_an_action_ends_an_open_question(house: House) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    seat = live.table.decider
    while live.table.decider == seat:
        await play(people[seat], table, "")
    await people[seat].post(f"{table}/ask", seat=seat, what="takeback")
    assert live.asks
    await play(people[live.table.decider], table, "")
    assert live.asks == {}


async def test_what_can_be_taken_back_is_the_same_after_a_restart(house: House) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    seat = live.table.decider
    await play(people[seat], table, "house")
    await people[seat].post(f"{table}/undo", seat=seat)
    await play(people[seat], table, "house")
    await people[seat].post(f"{table}/chat", text="hm")
    before = (
        [undo_of(live, k) for k in range(3)],
        live.session.history,
        live.state_at(live.table.ply),
        live.version,
        live.seats,
    )
    del house.hall._tables[live.id]
    again = await house.live(table)
    assert again is not live
    assert (
        [undo_of(again, k) for k in range(3)],
        again.session.history,
        again.state_at(live.table.ply),
        again.version,
        again.seats,
    ) == before


async def test_nobody_asks_to_take_back_anothers_decision(house: House) -> None:
    table, people = await friends(house)
    live = await house.live(table)
    deciders: list[int] = []
    while len(set(deciders)) < 2:
        deciders.append(live.table.decider)
        await play(people[deciders[-1]], table, "")
    first, second = deciders[0], deciders[-1]
    theirs = deciders.index(second)
    for asked in (theirs, live.table.ply, -1):
        answer = await people[first].post(f"{table}/ask", seat=first, what="takeback", to=asked)
        assert answer.status_code == 403, answer.text
        assert answer.json()["error"]["code"] == "undo-too-far"
    assert not live.asks
    assert (await people[first].post(f"{table}/ask", seat=first, what="takeback", to=0)).status_code == 200
