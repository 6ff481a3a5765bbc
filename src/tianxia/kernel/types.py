"""The types that rules and their callers exchange, by name."""

import numpy as np
from numpy.typing import NDArray

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
