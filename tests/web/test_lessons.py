"""The guided first game at a real table: what the card says, what is answered, and that nothing of it is lost."""

from typing import Any

import pytest

from tests.web.house import House, Person, opened, until
from tianxia.lesson import lesson_of
from tianxia.web.settings import Settings

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

GAME = "china"


async def begin(person: Person, **more: Any) -> str:
    answer = await person.post("/lessons", game=GAME, **more)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["url"])


async def act(person: Person, table: str, action: str) -> Any:
    version = (await person.scene(table))["version"]
    return await person.post(f"{table}/act", action=action, version=version, seat=0)


async def show(house: House, person: Person, table: str) -> dict[str, Any]:
    """Do the first thing that counts, or anything if nothing does; the scene once it is the learner's turn again."""
    live, lesson = await house.live(table), lesson_of((await house.live(table)).table.game)
    assert lesson is not None
    step = lesson.step(live.table, live.skipped)
    legal = live.table.legal()
    counting = step.counting(legal) if step else []
    answer = await act(person, table, (counting or legal)[0])
    assert answer.status_code == 200, answer.text
    await until(lambda: live.table.decider == 0)
    return await person.scene(table)


async def test_a_step_is_shown_refused_done_and_taken_back(house: House) -> None:
    ann = await house.visit("Ann")
    table = await begin(ann)
    live = await house.live(table)
    guide = (await ann.scene(table))["lesson"]
    assert (guide["number"], guide["name"]) == (1, live_step(live, 0))
    assert "points" in guide["first"]
    assert guide["places"] == ["lu3", "hand-orange", "lu4"]
    assert guide["counts"] == ["house lu3 orange", "house lu4 orange"]
    refused = await act(ann, table, "discard red")
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "lesson")
    assert refused.json()["error"]["message"] == guide["why"]
    illegal = await act(ann, table, "house chu1 purple")
    assert illegal.json()["error"]["code"] == "card-not-in-hand"  # the rules speak first
    assert live.table.ply == 0
    assert (await act(ann, table, "HOUSE  lu4 orange")).status_code == 200
    guide = (await ann.scene(table))["lesson"]
    assert (guide["number"], guide["name"]) == (2, live_step(live, 1))
    assert guide["places"] == ["lu3", "hand-orange"]
    assert (await ann.post(f"{table}/undo", seat=0)).status_code == 200
    assert (await ann.scene(table))["lesson"]["number"] == 1


def live_step(live: Any, at: int) -> str:
    lesson = lesson_of(live.table.game)
    assert lesson is not None
    return lesson.steps[at].name


async def test_a_whole_lesson_and_the_game_goes_on(house: House) -> None:
    ann = await house.visit("Ann", language="ru")
    table = await begin(ann)
    live = await house.live(table)
    scene = await ann.scene(table)
    seen = []
    while scene["lesson"]["number"] <= scene["lesson"]["count"]:
        seen.append(scene["lesson"]["number"])
        scene = await show(house, ann, table)
    assert sorted(set(seen)) == list(range(1, scene["lesson"]["count"] + 1))
    assert "Китай" in scene["lesson"]["text"]
    assert not any(
        action.startswith("emissary") for action in live.table.actions[:30:] if action.endswith("chu purple")
    )
    left = await ann.post(f"{table}/lesson", seat=0, on=False)
    assert left.json()["lesson"] is None
    assert not live.table.is_over
    assert (await act(ann, table, live.table.legal()[-1])).status_code == 200


async def test_others_do_what_the_lesson_needs(house: House) -> None:
    ann = await house.visit("Ann")
    table = await begin(ann)
    live = await house.live(table)
    while live.table.ply < 12:
        await show(house, ann, table)
    others = [line.action for line in live.table.record().actions if line.seat != 0]
    assert others
    assert all(action.startswith(("house chu", "house yan", "house shu", "done", "take")) for action in others)


async def test_leaving_coming_back_skipping_and_starting_over(house: House) -> None:
    ann = await house.visit("Ann")
    table = await begin(ann)
    assert await begin(ann) == table
    await ann.post(f"{table}/lesson", seat=0, on=False)
    assert (await ann.scene(table))["lesson"] is None
    assert (await act(ann, table, "discard red")).status_code == 200  # nobody objects any more
    live = await house.live(table)
    assert await begin(ann) == table
    assert live.is_guided
    answer = await ann.post(f"{table}/lesson", seat=0, skip="house")
    assert answer.json()["lesson"]["name"] == live_step(live, 1)
    other = await begin(ann, again=True)
    assert other != table
    assert await begin(ann) == other
    boris = await house.visit("Boris")
    assert await begin(boris) not in (table, other)


async def test_a_step_tells_the_page_what_the_card_says(house: House) -> None:
    ann = await house.visit("Ann")
    table = await begin(ann)
    scene = await ann.scene(table)
    body = {"action": "house lu3 orange", "version": scene["version"], "seat": 0, "after": scene["number"]}
    steps = (await ann.post(f"{table}/act", **body)).json()["steps"]
    assert [step["lesson"]["number"] for step in steps] == [2]
    assert (await ann.get(f"{table}/at/0?seat=0")).json()["lesson"] is None  # of the past nothing is to be learnt


async def test_what_is_wrong_is_said(house: House) -> None:
    ann = await house.visit("Ann")
    assert (await ann.post("/lessons", game="chess")).json()["error"]["code"] == "no-such-game"
    plain = await ann.new(game=GAME)
    assert (await ann.post(f"{plain}/lesson", seat=0, on=True)).json()["error"]["code"] == "no-lesson"
    table = await begin(ann)
    assert (await ann.post(f"{table}/lesson", seat=0, skip="nothing")).json()["error"]["code"] == "bad-message"
    assert (await ann.scene(plain))["lesson"] is None


async def test_the_lobby_offers_it_before_the_first_game(house: House) -> None:
    ann = await house.visit("Ann")
    page = (await ann.page("/")).text
    assert f'data-offer="offer-{GAME}"' in page
    assert f'<dialog id="offer-{GAME}"' in page
    await ann.new(game=GAME)
    page = (await ann.page("/")).text
    assert f"offer-{GAME}" not in page
    assert 'action="/lessons"' in page
    form = {"game": GAME, "csrf": ann.headers["x-csrf"]}
    answer = await ann.client.post("/lessons", data=form, headers={"accept": "text/html"})
    assert answer.status_code == 303
    assert 'id="lesson"' in (await ann.page(answer.headers["location"])).text


async def test_a_lesson_is_where_it_was_after_a_restart(tmp_path: Any) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'kept.db'}", games=(GAME,), workers=1, burst=1000)
    async with opened(settings) as house:
        ann = await house.visit("Ann")
        cookie = ann.client.cookies["tianxia"]
        table = await begin(ann)
        await act(ann, table, "house lu3 orange")
        guide = (await ann.scene(table))["lesson"]
    async with opened(settings) as house:
        ann = await house.visit(cookie=cookie)
        assert await begin(ann) == table
        assert (await ann.scene(table))["lesson"] == guide
