"""Carrying out pending items: gains, choices, cards drawn and destroyed (p. 6, 7; RULES.md, 5, 11).

`carry_out` does the first item of the queue, or finds that the player has to decide.
"""

from tianxia.games.legacy_of_yu.box.record import Components
from tianxia.games.legacy_of_yu.rules.ending import decide, move_flood
from tianxia.games.legacy_of_yu.rules.items import SHIFT, Item
from tianxia.games.legacy_of_yu.rules.piles import card_bit, ready_size, take_ready, take_townsfolk
from tianxia.games.legacy_of_yu.rules.queue import first_item, note, note_gain, pop
from tianxia.games.legacy_of_yu.rules.stories import carry_out_story
from tianxia.games.legacy_of_yu.rules.trading import can_trade, can_trade_at_all, could_return
from tianxia.games.legacy_of_yu.state import (
    CARD_TRADE,
    NUM_COLOURS,
    NUM_PIECES,
    Decision,
    Event,
    Outcome,
    Phase,
    Piece,
    Resolving,
    State,
)
from tianxia.kernel.bits import NONE, size
from tianxia.kernel.rule import rule


@rule
def carry_out(box: Components, s: State) -> bool:
    """Carry out the first item; true if the player must decide first (`s.decision`)."""
    item = first_item(s)
    kind = item // SHIFT
    if kind > Item.AWAY or kind == Item.STORY:
        return carry_out_story(box, s, kind, item % SHIFT)
    if s.phase == Phase.EPILOGUE:  # the table is gone: only the campaign still changes
        pop(s)
        return False
    if kind == Item.AWAY:
        pop(s)
        put_away(s)
        return False
    if kind == Item.RECRUIT:
        pop(s)
        recruit(s)
        return False
    if kind == Item.DRAW or kind == Item.DESTROY:
        return _use_ready(box, s, kind)
    return _gain(box, s, kind, item % SHIFT)


@rule
def is_allowed(kind: int, argument: int, piece: int) -> bool:
    """May a pending gain be this piece?"""
    if kind == Item.PIECE:
        return piece == argument
    if kind == Item.MATERIAL:
        return piece == Piece.CLAY or piece == Piece.TIMBER
    if kind == Item.SOLDIER:
        return Piece.WHITE < piece < NUM_COLOURS
    return piece < NUM_COLOURS


@rule
def take_piece(s: State, piece: int) -> None:
    """One piece from the supply."""
    s.supply[piece] -= 1
    s.held[piece] += 1
    note_gain(s, piece)


@rule
def recruit(s: State) -> None:
    """The top card of the townsfolk deck to hand; nothing if there is none (R-10)."""
    card = take_townsfolk(s)
    if card > 0:
        s.hand = s.hand | card_bit(card)
        note(s, Event.RECRUITED, card)


@rule
def put_away(s: State) -> None:
    """The card whose effects are done leaves; an outsider goes to its discard."""
    if s.resolving == Resolving.OUTSIDER:
        s.outsider_discard = s.outsider_discard | card_bit(s.resolving_card)
    s.resolving = Resolving.NONE
    s.resolving_card = 0


@rule
def give_up(box: Components, s: State) -> None:
    """Skip the first item. A card that must be drawn or destroyed cannot be skipped without losing (R-12)."""
    item = first_item(s)
    kind = item // SHIFT
    if kind == Item.DRAW or kind == Item.DESTROY:
        decide(box, s, Outcome.DAMAGE)
    else:
        pop(s)
        note(s, Event.MISSED, item)


@rule
def gain_chosen(s: State, piece: int) -> None:
    """The player has chosen what the first item is."""
    pop(s)
    take_piece(s, piece)


@rule
def _gain(box: Components, s: State, kind: int, argument: int) -> bool:
    """Gain a piece, or one of several kinds; the player is asked only if there is a choice, or a trade could help."""
    found, count, returns = -1, 0, False
    for piece in range(NUM_PIECES):
        if is_allowed(kind, argument, piece) and s.supply[piece] > 0:
            found = piece
            count += 1
    if count > 1:
        s.decision = Decision.GAIN
        return True
    if count == 1:
        pop(s)
        take_piece(s, found)
        return False
    for piece in range(NUM_PIECES):
        if is_allowed(kind, argument, piece) and could_return(box, s, piece):
            returns = True
    if returns and can_trade_at_all(box, s):
        s.decision = Decision.SHORT
        return True
    give_up(box, s)
    return False


@rule
def _use_ready(box: Components, s: State, kind: int) -> bool:
    """Draw or destroy the top ready card. An empty pile is remade now and not earlier (R-11), and the flood moves."""
    if ready_size(s) == 0:
        if s.exhausted == NONE:
            if can_trade(box, s, CARD_TRADE):  # a card given for trade 2 refills the exhausted pile
                s.decision = Decision.SHORT
                return True
            decide(box, s, Outcome.DAMAGE)
            return False
        s.ready = s.exhausted
        s.exhausted = NONE
        note(s, Event.REMADE, size(s.ready))
        move_flood(box, s)
        if s.outcome != Outcome.NONE:
            return False
    pop(s)
    card = take_ready(s)
    if kind == Item.DRAW:
        s.hand = s.hand | card_bit(card)
        note(s, Event.DREW, card)
    else:
        s.discard = s.discard | card_bit(card)
        note(s, Event.DESTROYED, card)
    return False
