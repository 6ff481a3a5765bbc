"""No leak: states that differ only in what a seat cannot know are indistinguishable to it.

What a seat cannot know is what the declaration of the state does not show it. These tests fill that with noise and ask
for everything a seat can get. They do not trust the game's own `determinize`, which may forget what `scrub` forgets.
"""

import numpy as np

from tests.contract.cases import (
    Case,
    every_case,
    every_default,
    every_option,
    games,
    moments,
    noisy_world,
    other_world,
    random_table,
    raw,
    seats,
    several,
)
from tests.contract.secrecy import all_that_is_known, all_that_is_shown
from tianxia import Refused, Table, Unreadable
from tianxia.kernel.chance import new_source
from tianxia.kernel.layout import Sight


@every_case
def test_noise_in_secrets_changes_nothing_a_seat_gets_in_a_whole_game(case: Case) -> None:
    for seed in games(2, 1):
        for table in random_table(case, seed):
            for seat in seats(table):
                known = all_that_is_known(table, seat)
                world = noisy_world(table, seat, table.ply)
                assert all_that_is_known(world, seat) == known, f"ply {table.ply}, seat {seat}"


@every_option
def test_noise_in_secrets_changes_nothing_a_person_is_shown(case: Case) -> None:
    for table in moments(case, 1, several(6, 2)):
        for seat in seats(table):
            shown = all_that_is_shown(table.copy(), seat)
            for k in range(several(2, 1)):
                again = all_that_is_shown(noisy_world(table, seat, k), seat)
                assert again == shown, (
                    f"ply {table.ply}, seat {seat}: {[key for key in shown if again[key] != shown[key]]}"
                )


@every_default
def test_there_is_noise(case: Case) -> None:
    """The tests above would prove nothing if the noise went nowhere."""
    table = moments(case, 1, 5)[2]
    hidden = [field for field in case.game.state.fields if field.sight is Sight.HIDDEN]
    assert "chance" in [field.name for field in hidden]
    for seat in seats(table):
        world = noisy_world(table, seat, 1)
        for field in case.game.state.fields:
            changed = bool(np.any(world.state[field.name] != table.state[field.name]))
            assert changed or field.sight is not Sight.HIDDEN
            assert not changed or field.sight is not Sight.PUBLIC or field.name == "events"


@every_option
def test_other_secrets_change_nothing_a_seat_gets(case: Case) -> None:
    """The same with secrets that fit what the seat knows."""
    for seed in games(2, 1):
        for table in moments(case, seed, several(8, 4) if case.is_default else several(4, 3)):
            for seat in seats(table):
                known = all_that_is_known(table, seat)
                assert all_that_is_known(other_world(table, seat, seed), seat) == known, f"ply {table.ply}, seat {seat}"


@every_option
def test_determinize_reads_nothing_hidden_and_makes_whole_positions(case: Case) -> None:
    determinize = case.game.rules.determinize
    for table in moments(case, 3, several(8, 4)):
        for seat in seats(table):
            for k in range(3):
                world = other_world(table, seat, k)
                scrubbed = table.scrubbed(seat)
                determinize(table.box.record, scrubbed, seat, new_source(k))
                assert raw(scrubbed) == raw(world.state)
                assert case.game.faults(world.box, world.state) == []
                assert Table.from_position(world.position()).position() == world.position()


@every_default
def test_determinize_varies_what_is_hidden(case: Case) -> None:
    table = moments(case, 4, 5)[2]
    for seat in seats(table):
        worlds = {raw(other_world(table, seat, k).state) for k in range(20)}
        assert len(worlds) > 10
        assert raw(table.scrubbed(seat)) not in worlds


@every_default
def test_scrubbing_twice_is_scrubbing_once(case: Case) -> None:
    for table in moments(case, 5, 4):
        for seat in seats(table):
            once = table.scrubbed(seat)
            before = raw(once)
            case.game.rules.scrub(table.box.record, once, seat)
            assert raw(once) == before


@every_default
def test_the_refusal_is_a_sentence(case: Case) -> None:
    table = case.new(1)
    refusals = [
        table.refusal(a)
        for a in range(0, case.game.num_actions, 1 + case.game.num_actions // 100)
        if _readable(table, a)
    ]
    assert any(isinstance(refusal, Refused) for refusal in refusals)


def _readable(table: Table, action: int) -> bool:
    try:
        table.game.parse_action(table.box, table.game.format_action(table.box, action))
    except Unreadable:
        return False
    return True
