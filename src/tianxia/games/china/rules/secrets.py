"""What a seat may see: `scrub` takes the secrets out of a state, `determinize` deals them anew."""

from tianxia.games.china.box import Components
from tianxia.games.china.state import NOBODY, NUM_COLOURS, Event, State
from tianxia.kernel.chance import Source, draw, next_bits
from tianxia.kernel.contract import blanking
from tianxia.kernel.rule import rule

blank = blanking(State)


@rule
def scrub(box: Components, s: State, seat: int) -> None:
    """Blank what the seat may not see, except for the cards that everybody knows to be in a hand; all sizes stay."""
    blank(s, seat)
    for other in range(s.players):
        if other != seat:
            for colour in range(NUM_COLOURS):
                s.hands[other, colour] = s.known[other, colour]
    for i in range(s.event_count):
        if s.events[i, 0] == Event.DRAWN and s.events[i, 1] != seat:
            s.events[i, 2] = NOBODY


@rule
def determinize(box: Components, s: State, seat: int, source: Source) -> None:
    """Deal the cards the seat cannot see: the other hands up to their sizes, the rest is the deck.

    Works on a scrubbed record and on a full one alike: nothing hidden is read.
    """
    scrub(box, s, seat)
    for colour in range(NUM_COLOURS):
        s.deck[colour] = unseen_cards(box, s, colour)
    for other in range(s.players):
        if other != seat:
            known = 0
            for colour in range(NUM_COLOURS):
                known += s.known[other, colour]
            for _ in range(s.hand_sizes[other] - known):
                s.hands[other, draw(source, s.deck)] += 1
    s.chance = next_bits(source)


@rule
def unseen_cards(box: Components, s: State, colour: int) -> int:
    """Cards of a colour that are neither open, discarded nor in a hand of this (scrubbed) record."""
    unseen = box.cards[colour] - box.removed[s.players] - s.row[colour] - s.discards[colour]
    for seat in range(s.players):
        unseen -= s.hands[seat, colour]
    return int(unseen)
