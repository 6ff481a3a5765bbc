"""Gymnasium: one seat of a game among others (a game for one is played alone), and many games at once.

>>> from tianxia.research.gymnasium import Environment
>>> env = Environment("legacy-of-yu")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, is_over, is_cut, info = env.step(int(info["action_mask"].argmax()))

Importing this module makes the ids known: `gymnasium.make("Tianxia/LegacyOfYu-v0")` is the same environment.
"""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np

from tianxia.kernel.errors import Crashed, Refused, Unreadable, needs

with needs("gymnasium"):
    import gymnasium
    from gymnasium import spaces

from tianxia.bots import Bot
from tianxia.games import GAMES
from tianxia.kernel.game import Box
from tianxia.kernel.types import Features, Flags
from tianxia.research.opponents import Bots, check_seat, drawn_seats, read_bots, seated
from tianxia.research.playing import LARGEST, Mask, Play, check_reward, paid, told
from tianxia.research.vector import Info, VectorEnvironment

__all__ = ["Environment", "KeepsMasks", "Legal", "VectorEnvironment", "among_bots"]

ILLEGAL = ("lose", "refuse", "first")
"""What an illegal action does: it loses the game, it raises Refused, or the first legal one is played instead."""
LOST = -1.0
"""The most that the reward of an illegal action can be."""


class Legal(spaces.Discrete):
    """All action ids, of which only those that are legal now are sampled.

    Pickled by itself it is only the number of ids: an environment that is unpickled gives its own one the game again.
    """

    def __init__(self, play: Play) -> None:
        super().__init__(play.game.num_actions)
        self._play: Play | None = play

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> np.int64:
        """A legal action; all ids if no game goes on."""
        if mask is None and probability is None and self._play is not None and len(self._play.legal):
            mask = self._play.mask()
        return super().sample(mask, probability)

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_play": None}


class Environment(gymnasium.Env[Features, np.int64]):
    """A seat of a game; the others have bots, policies or checkpoints (`tianxia.research.opponents`).

    `seat` is a number, or "random": drawn anew for each game. The `reward` comes when the game ends: the "outcome" in
    [-1, 1], the "margin" of points over the best other seat, or the "score". The last `info` tells the `scores`,
    `utilities`, `ranks` and `winners` by seat, and the `reason`. The mask of the legal actions is in
    `info["action_mask"]`, and `action_masks()` returns it too. What is `illegal` loses the game ("lose", and
    `info["illegal"]` says why), raises Refused and changes nothing ("refuse"), or is replaced by the first legal
    action ("first"). A bot that chooses what is not legal raises Crashed.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  # Gymnasium reads it off the class

    def __init__(  # more than seven parameters: `gymnasium.make` passes each of them by name
        self, game: str, players: int | None = None, *, seat: int | Literal["random"] = 0, bots: Bots = "greedy",
        reward: str = "outcome", illegal: str = "lose", options: Mapping[str, str | bool] | None = None,
        box: Box | None = None, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self._play = Play(game, players, options, box)
        self._wanted = check_seat(seat, self._play.players)
        self.seat = 0 if isinstance(self._wanted, str) else self._wanted
        """The learner's, in this game."""
        if illegal not in ILLEGAL:
            raise Unreadable("not-one-of", "illegal", known=", ".join(ILLEGAL), found=repr(illegal))
        self._illegal, self._reward = illegal, check_reward(reward)
        self._bots = read_bots(bots, self._play.game, self._play.box, self._play.players)
        self._others: dict[int, Bot] = {}
        self._is_lost = False
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-LARGEST, LARGEST, (self._play.numbers,), np.float32)
        self.action_space = Legal(self._play)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Features, Info]:
        """Begin a game; without a seed, the next one of the last seed's series."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(2**63)) if seed is None else seed
        self._play.deal(chosen)
        self._is_lost = False
        if self._wanted == "random":
            self.seat = int(drawn_seats(np.array([chosen], np.uint64), self._play.players)[0])
        others = (other for other in range(self._play.players) if other != self.seat)
        self._others = {other: seated(self._bots[other], self._play, other, chosen) for other in others}
        self._let_others()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Features, float, bool, bool, Info]:
        """Play an action, then the others until it is the seat's turn again."""
        play, chosen = self._play, int(action)
        if play.is_legal(chosen):
            play.advance(chosen)
        elif self._illegal == "lose":
            return self._lose(chosen)
        else:
            play.play(chosen if self._illegal == "refuse" else int(play.legal[0]))
        self._let_others()
        observation, info = self._seen()
        if play.decider >= 0:
            return observation, 0.0, False, False, info
        return observation, self._paid(info["utilities"], info["scores"]), True, False, info

    def action_masks(self) -> Flags:
        """Which actions are legal, as other libraries ask for it."""
        return self._mask().astype(bool)

    def render(self) -> str | None:
        """The board as the seat sees it, as text."""
        return self._play.board(self.seat) if self.render_mode == "ansi" else None

    def _let_others(self) -> None:
        play = self._play
        while (other := play.decider) >= 0 and other != self.seat:
            action = self._others[other].choose(play.scrubbed(other), other, play.ply)
            if not play.is_legal(action):
                raise Crashed("bot-illegal", bot=str(self._bots[other]), found=str(action))
            play.advance(action)

    def _seen(self) -> tuple[Features, Info]:
        play = self._play
        info: Info = {"action_mask": play.mask(), "seat": self.seat}
        if play.decider < 0:
            ends = told(play.utilities()[None], play.scores()[None])
            info |= {name: of_all[0] for name, of_all in ends.items()}
            info["reason"] = play.game.reason(play.state)
        return play.observation(self.seat), info

    def _mask(self) -> Mask:
        return np.zeros(self._play.game.num_actions, np.int8) if self._is_lost else self._play.mask()

    def _paid(self, utilities: Any, scores: Any) -> float:
        return float(paid(self._reward, utilities[None], scores[None])[0, self.seat])

    def _lose(self, action: int) -> tuple[Features, float, bool, bool, Info]:
        """The end of a game in which the seat did what it may not do."""
        if self._is_lost or self._play.is_over:
            raise Refused("not-begun", "the game is over: call reset first", "")
        self._is_lost = True
        observation, info = self._seen()
        info["action_mask"] = self._mask()
        try:
            self._play.identify(action)
        except (Refused, Unreadable) as error:
            info["illegal"] = str(error)
        least = self._paid(np.full(self._play.players, LOST), self._play.scores())
        return observation, min(LOST, least), True, False, info

    def __setstate__(self, saved: dict[str, Any]) -> None:
        vars(self).update(saved)
        self.action_space._play = self._play  # type: ignore[attr-defined]  # Gymnasium declares any space


class KeepsMasks(gymnasium.Wrapper[Features, np.int64, Features, np.int64]):
    """Shows `action_masks()` again around wrappers that hide it: `KeepsMasks(RecordEpisodeStatistics(env))`."""

    def action_masks(self) -> Flags:
        """Which actions are legal."""
        masks: Flags = self.env.get_wrapper_attr("action_masks")()
        return masks


def among_bots(game: str, num_envs: int = 1, **settings: Any) -> VectorEnvironment:
    """What `gymnasium.make_vec` makes: the first seat of many games among bots, unless the settings say otherwise."""
    return VectorEnvironment(game, num_envs=num_envs, **{"seat": 0, **settings})


def register() -> None:
    """Make the games known to Gymnasium: `Tianxia/China-v0`, ... The version is that of what an agent meets.

    Without Gymnasium's own wrappers, which would hide `action_masks()`; what they check we test.
    """
    for name in GAMES:
        title = "".join(part.capitalize() for part in name.split("-"))
        gymnasium.register(
            f"Tianxia/{title}-v0", f"{__name__}:Environment", vector_entry_point=f"{__name__}:among_bots",
            kwargs={"game": name}, order_enforce=False, disable_env_checker=True,
        )  # fmt: skip


register()
