"""Clients that nobody here wrote: each script in `clients` plays our games through another library.

They have an environment of their own, `.clients-venv`, which `make tests` makes (scripts/clients.sh).
"""

import os
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled
ROOT = Path(__file__).parents[2]
PYTHON = Path(os.environ.get("CLIENTS_PYTHON", ROOT / ".clients-venv" / "bin" / "python"))
SCRIPTS = sorted((Path(__file__).parent / "clients").glob("*.py"))
COMPILED = ("notebooks", "stable_baselines")
"""Where compiled rules matter, for speed or because they cross to other processes; the others save the time to load
them."""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_client_plays(script: Path, tmp_path: Path) -> None:
    if not PYTHON.exists():
        assert "CI" not in os.environ, "scripts/clients.sh has not made .clients-venv"
        pytest.skip("scripts/clients.sh makes the environment that this needs")
    environment = {**os.environ, "TIANXIA_INTERPRET": str(int(script.stem not in COMPILED))}
    done = subprocess.run(
        [PYTHON, "-W", "ignore", script], env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=500
    )
    assert done.returncode == 0, done.stderr[-3000:]


def test_there_are_scripts() -> None:
    wanted = {"data_frames", "notebooks", "stable_baselines", "super_suit", "tian_shou", "torch_rl"}
    assert wanted <= {script.stem for script in SCRIPTS}
