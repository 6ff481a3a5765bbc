"""What an action is good for, and what somebody new to the game should know before it (RULES.md, 10 to 15).

The sentences are in face/words/*.coach.ftl.
"""

from collections.abc import Iterator

import numpy as np

from tianxia.games.legacy_of_yu.rules.building import can_build_canal
from tianxia.games.legacy_of_yu.rules.piles import ready_size
from tianxia.games.legacy_of_yu.rules.round import count_outsiders, newcomers
from tianxia.games.legacy_of_yu.rules.townsfolk import list_row
from tianxia.games.legacy_of_yu.state import NUM_COLOURS, OUTCOMES, RIVER, ROW, Event, Outcome, State
from tianxia.games.legacy_of_yu.text import actions
from tianxia.kernel.bits import size
from tianxia.kernel.coach import Measure
from tianxia.kernel.game import Box
from tianxia.words import Words

FIRSTS = {"flood": "piles", "assault": "assault"}
"""What is explained when it happens for the first time, and the chapter of the rules that says more."""
DRAWN = 4
"""Cards of a harvest, at least."""
THIN = 6
"""Townsfolk in hand and in the two piles: with fewer the ready pile is remade, and the flood rises, every round."""


def outlook(box: Box, s: State, seat: int, words: Words) -> list[Measure]:
    """Canals, how far the water may still rise, outsiders, people and goods."""
    counts = {
        "canals": int(s.built),
        "slack": max(0, int(s.built) - int(s.flood)),
        "outsiders": int(count_outsiders(s)),
        "townsfolk": _cycle(s),
        "workers": int(s.held[:NUM_COLOURS].sum()) + int((s.slots != 0).sum()),
        "goods": int(s.held[NUM_COLOURS:].sum()),
        "buildings": int((s.spaces != 0).sum()),
        "tucked": int((s.tucked != 0).sum()),
    }
    return [Measure(words(f"outlook-{name}"), (count,)) for name, count in counts.items()]


def warnings(box: Box, before: State, after: State, seat: int, words: Words) -> list[str]:
    """A game that is lost by it, a flood, a round ended too soon, a village that grows too small."""
    return list(_warnings(box, before, after, words))


def _warnings(box: Box, before: State, after: State, words: Words) -> Iterator[str]:
    events: list[list[int]] = after.events[: after.event_count].tolist()
    kinds = {event[0] for event in events}
    if before.outcome == Outcome.NONE and after.outcome not in (Outcome.NONE, Outcome.WIN):
        yield words("warn-lost", outcome=OUTCOMES[after.outcome])
        return
    if Event.ENDED in kinds:
        yield from _ended(box, before, words)
    elif Event.FLOODED in kinds:
        yield words("warn-flood", left=max(0, int(after.built) - int(after.flood)))
    if Event.DISCARDED in kinds and _cycle(after) < THIN:
        yield words("warn-thin", count=_cycle(after))


def _ended(box: Box, s: State, words: Words) -> Iterator[str]:
    """The actions are over, although the water or the outsiders are about to win, or a canal could be built."""
    b, ready = box.record, int(ready_size(s))
    outsiders, more = int(count_outsiders(s)), int(newcomers(b, s))
    if s.built == s.flood and s.built < RIVER and ready < DRAWN:
        yield words("warn-water", ready=ready, number=int(s.built) + 1)
    if outsiders + more >= ROW and _can_attack(box, s):
        yield words("warn-outsiders", count=outsiders, more=more, all=ROW)
    if can_build_canal(b, s):
        yield words("warn-canal", number=int(s.built) + 1)


def _can_attack(box: Box, s: State) -> bool:
    """Could outsiders be attacked with what the player has?"""
    out = np.zeros(3 * ROW, np.int32)
    count = int(list_row(box.record, s, out, 0))
    return any(actions.ATTACK <= action < actions.CANAL for action in out[:count].tolist())


def _cycle(s: State) -> int:
    """Townsfolk in hand, ready and exhausted."""
    return int(ready_size(s)) + int(size(s.exhausted)) + int(size(s.hand))
