"""One game as the adapters play it: ids, masks and numbers for a learner; no texts, no history."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tianxia.games import GAMES
from tianxia.kernel.chance import new_source
from tianxia.kernel.documents import Document
from tianxia.kernel.errors import Refused, Unreadable
from tianxia.kernel.game import Box
from tianxia.kernel.layout import Record
from tianxia.kernel.types import Features, Ids, Reals, Records
from tianxia.research.stepping import is_listed, scrub_only, write_features, write_utilities

Mask = NDArray[np.int8]
"""1 for each legal action, 0 for the others."""
LARGEST = 1000.0
"""No number of an observation is larger, on either side of zero; most are about one."""


class Play:
    """A game that goes on. Begin it with `begin`."""

    __slots__ = (
        "_bytes", "_features", "_out", "_scrub", "_states", "_utility", "box", "count", "decider", "game", "numbers",
        "options", "players", "ply",
    )  # fmt: skip

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, str | bool] | None = None,
        box: Box | None = None,
    ) -> None:  # fmt: skip
        self.game = GAMES[game]
        self.players = min(self.game.players) if players is None else players
        self.options = self.game.read_options(self.players, options or {})
        self.box = box or self.game.box
        self.numbers = len(self.game.feature_names(self.players))
        """How long an observation is."""
        self.decider = -1
        """The seat that decides; -1 when the game is over."""
        self.count = 0
        """How many actions are legal."""
        self.ply = 0
        """How many actions have been played."""
        pointer = self.game.pointer
        self._features, self._scrub, self._utility = pointer("features"), pointer("scrub"), pointer("utility")
        self._own(np.zeros(1, f"V{self.game.state.layout.itemsize}"))

    def _own(self, raw: Records) -> None:
        self._bytes = raw  # numpy copies plain bytes ten times as fast as a record
        self._states = raw.view(self.game.state.layout)
        self._out = np.empty(self.game.max_legal, np.int32)

    def begin(self, seed: int) -> None:
        """A new game from a seed: the same as `tianxia.new` makes."""
        self._bytes[0] = np.zeros((), self._bytes.dtype)
        numbers = self.game.option_numbers(self.options)
        self.game.rules.setup(self.box.record, self.state, self.players, numbers, np.uint64(seed & 0xFFFFFFFFFFFFFFFF))
        self.ply = 0
        self._step(-1)

    def play(self, action: int) -> None:
        """Carry out a legal action; raises Refused or Unreadable and then changes nothing."""
        if not 0 <= action < self.game.num_actions:
            last = self.game.num_actions - 1
            raise Unreadable("action-id", game=self.game.name, last=str(last), found=str(action))
        if not is_listed(self._out, self.count, action):
            raise self._refusal(action)
        self._step(action)
        self.ply += 1

    def _step(self, action: int) -> None:
        self.decider, self.count = self.game.rules.step(self.box.array, self._states, action, self._out)

    @property
    def state(self) -> Record:
        """The state record."""
        s: Record = self._states[0]
        return s

    @property
    def legal(self) -> Ids:
        """The ids of the legal actions, ascending; changes with the next action."""
        return self._out[: self.count]

    def mask(self) -> Mask:
        """The legal actions."""
        mask = np.zeros(self.game.num_actions, np.int8)
        mask[self._out[: self.count]] = 1
        return mask

    def observation(self, seat: int) -> Features:
        """The features a seat sees (float32)."""
        out = np.empty(self.numbers, np.float32)
        write_features(self._features, self.box.array, self._states, seat, out)
        return out

    def utilities(self) -> Reals:
        """By seat, in [-1, 1] (float64); of a finished game."""
        out = np.zeros(self.players)
        write_utilities(self._utility, self.box.array, self._states, out)
        return out

    def scrubbed(self, seat: int) -> Record:
        """A copy of the state without what the seat may not know."""
        states = self._bytes.copy().view(self.game.state.layout)
        scrub_only(self._scrub, self.box.array, states, seat)
        s: Record = states[0]
        return s

    def redealt(self, seat: int, seed: int) -> "Play":
        """A copy with other secrets and other chance behind all that the seat knows."""
        other = self.copy()
        other.game.rules.scrub(other.box.record, other.state, seat)
        other.game.rules.determinize(other.box.record, other.state, seat, new_source(seed))
        other._step(-1)
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

    def copy(self) -> "Play":
        """An independent copy."""
        other = Play.__new__(Play)
        for name in Play.__slots__:
            setattr(other, name, getattr(self, name))
        other._bytes = self._bytes.copy()
        other._states = other._bytes.view(self.game.state.layout)
        other._out = self._out.copy()
        return other

    def __deepcopy__(self, memo: object) -> "Play":
        return self.copy()

    def _refusal(self, action: int) -> Refused:
        text = self.text(action)
        found = self.game.refusal(self.box, self.state, text)
        assert found is not None, f"{text!r} is not legal, but nothing forbids it"
        return Refused(found.code, found.sentence(self.game.words("en")), found.page)
