"""Pgx on a GPU: random play of a large batch inside one jitted loop, finished games begin anew by its own wrapper.

Not part of `make bench`: `bench/gpu.py` runs it on the same GPU as our games, in the same run.
"""

import argparse
import json
import time
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from clock import turn

GAMES = ("backgammon", "go_9x9", "chess", "hex")
STEPS = 64
"""Decisions of each game in one call."""


def rate(name: str, size: int, repeats: int, lock: Path) -> float:
    """Decisions a second: the median of some calls after the first."""
    env = pgx.make(name)
    keys = jax.random.split(jax.random.PRNGKey(0), size)
    states = jax.jit(jax.vmap(env.init))(keys)
    advance = jax.vmap(auto_reset(env.step, env.init))

    @partial(jax.jit, donate_argnums=0)
    def play(states: Any, key: Any) -> Any:
        def one(_: int, carry: Any) -> Any:
            states, key = carry
            key, chosen, stepped = jax.random.split(key, 3)
            logits = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
            actions = jax.random.categorical(chosen, logits, axis=-1)
            return advance(states, actions, jax.random.split(stepped, size)), key

        return jax.lax.fori_loop(0, STEPS, one, (states, key))

    key = jax.random.PRNGKey(1)
    compiled = play.lower(states, key).compile()
    times = []
    with turn(lock):
        for _ in range(repeats + 1):
            begun = time.perf_counter()
            states, key = jax.block_until_ready(compiled(states, key))
            times.append(time.perf_counter() - begun)
    return size * STEPS / median(times[1:])


def main() -> None:
    """Print lines of JSON, one after each game: its decisions a second by batch size, or why there are none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", default="16384,65536,262144")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--lock", type=Path, required=True, help="a file: whoever has its lock uses the GPU")
    asked = parser.parse_args()
    found: dict[str, Any] = {}
    for name in asked.games.split(","):
        tried: dict[str, Any] = {}
        for size in asked.sizes.split(","):
            try:
                tried[size] = rate(name, int(size), asked.repeats, asked.lock)
            except Exception as error:  # too little memory, a version of JAX it does not know
                tried[size] = f"{type(error).__name__}: {str(error).splitlines()[0][:200] if str(error) else ''}"
        found[name] = tried
        print(json.dumps({"on": str(jax.devices()[0]), "games": found}), flush=True)


if __name__ == "__main__":
    main()
