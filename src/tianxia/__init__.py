"""Tianxia: modern board games of ancient China, to play and to study.

>>> import tianxia
>>> table = tianxia.new("china", players=3, seed=7)
>>> table.play(table.legal()[0])
"""

from tianxia.games import GAMES
from tianxia.kernel.errors import Refused, Stale, TianxiaError, Unreadable
from tianxia.kernel.record import Record, parse_record
from tianxia.table import Table, new

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Record",
    "Refused",
    "Stale",
    "Table",
    "TianxiaError",
    "Unreadable",
    "__version__",
    "new",
    "parse_record",
]
