"""Tiles in and out of hands and market: shown, spent, drawn, dealt (RULES.md, 6, 12 and 17)."""

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.state import Event, State
from tianxia.kernel.chance import draw
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule


@rule
def show(s: State, seat: int, colour: int, tiles: int) -> None:
    """Tiles leave a hand in full view; those known to have come from the market are taken to be among them."""
    s.hands[seat, colour] -= tiles
    s.hand_sizes[seat] -= tiles
    s.known[seat, colour] = max(0, s.known[seat, colour] - tiles)


@rule
def spend(s: State, seat: int, colour: int, tiles: int) -> None:
    """Tiles are paid: they leave a hand in full view and go to the discards."""
    show(s, seat, colour, tiles)
    s.discards[colour] += tiles


@rule
def draw_hand(s: State, seat: int, size: int) -> bool:
    """Draw tiles one by one until the hand has this size; False if the bag runs out first."""
    if s.hand_sizes[seat] >= size:
        return True
    emit(s, Event.DRAWN, seat)
    event = s.events[s.event_count - 1]
    while s.hand_sizes[seat] < size:
        if s.bag_size == 0:
            return False
        colour = _draw_tile(s)
        s.hands[seat, colour] += 1
        s.hand_sizes[seat] += 1
        event[2] += 1
        event[3 + colour] += 1
    return True


@rule
def fill_market(box: Components, s: State) -> bool:
    """Draw tiles for the market until it is full; False if the bag runs out first."""
    if s.market_size >= box.market:
        return True
    emit(s, Event.MARKET_FILLED)
    event = s.events[s.event_count - 1]
    while s.market_size < box.market:
        if s.bag_size == 0:
            return False
        colour = _draw_tile(s)
        s.market[colour] += 1
        s.market_size += 1
        event[1 + colour] += 1
    return True


@rule
def _draw_tile(s: State) -> int:
    s.bag_size -= 1
    s.idle = 0
    return draw(s, s.bag)


@rule
def deal(box: Components, s: State) -> None:
    """Set-up: the tiles a short game goes without, the hands, the market (RULES.md, 6)."""
    for _ in range(box.short_removed if s.short else 0):
        s.removed[_draw_tile(s)] += 1
        s.removed_size += 1
    for seat in range(s.players):
        draw_hand(s, seat, box.hand)
    fill_market(box, s)
