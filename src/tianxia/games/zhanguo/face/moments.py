"""What deserves a look of its own: rounds, rewards and objectives, palaces, revolts, the final count."""

from collections.abc import Iterator

from tianxia.games.zhanguo.face.log import event_line
from tianxia.games.zhanguo.rules.rewards import reward_of
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
    ASPECTS,
    NUM_ASPECTS,
    OBJECTIVE_KINDS,
    OBJECTIVE_SECTIONS,
    REGIONS,
    REWARDS,
    Aspect,
    Decision,
    Event,
    Phase,
    State,
)
from tianxia.kernel.game import Box, Moment
from tianxia.words import Words

Numbers = list[int]
"""An event: its kind and the numbers that follow."""
Row = tuple[str, ...]
ANSWERS = (Event.REWARD_DECLINED, Event.REWARD_TAKEN)
"""What happens only after the first reward of a round was offered."""


def moments(box: Box, s: State, words: Words) -> list[Moment]:
    """What the last action caused, from a scrubbed record."""
    events: list[Numbers] = s.events[: s.event_count].tolist()
    return list(_moments(box, s, events, words))


def _moments(box: Box, s: State, events: list[Numbers], words: Words) -> Iterator[Moment]:
    begun = [event[1] for event in events if event[0] == Event.ROUND_BEGUN]
    now = begun[0] - 1 if begun else int(s.round_number)
    for event in events:
        match event[0]:
            case Event.ROUND_BEGUN:
                now = event[1]
                yield _round(box, s, event, events, words)
            case Event.REWARD_OFFERED | Event.REWARD_LEFT if _is_first(event, events):
                yield _unification(box, s, now, events, words)
            case Event.REWARD_TAKEN:
                yield _reward(event, words)
            case Event.CLAIMED:
                yield _objective(box, s, event, words)
            case Event.PALACE_BUILT:
                yield _palace(box, s, event, words)
            case Event.CARD_LAID if event[6]:
                yield from _unrest(box, s, event[1], event[3], words)
            case Event.RECRUITED if event[4]:
                yield from _unrest(box, s, event[1], event[2], words)
            case Event.GAME_OVER:
                yield _end(box, s, event, words)


def standing(box: Box, s: State, seat: int, words: Words) -> Moment | None:
    """The reward that is offered or being taken: what it is, who has most of its aspect, who is asked."""
    if s.phase != Phase.REWARDS:
        return None
    aspect, asked = ASPECTS[s.aspect], int(s.turn)
    title = words("moment-offer", aspect=aspect, reward=words(f"reward-{REWARDS[reward_of(box.record, s)]}"))
    answer = "asked" if s.decision == Decision.REWARD else "takes"
    lines = [words(f"moment-offer-{answer}", seat=words.seat(asked), you="yes" if seat == asked else "no")]
    declined = [words.seat(other) for other in range(s.players) if s.declined >> other & 1]
    if declined:
        lines.append(words("moment-offer-declined", seats=", ".join(declined)))
    lines.append(words("moment-offer-why"))
    return Moment("unification", title, tuple(lines), _values(s, words), ("offered", f"marker-{aspect}"))


def _values(s: State, words: Words) -> tuple[Row, ...]:
    """What the markers and seals of every seat are worth, by aspect."""
    heads = ("", *(words(f"aspect-{aspect}") for aspect in ASPECTS))
    rows = (
        (words.seat(seat), *(str(int(marker_value(s, seat, aspect))) for aspect in range(NUM_ASPECTS)))
        for seat in range(s.players)
    )
    return heads, *rows


def _is_first(event: Numbers, events: list[Numbers]) -> bool:
    """Is this what became of the first reward of a round when all cards had been played?"""
    aspect = event[2] if event[0] == Event.REWARD_OFFERED else event[1]
    return aspect == Aspect.WRITING and not any(other[0] in ANSWERS for other in events)


def _round(box: Box, s: State, event: Numbers, events: list[Numbers], words: Words) -> Moment:
    """A round begins: who is first, and what it will bring."""
    number = event[1]
    lines = [event_line(box, s, e, words) for e in events if e[0] == Event.DISCS_BACK]
    lines = [*lines[:1], words("moment-round-first", seat=words.seat(event[2]))]
    rows = [(words("moment-aspect"), words("moment-reward-head"))]
    for aspect, kind in zip(ASPECTS, box.record.reward_kind[number - 1].tolist(), strict=True):
        rows.append((words(f"aspect-{aspect}"), words(f"reward-{REWARDS[kind]}")))
    return Moment("round", words("moment-round", round=number), tuple(lines), tuple(rows), ("round", "track"))


def _unification(box: Box, s: State, number: int, events: list[Numbers], words: Words) -> Moment:
    """All cards of a round are played: who has most of what decides about its rewards."""
    told = (Event.REWARD_OFFERED, Event.REWARD_LEFT)
    lines = words("moment-unification-why"), *(event_line(box, s, e, words) for e in events if e[0] in told)
    places = ("round", *(f"marker-{aspect}" for aspect in ASPECTS))
    return Moment("unification", words("moment-unification", round=number), lines, _values(s, words), places)


def _reward(event: Numbers, words: Words) -> Moment:
    _, seat, number, kind, *_ = event
    aspect = ASPECTS[number]
    title = words("moment-reward", seat=words.seat(seat), reward=words(f"reward-{REWARDS[kind]}"))
    return Moment(
        "reward", title, (words("moment-reward-why", aspect=aspect),), places=(f"marker-{aspect}", f"disc-{seat}")
    )


def _objective(box: Box, s: State, event: Numbers, words: Words) -> Moment:
    _, seat, half, kind, *_ = event
    place = f"objective-{OBJECTIVE_SECTIONS[half]}-{OBJECTIVE_KINDS[kind]}"
    title = words("moment-objective", seat=words.seat(seat))
    lines = event_line(box, s, event, words), words("moment-objective-why")
    return Moment("reward", title, lines, places=(place,))


def _palace(box: Box, s: State, event: Numbers, words: Words) -> Moment:
    _, seat, region, points, *_ = event
    title = words("moment-palace", seat=words.seat(seat), points=points)
    return Moment("scoring", title, (event_line(box, s, event, words),), places=(f"palace-{REGIONS[region]}",))


def _unrest(box: Box, s: State, seat: int, region: int, words: Words) -> Iterator[Moment]:
    """Unrest has risen: a revolt, or at least no palace any more."""
    if is_in_revolt(box.record, s, seat, region):
        kind = "revolt"
    elif forbids_palace(box.record, s, seat, region):
        kind = "unrest"
    else:
        return
    title = words(f"moment-{kind}", seat=words.seat(seat), region=words(f"region-{REGIONS[region]}"))
    line = words(f"moment-{kind}-why", unrest=int(s.unrest[seat, region]))
    yield Moment("assault", title, (line,), places=(f"track-{seat}-{REGIONS[region]}",))


def _end(box: Box, s: State, event: Numbers, words: Words) -> Moment:
    """The final count, seat by seat."""
    kinds = governor_points, marker_points, objective_points, wall_points
    heads = ("", *(words(f"moment-end-{kind}") for kind in ("during", "governors", "markers", "objectives", "walls")))
    rows = []
    for seat in range(s.players):
        total = int(s.points[seat])
        during = total - int(final_points(box.record, s, seat))
        shares = (during, *(int(points(box.record, s, seat)) for points in kinds), total)
        rows.append((words.seat(seat), *map(str, shares)))
    lines = event_line(box, s, event, words), words("help-none")
    places = tuple(f"seat-{seat}" for seat in range(s.players))
    return Moment("scoring", words("moment-end"), lines, ((*heads, words("moment-end-total")), *rows), places)
