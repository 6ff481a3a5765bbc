"""What each extra brings: the wheel, built and installed into an environment that has nothing else."""

import os
import subprocess
import sys
from pathlib import Path

from uv import find_uv_bin

ROOT = Path(__file__).parents[1]

ENGINE = """
from importlib import import_module

import tianxia
from tianxia.bots import make_bot


def missing(extra, doing, *arguments):
    try:
        doing(*arguments)
    except tianxia.Unavailable as error:
        assert str(error).startswith("needs ") and str(error).endswith(f': pip install "tianxia[{extra}]"'), error
    else:
        raise AssertionError(f"{extra} is not needed for {doing} {arguments}")


for name, game in tianxia.GAMES.items():
    table = tianxia.new(name, min(game.players), seed=7)
    bots = [make_bot("random", game, table.box, seat) for seat in range(table.players)]
    while not table.is_over:
        seat = table.decider
        table.play(bots[seat].choose(table.scrubbed(seat), seat))
    again = tianxia.Table.from_record(tianxia.parse_record(str(table.record())))
    assert again.state.tobytes() == table.state.tobytes()
    table.undo()
    for table.language in ("en", "ru"):
        assert table.board() and table.prompt() and table.log()
        refused = next(filter(None, (table.refusal(action) for action in range(game.num_actions))))
        assert refused.reason
    assert table.svg().startswith("<svg")

missing("arena", import_module, "tianxia.arena.statistics")
missing("web", import_module, "tianxia.web.app")
missing("web", import_module, "tianxia.store")

batch = tianxia.batch("china", players=3, size=2)
arrays = batch.reset(seed=1)
batch.step(batch.random_actions())
assert batch.counts.min() > 0
print("played", *tianxia.GAMES)
"""


class Installed:
    """An environment with the engine and some extras."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, *extras: str) -> None:
        """What `pip install "tianxia[...]"` installs, in the versions of uv.lock; what is not asked for is removed."""
        chosen = [part for extra in extras for part in ("--extra", extra)]
        command = [find_uv_bin(), "sync", "--frozen", "--no-dev", "--no-editable", "--quiet", *chosen]
        subprocess.run(command, cwd=ROOT, env=self._environment, check=True)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run one of its programs, with rules as plain Python."""
        program = [str(self.folder / "bin" / command[0]), *command[1:]]
        return subprocess.run(
            program, cwd=self.folder, env=self._environment, capture_output=True, text=True, timeout=120
        )

    def fails(self, *command: str) -> str:
        """The one line that a command prints before it fails."""
        done = self.run(*command)
        assert done.returncode != 0
        assert "Traceback" not in done.stderr
        return (done.stdout + done.stderr).splitlines()[-1]

    @property
    def _environment(self) -> dict[str, str]:
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "TIANXIA_", "VIRTUAL_ENV"))
        }
        return kept | {
            "UV_PROJECT_ENVIRONMENT": str(self.folder),
            "UV_PYTHON": sys.executable,
            "TIANXIA_INTERPRET": "1",
            "COLUMNS": "200",
        }


def test_each_extra_brings_what_it_says(tmp_path: Path) -> None:
    installed = Installed(tmp_path / "environment")

    installed.install()
    done = installed.run("python", "-I", "-c", ENGINE)
    assert done.stdout.startswith("played china "), done.stderr
    for command in (["tianxia"], ["python", "-m", "tianxia", "games"]):
        assert installed.fails(*command) == 'error: needs typer: pip install "tianxia[cli]"'

    installed.install("cli")
    assert installed.run("tianxia", "--version").stdout.startswith("tianxia ")
    assert installed.run("tianxia", "simulate", "china", "--games", "1").returncode == 0
    assert installed.fails("tianxia", "serve", "--port", "0").endswith(': pip install "tianxia[web]"')
    arena = ("tianxia", "arena", "china", "--bots", "random", "--games", "3", "--processes", "1")
    assert installed.fails(*arena) == 'error: needs openskill: pip install "tianxia[arena]"'

    installed.install("arena")
    assert installed.run(*arena).returncode == 0

    installed.install("web")
    assert installed.run("python", "-c", "import tianxia.web.serve").returncode == 0
