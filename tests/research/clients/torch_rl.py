"""TorchRL: its wrapper takes the environment as it comes."""

from torchrl.envs import GymWrapper
from torchrl.envs.utils import check_env_specs

from tianxia.research.gymnasium import Environment

if __name__ == "__main__":
    env = GymWrapper(Environment("china", bots="random"), categorical_action_encoding=True)
    check_env_specs(env, seed=1)
    assert env.rollout(5)["observation"].shape[1] == 379
