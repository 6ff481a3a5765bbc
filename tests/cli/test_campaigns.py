"""The commands of campaigns, from a new one to a game played to its end."""

import json
from pathlib import Path

import pytest

from tianxia.cli import campaigns
from tianxia.cli.console import console, speak
from tianxia.kernel.errors import Unreadable, Unwritable


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(campaigns, "shelf", lambda: tmp_path)
    return tmp_path


def answers(monkeypatch: pytest.MonkeyPatch, lines: list[str], last: str) -> None:
    given = iter(lines)
    monkeypatch.setattr(console, "input", lambda prompt: next(given, last))


def test_a_campaign_is_started_left_and_resumed(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    campaigns.start_campaign("river", "legacy-of-yu")
    speak("ru")
    answers(monkeypatch, ["1", "?", "nonsense", "quit"], "quit")
    campaigns.play_campaign("river", 7)
    saved = json.loads((shelf / "river.json").read_text(encoding="utf-8"))
    assert "0 play 17" in saved["running"]
    speak("en")
    answers(monkeypatch, [], "1")
    campaigns.play_campaign("river", None)
    saved = json.loads((shelf / "river.json").read_text(encoding="utf-8"))
    assert saved["running"] is None
    assert saved["document"]["losses"] == 1
    campaigns.export_campaign("river", shelf / "copy.txt")
    assert (shelf / "copy.txt").read_text(encoding="utf-8") == (shelf / "river.json").read_text(encoding="utf-8")
    with pytest.raises(Unwritable, match="exists"):
        campaigns.export_campaign("river", shelf / "copy.txt")


def test_the_list_tells_what_is_broken(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    campaigns.list_campaigns()
    campaigns.start_campaign("river", "legacy-of-yu")
    (shelf / "torn.json").write_text('{"tianxia-campaign": 1, "ga', encoding="utf-8")
    (shelf / "bracket.json").write_text('{"[/b]": 1}', encoding="utf-8")
    campaigns.list_campaigns()
    shown = capsys.readouterr().out
    assert "No campaigns yet" in shown
    assert "river" in shown
    assert shown.count("cannot be read") == 2
    assert "[/b]" in shown


def test_names_that_are_taken_or_wrong(shelf: Path) -> None:
    campaigns.start_campaign("river", "legacy-of-yu")
    for name in ("river", "", "../river", "A B"):
        with pytest.raises((Unreadable, Unwritable)):
            campaigns.start_campaign(name, "legacy-of-yu")
    with pytest.raises(Unreadable, match="no campaign 'lake'"):
        campaigns.play_campaign("lake", None)


def test_a_kill_loses_at_most_the_last_action(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal vanishes in the middle of a game: no quit, no end of input, nothing is tidied up."""

    class Killed(BaseException):
        pass

    campaigns.start_campaign("river", "legacy-of-yu")
    played = iter(["1"] * 5)

    def answer(prompt: str) -> str:
        try:
            return next(played)
        except StopIteration:
            raise Killed from None

    monkeypatch.setattr(console, "input", answer)
    with pytest.raises(Killed):
        campaigns.play_campaign("river", 7)
    saved = json.loads((shelf / "river.json").read_text(encoding="utf-8"))
    assert len(saved["running"].split("\n\n")[1].splitlines()) == 5
