"""Random play at full speed: compiled code that is generic over games through typed function pointers."""

from typing import Any

import numpy as np

from tianxia.kernel.chance import Generator, new_source
from tianxia.kernel.game import Box, Game
from tianxia.kernel.rule import rule


@rule
def play_on(decider: Any, pick: Any, apply: Any, box: Any, s: Any, source: Any, out: Any, limit: int) -> int:
    """Play uniformly random actions until the game is over or the limit is reached; the number played."""
    played = 0
    while played < limit and decider(s) >= 0:
        apply(box, s, pick(box, s, source, out))
        played += 1
    return played


@rule
def _play_all(
    setup: Any, decider: Any, pick: Any, apply: Any, boxes: Any, states: Any, seats: int, options: Any, seeds: Any,
    sources: Any, out: Any, limit: int,
) -> int:  # fmt: skip
    played = 0
    for i in range(states.shape[0]):
        setup(boxes[0], states[i], seats, options, seeds[i])
        played += play_on(decider, pick, apply, boxes[0], states[i], sources[i], out, limit)
    return played


def random_games(
    game: Game, players: int, seeds: Any, *, options: dict[str, str] | None = None, box: Box | None = None,
    limit: int = 1_000_000,
) -> tuple[Any, int]:  # fmt: skip
    """Play whole random games; their final states and the number of decisions.

    Game i is set up with seed i of `seeds`; its choices come from a generator of its own that starts with the same
    number, inverted bit by bit, so a seed means the same game everywhere.
    """
    box = box or game.box
    chosen = game.read_options(players, options or {})
    seeds = np.asarray(seeds, np.uint64)
    states = np.zeros(len(seeds), game.state.layout)
    sources = np.zeros(len(seeds), Generator.layout)
    sources["chance"] = ~seeds
    played = _play_all(
        game.pointer("setup"), game.pointer("decider"), game.pointer("pick"), game.pointer("apply"),
        box.array, states, players, game.option_numbers(chosen), seeds, sources,
        np.empty(game.max_legal, np.int32), limit,
    )  # fmt: skip
    return states, int(played)


def random_choices(seed: int) -> Any:
    """The generator that `random_games` chooses with in the game of this seed."""
    return new_source(~seed)
