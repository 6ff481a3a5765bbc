"""End of the game: the three stages of the final scoring, the winner (RULES.md, 9)."""

from tianxia.games.china.box import Components
from tianxia.games.china.rules.houses import award_region, house_points, region_is_full
from tianxia.games.china.rules.roads import road_points
from tianxia.games.china.state import NOBODY, NUM_REGIONS, Decision, Event, State
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule


@rule
def end_game(box: Components, s: State, reason: int) -> None:
    """The game is over: score what is left. The final stages have no events; `log` asks the rules about them."""
    s.decision = Decision.OVER
    s.region = NOBODY
    s.ended = reason
    for region in range(NUM_REGIONS):
        if not region_is_full(box, s, region):
            award_region(box, s, region)
    for seat in range(s.players):
        s.alliance_points[seat] = all_alliance_points(box, s, seat)
        s.road_points[seat] = road_points(box, s, seat)
    emit(s, Event.GAME_OVER, reason)


@rule
def leads(s: State, region: int, seat: int) -> bool:
    """Has the seat at least one emissary in the region, and nobody more?"""
    own = s.emissaries[region, seat]
    if own == 0:
        return False
    for other in range(s.players):
        if s.emissaries[region, other] > own:
            return False
    return True


@rule
def alliance_points(box: Components, s: State, alliance: int, seat: int) -> int:
    """One point for every emissary in both regions, if the seat leads in each of them (R-14)."""
    a, b = box.alliances[alliance, 0], box.alliances[alliance, 1]
    if leads(s, a, seat) and leads(s, b, seat):
        return int(s.sent[a] + s.sent[b])
    return 0


@rule
def all_alliance_points(box: Components, s: State, seat: int) -> int:
    """The seat's points from all alliances."""
    points = 0
    for alliance in range(box.num_alliances):
        points += alliance_points(box, s, alliance, seat)
    return points


@rule
def points_if_over(box: Components, s: State, seat: int) -> int:
    """What the seat would have if the game ended now; the score of a finished game."""
    points = 0
    for region in range(NUM_REGIONS):
        points += house_points(box, s, region, seat)
    return points + all_alliance_points(box, s, seat) + road_points(box, s, seat)


@rule
def points_of(s: State, seat: int) -> int:
    """The score of a seat."""
    return int(s.region_points[seat] + s.alliance_points[seat] + s.road_points[seat])


@rule
def supply_of(s: State, seat: int) -> int:
    """The pieces a seat has not placed: the tie-break (R-19)."""
    return int(s.houses_left[seat] + s.emissaries_left[seat] + s.forts_left[seat])


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """Is seat `one` ahead of seat `other`?"""
    if points_of(s, one) != points_of(s, other):
        return points_of(s, one) > points_of(s, other)
    return supply_of(s, one) > supply_of(s, other)


@rule
def rank_of(s: State, seat: int) -> int:
    """The place of a seat in a finished game, from 1; seats that share it are not ahead of each other."""
    rank = 1
    for other in range(s.players):
        if is_ahead(s, other, seat):
            rank += 1
    return rank
