"""What a batch does to each of its games: compiled, generic over games, the same source for processors and GPUs.

The functions of a game come in as arguments: typed function pointers on a processor, the compiled functions themselves
on a GPU. Game `i` of a batch is row `i` of every array. An array the caller does not want has no rows.
"""

from typing import Any

from tianxia.bots.greedy import GIVEN, best_of
from tianxia.kernel.chance import below
from tianxia.kernel.playout import play_on
from tianxia.kernel.rule import rule

LEGAL = -1
"""Instead of an index: every action is legal."""


@rule
def first_illegal(actions: Any, ids: Any, counts: Any, first: int, last: int) -> int:
    """The first game of a range whose action is not among its legal ones, or LEGAL."""
    for i in range(first, last):
        if not is_listed(ids[i], counts[i], actions[i]):
            return i
    return LEGAL


@rule
def is_listed(ids: Any, n: int, action: int) -> bool:
    """Is this one of the first n ids, which ascend?"""
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if ids[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < n and ids[low] == action


@rule
def begin(setup: Any, box: Any, states: Any, blank: Any, seats: int, options: Any, seeds: Any, i: int) -> None:
    """Set game i up from its seed."""
    states[i] = blank[0]
    setup(box, states[i], seats, options, seeds[i])


@rule
def advance(
    setup: Any, decider: Any, apply: Any, utility: Any, box: Any, states: Any, blank: Any, seats: int, options: Any,
    seeds: Any, stride: Any, actions: Any, values: Any, rewards: Any, dones: Any, i: int,
) -> None:  # fmt: skip
    """Carry out the action of game i. A game that ends pays its rewards and begins anew with its next seed."""
    apply(box, states[i], actions[i])
    is_over = decider(states[i]) < 0
    if is_over:
        utility(box, states[i], values[i])
    if dones.shape[0] > 0:
        dones[i] = is_over
    if rewards.shape[0] > 0:
        for seat in range(seats):
            rewards[i, seat] = values[i, seat] if is_over else 0.0
    if is_over:
        seeds[i] += stride
        begin(setup, box, states, blank, seats, options, seeds, i)


@rule
def observe(
    decider: Any, legal: Any, features: Any, box: Any, states: Any, deciders: Any, counts: Any, ids: Any, masks: Any,
    observations: Any, i: int,
) -> None:  # fmt: skip
    """Find out who decides what in game i, and what that seat sees."""
    seat = decider(states[i])
    n = legal(box, states[i], ids[i])
    counts[i] = n
    if deciders.shape[0] > 0:
        deciders[i] = seat
    if masks.shape[0] > 0:
        for action in range(masks.shape[1]):
            masks[i, action] = False
        for j in range(n):
            masks[i, ids[i, j]] = True
    if observations.shape[0] > 0:
        features(box, states[i], seat, observations[i])


@rule
def choose_at_random(sources: Any, ids: Any, counts: Any, actions: Any, i: int) -> None:
    """Any legal action for game i, with equal chance."""
    actions[i] = ids[i, below(sources[i], counts[i])]


@rule
def choose_greedily(
    apply: Any, scrub: Any, determinize: Any, evaluate: Any, box: Any, s: Any, seat: int, samples: int, source: Any,
    ids: Any, n: int, states: Any, values: Any,
) -> int:  # fmt: skip
    """What the bot `greedy` would do; `states` are three records and `values` a row of numbers to work with."""
    states[GIVEN] = s
    scrub(box, states[GIVEN], seat)
    best = best_of(apply, determinize, evaluate, box, states, seat, samples, source, ids, n, values)
    return int(ids[best])


@rule
def step_range(
    setup: Any, decider: Any, legal: Any, apply: Any, utility: Any, features: Any, boxes: Any, states: Any, blank: Any,
    seats: int, options: Any, seeds: Any, stride: Any, actions: Any, values: Any, deciders: Any, counts: Any, ids: Any,
    masks: Any, observations: Any, rewards: Any, dones: Any, first: int, last: int,
) -> None:  # fmt: skip
    """One action in every game of a range."""
    box = boxes[0]
    for i in range(first, last):
        advance(
            setup, decider, apply, utility, box, states, blank, seats, options, seeds, stride, actions, values,
            rewards, dones, i,
        )  # fmt: skip
        observe(decider, legal, features, box, states, deciders, counts, ids, masks, observations, i)


@rule
def begin_range(
    setup: Any, decider: Any, legal: Any, features: Any, boxes: Any, states: Any, blank: Any, seats: int, options: Any,
    seeds: Any, deciders: Any, counts: Any, ids: Any, masks: Any, observations: Any, rewards: Any, dones: Any,
    first: int, last: int,
) -> None:  # fmt: skip
    """Every game of a range from the beginning."""
    box = boxes[0]
    for i in range(first, last):
        begin(setup, box, states, blank, seats, options, seeds, i)
        if dones.shape[0] > 0:
            dones[i] = False
        for seat in range(seats if rewards.shape[0] > 0 else 0):
            rewards[i, seat] = 0.0
        observe(decider, legal, features, box, states, deciders, counts, ids, masks, observations, i)


@rule
def play_range(
    setup: Any, decider: Any, pick: Any, apply: Any, boxes: Any, states: Any, blank: Any, seats: int, options: Any,
    seeds: Any, sources: Any, lengths: Any, out: Any, limit: int, first: int, last: int,
) -> None:  # fmt: skip
    """Random play of every game of a range, from its seed to its end."""
    for i in range(first, last):
        begin(setup, boxes[0], states, blank, seats, options, seeds, i)
        lengths[i] = play_on(decider, pick, apply, boxes[0], states[i], sources[i], out, limit)


@rule
def choose_range(sources: Any, ids: Any, counts: Any, actions: Any, first: int, last: int) -> None:
    """A random action for every game of a range."""
    for i in range(first, last):
        choose_at_random(sources, ids, counts, actions, i)


@rule
def greedy_range(
    decider: Any, apply: Any, scrub: Any, determinize: Any, evaluate: Any, boxes: Any, states: Any, samples: int,
    sources: Any, ids: Any, counts: Any, where: Any, actions: Any, work: Any, values: Any, first: int, last: int,
) -> None:  # fmt: skip
    """A greedy action for those games of a range that are marked in `where`; the other actions stay as they are."""
    for i in range(first, last):
        if where[i]:
            actions[i] = choose_greedily(
                apply, scrub, determinize, evaluate, boxes[0], states[i], decider(states[i]), samples, sources[i],
                ids[i], counts[i], work, values,
            )  # fmt: skip


@rule
def write_features(features: Any, boxes: Any, states: Any, seat: int, out: Any) -> None:
    """What a seat sees in the only game of an array: an array crosses from Python much faster than a record."""
    features(boxes[0], states[0], seat, out)


@rule
def scrub_only(scrub: Any, boxes: Any, states: Any, seat: int) -> None:
    """Take what a seat may not know out of the only game of an array."""
    scrub(boxes[0], states[0], seat)


@rule
def write_utilities(utility: Any, boxes: Any, states: Any, out: Any) -> None:
    """The utilities of the only game of an array, which is over."""
    utility(boxes[0], states[0], out)
