"""A whole recorded campaign: every game starts from what the one before left, and the last one ends it."""

from pathlib import Path

from tianxia import Table, parse_record
from tianxia.kernel.documents import Document

GAMES = sorted((Path(__file__).parent / "campaign").glob("*.record"))


def test_the_recorded_campaign_replays_from_game_to_game() -> None:
    document: Document = {}
    assert 7 <= len(GAMES) <= 13
    for number, file in enumerate(GAMES):
        assert document.get("finished", "-") == "-", f"{file.name} comes after the end"
        record = parse_record(file.read_text(encoding="utf-8"))
        assert record.campaign == document
        table = Table.from_record(record)
        assert table.result is not None
        document = table.result["campaign"]
        assert document["wins"] + document["losses"] == number + 1
    assert document["finished"] == "won"
    assert document["wins"] == 7
