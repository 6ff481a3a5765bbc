"""SuperSuit: frames are stacked on a flat environment, whose mask stays in the info."""

import supersuit

from tianxia.research.pettingzoo import Environment

if __name__ == "__main__":
    env = supersuit.frame_stack_v1(Environment("china", 3, flat=True), 4)
    env.reset(seed=1)
    for _ in range(8):
        observation, _, _, _, info = env.last()
        assert observation.shape == (379 * 4,) or observation.shape == (379, 4), observation.shape
        env.step(int(info["action_mask"].argmax()))
