"""`@rule`: one Python function, interpreted or compiled.

A rule is an ordinary function on records and numbers that never allocates. With `TIANXIA_INTERPRET=1` it
stays as it is, so that it can be stepped through and its coverage measured; otherwise Numba compiles it.

Numba's disk cache of a function does not notice that another file it calls has changed. So the cache lies in a
folder named after a digest of every source the rules of its package can reach. Stale code cannot happen, and an edit
of one game, or of words and drawings, leaves the other caches alone.
"""

import ast
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TypeVar

import numba
import numpy as np

from tianxia.kernel.prepared import cache_root
from tianxia.kernel.progress import PROGRESS

INTERPRET = os.environ.get("TIANXIA_INTERPRET", "0") not in ("", "0")
"""True if rules run as plain Python in this process."""

KEPT_DIGESTS = 6
"""Older cache folders of one package that stay on the disk (branches, installed versions)."""

PACKAGE = Path(__file__).resolve().parent.parent

F = TypeVar("F", bound=Callable[..., object])


def rule(function: F) -> F:
    """Compile a rules function (or leave it alone in interpreted mode)."""
    if INTERPRET:
        return function
    PROGRESS.expect(function.__module__)
    with caching(function.__module__):
        compiled: F = numba.njit(cache=True, error_model="numpy", nogil=True)(function)
        return compiled


def wrapping_rule(function: F) -> F:
    """A rule whose unsigned arithmetic wraps around on purpose (numpy warns of that when interpreted)."""
    if INTERPRET:
        return np.errstate(over="ignore")(function)
    return rule(function)


def bind(template: F, package: str, **names: object) -> F:
    """A rule that is written once and serves many games: the template, with some of its global names given a meaning.

    Numba's cache knows the file and line of a function, and each package of rules has a cache folder of its own, so
    the same template can be bound to every game without a mix-up. (A closure would never be cached.)
    """
    code = template.__code__
    bound = FunctionType(code, template.__globals__ | names, code.co_name)
    bound.__module__, bound.__doc__ = package, template.__doc__
    return rule(bound)  # type: ignore[return-value]  # mypy does not know that it has the template's type


@cache
def cache_folder(module: str) -> Path:
    """Where the compiled code of a module lies: one folder per package and digest of its sources."""
    package = _package_of(module)
    is_ours = package.is_relative_to(PACKAGE)
    shelf = _cache_root() / "-".join(package.relative_to(PACKAGE.parent).parts if is_ours else package.parts[1:])
    folder = shelf / _digest(package)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    for old in sorted(shelf.iterdir(), key=lambda path: path.stat().st_mtime)[: -KEPT_DIGESTS - 1]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


@contextmanager
def caching(module: str) -> Iterator[None]:
    """Point Numba to the cache of a module; it reads the setting when a function is decorated, and only then."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(module))
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def _package_of(module: str) -> Path:
    """The folder whose sources, with the kernel's, decide over a module's compiled code."""
    parts = module.split(".")
    if parts[0] != PACKAGE.name:  # a game of somebody else's, or a test: all of ours may be called
        file = Path(str(getattr(sys.modules.get(module), "__file__", PACKAGE)))
        return next((folder for folder in file.resolve().parents if (folder / "game.py").exists()), PACKAGE)
    depth = 3 if parts[1:2] == ["games"] else 2
    return PACKAGE.parent.joinpath(*parts[:depth])


def _cache_root() -> Path:
    wanted = cache_root()
    if further := os.environ.get("TIANXIA_GAMES"):
        # What is compiled for the records and enums of further games names their packages, which a process without
        # those games cannot import: it must never meet that in its own cache.
        wanted = wanted / hashlib.sha256(further.encode()).hexdigest()[:8]
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:  # a read-only home: compile into a temporary place instead of failing
        return Path(tempfile.gettempdir()) / f"tianxia-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"


@cache
def _digest(package: Path) -> str:
    """A digest of the package's files with rules and of all they import; words and drawings change no compiled code."""
    digest = hashlib.sha256(numba.__version__.encode())
    files = sorted(package.rglob("*.py")) if package.is_dir() else [package.with_suffix(".py")]
    is_ours = package.is_relative_to(PACKAGE)
    todo = [file for file in files if not is_ours or b"tianxia.kernel.rule" in file.read_bytes()]
    found: set[Path] = set()
    while todo:
        file = todo.pop()
        if file not in found:
            found.add(file)
            todo.extend(_imports(file))
    for source in sorted(found):
        digest.update(str(os.path.relpath(source, PACKAGE)).encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def _imports(file: Path) -> list[Path]:
    """The files of ours that a file imports; read once a process, because a start waits for it."""
    return list(_find_imports(file))


def _find_imports(file: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE.name):
            base = PACKAGE.parent.joinpath(*node.module.split("."))
            places = [base, *(base / name.name for name in node.names)]
            yield from (place.with_suffix(".py") for place in places if place.with_suffix(".py").is_file())
