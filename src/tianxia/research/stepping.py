"""What a batch does to each of its games: compiled, generic over games, the same source for processors and GPUs.

The functions of a game come in as arguments: typed function pointers on a processor, the compiled functions themselves
on a GPU. Game `i` of a batch is row `i` of every array. An array the caller does not want has no rows.
"""

from typing import Any, NamedTuple

import numpy as np

from tianxia.bots.greedy import GIVEN, Looking, Trials, best_of
from tianxia.kernel.chance import Generator, below
from tianxia.kernel.layout import Record
from tianxia.kernel.playout import Games, begin
from tianxia.kernel.pointers import packed
from tianxia.kernel.rule import rule
from tianxia.kernel.types import (
    Apply,
    Decider,
    Determinize,
    Features,
    Ids,
    Legal,
    Longs,
    Reals,
    Records,
    Scrub,
    Setup,
    Utility,
    WriteFeatures,
)

LEGAL = -1
"""Returned instead of an index if every action is legal."""

Array = Any
"""An array of the caller's: numpy's, or one of PyTorch, CuPy or numba-cuda, of which mypy knows nothing."""


class Arrays(NamedTuple):
    """What a batch tells of its games. Give your own arrays if you like, or None for what you do not want."""

    deciders: Array = None
    """int32, (size): the seat that decides."""
    masks: Array = None
    """bool, (size, num_actions): is the action of this id legal?"""
    observations: Array = None
    """float32, (size, numbers): the features the deciding seat sees (docs/observations.md)."""
    rewards: Array = None
    """float32, (size, players): the utilities of a game that the last step ended; else zeros."""
    dones: Array = None
    """bool, (size): has the last step ended the game, so that a new one has begun?"""


class Notes(NamedTuple):
    """What a batch knows of the decisions of its games."""

    ids: Ids
    """The legal actions, ascending: of row i the first `counts[i]`."""
    counts: Ids
    utilities: Reals
    """Of the last game of each row that ended."""
    finals: Records
    """The last state of that game; no rows if nobody wants it."""


@packed
class Stepping(NamedTuple):
    """The rules that a step needs."""

    setup: Setup
    decider: Decider
    legal: Legal
    apply: Apply
    utility: Utility
    features: WriteFeatures


@packed
class Dealing(NamedTuple):
    """The rules that deal anew what a seat cannot know."""

    scrub: Scrub
    determinize: Determinize


@packed
class Ending(NamedTuple):
    """The rules that tell how a game ended."""

    score: Utility
    utility: Utility
    features: WriteFeatures


@rule
def first_illegal(actions: Longs, notes: Notes) -> int:
    """The first game whose action is not among its legal ones, or LEGAL."""
    for i in range(actions.shape[0]):
        if not is_listed(notes.ids[i], notes.counts[i], actions[i]):
            return i
    return LEGAL


@rule
def is_listed(ids: Ids, n: int, action: int) -> bool:
    """Is this one of the first n ids, which are in ascending order?"""
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if ids[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < n and bool(ids[low] == action)


@rule
def reset(rules: Stepping, games: Games, notes: Notes, arrays: Arrays, i: int) -> None:
    """Begin game i and tell of its first decision."""
    begin(rules.setup, games, i)
    if arrays.dones.shape[0] > 0:
        arrays.dones[i] = False
    if arrays.rewards.shape[0] > 0:
        for seat in range(games.players):
            arrays.rewards[i, seat] = 0.0
    observe(rules, games, notes, arrays, i)


@rule
def advance(rules: Stepping, games: Games, notes: Notes, arrays: Arrays, actions: Longs, i: int) -> None:
    """Carry out the action of game i. A game that ends pays its rewards and starts over with its next seed."""
    box, states, seeds = games.boxes[0], games.states, games.seeds
    rules.apply(box, states[i], actions[i])
    is_over = rules.decider(states[i]) < 0
    if is_over:
        rules.utility(box, states[i], notes.utilities[i])
        if notes.finals.shape[0] > 0:
            notes.finals[i] = states[i]
    if arrays.dones.shape[0] > 0:
        arrays.dones[i] = is_over
    if arrays.rewards.shape[0] > 0:
        for seat in range(games.players):
            arrays.rewards[i, seat] = notes.utilities[i, seat] if is_over else 0.0
    if is_over:
        seeds[i] += np.uint64(states.shape[0])
        begin(rules.setup, games, i)
    observe(rules, games, notes, arrays, i)


@rule
def observe(rules: Stepping, games: Games, notes: Notes, arrays: Arrays, i: int) -> None:
    """Find out who decides what in game i, and what that seat sees."""
    box, states, ids, masks = games.boxes[0], games.states, notes.ids, arrays.masks
    seat = rules.decider(states[i])
    n = rules.legal(box, states[i], ids[i])
    notes.counts[i] = n
    if arrays.deciders.shape[0] > 0:
        arrays.deciders[i] = seat
    if masks.shape[0] > 0:
        for action in range(masks.shape[1]):
            masks[i, action] = False
        for j in range(n):
            masks[i, ids[i, j]] = True
    if arrays.observations.shape[0] > 0:
        rules.features(box, states[i], seat, arrays.observations[i])


@rule
def view(rules: Stepping, games: Games, arrays: Arrays, seats: Longs, i: int) -> None:
    """What a seat sees in game i, whoever decides."""
    rules.features(games.boxes[0], games.states[i], seats[i], arrays.observations[i])


@rule
def redeal(rules: Dealing, boxes: Records, states: Records, seats: Longs, sources: Records, i: int) -> None:
    """Other secrets and other chance in game i, behind all that its seat knows."""
    rules.scrub(boxes[0], states[i], seats[i])
    rules.determinize(boxes[0], states[i], seats[i], sources[i])


@rule
def choose_at_random(sources: Records, ids: Ids, counts: Ids, actions: Longs, i: int) -> None:
    """Any legal action for game i, with equal chance."""
    actions[i] = ids[i, below(sources[i], counts[i])]


@rule
def choose_greedily(rules: Looking, trials: Trials, box: Record, s: Record, source: Generator, ids: Ids, n: int) -> int:
    """What the bot `greedy` would do, of the first n ids."""
    states = trials.states
    states[GIVEN] = s
    seat = rules.decider(s)
    rules.scrub(box, states[GIVEN], seat)
    return int(ids[best_of(rules, box, trials, seat, source, ids, n)])


@rule
def reset_range(rules: Stepping, games: Games, notes: Notes, arrays: Arrays, first: int, last: int) -> None:
    """Every game of a range from the beginning."""
    for i in range(first, last):
        reset(rules, games, notes, arrays, i)


@rule
def step_range(
    rules: Stepping, games: Games, notes: Notes, arrays: Arrays, actions: Longs, first: int, last: int
) -> None:
    """One action in every game of a range."""
    for i in range(first, last):
        advance(rules, games, notes, arrays, actions, i)


@rule
def step_rows(rules: Stepping, games: Games, notes: Notes, arrays: Arrays, actions: Longs, rows: Longs) -> None:
    """One action in each of the games in `rows`; the others stay as they are."""
    for i in rows:
        advance(rules, games, notes, arrays, actions, i)


@rule
def refresh_range(rules: Stepping, games: Games, notes: Notes, arrays: Arrays, first: int, last: int) -> None:
    """Tell of the decisions of a range of games as their states are now."""
    for i in range(first, last):
        observe(rules, games, notes, arrays, i)


@rule
def view_range(rules: Stepping, games: Games, arrays: Arrays, seats: Longs, first: int, last: int) -> None:
    """What a seat of each game of a range sees."""
    for i in range(first, last):
        view(rules, games, arrays, seats, i)


@rule
def redeal_range(rules: Dealing, games: Games, seats: Longs, sources: Records, first: int, last: int) -> None:
    """Other secrets in a range of games."""
    for i in range(first, last):
        redeal(rules, games.boxes, games.states, seats, sources, i)


@rule
def first_over(decider: Decider, states: Records) -> int:
    """The first of these states in which nobody decides anything, or LEGAL."""
    for i in range(states.shape[0]):
        if decider(states[i]) < 0:
            return i
    return LEGAL


@rule
def choose_all(games: Games, notes: Notes, actions: Longs) -> None:
    """A random action for every game."""
    for i in range(actions.shape[0]):
        choose_at_random(games.sources, notes.ids, notes.counts, actions, i)


@rule
def greedy_rows(rules: Looking, games: Games, notes: Notes, trials: Trials, actions: Longs, rows: Longs) -> None:
    """A greedy action for the games in `rows`; the other actions stay as they are."""
    for i in rows:
        s, source, n = games.states[i], games.sources[i], notes.counts[i]
        actions[i] = choose_greedily(rules, trials, games.boxes[0], s, source, notes.ids[i], n)


@rule
def write_features(features: WriteFeatures, boxes: Records, states: Records, seat: int, out: Features) -> None:
    """What a seat sees in the only game of an array: an array crosses from Python much faster than a record."""
    features(boxes[0], states[0], seat, out)


@rule
def write_utilities(utility: Utility, boxes: Records, states: Records, out: Reals) -> None:
    """The utilities of the only game of an array, which is over."""
    utility(boxes[0], states[0], out)


@rule
def tell_ends(
    rules: Ending, boxes: Records, finals: Records, seats: Longs, observations: Features, scores: Reals, out: Reals
) -> None:
    """Points and utilities of games that are over, and what a seat of each saw at the end."""
    for i in range(finals.shape[0]):
        rules.score(boxes[0], finals[i], scores[i])
        rules.utility(boxes[0], finals[i], out[i])
        rules.features(boxes[0], finals[i], seats[i], observations[i])
