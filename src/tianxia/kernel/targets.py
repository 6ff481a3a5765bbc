"""Targets: what a person points at in a drawing for an action (`Game.targets`), some of it if they like."""

from collections.abc import Iterable

OPTIONAL = "?"
"""Ends a target of an action that a person may pass over."""


def targets_named(targets: Iterable[str]) -> tuple[str, ...]:
    """The targets of an action by name, optional or not.

    >>> targets_named(("court-hire?", "supply-red"))
    ('court-hire', 'supply-red')
    """
    return tuple(target.removesuffix(OPTIONAL) for target in targets)


def ways_to_point(targets: Iterable[str]) -> list[tuple[str, ...]]:
    """The targets of an action with and without each optional one.

    >>> ways_to_point(("court-hire?", "supply-red"))
    [('supply-red',), ('court-hire', 'supply-red')]
    """
    ways: list[tuple[str, ...]] = [()]
    for target in targets:
        name = target.removesuffix(OPTIONAL)
        with_it = [(*way, name) for way in ways]
        ways = with_it if name == target else ways + with_it
    return ways
