"""docs/adding-a-game.md walks through the toy game: what it shows is in the files, what it runs runs.

So is what docs/lessons.md shows of its lesson.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
LESSONS = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"(?:^`([^`\n]+)`:\n)?^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BLOCKS = BLOCK.findall(PAGE)
SHOWN = [(file, code) for file, _, code in BLOCKS + BLOCK.findall(LESSONS) if file]
EXECUTED = [code for file, language, code in BLOCKS if not file and language == "python"]
COMMANDS = [line for file, language, code in BLOCKS if not file and language == "sh" for line in code.splitlines()]


@pytest.mark.parametrize(("file", "code"), SHOWN)
def test_what_is_shown_is_in_the_file(file: str, code: str) -> None:
    assert code in (ROOT / file).read_text(encoding="utf-8")


def test_every_file_of_the_toy_is_spoken_of() -> None:
    toy = ROOT / "tests" / "toy"
    files = {file.name for file in toy.rglob("*") if file.suffix in (".py", ".toml", ".md") and file.stem != "__init__"}
    scenarios = {file.name for file in (toy / "scenarios").iterdir()}
    assert [name for name in sorted(files - scenarios) if f"`{name}`" not in PAGE and f"/{name}`" not in PAGE] == []


@pytest.mark.parametrize("code", EXECUTED)
def test_examples_run(code: str) -> None:
    exec(compile(code, "docs/adding-a-game.md", "exec"), {})


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_run(command: str) -> None:
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, shell=True, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
