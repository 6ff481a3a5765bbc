"""Why not, what will happen, what a strong bot would do; new games from old ones; reviews."""

import pytest

from tests.web.house import House, Person, Stream, until
from tianxia import Table, new
from tianxia.web import advice
from tianxia.web.live import Viewer
from tianxia.web.scene import make_picture

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

ALONE = [{"kind": "person"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "hotseat", "name": "Vera"}]


@pytest.fixture(scope="module")
def finished() -> Table:
    """A short game that is over, as Ann and two bots might have played it."""
    table = new("china", 3, seed=5, seats=["Ann", "bot:scholar", "bot:general"])
    while not table.is_over:
        table.play(table.legal_ids()[(7 * table.ply) % len(table.legal_ids())])
    return table


async def uploaded(person: Person, table: Table) -> str:
    answer = await person.post("/records", text=str(table.record()))
    assert answer.status_code == 200, answer.text
    return str(answer.json()["url"])


async def test_why_not(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE, seed=1)
    scene = await ann.scene(table)
    legal = scene["legal"][0]["action"]
    assert (await ann.get(f"{table}/why?action={legal}")).json() == {
        "code": "",
        "reason": "",
        "page": "",
        "chapter": "",
    }
    live = await house.live(table)
    game, box = live.table.game, live.table.box
    texts = [game.format_action(box, action) for action in range(game.num_actions)]
    illegal = next(text for text in texts if text.startswith("house") and text not in live.table.legal())
    found = (await ann.get(f"{table}/why?action={illegal}")).json()
    assert found["reason"]
    assert found["page"].startswith("Rules · ")
    assert found["chapter"] in game.chapters("en")
    other = (scene["decider"] + 1) % 3
    found = (await ann.get(f"{table}/why?seat={other}&action={illegal}")).json()
    assert found["code"] == "not-your-decision"
    aim = game.targets(box, illegal)
    if aim:
        asked = (await ann.get(f"{table}/why?targets={','.join(aim)}")).json()
        assert asked["reason"] == (await ann.get(f"{table}/why?action={illegal}")).json()["reason"]
    assert (await ann.get(f"{table}/why?targets=nothing")).json()["reason"] == ""


def test_why_not_of_a_sign_that_many_actions_begin_with() -> None:
    """ZhanGuo's court icons: the reason is said for one of the regions, or once if it is the same for all."""
    table = new("zhanguo", 2, seed=1)
    eyes = Viewer(table.decider, (table.decider,), "en")
    before = advice.why_targets(table, eyes, ("court-palace",))
    assert before.reason == "That cannot be done now. Choose a card to play first."
    table.play(table.legal()[0])
    after = advice.why_targets(table, eyes, ("court-palace",))
    assert after.code == "palace-workers"
    assert after.reason.startswith("For instance: A palace needs two workers in region 1")
    assert advice.why_targets(table, eyes, ("court-hire", "court-palace")) == after, "it would take the other's place"
    assert advice.why_targets(table, eyes, ("court-hire",)) == advice.Why()
    assert advice.why_targets(table, eyes, ("court-hire", "supply-red", "gov-1")) == advice.Why()
    assert advice.why_targets(table, eyes, ("supply-red", "gov-1")) == advice.Why()


async def test_a_preview_is_what_happens(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE, seed=1)
    scene = await ann.scene(table)
    house_action = next(choice for choice in scene["legal"] if choice["action"].startswith("house"))
    preview = (await ann.get(f"{table}/preview?action={house_action['action']}")).json()
    answer = await ann.post(f"{table}/act", action=house_action["action"], version=scene["version"], seat=scene["seat"])
    said, *more = answer.json()["log"][-1]["lines"]
    assert "builds a house" in said, "which the action's own name says already"
    assert preview["lines"] == more
    later = await ann.get(f"{table}/preview?action={house_action['action']}")
    assert later.json()["lines"] == [], "the house stands already: nothing will happen"


def test_the_preview_of_a_conflict_shows_its_panel() -> None:
    """As it will be once the conflict has begun, with how it ends if nobody adds."""
    position = {
        "game": "yellow-yangtze",
        "players": 2,
        "hands": [{"yellow": 1}, {"red": 2}],
        "leaders": [{"blue": "k6"}, {"blue": "k11"}],
        "tiles": {"l6": "black", "l7": "red", "l9": "red", "l10": "black"},
    }
    table = Table.from_position(position)
    table.seats = ("Ann", "Boris")
    viewer = Viewer(0, (0,), "en")
    assert advice.preview(table, viewer, "tile yellow a1").standing is None
    foreseen = advice.preview(table, viewer, "tile yellow l8").standing
    assert foreseen is not None
    assert foreseen.rows[1][0] == "Side 1 at l7: Ann, blue leader – you"
    assert foreseen.lines[:2] == (
        "May still add, in this order: Boris, you.",
        "If nobody adds more, you have 1, Boris has 1: a tie, you choose the winner.",
    )
    table.play("tile yellow l8")
    assert foreseen == make_picture(table, 0).standing


async def test_a_hint_names_a_legal_action_and_who_moves_then(house: House) -> None:
    ann = await house.visit("Ann")
    table = await ann.new(game="china", seats=ALONE, seed=1, hints=True)
    scene = await ann.scene(table)
    hint = (await ann.post(f"{table}/hint", seat=scene["seat"])).json()
    legal = {choice["action"]: choice for choice in scene["legal"]}
    assert hint["ideas"][0]["action"] in legal
    assert hint["ideas"][0]["phrase"] in hint["text"]
    assert all(0 <= idea["chance"] <= 1 for idea in hint["ideas"])
    assert len(hint["numbers"]) == len(hint["ideas"]) <= 3
    assert hint["why"]
    assert all(said.partition(": ")[0] in scene["names"] for said in hint["line"])
    answer = await ann.post(f"{table}/hint", seat=(scene["seat"] + 1) % 3)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-your-decision")


async def test_a_record_can_be_uploaded_and_downloaded(house: House, finished: Table) -> None:
    ann = await house.visit("Ann")
    table = await uploaded(ann, finished)
    assert (await ann.get(f"{table}/record")).text == str(finished.record())
    assert table in (await ann.page("/")).text


async def test_a_record_that_is_not_over_is_played_on(house: House) -> None:
    ann = await house.visit("Ann")
    half = new("china", 3, seed=5, seats=["Ann", "Boris", "bot:random"])
    for _ in range(20):
        half.play(half.legal_ids()[0])
    table = await uploaded(ann, half)
    live = await house.live(table)
    assert [seat.kind for seat in live.seats] == ["hotseat", "hotseat", "bot"]
    assert live.seats[2].bot == "scholar"
    await until(lambda: live.table.decider != 2)
    assert (await ann.act(table, await ann.scene(table))).status_code == 200


async def test_a_moment_becomes_a_new_game_against_bots(house: House, finished: Table) -> None:
    ann = await house.visit("Ann")
    table = await uploaded(ann, finished)
    old = await house.live(table)
    answer = await ann.post(f"{table}/fork", ply=15, seat=0, level="apprentice")
    assert answer.status_code == 200
    fresh = await house.live(answer.json()["url"])
    assert [seat.bot for seat in fresh.seats] == [None, "apprentice", "apprentice"]
    start = fresh.copy_at(0)
    seen, was = start.view(0), old.copy_at(15).view(0)
    assert seen == was
    assert start.position() != old.copy_at(15).position()  # what the seat could not know is dealt anew
    answer = await ann.post(f"{table}/fork", ply=finished.ply, seat=0)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "no-such-moment")


async def test_a_review_judges_every_decision(house: House) -> None:
    ann = await house.visit("Ann")
    end = new("china", 3, seed=5, seats=["Ann", "Boris", "Vera"])
    while not end.is_over:
        end.play(end.legal_ids()[(7 * end.ply) % len(end.legal_ids())])
    for _ in range(6):  # a game that began near its end is reviewed quickly
        end.undo()
    late = Table.from_position(end.position())
    late.seats = end.seats
    while not late.is_over:
        late.play(late.legal_ids()[-1])
    table = await uploaded(ann, late)
    async with Stream(house.app, ann, f"{table}/events") as stream:
        answer = await ann.post(f"{table}/review")
        assert answer.json()["total"] == late.ply
        done = 0
        while done < late.ply:
            _, kind, progress = await stream.next()
            assert kind == "review"
            assert done < progress["done"] <= progress["total"] == late.ply
            done = progress["done"]
    live = await house.live(table)
    await until(lambda: not house.hall.reviewing.is_reviewing(live))
    found = (await ann.get(f"{table}/judgements")).json()
    assert [judgement["ply"] for judgement in found["judgements"]] == list(range(late.ply))
    for judgement in found["judgements"]:
        assert sum(judgement["chances"]) == pytest.approx(1)
        assert judgement["lost"] >= 0
        assert judgement["best_phrase"]
    assert (await ann.page(f"{table}/review")).status_code == 200
    assert (await ann.post(f"{table}/review")).json()["done"] == late.ply  # nothing is done twice
