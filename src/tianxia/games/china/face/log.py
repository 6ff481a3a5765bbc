"""What happened and what is asked, in words (RULES.md, 16). The sentences are in face/words."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tianxia.games.china.box import MAX_HOUSES, space_names
from tianxia.games.china.rules.houses import all_forts, house_points, is_doubled, region_is_full
from tianxia.games.china.rules.roads import SHORTEST_ROW, list_rows, row_points
from tianxia.games.china.rules.scoring import alliance_points, is_ahead, points_of, supply_of
from tianxia.games.china.rules.turn import decider
from tianxia.games.china.state import (
    COLOURS,
    DECISIONS,
    END_REASONS,
    MAX_SEATS,
    NOBODY,
    REGIONS,
    Decision,
    Event,
    State,
    name_of,
)
from tianxia.games.china.text.position import winners
from tianxia.kernel.bits import has
from tianxia.kernel.game import Box
from tianxia.kernel.options import YES_NO
from tianxia.words import Words


def log(box: Box, s: State, words: Words) -> list[str]:
    """The events of the last action as lines, from a scrubbed record."""
    lines = [_line(box, s, [int(n) for n in s.events[i]], words) for i in range(s.event_count)]
    return [*lines, *_final_stages(box, s, words)] if s.ended else lines


def prompt(box: Box, s: State, seat: int, words: Words) -> str:
    """Whose decision it is and what is asked."""
    if s.decision == Decision.OVER:
        names = [words.seat(winner) for winner in winners(s)]
        return words("prompt-over", winners=", ".join(names), count=len(names))
    region = words(f"region-{REGIONS[s.region]}") if s.decision == Decision.MORE else ""
    who = "you" if seat == decider(s) else "other"
    missing = int(box.record.hand - s.hand_sizes[s.turn])
    kind = DECISIONS[s.decision]
    return words(f"prompt-{kind}", who=who, name=words.seat(s.turn), region=region, missing=missing)


def space_title(words: Words, name: str) -> str:
    """A space in words: the region and the number."""
    return f"{words('region-' + name[:-1])} {name[-1]}"


def _line(box: Box, s: State, event: list[int], words: Words) -> str:
    kind = Event(event[0])
    message = f"event-{name_of(kind)}"
    if kind in (Event.HOUSE_BUILT, Event.FORT_PLACED, Event.EMISSARY_SENT):
        place = (
            words(f"region-{REGIONS[event[2]]}")
            if kind == Event.EMISSARY_SENT
            else space_title(words, space_names(box.record)[event[2]])
        )
        paid = words("paid", colour=COLOURS[event[3]], cards=event[4])
        return words(message, seat=words.seat(event[1]), place=place, paid=paid)
    if kind in (Event.DISCARDED, Event.TAKEN):
        return words(message, seat=words.seat(event[1]), colour=COLOURS[event[2]])
    if kind == Event.DRAWN:
        return words(message, seat=words.seat(event[1]), colour="hidden" if event[2] == NOBODY else COLOURS[event[2]])
    if kind == Event.ROW_FILLED:
        return words(message, colour=COLOURS[event[1]])
    if kind == Event.REGION_SCORED:
        points = event[2 : 2 + MAX_SEATS]
        return _region_line(s, event[1], points, event[2 + MAX_SEATS], message, words)
    if kind == Event.GAME_OVER:
        return words(message, reason=END_REASONS[event[1] - 1])
    if kind == Event.LAST_ROUND:
        return words(message, turns=event[1])
    if kind == Event.RESHUFFLED:
        return words(message)
    return words(message, seat=words.seat(event[1]))


def _region_line(s: State, region: int, points: list[int], doubled: int, message: str, words: Words) -> str:
    parts = [
        words("points-of", seat=words.seat(seat), points=points[seat], doubled="yes" if doubled >> seat & 1 else "no")
        for seat in range(s.players)
        if points[seat]
    ]
    return words(message, region=words(f"region-{REGIONS[region]}"), points=", ".join(parts))


def _final_stages(box: Box, s: State, words: Words) -> Iterator[str]:
    """The final scoring: regions that were open, alliances, roads."""
    seats = range(s.players)
    for region in range(len(REGIONS)):
        points = [int(house_points(box.record, s, region, seat)) for seat in seats]
        if any(points) and not region_is_full(box.record, s, region):
            doubled = sum(1 << seat for seat in seats if is_doubled(box.record, s, region, seat))
            yield _region_line(s, region, points, doubled, "final-region", words)
    for number in range(box.record.num_alliances):
        winners = [seat for seat in seats if alliance_points(box.record, s, number, seat)]
        if winners:
            a, b = (words(f"region-{REGIONS[r]}") for r in box.record.alliances[number])
            each = int(alliance_points(box.record, s, number, winners[0]))
            names = ", ".join(words.seat(seat) for seat in winners)
            yield words("final-alliance", number=number + 1, a=a, b=b, seats=names, points=each)
    for seat in seats:
        for row in _rows(box, s, seat):
            spaces = ", ".join(space_title(words, name) for name in row.spaces)
            yield words("final-row", seat=words.seat(seat), spaces=spaces, points=row.points, doubled=row.doubled)
    yield from _tie_breaks(box, s, words)


class _Row(NamedTuple):
    """A row of houses along a road."""

    spaces: list[str]
    points: int
    doubled: str


def _rows(box: Box, s: State, seat: int) -> Iterator[_Row]:
    """The rows that make up a seat's road points."""
    names, forts = space_names(box.record), np.uint64(all_forts(s))
    rows = np.zeros(MAX_HOUSES // SHORTEST_ROW, np.uint64)
    for row in rows[: list_rows(box.record, s, seat, rows)]:
        spaces = [name for i, name in enumerate(names) if has(row, i)]
        yield _Row(spaces, int(row_points(row, forts)), YES_NO[bool(row & forts)])


def _tie_breaks(box: Box, s: State, words: Words) -> Iterator[str]:
    """Who is ahead of whom by the supply alone."""
    for one in range(s.players):
        for other in range(s.players):
            if points_of(s, one) == points_of(s, other) and is_ahead(s, one, other):
                yield words("final-tie-break", one=words.seat(one), other=words.seat(other),
                            more=int(supply_of(s, one)), less=int(supply_of(s, other)))  # fmt: skip
