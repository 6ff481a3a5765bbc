"""Paying, and interchangeable workers (rulebook: p. 6, 11; RULES.md, 9).

A price is a row of the box, and on top of it the provisions of a row space and what rule cards add. With an outpost
white and the colours of all outposts are one group, and each of them can replace any other in every price.

What rule cards add depends on what is paid for, which is the argument `extra`: the number of a canal, TRIBUTE, or
NO_EXTRA for everything else.
"""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.piles import has_card
from tianxia.games.legacy_of_yu.rules.queue import note
from tianxia.games.legacy_of_yu.state import (
    MAX_RULES,
    NOTHING,
    NUM_COLOURS,
    NUM_PIECES,
    RIVER,
    ROW,
    Event,
    Piece,
    State,
)
from tianxia.kernel.bits import NONE
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Counts

WORKERS = NUM_PIECES
"""What `shortage` answers if workers are missing."""
NO_EXTRA, TRIBUTE = 0, RIVER + 1


@rule
def in_group(s: State, colour: int) -> bool:
    """Is this colour interchangeable with others?"""
    return bool((s.group >> colour) & 1 != 0)


@rule
def price_of_piece(box: Components, s: State, price: Counts, provisions: int, extra: int, piece: int) -> int:
    """How many of a piece a price asks for, never below 0."""
    count = price[piece]
    if piece == Piece.PROVISION:
        count += provisions
    if extra != NO_EXTRA and s.rules != NONE:
        count += _surcharge(box, s, extra, piece)
    return int(max(count, 0))


@rule
def write_prices(box: Components, s: State, canals: Counts, tributes: Counts) -> None:
    """Write what each canal of the river costs and what buys off each outsider of the row: a row each, for drawing."""
    for piece in range(NUM_PIECES):
        for i in range(RIVER):
            canals[i, piece] = price_of_piece(box, s, box.canal_price[s.canals[i]], 0, i + 1, piece)
        for i in range(ROW):
            if s.row[i] < 0:
                tributes[i, piece] = price_of_piece(box, s, box.tribute[-s.row[i]], 0, TRIBUTE, piece)


@rule
def shortage(box: Components, s: State, price: Counts, provisions: int, extra: int) -> int:
    """The first piece the player has too few of, WORKERS, or NOTHING if the price can be paid."""
    for piece in range(NUM_COLOURS, NUM_PIECES):
        if s.held[piece] < price_of_piece(box, s, price, provisions, extra, piece):
            return piece
    asked = 0
    for colour in range(NUM_COLOURS):
        count = price_of_piece(box, s, price, provisions, extra, colour)
        if in_group(s, colour):
            asked += count
        elif s.held[colour] < count:
            return WORKERS
    if asked > 0 and group_workers(s, 0) < asked:
        return WORKERS
    return NOTHING


@rule
def group_workers(s: State, first: int) -> int:
    """The player's workers of the group from a colour onwards."""
    count = 0
    for colour in range(first, NUM_COLOURS):
        if in_group(s, colour):
            count += s.held[colour]
    return count


@rule
def pay_price(box: Components, s: State, price: Counts, provisions: int, extra: int) -> None:
    """Pay goods and exact colours (R-5); what is missing is left to substitutes."""
    for piece in range(NUM_PIECES):
        count = price_of_piece(box, s, price, provisions, extra, piece)
        paid = min(count, s.held[piece])
        s.held[piece] -= paid
        s.supply[piece] += paid
        s.pay_left += count - paid


@rule
def can_substitute(s: State, colour: int) -> bool:
    """May this colour go next? Substitutes go in the order of colours, and the rest must suffice."""
    return (
        in_group(s, colour) and colour >= s.pay_from and s.held[colour] > 0 and group_workers(s, colour) >= s.pay_left
    )


@rule
def substitute_without_question(s: State) -> int:
    """The colour that must go next, or NOTHING if the player chooses."""
    first, count = NOTHING, 0
    for colour in range(NUM_COLOURS):
        if can_substitute(s, colour):
            if count == 0:
                first = colour
            count += 1
    if count == 1 or group_workers(s, s.pay_from) == s.pay_left:
        return first
    return NOTHING


@rule
def substitute(s: State, colour: int) -> None:
    """Pay one worker of this colour instead of a missing one."""
    s.held[colour] -= 1
    s.supply[colour] += 1
    s.pay_left -= 1
    s.pay_from = colour if s.pay_left > 0 else Piece.WHITE
    note(s, Event.PAID, colour)


@rule
def _surcharge(box: Components, s: State, extra: int, piece: int) -> int:
    """What the rule cards in force add to a canal or to a tribute (CAMPAIGN.md, 6)."""
    count = 0
    for rule_card in range(1, MAX_RULES + 1):
        if has_card(s.rules, rule_card):
            if extra == TRIBUTE:
                count += box.tribute_extra[rule_card, piece]
            elif extra >= box.canal_from[rule_card]:
                count += box.canal_extra[rule_card, piece]
    return count
