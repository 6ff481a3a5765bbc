"""What must hold between a state and the next one (RULES.md, 18, invariants 6 and 8)."""

from tianxia.games.yellow_yangtze.checks.faults import Fault, fault, sentences
from tianxia.games.yellow_yangtze.state import MAX_SEATS, NUM_COLOURS, Event, State
from tianxia.kernel.chance import steps_between
from tianxia.kernel.game import Box
from tianxia.kernel.rule import rule


def transition_faults(box: Box, before: State, after: State) -> list[str]:
    """The invariants that do not hold between a state and the next one."""
    return sentences(_compare(before, after))


@rule
def _compare(before: State, after: State) -> int:
    """The faults between two states as bits."""
    return (
        _compare_setting(before, after)
        | _compare_points(before, after)
        | _compare_tiles(before, after)
        | _compare_course(before, after)
        | _compare_draws(before, after)
    )


@rule
def _compare_setting(before: State, after: State) -> int:
    same = before.players == after.players and before.removed_size == after.removed_size
    same &= before.short == after.short and before.actions == after.actions
    same &= before.open_points == after.open_points
    for c in range(NUM_COLOURS):
        same &= before.removed[c] == after.removed[c]
    return fault(Fault.SETTING, not same)


@rule
def _compare_points(before: State, after: State) -> int:
    """Points never fall, and there was an event for every gain (R-28)."""
    found = 0
    for seat in range(MAX_SEATS):
        for c in range(NUM_COLOURS):
            gained = int(after.points[seat, c]) - int(before.points[seat, c])
            for i in range(after.event_count):
                event = after.events[i]
                if event[0] == Event.POINTS_GAINED and event[1] == seat and event[2] == c:
                    gained -= event[3]
            found |= fault(Fault.POINTS, after.points[seat, c] < before.points[seat, c])
            found |= fault(Fault.TOLD_POINTS, gained != 0)
    return found


@rule
def _compare_tiles(before: State, after: State) -> int:
    found = 0
    for c in range(NUM_COLOURS):
        found |= fault(Fault.BAG, after.bag[c] > before.bag[c])
        found |= fault(Fault.SHRUNK, after.discards[c] < before.discards[c])
        for seat in range(MAX_SEATS):
            found |= fault(Fault.SHRUNK, after.tossed[seat, c] < before.tossed[seat, c])
    return found


@rule
def _compare_course(before: State, after: State) -> int:
    """Turns are counted one by one, and each is the next seat's."""
    passed = int(after.turns) - int(before.turns)
    goes_round = 0 <= passed <= 1 and after.turn == (before.turn + passed) % before.players
    return fault(Fault.TURNS, not goes_round) | fault(Fault.DECIDER, before.ended != 0)


@rule
def _compare_draws(before: State, after: State) -> int:
    """Every tile out of the bag used one chance number, and nothing else did."""
    drawn = int(before.bag_size) - int(after.bag_size)
    return fault(Fault.DRAWS, drawn < 0 or steps_between(before, after) != drawn)
