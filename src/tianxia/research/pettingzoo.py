"""PettingZoo: every game as an AEC environment, with an action mask in each observation.

>>> from tianxia.research.pettingzoo import Environment
>>> env = Environment("china", players=3)
>>> env.reset(seed=7)
>>> observation, reward, is_over, is_cut, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tianxia.kernel.errors import needs

with needs("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

from tianxia.kernel.game import Box
from tianxia.kernel.types import Features
from tianxia.research.playing import LARGEST, Mask, Play, told

Space = spaces.Space[Any]
"""A space of whatever its samples are."""


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game among agents `seat_0`, `seat_1`, ...; rewards are the utilities, paid when it ends.

    An illegal action raises Refused and changes nothing. `reset(seed=7)` begins the game of `tianxia.new(seed=7)`.
    A `flat` environment observes the features only, as learners and wrappers want it that know no dictionaries; the
    mask is then in `info["action_mask"]`. `state()` is what all agents see together.
    """

    agent_selection: str

    def __init__(
        self, game: str, players: int | None = None, *, options: Mapping[str, str | bool] | None = None,
        box: Box | None = None, flat: bool = False, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self._play = Play(game, players, options, box)
        self.metadata = {"name": f"tianxia_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._play.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._is_flat = flat
        actions = self._play.game.num_actions
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        numbers = self._play.numbers * self._play.players
        self.state_space = spaces.Box(-LARGEST, LARGEST, (numbers,), np.float32)
        self._luck = np.random.default_rng()

    def _space(self) -> Space:
        features = spaces.Box(-LARGEST, LARGEST, (self._play.numbers,), np.float32)
        if self._is_flat:
            return features
        mask = spaces.Box(0, 1, (self._play.game.num_actions,), np.int8)
        return spaces.Dict({"observation": features, "action_mask": mask})

    def observation_space(self, agent: str) -> Space:
        """Features and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space:
        """All action ids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a game; without a seed, the next one of the last seed's series."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._play.deal(int(self._luck.integers(2**63)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Features | dict[str, Features | Mask]:
        """What an agent sees; only the deciding one has legal actions."""
        seat = self._seats[agent]
        if self._is_flat:
            return self._play.observation(seat)
        return {"observation": self._play.observation(seat), "action_mask": self._mask(seat)}

    def state(self) -> Features:
        """What all agents see, seat by seat: for critics that may know more than any of them."""
        return np.concatenate([self._play.observation(seat) for seat in range(self._play.players)])

    def step(self, action: int | None) -> None:
        """Play the selected agent's action, or let it leave a game that is over (None)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over plays None"
        self._play.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._play.is_over:
            self.rewards = dict(zip(self.agents, self._play.utilities().tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._tell_end()
        else:
            self._select()

    def render(self) -> str | None:
        """The board as the deciding agent sees it, as text."""
        return self._play.board(self._play.decider) if self.render_mode == "ansi" else None

    def _select(self) -> None:
        """The agent that decides is next."""
        self.agent_selection = agent = self.possible_agents[self._play.decider]
        if self._is_flat:
            self.infos[agent] = {"action_mask": self._mask(self._play.decider)}

    def _mask(self, seat: int) -> Mask:
        return self._play.mask() if seat == self._play.decider else np.zeros(self._play.game.num_actions, np.int8)

    def _tell_end(self) -> None:
        """The last info of every agent tells how the game ended, for all seats."""
        ends = told(self._play.utilities()[None], self._play.scores()[None])
        for agent, seat in self._seats.items():
            self.infos[agent] = {name: of_all[0] for name, of_all in ends.items()}
            if self._is_flat:
                self.infos[agent]["action_mask"] = self._mask(seat)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
