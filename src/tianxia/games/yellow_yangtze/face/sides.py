"""The sides of a pending revolt or war, for the log, the panel and the banners."""

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from tianxia.games.yellow_yangtze.rules.realms import clashing_colours, owner
from tianxia.games.yellow_yangtze.rules.revolts import revolt_strength
from tianxia.games.yellow_yangtze.rules.wars import is_strongest, support_of
from tianxia.games.yellow_yangtze.state import COLOURS, NOBODY, NUM_COLOURS, Decision, State
from tianxia.kernel.game import Box
from tianxia.words import Words


class Side(NamedTuple):
    """One side of a conflict."""

    leaders: tuple[tuple[int, int], ...]
    """Those that clash, by seat and colour."""
    base: int
    """Its strength on the board."""
    added: int | None
    """What has been added from hands; None if nobody has answered yet."""

    @property
    def total(self) -> int:
        """Its strength so far."""
        return self.base + (self.added or 0)

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose leaders are at stake, ascending."""
        return tuple(sorted({seat for seat, _ in self.leaders}))


def pending_sides(box: Box, s: State) -> tuple[Side, ...]:
    """The sides of the conflict that is being decided, none if there is none; the attacker of a revolt first."""
    if s.decision == Decision.REVOLT:
        return tuple(_rebel(s, int(seat), answer) for answer, seat in enumerate((s.turn, s.defender)))
    if s.decision in (Decision.WAR, Decision.WINNER):
        return tuple(_warring(box, s, side) for side in range(s.num_sides))
    return ()


def _rebel(s: State, seat: int, answer: int) -> Side:
    has_answered = answer < s.num_commits
    added = int(s.commits[answer, 1] + s.commits[answer, 2])
    base = int(revolt_strength(s, seat, answer)) - added
    return Side(((seat, int(s.colour)),), base, added if has_answered else None)


def _warring(box: Box, s: State, side: int) -> Side:
    clash = int(clashing_colours(box.record, s, s.at))
    found = [(int(owner(s, s.sides[side], colour)), colour) for colour in range(NUM_COLOURS) if clash >> colour & 1]
    leaders = tuple((seat, colour) for seat, colour in found if seat != NOBODY)
    return Side(leaders, int(s.soldiers[side]), int(support_of(s, side)) if s.num_commits else None)


def leaders_told(leaders: Sequence[tuple[int, int]], words: Words) -> str:
    """Leaders in words: each seat with all of its own."""
    by_seat: dict[int, list[str]] = {}
    for seat, colour in leaders:
        by_seat.setdefault(seat, []).append(words(f"leader-{COLOURS[colour]}"))
    return "; ".join(", ".join((words.seat(seat), *own)) for seat, own in by_seat.items())


def side_names(sides: Sequence[Side], words: Words) -> list[str]:
    """What the sides are called: by their seats, or by their leaders if a seat is on several of them."""
    seats = [seat for side in sides for seat in side.seats]
    if len(set(seats)) < len(seats):
        return [leaders_told(side.leaders, words) for side in sides]
    return [", ".join(map(words.seat, side.seats)) for side in sides]


def against(names: Sequence[str], words: Words) -> str:
    """Several names, one against the other."""
    return reduce(lambda one, other: words("moment-against", one=one, other=other), names)


def clash_line(sides: Sequence[Side], words: Words) -> str:
    """Which leaders clash in a war, side by side."""
    told = (leaders_told(side.leaders, words) for side in sides)
    return " ".join(words("moment-clash", side=i + 1, leaders=leaders) for i, leaders in enumerate(told))


def forecast(box: Box, s: State, seat: int, words: Words) -> str:
    """How a pending conflict ends if nobody adds anything more, as a seat hears it."""
    sides = pending_sides(box, s)
    names = side_names(sides, words)
    totals = [side.total for side in sides]
    if s.decision == Decision.REVOLT:
        ahead = [0 if totals[0] > totals[1] else 1]
    else:
        ahead = [side for side in range(len(sides)) if is_strongest(s, side)]
    own = [seat in side.seats for side in sides]
    strengths = (
        words("moment-strength", who=name, total=side.total, you="yes" if is_own and sum(own) == 1 else "no")
        for name, side, is_own in zip(names, sides, own, strict=True)
    )
    return words(
        "moment-forecast",
        strengths=", ".join(strengths),
        outcome=_outcome(sides, ahead, seat, int(s.turn)),
        winner=names[ahead[0]],
        count=len(sides[ahead[0]].seats),
        chooser=words.seat(int(s.turn)),
        defended="yes" if s.decision == Decision.REVOLT and totals[0] == totals[1] else "no",
    )


def _outcome(sides: Sequence[Side], ahead: list[int], seat: int, active: int) -> str:
    """The end of a conflict for a seat, as the forecast chooses by it."""
    if len(ahead) > 1:
        return "you-choose" if seat == active else "tie"
    wins = seat in sides[ahead[0]].seats
    loses = any(seat in side.seats for i, side in enumerate(sides) if i != ahead[0])
    return "other" if wins == loses else "win" if wins else "lose"
