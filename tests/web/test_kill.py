"""kill -9 under play, a short run; bench/kill.py does it fifty times."""

from pathlib import Path

import pytest

import kill

pytestmark = pytest.mark.compiled


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    assert kill.run(2, "china", tmp_path, longest=1.0).endswith("nothing lost")
