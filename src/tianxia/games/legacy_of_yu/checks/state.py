"""Checks of one state (RULES.md, 20; CAMPAIGN.md, 10), as rules: long runs ask them millions of times.

Each check answers with a set of `Fault` bits; the table in `checks` says which numbered invariant it is.
"""

from enum import IntEnum

from tianxia.games.legacy_of_yu.box import Components
from tianxia.games.legacy_of_yu.rules.building import slot_is_open
from tianxia.games.legacy_of_yu.rules.items import SHIFT, Item
from tianxia.games.legacy_of_yu.rules.piles import card_bit, has_card
from tianxia.games.legacy_of_yu.rules.queue import first_item
from tianxia.games.legacy_of_yu.rules.round import count_outsiders
from tianxia.games.legacy_of_yu.state import (
    FIRST_RULE_RAIDER,
    GROUPS,
    MAX_EVENTS,
    MAX_QUEUE,
    MAX_ROUND,
    NOTHING,
    NUM_HUTS,
    NUM_PIECES,
    NUM_SPACES,
    RIVER,
    ROW,
    SLOTS,
    TUCKS,
    Building,
    Decision,
    Outcome,
    Phase,
    Piece,
    Resolving,
    State,
)
from tianxia.kernel.bits import NONE, size
from tianxia.kernel.rule import rule

MOST_ROUNDS = 59
"""A game without a campaign: four cards a round from at most 30, and the seventh remade pile loses."""


class Fault(IntEnum):
    """What can be wrong with a state."""

    TOWNSFOLK_TWICE = 0
    TOWNSFOLK_LOST = 1
    OUTSIDER_TWICE = 2
    OUTSIDER_LOST = 3
    UNSEEN = 4
    SEVEN_OUTSIDERS = 5
    NEGATIVE = 6
    TOTAL = 7
    BUILDING_TWICE = 8
    CLOSED_SPACE = 9
    BUILDINGS = 10
    HUTS = 11
    HUT_CARDS = 12
    CLOSED_TUCK = 13
    CLOSED_SLOT = 14
    FLOOD = 15
    BARGE = 16
    CANAL_GROUP = 17
    CANAL_LOST = 18
    OVER = 19
    OUTCOME = 20
    ROUNDS = 21
    EVENTS = 22
    MAIN = 23
    PAYING = 24
    RAIDER = 25
    DECISION = 26
    QUEUE = 27
    SINGLE = 28
    LAST_CARDS = 29
    EPILOGUE = 30


@rule
def check(box: Components, s: State) -> int:
    """The faults of a state, as bits."""
    return (
        _check_cards(s) | _check_piles(s) | _check_pieces(box, s) | _check_buildings(box, s) | _check_huts(box, s)
        | _check_river(s) | _check_canals(box, s) | _check_course(s) | _check_pending(box, s) | _check_decision(s)
        | _check_story(box, s)
    )  # fmt: skip


@rule
def mark(wrong: bool, fault: int) -> int:
    """The bit of a fault, if something is wrong."""
    return 1 << fault if wrong else 0


@rule
def _check_cards(s: State) -> int:
    """Every card is in exactly one place; once the game is decided, cards join and leave the campaign alone."""
    seen, twice = s.unseen, NONE
    for pile in (s.ready, s.exhausted, s.hand, s.deck, s.discard):
        twice |= seen & pile
        seen |= pile
    strange, strange_twice = s.outsider_deck | s.outsider_discard, s.outsider_deck & s.outsider_discard
    for i in range(ROW):
        if s.row[i] > 0:
            twice |= seen & card_bit(s.row[i])
            seen |= card_bit(s.row[i])
        elif s.row[i] < 0:
            strange_twice |= strange & card_bit(-s.row[i])
            strange |= card_bit(-s.row[i])
    for i in range(TUCKS):
        if s.tucked[i] > 0:
            twice |= seen & card_bit(s.tucked[i])
            seen |= card_bit(s.tucked[i])
    if s.resolving == Resolving.OUTSIDER:
        strange_twice |= strange & card_bit(s.resolving_card)
        strange |= card_bit(s.resolving_card)
    running = s.outcome == Outcome.NONE
    missing, missing_outsiders = size(s.own_townsfolk & ~seen), size(s.own_outsiders & ~strange)
    lost = seen & ~s.own_townsfolk != NONE or (missing > 0 and (running or s.story == 0))
    gone = strange & ~s.own_outsiders != NONE or (running and missing_outsiders > 0)
    return (
        mark(twice != NONE, Fault.TOWNSFOLK_TWICE) | mark(lost, Fault.TOWNSFOLK_LOST)
        | mark(strange_twice != NONE, Fault.OUTSIDER_TWICE)
        | mark(gone or (s.story == 0 and missing_outsiders > 1), Fault.OUTSIDER_LOST)
    )  # fmt: skip


@rule
def _check_piles(s: State) -> int:
    """Unseen cards are of two piles or none; seven outsiders end the game."""
    unseen = size(s.unseen)
    apart = 0 < s.ready_unseen < unseen and s.ready == NONE and s.deck == NONE
    fits = apart if unseen > 0 else s.ready_unseen == 0
    full = s.outcome == Outcome.NONE and count_outsiders(s) >= ROW
    return mark(not fits, Fault.UNSEEN) | mark(full, Fault.SEVEN_OUTSIDERS)


@rule
def _check_pieces(box: Components, s: State) -> int:
    """Held, on slots and in the supply: all there, none negative."""
    found = 0
    for piece in range(NUM_PIECES):
        on_slots = 0
        for slot in range(SLOTS):
            if s.slots[slot] == piece + 1:
                on_slots += 1
        found |= mark(s.held[piece] < 0 or s.supply[piece] < 0, Fault.NEGATIVE)
        found |= mark(s.held[piece] + on_slots + s.supply[piece] != box.totals[piece], Fault.TOTAL)
    return found


@rule
def _check_buildings(box: Components, s: State) -> int:
    """Every building once, on an open space; the short forms in the record agree with the board."""
    found, seen, farms, group = 0, 0, 0, 0
    for space in range(NUM_SPACES):
        code = int(s.spaces[space])
        if code == 0:
            continue
        found |= mark((seen >> code) & 1 != 0, Fault.BUILDING_TWICE)
        found |= mark(box.space_section[space] > s.built, Fault.CLOSED_SPACE)
        seen |= 1 << code
        if code < Building.OUTPOST:
            farms |= 1 << (code - Building.FARM)
        elif code < Building.HUT:
            group |= 1 | 2 << (code - Building.OUTPOST)
    return found | mark(s.farms != farms or s.group != group, Fault.BUILDINGS)


@rule
def _check_huts(box: Components, s: State) -> int:
    """Huts are numbered without gaps; their cards, tuck spaces and slots, and those of rule cards."""
    found, huts, gap = 0, 0, False
    for space in range(NUM_SPACES):
        if s.spaces[space] >= Building.HUT:
            huts += 1
            gap = gap or s.spaces[space] >= Building.HUT + s.hut_count
    found |= mark(gap or huts != s.hut_count or s.turned_up > s.hut_count, Fault.HUTS)
    cards = s.hut_deck
    for i in range(NUM_HUTS):
        if i < s.turned_up:
            found |= mark(s.huts[i] < 1 or has_card(cards, s.huts[i]), Fault.HUT_CARDS)
            cards |= card_bit(max(s.huts[i], 1))
        else:
            found |= mark(s.huts[i] != 0, Fault.HUT_CARDS)
    for space in range(TUCKS):
        found |= mark(s.tucked[space] != 0 and space > s.hut_count, Fault.CLOSED_TUCK)
    for slot in range(SLOTS):
        if s.slots[slot] != 0:
            found |= mark(not slot_is_open(box, s, slot), Fault.CLOSED_SLOT)
    return found


@rule
def _check_river(s: State) -> int:
    """The flood stays behind the canals; outside the actions the barge is there as long as canals are left."""
    running = s.outcome == Outcome.NONE
    dry = 0 <= s.flood <= s.built <= RIVER
    left = s.built < RIVER
    if s.phase == Phase.HARVEST or s.phase == Phase.ASSAULT:
        afloat = (s.barge != 0) == left
    else:
        afloat = s.barge == 0 if not left else s.barge != 0 or s.built > 0
    return mark(running and not dry, Fault.FLOOD) | mark(not afloat, Fault.BARGE)


@rule
def _check_canals(box: Components, s: State) -> int:
    """Two canals of each group, and those not built yet are cards of the campaign."""
    found, seen = 0, NONE
    for i in range(RIVER):
        card = s.canals[i]
        found |= mark(box.group[card] != i // (RIVER // GROUPS) + 1 or has_card(seen, card), Fault.CANAL_GROUP)
        found |= mark(i >= s.built and not has_card(s.own_canals, card), Fault.CANAL_LOST)
        seen |= card_bit(card)
    return found


@rule
def _check_course(s: State) -> int:
    """Phase, decision and outcome end together; the game does not go on for ever; nothing runs over."""
    decided = s.outcome != Outcome.NONE
    most = MAX_ROUND if s.story else MOST_ROUNDS
    return (
        mark((s.phase == Phase.OVER) != (s.decision == Decision.OVER), Fault.OVER)
        | mark(decided != (s.phase == Phase.EPILOGUE or s.phase == Phase.OVER), Fault.OUTCOME)
        | mark(s.round_number < 1 or s.round_number > most, Fault.ROUNDS)
        | mark(s.event_count >= MAX_EVENTS or s.queue_size >= MAX_QUEUE, Fault.EVENTS)
    )


@rule
def _check_pending(box: Components, s: State) -> int:
    """Nothing is pending at a main decision; paying has something to pay for; the attacker is there."""
    pending = s.queue_size > 0 or s.raider > 0 or s.doing != NOTHING or s.pay_left > 0 or s.resolving > 0
    paying = s.pay_left > 0
    unpaid = paying != (s.doing != NOTHING) or (not paying and s.pay_from != Piece.WHITE)
    if s.raider == 0:
        there = True
    elif s.raider < FIRST_RULE_RAIDER:
        there = s.phase == Phase.ASSAULT and s.row[s.raider - 1] < 0
    else:
        rule_card = s.raider - FIRST_RULE_RAIDER + 1
        there = s.phase == Phase.ASSAULT and has_card(s.rules & box.attackers, rule_card)
    found = 0
    for i in range(MAX_QUEUE):
        found |= mark((s.queue[i] != 0) != (i < s.queue_size), Fault.QUEUE)
    return (
        found | mark(s.decision == Decision.MAIN and pending, Fault.MAIN) | mark(unpaid, Fault.PAYING)
        | mark(not there, Fault.RAIDER)
    )  # fmt: skip


@rule
def _check_decision(s: State) -> int:
    """Which decision is asked follows from the other fields (RULES.md, 7)."""
    if s.phase == Phase.OVER:
        fits = s.decision == Decision.OVER and s.queue_size == 0
    elif s.pay_left > 0:
        fits = s.decision == Decision.PAY
    elif s.queue_size > 0:
        fits = _asks(first_item(s) // SHIFT, s.decision)
    elif s.phase == Phase.ASSAULT:
        fits = s.decision == Decision.ASSAULT and s.raider > 0
    else:
        fits = s.decision == Decision.MAIN and s.phase == Phase.ACTIONS
    return mark(not fits, Fault.DECISION)


@rule
def _asks(kind: int, decision: int) -> bool:
    """May this decision be asked with an item of this kind first in the queue?"""
    if kind == Item.CHOICE:
        return decision == Decision.STORY
    if kind == Item.LOSE:
        return decision == Decision.GIVE
    if decision == Decision.GAIN:
        return Item.MATERIAL <= kind <= Item.WORKER
    return decision == Decision.SHORT and (kind == Item.DRAW or Item.PIECE <= kind <= Item.DESTROY)


@rule
def _check_story(box: Components, s: State) -> int:
    """A single game has no campaign; in a campaign the last cards are counted and an epilogue asks something."""
    if s.story == 0:
        campaign = s.rules | s.marks | s.told[0] | s.told[1] | s.stones[0] | s.stones[1] | s.victory | s.defeat | s.used
        games = s.wins + s.losses + s.finished
        return mark(campaign != NONE or games != 0 or s.phase == Phase.EPILOGUE, Fault.SINGLE)
    victory = size(s.victory) != max(0, size(box.victory_cards) - s.wins)
    defeat = size(s.defeat) != max(0, size(box.defeat_cards) - s.losses)
    silent = s.phase == Phase.EPILOGUE and (s.decision != Decision.STORY or s.queue_size == 0)
    return mark(victory or defeat, Fault.LAST_CARDS) | mark(silent, Fault.EPILOGUE)
