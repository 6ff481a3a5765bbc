"""Many games at once as a Gymnasium vector environment: self-play, or one seat of each game among others."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np

from tianxia.kernel.errors import needs

with needs("gymnasium"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from tianxia.bots import Bot, make_bot
from tianxia.bots.playing import bot_seed
from tianxia.games import GAMES
from tianxia.kernel.game import Box
from tianxia.kernel.types import Features, Flags, Longs, Reals
from tianxia.research import stepping
from tianxia.research.batch import Batch
from tianxia.research.opponents import Bots, Policy, check_seat, chosen_by, drawn_seats, read_bots
from tianxia.research.playing import LARGEST, check_reward, paid, told

Info = dict[str, Any]
"""Gymnasium's `info`, which it passes on unread."""
Seeds = int | Sequence[int | None] | None
"""One for all games (game i begins with seed + i), or one for each."""


class SeatedBatch(Batch):
    """A batch on the processor in which some games may go on while the others wait."""

    def step_some(self, where: Flags, actions: Longs) -> None:
        """One action in every game that is marked. Raises Refused, which names the index, and then changes nothing."""
        chosen = np.where(where, actions, self.ids[:, 0])
        index = self._first_illegal(chosen)
        if index != stepping.LEGAL:
            raise self._refusal(index, int(actions[index]))
        rules, games, notes, arrays = self._rules, self._games, self._notes, self.arrays

        def work(first: int, last: int) -> None:
            rows = first + np.flatnonzero(where[first:last])
            stepping.step_rows(rules, games, notes, arrays, chosen, rows)

        self._share(work)

    @property
    def seeds(self) -> Any:
        """The seeds of the games that go on."""
        return self._games.seeds


class VectorEnvironment(VectorEnv[Features, Longs, Flags]):
    """A batch of games on all cores. Row i of everything is game i; a game that ends starts over in the same step.

    Without a `seat` the agent decides for every seat in turn (self-play): the reward is that of the seat that has just
    decided, and `info["rewards"]` has those of all seats. With a `seat` (a number, or "random" in each game) the
    others have `bots` (names, policies, checkpoints: `tianxia.research.opponents`), and the reward is the seat's.

    `info` has the `decider` of each game, its `action_mask` and the `rewards` by seat. Of games that have ended
    `final_obs` has what the seat saw at the end, and `final_info` the `seat` itself, and by seat the `scores`,
    `utilities`, `ranks` and `winners`.
    """

    def __init__(  # more than seven parameters: `gymnasium.make_vec` passes each of them by name
        self, game: str, players: int | None = None, num_envs: int = 1, *,
        seat: int | Literal["random"] | None = None, bots: Bots = "greedy", reward: str = "outcome",
        options: Mapping[str, str | bool] | None = None, box: Box | None = None, threads: int | None = None,
    ) -> None:  # fmt: skip
        rules = GAMES[game]
        count = min(rules.players) if players is None else players
        self.batch = SeatedBatch(rules, count, num_envs, options=options, box=box, threads=threads, finals=True)
        self._seat, self._reward = None if seat is None else check_seat(seat, count), check_reward(reward)
        self._bots = read_bots(bots, rules, self.batch.box, count)
        self._seats = np.zeros(num_envs, np.int64)
        self._playing: dict[tuple[int, int], Bot] = {}
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        numbers = self.batch.shapes["observations"][0][1:]
        self.single_observation_space = spaces.Box(-LARGEST, LARGEST, numbers, np.float32)
        self.single_action_space = spaces.Discrete(rules.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._no = np.zeros(num_envs, bool)

    def reset(self, *, seed: Seeds = None, options: Info | None = None) -> tuple[Features, Info]:
        """Begin all games: game i with seed `seed + i`, or with the seed i of a list."""
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=None if seed is None else int(seed))
            self.batch.reset(int(self.np_random.integers(2**63)) if seed is None else int(seed))
        else:
            self.batch.reset([int(self.np_random.integers(2**63)) if one is None else one for one in seed])
        self._playing.clear()
        self._sit(np.arange(self.num_envs))
        ends = _Ends(self.num_envs, self.batch.players)
        self._let_others(ends)
        return self._seen(ends)

    def step(  # type: ignore[override]  # Gymnasium calls the five by other types of array
        self, actions: Longs
    ) -> tuple[Features, Features, Flags, Flags, Info]:
        """One decision of the agent in every game, then the others' until it is to decide again."""
        ends = _Ends(self.num_envs, self.batch.players)
        seats = self.batch.arrays.deciders.astype(np.int64) if self._seat is None else self._seats.copy()
        self.batch.step(actions)
        self._gather(ends, seats)
        self._let_others(ends)
        observations, info = self._seen(ends)
        rewards = ends.rewards[np.arange(self.num_envs), seats]
        return observations, rewards, ends.dones, self._no, info

    def action_masks(self) -> Flags:
        """Which actions are legal in each game."""
        masks: Flags = self.batch.arrays.masks
        return masks

    def _seen(self, ends: "_Ends") -> tuple[Features, Info]:
        """The arrays are the batch's own: they change with the next step."""
        arrays = self.batch.arrays
        info = {"action_mask": arrays.masks, "decider": arrays.deciders, "rewards": ends.rewards, **ends.told}
        return arrays.observations, info

    def _sit(self, rows: Longs) -> None:
        """Give the agent its seat in games that begin."""
        if self._seat == "random":
            self._seats[rows] = drawn_seats(self.batch.seeds[rows], self.batch.players)
        elif self._seat is not None:
            self._seats[rows] = self._seat

    def _let_others(self, ends: "_Ends") -> None:
        """Play on in every game until the agent is to decide there."""
        if self._seat is None or self.batch.players == 1:
            return
        actions, deciders = np.zeros(self.num_envs, np.int64), self.batch.arrays.deciders
        while (waiting := deciders != self._seats).any():
            for seat, bot in enumerate(self._bots):
                where = waiting & (deciders == seat)
                if where.any():
                    self._choose(bot, seat, where, actions)
            self.batch.step_some(waiting, actions)
            self._gather(ends, self._seats.copy(), waiting)

    def _choose(self, bot: str | Policy, seat: int, where: Flags, actions: Longs) -> None:
        """What a bot does in all games that wait for it."""
        if bot == "random":
            actions[where] = self.batch.random_actions()[where]
        elif bot == "greedy":
            self.batch.greedy_actions(where, actions)
        elif isinstance(bot, str):
            for i in np.flatnonzero(where).tolist():
                actions[i] = self._ask(bot, i, seat)
        else:
            arrays = self.batch.arrays
            actions[where] = chosen_by(bot, arrays.observations[where], arrays.masks[where])

    def _ask(self, name: str, i: int, seat: int) -> int:
        """What a bot that thinks for itself does in game i."""
        game, box = self.batch.game, self.batch.box
        if (i, seat) not in self._playing:
            seed = bot_seed(int(self.batch.seeds[i]), seat)
            self._playing[i, seat] = make_bot(name, game, box, seed, trusted=True)
        states = np.frombuffer(bytearray(self.batch.states[i].tobytes()), game.state.layout)
        game.rules.hide(box.array, states, seat)
        return self._playing[i, seat].choose(states[0], seat)

    def _gather(self, ends: "_Ends", seats: Longs, where: Flags | None = None) -> None:
        """Note the games that the last step ended; new ones have begun in their place."""
        dones = self.batch.arrays.dones if where is None else self.batch.arrays.dones & where
        rows = np.flatnonzero(dones)
        if not len(rows):
            return
        game, players = self.batch.game, self.batch.players
        observations = np.empty((len(rows), *self.batch.shapes["observations"][0][1:]), np.float32)
        scores, utilities = np.zeros((len(rows), players)), np.zeros((len(rows), players))
        rules = stepping.Ending(*map(game.pointer, stepping.Ending._fields))
        finals = self.batch.finals[rows]
        stepping.tell_ends(rules, self.batch.box.array, finals, seats[rows], observations, scores, utilities)
        details = {**told(utilities, scores), "seat": seats[rows]}
        ends.add(rows, observations, paid(self._reward, utilities, scores), details)
        for i, seat in list(self._playing):
            if dones[i]:
                del self._playing[i, seat]
        self._sit(rows)


class _Ends:
    """What is told of the games that ended in one step, as Gymnasium's vector environments tell it."""

    def __init__(self, size: int, players: int) -> None:
        self.dones = np.zeros(size, bool)
        self.rewards = np.zeros((size, players), np.float32)
        self.told: Info = {}

    def add(self, rows: Longs, observations: Features, rewards: Reals, details: Mapping[str, Any]) -> None:
        """Games that have just ended."""
        size = len(self.dones)
        self.dones[rows] = True
        self.rewards[rows] = rewards
        if not self.told:
            empty = {name: np.zeros((size, *each.shape[1:]), each.dtype) for name, each in details.items()}
            marks = {f"_{name}": self.dones for name in details}
            self.told = {"final_obs": np.full(size, None, object), "_final_obs": self.dones,
                         "final_info": {**empty, **marks}, "_final_info": self.dones}  # fmt: skip
        for row, observation in zip(rows, observations, strict=True):
            self.told["final_obs"][row] = observation
        for name, each in details.items():
            self.told["final_info"][name][rows] = each
