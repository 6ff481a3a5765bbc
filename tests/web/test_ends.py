"""How a game ended: the verdict, the folded sheet, the poster, and the result that lists show."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.contract.cases import DEFAULTS, Case, finished
from tests.web.house import House
from tests.web.test_scene import live_table
from tianxia import GAMES, Table, parse_record
from tianxia.kernel.game import SPECTATOR
from tianxia.web.pages.total import total_table
from tianxia.web.paths import WORDS
from tianxia.web.poster import UNITS, poster
from tianxia.words import LANGUAGES, words

RECORDS = Path(__file__).parents[1] / "games"
FIVE = RECORDS / "china" / "records" / "5-five-fortresses-deck-exhausted.record"
EN = words("en", WORDS)


def played(file: Path, language: str = "en") -> Table:
    table = Table.from_record(parse_record(file.read_text(encoding="utf-8")))
    table.seats = tuple(f"Name {seat}" for seat in range(table.players))
    table.language = language
    return table


def written(table: Table, seat: int) -> str:
    standing = table.standing
    assert standing is not None
    return str(total_table(words(table.language, WORDS), table, standing, seat))


def test_the_verdict_says_what_made_the_difference() -> None:
    table = played(FIVE)
    standing = table.standing
    assert standing is not None
    for seat in range(table.players):
        page = written(table, seat)
        verdict = page[page.index('class="verdict"') : page.index("</p>")]
        assert ("You won with" in verdict) == (standing.ranks[seat] == 1)
        assert f"{standing.scores[seat]} point" in verdict
        assert re.search(r"What made the difference: [\w ]+, \d+ to \d+\.", verdict)
    assert "verdict" not in written(table, SPECTATOR)


def test_a_kind_unfolds_to_what_it_is_made_of() -> None:
    page = written(played(FIVE), 0)
    assert page.count("data-step") == 3
    folds = re.findall(r'aria-expanded="false" aria-controls="([\w-]+)"', page)
    assert len(folds) == 2
    for name in folds:
        assert re.search(rf'<tbody[^>]*id="{name}"[^>]*hidden', page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("outcome", ["win", "flood"])
def test_a_game_for_one_ends_as_a_story(outcome: str, language: str) -> None:
    table = played(RECORDS / "legacy_of_yu" / "records" / f"single-{outcome}.record", language)
    page = written(table, 0)
    assert ('class="count story won"' in page) == (outcome == "win")
    assert "<table" not in page
    assert table.game.words(language)("sheet-epilogue", outcome=outcome) in page


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_the_poster_names_everybody_and_hides_what_is_hidden(case: Case) -> None:
    table = finished(case, 1)
    table.seats = tuple(f"Somebody with a long name {seat}" for seat in range(case.players))
    standing = table.standing
    assert standing is not None
    root = ElementTree.fromstring(poster(table, EN, standing))
    assert (root.get("width"), root.get("height", "").isdigit()) == (str(UNITS), True)
    said = " ".join(text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text"))
    assert "Tianxia, unofficial" in said
    assert all(str(score) in said for score in standing.scores if case.players > 1)
    assert ("★" in said) == (case.players > 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_poster_of_a_running_game_has_no_points(name: str) -> None:
    assert "★" not in poster(live_table(name, 9).localized("ru"), words("ru", WORDS), None)


@pytest.mark.anyio
@pytest.mark.compiled
async def test_lists_show_the_result(house: House) -> None:
    ann, boris = await house.visit("Ann"), await house.visit("Boris", "ru")
    head, _, body = FIVE.read_text(encoding="utf-8").partition("\n\n")
    head = re.sub("seats: .*", "seats: Ann | bot:scholar | bot:scholar | bot:scholar | bot:general", head)
    answer = await ann.post("/records", text=f"{head}\n\n{body}")
    live = await house.live(answer.json()["url"])
    standing = live.table.standing
    assert standing is not None
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    assert stored.game.result == {"scores": list(standing.scores), "ranks": list(standing.ranks)}
    lobby = (await ann.page("/")).text
    place = ("won", "came second", "came third", "came fourth", "came fifth")[standing.ranks[0] - 1]
    assert f"You {place} ({standing.scores[0]})" in lobby
    for seat in (1, 2, 3):
        assert f"Scholar ({seat + 1}) <b>{standing.scores[seat]}</b>" in lobby
    assert (await ann.get(f"/table/{live.id}/poster")).headers["content-type"] == "image/svg+xml"
    assert (await boris.get(f"/table/{live.id}/poster")).status_code == 403


@pytest.mark.anyio
@pytest.mark.compiled
async def test_a_result_that_an_older_version_did_not_keep_is_found(house: House) -> None:
    ann = await house.visit("Ann")
    live = await house.live((await ann.post("/records", text=FIVE.read_text(encoding="utf-8"))).json()["url"])
    stored = await house.hall.store.load(live.id)
    assert stored is not None
    await house.hall.store.save_result(live.id, None)
    assert await house.hall.store.without_result() == [live.id]
    del house.hall._tables[live.id]
    await house.hall._resume()
    again = await house.hall.store.load(live.id)
    assert again is not None
    assert again.game.result == stored.game.result
    assert await house.hall.store.without_result() == []
