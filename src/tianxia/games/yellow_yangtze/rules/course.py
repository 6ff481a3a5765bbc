"""The course of a turn: tiles in and out of hands, the end of an action, the end of a turn.

Rulebook: Course of play, action E, End of a turn; RULES.md, 6, 7, 8.5, 8.6 and 12.
"""

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.rules.pagodas import collect_income
from tianxia.games.yellow_yangtze.rules.scoring import end_game
from tianxia.games.yellow_yangtze.state import MAX_SEATS, MAX_SIDES, NOBODY, NUM_COLOURS, Decision, Ended, Event, State
from tianxia.kernel.chance import draw
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule


@rule
def show(s: State, seat: int, colour: int, tiles: int) -> None:
    """Tiles leave a hand before everybody's eyes; those taken from the market are taken to be among them."""
    s.hands[seat, colour] -= tiles
    s.hand_sizes[seat] -= tiles
    s.known[seat, colour] = max(0, s.known[seat, colour] - tiles)


@rule
def spend(s: State, seat: int, colour: int, tiles: int) -> None:
    """Tiles go from a hand to the box, face up first."""
    show(s, seat, colour, tiles)
    s.discards[colour] += tiles


@rule
def ask(s: State, decision: int, at: int) -> None:
    """Put a question about a hex (or NOBODY), with nothing answered yet."""
    forget_question(s)
    s.decision = decision
    s.at = at


@rule
def forget_question(s: State) -> None:
    """Nothing is pending: every field of a decision has its resting value."""
    s.at = NOBODY
    s.triangle = NOBODY
    s.count = 0
    s.colour = NOBODY
    s.defender = NOBODY
    s.num_commits = 0
    for i in range(MAX_SEATS):
        for j in range(3):
            s.commits[i, j] = 0
    s.num_sides = 0
    for side in range(MAX_SIDES):
        s.sides[side] = 0
        s.soldiers[side] = 0


@rule
def finish_action(box: Components, s: State) -> None:
    """An action is carried out: the next one, or the end of the turn."""
    forget_question(s)
    if s.actions_left > 0:
        s.decision = Decision.ACTION
    else:
        end_turn(box, s)


@rule
def pass_turn(box: Components, s: State) -> None:
    """Give up what is left of the turn (R-3)."""
    emit(s, Event.PASSED, s.turn)
    s.actions_left = 0
    end_turn(box, s)


@rule
def toss(box: Components, s: State, colour: int) -> None:
    """Toss a tile face down; the empty hand draws without asking (R-4)."""
    s.hands[s.turn, colour] -= 1
    s.hand_sizes[s.turn] -= 1
    s.tossed[s.turn, colour] += 1
    s.tossed_sizes[s.turn] += 1
    for other in range(NUM_COLOURS):  # nobody else knows any longer which tiles are still in the hand
        s.known[s.turn, other] = 0
    s.count += 1
    emit(s, Event.TOSSED, s.turn, colour)
    if s.hand_sizes[s.turn] == 0:
        draw_replacements(box, s)


@rule
def draw_replacements(box: Components, s: State) -> None:
    """Draw as many tiles as were tossed; if the bag fails, the game ends on the spot (R-25)."""
    if _draw_hand(s, s.turn, s.hand_sizes[s.turn] + s.count):
        finish_action(box, s)
    else:
        forget_question(s)
        end_game(s, Ended.REPLACEMENT)


@rule
def end_turn(box: Components, s: State) -> None:
    """Pagoda income, refills in their order (R-24), and the next seat."""
    collect_income(box, s, s.turn)
    before = s.bag_size
    if not _refill(box, s):
        return
    if s.bag_size == before:
        s.idle += 1
        if s.idle >= box.idle_rounds * s.players:
            end_game(s, Ended.IDLE)
            return
    emit(s, Event.TURN_ENDED, s.turn)
    s.turn = (s.turn + 1) % s.players
    s.turns += 1
    s.actions_left = box.actions
    s.decision = Decision.ACTION


@rule
def _refill(box: Components, s: State) -> bool:
    """The active seat, the others clockwise, the market; False if a draw failed and the game is over."""
    for i in range(s.players):
        if not _draw_hand(s, (s.turn + i) % s.players, box.hand):
            end_game(s, Ended.HAND_REFILL if i == 0 else Ended.OTHER_REFILL)
            return False
    if not fill_market(box, s):
        end_game(s, Ended.MARKET_REFILL)
        return False
    return True


@rule
def _draw_hand(s: State, seat: int, size: int) -> bool:
    """Draw one tile after the other until the hand has so many; False if the bag fails."""
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
    """Draw tiles for the market until it is full; False if the bag fails."""
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
        _draw_hand(s, seat, box.hand)
    fill_market(box, s)
