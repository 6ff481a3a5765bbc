"""What deserves a look of its own: rounds, rewards, objectives, palaces, revolts and the final count."""

from pathlib import Path
from typing import Any

import pytest

from tianxia.games.zhanguo import GAME
from tianxia.kernel.game import MOMENTS, SPECTATOR, Moment
from tianxia.scenario import read_scenario
from tianxia.table import Table
from tianxia.words import LANGUAGES

SCENARIOS = Path(__file__).parent / "scenarios"
PLAYED_OUT = {
    "game": "zhanguo",
    "players": 2,
    "seats": [{"hand": [10], "markers": {"writing": 1}}, {"markers": {"writing": 2}}],
}
"""Ann holds the last card of the round."""


def after(position: dict[str, Any], *actions: str) -> Table:
    """A table of Ann, Boris and others after some actions."""
    table = Table.from_position(position)
    table.seats = ("Ann", "Boris", "Cara", "Dan")[: table.players]
    for action in actions:
        table.play(action)
    return table


def scenario(name: str, *actions: str) -> Table:
    """The position of a scenario after some actions."""
    found = read_scenario(SCENARIOS / f"{name}.toml")
    return after({"game": found["game"], **found["position"]}, *actions)


def moments(table: Table) -> list[Moment]:
    """What is shown, at places that everybody's drawing has."""
    found = GAME.moments(table.box, table.scrubbed(SPECTATOR), table.words)
    for seat in (SPECTATOR, *range(table.players)):
        drawn = {piece.key for part in table.drawing(seat).parts.values() for piece in part.pieces}
        assert all(set(moment.places) <= drawn for moment in found), [moment.places for moment in found]
    return found


def test_nothing_special_is_shown_of_a_plain_card() -> None:
    assert moments(after(PLAYED_OUT, "card 10")) == []


def test_the_rewards_begin_with_the_markers_of_all() -> None:
    (unification,) = moments(after(PLAYED_OUT, "card 10", "unify 1"))
    assert unification[:2] == ("unification", "Round 1: the unification rewards")
    assert unification.rows == (("", "writing", "currency", "laws"), ("Ann", "2", "0", "0"), ("Boris", "2", "0", "0"))
    assert unification.lines[1].startswith("The reward for writing, an official, is offered to ")


def test_a_declined_reward_does_not_begin_them_again() -> None:
    table = scenario("reward-moves-the-disc-down", "decline")
    assert table.log()[-1] == "The reward for writing, an official, is offered to Ann."
    assert moments(table) == []


def test_a_reward_is_named_and_the_next_round_follows() -> None:
    table = scenario("reward-moves-the-disc-down", "accept")
    (reward,) = moments(table)
    assert reward[:2] == ("reward", "Boris takes a reward: an official")
    assert reward.places == ("marker-writing", "disc-1")
    table.play("hire white 4")
    table.play("accept")
    reward, begun = moments(table)
    assert reward.title == "Cara takes a reward: two workers"
    assert begun[:2] == ("round", "Round 2 of 5 begins")
    assert begun.lines == ("The reward track, from the top: Ann, Dan, Boris, Cara.", "Ann plays first.")
    assert [row[0] for row in begun.rows] == ["most markers of", "writing", "currency", "laws"]


def test_an_offered_reward_stays_until_it_is_taken() -> None:
    table = after(PLAYED_OUT)
    assert GAME.standing(table.box, table.scrubbed(0), 0, table.words) is None
    table = scenario("reward-declined-goes-to-the-next", "decline")
    now = GAME.standing(table.box, table.scrubbed(0), 0, table.words)
    assert now is not None
    assert now[:2] == ("unification", "The reward for currency: two red officials")
    assert now.lines[0].startswith("You are asked")
    assert now.lines[1] == "Declined: Boris."
    assert [row[2] for row in now.rows] == ["currency", "2", "3", "1"]
    drawn = {piece.key for part in table.drawing(0).parts.values() for piece in part.pieces}
    assert set(now.places) <= drawn
    table = scenario("reward-moves-the-disc-down", "accept")
    now = GAME.standing(table.box, table.scrubbed(0), 0, table.words)
    assert now is not None
    assert now.lines[0] == "Boris takes it."


def test_an_objective_is_shown_where_its_disc_lies() -> None:
    (objective,) = moments(
        scenario("objectives-are-claimed-at-the-end-of-the-turn", "card 10", "wall gold-b 1", "pay 1")
    )
    assert objective[:2] == ("reward", "Ann reaches an objective")
    assert objective.places == ("objective-upper-wall",)


def test_a_palace_says_its_points() -> None:
    (palace,) = moments(scenario("palace-in-region-four", "card 10", "palace 4", "pay 5"))
    assert palace[:2] == ("scoring", "A palace brings Ann 6 points")
    assert palace.places == ("palace-4",)


def test_unrest_is_shown_when_it_forbids_something() -> None:
    table = scenario("unify-third-card-raises-unrest-by-two", "card 44", "unify 4")
    (revolt,) = moments(table)
    assert revolt[:2] == ("assault", "Revolt: Ann, 4 Qi")
    why = "Unrest is on the last cell (3): until it falls, the cards of the region are blocked"
    assert revolt.lines[0].startswith(why)
    assert revolt.places == ("track-0-4",)
    (unrest,) = moments(after(second_card(1), "card 44", "unify 4"))
    assert unrest[:2] == ("assault", "Unrest: Ann, 4 Qi")
    assert moments(after(second_card(0), "card 44", "unify 4")) == []


def second_card(unrest: int) -> dict[str, Any]:
    """Ann has a card in region 4, and this much unrest there; another card raises it by one."""
    region = {"4": {"cards": [3], "unrest": unrest}}
    return {"game": "zhanguo", "players": 2, "seats": [{"hand": [44, 61], "region": region}, {"hand": [20]}]}


def test_the_end_counts_by_seat() -> None:
    table = scenario("final-ties-use-the-track-after-the-last-rewards", "accept", "wall jade-a 1")
    (end,) = moments(table)
    assert end[:2] == ("scoring", "The final count")
    assert end.rows == (
        ("", "in play", "governors", "markers", "objectives", "walls", "total"),
        ("Ann", "0", "0", "0", "0", "5", "5"),
        ("Boris", "0", "0", "5", "0", "0", "5"),
    )
    assert end.lines[0] == "The game is over: Boris wins."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_has_words_for_its_moments(language: str) -> None:
    kinds = set()
    for file in sorted(SCENARIOS.glob("*.toml")):
        found = read_scenario(file)
        if "invalid" in found:
            continue
        table = Table.from_position({"game": found["game"], **found["position"]})
        table.language = language
        for step in found["step"]:
            if "play" in step:
                table.play(step["play"])
                for moment in GAME.moments(table.box, table.scrubbed(SPECTATOR), table.words):
                    kinds.add(moment.kind)
                    assert moment.title
                    assert all(moment.lines)
                    assert len({len(row) for row in moment.rows}) <= 1
    assert kinds == {"unification", "round", "reward", "scoring", "assault"} <= set(MOMENTS)
