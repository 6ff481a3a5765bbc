"""The command line in this process."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tianxia.cli.main import main


class Outcome:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")

    def call(*arguments: object, answers: str = "") -> Outcome:
        lines = iter(answers.splitlines())

        def answer(*_: object, **__: object) -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setattr("sys.argv", ["tianxia", *map(str, arguments)])
        with pytest.raises(SystemExit) as caught:
            main()
        printed = capsys.readouterr()
        return Outcome(int(caught.value.code or 0), printed.out, printed.err)

    return call
