"""Records, positions and campaigns that older versions have written load and say what they said then: see README.md."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.old.facts import VERSIONS, Facts, facts_of, past_of, read_json, sha256
from tianxia import GAMES, Table, parse_record
from tianxia.campaign import Campaign
from tianxia.cli.main import main

Run = Callable[..., str]


class Old(NamedTuple):
    """A file of an older version."""

    file: Path
    said: Facts
    """What that version said about it."""


def old_files(kind: str) -> list[Any]:
    """All files of a kind; what was said about them has the same names, so that none is left out."""
    found = []
    for version in VERSIONS:
        files, said = sorted((version / kind).iterdir()), read_json(version / f"{kind}.json")
        assert [file.stem for file in files] == sorted(said)
        found += [pytest.param(Old(file, said[file.stem]), id=f"{version.name}-{file.stem}") for file in files]
    return found


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """The command line: what it prints if all is well."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")

    def call(*arguments: object) -> str:
        monkeypatch.setattr("sys.argv", ["tianxia", *map(str, arguments)])
        with pytest.raises(SystemExit) as caught:
            main()
        printed = capsys.readouterr()
        assert not caught.value.code, printed.err
        return printed.out

    return call


@pytest.mark.parametrize("old", old_files("records"))
def test_a_record_replays_to_the_same_bytes(old: Old, run: Run) -> None:
    text = old.file.read_text(encoding="utf-8")
    record = parse_record(text)
    own_box = old.file.parents[1] / "boxes" / f"{record.game}.toml" if record.box else None
    table = Table.from_record(record, box=GAMES[record.game].open_box(own_box) if own_box else None)
    assert str(replace(table.record(), components=record.components)) == text  # those of today carry their box
    traced = run("replay", old.file, "--trace", *(["--box", own_box] if own_box else []))
    trace = sha256([json.loads(line) for line in traced.splitlines()])
    assert facts_of(table) | {"past": past_of(table), "trace": trace} == old.said


@pytest.mark.parametrize("old", old_files("positions"))
def test_a_position_is_the_same_position(old: Old, run: Run) -> None:
    document = read_json(old.file)
    table = Table.from_position(document)
    assert {key: table.position()[key] for key in document} == document
    assert facts_of(table) == old.said
    assert sha256(json.loads(run("position", old.file, "--seat", 0))) == old.said["view"]


@pytest.mark.parametrize("old", old_files("campaigns"))
def test_a_campaign_file_goes_on(old: Old, run: Run, tmp_path: Path) -> None:
    campaign = Campaign.open(old.file)
    said = {"games": len(campaign.games), "over": campaign.is_over}
    assert said | {"table": None if campaign.is_over else facts_of(campaign.play(seed=99))} == old.said

    shelf = tmp_path / "tianxia" / "campaigns"
    shelf.mkdir(parents=True)
    shutil.copy(old.file, shelf / "river.json")
    assert "cannot be read" not in run("campaign", "list")
    run("campaign", "export", "river", tmp_path / "exported.json")
    assert (tmp_path / "exported.json").read_bytes() == old.file.read_bytes()
