"""Records: fixed-size data whose fields are attributes, in plain Python and in compiled code.

A record is declared once, as a class. The declaration gives numpy its dtype, mypy the type of every field, `scrub` what
it has to blank, and the documentation its table:

>>> class Pair(Record):
...     one = public(I16, doc="a number that everybody sees")
...     many = own(I16, 3, 2, doc="two numbers of each of three seats, for that seat alone")
...     deck = hidden(U64, doc="a set that nobody sees")
>>> s = Pair.new()
>>> s.many[1, 1] = 7
>>> s.one, s.many[1].tolist(), isinstance(s, Pair)
(np.int16(0), [0, 7], True)

There is no field without a word on who may see it: `public`, `own` and `hidden` are the only ways to declare one.
"""

from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeVar, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

I8, U8, I16, U16, I32, I64, U64 = np.int8, np.uint8, np.int16, np.uint16, np.int32, np.int64, np.uint64
F32, F64 = np.float32, np.float64

if TYPE_CHECKING:

    class _NumpyRecord:
        """What a record has of numpy's, whose own class is final to mypy."""

        def tobytes(self) -> bytes: ...
        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: object) -> None: ...
else:
    _NumpyRecord = np.record

Got = TypeVar("Got")
Given = TypeVar("Given")
Number = TypeVar(
    "Number", np.int8, np.uint8, np.int16, np.uint16, np.int32, np.int64, np.uint64, np.float32, np.float64
)


class Sight(Enum):
    """Who may see a field."""

    PUBLIC = "everybody"
    OWN = "the seat that owns the row"
    HIDDEN = "nobody"


class Declared(Generic[Got, Given]):
    """A field while its class is being made. For mypy it is what the finished record has in its place."""

    def __init__(self, kind: type[np.generic], shape: tuple[int, ...], sight: Sight, doc: str) -> None:
        self.kind, self.shape, self.sight, self.doc = kind, shape, sight, doc

    def __get__(self, record: object, owner: type) -> Got:
        """Never called: the class replaces every declaration by a property."""
        raise NotImplementedError

    def __set__(self, record: object, value: Given) -> None:
        """Never called either."""
        raise NotImplementedError


class Field(NamedTuple):
    """One field of a record, as it was declared."""

    name: str
    kind: type[np.generic]
    shape: tuple[int, ...]
    sight: Sight
    doc: str
    declared: Declared[Any, Any]
    """The declaration itself, which may say more."""


class _Declare:
    """A way to declare a field: `public(I16, SEATS, doc="...")`; without numbers it is a single number."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    @overload
    def __call__(self, kind: type[np.uint64], /, *, doc: str) -> Declared[np.uint64, np.uint64 | int]: ...
    @overload
    def __call__(self, kind: type[np.int16 | np.int32 | np.int64], /, *, doc: str) -> Declared[int, int]: ...
    @overload
    def __call__(self, kind: type[np.float32 | np.float64], /, *, doc: str) -> Declared[float, float]: ...
    @overload
    def __call__(self, kind: type[Number], /, *shape: int, doc: str) -> Declared[NDArray[Number], ArrayLike]: ...
    def __call__(self, kind: type[np.generic], /, *shape: int, doc: str) -> Declared[Any, Any]:
        if self._sight is Sight.OWN and not shape:
            raise TypeError(f"{doc!r}: a field of `own` has a row for each seat")
        return Declared(kind, shape, self._sight, doc)


public = _Declare(Sight.PUBLIC)
"""A field that everybody may see."""
own = _Declare(Sight.OWN)
"""A field with a row for each seat, which only that seat may see."""
hidden = _Declare(Sight.HIDDEN)
"""A field that nobody may see."""


class Record(_NumpyRecord):
    """The base of all records: a numpy record whose fields are properties.

    numpy's own record looks up every attribute in Python code of its own; a property is read three times as fast.
    """

    __slots__ = ()
    fields: ClassVar[tuple[Field, ...]]
    """What was declared, in the order of the bytes."""
    layout: ClassVar[np.dtype[Any]]
    """The aligned numpy type whose scalars are instances of the class."""

    if not TYPE_CHECKING:  # the direct ways, instead of those of np.record
        __getattribute__ = object.__getattribute__
        __setattr__ = object.__setattr__
        __getitem__ = np.void.__getitem__

    def __init_subclass__(cls) -> None:
        inherited = getattr(cls, "fields", ())
        declared = [
            Field(name, value.kind, value.shape, value.sight, value.doc, value)
            for name, value in vars(cls).items()
            if isinstance(value, Declared)
        ]
        cls.fields = (*inherited, *declared)
        for field in declared:
            setattr(cls, field.name, _property(field.name))
        plain = np.dtype([(field.name, field.kind, field.shape) for field in cls.fields], align=True)
        cls.layout = np.dtype((cls, plain))

    @classmethod
    def new(cls) -> Self:
        """A record of zeros."""
        record: Self = np.zeros(1, cls.layout)[0]
        return record

    def copy(self) -> Self:
        """An independent copy, to the last byte of padding (which numpy's own would leave to chance)."""
        return self.read(self.tobytes())

    @classmethod
    def read(cls, content: bytes) -> Self:
        """A record with these bytes."""
        record: Self = np.frombuffer(bytearray(content), cls.layout)[0]
        return record

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the bytes: a record that numpy itself unpickles cannot be written to."""
        return self.read, (self.tobytes(),)


def _property(name: str) -> property:
    def read(record: Record) -> object:
        return record[name]

    def write(record: Record, value: object) -> None:
        record[name] = value

    return property(read, write)


def table_of(record: type[Record]) -> str:
    """The fields of a record as a table for its documentation.

    >>> class One(Record):
    ...     hands = own(I16, 3, 2, doc="cards by seat and colour")
    >>> print(table_of(One))
    | field | type | seen by | meaning |
    |---|---|---|---|
    | `hands` | int16, 3 x 2 | the seat that owns the row | cards by seat and colour |
    """
    rows = ["| field | type | seen by | meaning |", "|---|---|---|---|"]
    for field in record.fields:
        shape = " x ".join(map(str, field.shape))
        kind = f"{field.kind.__name__}, {shape}" if shape else field.kind.__name__
        rows.append(f"| `{field.name}` | {kind} | {field.sight.value} | {field.doc} |")
    return "\n".join(rows)
