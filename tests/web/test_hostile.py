"""What nobody in good faith sends: every input that once was our fault is said to be theirs, and nothing breaks."""

import json
from typing import Any

import pytest

from tests.web.house import House, Person
from tests.web.test_errors import ALONE, check
from tests.web.test_secrets import other_world
from tianxia import Table, new
from tianxia.campaign import Campaign, games_with_campaigns
from tianxia.games import GAMES
from tianxia.kernel.game import SPECTATOR
from tianxia.store import Entry
from tianxia.web.names import clean_name

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

LONG = "x" * 3000
HEX = "0x" + "f" * 6000
NAME = next(iter(games_with_campaigns()))


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "http://]", "\x00"])
async def test_an_origin_that_is_no_address(house: House, origin: str) -> None:
    ann = await house.visit()
    check(await ann.client.post("/me", json={}, headers=ann.headers | {"origin": origin}), 403, "forged")


@pytest.mark.parametrize("question", ["why?action=", "preview?action=", "coach?action=", "why?targets="])
async def test_an_action_of_thousands_of_letters(house: House, question: str) -> None:
    ann = await house.visit()
    table = await ann.new(game="china", seats=ALONE)
    answer = await ann.get(f"{table}/{question}{LONG}")
    assert answer.status_code in (200, 400)
    assert len(answer.text) < 1000
    assert LONG[:400] not in answer.text


async def test_a_game_with_a_name_of_thousands_of_letters(house: House) -> None:
    ann = await house.visit()
    record = f"tianxia: 1\ngame: {LONG}\nrules: 1\nplayers: 3\nseed: 5\n"
    campaign = json.dumps(json.loads(str(Campaign(NAME))) | {"game": LONG})
    position = "tianxia: 1\ngame: china\nrules: 1\nplayers: 3\nposition: " + json.dumps({"game": LONG}) + "\n"
    for address, text in (("/records", record), ("/records", position), ("/campaigns", campaign)):
        answer = await post(ann, address, text)
        assert answer.status_code == 400
        assert LONG[:400] not in answer.text
    check(await ann.post("/tables", game=LONG), 404, "no-such-game")


@pytest.mark.parametrize("key", ["seed", "rules", "players"])
async def test_a_number_of_thousands_of_digits(house: House, key: str) -> None:
    ann = await house.visit()
    head = {"tianxia": "1", "game": "china", "rules": "1", "players": "3", "seed": "5"} | {key: HEX}
    answer = await ann.post("/records", text="".join(f"{name}: {value}\n" for name, value in head.items()))
    check(answer, 400, "unreadable-record")


async def test_a_record_of_one_game_with_the_position_of_another(house: House) -> None:
    ann = await house.visit()
    other = next(name for name in GAMES if name not in ("china", NAME))
    position = new(other, GAMES[other].players[0], seed=1).position()
    text = f"tianxia: 1\ngame: china\nrules: 1\nplayers: 3\nposition: {json.dumps(position)}\n"
    answer = await post(ann, "/records", text)
    check(answer, 400, "unreadable-record")
    assert answer.json()["error"]["problem"] == "not-one-of"


CHRONICLES: list[Any] = [-1, [], ["x"], [1e308], [float("nan")], [10**300], None, {}, [[]], "\ud800"]


@pytest.mark.parametrize("key", ["scores", "reason", "rounds", "seed"])
@pytest.mark.parametrize("value", CHRONICLES, ids=str)
async def test_a_bad_chronicle_does_not_lock_the_shelf(house: House, key: str, value: object) -> None:
    ann = await house.visit()
    game = {"seed": 1, "scores": [1], "reason": "win", "rounds": 9} | {key: value}
    document = json.loads(str(Campaign(NAME))) | {"games": [game]}
    answer = await post(ann, "/campaigns", json.dumps(document))
    for path in ("/campaigns", answer.json().get("url", "/campaigns")):
        assert (await ann.page(path)).status_code == 200, (key, value)
    check(answer, 400, "unreadable-campaign")


async def test_a_campaign_with_half_a_letter(house: House) -> None:
    ann = await house.visit()
    for change in ({"document": {"flags": ["\ud800"]}}, {"game": "\ud800"}, {"running": "\ud800"}, {"\ud800": 1}):
        document = json.loads(str(Campaign(NAME))) | change
        check(await post(ann, "/campaigns", json.dumps(document)), 400, "unreadable-campaign")
    assert (await ann.page("/campaigns")).status_code == 200


async def test_a_stored_campaign_that_is_broken_can_be_taken_away(house: House) -> None:
    """Whatever an earlier version let in: the shelf shows it, says what is wrong with it, and lets it go."""
    ann = await house.visit()
    slot = (await post(ann, "/campaigns", str(Campaign(NAME)))).json()["id"]
    row = await house.hall.store.campaigns.get(slot)
    assert row is not None
    document = json.loads(row.text) | {"games": [{"seed": 1, "scores": 1, "reason": [], "rounds": "x"}]}
    row.text = json.dumps(document)
    await house.hall.store.campaigns.save(row)
    assert 'role="alert"' in (await ann.page("/campaigns")).text
    assert (await ann.page(f"/campaign/{slot}")).status_code == 200
    check(await ann.post(f"/campaign/{slot}/play"), 400, "campaign-broken")
    assert (await ann.post(f"/campaign/{slot}/drop")).status_code == 200
    assert slot not in (await ann.page("/campaigns")).text


async def test_a_stored_entry_that_says_nothing(house: House) -> None:
    ann = await house.visit()
    for kind in ("act", "undo", "seat", "ask", "answer", "lesson"):
        table = await ann.new(game="china", seats=ALONE)
        key = table.rpartition("/")[2]
        await house.hall.store.append([Entry(key, 1, kind, 0, {}, 0.0)], turn=0, ply=0)
        house.hall._tables.pop(key)
        check(await ann.get(f"{table}/scene"), 400, "unreadable-table")
        page = await ann.page(table)
        assert page.status_code == 400
        assert "entry 1" in page.text


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("bot:bot:emperor", "emperor"), ("bot: bot:emperor", "emperor"), ("bot:\u200bbot:x", "x"), ("BOT:x", "x"),
        ("\u3164", ""), ("\u2800\u2800", ""), ("\u115f\u1160", ""), ("\uffa0", ""), ("\u034f\ufe0f", ""),
        ("\u200b\u202e\u2066", ""), ("A\u3164B", "A B"), ("\u0301\u0301", ""),
        ("Анна | Ли", "Анна Ли"), ("\ud800", ""), ("bot:", ""),
    ],
)  # fmt: skip
def test_a_name_is_seen_and_is_nobody_elses(given: str, kept: str) -> None:
    assert clean_name(given) == kept


async def test_a_person_is_not_taken_for_a_bot(house: House) -> None:
    ann = await house.visit()
    for name in ("bot:bot:emperor", "bot:emperor"):
        table = await ann.new(game="china", seats=[{"kind": "person", "name": name}, *ALONE[1:]])
        live = await house.live(table)
        assert live.seats[0].kind == "person"
        assert Table.from_record(live.table.record()).seats[0] == "emperor"


async def test_a_table_with_a_zero_byte_for_a_name(house: House) -> None:
    ann = await house.visit()
    for path in ("/table/%00", "/campaign/%00", "/table/%00/scene", "/table/%ED%A0%80", "/table/" + LONG):
        assert (await ann.get(path)).status_code == 404, path


async def post(person: Person, address: str, text: str) -> Any:
    """Send a file; what its game needs may be prepared first."""
    while True:
        raw = json.dumps({"text": text}).encode()
        answer = await person.client.post(address, content=raw, headers=person.headers)
        if answer.status_code != 503:
            return answer


async def test_a_page_for_several_at_one_screen_shows_nobodys_hand(house: House) -> None:
    """Before somebody says to be there, the page is the same whatever anybody holds."""
    ann = await house.visit()
    table = await ann.new(game="china", seats=ALONE, seed=3)
    live = await house.live(table)
    page = (await ann.page(table)).text
    again, hands = [], set()
    for seed in (1, 2):
        other = other_world(live, SPECTATOR, seed)
        hands.add(other.state_at(0).hands.tobytes())
        house.hall._tables[live.id] = other
        again.append((await ann.page(table)).text)
    house.hall._tables[live.id] = live
    assert len(hands) == 2
    assert again == [page, page]
    decider = live.table.decider
    assert f'href="{table}?seat={decider}"' in page
    assert live.table.legal()[0] not in page
    assert live.table.legal()[0] in (await ann.page(f"{table}?seat={decider}")).text
