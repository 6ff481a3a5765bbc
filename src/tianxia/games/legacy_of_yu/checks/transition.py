"""Checks between a state and the next one (RULES.md, 20; CAMPAIGN.md, 10), as rules.

Each check answers with a set of `TransitionFault` bits; the table in `checks` says which numbered invariant it is.
"""

from enum import IntEnum

from tianxia.games.legacy_of_yu.box import Components
from tianxia.games.legacy_of_yu.box.story import StoneKind
from tianxia.games.legacy_of_yu.checks.state import mark
from tianxia.games.legacy_of_yu.rules.piles import card_bit
from tianxia.games.legacy_of_yu.rules.round import count_townsfolk
from tianxia.games.legacy_of_yu.rules.stories import has_number
from tianxia.games.legacy_of_yu.state import (
    MAX_STONES,
    NUM_HUTS,
    NUM_PIECES,
    NUM_SPACES,
    RIVER,
    ROW,
    SLOTS,
    TUCKS,
    Event,
    Outcome,
    Phase,
    State,
)
from tianxia.kernel.bits import NONE, size
from tianxia.kernel.chance import steps_between
from tianxia.kernel.rule import rule


class TransitionFault(IntEnum):
    """What can be wrong between two states."""

    CHANCE = 0
    ROUND = 1
    BUILT = 2
    BEATEN = 3
    FLOOD = 4
    EBB = 5
    BARGE = 6
    MOVED = 7
    ENDED = 8
    GAMES = 9
    EPILOGUE = 10
    TOLD = 11
    JOINED = 12
    SINGLE = 13


@rule
def check_transition(box: Components, before: State, after: State) -> int:
    """The faults between a state and the next one, as bits."""
    return (
        _check_chance(before, after) | _check_counters(before, after) | _check_barge(before, after)
        | _check_kept(before, after) | _check_end(before, after) | _check_campaign(box, before, after)
    )  # fmt: skip


@rule
def happened(s: State, kind: int) -> int:
    """How often an event of this kind happened in the last action."""
    count = 0
    for i in range(s.event_count):
        if s.events[i, 0] == kind:
            count += 1
    return count


@rule
def _check_chance(before: State, after: State) -> int:
    """Each card taken from a pile uses one chance number, and nothing else uses any."""
    taken = 0
    for kind in (Event.DREW, Event.RECRUITED, Event.DESTROYED, Event.CAME, Event.HUT_CARD):
        taken += happened(after, kind)
    left_row = happened(after, Event.HIRED) + happened(after, Event.DISMISSED) + happened(after, Event.CHASED_OFF)
    taken += count_townsfolk(after) - count_townsfolk(before) + left_row  # the refresh fills the row without an event
    taken += size(before.victory & ~after.victory) + size(before.defeat & ~after.defeat)
    return mark(steps_between(before, after) != taken, TransitionFault.CHANCE)


@rule
def _check_counters(before: State, after: State) -> int:
    """Round, canals and beaten outsiders never fall; the flood moves as told, and back only in a campaign."""
    rounds = after.round_number - before.round_number
    moves = happened(after, Event.FLOODED) - happened(after, Event.EBBED)
    return (
        mark(rounds != happened(after, Event.ROUND_BEGAN) or rounds < 0 or rounds > 1, TransitionFault.ROUND)
        | mark(after.built - before.built != happened(after, Event.CANAL_BUILT), TransitionFault.BUILT)
        | mark(after.beaten - before.beaten != happened(after, Event.ATTACKED), TransitionFault.BEATEN)
        | mark(after.flood - before.flood != moves, TransitionFault.FLOOD)
        | mark(after.story == 0 and after.flood < before.flood, TransitionFault.EBB)
    )


@rule
def _check_barge(before: State, after: State) -> int:
    """The barge goes off with a canal and comes back when the actions end, as long as canals are left."""
    if after.built > before.built:
        there = False
    elif happened(after, Event.ENDED) > 0:
        there = after.built < RIVER
    else:
        there = before.barge != 0
    return mark((after.barge != 0) != there, TransitionFault.BARGE)


@rule
def _check_kept(before: State, after: State) -> int:
    """What lies on the board stays there for good."""
    moved = before.players != after.players or before.story != after.story or before.turned_up > after.turned_up
    for i in range(NUM_SPACES):
        moved = moved or (before.spaces[i] != 0 and before.spaces[i] != after.spaces[i])
    for i in range(TUCKS):
        moved = moved or (before.tucked[i] != 0 and before.tucked[i] != after.tucked[i])
    for i in range(NUM_HUTS):
        moved = moved or (i < before.turned_up and before.huts[i] != after.huts[i])
    changed = False
    for i in range(RIVER):
        changed = changed or before.canals[i] != after.canals[i]
    return mark(moved, TransitionFault.MOVED) | mark(changed, TransitionFault.BUILT)


@rule
def _check_end(before: State, after: State) -> int:
    """A game is decided once; then one win or loss is counted, and nothing on the table moves any more."""
    decided = before.outcome != Outcome.NONE
    on = before.phase == Phase.OVER or (decided and before.outcome != after.outcome)
    wins, losses = after.wins - before.wins, after.losses - before.losses
    if after.story == 0 or decided or after.outcome == Outcome.NONE:
        counted = wins == 0 and losses == 0
    elif after.outcome == Outcome.WIN:
        counted = wins == 1 and losses == 0
    else:
        counted = wins == 0 and losses == 1
    return (
        mark(on, TransitionFault.ENDED)
        | mark(not counted, TransitionFault.GAMES)
        | mark(decided and not _is_same_table(before, after), TransitionFault.EPILOGUE)
    )


@rule
def _is_same_table(before: State, after: State) -> bool:
    """Are pieces and cards where they were?"""
    same = before.flood == after.flood and before.hand == after.hand and before.unseen == after.unseen
    same = same and before.ready == after.ready and before.exhausted == after.exhausted
    same = same and before.deck == after.deck and before.discard == after.discard
    for piece in range(NUM_PIECES):
        same = same and before.held[piece] == after.held[piece] and before.supply[piece] == after.supply[piece]
    for i in range(SLOTS):
        same = same and before.slots[i] == after.slots[i]
    for i in range(ROW):
        same = same and before.row[i] == after.row[i]
    return bool(same)


@rule
def _check_campaign(box: Components, before: State, after: State) -> int:
    """What is told stays told, stones stay known, and a card joins with its stone; a single game changes no cards."""
    forgotten = NONE
    for i in range(2):
        forgotten |= (before.told[i] & ~after.told[i]) | (before.stones[i] & ~after.stones[i])
    townsfolk, outsiders = after.own_townsfolk & ~before.own_townsfolk, after.own_outsiders & ~before.own_outsiders
    canals, huts = after.own_canals & ~before.own_canals, after.own_huts & ~before.own_huts
    rules = after.rules & ~before.rules
    if after.story == 0:
        lost = (before.own_townsfolk & ~after.own_townsfolk) | (before.own_outsiders & ~after.own_outsiders)
        lost |= (before.own_canals & ~after.own_canals) | (before.own_huts & ~after.own_huts)
        changed = townsfolk | outsiders | canals | huts | rules | lost
        return mark(changed != NONE, TransitionFault.SINGLE)
    if townsfolk | outsiders | canals | huts | rules != NONE:
        for stone in range(1, MAX_STONES + 1):
            if has_number(after.stones, stone):
                card = ~card_bit(box.stone_card[stone])
                if box.stone_kind[stone] == StoneKind.TOWNSFOLK:
                    townsfolk &= card
                elif box.stone_kind[stone] == StoneKind.OUTSIDER:
                    outsiders &= card
                elif box.stone_kind[stone] == StoneKind.CANAL:
                    canals &= card
                elif box.stone_kind[stone] == StoneKind.HUTCARD:
                    huts &= card
                else:
                    rules &= card
    joined = townsfolk | outsiders | canals | huts | rules
    return mark(forgotten != NONE, TransitionFault.TOLD) | mark(joined != NONE, TransitionFault.JOINED)
