"""What every bot asks first: is there anything to decide?"""

from typing import Any

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Game


def check_asked(game: Game, s: Any, seat: int) -> None:
    """Raise Unreadable unless the game waits for this seat."""
    decider = game.rules.decider(s)
    if decider != seat:
        why = "the game is over" if decider < 0 else f"seat {decider} decides"
        raise Unreadable(f"a bot was asked to play for seat {seat}, which has nothing to decide: {why}", "bots")
