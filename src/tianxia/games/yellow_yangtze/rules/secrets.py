"""What a seat may see: scrub takes the secrets out of a record, determinize deals anew (RULES.md, 17).

Points stay in a scrubbed record: every gain was public, so whoever paid attention has them all (R-28). What people see
hides the totals all the same (`sees_points`), unless the game is played with open points.
"""

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.state import NOBODY, NUM_COLOURS, TILE, Decision, Event, State
from tianxia.kernel.chance import Source, draw, next_bits
from tianxia.kernel.contract import blanking
from tianxia.kernel.rule import rule

blank = blanking(State)


@rule
def scrub(box: Components, s: State, seat: int) -> None:
    """Blank what the seat may not see, except for the market tiles that everybody knows to be in a hand.

    All sizes stay. When the game is over everything is open.
    """
    if s.decision == Decision.OVER:
        return
    blank(s, seat)
    for other in range(s.players):
        if other != seat:
            for colour in range(NUM_COLOURS):
                s.hands[other, colour] = s.known[other, colour]
    for i in range(s.event_count):
        if s.events[i, 1] != seat:
            if s.events[i, 0] == Event.TOSSED:
                s.events[i, 2] = NOBODY
            elif s.events[i, 0] == Event.DRAWN:
                for colour in range(NUM_COLOURS):
                    s.events[i, 3 + colour] = 0


def sees_points(s: State, seat: int, other: int) -> bool:
    """Is a seat (or a spectator) shown how many points another one has? Asked for people only, so not compiled."""
    return bool(seat == other or s.open_points or s.ended)


@rule
def determinize(box: Components, s: State, seat: int, source: Source) -> None:
    """Deal the tiles the seat cannot see into the places they can be in: hands, tossed, removed, the rest is the bag.

    Works on a scrubbed record and on a full one: nothing hidden is read.
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
def unseen_tiles(box: Components, s: State, colour: int) -> int:
    """Tiles of a colour that are not in any place this (scrubbed) record shows."""
    unseen = box.tiles[colour] - s.market[colour] - s.discards[colour]
    for seat in range(s.players):
        unseen -= s.hands[seat, colour] + s.tossed[seat, colour]
    for h in range(box.num_hexes):
        if s.board[h] == TILE + colour:
            unseen -= 1
    return int(unseen)
