"""Tianshou: environments in processes of their own, and its wrapper of PettingZoo's."""

import numpy as np
from tianshou.env import PettingZooEnv, SubprocVectorEnv

from tianxia.research.gymnasium import Environment
from tianxia.research.pettingzoo import Environment as AECEnvironment


def make() -> Environment:
    """What each process plays."""
    return Environment("china", bots="random")


if __name__ == "__main__":
    envs = SubprocVectorEnv([make, make])
    _, infos = envs.reset(seed=1)
    for _ in range(3):
        _, rewards, _, _, infos = envs.step(np.array([info["action_mask"].argmax() for info in infos]))
        assert rewards.tolist() == [0.0, 0.0]
    envs.close()
    table = PettingZooEnv(AECEnvironment("china", 3))
    observation, _ = table.reset(seed=1)
    observation, rewards, *_ = table.step(observation["mask"].index(True))
    assert len(rewards) == 3
