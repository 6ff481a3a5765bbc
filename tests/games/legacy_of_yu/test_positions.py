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

WRONG: list[tuple[Document, str, str]] = [
    ({"players": 2}, "players", "out-of-range"),
    ({"options": {"story": "maybe"}}, "options.story", "not-one-of"),
    ({"options": {"colour": "red"}}, "options.colour", "unknown-key"),
    ({"round": 0}, "round", "out-of-range"),
    ({"round": 100}, "round", "out-of-range"),
    ({"phase": "over"}, "phase", "yu-phase-and-outcome"),
    ({"outcome": "flood"}, "phase", "yu-phase-and-outcome"),
    ({"phase": "epilogue", "outcome": "win"}, "phase", "yu-single-epilogue"),
    ({"phase": "over", "outcome": "doom"}, "outcome", "yu-single-doom"),
    ({"phase": "harvest"}, "phase", "yu-nothing-pending"),
    ({"phase": "assault"}, "phase", "yu-nobody-attacks"),
    ({"built": 7}, "built", "out-of-range"),
    ({"canals": [1, 2, 5]}, "canals", "not-a-list"),
    ({"canals": [1, 1, 5, 6, 7, 8]}, "canals.1", "yu-card-twice"),
    ({"canals": [1, 11, 5, 6, 7, 8]}, "canals.1", "yu-not-in-this-game"),
    ({"spaces": ["farm 1", "-"]}, "spaces", "not-a-list"),
    ({"spaces": ["farm 4", *["-"] * 8]}, "spaces.0", "not-one-of"),
    ({"built": 1, "spaces": ["farm 1", "farm 1", *["-"] * 7]}, "spaces.1", "yu-building-twice"),
    ({"huts": [1]}, "huts", "yu-hut-cards"),
    ({"spaces": ["hut 1", *["-"] * 8], "huts": [9]}, "huts", "yu-not-in-this-game"),
    ({"spaces": ["hut 1", *["-"] * 8], "huts": [1], "hut_deck": [1]}, "hut_deck", "yu-not-in-the-hut-deck"),
    ({"slots": ["-"] * 9}, "slots", "yu-not-items"),
    ({"slots": ["green"]}, "slots.0", "not-one-of"),
    ({"row": ["-"] * 6}, "row", "not-a-list"),
    ({"row": ["x1", *["-"] * 6]}, "row.0", "yu-not-a-row-card"),
    ({"row": ["t1", "t1", *["-"] * 5]}, "row", "yu-card-elsewhere"),
    ({"row": ["o17", *["-"] * 6]}, "row", "yu-not-in-this-game"),
    ({"hand": "1"}, "hand", "yu-not-cards"),
    ({"hand": [True]}, "hand", "yu-not-a-card"),
    ({"hand": [1, 1]}, "hand", "yu-card-twice"),
    ({"tucked": [0, 0]}, "tucked", "not-a-list"),
    ({"hand": [2], "tucked": [2, 0, 0, 0, 0]}, "tucked", "yu-card-elsewhere"),
    ({"deck": [1], "discard": [2]}, "discard", "yu-cards-nowhere"),
    ({"unseen": [1, 2], "ready_unseen": 2}, "ready_unseen", "yu-ready-unseen"),
    ({"ready_unseen": 1}, "ready_unseen", "yu-none-unseen"),
    ({"unseen": [1, 2], "ready_unseen": 1, "ready": [3]}, "ready", "yu-pile-unseen"),
    ({"outsider_deck": [1], "outsider_discard": []}, "outsider_discard", "yu-cards-nowhere"),
    ({"used": [7]}, "used", "yu-no-tool"),
    ({"queue": ["cowrie"] * 65}, "queue", "yu-not-items"),
    ({"queue": ["nonsense"]}, "queue.0", "yu-not-an-item"),
    ({"queue": ["flood"]}, "queue.0", "yu-campaign-only"),
    ({"queue": ["cowrie"], "phase": "over", "outcome": "win"}, "queue", "yu-pending-after-the-end"),
    (CAMPAIGN | {"queue": ["story 99"]}, "queue.0", "yu-no-entry"),
    (CAMPAIGN | {"queue": ["choice 2"]}, "queue.0", "yu-no-choice"),
    (CAMPAIGN | {"queue": ["card 99"]}, "queue.0", "yu-no-stone"),
    ({"resolving": "nonsense"}, "resolving", "yu-not-resolving"),
    ({"resolving": "canal ²"}, "resolving", "yu-not-resolving"),
    ({"resolving": "canal " + "9" * 6000}, "resolving", "yu-not-resolving"),
    ({"row": ["o" + "9" * 6000, *["-"] * 6]}, "row.0", "yu-not-a-row-card"),
    ({"resolving": "canal 30"}, "resolving", "yu-not-in-the-box"),
    ({"resolving": "canal 1"}, "resolving", "yu-resolving-without-away"),
    ({"raider": 7}, "raider", "yu-raider-outside-the-assault"),
    ({"phase": "assault", "raider": 22}, "raider", "yu-raider-rule"),
    ({"pay_from": "red"}, "pay_from", "yu-pay-from"),
    ({"pay_left": 1}, "doing", "yu-doing-and-pay-left"),
    (GROUP | {"doing": "nonsense"}, "doing", "yu-not-an-action"),
    (GROUP | {"doing": "end"}, "doing", "yu-doing"),
    (GROUP | {"doing": "attack 7"}, "doing", "yu-doing"),
    (GROUP | {"doing": "tribute"}, "doing", "yu-doing"),
    (GROUP | {"doing": "tool 7"}, "doing", "yu-doing"),
    (GROUP | {"doing": "choose 1"}, "doing", "yu-doing"),
    (GROUP | {"doing": "build farm 1 at 0"}, "doing", "yu-doing"),
    (GROUP | {"doing": "trade 2 1"}, "doing", "yu-doing"),
    (GROUP | {"doing": "canal", "pay_from": "black"}, "pay_from", "yu-not-interchangeable"),
    (GROUP | {"doing": "canal", "pay_left": 9}, "pay_left", "yu-too-few-workers"),
    (GROUP | {"doing": "canal", "outcome": "win", "phase": "over"}, "doing", "yu-doing-after-the-end"),
    (GROUP | {"doing": "canal", "pay_left": 4}, "queue", "yu-automatic-step"),
    ({"supply": {"white": 9}}, "supply", "derived"),
    ({"decision": "pay"}, "decision", "derived"),
    (CAMPAIGN | {"campaign": {"canals": [1, 2, 5, 6]}}, "campaign.canals", "yu-too-few-canals"),
    (CAMPAIGN | {"campaign": {"outsiders": [1]}}, "campaign.outsiders", "yu-too-few-cards"),
    (CAMPAIGN | {"campaign": {"townsfolk": [1]}}, "campaign.townsfolk", "yu-too-few-cards"),
    (CAMPAIGN | {"campaign": {"rules": "all"}}, "campaign.rules", "yu-not-numbers"),
    (CAMPAIGN | {"campaign": {"rules": [21]}}, "campaign.rules", "yu-not-in-the-box"),
    (CAMPAIGN | {"campaign": {"told": [74]}}, "campaign.told", "yu-not-in-the-box"),
    (CAMPAIGN | {"campaign": {"flags": "war"}}, "campaign.flags", "yu-not-words"),
    (CAMPAIGN | {"campaign": {"losses": 3}}, "campaign.defeat", "yu-last-cards"),
    (CAMPAIGN | {"campaign": {"victory": [1, 2, 3, 4, 5, 7]}}, "campaign.victory", "yu-not-in-the-box"),
]


@pytest.mark.parametrize(("position", "path", "problem"), WRONG)
def test_what_is_wrong_is_named(position: Document, path: str, problem: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Table.from_position({"game": "legacy-of-yu", **position})
    assert (caught.value.path, caught.value.problem) == (path, problem)


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
