"""What an action is good for, and what somebody new to the game should know before it (RULES.md, 5 to 9).

The sentences are in face/words/*.coach.ftl.
"""

from collections.abc import Iterator

from tianxia.games.china.face.score_sheet import alliance_title
from tianxia.games.china.rules.houses import house_points, region_is_full
from tianxia.games.china.rules.placing import emissary_limit
from tianxia.games.china.rules.roads import road_points
from tianxia.games.china.rules.scoring import alliance_points, leads
from tianxia.games.china.state import MAX_SEATS, NUM_REGIONS, REGIONS, Event, State
from tianxia.kernel.coach import Measure
from tianxia.kernel.game import Box
from tianxia.words import Words

FIRSTS = {"scoring": "scoring", "round": "end"}
"""What is explained when it happens for the first time, and the chapter of the rules that says more."""
BEHIND = 3
"""A region may be filled although somebody else gets a little more of it."""


def outlook(box: Box, s: State, seat: int, words: Words) -> list[Measure]:
    """What each region, alliance and road would pay if the game ended now, and who leads by emissaries where."""
    b, seats = box.record, range(s.players)
    found = [
        Measure(
            words("outlook-region", region=_name(region, words)),
            tuple(int(house_points(b, s, region, k)) for k in seats),
        )
        for region in range(NUM_REGIONS)
    ]
    found += [
        Measure(alliance_title(box, number, words), tuple(int(alliance_points(b, s, number, k)) for k in seats))
        for number in range(b.num_alliances)
    ]
    found.append(Measure(words("outlook-roads"), tuple(int(road_points(b, s, k)) for k in seats)))
    led = tuple(sum(bool(leads(s, region, k)) for region in range(NUM_REGIONS)) for k in seats)
    return [*found, Measure(words("outlook-leads"), led)]


def warnings(box: Box, before: State, after: State, seat: int, words: Words) -> list[str]:
    """An emissary or a house that brings nothing, and a region that is filled for somebody else."""
    return list(_warnings(box, before, after, seat, words))


def _warnings(box: Box, before: State, after: State, seat: int, words: Words) -> Iterator[str]:
    for event in after.events[: after.event_count].tolist():
        match event[0]:
            case Event.REGION_SCORED:
                yield from _filled(after, event[1], event[2 : 2 + MAX_SEATS], seat, words)
            case Event.HOUSE_BUILT:
                yield from _house(box, before, after, int(box.record.region_of[event[2]]), words)
            case Event.EMISSARY_SENT:
                yield from _emissary(after, event[2], seat, words)


def _filled(s: State, region: int, points: list[int], seat: int, words: Words) -> Iterator[str]:
    """A region is scored, and another seat gets clearly more of it."""
    best = max(range(s.players), key=lambda other: points[other])
    if points[best] >= points[seat] + BEHIND:
        yield words(
            "warn-filled", region=_name(region, words), seat=words.seat(best), most=points[best], own=points[seat]
        )


def _house(box: Box, before: State, after: State, region: int, words: Words) -> Iterator[str]:
    """A house that pays nothing, neither here nor on a road, where nobody above can be reached any more."""
    b, seat = box.record, int(before.turn)
    own = int(after.house_counts[region, seat])
    above = min((int(n) for n in after.house_counts[region, : after.players] if n > own), default=0)
    free = int(b.spaces[region] - after.built[region])
    is_late = bool(above) and own + free < above and not region_is_full(b, after, region)
    gains = house_points(b, after, region, seat) > house_points(b, before, region, seat)
    if is_late and not gains and road_points(b, after, seat) == road_points(b, before, seat):
        yield words("warn-house", region=_name(region, words), own=own, above=above, free=free)


def _emissary(s: State, region: int, seat: int, words: Words) -> Iterator[str]:
    """An emissary who leads nothing, where there is no room for as many as that would take."""
    counts = [int(n) for n in s.emissaries[region, : s.players]]
    best = max(range(s.players), key=lambda other: counts[other])
    missing = counts[best] - counts[seat]
    free = int(emissary_limit(s, region) - s.sent[region])
    if missing > free:
        yield words(
            "warn-emissary",
            region=_name(region, words), seat=words.seat(best), most=counts[best], own=counts[seat], free=free,
        )  # fmt: skip


def _name(region: int, words: Words) -> str:
    return words(f"region-{REGIONS[region]}")
