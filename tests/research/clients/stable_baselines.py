"""sb3-contrib: MaskablePPO learns in processes of its own, is saved, loaded, and sits in as an opponent."""

import tempfile
from functools import partial
from pathlib import Path

import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import SubprocVecEnv, VecMonitor

from tianxia.research.gymnasium import Environment, VectorEnvironment


def main() -> None:
    """Train a little, save, load, go on, play against it."""
    check_env(Environment("china", bots="random"), warn=False)
    make = partial(Environment, "china", 3, seat="random", bots="random")
    games = VecMonitor(SubprocVecEnv([lambda: Monitor(make()), make], start_method="spawn"))
    assert is_masking_supported(games)
    model = MaskablePPO("MlpPolicy", games, n_steps=16, batch_size=16, n_epochs=1, seed=1, device="cpu")
    model.learn(64)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "model.zip"
        model.save(file)
        again = MaskablePPO.load(file, env=games, device="cpu")
        again.learn(32)
        observations, masks = games.reset(), get_action_masks(games)
        chosen, _ = MaskablePPO.load(file, device="cpu").predict(observations, action_masks=masks, deterministic=True)
        assert np.take_along_axis(masks, chosen[:, None], 1).all()
        games.close()
        play_against(file)


def play_against(file: Path) -> None:
    """The checkpoint has the other seats of one game, and of many."""
    env = Environment("china", 3, bots=[file, "greedy", str(file)])
    _, info = env.reset(seed=1)
    is_over = False
    while not is_over:
        _, _, is_over, _, info = env.step(int(info["action_mask"].argmax()))
    assert sum(info["winners"]) >= 1
    envs = VectorEnvironment("china", 3, 4, seat="random", bots=file)
    envs.reset(seed=1)
    for _ in range(5):
        envs.step(envs.action_masks().argmax(axis=1))


if __name__ == "__main__":
    main()
