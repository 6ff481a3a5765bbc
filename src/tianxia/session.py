"""Session: one game as it is played, by ids. Everything that plays stands on it: tables, the server, the adapters.

A session has no texts, no language and no seats' names; `Table` adds them.
"""

import zlib
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, NamedTuple, Self, SupportsIndex

import numpy as np

from tianxia.kernel.errors import Refused, Unreadable, with_page
from tianxia.kernel.game import SPECTATOR, Box, Game
from tianxia.kernel.types import Ids
from tianxia.words import Words


class Moment(NamedTuple):
    """A decision that was made."""

    state: bytes
    """As it was before the action."""
    decider: int
    action: int


ALL_BITS = 0xFFFFFFFFFFFFFFFF
"""Of a seed, which may be given as a negative number."""
NO_ACTION = -1
"""Given to a step that only looks at the state."""
UNASKED = -1
"""Stands for the number of legal actions until the rules have been asked who decides and what is legal."""
IDS = np.dtype(np.int32)
"""Numpy would look it up at every step."""
blank = object.__new__
"""Makes what a copy is written into. Searches copy millions of times, so it is looked up once."""


class Session:
    """The state of a game and all that was played. `begin` it, then `legal_ids`, `play` and `undo`; `at` looks back.

    The state record (`state`) begins zeroed: a position may be loaded into it instead.
    """

    __slots__ = ("_bytes", "_count", "_decider", "_legal", "_moments", "_out", "_states", "box", "game", "ply")

    def __init__(self, game: Game, box: Box) -> None:
        self.game = game
        self.box = box
        self.ply = 0
        """How many actions have been played."""
        self._bytes = np.zeros(1, f"V{game.state.layout.itemsize}")  # numpy copies bytes ten times as fast as a record
        self._states: Any = None
        self._decider = 0
        self._count = UNASKED
        self._out: Ids = np.empty(0, np.int32)
        """The legal actions: of these the first `_count`."""
        self._legal: list[int] | None = None
        """The same as a list, once somebody wanted it."""
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

    def clear(self) -> None:
        """Forget the game, as if the session were new."""
        self._bytes[0] = np.zeros((), self._bytes.dtype)
        self.ply, self._moments, self._count = 0, [], UNASKED

    def begin(self, players: int, options: Mapping[str, str], seed: int) -> None:
        """Set up a game in the new session; it uses what a campaign has written into the state before."""
        numbers = self.game.option_numbers(options)
        self.game.rules.setup(self.box.record, self.state, players, numbers, np.uint64(seed & ALL_BITS))

    @property
    def decider(self) -> int:
        """The seat that decides now, or -1 when the game is over."""
        if self._count == UNASKED:  # not a function of its own: adapters ask several times a decision
            self._step(NO_ACTION)
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

    @property
    def legal(self) -> Ids:
        """The ids of the legal actions, ascending."""
        if self._count == UNASKED:
            self._step(NO_ACTION)
        return self._out[: self._count]

    def legal_ids(self) -> list[int]:
        """The same as a list."""
        if self._count == UNASKED or self._legal is None:
            self._legal = self.legal.tolist()
        return self._legal

    def is_legal(self, action: int) -> bool:
        """May the action of this id be played now?"""
        if self._count != UNASKED and self._legal is not None:
            return action in self._legal
        if self._count == UNASKED:
            self._step(NO_ACTION)
        ids = self._out.data  # bisecting it is three times as fast as numpy's own search
        i = bisect_left(ids, action, 0, self._count)
        return i < self._count and ids[i] == action

    def play(self, action: str | SupportsIndex, words: Words | None = None) -> None:
        """Play an action, by id or text. Raises Unreadable or Refused (in these words) and then changes nothing."""
        if not isinstance(action, int) or not self.is_legal(action):
            action = self.identify(action, words)
        self.advance(action)

    def advance(self, action: int) -> None:
        """Carry out an action that is known to be legal."""
        moment = Moment(self._bytes.tobytes(), self.decider, action)
        if len(self._moments) != self.ply:
            self._moments = self._moments[: self.ply]
        self._moments.append(moment)
        self.ply += 1
        self._step(action)

    def identify(self, action: str | SupportsIndex, words: Words | None = None) -> int:
        """The id of a legal action; raises Unreadable, or Refused with the reason in these words."""
        game = self.game
        if not isinstance(action, str):
            action = index(action)  # numpy's whole numbers, too
            if not 0 <= action < game.num_actions:
                raise Unreadable("action-id", game=game.name, last=str(game.num_actions - 1), found=str(action))
            text, identity = game.format_action(self.box, action), action
        else:
            text = " ".join(action.lower().split())
            parsed = game.parse_action(self.box, text)
            identity = -1 if parsed is None else parsed
        if self.is_legal(identity):
            return identity
        refusal = game.refusal(self.box, self.state, text)
        assert refusal is not None, f"{text!r} is not legal, but nothing forbids it: {game.dump(self.box, self.state)}"
        words = words or game.words("en")

        def say(language: str) -> str:
            spoken = game.words(language).named(words.names)
            return with_page(refusal.sentence(spoken), game.cited(refusal.source, spoken))

        reason, page = refusal.sentence(words), game.cited(refusal.source, words)
        raise Refused(refusal.code, reason, page, say, refusal.source.chapter)

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
            self._count = UNASKED

    def at(self, ply: int) -> bytes:
        """The state after the first `ply` actions."""
        return self._bytes.tobytes() if ply == self.ply else self._moments[ply].state

    def decider_at(self, ply: int) -> int:
        """Who decided after the first `ply` actions."""
        return self.decider if ply == self.ply else self._moments[ply].decider

    def scrubbed(self, seat: int = SPECTATOR) -> Any:
        """A copy of the state without what the seat may not know: all that a bot gets."""
        states = self._bytes.copy().view(self.game.state.layout)
        self.game.rules.hide(self.box.array, states, seat)
        return states[0]

    def copy(self) -> Self:
        """An independent copy; it costs the same however long the history is."""
        other = blank(self.__class__)
        other.game = self.game  # one by one, for a tuple of them would be made and taken apart
        other.box = self.box
        other.ply = self.ply
        other._bytes = self._bytes.copy()
        other._states = None
        other._decider = self._decider
        other._count = self._count
        other._out = self._out
        other._legal = self._legal
        other._moments = self._moments
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        history = self.history
        decisions = [(moment.decider, moment.action) for moment in history]
        return self.game, self.box, pack([*(moment.state for moment in history), self._bytes.tobytes()]), decisions

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        game, box, packed, decisions = saved
        Session.__init__(self, game, box)
        *before, now = unpack(packed, game.state.layout.itemsize)
        self._bytes[0] = np.void(now)
        self._moments = [Moment(state, *decision) for state, decision in zip(before, decisions, strict=True)]
        self.ply = len(decisions)

    def _step(self, action: int) -> None:
        """Apply an action, or NO_ACTION, and find out who decides what next."""
        self._out, self._legal = np.empty(self.game.max_legal, IDS), None  # a new array: copies share the old one
        decider, count = self.game.rules.step(self.box.array, self.array, action, self._out)
        self._decider, self._count = int(decider), int(count)  # interpreted rules give numpy numbers


def pack(states: Sequence[bytes]) -> bytes:
    """Successive states, compressed for pickling: each differs little from the one before."""
    return zlib.compress(b"".join(states), level=1)


def unpack(packed: bytes, size: int) -> list[bytes]:
    """The states again, each of this many bytes."""
    content = zlib.decompress(packed)
    return [content[at : at + size] for at in range(0, len(content), size)]
