"""What deserves a look of its own: a region that is scored, a deck that has run out, the stages of the final scoring.

The sentences are in face/words/*.moments.ftl.
"""

from collections.abc import Iterator, Sequence

from tianxia.games.china.box import space_names
from tianxia.games.china.face.log import row_line, tie_breaks
from tianxia.games.china.face.score_sheet import Points, alliance_title, paid_alliances, paid_regions, road_rows
from tianxia.games.china.rules.houses import is_doubled, region_is_full
from tianxia.games.china.rules.scoring import points_of
from tianxia.games.china.state import MAX_SEATS, REGIONS, Event, State
from tianxia.games.china.text.position import reason, winners
from tianxia.kernel.game import Box, Moment, no_standing
from tianxia.words import Words

Row = tuple[str, ...]

standing = no_standing
"""Whatever an action causes is over at once."""


def moments(box: Box, s: State, words: Words) -> list[Moment]:
    """What the last action caused, in order."""
    found: list[Moment] = []
    for event in s.events[: s.event_count].tolist():
        match event[0]:
            case Event.REGION_SCORED:
                found.append(_full_region(box, s, event[1], event[2 : 2 + MAX_SEATS], words))
            case Event.RESHUFFLED:
                lines = (words("moment-reshuffled"), words("moment-reshuffled-next"))
                found.append(Moment("round", words("moment-deck"), lines, places=("deck", "discards")))
            case Event.LAST_ROUND:
                lines = (words("event-last-round", turns=event[1]), words("moment-last-round-why"))
                found.append(Moment("round", words("moment-last-round"), lines, places=("deck",)))
            case Event.GAME_OVER:
                found += _final_scoring(box, s, words)
    return found


def _full_region(box: Box, s: State, region: int, points: Sequence[int], words: Words) -> Moment:
    """A region that has just got its last house: who has how many there, and what that pays."""
    name = REGIONS[region]
    rows = (
        _heads(s, words),
        _row(words("moment-houses"), _of_seats(s, s.house_counts[region].tolist())),
        _row(words("moment-points"), _of_seats(s, points)),
    )
    lines = (words("moment-region-rule", houses=int(s.built[region])), *_doublings(box, s, [region], words))
    houses = (f"house-{space}" for space in space_names(box.record) if space[:-1] == name)
    title = words("moment-region-full", region=words(f"region-{name}"))
    return Moment("scoring", title, lines, rows, (name, *houses))


def _final_scoring(box: Box, s: State, words: Words) -> Iterator[Moment]:
    """The stages of the final scoring that pay anybody, and the result."""
    regions = [(r, points) for r, points in paid_regions(box, s) if not region_is_full(box.record, s, r)]
    if regions:
        lines = (words("moment-open-regions-rule"), *_doublings(box, s, [region for region, _ in regions], words))
        rows = (_row(words(f"region-{REGIONS[region]}"), points) for region, points in regions)
        places = tuple(REGIONS[region] for region, _ in regions)
        yield Moment("scoring", words("moment-open-regions"), lines, (_heads(s, words), *rows), places)
    alliances = list(paid_alliances(box, s))
    if alliances:
        rows = (_row(alliance_title(box, alliance, words), points) for alliance, points in alliances)
        places = tuple(f"alliance-{alliance + 1}" for alliance, _ in alliances)
        lines = (words("moment-alliances-rule"),)
        yield Moment("scoring", words("moment-alliances"), lines, (_heads(s, words), *rows), places)
    yield from _roads(box, s, words)
    yield _result(s, words)


def _roads(box: Box, s: State, words: Words) -> Iterator[Moment]:
    """The rows of houses along roads, if there are any."""
    found = [(seat, row) for seat in range(s.players) for row in road_rows(box, s, seat)]
    if found:
        lines = (words("moment-roads-rule"), *(row_line(seat, row, words) for seat, row in found))
        rows = (_heads(s, words), _row(words("moment-points"), _of_seats(s, s.road_points.tolist())))
        places = tuple(f"house-{space}" for _, row in found for space in row.spaces)
        yield Moment("scoring", words("moment-roads"), lines, rows, places)


def _result(s: State, words: Words) -> Moment:
    """Who has won, and with what."""
    won = winners(s)
    rows = (
        _heads(s, words),
        _row(words("moment-from-regions"), _of_seats(s, s.region_points.tolist())),
        _row(words("moment-from-alliances"), _of_seats(s, s.alliance_points.tolist())),
        _row(words("moment-from-roads"), _of_seats(s, s.road_points.tolist())),
        _row(words("sheet-total"), [int(points_of(s, seat)) for seat in range(s.players)]),
    )
    title = words("moment-won", winners=", ".join(words.seat(seat) for seat in won), count=len(won))
    lines = (words("event-game-over", reason=reason(s)), *tie_breaks(s, words))
    return Moment("scoring", title, lines, rows, tuple(f"seat-{seat}" for seat in won))


def _doublings(box: Box, s: State, regions: Sequence[int], words: Words) -> Iterator[str]:
    """In which of the regions a fortress has doubled somebody's points."""
    doubled = [
        words("sheet-doubling", seat=words.seat(seat), region=words(f"region-{REGIONS[region]}"))
        for region in regions
        for seat in range(s.players)
        if is_doubled(box.record, s, region, seat)
    ]
    if doubled:
        yield words("sheet-doubled", doublings=", ".join(doubled))


def _heads(s: State, words: Words) -> Row:
    return ("", *(words.seat(seat) for seat in range(s.players)))


def _row(label: str, numbers: Sequence[int]) -> Row:
    return (label, *map(str, numbers))


def _of_seats(s: State, numbers: Sequence[int]) -> Points:
    """The numbers of the seats in the game: a record has room for more."""
    return tuple(numbers[: s.players])
