"""The tree of the search: compiled, generic over games through typed function pointers.

Information-set Monte Carlo tree search for one seat or more. Every iteration deals the unknown again, walks down by
what is legal in that deal, and adds values for all seats on the way back: every seat maximises its own. A node stands
for the actions since the root, whatever the secrets and the dice behind them were. Wide decisions are pruned below the
root: only the actions that the evaluation likes best become nodes, more of them the more often a node is visited.
"""

from typing import NamedTuple

import numpy as np

from tianxia.bots.greedy import DEALT, GIVEN, PER_MILLE, TRIED
from tianxia.kernel.chance import below
from tianxia.kernel.contract import MAX_SEATS
from tianxia.kernel.layout import F32, F64, I32, I64, Record, public
from tianxia.kernel.pointers import packed
from tianxia.kernel.rule import rule
from tianxia.kernel.types import Apply, Decider, Determinize, Evaluate, Ids, Legal, Reals, Records, Utility

NONE = -1
ROOT = 0
NEVER = -1.0
"""The prior of an action that is not to be chosen again."""


class Node(Record):
    """One place of the tree."""

    action = public(I32, doc="that leads here from the parent")
    child = public(I32, doc="the first child, or NONE")
    sibling = public(I32, doc="the next child of the same parent, or NONE")
    visits = public(I32, doc="how often it was visited")
    prior = public(F32, doc="how much the evaluation likes the action, summing to about 1 over siblings")
    values = public(F32, MAX_SEATS, doc="sums over visits")


class Plan(Record):
    """What a search is asked to do."""

    seat = public(I64, doc="whose search it is")
    seats = public(I64, doc="how many play")
    rollout = public(I64, doc="decisions that are played below the tree before a position is judged")
    greed = public(I64, doc="how many of PER_MILLE decisions there look one action ahead; the others are random")
    look = public(I64, doc="whether actions that only other deals allow are looked at as well")
    width = public(I64, doc="actions that a node below the root begins with")
    explore = public(F64, doc="how much unvisited actions attract")
    temperature = public(F64, doc="of priors: the larger, the more alike")


RIPE = 48
"""To open a node costs a look at each of its actions: it must have been visited once for each RIPE of them."""

MEAN, SPREAD = 0, 1
"""The columns of `scales`: what the evaluation says around the root, by seat."""


@packed
class Thinking(NamedTuple):
    """The rules that a search needs."""

    decider: Decider
    legal: Legal
    apply: Apply
    determinize: Determinize
    evaluate: Evaluate
    utility: Utility


class Desk(NamedTuple):
    """All that a search works with."""

    boxes: Records
    plans: Records
    states: Records
    """GIVEN, DEALT, TRIED."""
    sources: Records
    nodes: Records
    scales: Reals
    """By seat: MEAN and SPREAD."""
    out: Ids
    """The legal actions of the node that is looked at."""
    priors: Reals
    """By index in `out`."""
    path: Ids
    """The nodes from the root to where an iteration has come."""
    values: Reals
    """By seat."""


@rule
def iterate(rules: Thinking, desk: Desk, count: int, iterations: int) -> int:
    """Run some iterations on a tree of `count` nodes; the number of nodes in use afterwards.

    A full tree is not extended any more, but goes on collecting values.
    """
    box, plan, states, nodes, path = desk.boxes[0], desk.plans[0], desk.states, desk.nodes, desk.path
    for _ in range(iterations):
        states[DEALT] = states[GIVEN]
        rules.determinize(box, states[DEALT], plan.seat, desk.sources[0])
        node, length = ROOT, 0
        path[0] = ROOT
        while length < path.shape[0] - 1:
            mover = rules.decider(states[DEALT])
            if mover < 0 or (node != ROOT and nodes[node].visits == 0):
                break
            n = rules.legal(box, states[DEALT], desk.out)
            if node != ROOT and nodes[node].child == NONE and nodes[node].visits < n // RIPE:
                break
            count = _open(rules, desk, mover, count, node, n)
            node = _select(nodes, node, mover, n, plan.explore, desk.out)
            if node == NONE:
                break
            rules.apply(box, states[DEALT], nodes[node].action)
            length += 1
            path[length] = node
        _play_on(rules, desk)
        _judge(rules, desk)
        for i in range(length + 1):
            nodes[path[i]].visits += 1
            for k in range(plan.seats):
                nodes[path[i]].values[k] += desk.values[k]
    return count


@rule
def calibrate(rules: Thinking, desk: Desk, samples: int, depth: int) -> None:
    """Learn what the evaluation says around here: for each seat its mean and its mean deviation over random play."""
    box, plan, states, scales = desk.boxes[0], desk.plans[0], desk.states, desk.scales
    for k in range(plan.seats):
        scales[k, MEAN] = 0.0
        scales[k, SPREAD] = 0.0
    for step in range(2 * samples):
        states[DEALT] = states[GIVEN]
        rules.determinize(box, states[DEALT], plan.seat, desk.sources[0])
        _stroll(rules, desk, depth)
        for k in range(plan.seats):
            value = rules.evaluate(box, states[DEALT], k)
            if step < samples:
                scales[k, MEAN] += value / samples
            else:
                scales[k, SPREAD] += abs(value - scales[k, MEAN]) / samples
    for k in range(plan.seats):
        scales[k, SPREAD] = max(scales[k, SPREAD], 1e-6)


@rule
def keep(nodes: Records, spare: Records, top: int) -> int:
    """Copy the tree below a node into another array, as its root; the number of nodes in use there."""
    spare[ROOT] = nodes[top]
    spare[ROOT].sibling = NONE
    count, done = 1, 0
    while done < count:
        child = spare[done].child  # still a place in the old array
        if child != NONE:
            spare[done].child = count
        while child != NONE:
            spare[count] = nodes[child]
            child = nodes[child].sibling
            spare[count].sibling = NONE if child == NONE else count + 1
            count += 1
        done += 1
    return count


@rule
def _open(rules: Thinking, desk: Desk, mover: int, count: int, node: int, n: int) -> int:
    """Make the children that are missing; the number of nodes in use.

    The root gets them all. Another node begins with the best `width` and gets more with the root of its visits, once
    it has less than half of what it should have, in this deal. Where nothing is pruned, what only other deals allow
    gets an equal share, unless the plan wants it looked at.
    """
    plan, nodes, out, priors = desk.plans[0], desk.nodes, desk.out, desk.priors
    present = _count_present(nodes, nodes[node].child, n, out)
    wanted = n if node == ROOT else min(n, plan.width + int(np.sqrt(nodes[node].visits)))
    missing = wanted - present
    if missing <= 0 or count + missing > nodes.shape[0] or (wanted < n and 2 * present >= wanted):
        return count
    if wanted == n and node != ROOT and nodes[node].child != NONE and plan.look == 0:
        for i in range(n):
            priors[i] = 1.0 / n
    else:
        _look_ahead(rules, desk, mover, n)
    for _ in range(missing):
        best = _best_missing(nodes, nodes[node].child, n, out, priors)
        _add(nodes, count, node, out[best], priors[best])
        priors[best] = NEVER
        count += 1
    return count


@rule
def _count_present(nodes: Records, child: int, n: int, out: Ids) -> int:
    """How many of the legal actions have a node."""
    present = 0
    for i in range(n):
        child = _seek(nodes, child, out[i])
        if child == NONE:
            break
        present += nodes[child].action == out[i]
    return present


@rule
def _best_missing(nodes: Records, child: int, n: int, out: Ids, priors: Reals) -> int:
    """The legal action without a node that the priors like best."""
    best = NONE
    for i in range(n):
        child = _seek(nodes, child, out[i])
        if child != NONE and nodes[child].action == out[i]:
            continue
        if best == NONE or priors[i] > priors[best]:
            best = i
    return best


@rule
def _look_ahead(rules: Thinking, desk: Desk, mover: int, n: int) -> None:
    """How much the evaluation likes each action: the best most, one of mean value exp(-1 / temperature) of that."""
    box, states, priors, temperature = desk.boxes[0], desk.states, desk.priors, desk.plans[0].temperature
    best, mean = -np.inf, 0.0
    for i in range(n):
        states[TRIED] = states[DEALT]
        rules.apply(box, states[TRIED], desk.out[i])
        priors[i] = rules.evaluate(box, states[TRIED], mover)
        best = max(best, priors[i])
        mean += priors[i] / n
    total = 0.0
    for i in range(n):
        priors[i] = np.exp((priors[i] - best) / ((best - mean) * temperature + 1e-9))
        total += priors[i]
    for i in range(n):
        priors[i] /= total


@rule
def _add(nodes: Records, place: int, parent: int, action: int, prior: float) -> None:
    """A new child, before those of later actions: children stand in the order in which `legal` lists them."""
    before, after = NONE, nodes[parent].child
    while after != NONE and nodes[after].action < action:
        before, after = after, nodes[after].sibling
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
def _select(nodes: Records, node: int, mover: int, n: int, explore: float, out: Ids) -> int:
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
def _seek(nodes: Records, child: int, action: int) -> int:
    """The first of the siblings from here on whose action is not before this one."""
    while child != NONE and nodes[child].action < action:
        child = nodes[child].sibling
    return int(child)


@rule
def _play_on(rules: Thinking, desk: Desk) -> None:
    """Some decisions below the tree, random ones or greedy ones."""
    box, plan, source, s = desk.boxes[0], desk.plans[0], desk.sources[0], desk.states[DEALT]
    for _ in range(plan.rollout):
        mover = rules.decider(s)
        if mover < 0:
            return
        n = rules.legal(box, s, desk.out)
        if plan.greed > 0 and n > 1 and below(source, PER_MILLE) < plan.greed:
            choice = _greediest(rules, desk, mover, n)
        else:
            choice = below(source, n)
        rules.apply(box, s, desk.out[choice])


@rule
def _greediest(rules: Thinking, desk: Desk, mover: int, n: int) -> int:
    """The index of the action after which the evaluation is best."""
    box, states = desk.boxes[0], desk.states
    best, best_value = 0, -np.inf
    for i in range(n):
        states[TRIED] = states[DEALT]
        rules.apply(box, states[TRIED], desk.out[i])
        value = rules.evaluate(box, states[TRIED], mover)
        if value > best_value:
            best, best_value = i, value
    return best


@rule
def _stroll(rules: Thinking, desk: Desk, depth: int) -> None:
    """Some random decisions, but none that ends the game: a victory would distort the scale of the evaluation."""
    box, source, states = desk.boxes[0], desk.sources[0], desk.states
    for _ in range(depth):
        n = rules.legal(box, states[DEALT], desk.out)
        states[TRIED] = states[DEALT]
        rules.apply(box, states[DEALT], desk.out[below(source, n)])
        if rules.decider(states[DEALT]) < 0:
            states[DEALT] = states[TRIED]
            return


@rule
def _judge(rules: Thinking, desk: Desk) -> None:
    """Values in [-1, 1] for all seats: how the evaluation compares with what is usual here; at the end also who won."""
    box, scales, values, s = desk.boxes[0], desk.scales, desk.values, desk.states[DEALT]
    is_over = rules.decider(s) < 0
    if is_over:
        rules.utility(box, s, values)
    for k in range(desk.plans[0].seats):
        gain = (rules.evaluate(box, s, k) - scales[k, MEAN]) / (2.0 * scales[k, SPREAD])
        gain = gain / (1.0 + abs(gain))
        values[k] = (gain + values[k]) / 2.0 if is_over else gain
