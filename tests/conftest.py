"""Settings of all tests: the games that live in the tests are known, and Hypothesis never depends on luck."""

import os
from pathlib import Path

from hypothesis import settings

HERE = Path(__file__).parent
# Before tianxia is imported, and for the processes that tests start as well.
os.environ["TIANXIA_GAMES"] = ",".join(sorted(f"{HERE.name}.{file.parent.name}" for file in HERE.glob("*/game.py")))
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(HERE.parent), os.environ.get("PYTHONPATH")]))

settings.register_profile("tianxia", deadline=None, derandomize=True, max_examples=50)
settings.load_profile("tianxia")
