"""Compiling is shown where it happens; what is in the cache is not compiled, and nothing is said."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba.core import event

from tianxia.kernel.progress import Progress, silenced

CODE = """
import tianxia.kernel.progress as progress
progress.PATIENCE = 0.0
import numpy as np
from tianxia.kernel.chance import new_source, next_bits
next_bits(new_source(1))
"""


@pytest.mark.compiled
def test_a_first_use_says_what_takes_so_long(tmp_path: Path) -> None:
    said = [_stderr(tmp_path), _stderr(tmp_path), _stderr(tmp_path / "other", TIANXIA_QUIET="1")]
    assert said[0].startswith("tianxia: compiling kernel; this takes a while, once")
    assert said[0].count("\n") == 1
    assert said[1:] == ["", ""]


def _stderr(cache: Path, **environment: str) -> str:
    settings = {**os.environ, "TIANXIA_CACHE": str(cache), **environment}
    done = subprocess.run([sys.executable, "-c", CODE], env=settings, capture_output=True, text=True, check=True)
    return done.stderr


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def _compile(progress: Progress, module: str) -> None:
    for status in (event.EventStatus.START, event.EventStatus.END):
        progress.notify(event.Event("numba:run_pass", status, {"module": module}))


@pytest.fixture
def progress(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("tianxia.kernel.progress.PATIENCE", 0.0)
    found = Progress()
    found.is_quiet = False
    found.expect("tianxia.games.zhanguo.rules.turn")
    yield found
    event.unregister("numba:run_pass", found)


def test_in_a_terminal_the_line_goes_when_it_is_done(progress: Progress, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    _compile(progress, "tianxia.games.zhanguo.rules.turn")
    assert terminal.getvalue() == "\rtianxia: compiling zhanguo, 0 s (once, then kept)\x1b[K\r\x1b[K"


def test_others_compile_in_silence(progress: Progress, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    _compile(progress, "somebody.elses")
    assert terminal.getvalue() == ""
    monkeypatch.setattr("tianxia.kernel.progress.PROGRESS", progress)
    with silenced():
        _compile(progress, "tianxia.games.zhanguo.rules.turn")
    assert terminal.getvalue() == ""
