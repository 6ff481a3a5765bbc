"""Houses and fortresses on the board, and house scoring (rulebook: House scoring, Fortresses; RULES.md, 7)."""

from tianxia.games.china.box import Components
from tianxia.games.china.state import MAX_SEATS, NOBODY, Event, State
from tianxia.kernel.bits import NONE
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Bits


@rule
def all_houses(s: State) -> Bits:
    """The spaces with a house."""
    spaces = NONE
    for seat in range(s.players):
        spaces = spaces | s.houses[seat]
    return spaces


@rule
def all_forts(s: State) -> Bits:
    """The spaces with a fortress."""
    spaces = NONE
    for seat in range(s.players):
        spaces = spaces | s.forts[seat]
    return spaces


@rule
def region_is_full(box: Components, s: State, region: int) -> bool:
    """Is there a house on every space?"""
    return bool(s.built[region] == box.spaces[region])


@rule
def is_doubled(box: Components, s: State, region: int, seat: int) -> bool:
    """Has the seat a house on a fortress, no matter whose, in this region (R-17)?"""
    for builder in range(s.players):
        if (s.forts[builder] & s.houses[seat] & box.region_spaces[region]) != NONE:
            return True
    return False


@rule
def house_points(box: Components, s: State, region: int, seat: int) -> int:
    """What the region pays the seat for the houses that are there now.

    First place gets one point for every house in the region, any other as many as the place above it has houses (R-7).
    """
    own = s.house_counts[region, seat]
    if own == 0:
        return 0
    above = NOBODY
    for other in range(s.players):
        count = s.house_counts[region, other]
        if count > own and (above == NOBODY or count < above):
            above = count
    points = s.built[region] if above == NOBODY else above
    return points * 2 if is_doubled(box, s, region, seat) else points


@rule
def award_region(box: Components, s: State, region: int) -> None:
    """Give every seat its points for a region."""
    for seat in range(s.players):
        s.region_points[seat] += house_points(box, s, region, seat)


@rule
def score_region(box: Components, s: State, region: int) -> None:
    """A region has become full: award its points, and report them as an event."""
    award_region(box, s, region)
    emit(s, Event.REGION_SCORED, region)
    row = s.events[s.event_count - 1]
    for seat in range(s.players):
        row[2 + seat] = house_points(box, s, region, seat)
        if is_doubled(box, s, region, seat):
            row[2 + MAX_SEATS] |= 1 << seat
