"""Nothing needs Linux: the whole package works without the calls that macOS or Windows do not have."""

import os
import subprocess
import sys

import pytest

from tianxia.kernel.machine import end_group

WITHOUT = """
import asyncio, numba, numpy, platformdirs.unix, subprocess, uvicorn, gymnasium, pettingzoo, pyspiel, rich, sqlalchemy
import os, signal, sys
for name in {calls}:
    delattr(os, name)
for name in {signals}:
    delattr(signal, name)
for name in {modules}:
    sys.modules[name] = None
"""
"""What other libraries import comes first: they look at the name of the system, which stays."""
CALLS = [
    "sched_getaffinity", "sched_setaffinity", "posix_fallocate",  # not on macOS; the others are not on Windows
    "getuid", "geteuid", "getgid", "nice", "fork", "killpg", "setsid", "getpgid", "uname", "statvfs", "mkfifo",
    "O_DIRECTORY",
]  # fmt: skip
SIGNALS = ["SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM"]
MODULES = ["fcntl", "grp", "pwd", "resource", "termios"]
PLAYED = """
import pickle, tianxia
from tianxia.kernel.machine import cores, step_back
from tianxia.research.gymnasium import Environment
assert cores() >= 1 and step_back() is None
batch = tianxia.batch("china", 3, 65, threads=2)
batch.reset(1)
batch.step()
batch.load(pickle.loads(pickle.dumps(batch)).save())
env = Environment("china", bots="random")
env.reset(seed=1)
env.step(env.action_space.sample())
table = tianxia.new("china", 3, seed=1)
table.play(table.legal_ids()[0])
"""
IMPORTED = """
import importlib, pkgutil
others = ("tianxia.store.migrations", "tianxia.research.cuda", "tianxia.arena.cluster", "tianxia.__main__")
for found in pkgutil.walk_packages(tianxia.__path__, "tianxia."):
    if not found.name.startswith(others):
        importlib.import_module(found.name)
print("played and imported")
"""


def test_nothing_asks_for_what_a_system_may_lack() -> None:
    script = WITHOUT.format(calls=CALLS, signals=SIGNALS, modules=MODULES) + PLAYED + IMPORTED
    environment = {**os.environ, "TIANXIA_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True)
    assert done.stdout == "played and imported\n", done.stderr[-3000:]


def test_a_process_is_ended_without_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "killpg")
    process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    end_group(process.pid)
    assert process.wait(timeout=30) != 0
