"""What an action has done, in a word: hexes and stakes glow by it before it is chosen."""

from tianxia.games.yellow_yangtze.state import Cause, Event, State
from tianxia.kernel.effects import Effect
from tianxia.kernel.rule import rule


@rule
def effect(s: State, seat: int) -> int:
    """The weightiest thing that the last action did for a seat, by its events.

    The income of pagodas does not count: it comes at the end of a turn, whatever is done.
    """
    gains = gives = harms = False
    for i in range(s.event_count):
        kind = s.events[i, 0]
        if kind == Event.REVOLT_BEGUN or kind == Event.WAR_BEGUN:
            return Effect.CONFLICT
        if kind == Event.LEADER_SENT_HOME or kind == Event.PAGODA_LOST:
            harms = True
        elif kind == Event.POINTS_GAINED and s.events[i, 4] != Cause.PAGODA:
            gains |= s.events[i, 1] == seat
            gives |= s.events[i, 1] != seat
    if gains:
        return Effect.GAIN
    if harms:
        return Effect.HARM
    return Effect.GIVE if gives else Effect.PLAIN
