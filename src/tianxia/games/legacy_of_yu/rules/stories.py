"""Story entries and the effects only a campaign has (CAMPAIGN.md, 4 and 5).

Entries are data: which of them is told, what it does and what it offers is read from the box; here are the few kinds
of effects they are made of.
"""

import numpy as np
from numpy.typing import NDArray

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.box.story import Need, StoneKind
from tianxia.games.legacy_of_yu.rules.ending import decide, move_flood
from tianxia.games.legacy_of_yu.rules.items import SHIFT, WORKER_CHOICE, Item
from tianxia.games.legacy_of_yu.rules.piles import card_bit, has_card, take_outsider
from tianxia.games.legacy_of_yu.rules.queue import first_item, note, pop, push_kind, push_list
from tianxia.games.legacy_of_yu.rules.round import chase_off, close_up, count_outsiders
from tianxia.games.legacy_of_yu.state import (
    MAX_NEEDS,
    NUM_COLOURS,
    ROW,
    Decision,
    Event,
    Outcome,
    Phase,
    Resolving,
    State,
)
from tianxia.kernel.bits import bit, has
from tianxia.kernel.rule import rule

WORD = 64
"""Entries and stones are kept in pairs of 64-bit words."""


@rule
def has_number(pair: NDArray[np.uint64], number: int) -> bool:
    """Is this number in a set of 128?"""
    return has(pair[number // WORD], number % WORD)


@rule
def add_number(pair: NDArray[np.uint64], number: int) -> None:
    """Put a number into a set of 128."""
    pair[number // WORD] = pair[number // WORD] | bit(number % WORD)


@rule
def carry_out_story(box: Components, s: State, kind: int, argument: int) -> bool:
    """Carry out an item of the campaign; true if the player must decide first."""
    if kind == Item.CHOICE:
        s.decision = Decision.STORY
        return True
    if kind == Item.LOSE and argument == WORKER_CHOICE and _colours_held(s) > 1 and s.phase != Phase.EPILOGUE:
        s.decision = Decision.GIVE
        return True
    pop(s)
    if kind == Item.STORY:
        tell_story(box, s, argument)
    elif Item.CARD <= kind <= Item.CARD_EXHAUSTED:
        join_card(box, s, kind, argument)
    elif kind == Item.DROP:
        drop_card(box, s, argument)
    elif kind == Item.FLAG:
        if not has(s.marks, argument):
            s.marks = s.marks | bit(argument)
            note(s, Event.REMEMBERED, argument)
    elif kind == Item.UNFLAG:
        if has(s.marks, argument):
            s.marks = s.marks & ~bit(argument)
            note(s, Event.FORGOT, argument)
    elif kind == Item.RETIRE:
        retire(s)
    elif s.phase != Phase.EPILOGUE:
        _carry_out_on_table(box, s, kind, argument)
    return False


@rule
def find_entry(box: Components, s: State, entry: int) -> int:
    """The entry that is told now: while its needs do not hold, the one named in its place (C-17)."""
    while not _needs_hold(box, s, entry):
        entry = box.otherwise[entry]
    return entry


@rule
def tell_story(box: Components, s: State, entry: int) -> None:
    """Tell an entry; one told before gives a trifle instead (C-5). Without a campaign, the items of [story] (R-1)."""
    if s.story == 0:
        push_list(s, box.story_items)
        return
    entry = find_entry(box, s, entry)
    if has_number(s.told, entry):
        note(s, Event.STORY_AGAIN, entry)
        if s.outcome == Outcome.NONE:
            push_list(s, box.again)
        return
    add_number(s.told, entry)
    note(s, Event.STORY_TOLD, entry)
    if box.choices[entry] > 0:
        push_kind(s, Item.CHOICE, entry)
    push_list(s, box.effects[entry])
    if box.retire[entry] and s.resolving != Resolving.NONE:
        push_kind(s, Item.RETIRE, 0)


@rule
def choose(box: Components, s: State, choice: int) -> None:
    """The player has chosen (and paid for) one way; the others are gone for the rest of the campaign."""
    entry = first_item(s) % SHIFT
    pop(s)
    note(s, Event.CHOSE, entry, choice)
    push_list(s, box.choice_effects[entry, choice - 1])


@rule
def join_card(box: Components, s: State, kind: int, stone: int) -> None:
    """A story card joins the campaign, and in a running game the table (C-11, C-12)."""
    add_number(s.stones, stone)
    card = box.stone_card[stone]
    of = box.stone_kind[stone]
    if _is_own(s, of, card):
        return
    note(s, Event.CARD_JOINED, stone)
    added = card_bit(card)
    running = s.outcome == Outcome.NONE
    if of == StoneKind.TOWNSFOLK:
        s.own_townsfolk = s.own_townsfolk | added
        if running and kind == Item.CARD_HAND:
            s.hand = s.hand | added
        elif running and kind == Item.CARD_EXHAUSTED:
            s.exhausted = s.exhausted | added
        elif running:
            s.discard = s.discard | added
    elif of == StoneKind.OUTSIDER:
        s.own_outsiders = s.own_outsiders | added
        if running:
            s.outsider_discard = s.outsider_discard | added
    elif of == StoneKind.CANAL:
        s.own_canals = s.own_canals | added
    elif of == StoneKind.HUTCARD:
        s.own_huts = s.own_huts | added
    else:
        s.rules = s.rules | added


@rule
def drop_card(box: Components, s: State, stone: int) -> None:
    """A rule card leaves the campaign; a worker on its slot comes back (C-14)."""
    card = box.stone_card[stone]
    if not has_card(s.rules, card):
        return
    note(s, Event.CARD_DROPPED, stone)
    s.rules = s.rules & ~card_bit(card)
    s.used = s.used & ~card_bit(card)
    slot = box.rule_slot[card]
    if slot > 0 and s.slots[slot] > 0:
        s.held[s.slots[slot] - 1] += 1
        s.slots[slot] = 0


@rule
def retire(s: State) -> None:
    """The card that led to the story leaves the campaign; `away` finds nothing to do."""
    if s.resolving == Resolving.NONE or s.resolving == Resolving.RULE:
        return
    note(s, Event.RETIRED, s.resolving, s.resolving_card)
    gone = ~card_bit(s.resolving_card)
    if s.resolving == Resolving.CANAL:
        s.own_canals = s.own_canals & gone
    elif s.resolving == Resolving.OUTSIDER:
        s.own_outsiders = s.own_outsiders & gone
    else:
        s.own_huts = s.own_huts & gone
    s.resolving = Resolving.NONE
    s.resolving_card = 0


@rule
def raid(box: Components, s: State) -> None:
    """One outsider more comes into the row at once."""
    free = _rightmost_empty(s)
    if free < 0:
        close_up(s)
        chase_off(s)
        free = _rightmost_empty(s)
    card = take_outsider(s)
    if card == 0:
        return
    s.row[free] = -card
    note(s, Event.CAME, card)
    if count_outsiders(s) == ROW:
        decide(box, s, Outcome.OUTSIDERS)


@rule
def put_back(s: State, piece: int) -> None:
    """One piece of the player goes back to the supply, if there is one."""
    if s.held[piece] > 0:
        s.held[piece] -= 1
        s.supply[piece] += 1
        note(s, Event.GAVE_BACK, piece)


@rule
def _carry_out_on_table(box: Components, s: State, kind: int, argument: int) -> None:
    """Effects that need a running game."""
    if kind == Item.FLOOD:
        move_flood(box, s)
    elif kind == Item.EBB:
        if s.flood > 0:
            s.flood -= 1
            note(s, Event.EBBED, s.flood)
    elif kind == Item.RAID:
        raid(box, s)
    elif argument == WORKER_CHOICE:
        for colour in range(NUM_COLOURS):
            if s.held[colour] > 0:  # workers of one colour only: no question
                put_back(s, colour)
                return
    else:
        put_back(s, argument)


@rule
def _needs_hold(box: Components, s: State, entry: int) -> bool:
    for i in range(MAX_NEEDS):
        need = box.need[entry, i]
        if need == 0:
            return True
        kind = need // SHIFT
        opposite = kind > Need.NOT
        if _holds(s, kind - Need.NOT if opposite else kind, need % SHIFT) == opposite:
            return False
    return True


@rule
def _holds(s: State, kind: int, argument: int) -> bool:
    if kind == Need.FLAG:
        return has(s.marks, argument)
    if kind == Need.RULE:
        return has_card(s.rules, argument)
    if kind == Need.WINS:
        return bool(s.wins >= argument)
    return bool(s.losses >= argument)


@rule
def _is_own(s: State, kind: int, card: int) -> bool:
    """Is the card in the campaign now?"""
    if kind == StoneKind.TOWNSFOLK:
        return has_card(s.own_townsfolk, card)
    if kind == StoneKind.OUTSIDER:
        return has_card(s.own_outsiders, card)
    if kind == StoneKind.CANAL:
        return has_card(s.own_canals, card)
    if kind == StoneKind.HUTCARD:
        return has_card(s.own_huts, card)
    return has_card(s.rules, card)


@rule
def _colours_held(s: State) -> int:
    count = 0
    for colour in range(NUM_COLOURS):
        if s.held[colour] > 0:
            count += 1
    return count


@rule
def _rightmost_empty(s: State) -> int:
    for i in range(ROW - 1, -1, -1):
        if s.row[i] == 0:
            return i
    return -1
