"""Random play at full speed: compiled code that is generic over games through typed function pointers."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from tianxia.kernel.chance import Generator
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record
from tianxia.kernel.pointers import packed
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Apply, Decider, Ids, Longs, Pick, Records, Seeds, Setup

LONGEST_GAME = 1_000_000
"""Decisions; no game comes near it."""


@packed
class Playing(NamedTuple):
    """The rules that random play needs."""

    setup: Setup
    decider: Decider
    pick: Pick
    apply: Apply


class Games(NamedTuple):
    """Games side by side: game i is row i of the states, seeds and sources."""

    boxes: Records
    """One box, for all of them."""
    blank: Records
    """One zeroed state."""
    states: Records
    players: int
    options: Ids
    """As `setup` reads them."""
    seeds: Seeds
    sources: Records
    """The generators that actions are chosen with."""


def new_games(game: Game, box: Box, players: int, options: Mapping[str, str], seeds: Sequence[int] | Seeds) -> Games:
    """Games that have not begun yet."""
    numbers = np.asarray(seeds, np.uint64)
    blank, states = np.zeros(1, game.state.layout), np.zeros(len(numbers), game.state.layout)
    return Games(box.array, blank, states, players, game.option_numbers(options), numbers, new_sources(numbers))


def new_sources(seeds: Seeds) -> Records:
    """The generators that games with these seeds choose with: they start with the seed, inverted bit by bit."""
    sources = np.zeros(len(seeds), Generator.layout)
    sources["chance"] = ~seeds
    return sources


@rule
def begin(setup: Setup, games: Games, i: int) -> None:
    """Set game i up from its seed."""
    games.states[i] = games.blank[0]
    setup(games.boxes[0], games.states[i], games.players, games.options, games.seeds[i])


@rule
def play_on(rules: Playing, box: Record, s: Record, source: Generator, out: Ids, limit: int) -> int:
    """Play uniformly random actions until the game is over or the limit is reached; the number played."""
    played = 0
    while played < limit and rules.decider(s) >= 0:
        rules.apply(box, s, rules.pick(box, s, source, out))
        played += 1
    return played


@rule
def play_range(rules: Playing, games: Games, lengths: Longs, out: Ids, limit: int, first: int, last: int) -> None:
    """Random play of the games from `first` to `last - 1`, each from its seed to its end."""
    for i in range(first, last):
        begin(rules.setup, games, i)
        lengths[i] = play_on(rules, games.boxes[0], games.states[i], games.sources[i], out, limit)


def random_games(
    game: Game, players: int, seeds: Sequence[int] | Seeds, *, options: Mapping[str, str] | None = None,
    box: Box | None = None, limit: int = LONGEST_GAME,
) -> tuple[Records, int]:  # fmt: skip
    """Play whole random games; their final states and the number of decisions.

    Game i is set up with seed i of `seeds`, and its choices come from a generator of its own (`new_sources`), so a seed
    means the same game everywhere.
    """
    games = new_games(game, box or game.box, players, game.read_options(players, options or {}), seeds)
    lengths, out = np.zeros(len(games.states), np.int64), np.empty(game.max_legal, np.int32)
    rules = Playing(*map(game.pointer, Playing._fields))
    play_range(rules, games, lengths, out, limit, 0, len(lengths))
    return games.states, int(lengths.sum())
