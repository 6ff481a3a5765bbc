"""Compilation: interpreted mode, the cache keyed by sources."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tianxia.games import GAMES
from tianxia.kernel import rule as rules
from tianxia.kernel.rule import INTERPRET, _digest, _imports, cache_folder


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("TIANXIA_CACHE", str(tmp_path))
    monkeypatch.delenv("TIANXIA_GAMES")
    cache_folder.cache_clear()
    yield tmp_path
    cache_folder.cache_clear()


def test_every_package_has_a_folder_of_its_own(own_cache: Path) -> None:
    china, kernel = cache_folder("tianxia.games.china.rules"), cache_folder("tianxia.kernel.chance")
    assert china.parent.name == "tianxia-games-china"
    assert kernel.parent.name == "tianxia-kernel"
    assert cache_folder("tianxia.games.china.cards") == china
    assert cache_folder("somebody.elses") != china


def test_another_source_is_another_folder(own_cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "src" / "tianxia"
    for folder in ("kernel", "games/go", "games/chess"):
        (package / folder).mkdir(parents=True)
    (package / "kernel" / "rule.py").write_text("")
    (package / "kernel" / "chance.py").write_text("")
    for name in ("go", "chess"):
        (package / "games" / name / "rules.py").write_text(
            f"from tianxia.kernel.rule import rule\nfrom tianxia.kernel.chance import below\n"
            f"from tianxia.games.{name}.state import State\n"
        )
        (package / "games" / name / "state.py").write_text("State.layout = 1\n")
    monkeypatch.setattr(rules, "PACKAGE", package)

    def folders() -> dict[str, Path]:
        for remembered in (cache_folder, _digest, _imports):
            remembered.cache_clear()
        return {name: cache_folder(f"tianxia.games.{name}.rules") for name in ("go", "chess")}

    first = folders()
    (package / "games" / "go" / "draw.py").write_text("from tianxia.games.go.rules import setup\n")
    assert folders() == first, "no compiled code comes from a file that no rule imports"
    (package / "games" / "go" / "state.py").write_text("State.layout = 2\n")
    second = folders()
    assert second["go"] != first["go"]
    assert second["chess"] == first["chess"]
    (package / "kernel" / "chance.py").write_text("changed = True\n")
    assert folders()["chess"] != first["chess"]


def test_old_folders_are_cleared_away(own_cache: Path) -> None:
    shelf = own_cache / "tianxia-games-china"
    for i in range(12):
        old = shelf / f"old{i}"
        old.mkdir(parents=True)
        os.utime(old, (time.time() - 1000 + i, time.time() - 1000 + i))
    newest = cache_folder("tianxia.games.china.rules")
    left = {path.name for path in shelf.iterdir()}
    assert newest.name in left
    assert len(left) == rules.KEPT_DIGESTS + 1
    assert "old11" in left
    assert "old0" not in left


def test_a_read_only_cache_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file where the folder should be")
    monkeypatch.setenv("TIANXIA_CACHE", str(blocked))
    cache_folder.cache_clear()
    assert cache_folder("tianxia.kernel.chance").is_dir()
    cache_folder.cache_clear()


def test_a_second_process_loads_what_the_first_compiled(tmp_path: Path) -> None:
    script = (
        "import numpy as np; from tianxia.kernel import chance\n"
        "chance.below(chance.new_source(1), 6)\n"
        "print(sum(chance.below.stats.cache_hits.values()), sum(chance.below.stats.cache_misses.values()))"
    )
    environment = os.environ | {
        "TIANXIA_CACHE": str(tmp_path),
        "TIANXIA_INTERPRET": "0",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    runs = [
        subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [run.stdout.strip() for run in runs] == ["0 1", "1 0"]


def test_the_whole_contract_compiles_with_progress() -> None:
    seen: list[tuple[int, int]] = []
    GAMES["china"].compile(lambda done, total: seen.append((done, total)))
    if INTERPRET:
        assert seen == []
    else:
        assert seen == [(i, len(GAMES["china"].signatures)) for i in range(len(seen))]
        assert seen[-1][0] == seen[-1][1]


def test_further_games_have_a_cache_of_their_own() -> None:
    """What is compiled for their records names their packages, which a process without them cannot import."""
    code = "from tianxia.kernel.rule import cache_folder; print(cache_folder('tianxia.kernel.chance'))"
    folders = set()
    for games in ("", "one.game", "another.game"):
        environment = os.environ | {"TIANXIA_GAMES": games}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        folders.add(done.stdout)
    assert len(folders) == 3
