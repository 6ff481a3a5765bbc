"""The games that live in the tests: every folder here with a `game.py`. Imported before tianxia."""

import os
from pathlib import Path

HERE = Path(__file__).parent


def make_known() -> None:
    """Let this process, and those it starts, know the games of the tests."""
    packages = sorted(f"{HERE.name}.{file.parent.name}" for file in HERE.glob("*/game.py"))
    os.environ["TIANXIA_GAMES"] = ",".join(packages)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(HERE.parent), os.environ.get("PYTHONPATH")]))
