"""Session: one game as it is played, by ids. Everything that plays stands on it: tables, the server, the arena.

A session has no texts, no language and no seats' names; `Table` adds them.
"""

from typing import Any, NamedTuple

import numpy as np

from tianxia.kernel.errors import Refused, Unreadable
from tianxia.kernel.game import SPECTATOR, Box, Game
from tianxia.words import Words


class Moment(NamedTuple):
    """A decision that was made."""

    state: bytes
    """As it was before the action."""
    decider: int
    action: int


class Session:
    """The state of a game and all that was played. `legal_ids`, `play` and `undo`; `at` looks back.

    The state record (`state`) begins zeroed: whoever makes a session sets the game up in it.
    """

    __slots__ = ("_bytes", "_decider", "_legal", "_moments", "_states", "box", "game", "ply")

    def __init__(self, game: Game, box: Box) -> None:
        self.game = game
        self.box = box
        self.ply = 0
        """How many actions have been played."""
        self._bytes = np.zeros(1, f"V{game.state.layout.itemsize}")  # numpy copies bytes ten times as fast as a record
        self._states: Any = None
        self._decider = 0
        self._legal: list[int] | None = None
        """None: not asked yet, and neither is the decider."""
        self._moments: list[Moment] = []
        """What was played, and perhaps more behind `ply`: copies share the list, and whoever would change what another
        may still need takes a list of its own first."""

    @property
    def array(self) -> Any:
        """The state as an array of one record, which crosses into compiled code twenty times as fast as a record."""
        if self._states is None:
            self._states = self._bytes.view(self.game.state.layout)
        return self._states

    @property
    def state(self) -> Any:
        """The state record itself. Changing it is at your own risk."""
        return self.array[0]

    @property
    def decider(self) -> int:
        """The seat that decides now, or -1 when the game is over."""
        if self._legal is None:
            self._step(-1)
        return self._decider

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.decider < 0

    @property
    def history(self) -> list[Moment]:
        """Every decision so far, the first one first."""
        return self._moments[: self.ply]

    @property
    def last_action(self) -> int:
        """The id of the last action; only after one."""
        return self._moments[self.ply - 1].action

    def legal_ids(self) -> list[int]:
        """The ids of the legal actions, ascending."""
        return self._step(-1) if self._legal is None else self._legal

    def play(self, action: int | str, words: Words | None = None) -> None:
        """Play an action, by id or text. Raises Unreadable or Refused (in these words) and then changes nothing."""
        if not isinstance(action, int) or action not in self.legal_ids():
            action = self.identify(action, words)
        self.advance(action)

    def advance(self, action: int) -> None:
        """Carry out an action that is known to be legal."""
        if self._legal is None:
            self._step(-1)
        moment = Moment(self._bytes.tobytes(), self._decider, action)
        if len(self._moments) != self.ply:
            self._moments = self._moments[: self.ply]
        self._moments.append(moment)
        self.ply += 1
        self._step(action)

    def identify(self, action: int | str, words: Words | None = None) -> int:
        """The id of a legal action; raises Unreadable, or Refused with the reason in these words."""
        game = self.game
        if isinstance(action, int):
            if not 0 <= action < game.num_actions:
                raise Unreadable("action-id", game=game.name, last=str(game.num_actions - 1), found=str(action))
            text, identity = game.format_action(self.box, action), action
        else:
            text = " ".join(action.lower().split())
            parsed = game.parse_action(self.box, text)
            identity = -1 if parsed is None else parsed
        if identity in self.legal_ids():
            return identity
        refusal = game.refusal(self.box, self.state, text)
        assert refusal is not None, f"{text!r} is not legal, but nothing forbids it: {game.dump(self.box, self.state)}"
        words = words or game.words("en")

        def say(language: str) -> str:
            return refusal.sentence(game.words(language).named(words.names))

        raise Refused(refusal.code, refusal.sentence(words), refusal.page, say)

    def undo(self) -> int:
        """Take the last action back and return its id; there must be one."""
        action = self.last_action
        self.go_back(self.ply - 1)
        return action

    def go_back(self, ply: int) -> None:
        """Take everything back that was played after the first `ply` actions."""
        if ply != self.ply:
            self._bytes[0] = np.void(self._moments[ply].state)
            self.ply = ply
            self._legal = None

    def at(self, ply: int) -> bytes:
        """The state after the first `ply` actions."""
        return self._bytes.tobytes() if ply == self.ply else self._moments[ply].state

    def decider_at(self, ply: int) -> int:
        """Who decided after the first `ply` actions."""
        return self.decider if ply == self.ply else self._moments[ply].decider

    def scrubbed(self, seat: int = SPECTATOR) -> Any:
        """A copy of the state without what the seat may not know: all that a bot gets."""
        s = self._bytes.copy().view(self.game.state.layout)[0]
        self.game.rules.scrub(self.box.record, s, seat)
        return s

    def copy(self) -> "Session":
        """An independent copy; it costs the same however long the history is."""
        other = Session.__new__(Session)
        other.game, other.box, other.ply = self.game, self.box, self.ply
        other._bytes, other._states = self._bytes.copy(), None
        other._decider, other._legal, other._moments = self._decider, self._legal, self._moments
        return other

    def _step(self, action: int) -> list[int]:
        """Apply an action (none if negative) and find out who decides what next."""
        out = np.empty(self.game.max_legal, np.int32)
        decider, n = self.game.rules.step(self.box.array, self.array, action, out)
        self._decider = int(decider)  # interpreted rules give numpy numbers
        legal: list[int] = out[:n].tolist()
        self._legal = legal
        return legal
