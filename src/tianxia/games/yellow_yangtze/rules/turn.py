"""What every game has: set-up, decider, legal, pick, apply, score. Each decision is handed to its chapter."""

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.rules.course import forget_question, pass_turn
from tianxia.games.yellow_yangtze.rules.hands import deal
from tianxia.games.yellow_yangtze.rules.leaders import (
    NOTES,
    count_leaders,
    leader_at,
    list_leaders,
    note_seats,
    position_leader,
    withdraw_leader,
)
from tianxia.games.yellow_yangtze.rules.pagodas import list_moves, list_offers, list_paid
from tianxia.games.yellow_yangtze.rules.realms import find_everything, lay_tile
from tianxia.games.yellow_yangtze.rules.replacing import begin_replacing, draw_replacements, list_tosses, toss
from tianxia.games.yellow_yangtze.rules.revolts import commit, list_commits, revolt_decider
from tianxia.games.yellow_yangtze.rules.riots import count_riots, list_riots, riot, riot_at
from tianxia.games.yellow_yangtze.rules.scoring import score_of
from tianxia.games.yellow_yangtze.rules.tiles import (
    accept_pagoda,
    buy_pagoda,
    choose_pagoda,
    count_empty,
    count_placements,
    decline_market,
    decline_pagoda,
    list_chain,
    list_market,
    list_tiles,
    place_tile,
    placement_at,
    stop_chain,
    take_from_market,
)
from tianxia.games.yellow_yangtze.rules.wars import (
    conclude,
    list_losses,
    list_supports,
    list_winners,
    remove_soldier,
    support,
    war_decider,
)
from tianxia.games.yellow_yangtze.state import (
    MAX_HEXES,
    MAX_PAGODAS,
    MAX_SEATS,
    NOBODY,
    NUM_COLOURS,
    Colour,
    Decision,
    State,
)
from tianxia.games.yellow_yangtze.text import actions
from tianxia.kernel.chance import Source, below
from tianxia.kernel.events import clear_events
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids, Reals


@rule
def set_up(box: Components, s: State) -> None:
    """A new game: capitals, bag, then the draws in their order (RULES.md, 6)."""
    s.actions_left = box.actions
    clear_table(s)
    for colour in range(NUM_COLOURS):
        s.bag[colour] = box.tiles[colour]
        s.bag_size += box.tiles[colour]
    for h in range(box.num_hexes):
        if box.is_capital[h]:
            lay_tile(box, s, h, Colour.BLACK)
            s.bag[Colour.BLACK] -= 1
            s.bag_size -= 1
    find_everything(box, s)
    deal(box, s)
    clear_events(s)


@rule
def clear_table(s: State) -> None:
    """No leader and no pagoda on the board, nothing pending."""
    for colour in range(NUM_COLOURS):
        for seat in range(MAX_SEATS):
            s.leaders[seat, colour] = NOBODY
        for i in range(MAX_PAGODAS):
            s.pagodas[colour, i] = NOBODY
    forget_question(s)


@rule
def decider(s: State) -> int:
    """The active seat, except that others answer in conflicts."""
    if s.decision == Decision.OVER:
        return NOBODY
    if s.decision == Decision.REVOLT:
        return revolt_decider(s)
    if s.decision == Decision.WAR:
        return war_decider(s)
    return int(s.turn)


@rule
def legal(box: Components, s: State, out: Ids) -> int:
    """The ids of the legal actions, ascending."""
    if s.decision == Decision.ACTION:
        return _list_actions(box, s, out)
    if s.decision == Decision.REVOLT:
        return list_commits(s, out)
    if s.decision == Decision.MARKET:
        return list_market(s, out)
    if s.decision == Decision.CHAIN:
        return list_chain(box, s, out)
    if s.decision == Decision.WAR:
        return list_supports(s, out)
    if s.decision == Decision.LOSSES:
        return list_losses(s, out)
    if s.decision == Decision.PAGODA:
        return _add(out, list_offers(box, s, out), actions.DECLINE)
    if s.decision == Decision.TOSS:
        return list_tosses(s, out)
    if s.decision == Decision.MOVE:
        return list_moves(box, s, out)
    if s.decision == Decision.WINNER:
        return list_winners(s, out)
    return 0


@rule
def _list_actions(box: Components, s: State, out: Ids) -> int:
    """Write the main actions; a pass always, or only if there is nothing else (R-3)."""
    n = list_leaders(box, s, out)
    n = list_tiles(box, s, out, n)
    n = list_riots(box, s, out, n)
    n = list_paid(box, s, out, n)
    if s.hand_sizes[s.turn] > 0:
        n = _add(out, n, actions.REPLACE)
    if n == 0 or not s.actions:
        n = _add(out, n, actions.PASS)
    return n


@rule
def pick(box: Components, s: State, source: Source, out: Ids) -> int:
    """One of the legal actions at random; the hundreds of an `action` are only counted."""
    if s.decision == Decision.ACTION:
        return _pick_action(box, s, source, out)
    return int(out[below(source, legal(box, s, out))])


@rule
def _pick_action(box: Components, s: State, source: Source, out: Ids) -> int:
    """What `_list_actions` would write at a random place."""
    paid = list_paid(box, s, out, 0)
    notes = out[len(out) - NOTES :]
    seats = note_seats(box, s, notes)
    leaders = count_leaders(s, notes, seats)
    land, rivers = count_empty(box, s, 0), count_empty(box, s, 1)
    placements = count_placements(s, land, rivers)
    riots = count_riots(box, s)
    can_replace = int(s.hand_sizes[s.turn] > 0)
    n = leaders + placements + riots + paid + can_replace
    k = below(source, n + int(n == 0 or not s.actions))
    if k < leaders:
        return leader_at(s, notes, seats, k)
    k -= leaders
    if k < placements:
        return placement_at(box, s, land, rivers, k)
    k -= placements
    if k < riots:
        return riot_at(box, s, k)
    k -= riots
    if k < paid:
        return int(out[k])
    return actions.REPLACE if k - paid < can_replace else actions.PASS


@rule
def _add(out: Ids, n: int, action: int) -> int:
    out[n] = action
    return n + 1


@rule
def apply(box: Components, s: State, action: int) -> None:
    """Carry out one legal action and everything automatic that follows."""
    clear_events(s)
    if s.decision == Decision.ACTION:
        s.actions_left -= 1
        _act(box, s, action)
    elif s.decision == Decision.REVOLT:
        with_leader = action >= actions.COMMIT_LEADER
        commit(box, s, action - (actions.COMMIT_LEADER if with_leader else actions.COMMIT), int(with_leader))
    elif s.decision == Decision.WAR:
        _answer_war(box, s, action)
    elif s.decision == Decision.WINNER:
        conclude(box, s, action - actions.WINNER)
    elif s.decision == Decision.LOSSES:
        remove_soldier(box, s, action - actions.REMOVE)
    elif s.decision == Decision.MOVE:
        choose_pagoda(box, s, action - actions.MOVE)
    else:
        _answer_tile(box, s, action)


@rule
def _act(box: Components, s: State, action: int) -> None:
    """One of the main actions (RULES.md, 8)."""
    if action < actions.WITHDRAW:
        position_leader(box, s, action // MAX_HEXES, action % MAX_HEXES)
    elif action < actions.TILE:
        withdraw_leader(box, s, action - actions.WITHDRAW)
    elif action < actions.RIOT:
        place_tile(box, s, (action - actions.TILE) // MAX_HEXES, (action - actions.TILE) % MAX_HEXES)
    elif action < actions.RIOT_LEADER:
        riot(box, s, action - actions.RIOT, 0)
    elif action < actions.BUILD:
        riot(box, s, action - actions.RIOT_LEADER, 1)
    elif action < actions.BUILD_LEADER:
        buy_pagoda(box, s, action - actions.BUILD, 0)
    elif action < actions.PAGODA:
        buy_pagoda(box, s, action - actions.BUILD_LEADER, 1)
    elif action == actions.REPLACE:
        begin_replacing(s)
    else:
        pass_turn(box, s)


@rule
def _answer_war(box: Components, s: State, action: int) -> None:
    if action == actions.ABSTAIN:
        support(box, s, NOBODY, 0, 0)
    else:
        with_leader = action >= actions.SUPPORT_LEADER
        answer = action - (actions.SUPPORT_LEADER if with_leader else actions.SUPPORT)
        support(box, s, answer // actions.AMOUNTS, answer % actions.AMOUNTS, int(with_leader))


@rule
def _answer_tile(box: Components, s: State, action: int) -> None:
    """The small questions after a tile, and the tiles to replace."""
    if s.decision == Decision.PAGODA:
        if action != actions.DECLINE:
            accept_pagoda(box, s, action - actions.PAGODA)
        else:
            decline_pagoda(box, s)
    elif s.decision == Decision.MARKET:
        if action != actions.DECLINE:
            take_from_market(box, s, action - actions.TAKE)
        else:
            decline_market(box, s)
    elif s.decision == Decision.CHAIN:
        if action != actions.STOP:
            place_tile(box, s, Colour.BLUE, action - actions.TILE - MAX_HEXES * Colour.BLUE)
        else:
            stop_chain(box, s)
    elif action != actions.STOP:
        toss(box, s, action - actions.TOSS)
    else:
        draw_replacements(box, s)


@rule
def score(box: Components, s: State, out: Reals) -> None:
    """The score of every seat: its weakest colour."""
    for seat in range(s.players):
        out[seat] = score_of(s, seat)
