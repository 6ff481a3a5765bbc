"""What checks of claims play with: a position, actions, and what came of them."""

from typing import Any

from tianxia.kernel.documents import Document
from tianxia.scenario import find
from tianxia.table import Table


def at(game: str, **position: Any) -> Table:
    """A table with this position."""
    return Table.from_position({"game": game, **position})


def after(table: Table, *actions: str) -> Document:
    """The position once these have been played."""
    for action in actions:
        table.play(action)
    return table.position()


def found(position: Document, *paths: str) -> list[Any]:
    """What dotted paths of a position lead to; "none" where they lead nowhere."""
    return [find(position, path) for path in paths]


def code(table: Table, action: str) -> str:
    """Why an action is refused, as a code; empty if it is legal."""
    refused = table.refusal(action)
    return refused.code if refused else ""
