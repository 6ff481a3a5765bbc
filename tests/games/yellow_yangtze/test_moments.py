"""What deserves a look of its own: a conflict from beginning to end, riots, pagodas and the final count."""

from pathlib import Path
from typing import Any

import pytest

from tianxia.games.yellow_yangtze import GAME
from tianxia.kernel.game import SPECTATOR, Moment
from tianxia.scenario import read_scenario
from tianxia.table import Table
from tianxia.words import LANGUAGES

SCENARIOS = Path(__file__).parent / "scenarios"
BASE = {"game": "yellow-yangtze", "players": 2}
WAR = BASE | {
    "hands": [{"yellow": 1}, {"red": 2}],
    "leaders": [{"blue": "k6"}, {"blue": "k11"}],
    "tiles": {"l6": "black", "l7": "red", "l9": "red", "l10": "black"},
}
REVOLT = BASE | {
    "hands": [{"black": 1}, {}],
    "leaders": [{}, {"green": "k12"}],
    "tiles": {"l12": "black", "m13": "black"},
}
RIOT = BASE | {"hands": [{"blue": 2}, {}], "leaders": [{}, {"green": "k12"}], "tiles": {"l12": "black"}}


def after(position: dict[str, Any], *actions: str) -> Table:
    """A table of Ann and Boris after some actions."""
    table = Table.from_position(position)
    table.seats = ("Ann", "Boris", "Cara")[: table.players]
    for action in actions:
        table.play(action)
    return table


def standing(table: Table, seat: int) -> Moment | None:
    return GAME.standing(table.box, table.scrubbed(seat), seat, table.words)


def moments(table: Table, seat: int = SPECTATOR) -> list[Moment]:
    return GAME.moments(table.box, table.scrubbed(seat), table.words)


def check_places(table: Table, moment: Moment) -> None:
    """Every place is a piece or a target of the drawing, whoever looks."""
    for seat in (SPECTATOR, *range(table.players)):
        drawn = {piece.key for part in table.drawing(seat).parts.values() for piece in part.pieces}
        assert set(moment.places) <= drawn, set(moment.places) - drawn


def test_nothing_goes_on_without_a_conflict() -> None:
    assert standing(after(WAR), 0) is None
    assert standing(after(RIOT, "riot l12"), 0) is None


def test_a_war_says_who_clashes_and_how_it_would_end() -> None:
    table = after(WAR, "tile yellow l8")
    (begun,) = moments(table)
    assert begun[:2] == ("conflict", "War: Ann against Boris")
    assert begun.lines == ("If nobody adds more, Ann has 1, Boris has 1: a tie, Ann chooses the winner.",)
    now = standing(table, 1)
    assert now is not None
    assert now.rows == (
        ("", "on the board", "added", "so far"),
        ("Side 1 at l7: Ann, blue leader", "1", "not yet", "1"),
        ("Side 2 at l9: Boris, blue leader – you", "1", "not yet", "1"),
    )
    assert now.lines[0] == "May still add, in this order: you, Ann."
    assert "In a tie Ann chooses the winner: it is their turn." in now.lines
    assert "Boris may lose one leader and one soldier." in now.lines
    assert now.places == ("l8", "leader-0-blue", "leader-1-blue")
    check_places(table, now)


def test_a_war_goes_on_with_what_was_added_and_is_decided() -> None:
    table = after(WAR, "tile yellow l8", "support 2 2")
    now = standing(table, 0)
    assert now is not None
    assert [row[2:] for row in now.rows[1:]] == [("0", "1"), ("2", "3")]
    assert now.lines[:2] == ("Only you may still add.", "If nobody adds more, you have 1, Boris has 3: you lose.")
    table.play("abstain")
    assert standing(table, 0) is None
    decided = moments(table)[0]
    assert decided[:2] == ("result", "Boris wins the war 3:1")
    assert decided.rows[1:] == (("Ann, blue leader (loses)", "1"), ("Boris, blue leader (wins)", "3"))
    assert decided.lines == (
        "Ann's blue leader returns to the supply.",
        "Boris gains grain: +1 (for the war).",
        "A losing side loses one soldier.",
    )
    assert decided.places == ("leader-1-blue", "seat-0-blue")
    check_places(table, decided)


def test_a_tied_war_is_named_by_the_active_seat() -> None:
    table = after(WAR, "tile yellow l8", "abstain", "abstain")
    now = standing(table, 0)
    assert now is not None
    assert "Equal strength: you choose the winner, as it is your turn." in now.lines
    table.play("winner 1")
    decided = moments(table)[0]
    assert decided.title == "Ann wins the war 1:1"
    assert decided.lines[0] == "Equal strength: the player whose turn it is chose the winner."


def test_a_revolt_names_attacker_defender_and_the_tie() -> None:
    table = after(REVOLT, "leader green m12")
    assert moments(table)[0][:2] == ("conflict", "Revolt: Ann against Boris")
    now = standing(table, 1)
    assert now is not None
    assert now.rows[1:] == (
        ("Ann, green leader (attacks)", "2", "not yet", "2"),
        ("Boris, green leader (defends) – you", "1", "not yet", "1"),
    )
    assert now.lines[:3] == (
        "May still add, in this order: Ann, you.",
        "If nobody adds more, Ann has 2, you have 1: you lose.",
        "A tie goes to you, the defender.",
    )
    assert now.places == ("leader-0-green", "leader-1-green")
    check_places(table, now)
    table.play("commit 1")
    now = standing(table, 1)
    assert now is not None
    assert now.rows[1][1:] == ("2", "1", "3")
    table.play("commit 0 leader")
    decided = moments(table)[0]
    assert decided[:2] == ("result", "Ann wins the revolt 3:2")
    assert decided.rows[1:] == (("Ann, green leader (attacks)", "3"), ("Boris, green leader (defends)", "2"))
    assert decided.lines == ("Boris's green leader returns to the supply.", "Ann gains goods: +1 (for the revolt).")
    check_places(table, decided)


def test_a_tied_revolt_is_held_by_the_defender() -> None:
    position = REVOLT | {"tiles": {"l12": "black"}, "hands": [{}, {}]}
    table = after(position, "leader green l11")
    assert table.log()[-1] == (
        "If nobody adds more, Ann has 1, Boris has 1: Boris wins (a tie goes to the defender)."
    )  # what a preview says, too
    for _ in range(2):
        table.play("commit 0")
    decided = moments(table)[0]
    assert decided.title == "Boris wins the revolt 1:1"
    assert decided.lines[0] == "Equal strength: a tie goes to the defender, Boris."


def test_a_riot_says_whose_leader_goes_home_and_why() -> None:
    table = after(RIOT, "riot l12")
    riot = moments(table)[0]
    assert riot[:2] == ("result", "Riot: a leader returns to the supply (Boris, green leader)")
    assert riot.lines[-1] == "A leader needs a black tile next to it, and the last one there is gone."
    assert riot.places == ("l12", "seat-1-green")
    check_places(table, riot)
    table = after(RIOT | {"tiles": {"l12": "black", "k5": "green"}}, "riot k5")
    assert moments(table)[0].title == "Riot at k5: a green trader tile is removed"


def scenario(name: str, *actions: str) -> Table:
    """The position of a scenario after some actions."""
    found = read_scenario(SCENARIOS / f"{name}.toml")
    return after({"game": found["game"], **found["position"]}, *actions)


def test_a_war_of_three_names_the_winner_and_what_is_still_due() -> None:
    table = scenario("war-of-three-states", "tile black l8", "support 2 1", "support 3 0 leader", "abstain")
    decided = moments(table)[0]
    assert decided.title == "Boris wins the war 3:2:1"
    assert decided.rows[1:] == (
        ("Side 1 (loses)", "1"),
        ("Boris, red leader, green leader (wins)", "3"),
        ("Side 3 (loses)", "2"),
    )
    assert decided.lines[-1] == "The winner still gives up one soldier."
    check_places(table, decided)


def test_pagodas_say_who_gains_by_them() -> None:
    table = scenario("chain-ends-with-a-pagoda", "tile blue d6", "pagoda d5-d6-e6")
    built = moments(table)[0]
    assert built[:2] == ("scoring", "Ann builds a pagoda: granary")
    assert built.lines == ("Nobody has the blue leader in this state: for now it brings nothing.",)
    check_places(table, built)
    table = scenario("income-counts-every-pagoda-of-the-colour", "pass")
    income = moments(table)[0]
    assert income[:2] == ("scoring", "Pagodas bring Ann 2 points")
    assert income.rows == (("", "weapons"), ("Ann", "+2"))
    check_places(table, income)
    table.play("pass")
    assert moments(table) == []


def test_the_end_says_why_and_counts() -> None:
    table = scenario("final-score-weakest-colour-and-gold", "tile black a1", "pass")
    end = moments(table)[-1]
    assert end.rows[1:] == (
        ("Ann", "8", "5", "5", "9", "5"),
        ("Boris", "6", "5", "6", "6", "5"),
        ("Cara", "9", "9", "9", "4", "4"),
    )
    assert end.lines[0] == "The active player must draw and the bag is empty: the game is over."
    check_places(table, end)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_of_the_scenes_has_words(language: str) -> None:
    for position, actions in (
        (WAR, ("tile yellow l8", "abstain", "abstain", "winner 2")),
        (REVOLT, ("leader green m12", "commit 1", "commit 0")),
        (RIOT, ("riot l12",)),
    ):
        table = after(position)
        table.language = language
        for action in actions:
            table.play(action)
            found = [*moments(table), *(m for seat in range(2) if (m := standing(table, seat)))]
            assert all(moment.title and all(moment.lines) for moment in found)
            assert all(len(row) == len(moment.rows[0]) for moment in found for row in moment.rows)
