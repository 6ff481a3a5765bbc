"""Where every point came from, in words: regions, alliances, roads (RULES.md, 7 and 9)."""

from collections.abc import Iterator

from tianxia.games.china.rules.houses import house_points, is_doubled
from tianxia.games.china.rules.scoring import alliance_points, points_of, supply_of
from tianxia.games.china.state import REGIONS, State
from tianxia.games.china.text.position import reason, winners
from tianxia.kernel.game import Box, ScoreSheet
from tianxia.words import Words

Row = tuple[str, tuple[int | str, ...]]


def score_sheet(box: Box, s: State, words: Words) -> ScoreSheet:
    """A row for each region and each alliance that paid somebody, one for the roads, and the total."""
    seats = range(s.players)
    rows = [*_regions(box, s, words), *_alliances(box, s, words)]
    rows.append((words("sheet-roads"), tuple(int(s.road_points[seat]) for seat in seats)))
    rows.append((words("sheet-total"), tuple(int(points_of(s, seat)) for seat in seats)))
    return ScoreSheet(rows, [*_outcome(s, words), *_doublings(box, s, words)])


def _regions(box: Box, s: State, words: Words) -> Iterator[Row]:
    for region, name in enumerate(REGIONS):
        points = tuple(int(house_points(box.record, s, region, seat)) for seat in range(s.players))
        if any(points):
            yield words(f"region-{name}"), points


def _alliances(box: Box, s: State, words: Words) -> Iterator[Row]:
    for number in range(box.record.num_alliances):
        points = tuple(int(alliance_points(box.record, s, number, seat)) for seat in range(s.players))
        if any(points):
            a, b = (words(f"region-{REGIONS[region]}") for region in box.record.alliances[number])
            yield words("sheet-alliance", number=number + 1, a=a, b=b), points


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
