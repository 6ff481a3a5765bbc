"""The machine this process runs on. Everything that differs between operating systems is here, and nowhere else."""

import os
import signal
from collections.abc import Callable


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def step_back() -> Callable[[], object] | None:
    """A function that lowers the priority of a new process; None where the system has no priorities."""
    return (lambda: os.nice(10)) if hasattr(os, "nice") else None


def end_group(pid: int) -> None:
    """End a process at once, with all it has started in its session where the system knows that."""
    if hasattr(os, "killpg"):
        os.killpg(pid, signal.SIGKILL)
    else:
        os.kill(pid, signal.SIGTERM)
