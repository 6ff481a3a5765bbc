"""One game as the adapters play it: a session with masks and numbers for a learner."""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from tianxia.games import GAMES
from tianxia.kernel.chance import new_source
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box
from tianxia.kernel.types import Features, Reals
from tianxia.research.stepping import write_features, write_utilities
from tianxia.session import UNASKED, Session

Mask = NDArray[np.int8]
"""1 for each legal action, 0 for the others."""
SAME = 1e-9
"""Utilities that differ by less are the same."""
LARGEST = 1000.0
"""No number of an observation is larger, on either side of zero; most are about one."""


REWARDS = ("outcome", "margin", "score")
"""What a learner may be rewarded with at the end of a game: the utility in [-1, 1], the points it is ahead of the best
other seat, or its points."""


def paid(kind: str, utilities: Reals, scores: Reals) -> Reals:
    """The rewards of games that are over: a row for each game, a column for each seat."""
    if kind == "outcome":
        return utilities
    if kind == "score" or scores.shape[1] == 1:
        return scores
    others: Reals = np.stack([np.delete(scores, seat, axis=1).max(axis=1) for seat in range(scores.shape[1])], axis=1)
    return scores - others


def told(utilities: Reals, scores: Reals) -> dict[str, NDArray[Any]]:
    """How games ended, for people and programs: by seat the points, the utility, the rank (1 is best), who has won."""
    least = utilities[:, :, None] + SAME
    ranks = 1 + np.add.reduce(utilities[:, None, :] > least, axis=2)  # `sum` asks first what it is to sum
    is_won = (ranks == 1) & ((scores.shape[1] > 1) | (utilities > 0))  # alone one is always first, but may have lost
    return {"scores": scores.astype(np.int64), "utilities": utilities, "ranks": ranks, "winners": is_won}


def check_reward(kind: str) -> str:
    """A known kind of reward; raises Unreadable."""
    if kind not in REWARDS:
        raise Unreadable("not-one-of", "reward", known=", ".join(REWARDS), found=repr(kind))
    return kind


class Play(Session):
    """A session with the numbers a learner wants. Begin it with a seed (`deal`)."""

    __slots__ = ("_features", "_score", "_utility", "numbers", "options", "players")

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, str | bool] | None = None,
        box: Box | None = None,
    ) -> None:  # fmt: skip
        known = GAMES[game]
        super().__init__(known, box or known.box)
        seats = min(known.players) if players is None else players
        self._complete(seats, known.read_options(seats, options or {}))
        self._decider, self._count = -1, 0  # until a game is dealt nobody decides anything

    def _complete(self, players: int, options: dict[str, str]) -> None:
        """Add what a session does not have."""
        self.players, self.options = players, options
        self.numbers = len(self.game.feature_names(players))
        """How long an observation is."""
        self._features, self._utility = self.game.pointer("features"), self.game.pointer("utility")
        self._score = self.game.pointer("score")

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

    def scores(self) -> Reals:
        """The points by seat, as they are now."""
        out = np.zeros(self.players)
        write_utilities(self._score, self.box.array, self.array, out)
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
        other._features, other._utility, other._score = self._features, self._utility, self._score
        return other

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        return *super().__getstate__(), self.players, self.options, self._count == 0

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        *session, players, options, is_idle = saved
        super().__setstate__(tuple(session))
        self._complete(players, options)
        if is_idle:  # before the deal, or at the end, nobody decides anything
            self._decider, self._count = -1, 0
