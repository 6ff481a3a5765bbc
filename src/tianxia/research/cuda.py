"""Batches on a GPU, one game per thread, with numba-cuda: the rules are the same source there.

Whole random games are played in the thread's local memory: the GPU lays it out so that the threads of a warp which
look at the same field find it side by side, where records in an array lie kilobytes apart. That, and short lists of
actions, is what makes them fast (docs/speed.md).
"""

import os
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike

if not hasattr(np, "row_stack"):  # numba-cuda asks for the name that numpy 2.5 has dropped
    np.row_stack = np.vstack

import numba.cuda
from numba import cuda
from numba.core import types

from tianxia.bots.greedy import Looking, Trials
from tianxia.kernel.errors import Unavailable, Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.kernel.playout import Games, Playing, play_on
from tianxia.research.batch import Batch
from tianxia.research.shapes import check_array
from tianxia.research.stepping import (
    LEGAL,
    Array,
    Arrays,
    Dealing,
    Notes,
    Stepping,
    advance,
    choose_at_random,
    choose_greedily,
    is_listed,
    observe,
    redeal,
    reset,
    view,
)

IS_SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") == "1"
"""True if kernels run as plain Python, without a GPU: for tests."""

NARROW = 1 << 15
"""Ids below this fit into 16 bits, which halves the traffic of a list."""
STATES = 3
"""The states that a look ahead works with."""

Kernel = Any
"""What `cuda.jit` makes; numba-cuda has no types for mypy."""
OneGame = Callable[[Games, Notes, Arrays, Array, int], None]
"""A part of a kernel: what is done to game i."""


class Shape(NamedTuple):
    """How random play is spread over the GPU."""

    threads: int = 64
    """In a block."""
    blocks: int = 0
    """On each multiprocessor; 0: as many as there are games. With few, their games stay in its cache."""
    registers: int | None = None
    """At most, of each thread."""


class DeviceArray:
    """An array in the memory of the GPU that PyTorch, CuPy and JAX take without a copy.

    `torch.as_tensor(array, device="cuda")` and `cupy.asarray(array)` share its memory; so does `from_dlpack`.
    """

    def __init__(self, array: Array) -> None:
        self.array = array
        """The same as numba-cuda knows it."""
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = np.dtype(array.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        interface: dict[str, object] = self.array.__cuda_array_interface__
        return interface

    def __dlpack__(self, **settings: object) -> object:
        return _exporter()(self).__dlpack__(**settings)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, cuda.get_current_device().id

    def copy_to_host(self) -> Array:
        """A copy in the memory of the processor."""
        return self.array.copy_to_host()

    def __array__(self, dtype: DTypeLike | None = None, copy: bool | None = None) -> Array:
        return np.asarray(self.copy_to_host(), dtype)


class CudaBatch(Batch):
    """Games of one kind that go on side by side on a GPU. Make one with `tianxia.batch(..., device="cuda")`."""

    device = "cuda"

    def __init__(
        self, game: Game, players: int, size: int, *, options: Mapping[str, str | bool] | None = None,
        box: Box | None = None, shape: Shape | None = None, finals: bool = False,
    ) -> None:  # fmt: skip
        if not cuda.is_available():
            raise Unavailable("gpu", text=_why_not())
        self.shape = shape or Shape()
        self._kernels = kernels(game)
        super().__init__(game, players, size, options=options, box=box, threads=1, finals=finals)

    def _reset(self, arrays: Arrays) -> None:
        self._launch(self._kernels.reset, *self._games, *self._notes, *arrays, self.actions)

    def _step(self, actions: Array, arrays: Arrays) -> None:
        self._launch(self._kernels.step, *self._games, *self._notes, *arrays, actions)

    def _refresh(self, arrays: Arrays) -> None:
        self._launch(self._kernels.refresh, *self._games, *self._notes, *arrays, self.actions)

    def _view(self, seats: Array, arrays: Arrays) -> None:
        self._launch(self._kernels.view, *self._games, *self._notes, *arrays, seats)

    def _redeal(self, seats: Array, sources: Array) -> None:
        self._launch(self._kernels.redeal, self._games.boxes, self.states, seats, sources)

    def _settings(self) -> dict[str, Any]:
        return {"shape": self.shape}

    def _host(self, array: Array) -> Array:
        return array.copy_to_host()

    def _overwrite(self, array: Array, content: Array) -> None:
        (array.array if isinstance(array, DeviceArray) else array).copy_to_device(content)

    def _first_illegal(self, actions: Array) -> int:
        found = cuda.to_device(np.full(1, self.size, np.int64))
        self._launch(self._kernels.check, actions, self.ids, self.counts, found)
        index = int(found.copy_to_host()[0])
        return LEGAL if index == self.size else index

    def _choose(self, actions: Array) -> None:
        self._launch(self._kernels.choose, self._games.sources, self.ids, self.counts, actions)

    def _greedy(self, where: Array, actions: Array, samples: int) -> None:
        boxes, states, sources = self._games.boxes, self.states, self._games.sources
        self._launch(
            self._kernels.greedy, boxes, states, samples, sources, self.ids, self.counts, where, actions
        )  # fmt: skip

    def _play(self, limit: int) -> int:
        lengths = cuda.to_device(np.zeros(self.size, np.int64))
        play = player(self.game, self.shape.registers)
        blocks = -(-self.size // self.shape.threads)
        if self.shape.blocks:
            blocks = min(blocks, self.shape.blocks * _multiprocessors())
        play[blocks, self.shape.threads](*self._games, lengths, limit)
        return int(lengths.copy_to_host().sum())

    def _launch(self, kernel: Kernel, *arguments: Array) -> None:
        """One thread a game, on the caller's stream (PyTorch's, by default the same)."""
        threads = self.shape.threads
        given = [each.array if isinstance(each, DeviceArray) else each for each in arguments]
        kernel[-(-self.size // threads), threads](*given)

    def _allocate(self, shape: tuple[int, ...], dtype: DTypeLike) -> DeviceArray:
        return DeviceArray(cuda.to_device(np.zeros(shape, dtype)))

    def _place(self, array: Array) -> Array:
        return cuda.to_device(array)

    def _adopt(self, name: str, array: Array, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> Array:
        taken = _take(name, array)
        check_array(name, taken, shape, dtype)
        if not taken.is_c_contiguous():
            raise Unreadable("not-contiguous", name)
        return taken

    def _adopt_actions(self, actions: Array) -> Array:
        taken = _take("actions", actions)
        if taken.dtype not in (np.dtype(np.int32), np.dtype(np.int64)):
            raise Unreadable("not-whole-numbers", "actions", found=str(taken.dtype))
        check_array("actions", taken, (self.size,), taken.dtype)
        return taken


class Kernels(NamedTuple):
    """What a GPU does for a game."""

    reset: Kernel
    step: Kernel
    check: Kernel
    choose: Kernel
    greedy: Kernel
    refresh: Kernel
    view: Kernel
    redeal: Kernel


@cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game; each is compiled when it is first launched, which takes a while."""
    _teach_enums()
    setup, decider, legal, apply = game.rules.setup, game.rules.decider, game.rules.legal, game.rules.apply
    utility, features = game.rules.utility, game.rules.features

    def reset_one(games: Games, notes: Notes, arrays: Arrays, actions: Array, i: int) -> None:
        reset(Stepping(setup, decider, legal, apply, utility, features), games, notes, arrays, i)

    def step_one(games: Games, notes: Notes, arrays: Arrays, actions: Array, i: int) -> None:
        advance(Stepping(setup, decider, legal, apply, utility, features), games, notes, arrays, actions, i)

    def check_kernel(actions: Array, ids: Array, counts: Array, found: Array) -> None:
        i = cuda.grid(1)
        if i < counts.shape[0] and not is_listed(ids[i], counts[i], actions[i]):
            cuda.atomic.min(found, 0, i)

    def choose_kernel(sources: Array, ids: Array, counts: Array, actions: Array) -> None:
        i = cuda.grid(1)
        if i < counts.shape[0]:
            choose_at_random(sources, ids, counts, actions, i)

    def refresh_one(games: Games, notes: Notes, arrays: Arrays, actions: Array, i: int) -> None:
        observe(Stepping(setup, decider, legal, apply, utility, features), games, notes, arrays, i)

    def view_one(games: Games, notes: Notes, arrays: Arrays, seats: Array, i: int) -> None:
        view(Stepping(setup, decider, legal, apply, utility, features), games, arrays, seats, i)

    return Kernels(
        _kernel(reset_one), _kernel(step_one), cuda.jit(check_kernel), cuda.jit(choose_kernel), _greedy_kernel(game),
        _kernel(refresh_one), _kernel(view_one), _redeal_kernel(game),
    )  # fmt: skip


def _kernel(one: OneGame) -> Kernel:
    """A kernel that does something to every game, each in a thread of its own.

    A kernel takes single arrays only, so the fields of Games, Notes and Arrays are its parameters, in their order.
    """
    of_one = cuda.jit(device=True)(one)

    def all_games(
        boxes: Array, blank: Array, states: Array, players: int, options: Array, seeds: Array, sources: Array,
        ids: Array, counts: Array, utilities: Array, finals: Array,
        deciders: Array, masks: Array, observations: Array, rewards: Array, dones: Array, actions: Array,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < states.shape[0]:
            games = Games(boxes, blank, states, players, options, seeds, sources)
            arrays = Arrays(deciders, masks, observations, rewards, dones)
            of_one(games, Notes(ids, counts, utilities, finals), arrays, actions, i)

    return cuda.jit(all_games)


def _redeal_kernel(game: Game) -> Kernel:
    scrub, determinize = game.rules.scrub, game.rules.determinize

    def redeal_kernel(boxes: Array, states: Array, seats: Array, sources: Array) -> None:
        i = cuda.grid(1)
        if i < states.shape[0]:
            redeal(Dealing(scrub, determinize), boxes, states, seats, sources, i)

    return cuda.jit(redeal_kernel)


def _greedy_kernel(game: Game) -> Kernel:
    decider, apply, scrub = game.rules.decider, game.rules.apply, game.rules.scrub
    determinize, evaluate = game.rules.determinize, game.rules.evaluate
    state, max_legal = _state_type(game), game.max_legal

    def greedy_kernel(  # more than seven parameters: see _kernel
        boxes: Array, states: Array, samples: int, sources: Array, ids: Array, counts: Array, where: Array,
        actions: Array,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < states.shape[0] and where[i]:
            rules = Looking(decider, apply, scrub, determinize, evaluate)
            trials = Trials(cuda.local.array(STATES, state), cuda.local.array(max_legal, numba.float64), samples)
            actions[i] = choose_greedily(rules, trials, boxes[0], states[i], sources[i], ids[i], counts[i])

    return cuda.jit(greedy_kernel)


@cache
def player(game: Game, registers: int | None = None) -> Kernel:
    """The kernel that plays whole random games, each in its thread's local memory."""
    _teach_enums()
    setup, decider, pick, apply = game.rules.setup, game.rules.decider, game.rules.pick, game.rules.apply
    state = _state_type(game)
    number = numba.int16 if game.num_actions < NARROW else numba.int32
    length = -(-game.max_legal // 8) * 8  # so that what lies behind it in local memory is aligned

    def play_kernel(  # more than seven parameters: see _kernel
        boxes: Array, blank: Array, states: Array, players: int, options: Array, seeds: Array, sources: Array,
        lengths: Array, limit: int,
    ) -> None:  # fmt: skip
        out = cuda.local.array(length, number)
        own = cuda.local.array(1, state)
        rules = Playing(setup, decider, pick, apply)
        for i in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
            own[0] = blank[0]
            setup(boxes[0], own[0], players, options, seeds[i])
            lengths[i] = play_on(rules, boxes[0], own[0], sources[i], out, limit)
            states[i] = own[0]

    return cuda.jit(**({"max_registers": registers} if registers else {}))(play_kernel)


def _state_type(game: Game) -> types.Type | np.dtype[np.generic]:
    """The type of a state as a kernel's local array wants it."""
    return game.state.layout if IS_SIMULATED else numba.from_dtype(game.state.layout)


def _take(name: str, array: Array) -> Array:
    """A caller's array as numba-cuda knows it, without a copy."""
    if isinstance(array, DeviceArray):
        return array.array
    if not hasattr(array, "__cuda_array_interface__") and not (IS_SIMULATED and hasattr(array, "copy_to_host")):
        raise Unreadable("not-on-the-gpu", name, found=type(array).__name__)
    return array if IS_SIMULATED else cuda.as_cuda_array(array)


def _exporter() -> Callable[[Array], Array]:
    """The library that can make a DLPack capsule of an array: CuPy or PyTorch."""
    try:
        from cupy import asarray
    except ImportError:
        try:
            from torch import as_tensor
        except ImportError as error:
            raise Unavailable("dlpack") from error
        return lambda array: as_tensor(array, device="cuda")
    exporter: Callable[[Array], Array] = asarray
    return exporter


def _multiprocessors() -> int:
    return 1 if IS_SIMULATED else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def _why_not() -> str:
    """What CUDA says when it is asked for a GPU: the first line after the one that says there is an error."""
    try:
        cuda.current_context()
    except Exception as error:  # numba-cuda has several, by version
        lines = [line.strip(" :.") for line in str(error).splitlines()]
        return next((line for line in lines if line and not line.startswith("Error at")), type(error).__name__)
    return "it was not found"


@cache
def _teach_enums() -> None:
    """numba-cuda has its own typing of arrays, which does not know that a member of an IntEnum is an index."""
    try:
        arraydecl = import_module("numba.cuda.typing.arraydecl")
    except ImportError:  # an older one shares Numba's, which knows
        return
    known = arraydecl.get_array_index_type

    def index_type(array: types.Type, index: types.Type) -> types.Type:
        if isinstance(index, types.BaseTuple):
            index = types.BaseTuple.from_types([_plain(each) for each in index])
        return known(array, _plain(index))

    arraydecl.get_array_index_type = index_type  # type: ignore[attr-defined]  # a module found by its name


def _plain(index: types.Type) -> types.Type:
    return index.dtype if isinstance(index, types.IntEnumMember) else index
