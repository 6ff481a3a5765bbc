"""The tree of the search: compiled, generic over games through typed function pointers.

Information-set Monte Carlo tree search for one to five seats. Every iteration deals the unknown anew, walks down by
what is legal in that deal, and adds values for all seats on the way back: every seat maximises its own. A node stands
for the actions since the root, whatever the secrets and the dice behind them were.
"""

from typing import Any

import numpy as np

from tianxia.kernel.chance import below
from tianxia.kernel.records import record_type
from tianxia.kernel.rule import rule

MAX_SEATS = 5
NONE = -1
ROOT = 0

NODE = record_type(
    [
        ("action", np.int32),  # that leads here from the parent
        ("child", np.int32),  # the first child, or NONE
        ("sibling", np.int32),  # the next child of the same parent, or NONE
        ("visits", np.int32),
        ("prior", np.float32),  # how much the evaluation likes the action, summing to about 1 over siblings
        ("values", np.float32, (MAX_SEATS,)),  # sums over visits
    ]
)

MEAN, SPREAD = 0, 1
"""The columns of `scales`: what the evaluation says around the root, by seat."""

GIVEN, DEALT, TRIED = 0, 1, 2
"""The three states of a search: as the seat sees it, the deal of this iteration, one action further."""


@rule
def iterate(
    decider: Any, legal: Any, apply: Any, determinize: Any, evaluate: Any, utility: Any,
    boxes: Any, states: Any, seat: int, seats: int, nodes: Any, count: int, iterations: int, depth: int,
    explore: float, warmth: float, scales: Any, source: Any, out: Any, priors: Any, path: Any, values: Any,
) -> int:  # fmt: skip
    """Run some iterations; the number of nodes in use afterwards.

    `depth` decisions are played at random below the tree before the position is judged. A full tree is not extended
    any more, but goes on collecting values.
    """
    box = boxes[0]
    for _ in range(iterations):
        states[DEALT] = states[GIVEN]
        determinize(box, states[DEALT], seat, source[0])
        node, length = ROOT, 0
        path[0] = ROOT
        while length < path.shape[0] - 1:
            mover = decider(states[DEALT])
            if mover < 0 or (node != ROOT and nodes[node].visits == 0):
                break
            n = legal(box, states[DEALT], out)
            count = _open(apply, evaluate, box, states, mover, nodes, count, node, n, warmth, out, priors)
            node = _select(nodes, node, mover, n, explore, out)
            if node == NONE:
                break
            apply(box, states[DEALT], nodes[node].action)
            length += 1
            path[length] = node
        _play_on(decider, legal, apply, box, states, depth, source[0], out)
        _judge(decider, evaluate, utility, box, states, seats, scales, values)
        for i in range(length + 1):
            nodes[path[i]].visits += 1
            for k in range(seats):
                nodes[path[i]].values[k] += values[k]
    return count


@rule
def calibrate(
    decider: Any, legal: Any, apply: Any, determinize: Any, evaluate: Any,
    boxes: Any, states: Any, seat: int, seats: int, samples: int, depth: int, source: Any, out: Any, scales: Any,
) -> None:  # fmt: skip
    """Learn what the evaluation says around here: for each seat its mean and its mean deviation over random play."""
    for k in range(seats):
        scales[k, MEAN] = 0.0
        scales[k, SPREAD] = 0.0
    for step in range(2 * samples):
        states[DEALT] = states[GIVEN]
        determinize(boxes[0], states[DEALT], seat, source[0])
        _play_on(decider, legal, apply, boxes[0], states, depth, source[0], out)
        for k in range(seats):
            value = evaluate(boxes[0], states[DEALT], k)
            if step < samples:
                scales[k, MEAN] += value / samples
            else:
                scales[k, SPREAD] += abs(value - scales[k, MEAN]) / samples
    for k in range(seats):
        scales[k, SPREAD] = max(scales[k, SPREAD], 1e-6)


@rule
def _open(
    apply: Any, evaluate: Any, box: Any, states: Any, mover: int, nodes: Any, count: int, node: int, n: int,
    warmth: float, out: Any, priors: Any,
) -> int:  # fmt: skip
    """Make the children that are missing; the number of nodes in use.

    The first time a prior comes from looking one action ahead; what only other deals allow gets an equal share.
    Children stand in the order of their actions, as `legal` lists them.
    """
    if count + n > nodes.shape[0]:
        return count
    is_first = nodes[node].child == NONE
    if is_first:
        _look_ahead(apply, evaluate, box, states, mover, n, warmth, out, priors)
    before, child = NONE, nodes[node].child
    for i in range(n):
        while child != NONE and nodes[child].action < out[i]:
            before, child = child, nodes[child].sibling
        if child == NONE or nodes[child].action != out[i]:
            _add(nodes, count, node, before, child, out[i], priors[i] if is_first else 1.0 / n)
            before = count
            count += 1
    return count


@rule
def _look_ahead(
    apply: Any, evaluate: Any, box: Any, states: Any, mover: int, n: int, warmth: float, out: Any, priors: Any
) -> None:
    """How much the evaluation likes each action: the best most, one of mean value exp(-1 / warmth) of that."""
    best, mean = -np.inf, 0.0
    for i in range(n):
        states[TRIED] = states[DEALT]
        apply(box, states[TRIED], out[i])
        priors[i] = evaluate(box, states[TRIED], mover)
        best = max(best, priors[i])
        mean += priors[i] / n
    total = 0.0
    for i in range(n):
        priors[i] = np.exp((priors[i] - best) / ((best - mean) * warmth + 1e-9))
        total += priors[i]
    for i in range(n):
        priors[i] /= total


@rule
def _add(nodes: Any, place: int, parent: int, before: int, after: int, action: int, prior: float) -> None:
    """A new child between two others of its parent."""
    child = nodes[place]
    child.action = action
    child.child = NONE
    child.sibling = after
    child.visits = 0
    child.prior = prior
    for k in range(MAX_SEATS):
        child.values[k] = 0.0
    if before == NONE:
        nodes[parent].child = place
    else:
        nodes[before].sibling = place


@rule
def _select(nodes: Any, node: int, mover: int, n: int, explore: float, out: Any) -> int:
    """The child to walk to: its mean value for the mover, plus a bonus for what the prior likes and few have tried.

    Only children that are legal in this deal count.
    """
    visits = 1
    child = nodes[node].child
    for i in range(n):
        child = _seek(nodes, child, out[i])
        if child != NONE and nodes[child].action == out[i]:
            visits += nodes[child].visits
    untried = nodes[node].values[mover] / max(1, nodes[node].visits)
    best, best_score = NONE, -np.inf
    child = nodes[node].child
    for i in range(n):
        child = _seek(nodes, child, out[i])
        if child == NONE or nodes[child].action != out[i]:
            continue
        tries = nodes[child].visits
        mean = nodes[child].values[mover] / tries if tries > 0 else untried
        score = mean + explore * nodes[child].prior * np.sqrt(visits) / (1 + tries)
        if score > best_score:
            best, best_score = child, score
    return int(best)


@rule
def _seek(nodes: Any, child: int, action: int) -> int:
    """The first of the siblings from here on whose action is not before this one."""
    while child != NONE and nodes[child].action < action:
        child = nodes[child].sibling
    return int(child)


@rule
def _play_on(decider: Any, legal: Any, apply: Any, box: Any, states: Any, depth: int, source: Any, out: Any) -> None:
    """Some random decisions."""
    for _ in range(depth):
        if decider(states[DEALT]) < 0:
            return
        n = legal(box, states[DEALT], out)
        apply(box, states[DEALT], out[below(source, n)])


@rule
def _judge(
    decider: Any, evaluate: Any, utility: Any, box: Any, states: Any, seats: int, scales: Any, values: Any
) -> None:
    """Values in [-1, 1] for all seats: how the evaluation compares with what is usual here; at the end also who won."""
    is_over = decider(states[DEALT]) < 0
    if is_over:
        utility(box, states[DEALT], values)
    for k in range(seats):
        gain = (evaluate(box, states[DEALT], k) - scales[k, MEAN]) / (2.0 * scales[k, SPREAD])
        gain = gain / (1.0 + abs(gain))
        values[k] = (gain + values[k]) / 2.0 if is_over else gain
