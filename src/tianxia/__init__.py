"""Tianxia: modern board games of ancient China, to play and to study.

>>> import tianxia
>>> table = tianxia.new("china", players=3, seed=7)
>>> table.play(table.legal()[0])
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tianxia.games import GAMES
    from tianxia.kernel.errors import Refused, Stale, TianxiaError, Unavailable, Unreadable
    from tianxia.kernel.record import Record, parse_record
    from tianxia.research.batch import batch
    from tianxia.table import Table, new

__version__ = "0.2.0"

_HOMES = {
    "GAMES": "tianxia.games",
    "Record": "tianxia.kernel.record",
    "Refused": "tianxia.kernel.errors",
    "Stale": "tianxia.kernel.errors",
    "Table": "tianxia.table",
    "TianxiaError": "tianxia.kernel.errors",
    "Unavailable": "tianxia.kernel.errors",
    "Unreadable": "tianxia.kernel.errors",
    "batch": "tianxia.research.batch",
    "new": "tianxia.table",
    "parse_record": "tianxia.kernel.record",
}
"""Imported on first use, because Numba takes most of a second: the command line answers before that."""

__all__ = [
    "GAMES", "Record", "Refused", "Stale", "Table", "TianxiaError", "Unavailable", "Unreadable", "batch", "new",
    "parse_record",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'tianxia' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
