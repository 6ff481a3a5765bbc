"""Canals, farms, outposts, huts and worker slots (p. 9, 11, 13; RULES.md, 10.2, 10.5, 10.6)."""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.items import MAX_ITEMS, Item
from tianxia.games.legacy_of_yu.rules.paying import NO_EXTRA, shortage
from tianxia.games.legacy_of_yu.rules.piles import card_bit, has_card, take_random
from tianxia.games.legacy_of_yu.rules.queue import note, push, push_kind, push_list
from tianxia.games.legacy_of_yu.state import (
    BUILDABLE,
    HUT_SLOTS,
    MAX_RULES,
    NOTHING,
    NUM_COLOURS,
    NUM_FARMS,
    NUM_HUTS,
    NUM_SPACES,
    RIVER,
    SLOTS,
    Building,
    Event,
    Piece,
    Resolving,
    State,
)
from tianxia.games.legacy_of_yu.text import actions
from tianxia.kernel.bits import NONE
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Counts, Ids

HUT_KIND = BUILDABLE - 1


@rule
def can_build_canal(box: Components, s: State) -> bool:
    """Is the barge there, and can the leftmost canal card be paid?"""
    if s.built == RIVER or s.barge == 0:
        return False
    return shortage(box, s, box.canal_price[s.canals[s.built]], 0, s.built + 1) == NOTHING


@rule
def build_canal(box: Components, s: State) -> None:
    """The canal counts as built before its effects (R-13)."""
    card = s.canals[s.built]
    s.built += 1
    s.barge = 0
    s.resolving = Resolving.CANAL
    s.resolving_card = card
    note(s, Event.CANAL_BUILT, s.built, card)
    push_kind(s, Item.AWAY, 0)
    push_list(s, box.canal_effects[card])


@rule
def kind_of(action: int) -> int:
    """The kind of building of an action: farms 0-2, outposts 3-6 by colour, huts."""
    return (action - actions.BUILD_FARM) // NUM_SPACES


@rule
def space_of(action: int) -> int:
    """The build space of an action."""
    return (action - actions.BUILD_FARM) % NUM_SPACES


@rule
def is_built(s: State, kind: int) -> bool:
    """Is this farm or outpost built already, or are all huts?"""
    if kind < NUM_FARMS:
        return bool((s.farms >> kind) & 1 != 0)
    if kind < HUT_KIND:
        return bool((s.group >> (kind - NUM_FARMS + 1)) & 1 != 0)
    return bool(s.hut_count == NUM_HUTS)


@rule
def list_buildings(box: Components, s: State, out: Ids, n: int) -> int:
    """Write the ids of all buildings that can be built, on every open free space."""
    clay = s.held[Piece.CLAY]
    for kind in range(BUILDABLE):
        if clay < box.build_price[kind, Piece.CLAY]:  # what is usually missing, looked at first for speed
            continue
        if is_built(s, kind) or shortage(box, s, box.build_price[kind], 0, NO_EXTRA) != NOTHING:
            continue
        for space in range(NUM_SPACES):
            if s.spaces[space] == 0 and box.space_section[space] <= s.built:
                out[n] = actions.BUILD_FARM + NUM_SPACES * kind + space
                n += 1
    return n


@rule
def build(box: Components, s: State, action: int) -> None:
    """Put a building on a space for its reward; a hut turns up its card first (R-14)."""
    kind, space = kind_of(action), space_of(action)
    if kind < NUM_FARMS:
        s.farms |= 1 << kind
        s.spaces[space] = Building.FARM + kind
    elif kind < HUT_KIND:
        s.group |= 1 | 1 << (kind - NUM_FARMS + 1)
        s.spaces[space] = Building.OUTPOST + kind - NUM_FARMS
    else:
        s.spaces[space] = Building.HUT + s.hut_count
        s.hut_count += 1
    note(s, Event.BUILT, s.spaces[space], space)
    if kind == HUT_KIND:
        _turn_up_hut_card(box, s)
    push(s, box.space_reward[space])


@rule
def rule_of_slot(box: Components, s: State, slot: int) -> int:
    """The rule card in force that opens this slot beyond the huts; 0 if none does."""
    for rule_card in range(1, MAX_RULES + 1):
        if has_card(s.rules, rule_card) and box.rule_slot[rule_card] == slot:
            return rule_card
    return 0


@rule
def slot_is_open(box: Components, s: State, slot: int) -> bool:
    """Slot 0 is always open, slot k with hut k, those beyond the huts with rule cards."""
    if slot < HUT_SLOTS:
        return bool(slot <= s.hut_count)
    return s.rules != NONE and rule_of_slot(box, s, slot) != 0


@rule
def write_slots(box: Components, s: State, out: Counts) -> None:
    """Write what each open slot gives, a row of items each, for drawing; the rows of closed ones stay empty."""
    for slot in range(SLOTS):
        if slot_is_open(box, s, slot):
            for i in range(MAX_ITEMS):
                if slot < HUT_SLOTS:
                    out[slot, i] = box.slot_gain[slot, i]
                else:
                    out[slot, i] = box.rule_slot_gain[rule_of_slot(box, s, slot), i]


@rule
def list_slots(box: Components, s: State, out: Ids, n: int) -> int:
    """Write the ids of all uses of worker slots."""
    for slot in range(SLOTS):
        if s.slots[slot] == 0 and slot_is_open(box, s, slot):
            for colour in range(NUM_COLOURS):
                if s.held[colour] > 0:
                    out[n] = actions.HUT + NUM_COLOURS * slot + colour
                    n += 1
    return n


@rule
def use_slot(box: Components, s: State, action: int) -> None:
    """Put a worker on a slot for its reward. The worker is not in the supply (R-22)."""
    slot, colour = (action - actions.HUT) // NUM_COLOURS, (action - actions.HUT) % NUM_COLOURS
    s.held[colour] -= 1
    s.slots[slot] = 1 + colour
    note(s, Event.SLOT_USED, slot, colour)
    if slot < HUT_SLOTS:
        push_list(s, box.slot_gain[slot])
    else:
        push_list(s, box.rule_slot_gain[rule_of_slot(box, s, slot)])


@rule
def _turn_up_hut_card(box: Components, s: State) -> None:
    """One card of the hut deck (R-3). An empty deck gives none."""
    if s.hut_deck == NONE:
        return
    card = take_random(s, s.hut_deck)
    s.hut_deck = s.hut_deck & ~card_bit(card)
    s.huts[s.turned_up] = card
    s.turned_up += 1
    s.resolving = Resolving.HUT
    s.resolving_card = card
    note(s, Event.HUT_CARD, card)
    push_kind(s, Item.AWAY, 0)
    push_list(s, box.hut_effects[card])
