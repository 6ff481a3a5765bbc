"""Positions as immutable values, for writing a search of your own.

>>> import tianxia
>>> from tianxia.search import Position
>>> table = tianxia.new("china", players=3, seed=7)
>>> root = Position.of(table)
>>> after = root.play(root.legal[0])  # another position: the root stays as it is
>>> root.decider, after.decider, len(root.legal) > 0
(2, 2, True)
>>> fair = root.dealt(seat=2, seed=1)  # what seat 2 cannot know is dealt anew
>>> fair.legal.tolist() == root.legal.tolist()
True

A search that begins with `dealt` positions of the seat it thinks for is fair: it uses nothing that the seat may not
know. For many positions at once, on all cores, load them into a batch (`tianxia.batch`, `load`).
"""

from typing import Any

import numpy as np

from tianxia.kernel.chance import new_source
from tianxia.kernel.game import Box, Game
from tianxia.kernel.types import Features, Ids, Reals, Records
from tianxia.research.stepping import write_features, write_utilities
from tianxia.table import Table


class Position:
    """A moment of a game, which does not change: playing gives another one. It costs a copy of the state's bytes."""

    __slots__ = ("_legal", "_states", "box", "decider", "game")

    def __init__(self, game: Game, box: Box, state: bytes) -> None:
        self._set(game, box, np.frombuffer(bytearray(state), game.state.layout), -1)

    @classmethod
    def of(cls, table: Table) -> "Position":
        """The position of a table, secrets included."""
        return cls(table.game, table.box, table.state.tobytes())

    @property
    def legal(self) -> Ids:
        """The ids of the legal actions, ascending; none if the game is over."""
        return self._legal

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.decider < 0

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._states[0]["players"])

    @property
    def state(self) -> bytes:
        """The bytes of the record: equal positions have equal bytes."""
        return self._states.tobytes()

    def play(self, action: int) -> "Position":
        """The position after a legal action, which is not checked."""
        return self._next(self._copied(), int(action))

    def seen_by(self, seat: int) -> "Position":
        """The same as a seat may know it: what it may not know is blank, and cannot be played on."""
        states = self._copied()
        self.game.rules.hide(self.box.array, states, seat)
        return self._next(states, -1)

    def dealt(self, seat: int, seed: int) -> "Position":
        """The same with other secrets and other chance behind all that the seat knows; the same one for a seed."""
        states = self._copied()
        self.game.rules.hide(self.box.array, states, seat)
        self.game.rules.determinize(self.box.record, states[0], seat, new_source(seed))
        return self._next(states, -1)

    def utilities(self) -> Reals:
        """By seat, in [-1, 1]; of a finished game."""
        out = np.zeros(self.players)
        write_utilities(self.game.pointer("utility"), self.box.array, self._states, out)
        return out

    def scores(self) -> Reals:
        """The points by seat as they are now."""
        out = np.zeros(self.players)
        write_utilities(self.game.pointer("score"), self.box.array, self._states, out)
        return out

    def features(self, seat: int) -> Features:
        """The numbers a learner in this seat gets (docs/observations.md)."""
        out = np.empty(len(self.game.feature_names(self.players)), np.float32)
        write_features(self.game.pointer("features"), self.box.array, self._states, seat, out)
        return out

    def evaluate(self, seat: int) -> float:
        """A quick judgement for a seat, in the game's own units; larger is better."""
        return float(self.game.rules.evaluate(self.box.record, self._states[0], seat))

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.box, self.state

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        self.__init__(*saved)  # type: ignore[misc]  # what it was made with

    def _copied(self) -> Records:
        return np.frombuffer(bytearray(self._states.tobytes()), self.game.state.layout)

    def _next(self, states: Records, action: int) -> "Position":
        other = Position.__new__(Position)
        other._set(self.game, self.box, states, action)
        return other

    def _set(self, game: Game, box: Box, states: Records, action: int) -> None:
        """Apply an action (none if negative) and find out who decides what."""
        out = np.empty(game.max_legal, np.int32)
        decider, count = game.rules.step(box.array, states, action, out)
        self.game, self.box, self._states = game, box, states
        self.decider, self._legal = int(decider), out[: int(count)]
