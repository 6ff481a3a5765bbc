"""What must hold after every action, in a state and between two (RULES.md, 10)."""

from tests.toy.state import MAX_SEATS, NUM_KINDS, Decision, Ended, State
from tianxia.kernel.chance import steps_between
from tianxia.kernel.game import Box


def faults(box: Box, s: State) -> list[str]:
    """The invariants that do not hold in a state."""
    cards = s.deck.copy()
    for seat in range(s.players):
        if 1 <= s.card[seat] <= NUM_KINDS:
            cards[s.card[seat] - 1] += 1
    checks = {
        "cards do not add up": bool((cards == box.record.cards).all()),
        "a negative number": min(s.pot, s.turns, *s.points) >= 0,
        "a seat that does not play has something": not (s.points[s.players :].any() or s.card[s.players :].any()),
        "over without a reason, or a reason without an end": (s.decision == Decision.OVER) == (s.ended != Ended.NOT),
        "too many turns": s.turns <= box.record.rounds * s.players and s.players <= MAX_SEATS,
    }
    return [name for name, holds in checks.items() if not holds]


def transition_faults(box: Box, before: State, after: State) -> list[str]:
    """The invariants between a state and the next one that do not hold."""
    drawn = steps_between(before, after)
    checks = {
        "points fell": bool((after.points >= before.points).all()),
        "more than one number of chance": 0 <= drawn <= 1,
        "the setting changed": before.players == after.players and before.sixes == after.sixes,
    }
    return [name for name, holds in checks.items() if not holds]
