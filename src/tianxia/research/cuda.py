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

if not hasattr(np, "row_stack"):  # numba-cuda asks for the name that numpy 2.5 has dropped
    np.row_stack = np.vstack

import numba
from numba import cuda
from numba.core import types

from tianxia.bots.greedy import TRIED
from tianxia.kernel.errors import Unavailable, Unreadable
from tianxia.kernel.game import Box, Game
from tianxia.kernel.playout import play_on
from tianxia.research.batch import Arrays, Batch, check_array
from tianxia.research.stepping import (
    LEGAL,
    advance,
    begin,
    choose_at_random,
    choose_greedily,
    is_listed,
    observe,
)

IS_SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") == "1"
"""True if kernels run as plain Python, without a GPU: for tests."""

NARROW = 1 << 15
"""Ids below this fit into 16 bits, which halves the traffic of a list."""


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

    def __init__(self, array: Any) -> None:
        self.array = array
        """The same as numba-cuda knows it."""
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = np.dtype(array.dtype)

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.array.__cuda_array_interface__

    def __dlpack__(self, **settings: Any) -> Any:
        return _exporter()(self).__dlpack__(**settings)

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, cuda.get_current_device().id

    def copy_to_host(self) -> Any:
        """A copy in the memory of the processor."""
        return self.array.copy_to_host()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.asarray(self.copy_to_host(), dtype)


class CudaBatch(Batch):
    """Games of one kind that go on side by side on a GPU. Make one with `tianxia.batch(..., device="cuda")`."""

    device = "cuda"

    def __init__(
        self, game: Game, players: int, size: int, *, options: Mapping[str, str | bool] | None = None,
        box: Box | None = None, shape: Shape | None = None,
    ) -> None:  # fmt: skip
        if not cuda.is_available():
            raise Unavailable(f"no GPU that CUDA can use: {_why_not()}; use device='cpu'")
        self.shape = shape or Shape()
        self._kernels = kernels(game)
        super().__init__(game, players, size, options=options, box=box, threads=1)

    def host_states(self) -> Any:
        """The state records, copied into the memory of the processor."""
        return self.states.copy_to_host()

    def _begin(self, a: Arrays) -> None:
        self._launch(
            self._kernels.begin, self._boxes, self.states, self._blank, self.players, self._options, self._seeds,
            a.deciders, self.counts, self.ids, a.masks, a.observations, a.rewards, a.dones,
        )  # fmt: skip

    def _step(self, actions: Any, a: Arrays) -> None:
        self._launch(
            self._kernels.step, self._boxes, self.states, self._blank, self.players, self._options, self._seeds,
            np.uint64(self.size), actions, self._values, a.deciders, self.counts, self.ids, a.masks, a.observations,
            a.rewards, a.dones,
        )  # fmt: skip

    def _first_illegal(self, actions: Any) -> int:
        found = cuda.to_device(np.full(1, self.size, np.int64))
        self._launch(self._kernels.check, actions, self.ids, self.counts, found)
        index = int(found.copy_to_host()[0])
        return LEGAL if index == self.size else index

    def _choose(self, actions: Any) -> None:
        self._launch(self._kernels.choose, self._sources, self.ids, self.counts, actions)

    def _greedy(self, where: Any, actions: Any, samples: int) -> None:
        self._launch(
            self._kernels.greedy, self._boxes, self.states, samples, self._sources, self.ids, self.counts, where,
            actions,
        )  # fmt: skip

    def _play(self, seeds: Any, sources: Any, limit: int) -> int:
        lengths = cuda.to_device(np.zeros(self.size, np.int64))
        play = player(self.game, self.shape.registers)
        blocks = -(-self.size // self.shape.threads)
        if self.shape.blocks:
            blocks = min(blocks, self.shape.blocks * _multiprocessors())
        play[blocks, self.shape.threads](
            self._boxes, self.states, self._blank, self.players, self._options, seeds, sources, lengths, limit
        )
        return int(lengths.copy_to_host().sum())

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        """One thread a game, on the stream of whoever calls (PyTorch's, by default the same)."""
        threads = self.shape.threads
        given = [each.array if isinstance(each, DeviceArray) else each for each in arguments]
        kernel[-(-self.size // threads), threads](*given)

    def _allocate(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        array = cuda.to_device(np.zeros(shape, dtype))
        return array if dtype.names else DeviceArray(array)

    def _place(self, array: Any) -> Any:
        return cuda.to_device(array)

    def _adopt(self, name: str, array: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        taken = _take(name, array)
        check_array(name, taken, shape, dtype)
        if not taken.is_c_contiguous():
            raise Unreadable("must be contiguous", name)
        return taken

    def _adopt_actions(self, actions: Any) -> Any:
        taken = _take("actions", actions)
        if taken.dtype not in (np.dtype(np.int32), np.dtype(np.int64)):
            raise Unreadable(f"expected whole numbers (int32 or int64), found {taken.dtype}", "actions")
        check_array("actions", taken, (self.size,), taken.dtype)
        return taken


class Kernels(NamedTuple):
    """What a GPU does for a game."""

    begin: Any
    step: Any
    check: Any
    choose: Any
    greedy: Any


@cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game; each is compiled when it is first launched, which takes a while."""
    _teach_enums()
    rules = game.rules
    setup, decider, legal, apply, utility, features = (
        rules.setup, rules.decider, rules.legal, rules.apply, rules.utility, rules.features,
    )  # fmt: skip
    scrub, determinize, evaluate = rules.scrub, rules.determinize, rules.evaluate
    state, needed, max_legal = _state_type(game), TRIED + 1, game.max_legal

    def begin_kernel(
        boxes: Any, states: Any, blank: Any, seats: int, options: Any, seeds: Any, deciders: Any, counts: Any,
        ids: Any, masks: Any, observations: Any, rewards: Any, dones: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < states.shape[0]:
            begin(setup, boxes[0], states, blank, seats, options, seeds, i)
            if dones.shape[0] > 0:
                dones[i] = False
            if rewards.shape[0] > 0:
                for seat in range(seats):
                    rewards[i, seat] = 0.0
            observe(decider, legal, features, boxes[0], states, deciders, counts, ids, masks, observations, i)

    def step_kernel(
        boxes: Any, states: Any, blank: Any, seats: int, options: Any, seeds: Any, stride: Any, actions: Any,
        values: Any, deciders: Any, counts: Any, ids: Any, masks: Any, observations: Any, rewards: Any, dones: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < states.shape[0]:
            advance(
                setup, decider, apply, utility, boxes[0], states, blank, seats, options, seeds, stride, actions,
                values, rewards, dones, i,
            )  # fmt: skip
            observe(decider, legal, features, boxes[0], states, deciders, counts, ids, masks, observations, i)

    def check_kernel(actions: Any, ids: Any, counts: Any, found: Any) -> None:
        i = cuda.grid(1)
        if i < counts.shape[0] and not is_listed(ids[i], counts[i], actions[i]):
            cuda.atomic.min(found, 0, i)

    def choose_kernel(sources: Any, ids: Any, counts: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < counts.shape[0]:
            choose_at_random(sources, ids, counts, actions, i)

    def greedy_kernel(
        boxes: Any, states: Any, samples: int, sources: Any, ids: Any, counts: Any, where: Any, actions: Any
    ) -> None:
        i = cuda.grid(1)
        if i < states.shape[0] and where[i]:
            work = cuda.local.array(needed, state)
            values = cuda.local.array(max_legal, numba.float64)
            actions[i] = choose_greedily(
                apply, scrub, determinize, evaluate, boxes[0], states[i], decider(states[i]), samples, sources[i],
                ids[i], counts[i], work, values,
            )  # fmt: skip

    return Kernels(*map(cuda.jit, (begin_kernel, step_kernel, check_kernel, choose_kernel, greedy_kernel)))


@cache
def player(game: Game, registers: int | None = None) -> Any:
    """The kernel that plays whole random games, each in its thread's local memory."""
    _teach_enums()
    setup, decider, pick, apply = game.rules.setup, game.rules.decider, game.rules.pick, game.rules.apply
    state = _state_type(game)
    number = numba.int16 if game.num_actions < NARROW else numba.int32
    length = -(-game.max_legal // 8) * 8  # so that what lies behind it in local memory is aligned

    def play_kernel(
        boxes: Any,
        states: Any,
        blank: Any,
        seats: int,
        options: Any,
        seeds: Any,
        sources: Any,
        lengths: Any,
        limit: int,
    ) -> None:
        out = cuda.local.array(length, number)
        own = cuda.local.array(1, state)
        for i in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
            own[0] = blank[0]
            setup(boxes[0], own[0], seats, options, seeds[i])
            lengths[i] = play_on(decider, pick, apply, boxes[0], own[0], sources[i], out, limit)
            states[i] = own[0]

    return cuda.jit(**({"max_registers": registers} if registers else {}))(play_kernel)


def _state_type(game: Game) -> Any:
    """The type of a state as a kernel's local array wants it."""
    return game.state.layout if IS_SIMULATED else numba.from_dtype(game.state.layout)


def _take(name: str, array: Any) -> Any:
    """A caller's array as numba-cuda knows it, without a copy."""
    if isinstance(array, DeviceArray):
        return array.array
    if not hasattr(array, "__cuda_array_interface__") and not (IS_SIMULATED and hasattr(array, "copy_to_host")):
        found = type(array).__name__
        raise Unreadable(f"is not in the memory of the GPU (a {found}): give a CUDA tensor, or use device='cpu'", name)
    return array if IS_SIMULATED else cuda.as_cuda_array(array)


def _exporter() -> Callable[[Any], Any]:
    """Whoever can make a DLPack capsule of an array: CuPy or PyTorch."""
    try:
        from cupy import asarray
    except ImportError:
        try:
            from torch import as_tensor
        except ImportError as error:
            raise Unavailable(
                "sharing by DLPack needs PyTorch or CuPy; __cuda_array_interface__ needs neither"
            ) from error
        return lambda array: as_tensor(array, device="cuda")
    exporter: Callable[[Any], Any] = asarray
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
        arraydecl: Any = import_module("numba.cuda.typing.arraydecl")
    except ImportError:  # an older one shares Numba's, which knows
        return
    known = arraydecl.get_array_index_type

    def index_type(array: Any, index: Any) -> Any:
        if isinstance(index, types.BaseTuple):
            index = types.BaseTuple.from_types([_plain(each) for each in index])
        return known(array, _plain(index))

    arraydecl.get_array_index_type = index_type


def _plain(index: Any) -> Any:
    return index.dtype if isinstance(index, types.IntEnumMember) else index
