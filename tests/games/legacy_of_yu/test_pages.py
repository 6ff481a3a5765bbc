"""What a campaign tells, as pages of a book: each with its text, its ways and what followed."""

from pathlib import Path

import pytest

from tianxia import Table, parse_record
from tianxia.kernel.game import Page
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
    read = [page.name for page in found if page.text]
    assert read == ["3", "41", "42", "49", "35", "26", "24", "1"]
    assert [page.name for page in found if not page.text] == ["3", "42", "35", "1"]  # the ways that were chosen
    assert all(page.lines for page in found)


def test_the_book_of_a_campaign_holds_what_was_told() -> None:
    table = Table.from_record(parse_record(RECORD.read_text(encoding="utf-8")))
    assert table.result is not None
    pages = table.game.book(table.result["campaign"], table.words)
    assert [page.name for page in pages] == ["1", "3", "24", "26", "35", "41", "42", "49"]
    assert all(page.title and len(page.text) > 300 for page in pages)
    assert table.game.book({}, table.words) == []
