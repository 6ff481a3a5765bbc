"""Weights for an evaluation that is a weighted sum, from the choices of a stronger player.

Example: python bench/imitate.py legacy-of-yu --teacher search:iterations=40 --games 20

The teacher plays; at each of its decisions the evaluation's terms after every legal action are noted. Then the weights
are found under which the teacher's choices are likeliest, as a greedy player with some noise would make them
(conditional logit, gradient ascent from the weights there are). At the end greedy plays with both on fresh seeds.
"""

import argparse
import time
from typing import Any

import numpy as np

from tianxia import GAMES, new
from tianxia.bots import make_bot
from tianxia.kernel.chance import new_source
from tune import FRESH, TABLES, Log, Match

STEPS, RATE = 3000, 0.02
"""Of the ascent."""
PULL = 1e-4
"""Toward the weights it began with, so that what the teacher says nothing about stays."""


def lessons(match: Match, teacher: str, games: int) -> list[Any]:
    """For every decision of the teacher the terms after each action, the chosen one first."""
    game, found = match.game, []
    unit = np.eye(len(match.start))
    for seed in range(games):
        table = new(game.name, match.players, seed=seed)
        bots = [make_bot(teacher, game, game.box, seed * 8 + seat) for seat in range(match.players)]
        while not table.is_over:
            seat = table.decider
            chosen = bots[seat].choose(table.scrubbed(seat), seat, table.ply)
            world = table.scrubbed(seat)
            game.rules.determinize(game.box.record, world, seat, new_source(table.ply))
            rows = []
            for action in [chosen, *(other for other in table.legal_ids() if other != chosen)]:
                tried = world.copy()
                game.rules.apply(game.box.record, tried, action)
                if game.rules.decider(tried) >= 0:
                    rows.append([match.judge(tried, seat, one) for one in unit])
                elif action == chosen:
                    break  # nothing to learn where the game ends
            if len(rows) > 1:
                found.append(np.array(rows))
            table.play(chosen)
    return found


def learn(start: Any, taught: list[Any]) -> Any:
    """The likeliest weights."""
    spread = np.concatenate([rows - rows.mean(0) for rows in taught]).std(0) + 1e-9
    begin = start * spread / np.abs(start * spread).max()
    w, momentum, square = begin * 5, np.zeros(len(start)), np.zeros(len(start))
    anchor = w.copy()
    scaled = [(rows - rows[0]) / spread for rows in taught]
    for step in range(1, STEPS + 1):
        slope = -PULL * (w - anchor)
        for i in np.random.default_rng(step).integers(0, len(scaled), 64):
            chance = np.exp(np.clip(scaled[i] @ w, -50, 50))
            slope -= chance / chance.sum() @ scaled[i] / 64
        momentum = 0.9 * momentum + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        w = w + RATE * momentum / (np.sqrt(square) + 1e-6)
    found = w / spread
    return found * np.abs(start).max() / np.abs(found).max()


def main() -> None:
    """Let the teacher play, learn, compare, log."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(TABLES))
    parser.add_argument("--teacher", default="search:iterations=40", help="(%(default)s)")
    parser.add_argument("--games", type=int, default=20, help="of the teacher (%(default)s)")
    parser.add_argument("--last", type=int, default=400, help="seeds of the last match (%(default)s)")
    asked = parser.parse_args()
    match, log = Match(GAMES[asked.game]), Log(asked.game)
    log(f"# {asked.game}, taught by {asked.teacher}, {asked.games} games, {time.strftime('%Y-%m-%d')}")
    taught = lessons(match, asked.teacher, asked.games)
    kept = learn(match.start, taught)
    gain, error, points = match.compare(kept, match.start, range(FRESH, FRESH + asked.last))
    _, _, before = match.compare(match.start, match.start, range(FRESH, FRESH + asked.last))
    log(f"{len(taught)} decisions; against the start, {asked.last} fresh seeds: {gain:+.3f} +- {1.96 * error:.3f}")
    log(f"{points:.2f} points, {before:.2f} at the start")
    log(np.array2string(kept, precision=3, separator=", ", max_line_width=110, suppress_small=True))


if __name__ == "__main__":
    main()
