"""Whatever is wrong with a file is one line in the reader's language, and names the place."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.unreadable import Broken, broken_files, english_in, played
from tianxia.words import LANGUAGES

ENDINGS = {"record": ".record", "position": ".json", "scenario": ".toml", "box": ".toml", "campaign": ".json"}


def calls(broken: Broken, file: Path, tmp_path: Path) -> list[list[object]]:
    """The commands that read such a file."""
    match broken.kind:
        case "record":
            out = tmp_path / "data.parquet"
            return [["replay", file], ["position", file], ["dataset", "china", "--records", file, "--out", out]]
        case "position":
            return [["position", file]]
        case "scenario":
            return [["referee", file]]
        case "box":
            record = tmp_path / "good.record"
            record.write_text(str(played().record()), encoding="utf-8")
            return [["replay", record, "--box", file]]
        case _:
            return [["campaign", "play", file.stem], ["campaign", "export", file.stem, tmp_path / "copy.json"]]


@pytest.mark.parametrize("kind", ENDINGS)
def test_a_file_that_cannot_be_read(run: Run, tmp_path: Path, kind: str) -> None:
    shelf = tmp_path / "data" / "tianxia" / "campaigns"
    shelf.mkdir(parents=True)
    file = (shelf if kind == "campaign" else tmp_path) / f"broken{ENDINGS[kind]}"
    files = [each for each in broken_files() if each.kind == kind]
    for broken, call in ((each, call) for each in files for call in calls(each, file, tmp_path)):
        file.write_bytes(broken.content)
        said = {}
        for language in LANGUAGES:
            outcome = run("--lang", language, *call)
            printed = [line for line in (outcome.out + outcome.err).splitlines() if str(file) in line]
            assert outcome.code in (1, 2), (broken.name, call, outcome.out, outcome.err)
            assert len(printed) == 1, (broken.name, call, outcome.out, outcome.err)
            assert "Traceback" not in outcome.err
            said[language] = printed[0]
            assert broken.place in said[language].replace(str(file), "")
        assert said["en"] != said["ru"]
        assert not english_in(said["ru"].replace(str(file), "")), said["ru"]
        assert not any("а" <= letter <= "я" for letter in said["en"]), said["en"]
