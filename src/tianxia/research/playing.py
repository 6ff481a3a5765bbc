"""One game as the adapters play it: a session with masks and numbers for a learner."""

from collections.abc import Mapping
from typing import Self

import numpy as np
from numpy.typing import NDArray

from tianxia.games import GAMES
from tianxia.kernel.chance import new_source
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.kernel.types import Features, Reals
from tianxia.research.stepping import write_features, write_utilities
from tianxia.session import UNASKED, Session

Mask = NDArray[np.int8]
"""1 for each legal action, 0 for the others."""
LARGEST = 1000.0
"""No number of an observation is larger, on either side of zero; most are about one."""


class Play(Session):
    """A session with the numbers a learner wants. Begin it with a seed (`deal`)."""

    __slots__ = ("_features", "_utility", "numbers", "options", "players")

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, str | bool] | None = None,
        box: Box | None = None,
    ) -> None:  # fmt: skip
        known = GAMES[game]
        super().__init__(known, box or known.box)
        self.players = min(known.players) if players is None else players
        self.options = known.read_options(self.players, options or {})
        self.numbers = len(known.feature_names(self.players))
        """How long an observation is."""
        self._features, self._utility = known.pointer("features"), known.pointer("utility")
        self._decider, self._count = -1, 0  # until a game is dealt nobody decides anything

    def deal(self, seed: int) -> None:
        """A new game from a seed: the same as `tianxia.new` makes."""
        self.clear()
        self.begin(self.players, self.options, seed)

    def mask(self) -> Mask:
        """The legal actions."""
        mask = np.zeros(self.game.num_actions, np.int8)
        mask[self.legal] = 1
        return mask

    def observation(self, seat: int) -> Features:
        """The features a seat sees (float32)."""
        out = np.empty(self.numbers, np.float32)
        write_features(self._features, self.box.array, self.array, seat, out)
        return out

    def utilities(self) -> Reals:
        """By seat, in [-1, 1] (float64); of a finished game."""
        out = np.zeros(self.players)
        write_utilities(self._utility, self.box.array, self.array, out)
        return out

    def redealt(self, seat: int, seed: int) -> Self:
        """A copy with other secrets and other chance behind all that the seat knows."""
        other = self.copy()
        other.game.rules.scrub(other.box.record, other.state, seat)
        other.game.rules.determinize(other.box.record, other.state, seat, new_source(seed))
        other._count = UNASKED
        return other

    def text(self, action: int) -> str:
        """An action as people write it."""
        return self.game.format_action(self.box, action)

    def position(self) -> Document:
        """The whole position, secrets included."""
        return self.game.dump(self.box, self.state)

    def board(self, seat: int) -> str:
        """A readable board, as a seat sees it."""
        return self.game.board(self.box, self.scrubbed(seat), seat, self.game.words("en"))

    def copy(self) -> Self:
        """An independent copy."""
        other = super().copy()
        other.players, other.options, other.numbers = self.players, self.options, self.numbers
        other._features, other._utility = self._features, self._utility
        return other

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()
