"""Unrest and its limits (rulebook: Unrest, Unrest tracks; rulings R-7, R-26, R-27)."""

from tianxia.games.zhanguo.box import Components
from tianxia.games.zhanguo.state import NUM_REGIONS, Event, State
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule


@rule
def track_length(box: Components, s: State, seat: int, region: int) -> int:
    """The cells of the unrest track of a region on the seat's board."""
    return int(box.tracks[s.board[seat], region])


@rule
def may_rise(box: Components, s: State, seat: int, region: int, rise: int) -> bool:
    """Would the unrest stay on the track? No rise is always possible, also in a revolt (R-27)."""
    return bool(s.unrest[seat, region] + rise <= track_length(box, s, seat, region))


@rule
def is_in_revolt(box: Components, s: State, seat: int, region: int) -> bool:
    """Is the cube on the last cell?"""
    return bool(s.unrest[seat, region] >= track_length(box, s, seat, region))


@rule
def forbids_palace(box: Components, s: State, seat: int, region: int) -> bool:
    """Is the cube on the no-palace mark or on the last cell (R-26)?"""
    unrest = s.unrest[seat, region]
    on_mark = unrest > 0 and unrest == box.marks[s.board[seat], region]
    return on_mark or is_in_revolt(box, s, seat, region)


@rule
def has_unrest(s: State, seat: int) -> bool:
    """Is there unrest in any region of the seat?"""
    for region in range(NUM_REGIONS):
        if s.unrest[seat, region] > 0:
            return True
    return False


@rule
def calm(s: State, seat: int, region: int) -> None:
    """Lower the unrest of a region by one."""
    s.unrest[seat, region] -= 1
    emit(s, Event.CALMED, seat, region)
