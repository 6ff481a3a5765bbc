"""Says that rules are being compiled, which takes a minute the first time, wherever that happens.

In a terminal it is a line that comes and goes; elsewhere (a notebook, a log) one line for each game. TIANXIA_QUIET=1
turns it off, and so does a command that has a progress line of its own (`silenced`).
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from numba.core import event

PATIENCE = 2.0
"""Seconds of compiling before anything is said."""


class Progress(event.Listener):  # type: ignore[misc]  # Numba has no types for mypy
    """Listens to Numba's compiler. What comes out of the cache is not compiled, and nothing is heard of it."""

    def __init__(self) -> None:
        self._modules: set[str] = set()
        """The modules with rules: others use Numba too."""
        self._told: set[str] = set()
        self._depth = 0
        self._spent = self._start = 0.0
        self._is_shown = False
        self.is_quiet = os.environ.get("TIANXIA_QUIET", "0") not in ("", "0")

    def expect(self, module: str) -> None:
        """Report when the rules of this module are compiled."""
        if not self._modules:
            event.register("numba:run_pass", self)
        self._modules.add(module)

    def on_start(self, started: event.Event) -> None:
        """A step of the compiler begins, perhaps inside another one."""
        if started.data["module"] not in self._modules:
            return
        now = time.monotonic()
        if self._depth == 0:
            self._start = now
        self._depth += 1
        seconds = self._spent + now - self._start
        if seconds >= PATIENCE and not self.is_quiet:
            self._say(label(started.data["module"]), seconds)

    def on_end(self, ended: event.Event) -> None:
        """A step of the compiler is done."""
        if ended.data["module"] not in self._modules:
            return
        self._depth -= 1
        if self._depth == 0:
            self._spent += time.monotonic() - self._start
            if self._is_shown:
                _write("\r\x1b[K")
                self._is_shown = False

    def _say(self, name: str, seconds: float) -> None:
        if sys.stderr is not None and sys.stderr.isatty():
            _write(f"\rtianxia: compiling {name}, {seconds:.0f} s (once, then kept)\x1b[K")
            self._is_shown = True
        elif name not in self._told:
            self._told.add(name)
            _write(f"tianxia: compiling {name}; this takes a while, once (`tianxia prepare` does it ahead of time)\n")


def label(module: str) -> str:
    """What a person calls the rules of a module.

    >>> label("tianxia.games.some_game.rules.turn"), label("tianxia.bots.tree"), label("my_bot")
    ('some-game', 'bots', 'my-bot')
    """
    first, *parts = module.split(".")
    name = parts[1] if parts[:1] == ["games"] else parts[0] if parts else first
    return name.replace("_", "-")


@contextmanager
def silenced() -> Iterator[None]:
    """Say nothing here: the caller shows progress of its own."""
    before, PROGRESS.is_quiet = PROGRESS.is_quiet, True
    try:
        yield
    finally:
        PROGRESS.is_quiet = before


def _write(text: str) -> None:
    if sys.stderr is not None:  # a program without a console on Windows
        sys.stderr.write(text)
        sys.stderr.flush()


PROGRESS = Progress()
