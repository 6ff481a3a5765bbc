"""What fits into a batch: the shapes of its arrays, and the states that a caller may put into it."""

from typing import NamedTuple

import numpy as np

from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.kernel.layout import Record
from tianxia.kernel.types import Longs, Records, Seeds
from tianxia.research.stepping import LEGAL, Array, Arrays, first_over

Shapes = dict[str, tuple[tuple[int, ...], np.dtype[np.generic]]]
"""By name of a field of Arrays: its shape and its type."""


class Saved(NamedTuple):
    """The games of a batch as values: what a search starts from again, or a file keeps."""

    game: Game
    """What is played. A pickled game knows the version of its rules, and so do pickled states."""
    states: Records
    seeds: Seeds
    """Those the games began with: each goes on to the next one when it ends."""
    sources: Records
    """The generators that random actions are drawn with."""

    def only(self, rows: Longs) -> "Saved":
        """Some of the games."""
        return Saved(self.game, *(_rows_of(each, rows) for each in (self.states, self.seeds, self.sources)))


def shapes_of(game: Game, players: int, size: int) -> Shapes:
    """Shape and type of every field of Arrays."""
    shapes: Shapes = {
        "deciders": ((size,), np.dtype(np.int32)),
        "masks": ((size, game.num_actions), np.dtype(np.bool_)),
        "observations": ((size, len(game.feature_names(players))), np.dtype(np.float32)),
        "rewards": ((size, players), np.dtype(np.float32)),
        "dones": ((size,), np.dtype(np.bool_)),
    }
    assert tuple(shapes) == Arrays._fields
    return shapes


def check_array(name: str, array: Array, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> None:
    """Refuse an array of another type or shape."""
    if np.dtype(array.dtype) != dtype:
        raise Unreadable("other-numbers", name, expected=str(dtype), found=str(array.dtype))
    if tuple(array.shape) != shape:
        raise Unreadable("other-shape", name, expected=str(shape), found=str(tuple(array.shape)))


def read_array(name: str, array: Array, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> Array:
    """A caller's array in the processor's memory, without a copy; raises Unreadable if it cannot be written to."""
    if not isinstance(array, np.ndarray):
        if not hasattr(array, "__dlpack__"):
            raise Unreadable("not-an-array", name, expected=str(dtype), found=type(array).__name__)
        try:
            array = np.from_dlpack(array)
        except (BufferError, RuntimeError, TypeError) as error:
            raise Unreadable("not-in-main-memory", name, reason=str(error)) from error
    check_array(name, array, shape, dtype)
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise Unreadable("not-contiguous", name)
    return array


def read_seats(seat: int | Array, players: int, size: int) -> Longs:
    """One seat for all games, or an array of one for each; raises Unreadable."""
    given = np.asarray(seat)
    if given.dtype.kind not in "iu":
        raise Unreadable("not-whole-numbers", "seat", found=str(given.dtype))
    if given.shape not in ((), (size,)):
        raise Unreadable("other-shape", "seat", expected=str((size,)), found=str(given.shape))
    seats = np.broadcast_to(given.astype(np.int64), (size,)).copy()
    if not ((seats >= 0) & (seats < players)).all():
        raise Unreadable("seat", "seat", most=str(players - 1), found=str(seat))
    return seats


def read_rows(where: Array, size: int) -> Longs:
    """The games that are marked, all of them without marks; raises Unreadable."""
    if where is None:
        return np.arange(size)
    marks = np.asarray(where)
    check_array("where", marks, (size,), np.dtype(np.bool_))
    return np.flatnonzero(marks)


def copied(array: Array) -> Array:
    """A copy with all the bytes: numpy leaves those between the fields of a record to chance."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


def _rows_of(array: Array, rows: Longs) -> Array:
    """Some rows of an array, with all their bytes."""
    return array.view(np.uint8).reshape(len(array), -1)[rows].reshape(-1).view(array.dtype)


def read_states(states: Records | Record, game: Game, players: int, rows: int) -> Records:
    """States that a caller gives, one for each of these rows or one for all of them; raises Unreadable."""
    given = np.atleast_1d(np.asarray(states))
    if given.dtype != game.state.layout:
        raise Unreadable("other-records", "states", game=game.name)
    if given.shape not in ((1,), (rows,)):
        raise Unreadable("other-shape", "states", expected=str((rows,)), found=str(given.shape))
    given = np.ascontiguousarray(given)
    for i in np.flatnonzero(given["players"] != players)[:1]:
        found = str(given["players"][i])
        raise Unreadable("players", f"states[{i}]", game=game.name, known=str(players), found=found)
    over = first_over(game.pointer("decider"), given)
    if over != LEGAL:
        raise Unreadable("already-over", f"states[{over}]")
    return given


def check_states(states: Records, game: Game, box: Box) -> None:
    """Refuse a state whose invariants do not hold."""
    for i, s in enumerate(states):
        if faults := game.faults(box, s):
            raise Unreadable("faulty-state", f"states[{i}]", text=faults[0])
