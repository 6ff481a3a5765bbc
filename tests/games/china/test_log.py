"""What happened and what is asked, in words: every event in both languages, and no secret in any of them."""

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

import tianxia
from tianxia.games.china import GAME
from tianxia.games.china.state import COLOURS, Event
from tianxia.kernel.documents import Document
from tianxia.table import Table
from tianxia.words import LANGUAGES

LAST_TURN: Document = {"turn": 2, "deck": {}, "exhausted": 2}


def told(actions: Sequence[str], seat: int = 0, language: str = "en", **position: Any) -> list[str]:
    """The lines of the last action."""
    table = Table.from_position({"game": "china", "players": 3, **position})
    table.seats = ("Ann", "Boris", "Chen")
    table.language = language
    for action in actions:
        table.play(action)
    return table.log(seat)


def test_pieces_and_cards() -> None:
    hands = [{"red": 2, "green": 1}, {}, {}]
    houses = {"wei1": 1}
    assert told(["house wei2 red"], hands=hands, houses=houses) == ["Ann builds a house on Wei 2 for one red card."]
    assert told(["emissary wei red"], hands=hands, houses=houses) == ["Ann sends an emissary to Wei for one red card."]
    assert told(["house han1 red red"], hands=hands) == ["Ann builds a house on Han 1 for 2 red cards."]
    fort = told(["fort wei2 red"], hands=hands, options={"fortresses": True})
    assert fort == ["Ann places a fortress on Wei 2 for one red card."]
    assert told(["discard green"], hands=hands) == ["Ann discards a green card."]
    assert told(["house wei2 red", "done"], hands=hands, houses=houses) == ["Ann places no second piece."]
    assert told(["pass"]) == ["Ann has no cards and passes."]


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    position: Document = {"decision": {"kind": "draw"}, "deck": {"orange": 9}, "row": {"green": 1}}
    assert "orange" in told(["take deck"], seat=0, **position)[0]
    for seat in (-1, 1, 2):
        line = told(["take deck"], seat=seat, **position)[0]
        assert "Ann draws" in line
        assert not any(colour in line for colour in COLOURS)
    assert told(["take green"], seat=2, **position) == ["Ann takes a green card from the row."]


def test_row_and_reshuffle() -> None:
    position: Document = {
        "decision": {"kind": "draw"}, "hands": [{"red": 2}, {}, {}], "row": {"red": 2}, "deck": {"yellow": 2},
        "discards": {"purple": 8, "yellow": 7, "orange": 9, "green": 10, "red": 7},
    }  # fmt: skip
    lines = told(["take deck"], **position)
    assert len(lines) == 4  # the card, a yellow one for the row, the reshuffle, another one for the row
    assert "yellow" in lines[1]
    assert "new deck" in lines[2]


@pytest.mark.parametrize(("emperor", "words"), [(0, "2 more turns"), (2, "one more turn"), (1, "last turn")])
def test_last_round(emperor: int, words: str) -> None:
    position: Document = {
        "emperor": emperor, "turn": 0, "decision": {"kind": "draw"}, "hands": [{"red": 2}, {"red": 1}, {"red": 1}],
        "row": {"red": 4}, "deck": {"yellow": 1}, "exhausted": 1,
    }  # fmt: skip
    lines = told(["take deck"], **position)
    assert len(lines) == (3 if emperor == 1 else 2)
    assert "second time" in lines[1]
    assert words in lines[1]


def test_a_full_region_tells_the_points_and_who_was_doubled() -> None:
    position: Document = {
        "options": {"fortresses": True}, "hands": [{"yellow": 1}, {}, {}], "houses": {"qi1": 1, "qi2": 1, "qi3": 2},
        "forts": {"qi4": 2},
    }  # fmt: skip
    lines = told(["house qi4 yellow"], **position)
    assert len(lines) == 2
    assert re.search(r"Ann 4 \(doubled.*Boris 4, Chen 2", lines[1])


def test_the_final_stages() -> None:
    position: Document = LAST_TURN | {
        "hands": [{}, {}, {"red": 1}],
        "options": {"fortresses": True},
        "houses": {"yan1": 0, "yan2": 0, "yan3": 0, "yan4": 0, "zhao1": 1, "qi1": 0, "qi2": 1, "qi3": 1, "qi4": 1},
        "forts": {"zhao1": 0},
        "emissaries": {"yan": [2, 2, 0], "zhao": [0, 1, 0]},
    }
    lines = told(["discard red"], **position)
    assert "discards" in lines[0]
    assert "over" in lines[1]
    assert re.search(r"Zhao.*Boris 2 \(doubled", lines[2])  # Qi was full and is not scored again
    assert re.search(r"Yan.*Ann 4", lines[3])
    assert "(doubled" not in lines[3]
    assert re.search(r"1, Zhao and Yan.*5.*Boris|1, Zhao and Yan.*Boris.*5", lines[4])
    assert re.search(r"Ann.*Yan 1, Yan 2, Yan 3, Yan 4: 4 points", lines[5])
    assert "tied on points" in lines[6]
    assert len(lines) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told(language: str) -> None:
    """Every event has a line, in both languages, for every seat."""
    seen = set()
    for players in GAME.players:
        table = tianxia.new("china", players, seed=players, options={"fortresses": True})
        table.language = language
        rng = random.Random(players)
        while not table.is_over:
            table.play(rng.choice(table.legal_ids()))
            events = [int(row[0]) for row in table.state.events[: table.state.event_count]]
            seen.update(events)
            lines = table.log(table.ply % players)
            assert len(lines) >= len(events) >= 1
            assert all(line and "{" not in line for line in lines)
            if language == "ru":
                assert all(re.search("[а-я]", line) for line in lines)
    assert seen == set(Event) - {Event.PASSED}  # nobody passes in a game from set-up


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts(language: str) -> None:
    """Every kind of decision, for the seat itself, for another one and for a spectator."""
    positions: list[Document] = [
        {"hands": [{"red": 1}, {}, {}]},
        {
            "hands": [{"red": 1}, {}, {}],
            "houses": {"wei1": 0, "wei2": 1},
            "decision": {"kind": "more", "region": "wei"},
        },
        {"hands": [{"red": 1}, {}, {}], "decision": {"kind": "draw"}},
    ]
    for position in positions:
        table = Table.from_position({"game": "china", "players": 3, **position})
        table.language = language
        table.seats = ("Ann", "Boris", "Chen")
        own, other, watching = (table.prompt(seat) for seat in (0, 1, -1))
        assert own != other == watching
        assert "Ann" in other
        assert "Ann" not in own
    over = Table.from_position({"game": "china", "players": 3, **LAST_TURN, "hands": [{}, {}, {"red": 1}]})
    over.language = language
    over.seats = ("Ann", "Boris", "Chen")
    over.play("discard red")
    assert "Ann, Boris, Chen" in over.prompt(0)


def test_whoever_cannot_pay_is_not_asked_for_a_second_piece() -> None:
    """Others are told the same in both cases: what somebody holds is hidden (R-13)."""
    position = {"houses": {"wei1": 0, "wei2": 1}, "decision": {"kind": "more", "region": "wei"}}
    red, yellow = (
        Table.from_position({"game": "china", "players": 3, "hands": [{colour: 1}, {}, {}], **position})
        for colour in ("red", "yellow")
    )
    assert red.prompt(0) == "Place a second piece in Wei, or place no second piece."
    assert yellow.prompt(0) == "You have no cards to pay for a second piece in Wei."
    assert yellow.legal() == ["done"]
    assert red.prompt(1) == yellow.prompt(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_to_stop_is_called_as_its_button(language: str) -> None:
    words = GAME.words(language)
    assert words("phrase-done") in words("help-more")
    assert words("phrase-done") in words("refusal-already-placed")


def test_the_prompt_counts_the_cards_to_draw() -> None:
    table = Table.from_position(
        {"game": "china", "players": 3, "decision": {"kind": "draw"}, "hands": [{"red": 1}, {}, {}]}
    )
    assert "(2 to go)" in table.prompt(0)
    table.play("take deck")
    assert "(1 to go)" in table.prompt(1)
