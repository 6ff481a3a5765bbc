"""What happened and what is asked, in words (specification: chapter 16). The sentences are in words/*.ftl."""

from collections.abc import Iterator
from typing import Any

from tianxia.games.china.box import space_names
from tianxia.games.china.ending import alliance_points
from tianxia.games.china.houses import house_points, is_doubled, region_is_full
from tianxia.games.china.state import COLOURS, END_REASONS, MAX_SEATS, NOBODY, REGIONS, Event
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.words import Words


def tell(box: Box, s: Any, words: Words) -> list[str]:
    """The events of the last action as lines, from a scrubbed record."""
    lines = [_line(box, s, [int(n) for n in s.events[i]], words) for i in range(s.event_count)]
    return [*lines, *_final_stages(box, s, words)] if s.ended else lines


def prompt(view: Document, seat: int, words: Words) -> str:
    """Whose decision it is and what is asked."""
    kind = view["decision"]["kind"]
    if kind == "over":
        winners = [words.seat(winner) for winner in view["result"]["winners"]]
        return words("prompt-over", winners=", ".join(winners), count=len(winners))
    region = words(f"region-{view['decision']['region']}") if kind == "more" else ""
    who = "you" if seat == view["decider"] else "other"
    missing = 3 - view["hand_sizes"][view["turn"]]
    return words(f"prompt-{kind}", who=who, name=words.seat(view["turn"]), region=region, missing=missing)


def space_title(words: Words, name: str) -> str:
    """A space in words: the region and the number."""
    return f"{words('region-' + name[:-1])} {name[-1]}"


def _line(box: Box, s: Any, event: list[int], words: Words) -> str:
    kind = Event(event[0])
    message = f"event-{kind.name.lower().replace('_', '-')}"
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


def _region_line(s: Any, region: int, points: list[int], doubled: int, message: str, words: Words) -> str:
    parts = [
        words("points-of", seat=words.seat(seat), points=points[seat], doubled="yes" if doubled >> seat & 1 else "no")
        for seat in range(s.players)
        if points[seat]
    ]
    return words(message, region=words(f"region-{REGIONS[region]}"), points=", ".join(parts))


def _final_stages(box: Box, s: Any, words: Words) -> Iterator[str]:
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
        if s.road_points[seat]:
            yield words("final-roads", seat=words.seat(seat), points=int(s.road_points[seat]))
