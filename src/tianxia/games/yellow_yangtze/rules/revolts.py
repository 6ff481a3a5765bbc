"""Revolts (rulebook: Conflicts, Revolts; RULES.md, 10)."""

from tianxia.games.yellow_yangtze.box import Components
from tianxia.games.yellow_yangtze.rules.course import ask, finish_action
from tianxia.games.yellow_yangtze.rules.hands import spend
from tianxia.games.yellow_yangtze.rules.realms import lift_leader
from tianxia.games.yellow_yangtze.rules.scoring import gain
from tianxia.games.yellow_yangtze.state import NOBODY, Cause, Colour, Decision, Event, State
from tianxia.games.yellow_yangtze.text import actions
from tianxia.kernel.events import emit
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Ids


@rule
def begin_revolt(s: State, colour: int, defender: int) -> None:
    """A leader entered a state that has its colour: first the attacker commits tiles, then the defender."""
    ask(s, Decision.REVOLT, NOBODY)
    s.colour = colour
    s.defender = defender
    emit(s, Event.REVOLT_BEGUN, colour, s.turn, defender)


@rule
def revolt_decider(s: State) -> int:
    """The attacker answers first."""
    return int(s.turn if s.num_commits == 0 else s.defender)


@rule
def list_commits(s: State, out: Ids) -> int:
    """Write how many black tiles the seat may commit, then the same with the black leader in the supply."""
    seat = revolt_decider(s)
    governors = s.hands[seat, Colour.BLACK]
    n = 0
    for tiles in range(governors + 1):
        out[n] = actions.COMMIT + tiles
        n += 1
    if s.leaders[seat, Colour.BLACK] == NOBODY:
        for tiles in range(governors + 1):
            out[n] = actions.COMMIT_LEADER + tiles
            n += 1
    return n


@rule
def commit(box: Components, s: State, tiles: int, with_leader: int) -> None:
    """Lay down black tiles; after the defender's the revolt is decided."""
    seat = revolt_decider(s)
    spend(s, seat, Colour.BLACK, tiles)
    emit(s, Event.COMMITTED, seat, tiles, with_leader)
    s.commits[s.num_commits, 1] = tiles
    s.commits[s.num_commits, 2] = with_leader
    s.num_commits += 1
    if s.num_commits == 2:
        _decide(box, s)


@rule
def revolt_strength(s: State, seat: int, answer: int) -> int:
    """Black tiles next to the leader, and what was committed in an answer (0 the attacker's, 1 the defender's)."""
    governors = int(s.governors[s.leaders[seat, s.colour]])
    return int(governors + s.commits[answer, 1] + s.commits[answer, 2])


@rule
def _decide(box: Components, s: State) -> None:
    """Only a stronger attacker wins. The loser's leader goes to the supply, the winner gains a point of its colour."""
    attack, defence = revolt_strength(s, s.turn, 0), revolt_strength(s, s.defender, 1)
    colour = s.colour
    winner, loser = (s.turn, s.defender) if attack > defence else (s.defender, s.turn)
    emit(s, Event.REVOLT_DECIDED, colour, winner, loser, attack, defence)
    lift_leader(box, s, loser, colour)
    emit(s, Event.LEADER_SENT_HOME, loser, colour)
    gain(s, winner, colour, 1, Cause.REVOLT)
    finish_action(box, s)
