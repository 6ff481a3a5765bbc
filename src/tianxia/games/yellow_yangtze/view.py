"""What a seat may see: scrub takes the secrets out of a record, determinize deals anew (specification: chapter 17).

Points stay in a scrubbed record: every gain was public, so a fair observer has them all (R-28). A view hides the totals
all the same, unless the game is played with open points.
"""

from typing import Any

from tianxia.games.yellow_yangtze.state import NOBODY, NUM_COLOURS, TILE, Decision, Event
from tianxia.kernel.chance import draw, next_bits
from tianxia.kernel.rule import rule


@rule
def scrub(box: Any, s: Any, seat: int) -> None:
    """Blank the generator, the bag, the removed tiles, other hands but for known market tiles, and what others tossed.

    All sizes stay. When the game is over everything is open.
    """
    if s.decision == Decision.OVER:
        return
    s.chance = 0
    for colour in range(NUM_COLOURS):
        s.bag[colour] = 0
        s.removed[colour] = 0
        for other in range(s.players):
            if other != seat:
                s.hands[other, colour] = s.known[other, colour]
                s.tossed[other, colour] = 0
    for i in range(s.event_count):
        if s.events[i, 1] != seat:
            if s.events[i, 0] == Event.TOSSED:
                s.events[i, 2] = NOBODY
            elif s.events[i, 0] == Event.DRAWN:
                for colour in range(NUM_COLOURS):
                    s.events[i, 3 + colour] = 0


@rule
def determinize(box: Any, s: Any, seat: int, source: Any) -> None:
    """Deal the tiles the seat cannot see into the places they can be in: hands, tossed, removed, the rest is the bag.

    Works on a scrubbed record and on a full one alike: nothing hidden is read.
    """
    if s.decision == Decision.OVER:
        return
    scrub(box, s, seat)
    for colour in range(NUM_COLOURS):
        s.bag[colour] = unseen_tiles(box, s, colour)
    for other in range(s.players):
        if other != seat:
            known = 0
            for colour in range(NUM_COLOURS):
                known += s.known[other, colour]
            for _ in range(s.hand_sizes[other] - known):
                s.hands[other, draw(source, s.bag)] += 1
            for _ in range(s.tossed_sizes[other]):
                s.tossed[other, draw(source, s.bag)] += 1
    for _ in range(s.removed_size):
        s.removed[draw(source, s.bag)] += 1
    s.chance = next_bits(source)


@rule
def unseen_tiles(box: Any, s: Any, colour: int) -> int:
    """Tiles of a colour that are in none of the places this (scrubbed) record shows."""
    unseen = box.tiles[colour] - s.market[colour] - s.discards[colour]
    for seat in range(s.players):
        unseen -= s.hands[seat, colour] + s.tossed[seat, colour]
    for h in range(box.num_hexes):
        if s.board[h] == TILE + colour:
            unseen -= 1
    return int(unseen)
