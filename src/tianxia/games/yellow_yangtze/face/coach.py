"""What an action is good for, and what somebody new to the game should know before it (RULES.md, 8 to 13).

The sentences are in face/words/*.coach.ftl.
"""

from collections.abc import Iterator

from tianxia.games.yellow_yangtze.face.sides import leaders_told, pending_sides
from tianxia.games.yellow_yangtze.rules.pagodas import pagodas_under
from tianxia.games.yellow_yangtze.rules.scoring import score_of
from tianxia.games.yellow_yangtze.state import COLOURS, NOBODY, Cause, Colour, Decision, Event, State
from tianxia.kernel.coach import Measure
from tianxia.kernel.game import Box
from tianxia.words import Words

FIRSTS = {"conflict": "wars", "scoring": "pagodas"}
"""What is explained when it happens for the first time, and the chapter of the rules that says more."""
Numbers = list[int]
"""An event: its kind and the numbers that follow."""


def outlook(box: Box, s: State, seat: int, words: Words) -> list[Measure]:
    """The points by colour, the score they make for the seat itself, leaders on the board and their pagodas.

    The totals of others may be a secret to people; what changes of them is seen by all.
    """
    seats = range(s.players)
    found = [
        Measure(words(f"sheet-{colour}"), tuple(int(s.points[k, c]) for k in seats)) for c, colour in enumerate(COLOURS)
    ]
    score = tuple(int(score_of(s, k)) if k == seat else 0 for k in seats)
    leaders = tuple(sum(int(h) != NOBODY for h in s.leaders[k]) for k in seats)
    pagodas = tuple(sum(int(pagodas_under(box.record, s, k, c)) for c in range(len(COLOURS))) for k in seats)
    return [
        *found,
        Measure(words("sheet-total"), score),
        Measure(words("outlook-leaders"), leaders),
        Measure(words("outlook-pagodas"), pagodas),
    ]


def warnings(box: Box, before: State, after: State, seat: int, words: Words) -> list[str]:
    """A conflict that the seat would lose, leaders of its own that go to the supply, points for somebody else."""
    events: list[Numbers] = after.events[: after.event_count].tolist()
    return list(_warnings(box, after, events, seat, words))


def _warnings(box: Box, after: State, events: list[Numbers], seat: int, words: Words) -> Iterator[str]:
    kinds = {event[0] for event in events}
    if kinds & {Event.REVOLT_BEGUN, Event.WAR_BEGUN}:
        yield from _conflict(box, after, seat, words)
        return
    own = [(seat, event[2]) for event in events if event[0] == Event.LEADER_SENT_HOME and event[1] == seat]
    if own:
        told = ", ".join(words(f"leader-{COLOURS[colour]}") for _, colour in own)
        yield words("warn-own-leader", leaders=told, count=len(own))
    gains = [event for event in events if event[0] == Event.POINTS_GAINED and event[4] == Cause.TILE]
    if gains and all(event[1] != seat for event in gains):
        yield words("warn-gives", seat=words.seat(gains[0][1]), points=words(f"points-{COLOURS[gains[0][2]]}"))


def _conflict(box: Box, s: State, seat: int, words: Words) -> Iterator[str]:
    """The seat's side is weaker on the board: how far, and what the seat could add.

    A tie is the defender's in a revolt; in a war whoever started it names the winner, and that is the seat.
    """
    is_revolt = s.decision == Decision.REVOLT
    sides = pending_sides(box, s)
    own = [side for side in sides if seat in side.seats]
    if len(own) != 1:
        return
    against = max((side for side in sides if side is not own[0]), key=lambda side: side.base)
    more = _reserve(s, seat, Colour.BLACK if is_revolt else Colour.RED)
    if own[0].base < against.base + is_revolt:
        yield words(
            "warn-conflict",
            kind="revolt" if is_revolt else "war",
            own=own[0].base,
            other=against.base,
            others=leaders_told(against.leaders, words),
            more=more,
            hope="yes" if own[0].base + more >= against.base + is_revolt else "no",
        )


def _reserve(s: State, seat: int, colour: Colour) -> int:
    """What a seat can add: its tiles of the colour, and its leader of the colour if it is not on the board."""
    return int(s.hands[seat, colour]) + int(s.leaders[seat, colour] == NOBODY)
