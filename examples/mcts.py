"""A Monte Carlo tree search in one page, over `tianxia.search`: fair, for any game and any number of players.

    python examples/mcts.py china --iterations 200 --games 2

Every iteration deals anew what the seat cannot know, walks down the tree by what is legal in that deal, plays to the
end at random and adds what every seat got to the nodes on the way (information-set MCTS). It plays against random bots.
"""

import argparse
import math
from collections.abc import Sequence
from random import Random

import tianxia
from tianxia.search import Position


class Node:
    """What is known of the actions that lead here."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.total = 0.0
        """What the seat that chose to come here got, summed."""


def search(root: Position, iterations: int, luck: Random) -> int:
    """The action that was visited most."""
    tree, seat = Node(), root.decider
    for _ in range(iterations):
        _iterate(tree, root.dealt(seat, luck.getrandbits(63)), luck)
    return max(tree.children, key=lambda action: tree.children[action].visits)


def _iterate(node: Node, position: Position, luck: Random) -> None:
    path = []
    while not position.is_over:
        legal = [int(action) for action in position.legal]
        unknown = [action for action in legal if action not in node.children]
        action = luck.choice(unknown) if unknown else max(legal, key=lambda each: _worth(node, node.children[each]))
        child = node.children.setdefault(action, Node())
        path.append((child, position.decider))
        node, position = child, position.play(action)
        if unknown:
            break
    while not position.is_over:
        position = position.play(luck.choice(position.legal))
    utilities = position.utilities()
    for child, seat in path:
        child.visits += 1
        child.total += utilities[seat]


def _worth(parent: Node, child: Node) -> float:
    tried = sum(each.visits for each in parent.children.values())
    return child.total / child.visits + math.sqrt(2 * math.log(tried + 1) / child.visits)


def main(arguments: Sequence[str] | None = None) -> list[float]:
    """Let the search play seat 0 against random others; its utilities."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=1)
    asked, found = parser.parse_args(arguments), []
    for seed in range(asked.games):
        luck = Random(seed)
        table = tianxia.new(asked.game, min(tianxia.GAMES[asked.game].players), seed=seed)
        while not table.is_over:
            is_ours = table.decider == 0
            table.play(
                search(Position.of(table), asked.iterations, luck) if is_ours else luck.choice(table.legal_ids())
            )
        found.append(float(Position.of(table).utilities()[0]))
    print(f"{asked.game}: the search got {found}")
    return found


if __name__ == "__main__":
    main()
