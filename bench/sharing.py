"""Does a batch on a GPU share its arrays with PyTorch and CuPy, and refuse what it must? A part of bench/gpu.py."""

from collections.abc import Callable
from typing import Any

import numpy as np

import tianxia
from tianxia.research.batch import Arrays, Batch

SIZE = 96
FITS = "as it should be"


def findings(name: str, players: int) -> dict[str, str]:
    """What was looked at, and FITS or what is wrong with it."""
    on_gpu, on_cpu = tianxia.batch(name, players, SIZE, device="cuda"), tianxia.batch(name, players, SIZE)
    checks: dict[str, Callable[[Batch, Batch], None]] = {
        "PyTorch by __cuda_array_interface__": _torch_interface,
        "PyTorch by DLPack": _torch_dlpack,
        "CuPy by __cuda_array_interface__": _cupy_interface,
        "CuPy by DLPack": _cupy_dlpack,
        "arrays and actions of PyTorch's own": _torch_owned,
        "errors that change nothing": check_errors,
    }
    found = {}
    for what, check in checks.items():
        on_gpu.reset(5)
        on_cpu.reset(5)
        try:
            check(on_gpu, on_cpu)
            found[what] = FITS
        except ImportError as error:
            found[what] = f"not looked at: {error}"
        except Exception as error:  # a finding too
            found[what] = f"{type(error).__name__}: {error}"[:300]
    return found


def _torch_interface(on_gpu: Batch, on_cpu: Batch) -> None:
    import torch

    _check_shared(on_gpu, lambda array: torch.as_tensor(array, device="cuda"), lambda shared: shared.data_ptr())


def _torch_dlpack(on_gpu: Batch, on_cpu: Batch) -> None:
    from torch.utils.dlpack import from_dlpack

    _check_shared(on_gpu, from_dlpack, lambda shared: shared.data_ptr())


def _cupy_interface(on_gpu: Batch, on_cpu: Batch) -> None:
    import cupy

    _check_shared(on_gpu, cupy.asarray, lambda shared: shared.data.ptr)


def _cupy_dlpack(on_gpu: Batch, on_cpu: Batch) -> None:
    import cupy

    _check_shared(on_gpu, cupy.from_dlpack, lambda shared: shared.data.ptr)


def _check_shared(batch: Batch, share: Callable[[Any], Any], pointer: Callable[[Any], int]) -> None:
    """The same memory, and a change is seen on both sides."""
    for name in batch.shapes:
        own = getattr(batch.arrays, name)
        shared = share(own)
        assert pointer(shared) == own.__cuda_array_interface__["data"][0], f"{name} is a copy"
        shared[:] = 1
        assert (own.copy_to_host() == 1).all(), f"{name}: the batch does not see a change"
    seen = share(batch.arrays.observations)
    batch.step(batch.random_actions())
    numbers = np.array([float(number) for number in seen[0]], np.float32)
    assert (numbers == batch.arrays.observations.copy_to_host()[0]).all(), "the other side does not see a step"


def _torch_owned(on_gpu: Batch, on_cpu: Batch) -> None:
    """A step with PyTorch's actions into PyTorch's arrays is the processor's."""
    import torch

    kinds = {"bool": torch.bool, "int32": torch.int32, "float32": torch.float32}
    own = Arrays(
        **{
            name: torch.zeros(shape, dtype=kinds[dtype.name], device="cuda")
            for name, (shape, dtype) in on_gpu.shapes.items()
        }
    )
    actions = on_cpu.random_actions()
    on_cpu.step(actions)
    on_gpu.step(torch.from_numpy(actions).cuda(), own)
    for name in on_cpu.shapes:
        assert (getattr(own, name).cpu().numpy() == getattr(on_cpu.arrays, name)).all(), f"{name} differs"


def check_errors(on_gpu: Batch, on_cpu: Batch) -> None:
    """Wrong types, shapes and places, and an illegal action, which is named; after each nothing has changed."""
    legal = on_cpu.ids[:, 0].astype(np.int64)
    illegal = legal.copy()
    illegal[2] = np.flatnonzero(~on_cpu.arrays.masks[2])[0]
    beyond = legal.copy()
    beyond[1] = on_gpu.game.num_actions + 2**33
    given = {what: on_gpu._place(array) for what, array in (("legal", legal), ("illegal", illegal), ("beyond", beyond))}
    wrong = Arrays(masks=on_gpu._place(np.zeros(on_gpu.shapes["masks"][0], np.uint8)))
    narrow = Arrays(observations=on_gpu._place(np.zeros((on_gpu.size, 3), np.float32)))
    _expect(on_gpu, "masks: expected bool, found uint8", given["legal"], wrong)
    _expect(on_gpu, "observations: expected the shape", given["legal"], narrow)
    _expect(on_gpu, "actions: expected whole numbers", on_gpu._place(legal / 2))
    _expect(on_gpu, "actions: expected the shape", on_gpu._place(legal[1:].copy()))
    _expect(on_gpu, "actions: is not in the memory of the GPU", legal)
    _expect(on_gpu, f"actions[2]: {illegal[2]} ", given["illegal"])
    _expect(on_gpu, f"actions[1]: {beyond[1]} ", given["beyond"])


def _expect(batch: Batch, message: str, actions: Any, into: Arrays | None = None) -> None:
    before = _everything(batch)
    found = "no error"
    try:
        batch.step(actions, into)
    except (tianxia.Refused, tianxia.Unreadable) as error:
        found = str(error)
    assert message in found, f"expected {message!r}, found {found!r}"
    for old, new in zip(before, _everything(batch), strict=True):
        assert (old == new).all(), f"{message!r}, and yet something has changed"


def _everything(batch: Batch) -> list[Any]:
    """Copies of the states and of all arrays; a copy of a record may have anything in the gaps between its fields."""
    return [batch.host_states(), *(getattr(batch.arrays, name).copy_to_host() for name in batch.shapes)]
