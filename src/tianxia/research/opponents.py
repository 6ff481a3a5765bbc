"""Who sits in the other seats of an environment: bots by name, policies of one's own, checkpoints.

A policy is any callable `policy(observations, masks)`: what the seat sees in each of n games (float32, n rows), which
actions are legal there (bool, n rows); it returns n action ids. A file that ends with `.zip` is a checkpoint of
sb3-contrib's MaskablePPO, one that ends with `.pt2` a network that `torch.export.save` wrote, whose first output is a
number for each action: the largest legal one is chosen.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike

from tianxia.bots import Bot, make_bot
from tianxia.bots.playing import bot_seed
from tianxia.kernel.errors import Unavailable, Unreadable, needs
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record
from tianxia.kernel.types import Features, Flags, Longs, Seeds
from tianxia.research.playing import Play

Policy = Callable[[Features, Flags], ArrayLike]
"""policy(observations, masks): an action id for each row."""
Bots = str | Path | Policy | Sequence[str | Path | Policy]
"""Who sits where, seat by seat and then from the beginning again; in a text they are separated by `+`."""

CHECKPOINTS = (".zip", ".pt2")
"""How files end that are policies."""
MIX = (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
"""The numbers of splitmix64 (docs/formats.md, 6)."""


class Checkpoint:
    """A policy from a file, which is read when it is first asked for a move; pickled, it is the name of the file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        if not file.is_file():
            raise Unreadable("file", str(file), reason=Unreadable("os-missing"))
        self._policy: Policy | None = None

    def __call__(self, observations: Features, masks: Flags) -> ArrayLike:
        """The policy's actions, always its best."""
        if self._policy is None:
            self._policy = (_stable_baselines if self.file.suffix == ".zip" else _exported)(self.file)
        return self._policy(observations, masks)

    def __reduce__(self) -> tuple[object, ...]:
        return Checkpoint, (self.file,)


def read_bots(given: Bots, game: Game, box: Box, players: int) -> list[str | Policy]:
    """The name of a bot, or a policy, for every seat; raises Unreadable, also for a bot that there is not."""
    if isinstance(given, str):
        parts: Sequence[str | Path | Policy] = given.split("+")
    else:
        parts = [given] if isinstance(given, Path) or callable(given) else list(given)
    if not parts:
        raise Unreadable("not-bots", "bots", found=repr(given))
    each = [_read_bot(part) for part in parts]
    for name in {bot for bot in each if isinstance(bot, str)}:
        make_bot(name, game, box, 0, trusted=True)  # now, not after a game has begun
    return [each[seat % len(each)] for seat in range(players)]


def seated(bot: str | Policy, play: Play, seat: int, seed: int) -> Bot:
    """Somebody who decides for a seat of a game."""
    if isinstance(bot, str):
        return make_bot(bot, play.game, play.box, bot_seed(seed, seat), trusted=True)
    return _Learned(bot, play)


def chosen_by(policy: Policy, observations: Features, masks: Flags) -> Longs:
    """What a policy does in each of these games; raises Unreadable if its answer has another shape."""
    actions = np.asarray(policy(observations, masks))
    if actions.shape != (len(masks),):
        raise Unreadable("other-shape", "policy", expected=str((len(masks),)), found=str(actions.shape))
    return actions.astype(np.int64)


def check_seat(seat: int | str, players: int) -> int | Literal["random"]:
    """A seat of the game, or "random"; raises Unreadable."""
    if seat == "random":
        return "random"
    if isinstance(seat, str) or not 0 <= seat < players:
        raise Unreadable("seat", "seat", most=str(players - 1), found=str(seat))
    return int(seat)


def drawn_seats(seeds: Seeds, players: int) -> Longs:
    """A seat for each game, drawn from its seed: the same one everywhere."""
    with np.errstate(over="ignore"):
        z = (seeds ^ np.uint64(MIX[2])) + np.uint64(MIX[0])
        z = (z ^ (z >> np.uint64(30))) * np.uint64(MIX[1])
        z = (z ^ (z >> np.uint64(27))) * np.uint64(MIX[2])
        return ((z ^ (z >> np.uint64(31))) % np.uint64(players)).astype(np.int64)


class _Learned:
    """A policy in a seat: a bot that looks at the numbers of the game instead of its record."""

    def __init__(self, policy: Policy, play: Play) -> None:
        self._policy, self._play = policy, play

    def choose(self, s: Record, seat: int, ply: int | None = None) -> int:
        """What the policy does."""
        observation, mask = self._play.observation(seat), self._play.mask().astype(bool)
        return int(chosen_by(self._policy, observation[None], mask[None])[0])


def _read_bot(given: str | Path | Policy) -> str | Policy:
    if isinstance(given, Path) or (isinstance(given, str) and given.endswith(CHECKPOINTS)):
        return Checkpoint(Path(given))
    return given.strip() if isinstance(given, str) else given


def _stable_baselines(file: Path) -> Policy:
    try:
        from sb3_contrib import MaskablePPO
    except ModuleNotFoundError as error:
        raise Unavailable("reader", str(file), package="sb3-contrib") from error
    model: Any = MaskablePPO.load(file, device="cpu")
    return lambda observations, masks: model.predict(observations, action_masks=masks, deterministic=True)[0]


def _exported(file: Path) -> Policy:
    with needs("torch"):
        import torch

    network = torch.export.load(file).module()

    def best(observations: Features, masks: Flags) -> ArrayLike:
        with torch.no_grad():
            out = network(torch.from_numpy(observations))
        numbers = (out[0] if isinstance(out, tuple | list) else out).numpy()
        chosen: Longs = np.where(masks, numbers, -np.inf).argmax(axis=1)
        return chosen

    return best
