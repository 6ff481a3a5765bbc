"""Setting tables, playing at them, and hearing of what happens."""

import asyncio
import re

import pytest

from tests.web.house import House, Person, Stream, until
from tianxia.web.errors import WebError
from tianxia.web.live import LiveTable

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ALONE = [{"kind": "person"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "hotseat", "name": "Vera"}]
"""Three people at one screen: no bot is in the way."""


async def decide(person: Person, table: str) -> dict[str, object]:
    """Play the first legal action of whoever decides."""
    scene = await person.scene(table)
    answer = await person.act(table, scene)
    assert answer.status_code == 200, answer.text
    after: dict[str, object] = answer.json()
    return after


async def test_one_click_sets_a_table_against_bots(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china")
    live = await house.live(table)
    assert [seat.kind for seat in live.seats] == ["person", "bot", "bot"]
    await until(lambda: live.table.decider == 0)
    scene = await ann.scene(table)
    assert scene["legal"]
    assert scene["seat"] == scene["decider"] == 0
    answer = await ann.act(table, scene)
    assert answer.status_code == 200
    assert answer.json()["ply"] > scene["ply"]


async def test_bots_play_a_game_to_its_end(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seed=3, seats=[{"kind": "bot", "bot": "random"}] * 3, visibility="listed")
    live = await house.live(table)
    await until(lambda: live.table.is_over, 60)
    scene = await ann.scene(table)
    assert scene["decider"] == -1
    assert 'class="winner"' in scene["total"]
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert stored.game.over
    assert [entry.number for entry in stored.entries] == list(range(1, live.number + 1))
    first = stored.snapshots[0]
    played = [entry for entry in stored.entries[: first.number] if entry.kind == "act"]
    assert first.state == live.session.at(len(played))


async def test_two_actions_at_once_only_one_is_taken(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE)
    scene = await ann.scene(table)
    answers = await asyncio.gather(*(ann.act(table, scene, choice) for choice in (0, 1, 2, 3)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    (taken,) = (answer.json() for answer in answers if answer.status_code == 200)
    for refused in (answer.json() for answer in answers if answer.status_code == 409):
        assert refused["error"]["code"] == "stale"
        assert refused["scene"]["version"] == taken["version"] == 1
    assert (await house.live(table)).table.ply == 1


async def test_an_action_the_rules_refuse_changes_nothing_and_says_why(house: House) -> None:
    ann = await house.visit("Ann", "ru")
    table = await ann.new(game="china", seats=ALONE)
    scene = await ann.scene(table)
    live = await house.live(table)
    texts = [live.table.game.format_action(live.table.box, action) for action in range(live.table.game.num_actions)]
    illegal = next(text for text in texts if text not in live.table.legal())
    answer = await ann.post(f"{table}/act", action=illegal, version=scene["version"], seat=scene["seat"])
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"]
    assert error["page"].startswith("Правила · ")
    assert error["chapter"] in live.table.game.chapters("ru")
    assert is_russian(error["message"])
    assert (await ann.scene(table))["number"] == 0


def is_russian(text: str) -> bool:
    return any("а" <= letter.lower() <= "я" for letter in text)


async def test_a_seat_of_another_can_neither_be_seen_nor_played(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris")
    table = await ann.new(game="china", seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "hotseat"}])
    assert (await boris.post(f"{table}/sit", seat=1)).status_code == 200
    assert (await ann.post(f"{table}/start")).status_code == 200
    for seat in (0, 2):
        answer = await boris.get(f"{table}/scene?seat={seat}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-your-seat")
        answer = await boris.post(f"{table}/act", action="stop", version=0, seat=seat)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-your-seat")
    assert (await boris.scene(table))["seat"] == 1


async def test_it_is_another_players_decision(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE)
    scene = await ann.scene(table)
    other = (scene["decider"] + 1) % 3
    answer = await ann.post(f"{table}/act", action=scene["legal"][0]["action"], version=0, seat=other)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-your-decision")


async def test_private_tables_are_for_those_who_sit_there(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris")
    private = await ann.new(game="china", seats=ALONE)
    listed = await ann.new(game="china", seats=ALONE, visibility="listed")
    for path in (private, f"{private}/scene", f"{private}/events", f"{private}/at/0", f"{private}/replay"):
        assert (await boris.get(path)).status_code == 403
    scene = await boris.scene(listed)
    assert scene["seat"] == -1
    assert scene["legal"] == []
    assert listed in (await boris.page("/")).text
    assert private not in (await boris.page("/")).text


async def test_events_tell_of_entries_and_resume(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE)
    async with Stream(house.app, ann, f"{table}/events?seat=0") as stream:
        await decide(ann, table)
        number, _, news = await stream.next()
        assert (number, [step["number"] for step in news["steps"]]) == ("1", [1])
        assert news["steps"][0]["line"]["lines"]
        assert news["steps"][0]["zones"]
        await ann.post(f"{table}/chat", text="hello")
        number, _, news = await stream.next()
        assert (number, news["steps"][0]["room"]["chat"][0]["text"]) == ("2", "hello")
        assert "zones" not in news["steps"][0]
    await ann.post(f"{table}/chat", text="is anybody there?")
    await decide(ann, table)
    async with Stream(house.app, ann, f"{table}/events?seat=0", after=2) as stream:
        number, _, news = await stream.next()
        assert (number, [step["number"] for step in news["steps"]]) == ("4", [3, 4])
    async with Stream(house.app, ann, f"{table}/events?seat=0", after=99) as stream:
        await ann.post(f"{table}/chat", text="again")
        assert (await stream.next())[0] == "5"


@pytest.mark.parametrize(("encoding", "is_packed"), [("gzip, deflate, br", True), ("identity", False)])
async def test_events_are_packed_for_those_who_can_unpack_them(encoding: str, is_packed: bool, house: House) -> None:
    """And each can be read as soon as it has come."""
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE)
    async with Stream(house.app, ann, f"{table}/events?seat=0", encoding=encoding) as stream:
        assert stream.is_packed is is_packed
        for number in ("1", "2", "3"):
            await decide(ann, table)
            assert (await stream.next())[0] == number


async def test_streams_are_limited(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE)
    async with (
        Stream(house.app, ann, f"{table}/events"),
        Stream(house.app, ann, f"{table}/events"),
        Stream(house.app, ann, f"{table}/events"),
        Stream(house.app, ann, f"{table}/events") as one_too_many,
    ):
        assert one_too_many.status == 429
    async with Stream(house.app, ann, f"{table}/events") as again:
        assert again.status == 200


async def test_a_stream_that_is_left_before_it_begins_is_not_counted(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE)
    for _ in range(5):  # more than are allowed at once
        stream = Stream(house.app, ann, f"{table}/events")
        stream.leave()
        async with stream:
            assert stream.status == 200


async def test_tables_that_do_not_exist_leave_nothing_behind(house: House) -> None:
    ann = await house.visit("Ann")
    for number in range(3):
        assert (await ann.get(f"/table/nothing{number}")).status_code == 404
    assert not house.hall._loading


async def test_all_who_come_at_once_sit_at_one_table(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE)
    key = table.rpartition("/")[2]
    del house.hall._tables[key]
    found = await asyncio.gather(*(house.hall.table(key) for _ in range(5)))
    assert len({id(live) for live in found}) == 1


async def test_a_damaged_game_does_not_keep_the_others_from_going_on(house: House) -> None:
    ann = await house.visit("Ann")
    seats = [{"kind": "bot", "bot": "random"}] * 3
    tables = [await ann.new(game="china", seats=seats, visibility="listed") for _ in range(3)]
    keys = [table.rpartition("/")[2] for table in tables]
    live = [await house.live(table) for table in tables]
    await until(lambda: all(each.table.is_over for each in live), 60)
    hall, resumed = house.hall, []

    class Waiting:
        async def waiting_for_bots(self) -> list[str]:
            return ["nowhere", *keys]

        async def without_result(self) -> list[str]:
            return []

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hall, "store", Waiting())
        patched.setattr(hall, "_load", _no_such_game)
        patched.setattr(hall.bots, "drive", lambda live: resumed.append(live.id))
        await hall._resume()
    assert resumed == keys


async def _no_such_game(key: str) -> LiveTable:
    raise WebError(404, "no-such-game", game="chess")


async def test_chat_is_for_those_who_sit_there(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris")
    table = await ann.new(game="china", seats=ALONE, visibility="listed")
    answer = await ann.post(f"{table}/chat", text="  <b>well\nplayed</b> " + "x" * 600)
    assert answer.json()["room"]["chat"][0]["text"].startswith("<b>well played</b> xxx")
    assert len(answer.json()["room"]["chat"][0]["text"]) == 500
    assert "<b>well" not in (await boris.page(table)).text
    assert (await boris.post(f"{table}/chat", text="hello")).status_code == 403
    assert (await ann.post(f"{table}/chat", text=" \n ")).status_code == 400


async def test_the_past_is_shown_as_the_viewer_could_see_it(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris")
    table = await ann.new(game="china", seats=ALONE, visibility="listed")
    for _ in range(5):
        await decide(ann, table)
    past = (await boris.get(f"{table}/at/2")).json()
    assert (past["ply"], past["seat"], past["legal"]) == (2, -1, [])
    assert len(past["log"]) == 2
    assert (await boris.get(f"{table}/at/6")).status_code == 404
    assert (await boris.get(f"{table}/at/x")).status_code == 400
    assert (await boris.page(f"{table}/replay?ply=3")).status_code == 200


async def test_a_plain_form_plays_too(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE)
    scene = await ann.scene(table)
    fields = {
        "csrf": ann.headers["x-csrf"],
        "action": scene["legal"][0]["action"],
        "version": str(scene["version"]),
        "seat": str(scene["seat"]),
    }
    answer = await ann.client.post(f"{table}/act", data=fields, headers={"accept": "text/html"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"{table}?seat={scene['seat']}")
    assert (await house.live(table)).table.ply == 1
    del fields["csrf"]
    answer = await ann.client.post(f"{table}/act", data=fields, headers={"accept": "text/html"})
    assert answer.status_code == 403
    assert answer.headers["content-type"].startswith("text/html")


async def test_the_lobby_begins_with_my_games(house: House) -> None:
    ann = await house.visit("Ann")
    new = (await ann.page("/")).text
    assert "New here? Start with China" in new
    assert "45 min · light · 3–5\N{NO-BREAK SPACE}players" in new
    assert 'id="lobby-mine"' not in new
    table = await ann.new(game="china", seats=ALONE)
    known = (await ann.page("/")).text
    mine, games = known.index('id="lobby-mine"'), known.index('id="games"')
    assert mine < known.index(table) < known.index("Your turn", mine) < games
    assert "New here?" not in known


async def test_tables_come_back_from_the_store(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE, seed=11)
    for _ in range(60):
        await decide(ann, table)
    before = await ann.scene(table)
    live = await house.live(table)
    del house.hall._tables[live.id]
    assert await ann.scene(table) == before
    assert await house.live(table) is not live


async def test_whoever_comes_before_a_game_is_prepared_waits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.visit("Ann", language="ru")
    form = {"game": "china", "csrf": ann.headers["x-csrf"]}
    page = {"accept": "text/html"}
    house.hall.games._done["china"].clear()
    with monkeypatch.context() as early:
        early.setattr("tianxia.web.preparing.PATIENCE", 0.0)
        early.setattr(house.hall.games, "start", lambda: None)
        waiting = await ann.client.post("/tables", data=form, headers=page)
        assert (await ann.post("/tables", game="china")).json()["error"]["code"] == "preparing"
    assert waiting.status_code == 503
    assert "refresh" not in waiting.headers  # it would ask for /tables, and nothing is there
    assert "Китай: игра готовится" in waiting.text
    assert '<form id="again" method="post" action="/tables">' in waiting.text
    for name, value in form.items():
        assert f'<input type="hidden" name="{name}" value="{value}">' in waiting.text
    assert (await ann.client.post("/tables", data=form, headers=page)).status_code == 303


async def test_a_seat_keeps_the_colour_that_was_chosen_for_it(house: House) -> None:
    ann = await house.visit("Ann")
    seats = [
        {"kind": "person", "colour": "grey"},
        {"kind": "open"},
        {"kind": "hotseat", "name": "Vera", "colour": "blue"},
    ]
    table = await ann.new(game="china", seats=seats)
    live = await house.live(table)
    assert live.table.seat_colours == ("grey", "pink", "blue")
    boris = await house.visit("Boris")
    assert (await boris.post(f"{table}/sit", seat=1)).status_code == 200
    assert live.table.seat_colours == ("grey", "pink", "blue")
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert [seat.colour for seat in stored.seats] == ["grey", "", "blue"]
    assert LiveTable(stored).table.seat_colours == ("grey", "pink", "blue")
    assert (await ann.post(f"{table}/start")).status_code == 200
    for path in (table, f"{table}/replay", f"{table}/review"):
        page = (await ann.page(path)).text
        assert re.findall('data-colour-([0-9])="([a-z]+)"', page[: page.index("<head")]) == [
            ("0", "grey"), ("1", "pink"), ("2", "blue"),
        ]  # fmt: skip
    assert 'data-colour-0="grey"' in (await ann.page("/")).text
    assert "--seat-0:var(--hue-grey)" in (await ann.get(f"{table}/picture")).text


@pytest.mark.parametrize("colours", [("grey", "grey"), ("violet", ""), ("'", "")])
async def test_no_two_seats_have_one_colour_and_none_has_that_of_a_piece(
    house: House, colours: tuple[str, str]
) -> None:
    ann = await house.visit("Ann")
    seats = [{**seat, "colour": colour} for seat, colour in zip(ALONE, (*colours, ""), strict=True)]
    answer = await ann.post("/tables", game="china", seats=seats)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "bad-message"
