"""Many games at once: one call is one decision in every game, on all cores or on a GPU.

>>> games = batch("china", players=3, size=4)
>>> arrays = games.reset(seed=7)
>>> arrays.deciders
array([2, 0, 0, 2], dtype=int32)
>>> arrays = games.step(games.ids[:, 0])  # in every game the first legal action
>>> arrays.masks.sum(axis=1) == games.counts
array([ True,  True,  True,  True])

Game `i` of a batch is row `i` of every array. It begins with seed `seed + i`; when it is over it begins anew, at once,
with a seed `size` higher. So the same seed and the same actions give the same bytes, on every number of cores and on a
GPU.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import numpy as np

from tianxia.games import GAMES
from tianxia.kernel.chance import Generator
from tianxia.kernel.errors import Refused, Unavailable, Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.research import stepping

LONGEST_GAME = 1_000_000
SMALL = 64
"""A range of so few games is not worth a thread of its own."""


@dataclass
class Arrays:
    """What a batch tells of its games. Yours if you like: give your own arrays, or None for what you do not want."""

    deciders: Any = None
    """int32, (size): the seat that decides."""
    masks: Any = None
    """bool, (size, num_actions): is the action of this id legal?"""
    observations: Any = None
    """float32, (size, numbers): the features the deciding seat sees (docs/observations.md)."""
    rewards: Any = None
    """float32, (size, players): the utilities of a game that the last step ended; else zeros."""
    dones: Any = None
    """bool, (size): has the last step ended the game, so that a new one has begun?"""


class Batch:
    """Games of one kind that go on side by side on the processor's cores. Make one with `tianxia.batch`."""

    device = "cpu"

    def __init__(
        self, game: Game, players: int, size: int, *, options: Mapping[str, str | bool] | None = None,
        box: Box | None = None, threads: int | None = None,
    ) -> None:  # fmt: skip
        if size < 1:
            raise Unreadable(f"a batch has at least one game, not {size}", "size")
        self.game = game
        self.players = players
        self.size = size
        self.box = box or game.box
        self.options = game.read_options(players, options or {})
        self.threads = threads or len(os.sched_getaffinity(0))
        self.shapes = _shapes(game, players, size)
        self.states = self._allocate((size,), game.state.layout)
        """The state records. Changing them is at your own risk."""
        self.arrays = self.new_arrays()
        """What `reset` and `step` write into unless they are given other arrays."""
        self.counts = self._allocate((size,), np.dtype(np.int32))
        """How many actions are legal in each game."""
        self.ids = self._allocate((size, game.max_legal), np.dtype(np.int32))
        """The ids of the legal actions, ascending: of row i the first `counts[i]`. Yours to read only."""
        self._boxes = self._place(self.box.array)
        self._blank = self._place(np.zeros(1, game.state.layout))
        self._options = self._place(game.option_numbers(self.options))
        self._values = self._allocate((size, players), np.dtype(np.float64))
        self._is_begun = False

    def new_arrays(self, *names: str) -> Arrays:
        """Arrays of the right shapes and types: all of them, or only those that are named."""
        wanted = {name: self.shapes[name] for name in names or self.shapes}
        return Arrays(**{name: self._allocate(shape, dtype) for name, (shape, dtype) in wanted.items()})

    def reset(self, seed: int = 0, into: Arrays | None = None) -> Arrays:
        """Begin every game: game i with seed `seed + i`."""
        arrays = self._adopt_all(into or self.arrays)
        seeds = np.uint64(seed & 0xFFFFFFFFFFFFFFFF) + np.arange(self.size, dtype=np.uint64)
        sources = np.zeros(self.size, Generator.layout)
        sources["chance"] = ~seeds
        self._seeds, self._sources = self._place(seeds), self._place(sources)
        self._begin(arrays)
        self._is_begun = True
        return into or self.arrays

    def step(self, actions: Any, into: Arrays | None = None) -> Arrays:
        """One action id in every game. Raises Refused, which names the index, and then changes nothing."""
        self._check_begun()
        arrays = self._adopt_all(into or self.arrays)
        given = self._adopt_actions(actions)
        index = self._first_illegal(given)
        if index != stepping.LEGAL:
            raise self._refusal(index, int(given[index]))
        self._step(given, arrays)
        return into or self.arrays

    def random_actions(self, actions: Any = None) -> Any:
        """A legal action for every game, all equally likely; every game has a generator of its own."""
        self._check_begun()
        chosen = self._place(np.zeros(self.size, np.int64)) if actions is None else self._adopt_actions(actions)
        self._choose(chosen)
        return chosen if actions is None else actions

    def greedy_actions(self, where: Any, actions: Any, *, samples: int = 4) -> None:
        """What the bot `greedy` would do, into `actions`, for the games marked in `where` (bool, one a game)."""
        self._check_begun()
        marks = self._adopt("where", where, (self.size,), np.dtype(np.bool_))
        self._greedy(marks, self._adopt_actions(actions), samples)

    def play_out(self, seed: int = 0, *, limit: int = LONGEST_GAME) -> int:
        """Play every game at random from its seed to its end, the fastest way; the number of decisions.

        `states` are the final ones, the very ones of `tianxia.kernel.playout.random_games` with the same seeds. Call
        `reset` before you step again.
        """
        self._is_begun = False
        seeds = np.uint64(seed & 0xFFFFFFFFFFFFFFFF) + np.arange(self.size, dtype=np.uint64)
        sources = np.zeros(self.size, Generator.layout)
        sources["chance"] = ~seeds
        return self._play(self._place(seeds), self._place(sources), limit)

    def host_states(self) -> Any:
        """The state records in the memory of the processor."""
        return self.states

    def _begin(self, a: Arrays) -> None:
        self._run(
            self._bound(stepping.begin_range, "setup", "decider", "legal", "features"), self._boxes, self.states,
            self._blank, self.players, self._options, self._seeds, a.deciders, self.counts, self.ids, a.masks,
            a.observations, a.rewards, a.dones,
        )  # fmt: skip

    def _step(self, actions: Any, a: Arrays) -> None:
        self._run(
            self._bound(stepping.step_range, "setup", "decider", "legal", "apply", "utility", "features"),
            self._boxes, self.states, self._blank, self.players, self._options, self._seeds, np.uint64(self.size),
            actions, self._values, a.deciders, self.counts, self.ids, a.masks, a.observations, a.rewards, a.dones,
        )  # fmt: skip

    def _first_illegal(self, actions: Any) -> int:
        return int(stepping.first_illegal(actions, self.ids, self.counts, 0, self.size))

    def _choose(self, actions: Any) -> None:
        stepping.choose_range(self._sources, self.ids, self.counts, actions, 0, self.size)

    def _greedy(self, where: Any, actions: Any, samples: int) -> None:
        choose = self._bound(stepping.greedy_range, "decider", "apply", "scrub", "determinize", "evaluate")

        def work(first: int, last: int) -> None:
            choose( self._boxes, self.states, samples, self._sources, self.ids, self.counts, where, actions,
                np.zeros(3, self.game.state.layout), np.empty(self.game.max_legal), first, last,
            )  # fmt: skip

        self._share(work)

    def _play(self, seeds: Any, sources: Any, limit: int) -> int:
        lengths = np.zeros(self.size, np.int64)
        play = self._bound(stepping.play_range, "setup", "decider", "pick", "apply")

        def work(first: int, last: int) -> None:
            play( self._boxes, self.states, self._blank, self.players, self._options, seeds, sources, lengths,
                np.empty(self.game.max_legal, np.int32), limit, first, last,
            )  # fmt: skip

        self._share(work)
        return int(lengths.sum())

    def _run(self, function: Callable[..., None], *arguments: Any) -> None:
        self._share(lambda first, last: function(*arguments, first, last))

    def _share(self, work: Callable[[int, int], None]) -> None:
        """Let all threads have their part: compiled code lets go of Python's lock."""
        if self.threads == 1 or self.size <= SMALL:
            work(0, self.size)
            return
        for done in [self._pool.submit(work, *part) for part in self._parts()]:
            done.result()

    def _parts(self) -> Iterator[tuple[int, int]]:
        """Two ranges a thread: games differ in length, neighbours may be busy; but each costs 30 us to hand out."""
        length = max(SMALL, -(-self.size // (2 * self.threads)))
        for first in range(0, self.size, length):
            yield first, min(first + length, self.size)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads, thread_name_prefix="batch")

    def _bound(self, function: Callable[..., None], *names: str) -> Callable[..., None]:
        """A function of `stepping` with the game's functions filled in."""
        return partial(function, *(self.game.pointer(name) for name in names))

    def _allocate(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        return np.zeros(shape, dtype)

    def _place(self, array: Any) -> Any:
        """An array of the processor's where the batch can use it."""
        return array

    def _adopt(self, name: str, array: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        """A caller's array, without a copy; raises Unreadable if it does not fit."""
        if not isinstance(array, np.ndarray):
            if not hasattr(array, "__dlpack__"):
                raise Unreadable(f"expected an array of {dtype}, found {type(array).__name__}", name)
            try:
                array = np.from_dlpack(array)
            except (BufferError, RuntimeError, TypeError) as error:
                raise Unreadable(f"is not in the processor's memory: {error}", name) from error
        check_array(name, array, shape, dtype)
        if not array.flags.c_contiguous or not array.flags.writeable:
            raise Unreadable("must be contiguous and writeable", name)
        return array

    def _adopt_actions(self, actions: Any) -> Any:
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.dtype == np.uint64:
            raise Unreadable(f"expected whole numbers (int32 or int64), found {given.dtype}", "actions")
        check_array("actions", given, (self.size,), given.dtype)
        if given.dtype == np.int64 and given.flags.c_contiguous:
            return given
        return np.ascontiguousarray(given, np.int64)

    def _adopt_all(self, arrays: Arrays) -> Arrays:
        return Arrays(**{name: self._adopt_field(name, getattr(arrays, name)) for name in self.shapes})

    def _adopt_field(self, name: str, array: Any) -> Any:
        shape, dtype = self.shapes[name]
        if array is None:
            return self._place(np.zeros((0, *shape[1:]), dtype))
        return self._adopt(name, array, shape, dtype)

    def _refusal(self, index: int, action: int) -> Refused:
        known = 0 <= action < self.game.num_actions
        text = f" ({self.game.format_action(self.box, action)})" if known else ""
        return Refused("illegal-action", f"actions[{index}]: {action}{text} is not legal in game {index}", "")

    def _check_begun(self) -> None:
        if not self._is_begun:
            raise Refused("not-begun", "the games of the batch have not begun: call reset first", "")


def batch(
    game: str, players: int, size: int, *, device: str = "cpu", options: Mapping[str, str | bool] | None = None,
    box: Box | Path | str | None = None, threads: int | None = None,
) -> Batch:  # fmt: skip
    """`tianxia.batch`: games side by side on all cores ("cpu") or on a GPU ("cuda"), which needs `tianxia[cuda]`."""
    rules = GAMES[game]
    opened = box if isinstance(box, Box) or box is None else rules.open_box(Path(box))
    if device == "cpu":
        return Batch(rules, players, size, options=options, box=opened, threads=threads)
    if device != "cuda":
        raise Unreadable(f'expected "cpu" or "cuda", found {device!r}', "device")
    try:
        from tianxia.research.cuda import CudaBatch
    except ImportError as error:
        raise Unavailable(f"a batch on a GPU needs numba-cuda: pip install tianxia[cuda] ({error})") from error
    return CudaBatch(rules, players, size, options=options, box=opened)


def check_array(name: str, array: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
    """Refuse an array of another type or shape."""
    if np.dtype(array.dtype) != dtype:
        raise Unreadable(f"expected {dtype}, found {array.dtype}", name)
    if tuple(array.shape) != shape:
        raise Unreadable(f"expected the shape {shape}, found {tuple(array.shape)}", name)


def _shapes(game: Game, players: int, size: int) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
    """Shape and type of every field of Arrays."""
    game.read_options(players, {})
    shapes: dict[str, tuple[tuple[int, ...], Any]] = {
        "deciders": ((size,), np.int32),
        "masks": ((size, game.num_actions), np.bool_),
        "observations": ((size, len(game.feature_names(players))), np.float32),
        "rewards": ((size, players), np.float32),
        "dones": ((size,), np.bool_),
    }
    assert list(shapes) == [field.name for field in fields(Arrays)]
    return {name: (shape, np.dtype(dtype)) for name, (shape, dtype) in shapes.items()}
