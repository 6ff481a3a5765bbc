"""What people read: boards that fit a terminal, prompts with the strengths of a conflict, every event in words."""

import pytest

import tianxia
from tianxia.games.yellow_yangtze import GAME
from tianxia.games.yellow_yangtze.state import Event
from tianxia.table import Table
from tianxia.words import LANGUAGES

WAR = {
    "game": "yellow-yangtze",
    "players": 2,
    "hands": [{"yellow": 1}, {"red": 1}],
    "leaders": [{"blue": "k6"}, {"blue": "k11"}],
    "tiles": {"l6": "black", "l7": "red", "l9": "red", "l10": "black"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_fits_into_a_hundred_columns(language: str) -> None:
    for seed in range(2):
        table = tianxia.new("yellow-yangtze", 4, seed=seed)
        table.language = language
        while not table.is_over:
            if table.ply % 40 == 0:
                lines = table.board(table.decider).splitlines()
                assert max(map(len, lines)) <= 100, max(lines, key=len)
            table.play(table.legal_ids()[(31 * table.ply) % len(table.legal_ids())])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    words = GAME.words(language)
    assert all(f"event-{event.name.lower().replace('_', '-')}" in words for event in Event)


def test_a_war_is_told_with_its_strengths() -> None:
    table = Table.from_position(WAR)
    table.seats = ("Ann", "Boris")
    table.play("tile yellow l8")
    assert table.log()[-3:] == [
        "Ann joins states at l8: war! Soldiers: side 1: 1, side 2: 1.",
        "Side 1: Ann, blue leader. Side 2: Boris, blue leader.",
        "If nobody adds more, Ann has 1, Boris has 1: a tie, Ann chooses the winner.",
    ]
    assert table.prompt(1).startswith("War at l8: side 1 (Ann) at l7 has 1, side 2 (Boris) at l9 has 1. Support a side")
    assert "Boris may support" in table.prompt(0)
    table.play("support 2 1")
    table.play("abstain")
    assert "Side 2 wins the war. Strength: side 1: 1, side 2: 2." in table.log()


def test_a_revolt_is_told_with_its_strengths() -> None:
    table = Table.from_position(
        WAR
        | {"leaders": [{}, {"green": "k12"}], "tiles": {"l12": "black", "m13": "black"}, "hands": [{"black": 1}, {}]}
    )
    table.play("leader green m12")
    assert table.log()[-1] == "If nobody adds more, seat 0 has 2, seat 1 has 1: seat 0 wins."
    assert table.prompt(0).startswith("Revolt of the green leaders: seat 0 has 2, seat 1 has 1.")
    table.play("commit 1")
    assert table.prompt(0).startswith("Revolt of the green leaders: seat 0 has 3, seat 1 has 1.")
    table.play("commit 0 leader")
    assert "3 against 2: seat 0 wins the revolt." in table.log()


def test_a_refused_union_names_the_colour() -> None:
    table = Table.from_position(
        WAR | {"leaders": [{"red": "k12"}, {"red": "k10"}], "tiles": {"l10": "black", "l12": "black"}}
    )
    refused = table.refusal("leader black l11")
    assert refused is not None
    assert refused.reason == (
        "On l11 the leader would join 2 states and bring two red leaders together: only a tile may start a war."
    )
    assert refused.page == "Rules · Positioning a leader, R-8"
