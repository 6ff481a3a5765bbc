"""What happened and what is asked, in words (RULES.md, 16). The sentences are in face/words."""

from collections.abc import Iterator, Sequence

from tianxia.games.china.box import space_names
from tianxia.games.china.face.score_sheet import RoadRow, paid_alliances, paid_regions, road_rows
from tianxia.games.china.rules.houses import is_doubled, region_is_full
from tianxia.games.china.rules.placing import can_pay
from tianxia.games.china.rules.scoring import is_ahead, points_of, supply_of
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
from tianxia.kernel.game import Box
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
    who = "other" if seat != decider(s) else "short" if _is_short(box, s) else "you"
    missing = int(box.record.hand - s.hand_sizes[s.turn])
    kind = DECISIONS[s.decision]
    return words(f"prompt-{kind}", who=who, name=words.seat(s.turn), region=region, missing=missing)


def _is_short(box: Box, s: State) -> bool:
    """May the seat whose turn it is place a second piece, but has no cards for it (R-13)?"""
    is_asked = s.decision == Decision.MORE
    return bool(is_asked and not any(can_pay(box.record, s, s.region, colour) for colour in range(len(COLOURS))))


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


def _region_line(s: State, region: int, points: Sequence[int], doubled: int, message: str, words: Words) -> str:
    parts = [
        words("points-of", seat=words.seat(seat), points=points[seat], doubled="yes" if doubled >> seat & 1 else "no")
        for seat in range(s.players)
        if points[seat]
    ]
    return words(message, region=words(f"region-{REGIONS[region]}"), points=", ".join(parts))


def _final_stages(box: Box, s: State, words: Words) -> Iterator[str]:
    """The final scoring: regions that were open, alliances, roads."""
    seats = range(s.players)
    for region, points in paid_regions(box, s):
        if not region_is_full(box.record, s, region):
            doubled = sum(1 << seat for seat in seats if is_doubled(box.record, s, region, seat))
            yield _region_line(s, region, points, doubled, "final-region", words)
    for number, points in paid_alliances(box, s):
        a, b = (words(f"region-{REGIONS[r]}") for r in box.record.alliances[number])
        names = ", ".join(words.seat(seat) for seat in seats if points[seat])
        yield words("final-alliance", number=number + 1, a=a, b=b, seats=names, points=max(points))
    for seat in seats:
        yield from (row_line(seat, row, words) for row in road_rows(box, s, seat))
    yield from tie_breaks(s, words)


def row_line(seat: int, row: RoadRow, words: Words) -> str:
    """A row of houses of a seat, in a sentence."""
    spaces = ", ".join(space_title(words, name) for name in row.spaces)
    return words("final-row", seat=words.seat(seat), spaces=spaces, points=row.points, doubled=row.doubled)


def tie_breaks(s: State, words: Words) -> Iterator[str]:
    """Who is ahead of whom by the supply alone."""
    for one in range(s.players):
        for other in range(s.players):
            if points_of(s, one) == points_of(s, other) and is_ahead(s, one, other):
                yield words("final-tie-break", one=words.seat(one), other=words.seat(other),
                            more=int(supply_of(s, one)), less=int(supply_of(s, other)))  # fmt: skip
