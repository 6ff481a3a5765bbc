"""What happened and what is asked, in words (RULES.md, 9)."""

from tests.toy.state import END_REASONS, Decision, Event, State
from tianxia.kernel.game import Box
from tianxia.words import Words


def log(box: Box, s: State, words: Words) -> list[str]:
    """The events of the last action as lines, from a scrubbed record."""
    return [_line([int(n) for n in s.events[i]], words) for i in range(s.event_count)]


def _line(event: list[int], words: Words) -> str:
    kind, a, b, c = event[:4]
    match kind:
        case Event.ROLLED:
            return words("event-rolled", name=words.seat(a), pips=b, points=c)
        case Event.DROWNED:
            return words("event-drowned", name=words.seat(a), points=b)
        case Event.BANKED:
            return words("event-banked", name=words.seat(a), points=b)
        case Event.SWAPPED:
            return words("event-swapped", name=words.seat(a), card=b)
        case _:
            return words("event-over", reason=END_REASONS[a - 1])


def prompt(box: Box, s: State, seat: int, words: Words) -> str:
    """Whose decision it is and what is asked."""
    if s.decision == Decision.OVER:
        return words("prompt-over")
    if s.turn != seat:
        return words("prompt-wait", name=words.seat(int(s.turn)))
    return words("prompt-turn", pot=int(s.pot))
