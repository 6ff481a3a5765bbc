"""What a seat may see, and a deal that fits it (RULES.md, 5)."""

from tests.toy.box import Components
from tests.toy.state import NUM_KINDS, Decision, Event, State
from tianxia.kernel.chance import Source, draw, next_bits
from tianxia.kernel.contract import blanking
from tianxia.kernel.rule import rule

blank = blanking(State)


@rule
def scrub(box: Components, s: State, seat: int) -> None:
    """Blank the other cards and what others have drawn; at the end all is open."""
    if s.decision == Decision.OVER:
        return
    blank(s, seat)
    for i in range(s.event_count):
        if s.events[i, 0] == Event.SWAPPED and s.events[i, 1] != seat:
            s.events[i, 2] = 0


@rule
def determinize(box: Components, s: State, seat: int, source: Source) -> None:
    """Deal the other seats a card each from what the seat does not hold."""
    if s.decision == Decision.OVER:
        return
    scrub(box, s, seat)
    for kind in range(NUM_KINDS):
        s.deck[kind] = box.cards[kind]
    if seat >= 0:
        s.deck[s.card[seat] - 1] -= 1
    for other in range(s.players):
        if other != seat:
            s.card[other] = 1 + draw(source, s.deck)
    s.chance = next_bits(source)
