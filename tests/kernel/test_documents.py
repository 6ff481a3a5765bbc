"""Reading values with errors that name the path; reading files of all kinds."""

from pathlib import Path
from typing import Any

import pytest

from tianxia.games import GAMES
from tianxia.kernel import documents
from tianxia.kernel.errors import Unreadable


@pytest.mark.parametrize("value", [True, 1.0, "1", None, -1, 4, []])
def test_integer(value: object) -> None:
    with pytest.raises(Unreadable, match=r"^a\.b: "):
        documents.integer(value, "a.b", 0, 3)
    assert documents.integer(3, "a.b", 0, 3) == 3


def test_unsigned() -> None:
    assert documents.unsigned("0xff", "x") == 255
    assert documents.unsigned(7, "x") == 7
    for wrong in ("ff", -1, 2**64, None):
        with pytest.raises(Unreadable, match=r"^x: "):
            documents.unsigned(wrong, "x")


def test_tables_lists_choices() -> None:
    calls: list[Any] = [
        (documents.table, [], "t"),
        (documents.table, {"b": 1}, "t", ["a"]),
        (documents.table, {"b": 1}, "t", []),
        (documents.table, {1: 1}, "t"),
        (documents.items, "ab", "t", 2),
        (documents.items, [1], "t", 2),
        (documents.choice, "c", "t", ["a", "b"]),
        (documents.choice, None, "t", ["a", "b"]),
        (documents.boolean, 1, "t"),
        (documents.multiset, {"x": 1}, "t", ["a"], 3),
        (documents.multiset, {"a": 4}, "t", ["a"], 3),
    ]
    for function, *arguments in calls:
        with pytest.raises(Unreadable, match=r"^t"):
            function(*arguments)
    assert documents.multiset({"b": 2}, "t", ["a", "b"], 3) == [0, 2]


def test_derived_keys_must_be_right() -> None:
    documents.check_derived({"a": 1}, {"a": 1, "b": 2})
    with pytest.raises(Unreadable, match=r"^b: follows from"):
        documents.check_derived({"b": 3}, {"b": 2})


def test_long_values_are_cut_in_messages() -> None:
    assert len(documents.shown("x" * 1000)) <= 60


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.json", b"{", "is not valid JSON"),
        ("a.json", b"[1]", "expected a table"),
        ("a.json", b"[" * 100_000, "is nested too deeply"),
        ("a.json", b'{"a": ' + b"9" * 10_000 + b"}", "too many digits"),
        ("a.toml", b"a = ", "is not valid TOML"),
        ("a.toml", b"\xff\xfe", "is not a text file"),
        ("a.toml", bytes(range(256)) * 4096, "is not"),
    ],
)
def test_bad_files(tmp_path: Path, name: str, content: bytes, message: str) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    with pytest.raises(Unreadable, match=message) as caught:
        documents.read_document(file)
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_missing_files(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="no such file"):
        documents.read_document(tmp_path / "nothing.toml")
    with pytest.raises(Unreadable, match="it is a folder"):
        documents.read_text(tmp_path)


@pytest.mark.parametrize(
    ("path", "start"),
    [
        ("cards.hand", "hand "),
        ("region.0.colour", 'colour  = "purple"'),
        ("region.7.name", 'name    = "wei"'),
        ("spaces.at.2", '["chu3"'),
        ("alliances.list.14.1", '[15, "chu"'),
        ("roads.four", "four = ["),
    ],
)
def test_the_line_of_a_path(path: str, start: str) -> None:
    text = documents.read_text(GAMES["china"].folder / "box.toml")
    line = documents.line_of(text, path)
    assert line is not None
    assert text.splitlines()[line - 1].strip().startswith(start)


def test_a_path_without_a_line() -> None:
    assert documents.line_of("a = 1", "nothing") is None
    assert documents.line_of("a = [\n 1,\n]", "a.7") == 1
    assert documents.line_of("a = 1", "a.7") == 1


def test_a_box_error_names_the_line(tmp_path: Path) -> None:
    game = GAMES["china"]
    text = documents.read_text(game.folder / "box.toml")
    file = tmp_path / "box.toml"
    file.write_text(text.replace("hand        = 3", "hand        = 9"), encoding="utf-8")
    number = 1 + [line.startswith("hand ") for line in text.splitlines()].index(True)
    with pytest.raises(Unreadable, match=rf"box\.toml: line {number}, cards\.hand"):
        game.open_box(file)
