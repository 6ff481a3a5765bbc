"""Where every point came from, in words: regions, alliances, roads (RULES.md, 7 and 9)."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tianxia.games.china.box import MAX_HOUSES, space_names
from tianxia.games.china.rules.houses import all_forts, house_points, is_doubled
from tianxia.games.china.rules.roads import SHORTEST_ROW, list_rows, row_points
from tianxia.games.china.rules.scoring import alliance_points, points_of, supply_of
from tianxia.games.china.state import NUM_REGIONS, REGIONS, State
from tianxia.games.china.text.position import reason, winners
from tianxia.kernel.bits import has
from tianxia.kernel.game import Box
from tianxia.kernel.options import YES_NO
from tianxia.kernel.score_sheet import ScorePart, ScoreRow, ScoreSheet
from tianxia.words import Words

Points = tuple[int, ...]
"""The points of each seat."""


class RoadRow(NamedTuple):
    """A row of houses along a road."""

    spaces: list[str]
    points: int
    doubled: str
    """By a fortress: yes or no."""


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """Houses by region, emissaries by alliance, the roads, and the total; what paid nobody has no row."""
    seats = range(s.players)
    regions = [ScorePart(words(f"region-{REGIONS[region]}"), points) for region, points in paid_regions(box, s)]
    alliances = [ScorePart(alliance_title(box, number, words), points) for number, points in paid_alliances(box, s)]
    rows = [
        ScoreRow(words("sheet-regions"), tuple(s.region_points[: s.players].tolist()), tuple(regions)),
        ScoreRow(words("sheet-alliances"), tuple(s.alliance_points[: s.players].tolist()), tuple(alliances)),
        ScoreRow(words("sheet-roads"), tuple(s.road_points[: s.players].tolist())),
        ScoreRow(words("sheet-total"), tuple(int(points_of(s, seat)) for seat in seats)),
    ]
    return ScoreSheet(rows, [*_outcome(s, words), *_doublings(box, s, words)], is_sum=True)


def paid_regions(box: Box, s: State) -> Iterator[tuple[int, Points]]:
    """The regions that pay somebody for the houses there."""
    for region in range(NUM_REGIONS):
        points = tuple(int(house_points(box.record, s, region, seat)) for seat in range(s.players))
        if any(points):
            yield region, points


def paid_alliances(box: Box, s: State) -> Iterator[tuple[int, Points]]:
    """The alliances that somebody leads, numbered from 0."""
    for alliance in range(box.record.num_alliances):
        points = tuple(int(alliance_points(box.record, s, alliance, seat)) for seat in range(s.players))
        if any(points):
            yield alliance, points


def road_rows(box: Box, s: State, seat: int) -> Iterator[RoadRow]:
    """The rows that make up a seat's road points."""
    names, forts = space_names(box.record), np.uint64(all_forts(s))
    rows = np.zeros(MAX_HOUSES // SHORTEST_ROW, np.uint64)
    for row in rows[: list_rows(box.record, s, seat, rows)]:
        spaces = [name for i, name in enumerate(names) if has(row, i)]
        yield RoadRow(spaces, int(row_points(row, forts)), YES_NO[bool(row & forts)])


def alliance_title(box: Box, alliance: int, words: Words) -> str:
    """An alliance in words: its number and its regions."""
    a, b = (words(f"region-{REGIONS[region]}") for region in box.record.alliances[alliance])
    return words("sheet-alliance", number=alliance + 1, a=a, b=b)


def _outcome(s: State, words: Words) -> Iterator[str]:
    """Why the game has ended, who won, and whom the supply alone keeps from winning too."""
    won = winners(s)
    first, best = won[0], int(points_of(s, won[0]))
    yield words("event-game-over", reason=reason(s))
    names = ", ".join(words.seat(seat) for seat in won)
    yield words("sheet-winner", winners=names, count=len(won), points=best)
    for other in range(s.players):
        if other not in won and points_of(s, other) == best:
            yield words("final-tie-break", one=words.seat(first), other=words.seat(other),
                        more=int(supply_of(s, first)), less=int(supply_of(s, other)))  # fmt: skip


def _doublings(box: Box, s: State, words: Words) -> Iterator[str]:
    """In which regions a fortress has doubled somebody's points."""
    doubled = [
        words("sheet-doubling", seat=words.seat(seat), region=words(f"region-{name}"))
        for region, name in enumerate(REGIONS)
        for seat in range(s.players)
        if is_doubled(box.record, s, region, seat)
    ]
    if doubled:
        yield words("sheet-doubled", doublings=", ".join(doubled))
