"""Rules as typed function pointers: what compiled code that is generic over games takes as arguments.

Unlike closures over compiled functions they hit the disk cache, and a call through one is as fast as a direct call.
Code that needs several gets them as one NamedTuple, its pack:

>>> from typing import NamedTuple
>>> from tianxia.games import GAMES
>>> from tianxia.kernel.types import Apply, Decider
>>> @packed
... class Moving(NamedTuple):
...     decider: Decider
...     apply: Apply
>>> rules = Moving(*map(GAMES["china"].pointer, Moving._fields))
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import numba
from numba.core import cgutils, types
from numba.experimental.function_type import FunctionModel
from numba.extending import NativeValue, register_model, typeof_impl, unbox

from tianxia.kernel.rule import INTERPRET, caching

Pack = TypeVar("Pack", bound=tuple[object, ...])
NumbaInternal = Any
"""What Numba hands over while it compiles. It has no types for mypy."""


class EntryPoint:
    """A rule as a typed function pointer; in interpreted mode, just the function.

    What it points to exists in this process only: a pickled one is `found` again where it is unpickled.
    """

    def __init__(
        self, function: Callable[..., object], signature: types.Type, found: "Callable[[], EntryPoint] | None" = None
    ) -> None:
        self._function = function
        self._found = found
        self._numba_type_ = _PointerType(signature)
        self.address = 0
        """The address of the compiled code."""
        if not INTERPRET:
            with caching(function.__module__):
                plain = function.py_func  # type: ignore[attr-defined]  # a rule is a dispatcher of Numba's
                self._compiled = numba.cfunc(signature, cache=True)(plain)
            self.address = int(self._compiled._wrapper_address)

    def __call__(self, *arguments: object) -> Any:
        """Call the rule from Python."""
        return self._function(*arguments)

    def __reduce__(self) -> tuple[object, ...]:
        if self._found is None:
            raise TypeError("only the entry points of a game (Game.pointer) can be pickled")
        return self._found, ()


def packed(kind: type[Pack]) -> type[Pack]:
    """Decorates a NamedTuple of rules that is an argument of compiled code.

    Numba would work out its type, whose name has thousands of letters, at every call: 100 us. Remembered it is 5 us.
    """
    typeof_impl.register(kind)(lambda rules, _: _type_of(kind, rules))
    return kind


@cache
def _type_of(kind: type[Pack], rules: Pack) -> types.Type:
    return types.BaseTuple.from_types([numba.typeof(each) for each in rules], kind)


class _PointerType(types.FunctionType):  # type: ignore[misc]  # Numba has no types for mypy
    """A function pointer that is read from `EntryPoint.address`.

    For its own kind Numba asks Python twice for the address of every pointer at every call, and unpickles a signature
    each time: about 3 us instead of less than one.
    """


register_model(_PointerType)(FunctionModel)


@unbox(_PointerType)  # type: ignore[untyped-decorator]  # Numba has no types for mypy
def _read_address(kind: types.Type, entry_point: NumbaInternal, c: NumbaInternal) -> NativeValue:
    pointer = cgutils.create_struct_proxy(kind)(c.context, c.builder)
    address = c.pyapi.object_getattr_string(entry_point, "address")
    pointer.c_addr = c.pyapi.long_as_voidptr(address)
    c.pyapi.decref(address)
    pointer.py_addr = c.builder.bitcast(entry_point, c.context.get_value_type(types.voidptr))
    pointer.jit_addr = c.context.get_constant_null(types.voidptr)
    return NativeValue(pointer._getvalue())
