"""No leak: states that differ only in what a seat cannot know are indistinguishable to it."""

from typing import Any

import numpy as np

from tests.contract.cases import Case, every_default, every_option, games, moments, other_world, raw, seats, several
from tianxia import Refused, Table, Unreadable
from tianxia.kernel.chance import new_source
from tianxia.kernel.game import SPECTATOR


def all_that_is_shown(table: Table, seat: int) -> dict[str, Any]:
    """Everything the program would show or tell a seat."""
    game = table.game
    shown: dict[str, Any] = {
        "view": table.view(seat),
        "record": raw(table.scrubbed(seat)),
        "log": table.log(seat),
        "prompt": table.prompt(seat),
        "decider": table.decider,
    }
    if seat >= 0:
        features = np.zeros(len(game.feature_names(table.players)), np.float32)
        game.rules.features(table.box.record, table.state, seat, features)
        shown["features"] = features.tolist()
    if seat == table.decider:
        shown["legal"] = table.legal()
        shown["refusals"] = [_refusal(table, action) for action in range(0, game.num_actions, 7)]
    return shown


def _refusal(table: Table, action: int) -> str:
    try:
        return str(table.refusal(action))
    except Unreadable as error:
        return str(error)


@every_option
def test_secrets_change_nothing_a_seat_is_shown(case: Case) -> None:
    for seed in games(2, 1):
        for table in moments(case, seed, several(8, 4) if case.is_default else several(4, 3)):
            for seat in seats(table):
                shown = all_that_is_shown(table, seat)
                for k in range(2):
                    assert all_that_is_shown(other_world(table, seat, k), seat) == shown, (
                        f"ply {table.ply}, seat {seat}"
                    )


@every_default
def test_secrets_change_nothing_that_is_drawn(case: Case) -> None:
    """Boards and drawings are made from a view alone, so a few are enough."""
    for table in moments(case, 1, 3):
        for seat in (SPECTATOR, 0):
            world = other_world(table, seat, 5)
            assert world.board(seat) == table.board(seat)
            assert world.svg(seat) == table.svg(seat)


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
    refusals = [table.refusal(a) for a in range(0, case.game.num_actions, 11) if _readable(table, a)]
    assert any(isinstance(refusal, Refused) for refusal in refusals)


def _readable(table: Table, action: int) -> bool:
    try:
        table.game.parse_action(table.box, table.game.format_action(table.box, action))
    except Unreadable:
        return False
    return True
