"""What happened and what is asked, in words. The sentences are in words/*.ftl.

Every event has its own sentence `event-NAME`; FIELDS names its numbers and `_render` turns each of them into what the
sentence needs: a text to be chosen by, a name, or a number.
"""

from collections.abc import Iterator

from tianxia.games.zhanguo.face.cards import card_facts
from tianxia.games.zhanguo.rules.governors import count_governors
from tianxia.games.zhanguo.rules.objectives import has_claimed
from tianxia.games.zhanguo.rules.rewards import reward_of, reward_regions
from tianxia.games.zhanguo.rules.scoring import (
    face_points,
    final_points,
    marker_leader,
    marker_value,
    objective_points,
    region_points,
    winner,
)
from tianxia.games.zhanguo.rules.turn import decider
from tianxia.games.zhanguo.state import (
    ASPECTS,
    BOARDS,
    BONUSES,
    COURT_ACTIONS,
    DECISIONS,
    FACES,
    NOBODY,
    NUM_OBJECTIVES,
    NUM_REGIONS,
    NUM_SECTIONS,
    NUM_SPACES,
    OBJECTIVE_KINDS,
    OBJECTIVE_SECTIONS,
    OFFICIALS,
    ORIGINS,
    PLACES,
    POWERS,
    REGIONS,
    REWARDS,
    SECTIONS,
    WAYS,
    Decision,
    Event,
    Phase,
    State,
)
from tianxia.games.zhanguo.text.reading import members
from tianxia.kernel.game import Box
from tianxia.words import Words

FIELDS: dict[Event, tuple[str, ...]] = {
    Event.BID: ("seat", "points"),
    Event.PASSED: ("seat",),
    Event.AUCTION_WON: ("seat", "points"),
    Event.BOARD_TAKEN: ("seat", "board", "price"),
    Event.ROUND_BEGUN: ("round", "seat"),
    Event.GIVEN_BACK: ("seat", "aspect", "card"),
    Event.CARD_PLAYED: ("seat", "card"),
    Event.CARD_LAID: ("seat", "card", "region", "markers", "points", "rise"),
    Event.DROPPED: ("seat", "colour", "region"),
    Event.HIRED: ("seat", "colour", "region", "number"),
    Event.MOVES_GIVEN: ("seat", "points", "origin"),
    Event.MOVED: ("seat", "colour", "start", "goal", "way", "cost"),
    Event.STOPPED: ("seat", "points"),
    Event.RECRUITED: ("seat", "region", "workers", "rise"),
    Event.GOVERNOR_NAMED: ("seat", "region", "calmed", "paid"),
    Event.GOVERNOR_PLACED: ("seat", "region", "place"),
    Event.PALACE_PLANNED: ("seat", "region"),
    Event.PALACE_BUILT: ("seat", "region", "points"),
    Event.WALL_PLANNED: ("seat", "section", "sticks"),
    Event.WALL_BUILT: ("seat", "section", "sticks"),
    Event.SEAL_TAKEN: ("seat", "aspect"),
    Event.ACTIVATED: ("seat", "card", "bonus"),
    Event.POWER_USED: ("seat", "board", "power"),
    Event.MARKER_TAKEN: ("seat", "aspect"),
    Event.SCORED: ("seat", "points"),
    Event.CALMED: ("seat", "region"),
    Event.WORKERS_CAME: ("seat", "region", "workers"),
    Event.CARRIED: ("seat", "start", "goal"),
    Event.SHIFTED: ("seat", "start", "place", "goal", "new_place"),
    Event.SKIPPED: ("seat",),
    Event.TURN_ENDED: ("seat",),
    Event.CLAIMED: ("seat", "half", "kind", "points"),
    Event.REWARD_OFFERED: ("seat", "aspect", "reward", "over"),
    Event.REWARD_LEFT: ("aspect", "over"),
    Event.REWARD_DECLINED: ("seat", "aspect"),
    Event.REWARD_TAKEN: ("seat", "aspect", "reward"),
    Event.DISCS_BACK: (),
    Event.GAME_OVER: ("seat",),
}
"""The names of the numbers of each event."""

NAMES = {
    "colour": OFFICIALS, "aspect": ASPECTS, "origin": ORIGINS, "half": OBJECTIVE_SECTIONS, "kind": OBJECTIVE_KINDS,
    "way": WAYS,
}  # fmt: skip
"""Fields whose names the sentences only choose by."""

MESSAGES = {
    "board": ("board", BOARDS), "section": ("section", SECTIONS), "place": ("place", PLACES),
    "new_place": ("place", PLACES), "bonus": ("bonus", BONUSES), "power": ("power", POWERS),
    "reward": ("reward", REWARDS),
}  # fmt: skip
"""Fields whose names are messages: the prefix, and the names."""


def log(box: Box, s: State, words: Words) -> list[str]:
    """The events of the last action as lines, from a scrubbed record."""
    lines = [event_line(box, s, [int(n) for n in s.events[i]], words) for i in range(s.event_count)]
    return [*lines, *final_lines(box, s, words)] if s.phase == Phase.OVER else lines


def prompt(box: Box, s: State, seat: int, words: Words) -> str:
    """Whose decision it is and what is asked."""
    if s.decision == Decision.NONE:
        best = int(winner(s))
        return words("prompt-none", name=words.seat(best), points=int(s.points[best]))
    if decider(s) == NOBODY:
        return words("prompt-nobody")
    return words(
        f"prompt-{DECISIONS[s.decision]}",
        who="you" if seat == s.turn else "other",
        name=words.seat(int(s.turn)),
        card=int(s.card),
        points=int(s.moves),
        action="none" if s.action == NOBODY else COURT_ACTIONS[s.action],
        region=int(s.region) + 1,
        sticks=int(s.sticks),
        aspect="none" if s.aspect == NOBODY else ASPECTS[s.aspect],
        bid=int(s.bid),
        round=int(s.round_number),
        **(_offered(box, s, words) if s.decision == Decision.REWARD else {}),
    )


def _offered(box: Box, s: State, words: Words) -> dict[str, str | int]:
    """The reward that is offered: what it is, in which regions, and the value of the markers that it costs."""
    regions = members(int(reward_regions(box.record, s)))
    named = ", ".join(words(f"region-{REGIONS[region]}") for region in regions)
    return {
        "reward": words(f"reward-{REWARDS[reward_of(box.record, s)]}"),
        "places": named if 0 < len(regions) < NUM_REGIONS else "none",
        "value": int(marker_value(s, int(s.turn), int(s.aspect))),
    }


def final_lines(box: Box, s: State, words: Words) -> Iterator[str]:
    """Where every point of the final scoring came from."""
    yield from _final_governors(box, s, words)
    for a, aspect in enumerate(ASPECTS):
        leader = int(marker_leader(s, a))
        if leader != NOBODY:
            points = int(box.record.marker_majority[a])
            yield words("final-markers", seat=words.seat(leader), aspect=aspect, points=points)
    for seat in range(s.players):
        points = int(objective_points(box.record, s, seat))
        if points:
            discs = sum(bool(has_claimed(s, seat, objective)) for objective in range(NUM_OBJECTIVES))
            yield words("final-objectives", seat=words.seat(seat), discs=discs, points=points)
    for section in range(NUM_SECTIONS):
        for space in range(NUM_SPACES):
            if s.walls[section, space] != NOBODY:
                yield _final_wall(box, s, section, space, words)
    for seat in range(s.players):
        total, final = int(s.points[seat]), int(final_points(box.record, s, seat))
        yield words("final-total", seat=words.seat(seat), before=total - final, final=final, total=total)


def _final_governors(box: Box, s: State, words: Words) -> Iterator[str]:
    for region in range(NUM_REGIONS):
        for seat in range(s.players):
            points = int(region_points(box.record, s, seat, region))
            if points:
                governors = int(count_governors(s, seat, region))
                yield words(
                    "final-governors",
                    seat=words.seat(seat),
                    region=words(f"region-{REGIONS[region]}"),
                    governors=governors,
                    points=points,
                )


def _final_wall(box: Box, s: State, section: int, space: int, words: Words) -> str:
    seat, face = int(s.walls[section, space]), int(s.tiles[section])
    return words(
        "final-wall",
        seat=words.seat(seat),
        section=words(f"section-{SECTIONS[section]}"),
        sticks=space + 1,
        face=words(f"face-{FACES[face]}"),
        points=int(face_points(box.record, s, seat, face, space)),
    )


def event_line(box: Box, s: State, event: list[int], words: Words) -> str:
    """An event in words."""
    kind = Event(event[0])
    values = {field: _render(field, number, words) for field, number in zip(FIELDS[kind], event[1:], strict=False)}
    if kind == Event.DISCS_BACK:
        values["seats"] = ", ".join(words.seat(seat) for seat in event[1 : 1 + s.players])
    if kind in (Event.CARD_PLAYED, Event.CARD_LAID):
        values |= card_facts(box, words, event[2])
    if "over" in values:
        values["count"] = len(members(event[1 + FIELDS[kind].index("over")]))
    return words(f"event-{kind.name.lower().replace('_', '-')}", **values)


def _render(field: str, number: int, words: Words) -> str | int:
    if field == "seat":
        return words.seat(number)
    if field in ("region", "start", "goal"):
        return words(f"region-{REGIONS[number]}")
    if field in NAMES:
        return NAMES[field][number]
    if field in MESSAGES:
        prefix, names = MESSAGES[field]
        return words(f"{prefix}-{names[number]}")
    if field == "over":
        return ", ".join(words.seat(seat) for seat in members(number))
    return number
