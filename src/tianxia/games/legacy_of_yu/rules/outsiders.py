"""Outsiders: the attack on them and their assault (p. 10, 13; RULES.md, 10.3, 12; CAMPAIGN.md, 6)."""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.items import Item
from tianxia.games.legacy_of_yu.rules.paying import NO_EXTRA, TRIBUTE, pay_price, shortage
from tianxia.games.legacy_of_yu.rules.piles import has_card
from tianxia.games.legacy_of_yu.rules.queue import note, push_kind, push_list
from tianxia.games.legacy_of_yu.rules.trading import can_trade_in_assault
from tianxia.games.legacy_of_yu.state import (
    FIRST_RULE_RAIDER,
    MAX_RULES,
    NOTHING,
    RIVER,
    ROW,
    Event,
    Phase,
    Resolving,
    State,
)
from tianxia.kernel.bits import NONE
from tianxia.kernel.rule import rule


@rule
def attack(box: Components, s: State, space: int) -> None:
    """The outsider is aside until its reward is done (R-15)."""
    outsider = -s.row[space - 1]
    s.row[space - 1] = 0
    s.beaten += 1
    s.resolving = Resolving.OUTSIDER
    s.resolving_card = outsider
    note(s, Event.ATTACKED, outsider, space)
    push_kind(s, Item.AWAY, 0)
    push_list(s, box.reward[outsider])


@rule
def end_actions(box: Components, s: State) -> None:
    """The barge comes back if canals are left (R-24), and the assault begins."""
    note(s, Event.ENDED)
    if s.built < RIVER:
        s.barge = 1
    s.phase = Phase.ASSAULT
    s.raider = next_raider(box, s, 0)


@rule
def next_raider(box: Components, s: State, after: int) -> int:
    """Who attacks next: outsiders from left to right (R-16), then rule cards (C-13); 0 if nobody is left."""
    for space in range(after + 1, ROW + 1):
        if s.row[space - 1] < 0:
            return space
    if s.rules & box.attackers != NONE:
        for rule_card in range(max(after + 1 - FIRST_RULE_RAIDER, 0) + 1, MAX_RULES + 1):
            if has_card(s.rules & box.attackers, rule_card):
                return FIRST_RULE_RAIDER - 1 + rule_card
    return 0


@rule
def has_tribute(box: Components, s: State) -> bool:
    """Can the present attacker be bought off at all?"""
    if s.raider >= FIRST_RULE_RAIDER:
        return bool(box.rule_has_tribute[s.raider - FIRST_RULE_RAIDER + 1] != 0)
    return bool(box.has_tribute[-s.row[s.raider - 1]] != 0)


@rule
def tribute_shortage(box: Components, s: State) -> int:
    """What is missing for the tribute (`shortage`)."""
    if s.raider >= FIRST_RULE_RAIDER:
        return shortage(box, s, box.rule_tribute[s.raider - FIRST_RULE_RAIDER + 1], 0, NO_EXTRA)
    return shortage(box, s, box.tribute[-s.row[s.raider - 1]], 0, TRIBUTE)


@rule
def pay_tribute(box: Components, s: State) -> None:
    """Pay the present attacker."""
    if s.raider >= FIRST_RULE_RAIDER:
        pay_price(box, s, box.rule_tribute[s.raider - FIRST_RULE_RAIDER + 1], 0, NO_EXTRA)
    else:
        pay_price(box, s, box.tribute[-s.row[s.raider - 1]], 0, TRIBUTE)


@rule
def can_pay_tribute(box: Components, s: State) -> bool:
    """Can the present attacker be bought off now?"""
    return has_tribute(box, s) and tribute_shortage(box, s) == NOTHING


@rule
def is_asked(box: Components, s: State) -> bool:
    """Is there anything to decide about the present attacker (R-17)?"""
    return can_pay_tribute(box, s) or can_trade_in_assault(box, s)


@rule
def buy_off(box: Components, s: State) -> None:
    """The tribute is paid: the attacker does nothing."""
    _note_raider(s, Event.BOUGHT_OFF)
    s.raider = next_raider(box, s, s.raider)


@rule
def suffer(box: Components, s: State) -> None:
    """The attacker does what its card says; the next one is already pointed to."""
    _note_raider(s, Event.SUFFERED)
    raider = s.raider
    s.raider = next_raider(box, s, raider)
    if raider >= FIRST_RULE_RAIDER:
        push_list(s, box.rule_assault[raider - FIRST_RULE_RAIDER + 1])
    else:
        push_list(s, box.assault[-s.row[raider - 1]])


@rule
def _note_raider(s: State, kind: int) -> None:
    if s.raider >= FIRST_RULE_RAIDER:
        note(s, kind, 0, s.raider - FIRST_RULE_RAIDER + 1)
    else:
        note(s, kind, -s.row[s.raider - 1], 0)
