"""The waiting room: nobody chooses the deal, nobody sits twice, looking takes no seat, and only the host starts."""

import asyncio
from typing import Any

import pytest

from tests.web.house import House, Person, Stream, until
from tianxia.kernel.deal import commitment_to, derive_seed
from tianxia.kernel.record import parse_record
from tianxia.proof import verify
from tianxia.web.live import LiveTable

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "random"}
INVITED = [{"kind": "person"}, {"kind": "invite"}, {"kind": "invite"}]
OPEN = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]


async def invite(house: House, seats: list[dict[str, str]] = INVITED, **more: Any) -> tuple[Person, str, str]:
    """Ann sets a table: she, its address and the invitation."""
    ann = await house.visit("Ann")
    answer = (await ann.post("/tables", game="china", seats=seats, **more)).json()
    return ann, answer["url"], answer["invitation"]


async def code(answer: Any) -> tuple[int, str]:
    response = await answer
    return response.status_code, response.json()["error"]["code"]


async def test_who_sets_a_table_for_others_cannot_choose_its_deal(house: House) -> None:
    ann = await house.visit("Ann")
    for seats in (INVITED, OPEN, [{"kind": "person"}, BOT, {"kind": "open"}]):
        assert await code(ann.post("/tables", game="china", seats=seats, seed=777)) == (403, "chosen-seed")
    alone = await ann.new(game="china", seats=[{"kind": "person"}, {"kind": "hotseat"}, {"kind": "hotseat"}], seed=777)
    live = await house.live(alone)
    assert live.table.seed == 777
    assert "The deal was chosen when the table was set: seed 777." in [
        note["text"] for note in (await ann.scene(alone))["room"]["notes"]
    ]


async def test_nothing_is_dealt_and_nothing_is_told_before_the_start(house: House) -> None:
    ann, table, _ = await invite(house)
    live = await house.live(table)
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert (stored.game.seed, stored.game.over) == (None, False)
    assert not live.table.state.tobytes().strip(b"\0")
    for path in (
        "scene",
        "at/0",
        "text",
        "picture",
        "poster",
        "record",
        "proof",
        "replay",
        "review",
        "why?action=stop",
    ):
        assert await code(ann.get(f"{table}/{path}")) == (409, "not-started"), path
    for path, body in (("act", {"action": "stop", "version": 0}), ("undo", {}), ("hint", {}), ("chat", {"text": "hi"})):
        assert await code(ann.post(f"{table}/{path}", seat=0, **body)) == (409, "not-started"), path


async def test_the_secret_is_told_when_the_game_is_over_and_not_before(house: House) -> None:
    ann, table, link = await invite(house, [{"kind": "person"}, {"kind": "invite"}, BOT])
    boris = await house.visit("Boris")
    live = await house.live(table)
    secret = live.row.secret
    assert secret is not None
    shown = [(await ann.page(path)).text for path in (table, f"{table}/room", link, "/")]
    await boris.post(link)
    await ann.post(f"{table}/entropy", added="0a" * 16)
    await ann.post(f"{table}/start")
    assert live.table.seed is not None
    for person in (ann, boris):
        for path in (table, f"{table}/scene", f"{table}/at/0", "/"):
            shown.append((await person.get(path)).text)
            assert str(live.table.seed) not in shown[-1], path
    assert not any(secret in text or "0a" * 16 in text for text in shown)
    assert commitment_to(bytes.fromhex(secret)) in shown[0]
    assert await code(ann.get(f"{table}/proof")) == (403, "not-over")


async def test_the_deal_follows_from_the_secret_and_what_the_browsers_added(house: House) -> None:
    ann, table, link = await invite(house)
    boris, vera = await house.visit("Boris"), await house.visit("Vera")
    live = await house.live(table)
    for person in (boris, vera):
        assert (await person.post(link)).status_code == 200
    for person, added in ((ann, "aa" * 16), (vera, "cc" * 16)):
        assert (await person.post(f"{table}/entropy", added=added)).json() == {"added": True}
    assert (await ann.post(f"{table}/entropy", added="bb" * 16)).json() == {"added": False}, "once is enough"
    assert (await ann.post(f"{table}/start")).status_code == 200
    assert live.row.secret is not None
    entropy = [b"\xaa" * 16, b"", b"\xcc" * 16]
    assert live.table.seed == derive_seed(bytes.fromhex(live.row.secret), live.id, entropy)

    stored = await house.hall.store.load(live.id)
    assert stored is not None
    again = LiveTable(stored)  # as after a restart, or on another server
    assert again.table.seed == live.table.seed
    assert again.table.state.tobytes() == live.table.state.tobytes()

    while not live.table.is_over:  # not through the web: that would take a minute
        live.table.play(live.table.legal_ids()[(7 * live.table.ply) % len(live.table.legal_ids())])
    text = (await boris.get(f"{table}/record")).text
    assert f"secret: {live.row.secret}" in text
    assert all(finding.holds for finding in verify(parse_record(text)))
    proof = (await boris.get(f"{table}/proof")).json()
    assert (proof["holds"], proof["entropy"]) == (True, ["aa" * 16, "", "cc" * 16])
    assert "The server kept its word" in proof["findings"][0][1]

    uploaded = (await boris.post("/records", text=text)).json()["url"]
    assert (await boris.get(f"{uploaded}/proof")).json() == proof
    assert (await boris.get(f"{uploaded}/record")).text == text
    forged = text.replace("aa" * 16, "ab" * 16)
    uploaded = (await boris.post("/records", text=forged)).json()["url"]
    assert (await boris.get(f"{uploaded}/proof")).json()["holds"] is False


@pytest.mark.parametrize("added", ["", "0", "zz" * 16, "AA" * 16, "00" * 17])
async def test_what_is_no_entropy_is_refused(house: House, added: str) -> None:
    ann, table, _ = await invite(house)
    assert await code(ann.post(f"{table}/entropy", added=added)) == (400, "bad-message")


async def test_looking_at_an_invitation_takes_no_seat(house: House) -> None:
    _, table, link = await invite(house)
    live = await house.live(table)
    boris = await house.visit("Boris")
    for method in ("GET", "HEAD"):
        answer = await boris.client.request(method, link, headers={"sec-fetch-mode": "navigate", "accept": "text/html"})
        assert answer.status_code == 200
    page = (await boris.page(link)).text
    assert "Ann invites you to" in page
    assert 'name="name" value="Boris"' in page
    assert (live.number, [row.kind for row in live.seats]) == (0, ["person", "invite", "invite"])


async def test_whoever_accepts_is_asked_for_a_name_and_keeps_it(house: House) -> None:
    _, table, link = await invite(house)
    live = await house.live(table)
    friend = await house.visit()
    form = {"csrf": friend.headers["x-csrf"], "name": " Bo  ris|"}
    answer = await friend.client.post(link, data=form, headers={"accept": "text/html"})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert (live.seats[1].kind, live.seats[1].name) == ("person", "Bo ris")
    assert 'value="Bo ris"' in (await friend.page("/me")).text
    assert (await friend.page(link)).status_code == 303, "who sits there is sent to the table"
    assert (await friend.post(link)).status_code == 200
    assert [row.kind for row in live.seats] == ["person", "person", "invite"], "one seat a person"


async def test_a_name_that_is_changed_later_is_changed_at_the_table(house: House) -> None:
    ann, table, link = await invite(house, [{"kind": "person"}, {"kind": "invite"}, BOT])
    boris = await house.visit("Boris")
    await boris.post(link)
    await boris.post("/me", name="Борис")
    live = await house.live(table)
    assert live.seats[1].name == "Борис"
    await ann.post(f"{table}/start")
    await boris.post("/me", name="Bob")
    assert (await ann.scene(table))["names"][1] == "Bob"
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert (stored.seats[1].name, LiveTable(stored).seats[1].name) == ("Bob", "Bob")
    assert live.seats[0].name == "Ann"


async def test_a_used_invitation_offers_to_watch(house: House) -> None:
    ann, table, link = await invite(house, [{"kind": "person"}, {"kind": "invite"}, BOT])
    boris, vera = await house.visit("Boris"), await house.visit("Vera")
    await boris.post(link)
    assert await code(vera.post(link)) == (409, "seat-taken")
    assert await code(vera.get(f"{table}/room")) == (403, "private")
    page = await vera.page(link)
    assert (page.status_code, 'id="join-watch"' in page.text, 'id="join-sit"' in page.text) == (200, True, False)
    assert (await vera.post(link, watch=True)).status_code == 200
    assert (await vera.get(f"{table}/room")).status_code == 200
    await ann.post(f"{table}/start")
    scene = await vera.scene(table)
    assert (scene["seat"], scene["legal"]) == (-1, [])
    assert await code(vera.get("/join/nonsense")) == (404, "bad-invitation")


async def test_only_the_host_is_told_the_invitation(house: House) -> None:
    ann, table, link = await invite(house, visibility="listed")
    boris, passer_by = await house.visit("Boris"), await house.visit()
    await boris.post(link)
    assert (await ann.get(f"{table}/invitation")).json() == link
    assert link in (await ann.page(table)).text
    for person in (boris, passer_by):
        assert (await person.get(f"{table}/invitation")).json() is None
        for path in (table, f"{table}/room"):
            assert "/join/" not in (await person.page(path)).text
    answer = await boris.post("/tables", game="china", seats=OPEN)
    assert answer.json()["invitation"] is None


async def test_a_seat_that_waits_for_a_friend_is_for_whoever_has_the_invitation(house: House) -> None:
    _, table, _ = await invite(house, visibility="listed")
    live = await house.live(table)
    passer_by = await house.visit("Zed")
    assert await code(passer_by.post(f"{table}/sit", seat=1)) == (409, "seat-taken")
    assert live.seats[1].kind == "invite"


async def test_one_person_has_one_seat(house: House) -> None:
    ann, table, _ = await invite(house, OPEN)
    live = await house.live(table)
    boris = await house.visit("Boris")
    await boris.post(f"{table}/entropy", added="00" * 16)
    for seat in (1, 2):  # the second time he moves
        assert (await boris.post(f"{table}/sit", seat=seat)).status_code == 200
        assert live.seats_of(house.identity(boris)) == (seat,)
    assert [row.kind for row in live.seats] == ["person", "open", "person"]
    assert (await ann.post(f"{table}/sit", seat=1)).status_code == 200
    assert [row.kind for row in live.seats] == ["open", "person", "person"]
    assert await code(boris.post(f"{table}/sit", seat=1)) == (409, "seat-taken")
    assert await code(boris.post(f"{table}/sit", seat=7)) == (404, "no-such-seat")


async def test_somebody_gets_up_and_their_part_of_the_deal_goes_with_them(house: House) -> None:
    ann, table, link = await invite(house)
    boris, vera = await house.visit("Boris"), await house.visit("Vera")
    live = await house.live(table)
    for person in (boris, vera):
        await person.post(link)
        await person.post(f"{table}/entropy", added="0f" * 16)
        await person.post(f"{table}/ready", yes=True)
    assert await code(vera.post(f"{table}/leave", seat=1)) == (403, "not-your-seat")
    assert await code(ann.post(f"{table}/leave", seat=0)) == (403, "not-your-seat"), "the host stays"
    assert (await boris.post(f"{table}/leave", seat=1)).status_code == 200
    assert (live.seats[1].kind, live.gathering.ready, set(live.gathering.entropy)) == ("invite", {2}, {2})
    assert (await ann.post(f"{table}/leave", seat=2)).status_code == 200, "the host frees a seat"
    assert [row.kind for row in live.seats] == ["person", "invite", "invite"]
    assert await code(vera.get(f"{table}/room")) == (403, "private")


async def test_only_the_host_starts_and_never_with_empty_seats(house: House) -> None:
    ann, table, link = await invite(house)
    boris = await house.visit("Boris")
    await boris.post(link)
    live = await house.live(table)
    assert await code(boris.post(f"{table}/start", bot="apprentice")) == (403, "not-host")
    assert await code(ann.post(f"{table}/start")) == (409, "seats-empty")
    assert await code(ann.post(f"{table}/start", bot="nobody:at=all")) == (400, "unreadable-table-request")
    assert live.is_waiting
    assert (await ann.post(f"{table}/start", bot="random")).json() == {"waiting": False}
    assert [(row.kind, row.bot) for row in live.seats] == [("person", None), ("person", None), ("bot", "random")]
    for path, body in (
        ("start", {}),
        ("ready", {"yes": True}),
        ("entropy", {"added": "00" * 16}),
        ("leave", {"seat": 1}),
    ):
        assert await code(boris.post(f"{table}/{path}", **body)) == (409, "started")
    assert await code(boris.post(f"{table}/sit", seat=2)) == (409, "seat-taken")


async def test_it_starts_by_itself_when_all_are_ready_and_the_host_is(house: House) -> None:
    ann, table, link = await invite(house, [{"kind": "person"}, {"kind": "invite"}, BOT])
    boris, passer_by = await house.visit("Boris"), await house.visit()
    live = await house.live(table)
    await ann.post(f"{table}/ready", yes=True)
    assert live.is_waiting, "a seat is empty"
    await boris.post(link)
    assert live.is_waiting
    await ann.post(f"{table}/ready", yes=False)
    await boris.post(f"{table}/ready", yes=True)
    assert live.is_waiting, "never behind the host's back"
    assert await code(passer_by.post(f"{table}/ready", yes=True)) == (403, "private")
    await ann.post(f"{table}/ready", yes=True)
    assert not live.is_waiting
    assert live.entries[-1].kind in ("start", "act")
    assert (await boris.scene(table))["seat"] == 1


async def test_colours_are_chosen_and_no_two_people_have_the_same(house: House) -> None:
    ann, table, link = await invite(house)
    boris = await house.visit("Boris")
    await boris.post(link)
    live = await house.live(table)
    before = live.table.seat_colours
    assert await code(boris.post(f"{table}/chair", seat=1, colour=before[0])) == (409, "colour-taken")
    assert await code(boris.post(f"{table}/chair", seat=1, colour="red")) == (400, "bad-message")
    assert await code(boris.post(f"{table}/chair", seat=0, name="Not Ann")) == (403, "not-your-seat")
    assert (await boris.post(f"{table}/chair", seat=1, name="Bob", colour=before[2])).status_code == 200
    assert live.table.seat_colours == (before[0], before[2], before[1])
    assert live.seats[1].name == "Bob"
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert LiveTable(stored).table.seat_colours == live.table.seat_colours
    assert [row.colour for row in stored.seats] == list(live.table.seat_colours)
    assert (await ann.page(f"{table}/room")).text.count("Bob") >= 1


async def test_who_is_here_is_who_has_the_page_open(house: House) -> None:
    ann, table, link = await invite(house)
    boris = await house.visit("Boris")
    await boris.post(link)
    live = await house.live(table)
    async with Stream(house.app, ann, f"{table}/events") as stream:
        assert (await stream.next())[1] == "room"
        assert live.here == {house.identity(ann)}
        async with Stream(house.app, boris, f"{table}/events") as other:
            assert (await other.next())[1] == "room"
            assert (await stream.next())[1] == "room", "somebody came"
            assert live.here == {house.identity(ann), house.identity(boris)}
            assert (await ann.page(f"{table}/room")).text.count('class="state here"') == 2
        await until(lambda: live.here == {house.identity(ann)})
        assert (await stream.next())[1] == "room", "somebody left"
        assert (await ann.page(f"{table}/room")).text.count('class="state away"') == 1
        await ann.post(f"{table}/start", bot="random")
        while (event := (await stream.next())[1]) != "start":
            assert event == "room"


async def test_of_two_who_take_the_last_seat_at_once_one_gets_it(house: House) -> None:
    _, table, link = await invite(house, [{"kind": "person"}, {"kind": "invite"}, BOT])
    friends = [await house.visit(f"Friend {n}") for n in range(4)]
    answers = await asyncio.gather(*(friend.post(link) for friend in friends))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    live = await house.live(table)
    assert live.number == 1


async def test_the_lobby_says_that_a_table_waits(house: House) -> None:
    ann, table, _ = await invite(house, visibility="listed")
    passer_by = await house.visit()
    for person in (ann, passer_by):
        page = (await person.page("/")).text
        row = page[page.index(f'href="{table}"') :]
        assert "waiting for players" in row[: row.index("</li>")]


async def test_the_room_speaks_russian(house: House) -> None:
    ann = await house.visit("Аня", "ru")
    table = await ann.new(game="china", seats=INVITED)
    page = (await ann.page(table)).text
    assert "Китай: ждём начала" in page
    assert "Свободно ещё 2 места." in page
    assert "Расклад не выбирает никто" in page
