"""Whole campaigns: the document from game to game, and its invariants (campaign: chapters 2, 3 and 10)."""

import json
import random

from tianxia import GAMES, Table, new, parse_record
from tianxia.kernel.documents import Document
from tianxia.kernel.rule import INTERPRET

GAME = GAMES["legacy-of-yu"]


def play_game(document: Document, seed: int) -> Table:
    """One game of a campaign: busy random play."""
    table = new("legacy-of-yu", 1, seed=seed, options={"story": "campaign"}, campaign=document)
    choices = random.Random(seed)
    while not table.is_over:
        legal = table.legal()
        busy = [text for text in legal if text.split()[0] in ("canal", "attack", "build", "tool", "cook", "hut")]
        table.play(choices.choice(busy if busy and choices.random() < 0.7 else legal))
        assert GAME.faults(table.box, table.state) == []
    return table


def test_whole_campaigns_end_and_keep_their_invariants() -> None:
    for start in range(1 if INTERPRET else 12):
        document: Document = {}
        played = 0
        while document.get("finished", "-") == "-":
            before = json.loads(json.dumps(document))
            table = play_game(document, 100 * start + played)
            assert document == before, "the given document is never changed"
            assert table.result is not None
            document = table.result["campaign"]
            assert set(before.get("told", [])) <= set(document["told"])
            assert set(before.get("stones", [])) <= set(document["stones"])
            assert document["wins"] + document["losses"] == played + 1
            again = Table.from_record(parse_record(str(table.record())))
            assert again.result == table.result, "the same document, seed and actions give the same document"
            played += 1
        assert 7 <= played <= 13
        assert (document["wins"] == 7) == (document["finished"] == "won")


def test_the_record_carries_the_campaign() -> None:
    document = {"wins": 2, "victory": [1, 2, 3, 4], "rules": [2], "stones": [53]}
    table = new("legacy-of-yu", 1, seed=3, options={"story": "campaign"}, campaign=document)
    table.play(table.legal()[0])
    text = str(table.record())
    assert f"campaign: {json.dumps(document)}" in text
    again = Table.from_record(parse_record(text))
    assert again.position() == table.position()


def test_a_single_game_has_no_campaign_in_its_result() -> None:
    table = new("legacy-of-yu", 1, seed=1)
    while not table.is_over:
        table.play(table.legal_ids()[-1])
    assert table.result is not None
    assert list(table.result) == ["scores", "reason", "rounds", "canals", "beaten"]
