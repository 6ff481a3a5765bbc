"""Gymnasium: one seat of a game against bots (a game for one is played alone), and a vector environment over a batch.

>>> from tianxia.research.gymnasium import Environment
>>> env = Environment("legacy-of-yu")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, is_over, is_cut, info = env.step(int(info["action_mask"].argmax()))
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tianxia.kernel.errors import Unreadable, needs

with needs("gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from tianxia.bots import Bot, make_bot
from tianxia.bots.playing import bot_seed
from tianxia.kernel.game import Box
from tianxia.kernel.types import Features, Flags, Longs
from tianxia.research.batch import batch
from tianxia.research.playing import LARGEST, Mask, Play

Info = dict[str, Any]
"""What Gymnasium passes on without a look at it."""


class Legal(spaces.Discrete):
    """All action ids, of which only those that are legal now are sampled."""

    def __init__(self, play: Play) -> None:
        super().__init__(play.game.num_actions)
        self._play = play

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> np.int64:
        """A legal action; all ids if no game goes on."""
        if mask is None and probability is None and len(self._play.legal):
            mask = self._play.mask()
        return super().sample(mask, probability)


class Environment(gymnasium.Env[Features, np.int64]):
    """A seat of a game; bots have the others. The reward is the seat's utility when the game ends.

    The mask of the legal actions is in `info["action_mask"]`, and `action_masks()` returns it too. An illegal action
    raises Refused and changes nothing; for learners without masks a `forgiving` environment plays the first legal
    action instead.
    """

    def __init__(  # more than seven parameters: `gymnasium.make` passes each of them by name
        self, game: str, players: int | None = None, *, seat: int = 0, bots: str = "greedy",
        forgiving: bool = False, options: Mapping[str, str | bool] | None = None, box: Box | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self._play = Play(game, players, options, box)
        self._is_forgiving = forgiving
        self._seat, self._bots = seat, bots.split("+")
        self._others: dict[int, Bot] = {}
        self.metadata = {"render_modes": ["ansi"], "render_fps": 4}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (self._play.numbers,), np.float32)
        self.action_space = Legal(self._play)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Features, Info]:
        """Begin a game; without a seed, the next one of the last seed's series."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(2**63)) if seed is None else seed
        self._play.deal(chosen)
        names = [self._bots[i % len(self._bots)] for i in range(self._play.players)]
        self._others = {
            other: make_bot(names[other], self._play.game, self._play.box, bot_seed(chosen, other))
            for other in range(self._play.players)
            if other != self._seat
        }
        self._let_others()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Features, float, bool, bool, Info]:
        """Play an action, then the bots until it is the seat's turn again."""
        if self._is_forgiving and not self._play.mask()[action]:
            action = int(self._play.legal[0])
        self._play.play(int(action))
        self._let_others()
        is_over = self._play.is_over
        reward = float(self._play.utilities()[self._seat]) if is_over else 0.0
        observation, info = self._seen()
        return observation, reward, is_over, False, info

    def action_masks(self) -> Flags:
        """Which actions are legal, as other libraries ask for it."""
        return self._play.mask().astype(bool)

    def render(self) -> str | None:
        """The board as the seat sees it, as text."""
        return self._play.board(self._seat) if self.render_mode == "ansi" else None

    def _let_others(self) -> None:
        while (other := self._play.decider) >= 0 and other != self._seat:
            self._play.play(self._others[other].choose(self._play.scrubbed(other), other, self._play.ply))

    def _seen(self) -> tuple[Features, Info]:
        return self._play.observation(self._seat), {"action_mask": self._play.mask()}


class VectorEnvironment(VectorEnv[Features, Longs, Flags]):
    """A batch of games in which the agent decides for every seat in turn: self-play on all cores.

    Row i of everything is game i. `info` has the `decider` of each game and its `action_mask`; the `rewards` of all
    seats are in it too, and the reward is that of the seat that has just decided. A game that ends starts over in
    the same step.
    """

    def __init__(
        self, game: str, players: int, num_envs: int, *, options: Mapping[str, str | bool] | None = None,
        threads: int | None = None,
    ) -> None:  # fmt: skip
        self.batch = batch(game, players, num_envs, options=options, threads=threads)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(
            -np.inf, np.inf, self.batch.shapes["observations"][0][1:], np.float32
        )
        self.single_action_space = spaces.Discrete(self.batch.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._no = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Features, Info]:
        """Begin all games: game i with seed `seed + i`."""
        if isinstance(seed, list):
            raise Unreadable("one-seed", "seed")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self._seen()

    def step(  # type: ignore[override]  # Gymnasium calls the five by other types of array
        self, actions: Longs
    ) -> tuple[Features, Features, Flags, Flags, Info]:
        """One decision in every game."""
        deciders = self.batch.arrays.deciders.copy()
        arrays = self.batch.step(actions)
        rewards = arrays.rewards[np.arange(self.num_envs), deciders]
        observations, info = self._seen()
        return observations, rewards, arrays.dones.copy(), self._no, info

    def _seen(self) -> tuple[Features, Info]:
        """The arrays are the batch's own: they change with the next step."""
        arrays = self.batch.arrays
        return arrays.observations, {
            "action_mask": arrays.masks, "decider": arrays.deciders, "rewards": arrays.rewards,
        }  # fmt: skip
