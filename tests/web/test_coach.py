"""The coach and hints in words: when they speak, what they say, and to whom they never do."""

import pytest

from tests.web.house import House
from tests.web.test_scene import live_table, viewer
from tianxia import GAMES, new
from tianxia.store import Seat
from tianxia.table import Table
from tianxia.web import coaching, hints
from tianxia.web.coaching import FIRST_GAMES, Fall, coached, fall_in_words, may_warn
from tianxia.web.foresight import follow, told_line
from tianxia.web.hall import bot_seat
from tianxia.web.identity import Visitor
from tianxia.web.live import LiveTable
from tianxia.web.paths import WORDS
from tianxia.web.thinker import Answer, Candidate
from tianxia.words import LANGUAGES, words

LAST_CARD = {
    "game": "china", "players": 3, "turn": 2, "deck": {}, "exhausted": 2, "hands": [{}, {}, {"red": 1}],
}  # fmt: skip
"""The last turn of a game in which nobody has a point: whoever builds wins."""


def against_bots(live: LiveTable) -> LiveTable:
    """The same table with bots at all seats but the first."""
    for seat in live.seats[1:]:
        live.seats[seat.seat] = Seat("t", seat.seat, "bot", None, "", "scholar")
    return live


def test_nobody_is_warned_against_people() -> None:
    live = live_table("china", 4)
    assert not may_warn(live, viewer(0))
    assert may_warn(against_bots(live), viewer(0))
    assert not may_warn(live, viewer(-1))
    live.seats[1].kind = "invite"
    assert not may_warn(live, viewer(0)), "a friend is still to come"
    alone = live_table("legacy-of-yu", 1)
    assert may_warn(alone, viewer(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_games_are_coached(language: str) -> None:
    live = against_bots(live_table("yellow-yangtze", 4))
    first = coached(live, viewer(0, language), FIRST_GAMES - 1)
    assert first.is_new
    assert first.warns
    assert set(first.firsts) == {"conflict", "scoring"}
    assert not coached(live, viewer(0, language), FIRST_GAMES).is_new
    assert coached(live, viewer(-1, language), 0).firsts == {}, "a spectator learns by watching"


def test_only_what_costs_much_and_surely_is_said() -> None:
    t = words("en", WORDS)
    assert fall_in_words(t, Fall(0.5, 0.45)) == ""
    assert fall_in_words(t, Fall(0.3, 0.5)) == ""
    assert fall_in_words(t, Fall(0.5, 0.38)) == "", "96 games are not sure of twelve points"
    assert "from about 60 % to 30 %" in fall_in_words(t, Fall(0.6, 0.3))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_says_what_why_and_who(name: str, language: str) -> None:
    live = live_table(name, 9)
    table = live.localized(language)
    seat, legal = table.decider, table.legal_ids()
    found = [Candidate(action, 0.5, 0.1, chance) for action, chance in zip(legal, (0.6, 0.2, 0.58), strict=False)]
    after = table.copy()
    after.play(legal[0])
    line = [legal[0], *([] if after.is_over else after.legal_ids()[:1])]
    t = words(language, WORDS)
    hint = hints.make_hint(table, t, seat, Answer(legal[0], found, line))
    assert hint.text == table.game.phrase(table.box, table.legal()[0], table.words)
    assert hint.why
    assert hint.aim == table.game.targets(table.box, table.legal()[0])
    assert len(hint.numbers) == min(3, len(legal))
    assert "60 %" in hint.numbers[0]
    said = " ".join([*hint.does, *hint.why, *hint.later, *hint.line])
    assert "%" not in said, "numbers of the search are folded away"
    for told in hint.line:
        assert told.startswith(tuple(f"{table.words.seat(k)}: " for k in range(table.players)))


def numbers(*chances: float) -> list[str]:
    """What a hint says of actions with these chances."""
    table = live_table("china", 0).localized("en")
    found = [Candidate(action, 0.5, 0, chance) for action, chance in zip(table.legal_ids(), chances, strict=False)]
    return hints.make_hint(table, words("en", WORDS), table.decider, Answer(candidates=found)).numbers


def test_a_hint_compares_by_percentage_points() -> None:
    best, less, alike = numbers(0.6, 0.2, 0.58)
    assert best == "Chance to win after it: about 60 %, give or take 10 (games played out quickly: 100)."
    assert less.endswith(": about 40 percentage points less.")
    assert alike.endswith(": about as good.")
    assert "about 30 percentage points more when played out quickly" in numbers(0.6, 0.9)[1]


def test_a_line_is_followed_as_far_as_it_goes() -> None:
    table = live_table("china", 0).localized("en")
    first, never = table.legal_ids()[0], table.legal_ids()[0]
    future = follow(table, table.scrubbed(table.decider), table.decider, [first, never])
    assert future.movers == [table.decider], "the same space is not built on twice"
    told = told_line(table, future)
    assert told == [f"{table.words.seat(table.decider)}: {table.game.phrase(table.box, table.legal()[0], table.words)}"]


@pytest.mark.compiled
@pytest.mark.anyio
async def test_a_costly_action_is_noticed_by_search(house: House) -> None:
    ann = await house.visit("Ann")
    elsewhere = await house.live(
        await ann.new(game="china", seats=[{"kind": "person"}, *[{"kind": "bot", "bot": "scholar"}] * 2], seed=3)
    )
    identity = elsewhere.row.owner
    table = Table.from_position(LAST_CARD)
    seats = [bot_seat("scholar"), bot_seat("scholar"), Seat("", 2, "person", identity, "Ann")]
    live = await house.hall.save(Visitor(identity, "Ann", "en", "", "", "", "token"), table, seats)
    address = f"/table/{live.id}"
    build = next(text for text in table.legal() if text.startswith("house"))
    waste = next(text for text in table.legal() if text.startswith("discard"))
    assert (await ann.get(f"{address}/coach?seat=2&action={build}")).json() == {"warning": ""}
    said = (await ann.get(f"{address}/coach?seat=2&action={waste}")).json()["warning"]
    assert said.startswith("This looks costly: your chance to win would fall from about 100 % to 33 %")
    assert (await ann.get(f"{address}/coach?seat=2&action=house+chu1+purple")).json() == {"warning": ""}, "not legal"
    assert (await ann.get(f"{address}/coach?seat=0&action={waste}")).status_code == 403


@pytest.mark.compiled
@pytest.mark.anyio
async def test_people_are_not_coached_against_each_other(house: House) -> None:
    ann = await house.visit("Ann")
    table = await house.together([ann, await house.visit("Boris"), await house.visit("Vera")], seed=1)
    page = (await ann.page(table)).text
    assert '"warns":false' in page
    assert '"is_new":true' in page
    live = await house.live(table)
    said = await house.hall.coaching.say(live, viewer(0), words("en", WORDS), live.table.legal()[0])
    assert said == coaching.Said("")


@pytest.mark.compiled
@pytest.mark.anyio
async def test_whoever_has_finished_three_games_is_not_new(house: House) -> None:
    ann = await house.visit("Ann")
    over = new("china", 3, seed=5, seats=["Ann", "bot:scholar", "bot:general"])
    while not over.is_over:
        over.play(over.legal_ids()[(7 * over.ply) % len(over.legal_ids())])
    for finished in range(FIRST_GAMES + 1):
        table = await ann.new(game="china", seats=[{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 2], seed=1)
        is_new = '"is_new":true' in (await ann.page(table)).text
        assert is_new == (finished < FIRST_GAMES)
        assert (await ann.post("/records", text=str(over.record()))).status_code == 200
