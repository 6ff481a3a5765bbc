"""Words: a message that is missing is a bug, not a key on the screen."""

from pathlib import Path

import pytest

from tianxia.games import GAMES
from tianxia.words import Words, words


def test_seats_have_names_or_numbers() -> None:
    say = words("en")
    assert say.seat(2) == "seat 2"
    named = say.named(["Ann", "Boris"])
    assert [named.seat(seat) for seat in range(3)] == ["Ann", "Boris", "seat 2"]
    assert say.seat(0) == "seat 0"


def test_missing_messages_values_and_languages() -> None:
    say = words("en")
    assert "unofficial" in say
    assert "nonsense" not in say
    with pytest.raises(LookupError):
        say("nonsense")
    with pytest.raises(LookupError):
        say("seat")
    with pytest.raises(LookupError, match="en, ru"):
        words("xx")


def test_russian_counts() -> None:
    say = GAMES["china"].words("ru")
    turns = [say("event-last-round", turns=n) for n in (0, 1, 2, 4)]
    assert [text.rsplit(" ", 1)[-1] for text in turns] == ["ход.", "ход.", "хода.", "хода."]


def test_messages_may_refer_to_each_other(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "-colour = { $case ->\n   *[plain] red\n    [loud] RED\n}\n"
        "name = the { -colour } one\nlong = { name } of { NUMBER($count) }\n",
        encoding="utf-8",
    )
    words = Words("en", (tmp_path,))
    assert words("long", count=2) == "the red one of 2"
    assert words("name") == "the red one"
