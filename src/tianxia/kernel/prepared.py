"""Has everything been compiled on this machine? Answered without loading the compiler, to keep the start quick."""

import hashlib
import os
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent


def is_prepared() -> bool:
    """Are the rules and bots of all games in the cache, as they are now?"""
    return _note().exists()


def note_prepared() -> None:
    """Remember that they are."""
    _note().parent.mkdir(parents=True, exist_ok=True)
    _note().touch()


def cache_root() -> Path:
    """Where compiled code is kept."""
    return Path(os.environ.get("TIANXIA_CACHE") or platformdirs.user_cache_path("tianxia"))


def _note() -> Path:
    """A file whose name changes with every source."""
    digest = hashlib.sha256(os.environ.get("TIANXIA_GAMES", "").encode())
    for file in sorted(PACKAGE.rglob("*.py")):
        about = file.stat()
        digest.update(f"{file} {about.st_size} {about.st_mtime_ns}\n".encode())
    return cache_root() / "prepared" / digest.hexdigest()[:16]
