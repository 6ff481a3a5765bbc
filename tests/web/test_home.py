"""Somebody's page: their own, and what others see of it if it is shared."""

import re
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from cluster import Cluster
from tests.web.house import House, Person, opened
from tianxia.kernel.chance import new_source
from tianxia.store import Achievement, Entry, Game, Rating, Seat, Store, Taken, now, opening
from tianxia.store.people import erase, held_of, merge
from tianxia.table import new
from tianxia.web.identity import Visitor
from tianxia.web.rating import catch_up, rate
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

TWO_THOUSAND, QUICK = 2_000, 0.2
"""Games of one person, and the seconds of the processor that their page may take."""


def finished(seats: list[Seat], result: dict[str, Any], *, game: str = "china", at: float = 0.0,
             **more: Any) -> tuple[Game, list[Seat]]:  # fmt: skip
    """A finished game, as it is stored."""
    key, moment = secrets.token_urlsafe(9), at or now()
    row = Game(
        key, game, 1, len(seats), {}, "1", "", more.get("start"), None, more.get("campaign"), "host",
        more.get("visibility", "private"), moment, moment, True, -1, 99, result, finished=moment,
    )  # fmt: skip
    rows = [Seat(key, n, seat.kind, seat.identity, seat.name, seat.bot) for n, seat in enumerate(seats)]
    return row, rows


def sits(identity: str, name: str) -> Seat:
    return Seat("", 0, "person", identity, name)


def bot(level: str = "scholar") -> Seat:
    return Seat("", 0, "bot", None, "", level)


def text_of(page: str) -> str:
    """What a page says, without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.partition("<main")[2])).split())


async def read(person: Person, path: str = "/me/games") -> str:
    answer = await person.page(path)
    assert answer.status_code == 200, answer.text
    return text_of(answer.text)


async def play_out(house: House, table: str, seed: int = 1) -> None:
    """Everybody at a table plays at random until its game is over."""
    live, source = await house.live(table), new_source(seed)
    rules, out = live.table.game.rules, live.session.legal.copy()
    out.resize(live.table.game.max_legal, refcheck=False)
    while not live.is_over:
        async with live.lock:
            action = int(rules.pick(live.table.box.record, live.table.state, source, out))
            await house.hall.play(live, live.table.game.format_action(live.table.box, action), None)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tianxia.db'}"
        return
    cluster = Cluster()
    yield cluster.url
    cluster.remove()


async def test_whoever_has_played_nothing_is_told_what_comes_here(house: House) -> None:
    ann = await house.visit("Ann")
    assert "When you have finished a game, its result is counted here." in await read(ann)


async def test_a_game_of_people_and_bots_is_counted_for_each_of_them(house: House) -> None:
    ann, bo = await house.visit("Ann"), await house.visit("Bo", "ru")
    table = await ann.new(
        game="china",
        seats=[{"kind": "bot", "bot": "random"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"},
               {"kind": "invite"}],
    )  # fmt: skip
    assert (await bo.post((await ann.get(f"{table}/invitation")).json())).status_code == 200
    for person, added in ((ann, "0"), (bo, "1")):
        assert (await person.post(f"{table}/entropy", added=added * 32)).status_code == 200
        assert (await person.post(f"{table}/ready", yes=True)).status_code == 200
    live = await house.live(table)
    assert [(seat.kind, seat.bot) for seat in live.seats] == [
        ("bot", "random"), ("person", None), ("bot", "greedy"), ("person", None),
    ]  # fmt: skip
    assert (await bo.post(f"{table}/resign", seat=3)).status_code == 200
    assert not live.is_over
    row = live.with_bot(1, "random")  # Ann leaves too, and a bot plays for her to the end
    async with live.lock:
        await house.hall.append(live, "away", 1, {"seat": 1, "bot": "random"}, rows=[row])
    while not live.is_over:
        async with live.lock:
            if not live.is_over:
                await house.hall.play(live, live.table.legal()[0], None)
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert stored.game.result is not None
    place, points = stored.game.result["ranks"][1], stored.game.result["scores"][1]
    assert stored.game.result["ranks"][3] == 4

    anns, bos = await read(ann), await read(bo)
    assert f"Place {place} of 4, {points} point" in anns
    assert "4 players" in anns
    assert all(name in anns for name in ("random", "greedy", "Bo 1 1 0"))
    assert "Сдача" in bos
    assert "Побед: 0 из 1 (0 %)" in bos
    assert "Рейтинг: " in bos


async def test_what_is_said_after_a_game_does_not_move_its_end(house: House) -> None:
    people = [await house.visit(name) for name in ("Ann", "Bo", "Cy")]
    table = await house.together(people, seed=5)
    await play_out(house, table)
    store, key = house.hall.store, table.rpartition("/")[2]
    before = await store.load(key)
    assert (await people[0].post(f"{table}/chat", text="well played")).status_code == 200
    after = await store.load(key)
    assert before is not None
    assert after is not None
    assert before.game.finished is not None
    assert after.game.finished == before.game.finished < after.game.updated


async def test_lessons_and_games_from_the_middle_of_another_do_not_count(house: House) -> None:
    ann = await house.visit("Ann")
    me, won = house.identity(ann), {"scores": [9, 8, 7], "ranks": [1, 2, 3]}
    store, seats = house.hall.store, [sits(me, "Ann"), bot(), bot()]
    lesson, chairs = finished(seats, won)
    await store.create(lesson, chairs, [Entry(lesson.id, 1, "lesson", 0, {"on": True}, 1.0)])
    await store.create(*finished(seats, won, start={"players": 3}))
    assert (await store.homes.played(me)) == []
    await store.create(*finished(seats, won))
    assert len(await store.homes.played(me)) == 1


async def test_a_page_is_private_until_it_is_shared_and_again_afterwards(house: House) -> None:
    ann, bo = await house.visit("Ann"), await house.visit("Bo")
    me, friend = house.identity(ann), house.identity(bo)
    result = {"scores": [70, 60, 50], "ranks": [1, 2, 3]}
    seats = [sits(me, "Ann"), sits(friend, "Secretive"), bot()]
    for visibility in ("private", "listed"):
        game, chairs = finished(seats, result, visibility=visibility)
        await house.hall.store.create(game, chairs)
    handle = await house.hall.store.homes.handle(me)
    assert handle is None
    link = (await ann.post("/me/share", shared=True)).json()["url"]
    assert me not in link
    assert (await ann.post("/me/share", shared=True)).json()["url"] == link
    own, page = await ann.page("/me/games"), await bo.page(link)
    assert link in own.text
    assert "Secretive" in own.text
    assert page.status_code == 200
    for hidden in (me, friend, "Secretive", "/me/share"):
        assert hidden not in page.text
    shown = text_of(page.text)
    assert shown.startswith('id="main" tabindex="-1"> Ann 2 of 2 games won (100%)')
    assert "people 2 2 0" in shown
    tables = set(re.findall(r'href="/table/([^"/]+)', page.text))
    assert tables == {game.id}  # the one that was listed
    assert (await ann.post("/me/share", shared=False)).json()["url"] is None
    gone = await bo.page(link)
    assert gone.status_code == 404
    assert "ask for a new one" in gone.text
    assert (await ann.post("/me/share", shared=True)).json()["url"] != link


async def test_the_switch_is_a_form(house: House) -> None:
    ann = await house.visit("Ann", "ru")
    page = (await ann.page("/me/games")).text
    assert "Поделиться ссылкой" in page
    form = {"csrf": ann.headers["x-csrf"], "shared": "true"}
    answer = await ann.client.post("/me/share", data=form, headers={"accept": "text/html"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/me/games")
    assert "Закрыть доступ" in (await ann.page("/me/games")).text


async def test_the_games_are_on_pages(house: House) -> None:
    ann = await house.visit("Ann")
    me = house.identity(ann)
    for number in range(30):
        await house.hall.store.create(
            *finished(
                [sits(me, "Ann"), bot(), bot()], {"scores": [number, 1, 0], "ranks": [1, 2, 3]}, at=1000.0 + number
            )
        )
    first, second = await read(ann), await read(ann, "/me/games?page=2")
    assert "Place 1 of 3, 29 points" in first
    assert "Place 1 of 3, 4 points" not in first
    assert "Place 1 of 3, 4 points" in second
    assert "Page 2 of 2" in second
    for wrong, status in (("3", 404), ("0", 404), ("x", 400)):
        assert (await ann.page(f"/me/games?page={wrong}")).status_code == status


async def test_the_lobby_leads_to_ones_own_results_and_to_the_replay_of_a_friends_game(house: House) -> None:
    people = [await house.visit(name) for name in ("Ann", "Bo", "Cy")]
    seats = [sits(house.identity(person), name) for person, name in zip(people, ("Ann", "Bo", "Cy"), strict=True)]
    host = Visitor(house.identity(people[0]), "", "en", "", "", "", "")
    live = await house.hall.save(host, new("china", 3, seed=3), seats, visibility="listed")
    table = f"/table/{live.id}"
    await play_out(house, table)
    assert live.table.standing is not None
    points = live.table.standing.scores[1]
    own, friend = (await people[1].page("/")).text, await house.visit("Dee")
    assert "/me/games" in own
    assert f"({points})" in own
    shown = (await friend.page("/")).text
    assert "/me/games" not in shown
    for way in ("replay", "review"):
        assert f'href="{table}/{way}"' in shown
        assert (await friend.page(f"{table}/{way}")).status_code == 200


async def test_a_rating_counts_every_game_once(house: House) -> None:
    ann, bo = await house.visit("Ann"), await house.visit("Bo")
    ids = house.identity(ann), house.identity(bo)
    store = house.hall.store
    for _ in range(3):
        seats = [sits(ids[0], "Ann"), sits(ids[1], "Bo"), bot()]
        await store.create(*finished(seats, {"scores": [9, 8, 7], "ranks": [1, 2, 3]}))
    await store.create(*finished([sits(ids[0], "Ann"), sits(ids[1], "Bo")], {"ended": "abandoned"}))
    await catch_up(house.hall)
    before = {rating.identity: (rating.mean, rating.spread, rating.games) for rating in await store.homes.ratings(ids)}
    await catch_up(house.hall)
    after = {rating.identity: (rating.mean, rating.spread, rating.games) for rating in await store.homes.ratings(ids)}
    assert before == after
    assert before[ids[0]][2] == 3
    assert before[ids[0]][0] > 25 > before[ids[1]][0]
    assert "after 3 games between people" in await read(ann)


async def test_of_two_who_rate_the_same_games_one_begins_anew(database: str) -> None:
    one, other = await Store.open(database), await Store.open(database)
    await one.create(*finished([sits("ann", "Ann"), sits("bo", "Bo")], {"scores": [9, 8], "ranks": [1, 2]}))
    (games, played), (same, _) = await one.homes.unrated(), await other.homes.unrated()
    assert games == same
    found = rate(played, {})
    await one.homes.save_ratings(games, found)
    with pytest.raises(Taken):
        await other.homes.save_ratings(same, [])
    assert await other.homes.unrated() == ([], [])
    kept = {rating.identity: rating.mean for rating in await other.homes.ratings(["ann", "bo"])}
    assert kept == {rating.identity: pytest.approx(rating.mean) for rating in found}
    await one.close()
    await other.close()


async def test_a_guest_who_signs_in_takes_it_along_and_who_leaves_takes_it_away(database: str) -> None:
    store = await Store.open(database)
    async with store.writing() as session:
        session.add_all([
            Achievement("guest", "china", "road", "t1", 1.0), Achievement("guest", "china", "alliance", "t1", 1.0),
            Achievement("ann", "china", "road", "t2", 2.0), Rating("guest", "china", 30.0, 3.0, 9),
            Rating("ann", "china", 25.0, 5.0, 2), Rating("ann", "zhanguo", 26.0, 5.0, 3),
        ])  # fmt: skip
    await store.homes.share("guest")
    link = await store.homes.handle("guest")
    await merge(store, "guest", "ann")
    held = await held_of(store, "ann")
    assert sorted((each.name, each.table) for each in held.achievements) == [("alliance", "t1"), ("road", "t2")]
    assert {each.game: each.games for each in held.ratings} == {"china": 9, "zhanguo": 3}
    assert held.handle == link
    assert await store.homes.achievements(["guest"]) == []
    assert await store.homes.handle("guest") is None

    await erase(store, "ann", "Player")
    gone = await held_of(store, "ann")
    assert (gone.achievements, gone.ratings, gone.handle) == ([], [], None)
    assert await store.homes.owner(str(link)) is None
    await store.close()


async def test_what_one_takes_home_has_it_too(house: House) -> None:
    ann = await house.visit("Ann")
    me = house.identity(ann)
    async with house.hall.store.writing() as session:
        session.add_all([Achievement(me, "china", "road", "t1", 1.0), Rating(me, "china", 30.0, 3.0, 9)])
    link = (await ann.post("/me/share", shared=True)).json()["url"]
    data = (await ann.get("/me/data")).json()
    assert data["achievements"] == [{"game": "china", "name": "road", "table": "t1", "at": "1970-01-01T00:00:01Z"}]
    assert data["ratings"] == [{"game": "china", "mean": 30.0, "spread": 3.0, "games": 9}]
    assert data["shared"] == link


async def test_games_that_were_over_before_ended_when_something_last_happened(tmp_path: Path) -> None:
    """A database of the version before this page."""
    url = f"sqlite:///{tmp_path / 'tianxia.db'}"
    _, engine = opening.make_engine(url)
    game = (
        "INSERT INTO game (id, game, rules, players, options, box, owner, visibility, created, updated, over, turn,"
        " ply, result, terms) VALUES ('{id}', 'china', 1, 3, '{{}}', '', 'ann', 'private', 1.0, 5.0, {over}, -1, 9,"
        " '{{\"ranks\": [1, 2, 3], \"scores\": [9, 8, 7]}}', '{{}}')"
    )
    async with engine.begin() as connection:
        await connection.run_sync(opening.upgrade, "0007")
        for key, over in (("old", 1), ("running", 0)):
            await connection.exec_driver_sql(game.format(id=key, over=over))
            for seat, who in enumerate(("ann", "bo", "cy")):
                chair = f"VALUES ('{key}', {seat}, 'person', '{who}', '')"
                await connection.exec_driver_sql(f"INSERT INTO seat (game, seat, kind, identity, name) {chair}")
    await engine.dispose()
    store = await Store.open(url)
    assert [(game.table, game.finished) for game in await store.homes.played("ann")] == [("old", 5.0)]
    assert (await store.homes.unrated())[0] == ["old"]
    await store.close()


@asynccontextmanager
async def full_house(database: str) -> AsyncIterator[tuple[House, Person]]:
    """A server where somebody has finished two thousand games, with others and with bots."""
    settings = Settings(database=database, games=(), workers=1, burst=100_000)
    async with opened(settings) as house:
        ann = await house.visit("Ann")
        await fill(house.hall.store, house.identity(ann))
        yield house, ann


async def fill(store: Store, me: str) -> None:
    rows: list[Game | Seat] = []
    for number in range(TWO_THOUSAND):
        seats = [sits(me, "Ann"), sits(f"friend-{number % 30}", f"Friend {number % 30}"), bot(), bot("general")]
        ranks = [1 + (number + seat) % 4 for seat in range(4)]
        game, chairs = finished(seats, {"scores": [100 - rank for rank in ranks], "ranks": ranks}, at=1.0 + number)
        rows += [game, *chairs]
    async with store.writing() as session:
        session.add_all([row for row in rows if isinstance(row, Game)])
        await session.flush()
        session.add_all([row for row in rows if isinstance(row, Seat)])


async def test_two_thousand_games_are_a_quick_page(database: str) -> None:
    """Once their ratings have been caught up with. Processor time, the best of five: others use the machine, too."""
    async with full_house(database) as (_, ann):
        shown = await read(ann)
        assert "500 of 2,000 games won (25%)" in shown
        assert "Page 1 of 80" in shown
        assert "after 2,000 games between people" in shown
        took = []
        for _ in range(5):
            began = time.process_time()
            await ann.page("/me/games")
            took.append(time.process_time() - began)
        assert min(took) < QUICK, took
