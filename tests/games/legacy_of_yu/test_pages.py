"""What a campaign tells, as pages of a book: each with its text, its ways and what followed."""

from pathlib import Path

import pytest

from tianxia import GAMES, Table, parse_record
from tianxia.kernel.game import Page
from tianxia.web.scene import choices
from tianxia.words import LANGUAGES

RECORD = Path(__file__).parent / "records" / "campaign-win.record"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_of_a_game_is_a_page(language: str) -> None:
    table = Table.from_record(parse_record(RECORD.read_text(encoding="utf-8")))
    table.language = language
    found: list[Page] = []
    while table.ply:
        told = table.log(0)
        opened = table.game.pages(table.box, table.scrubbed(0), table.words)
        for page in opened:
            assert page.line in told
            assert page.text in told or not page.text
        found = opened + found
        table.undo()
    assert [page.name for page in found] == ["3", "3", "41", "42", "42", "49", "35", "35", "26", "24", "1", "1"]
    asked, chosen = found[:2]  # a story that asks for a choice, and what came of it
    assert asked.ways == tuple(f"{k}. {table.words(f'story-3-{k}')}" for k in (1, 2))
    assert chosen.line == table.words("event-chose", label=table.words("story-3-2"))
    assert chosen.text == table.words("story-3-2-after")
    assert not chosen.ways
    assert all(page.text and (page.lines or page.ways) for page in found)


def test_a_way_is_shown_with_its_price() -> None:
    table = Table.from_position(
        {
            "game": "legacy-of-yu", "options": {"story": "campaign"}, "campaign": {}, "built": 0, "barge": True,
            "workers": {"white": 4}, "goods": {"cowrie": 6, "provision": 3}, "canals": [3, 2, 5, 6, 8, 9],
        }
    )  # fmt: skip
    assert "canal" in table.legal()
    while table.game.decisions[table.state.decision] != "story":
        table.play("canal" if "canal" in table.legal() else table.legal()[0])
    (page,) = table.game.pages(table.box, table.scrubbed(0), table.words)
    assert (page.name, page.ways) == ("17", ("1. Feed him (costs 2 provisions)", "2. Send him on"))
    assert not any("shells on the spoil heap" in part for part in (page.text, *page.lines))
    assert [choice.phrase for choice in choices(table) if choice.action.startswith("choose")] == [
        "Feed him (costs 2 provisions)", "Send him on",
    ]  # fmt: skip
    table.play("choose 2")
    (page,) = table.game.pages(table.box, table.scrubbed(0), table.words)
    assert "two shells on the spoil heap" in page.text
    assert page.lines[0] == "Gained: 2 cowries."


def test_the_book_of_a_campaign_holds_what_was_told() -> None:
    table = Table.from_record(parse_record(RECORD.read_text(encoding="utf-8")))
    assert table.result is not None
    pages = table.game.book(table.result["campaign"], table.words)
    assert [page.name for page in pages] == ["1", "3", "24", "26", "35", "41", "42", "49"]
    assert all(page.title and len(page.text) > 300 for page in pages)
    assert table.game.book({}, table.words) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_has_a_first_and_a_last_page(language: str) -> None:
    game = GAMES["legacy-of-yu"]
    words, rules = game.words(language), game.campaigns
    assert rules is not None
    assert len(rules.prologue(words).text.split()) > 120
    assert rules.epilogue({}, words) is None
    assert rules.epilogue({"finished": "-", "wins": 6, "losses": 6}, words) is None
    ways = [("won", 7, 2), ("won", 7, 6), ("lost", 5, 7), ("lost", 1, 7)]
    houses: list[list[str]] = [[], ["wed"], ["wed", "home"]]
    told = set()
    for how, wins, losses in ways:
        for flags in houses:
            page = rules.epilogue({"finished": how, "wins": wins, "losses": losses, "flags": flags}, words)
            assert page is not None
            told.add(page.text)
    assert len(told) == len(ways) * len(houses)


def test_what_has_changed_is_told_and_nothing_else() -> None:
    game = GAMES["legacy-of-yu"]
    words, rules = game.words("en"), game.campaigns
    assert rules is not None
    assert rules.changes(game.box, {}, {}, words) == ["No card and no rule has changed."]
    before = {"rules": [11]}
    after = {
        "rules": [9], "townsfolk": list(range(1, 32)), "canals": [*range(2, 11), 12], "outsiders": [*range(2, 17), 30],
    }  # fmt: skip
    assert rules.changes(game.box, before, after, words) == [
        "New rule, “The watch hill” (a boon): A worker slot on the hill gives a cowrie.",
        "No longer in force: “The restless border”.",
        "Townsfolk who have joined: lord of grain (31).",
        "New among the outsiders: young braves (no. 30).",
        "Outsiders who will not come again: outsiders no. 1.",
        "New canals: 12.",
        "Canals that have gone into history: 1.",
    ]
