"""The README is true: its example runs, its commands and links exist."""

import re
from pathlib import Path

import pytest
from typer.main import get_group

from tianxia import __version__
from tianxia.cli.main import app
from tianxia.games import GAMES

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(example.strip().splitlines()) <= 12
    exec(compile(example, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert printed.startswith(("deck-exhausted ", "no-placements "))
    assert "tianxia: 1\ngame: china" in printed


def test_every_command_is_named() -> None:
    for name in get_group(app).commands:
        assert f"`{name}`" in README


def test_every_game_is_listed() -> None:
    for name, game in GAMES.items():
        if not game.folder.is_relative_to(ROOT / "src"):
            continue  # a game of the tests
        assert f"src/tianxia/games/{game.folder.name}/README.md" in README, name


def test_the_citation_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in citation
