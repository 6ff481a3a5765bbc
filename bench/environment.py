"""The peers' own environment, `.bench-venv`: made and filled from PyPI when needed; each peer runs there by itself."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from clock import Budget
from figures import Figures, Missing, parse_figures

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / ".bench-venv"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

PATIENCE = 600
"""Seconds after which an installation, or a peer, is given up."""


@dataclass(frozen=True)
class Peer:
    """Another library, what to install for it and the script that measures it."""

    library: str
    script: str
    requirements: tuple[str, ...]


CATANATRON = os.environ.get(
    "CATANATRON", "git+https://github.com/bcollazo/catanatron@41ba0db5bc9d95b13a32e1ed7710094382a3b87a"
)
"""Its release on PyPI has no tree search, its repository has: where GitHub cannot be reached, name a checkout."""

PEERS = (
    Peer("catanatron-mcts", "peers.catanatron_mcts", (CATANATRON,)),  # first: the release takes its place
    Peer("Catanatron", "peers.catanatron", ("catanatron==3.2.1",)),
    Peer("catanatron-gym", "peers.catanatron_gym", ("catanatron==3.2.1", "catanatron-gym==4.0.0")),
    Peer("OpenSpiel", "peers.openspiel", ("open_spiel==2.0.2",)),
    # RLCard asks pip which packages there are, and setuptools stands in for the distutils it imports.
    Peer("RLCard", "peers.rlcard", ("rlcard==1.2.0", "pip", "setuptools")),
    Peer("PettingZoo", "peers.pettingzoo", ("pettingzoo[classic]==1.27.0",)),
)


def measure(peer: Peer, budget: Budget) -> list[Figures] | Missing:
    """Install a peer if it is not there yet and measure it; or say why that cannot be done."""
    try:
        _install(peer.requirements)
    except (OSError, subprocess.SubprocessError) as error:
        return Missing(peer.library, "not installed", _reason(error))
    command = [str(PYTHON), "-W", "ignore", "-m", peer.script, str(budget.seconds), str(budget.repeats)]
    environment = {**os.environ, "PYTHONPATH": str(HERE), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    try:
        printed = _output(command, environment)
        return parse_figures(printed.splitlines()[-1])
    except (OSError, subprocess.SubprocessError, ValueError, IndexError) as error:
        return Missing(peer.library, "does not run", _reason(error))


def _install(requirements: Sequence[str]) -> None:
    """With uv, which finds in a moment that nothing is to do; else with venv and pip."""
    beside = Path(sys.executable).with_name("uv")
    uv = str(beside) if beside.exists() else shutil.which("uv")
    if not PYTHON.exists():
        _output(
            [uv, "venv", "--python", sys.executable, str(FOLDER)] if uv else [sys.executable, "-m", "venv", str(FOLDER)]
        )
    installer = [uv, "pip", "install", "--python", str(PYTHON)] if uv else [str(PYTHON), "-m", "pip", "install"]
    _output([*installer, "--quiet", *requirements])


def _output(command: Sequence[str], environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        command, env=environment, cwd=HERE, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    return done.stdout


def _reason(error: Exception) -> str:
    """Pick the last line of what went wrong: with Python, pip and uv alike it says what the matter is."""
    told = error.stderr if isinstance(error, subprocess.CalledProcessError) else str(error)
    lines = [line.strip() for line in (told or str(error)).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
