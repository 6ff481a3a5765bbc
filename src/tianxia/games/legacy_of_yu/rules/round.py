"""Refresh of the row, end of the round and harvest (p. 7, 14; RULES.md, 14; CAMPAIGN.md, 6)."""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.ending import decide, goals_met, is_doomed
from tianxia.games.legacy_of_yu.rules.piles import card_bit, has_card, take_outsider, take_townsfolk
from tianxia.games.legacy_of_yu.rules.queue import join_harvest, note, push_list
from tianxia.games.legacy_of_yu.state import (
    MAX_RULES,
    NUM_COLOURS,
    NUM_FARMS,
    RIVER,
    ROW,
    SLOTS,
    TUCKS,
    Event,
    Outcome,
    Phase,
    State,
)
from tianxia.kernel.bits import NONE, has, size
from tianxia.kernel.rule import rule


@rule
def end_round(box: Components, s: State) -> None:
    """Refresh; seven outsiders lose, six canals and all goals win (R-19), a deadline loses; else the next round."""
    refresh(box, s)
    if count_outsiders(s) == ROW:
        decide(box, s, Outcome.OUTSIDERS)
    elif s.built == RIVER and goals_met(box, s):
        decide(box, s, Outcome.WIN)
    elif is_doomed(box, s):
        decide(box, s, Outcome.DOOM)
    else:
        s.round_number += 1
        note(s, Event.ROUND_BEGAN, s.round_number)
        harvest(box, s)


@rule
def refresh(box: Components, s: State) -> None:
    """Townsfolk to the left, outsiders to the right, newcomers to the right of them (R-18), the middle is filled."""
    close_up(s)
    old = count_outsiders(s)
    new = min(newcomers(box, s), ROW - old, size(s.outsider_deck) + size(s.outsider_discard))
    while count_townsfolk(s) + old + new > ROW:
        chase_off(s)
    for i in range(ROW - old - new, ROW - new):
        s.row[i] = s.row[i + new]
    for i in range(ROW - 1, ROW - 1 - new, -1):
        s.row[i] = -take_outsider(s)
        note(s, Event.CAME, -s.row[i])
    for i in range(count_townsfolk(s), ROW - old - new):
        s.row[i] = take_townsfolk(s)


@rule
def newcomers(box: Components, s: State) -> int:
    """Outsider icons of the open sections, and one more for each rule card that names this round (C-15)."""
    count = 0
    for section in range(s.built + 1):
        count += box.newcomers[section]
    if s.rules != NONE:
        for rule_card in range(1, MAX_RULES + 1):
            if has_card(s.rules, rule_card) and s.round_number < 64 and has(box.raid_rounds[rule_card], s.round_number):
                count += 1
    return count


@rule
def count_outsiders(s: State) -> int:
    """Outsiders in the row."""
    count = 0
    for i in range(ROW):
        if s.row[i] < 0:
            count += 1
    return count


@rule
def count_townsfolk(s: State) -> int:
    """Townsfolk in the row."""
    count = 0
    for i in range(ROW):
        if s.row[i] > 0:
            count += 1
    return count


@rule
def close_up(s: State) -> None:
    """Townsfolk to the left and outsiders to the right, each in their order."""
    for i in range(1, ROW):
        card = s.row[i]
        j = i
        while j > 0 and _side(s.row[j - 1]) > _side(card):
            s.row[j] = s.row[j - 1]
            j -= 1
        s.row[j] = card


@rule
def chase_off(s: State) -> None:
    """The leftmost townsfolk card of a closed-up row is discarded, the others close up."""
    note(s, Event.CHASED_OFF, s.row[0])
    s.discard = s.discard | card_bit(s.row[0])
    last = count_townsfolk(s) - 1
    for i in range(last):
        s.row[i] = s.row[i + 1]
    s.row[last] = 0


@rule
def harvest(box: Components, s: State) -> None:
    """Workers come back from the slots, then everything is gained: cards first, free choices last (R-9)."""
    s.phase = Phase.HARVEST
    for slot in range(SLOTS):
        if s.slots[slot] > 0:
            s.held[s.slots[slot] - 1] += 1
            s.slots[slot] = 0
    join_harvest(s, box.harvest)
    for colour in range(1, NUM_COLOURS):
        if (s.group >> colour) & 1:
            join_harvest(s, box.per_outpost)
    for farm in range(NUM_FARMS):
        if (s.farms >> farm) & 1:
            join_harvest(s, box.farm_harvest[farm])
    for space in range(TUCKS):
        if s.tucked[space] > 0:
            join_harvest(s, box.tuck[s.tucked[space]])
    if s.rules != NONE:
        _harvest_rules(box, s)


@rule
def gain_start(box: Components, s: State) -> None:
    """Before the first harvest of a game the rule cards give their start, in ascending order."""
    for rule_card in range(MAX_RULES, 0, -1):
        if has_card(s.rules, rule_card):
            push_list(s, box.rule_start[rule_card])


@rule
def _harvest_rules(box: Components, s: State) -> None:
    """What rule cards add; tools that work once a round work again."""
    for rule_card in range(1, MAX_RULES + 1):
        if has_card(s.rules, rule_card):
            join_harvest(s, box.rule_harvest[rule_card])
        if has_card(s.used, rule_card) and box.tool_per_game[rule_card] == 0:
            s.used = s.used & ~card_bit(rule_card)


@rule
def _side(card: int) -> int:
    """Townsfolk stand left of empty spaces, outsiders right of them."""
    if card > 0:
        return 0
    return 1 if card == 0 else 2
