"""The types that rules and their callers exchange, by name."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from tianxia.kernel.layout import Record

Bits = np.uint64
"""A set of up to 64 things (`kernel.bits`)."""
Ids = NDArray[np.int32]
"""Action ids, option values: what `legal` writes and `setup` reads."""
Reals = NDArray[np.float64]
"""One number for each seat: points, utilities."""
Features = NDArray[np.float32]
"""The numbers a learner gets."""
Counts = NDArray[np.int16]
"""A multiset, or a list of small numbers: a field of a record or a row of one."""
Longs = NDArray[np.int64]
"""Action ids as a caller gives them, lengths of games."""
Seeds = NDArray[np.uint64]
"""One seed for each game."""
Flags = NDArray[np.bool_]
"""Yes or no, for each game or for each action."""
Records = NDArray[np.void]
"""An array of records, of which mypy does not know the fields: boxes, states, generators."""

# What compiled code that is generic over games calls: the functions of the contract (`kernel.game.Rules`).
Setup = Callable[[Record, Record, int, Ids, Bits], None]
Decider = Callable[[Record], int]
Legal = Callable[[Record, Record, Ids], int]
Pick = Callable[[Record, Record, Record, Ids], int]
Apply = Callable[[Record, Record, int], None]
Utility = Callable[[Record, Record, Reals], None]
Scrub = Callable[[Record, Record, int], None]
Determinize = Callable[[Record, Record, int, Record], None]
Evaluate = Callable[[Record, Record, int], float]
WriteFeatures = Callable[[Record, Record, int, Features], None]

SPECTATOR = -1
"""The seat of somebody who only watches."""
