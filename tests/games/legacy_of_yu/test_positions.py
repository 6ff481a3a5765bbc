"""Positions that are refused, each with the path of what is wrong, and some that are read in the middle of things."""

from typing import Any

import pytest

from tianxia import Table, Unreadable
from tianxia.kernel.documents import Document

CAMPAIGN = {"options": {"story": "campaign"}}
GROUP: Document = {
    "built": 2, "spaces": ["outpost red", "outpost blue", *["-"] * 7], "workers": {"white": 2, "blue": 2},
    "pay_left": 1,
}  # fmt: skip

WRONG: list[tuple[Document, str]] = [
    ({"players": 2}, "players"),
    ({"options": {"story": "maybe"}}, "options.story"),
    ({"options": {"colour": "red"}}, "options.colour"),
    ({"round": 0}, "round"),
    ({"round": 100}, "round"),
    ({"phase": "over"}, "phase"),
    ({"outcome": "flood"}, "phase"),
    ({"phase": "epilogue", "outcome": "win"}, "phase"),
    ({"phase": "over", "outcome": "doom"}, "outcome"),
    ({"phase": "harvest"}, "phase"),
    ({"phase": "assault"}, "phase"),
    ({"built": 7}, "built"),
    ({"canals": [1, 2, 5]}, "canals"),
    ({"canals": [1, 1, 5, 6, 7, 8]}, "canals.1"),
    ({"canals": [1, 11, 5, 6, 7, 8]}, "canals.1"),
    ({"spaces": ["farm 1", "-"]}, "spaces"),
    ({"spaces": ["farm 4", *["-"] * 8]}, "spaces.0"),
    ({"built": 1, "spaces": ["farm 1", "farm 1", *["-"] * 7]}, "spaces.1"),
    ({"huts": [1]}, "huts"),
    ({"spaces": ["hut 1", *["-"] * 8], "huts": [9]}, "huts"),
    ({"spaces": ["hut 1", *["-"] * 8], "huts": [1], "hut_deck": [1]}, "hut_deck"),
    ({"slots": ["-"] * 9}, "slots"),
    ({"slots": ["green"]}, "slots.0"),
    ({"row": ["-"] * 6}, "row"),
    ({"row": ["x1", *["-"] * 6]}, "row.0"),
    ({"row": ["t1", "t1", *["-"] * 5]}, "row"),
    ({"row": ["o17", *["-"] * 6]}, "row"),
    ({"hand": "1"}, "hand"),
    ({"hand": [True]}, "hand"),
    ({"hand": [1, 1]}, "hand"),
    ({"tucked": [0, 0]}, "tucked"),
    ({"hand": [2], "tucked": [2, 0, 0, 0, 0]}, "tucked"),
    ({"deck": [1], "discard": [2]}, "discard"),
    ({"unseen": [1, 2], "ready_unseen": 2}, "ready_unseen"),
    ({"ready_unseen": 1}, "ready_unseen"),
    ({"unseen": [1, 2], "ready_unseen": 1, "ready": [3]}, "ready"),
    ({"outsider_deck": [1], "outsider_discard": []}, "outsider_discard"),
    ({"used": [7]}, "used"),
    ({"queue": ["cowrie"] * 65}, "queue"),
    ({"queue": ["nonsense"]}, "queue.0"),
    ({"queue": ["flood"]}, "queue.0"),
    ({"queue": ["cowrie"], "phase": "over", "outcome": "win"}, "queue"),
    (CAMPAIGN | {"queue": ["story 99"]}, "queue.0"),
    (CAMPAIGN | {"queue": ["choice 2"]}, "queue.0"),
    (CAMPAIGN | {"queue": ["card 99"]}, "queue.0"),
    ({"resolving": "nonsense"}, "resolving"),
    ({"resolving": "canal 30"}, "resolving"),
    ({"resolving": "canal 1"}, "resolving"),
    ({"raider": 7}, "raider"),
    ({"phase": "assault", "raider": 22}, "raider"),
    ({"pay_from": "red"}, "pay_from"),
    ({"pay_left": 1}, "doing"),
    (GROUP | {"doing": "nonsense"}, "doing"),
    (GROUP | {"doing": "end"}, "doing"),
    (GROUP | {"doing": "attack 7"}, "doing"),
    (GROUP | {"doing": "tribute"}, "doing"),
    (GROUP | {"doing": "tool 7"}, "doing"),
    (GROUP | {"doing": "choose 1"}, "doing"),
    (GROUP | {"doing": "build farm 1 at 0"}, "doing"),
    (GROUP | {"doing": "trade 2 1"}, "doing"),
    (GROUP | {"doing": "canal", "pay_from": "black"}, "pay_from"),
    (GROUP | {"doing": "canal", "pay_left": 9}, "pay_left"),
    (GROUP | {"doing": "canal", "outcome": "win", "phase": "over"}, "doing"),
    (GROUP | {"doing": "canal", "pay_left": 4}, "queue"),
    ({"supply": {"white": 9}}, "supply"),
    ({"decision": "pay"}, "decision"),
    (CAMPAIGN | {"campaign": {"canals": [1, 2, 5, 6]}}, "campaign.canals"),
    (CAMPAIGN | {"campaign": {"outsiders": [1]}}, "campaign.outsiders"),
    (CAMPAIGN | {"campaign": {"townsfolk": [1]}}, "campaign.townsfolk"),
    (CAMPAIGN | {"campaign": {"rules": "all"}}, "campaign.rules"),
    (CAMPAIGN | {"campaign": {"rules": [21]}}, "campaign.rules"),
    (CAMPAIGN | {"campaign": {"told": [74]}}, "campaign.told"),
    (CAMPAIGN | {"campaign": {"flags": "war"}}, "campaign.flags"),
    (CAMPAIGN | {"campaign": {"losses": 3}}, "campaign.defeat"),
    (CAMPAIGN | {"campaign": {"victory": [1, 2, 3, 4, 5, 7]}}, "campaign.victory"),
]


@pytest.mark.parametrize(("position", "path"), WRONG)
def test_what_is_wrong_is_named(position: Document, path: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Table.from_position({"game": "legacy-of-yu", **position})
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("more", "after"),
    [
        ({"doing": "canal", "canals": [1, 2, 5, 6, 7, 8], "ready": [1, 2, 3]}, ("built", 3)),
        ({"doing": "attack 7", "row": [*["-"] * 6, "o4"]}, ("beaten", 1)),
        ({"doing": "build farm 1 at 2"}, ("decision", "gain")),
        ({"doing": "trade 0 clay"}, ("decision", "main")),
        (
            {"doing": "tribute", "phase": "assault", "raider": 7, "row": [*["-"] * 6, "o4"], "ready": [1, 2, 3, 4]},
            ("round", 2),
        ),
    ],
)
def test_a_game_goes_on_in_the_middle_of_a_payment(more: Document, after: tuple[str, Any]) -> None:
    table = Table.from_position({"game": "legacy-of-yu", **GROUP, **more})
    assert sorted(table.legal()) == ["pay blue", "pay white"]
    table.play("pay blue")
    assert table.position()["workers"]["blue"] == 1
    assert table.position()[after[0]] == after[1]


def test_payments_of_a_campaign() -> None:
    start = {"game": "legacy-of-yu", **CAMPAIGN, **GROUP}
    table = Table.from_position(start | {"doing": "tool 19", "campaign": {"rules": [19]}})
    table.play("pay white")
    assert table.position()["campaign"]["told"] == [63]
    table = Table.from_position(start | {"doing": "choose 1", "queue": ["choice 52"]})
    table.play("pay blue")
    assert table.position()["decision"] == "main"


def test_a_flag_twice_is_kept_once() -> None:
    table = Table.from_position({"game": "legacy-of-yu", **CAMPAIGN, "campaign": {"flags": ["war", "soil", "war"]}})
    assert table.position()["campaign"]["flags"] == ["soil", "war"]
