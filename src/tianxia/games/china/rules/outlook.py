"""What a viewer wants to know about every region, alliance and seat at once.

A drawing needs all of it after each action, and calling the rules one by one would take longer than their answers.
"""

from tianxia.games.china.box import Components
from tianxia.games.china.rules.houses import house_points, region_is_full
from tianxia.games.china.rules.placing import emissary_limit
from tianxia.games.china.rules.scoring import alliance_points, points_if_over, points_of
from tianxia.games.china.state import NUM_REGIONS, State
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Counts


@rule
def write_points(box: Components, s: State, regions: Counts, alliances: Counts, seats: Counts) -> None:
    """What each seat would get for each region and alliance if the game ended now; its score now and then."""
    for seat in range(s.players):
        for region in range(NUM_REGIONS):
            regions[region, seat] = house_points(box, s, region, seat)
        for alliance in range(box.num_alliances):
            alliances[alliance, seat] = alliance_points(box, s, alliance, seat)
        seats[0, seat] = points_of(s, seat)
        seats[1, seat] = points_if_over(box, s, seat)


@rule
def write_room(box: Components, s: State, limits: Counts, full: Counts) -> None:
    """How many emissaries each region holds, and whether it is full of houses."""
    for region in range(NUM_REGIONS):
        limits[region] = emissary_limit(s, region)
        full[region] = region_is_full(box, s, region)
