"""What an action is good for, and what somebody new to the game should know before it (RULES.md, 6 to 12).

The sentences are in face/words/*.coach.ftl.
"""

from collections.abc import Iterator

from tianxia.games.zhanguo.rules.abilities import number_fits
from tianxia.games.zhanguo.rules.scoring import (
    final_points,
    governor_points,
    marker_points,
    marker_value,
    objective_points,
    wall_points,
)
from tianxia.games.zhanguo.rules.unrest import forbids_palace, is_in_revolt
from tianxia.games.zhanguo.state import (
    COURT_ACTIONS,
    NOBODY,
    NUM_ASPECTS,
    NUM_REGIONS,
    REGIONS,
    Court,
    Decision,
    Event,
    Phase,
    State,
)
from tianxia.kernel.coach import Measure
from tianxia.kernel.game import Box
from tianxia.words import Words

FIRSTS = {"assault": "unrest", "unification": "rewards", "scoring": "palace"}
"""What is explained when it happens for the first time, and the chapter of the rules that says more."""
FINAL = {
    "sheet-regions": governor_points,
    "sheet-markers": marker_points,
    "sheet-objectives": objective_points,
    "sheet-walls": wall_points,
}
"""The points of the final count, by the name they have in the score sheet."""
STARTED = {
    Event.HIRED: Court.HIRE,
    Event.RECRUITED: Court.RECRUIT,
    Event.GOVERNOR_NAMED: Court.GOVERNOR,
    Event.PALACE_PLANNED: Court.PALACE,
    Event.WALL_PLANNED: Court.WALL,
}
"""The event with which each court action begins whose cards a fitting number activates."""


def outlook(box: Box, s: State, seat: int, words: Words) -> list[Measure]:
    """Points in play and those that the final count would bring now; markers, pieces and unrest of each board."""
    b, seats = box.record, range(s.players)
    counted = tuple(int(final_points(b, s, k)) if s.phase == Phase.OVER else 0 for k in seats)
    during = tuple(int(s.points[k]) - counted[k] for k in seats)
    found = [Measure(words("sheet-during"), during)]
    found += [Measure(words(name), tuple(int(points(b, s, k)) for k in seats)) for name, points in FINAL.items()]
    boards = {
        "markers": [sum(int(marker_value(s, k, aspect)) for aspect in range(NUM_ASPECTS)) for k in seats],
        "officials": [int(s.gov[k].sum() + s.work[k].sum()) for k in seats],
        "workers": [int(s.workers[k].sum()) for k in seats],
        "cards": [int(s.card_counts[k].sum()) for k in seats],
        "unrest": [int(s.unrest[k].sum()) for k in seats],
    }
    return [*found, *(Measure(words(f"outlook-{name}"), tuple(values)) for name, values in boards.items())]


def warnings(box: Box, before: State, after: State, seat: int, words: Words) -> list[str]:
    """Unrest that blocks a region or forbids a palace, and a court action that activates none of the seat's cards."""
    if before.board[seat] == NOBODY:
        return []
    return [*_unrest(box, before, after, seat, words), *_court(box, before, after, seat, words)]


def _unrest(box: Box, before: State, after: State, seat: int, words: Words) -> Iterator[str]:
    b = box.record
    for region in range(NUM_REGIONS):
        if after.unrest[seat, region] <= before.unrest[seat, region]:
            continue
        if is_in_revolt(b, after, seat, region) and not is_in_revolt(b, before, seat, region):
            yield words("warn-revolt", region=words(f"region-{REGIONS[region]}"))
        elif forbids_palace(b, after, seat, region) and not forbids_palace(b, before, seat, region):
            yield words("warn-no-palace", region=words(f"region-{REGIONS[region]}"))


def _court(box: Box, before: State, after: State, seat: int, words: Words) -> Iterator[str]:
    """The card was sent to court, and its number does not fit the cards with this action on their left."""
    if before.decision != Decision.USE or after.top != before.card:
        return
    kinds = [event[0] for event in after.events[: after.event_count].tolist()]
    action = next((action for event, action in STARTED.items() if event in kinds), None)
    if action is None or number_fits(action, before.card, before.top):
        return
    missed = _answering(box, before, seat, action)
    if missed:
        way = "lower" if action in (Court.HIRE, Court.GOVERNOR) else "higher"
        yield words("warn-number", action=COURT_ACTIONS[action], top=int(before.top), way=way, count=missed)


def _answering(box: Box, s: State, seat: int, action: Court) -> int:
    """How many cards of the seat's board have this court action on their left, where there is no revolt."""
    return sum(
        int(box.record.triggers[card]) == action
        for region in range(NUM_REGIONS)
        if not is_in_revolt(box.record, s, seat, region)
        for card in s.cards[seat, region, : s.card_counts[seat, region]].tolist()
    )
