"""Records: fixed-size data whose fields are attributes, in Python and in compiled code."""

from collections.abc import Sequence
from typing import Any

import numpy as np


def record_type(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of an aligned record with these fields.

    numpy's own record looks up every attribute in Python code of its own; here each field is a property, and plain
    Python reads it three times as fast.

    >>> pair = record_type([("one", np.int16), ("many", np.int16, (3,))])
    >>> s = np.zeros(1, pair)[0]
    >>> s.many[1] = 7
    >>> s.one, s.many.tolist(), s.copy().many.tolist()
    (np.int16(0), [0, 7, 0], [0, 7, 0])
    """
    plain = np.dtype(list(fields), align=True)
    direct = {
        "__slots__": (),
        "__getattribute__": object.__getattribute__,
        "__setattr__": object.__setattr__,
        "__getitem__": np.void.__getitem__,
    }
    kind = type("Record", (np.record,), direct | {name: _field(name) for name in plain.names or ()})
    return np.dtype((kind, plain))


def _field(name: str) -> property:
    def read(record: Any) -> Any:
        return record[name]

    def write(record: Any, value: Any) -> None:
        record[name] = value

    return property(read, write)
