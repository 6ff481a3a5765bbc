"""What the log says of rewards and reassignment, event by event."""

from typing import Any

from tianxia import Table

ONLY_ONE_RED = {"1": {"gov": {"red": 4}}}


def told(position: dict[str, Any], *actions: str) -> list[str]:
    """What the last of these actions caused, to a spectator."""
    table = Table.from_position({"game": "zhanguo", "players": 3, **position})
    for action in actions:
        table.play(action)
    return table.log()


def test_whoever_cannot_take_a_reward_is_named_if_it_comes_before_the_candidate() -> None:
    """Seat 0 has most markers but too few officials; seat 2 has too few as well, but comes after the candidate."""
    seats = [
        {"markers": {"writing": 1, "currency": 3}, "region": ONLY_ONE_RED},
        {"markers": {"currency": 2}},
        {"markers": {"currency": 1}, "region": ONLY_ONE_RED},
    ]
    lines = told({"phase": "rewards", "pending": {"aspect": "writing"}, "seats": seats}, "decline")
    assert lines[-1] == "The reward for currency, two red officials, is offered to seat 1 (seat 0 cannot take it)."


def test_nobody_who_has_declined_or_has_no_marker_is_named() -> None:
    """Once seat 1 has declined, seat 0 still cannot take the reward, and seat 2 has no marker."""
    seats = [
        {"markers": {"currency": 3}, "region": ONLY_ONE_RED},
        {"markers": {"currency": 2}},
        {"region": ONLY_ONE_RED},
    ]
    lines = told({"phase": "rewards", "turn": 1, "pending": {"aspect": "currency"}, "seats": seats}, "decline")
    assert lines[:2] == ["seat 1 declines.", "Nobody takes the reward for currency (seat 0 cannot take it)."]


def test_reassignment_points_are_said_with_their_number() -> None:
    seats = [{"hand": [10], "region": {"2": {"work": {"red": 1}}}}]
    assert told({"seats": seats}, "card 10", "reassign") == ["seat 0 reassigns officials: 3 reassignment points."]


def test_whoever_is_offered_a_reward_reads_what_it_is_and_what_it_costs() -> None:
    seats = [{"markers": {"writing": 1, "currency": 2}, "seals": {"currency": 1}}]
    table = Table.from_position(
        {"game": "zhanguo", "players": 2, "phase": "rewards", "pending": {"aspect": "currency"}, "seats": seats}
    )
    assert table.prompt(0) == (
        "The reward for currency, two red officials (2 Zhao), costs all your markers of it, worth 5: accept?"
    )
    assert table.prompt(1) == "seat 0 is offered the reward for currency: two red officials."
    table.language = "ru"
    assert "два красных чиновника (2 Чжао)" in table.prompt(0)


def test_a_card_is_told_with_what_it_does_and_a_region_with_its_name() -> None:
    seats = [{"hand": [23]}]
    assert told({"seats": seats}, "card 23") == ["seat 0 plays card 23 (writing)."]
    laid = told({"seats": seats}, "card 23", "unify 5")[0]
    assert laid == "seat 0 lays card 23 (writing: build one palace brings 3 points) in 5 Yan: 1 marker."
