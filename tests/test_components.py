"""A box as tables: shown, taken home as CSV, corrected, checked line by line, compared with the shipped one."""

import csv
import io
import os
import re
import subprocess
import sys
import tomllib
from copy import deepcopy
from fnmatch import fnmatchcase
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tianxia import new
from tianxia.components import Sheet, check_sheet, check_text, decode, differences, sheet_named, sheets_of, write_csv
from tianxia.components.cells import kind_of, read_cell, write_cell
from tianxia.components.checking import LARGEST, MOST_MISTAKES
from tianxia.components.sheets import Shape
from tianxia.components.sources import source_of
from tianxia.components.writing import write_toml
from tianxia.games import GAMES
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Game
from tianxia.words import LANGUAGES, all_words

ALL = [(game, sheet.name) for game in GAMES for sheet in sheets_of(GAMES[game])]


def found(game: str, name: str) -> tuple[Game, Sheet]:
    sheet = sheet_named(GAMES[game], name)
    assert sheet is not None
    return GAMES[game], sheet


def said(mistakes: list[Unreadable], language: str = "en") -> list[str]:
    return [mistake.sentence(all_words(language)) for mistake in mistakes]


def edited(game: str, name: str, *changes: tuple[int, str, str]) -> str:
    """A sheet as CSV with some cells changed: line of the file, column, text."""
    rules, sheet = found(game, name)
    lines = list(csv.reader(io.StringIO(write_csv(sheet, rules.box.document))))
    for line, column, text in changes:
        lines[line - 1][sheet.columns.index(column)] = text
    out = io.StringIO()
    csv.writer(out).writerows(lines)
    return out.getvalue()


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_a_box_is_on_some_sheet(name: str) -> None:
    """Every number and text of the file is in a cell, but for what says whose box it is."""
    game, seen = GAMES[name], []

    def leaves(value: Any) -> list[Any]:
        if isinstance(value, dict | list):
            parts = value.values() if isinstance(value, dict) else value
            return [leaf for part in parts for leaf in leaves(part)]
        return [value]

    for sheet in sheets_of(game):
        for row in sheet.rows(game.box.document):
            cells = {"value": row.cells["value"]} if sheet.shape is Shape.VALUES else row.cells
            seen += leaves(cells)
    fixed = [value for key, value in game.box.document.items() if key in ("game", "rules", "version")]
    assert sorted(map(str, [*seen, *fixed])) == sorted(map(str, leaves(game.box.document)))


@pytest.mark.parametrize("name", GAMES)
def test_a_box_is_written_as_toml_and_read_again(name: str) -> None:
    document = GAMES[name].box.document
    assert tomllib.loads(write_toml(document)) == document


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_sheet_comes_back_as_it_went(game: str, name: str) -> None:
    rules, sheet = found(game, name)
    text = write_csv(sheet, rules.box.document)
    assert check_sheet(rules, sheet, text, rules.box.document).mistakes == []
    semicolons = io.StringIO()
    csv.writer(semicolons, delimiter=";").writerows(csv.reader(io.StringIO(text)))
    for content in (("\ufeff" + text).encode(), semicolons.getvalue().encode("utf-16")):
        box = check_sheet(rules, sheet, decode(content), rules.box.document).box
        assert box is not None
        assert box.is_standard
        assert box.document == rules.box.document


@pytest.mark.parametrize("name", GAMES)
def test_titles_and_columns_have_words(name: str) -> None:
    game = GAMES[name]
    for language in LANGUAGES:
        words = game.words(language)
        for sheet in sheets_of(game):
            assert f"box-table-{sheet.name.replace('.', '-').replace('_', '-')}" in words, sheet.name
            for column in sheet.columns:
                assert f"box-column-{column.replace('_', '-')}" in words, (sheet.name, column)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_reconstructed_is_marked_and_is_there(name: str) -> None:
    game = GAMES[name]
    marked = 0
    for sheet in sheets_of(game):
        rows = sheet.rows(game.box.document)
        cells = [(row, column) for row in rows for column in sheet.columns[sheet.key_length :]]
        marked += sum(sheet.is_reconstructed(row, column) for row, column in cells)
        names = [row.key if sheet.shape is Shape.VALUES else f"{row.key}.{column}" for row, column in cells]
        for pattern in sheet.reconstructed:
            assert any(fnmatchcase(each, pattern) for each in names), (sheet.name, pattern)
    assert bool(marked) == bool(game.reconstructed)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_reconstructed_has_a_source(name: str) -> None:
    game = GAMES[name]
    told = [sheet for sheet in sheets_of(game) if sheet.reconstructed or "from" in sheet.columns]
    missing = [sheet.name for sheet in told if len(source_of(game, sheet)) < 20 or "---" in source_of(game, sheet)]
    assert missing in ([], ["slot"])  # the slots of huts are told of above the huts


def test_cards_say_themselves_where_they_come_from() -> None:
    game, sheet = found("legacy-of-yu", "townsfolk")
    rows = {row.key: row for row in sheet.rows(game.box.document)}
    assert not sheet.is_reconstructed(rows["1"], "tuck")
    assert [sheet.is_reconstructed(rows["7"], column) for column in ("play", "tuck")] == [False, True]
    assert [sheet.is_reconstructed(rows["10"], column) for column in ("play", "food", "tuck")] == [False, True, True]
    assert all(sheet.is_reconstructed(rows["11"], column) for column in ("play", "food", "tuck"))


def test_a_corrected_card_is_the_only_difference() -> None:
    game, sheet = found("zhanguo", "cards.list")
    box = check_sheet(game, sheet, edited("zhanguo", "cards.list", (2, "bonus", "points-3")), game.box.document).box
    assert box is not None
    assert not box.is_standard
    assert [change[1:] for change in differences(game, box.document)] == [("1", "bonus", "points-2", "points-3")]
    again = game.parse_box(box.text)
    assert (again.digest, again.document) == (box.digest, box.document)


def test_roads_differ_as_wholes_and_cells_have_names() -> None:
    game = GAMES["china"]
    document = deepcopy(game.box.document)
    document["roads"]["four"][0] = ["chu1", "chu2"]
    document["cards"]["count"]["red"] = 14
    told = [(found.sheet.name, *found[1:]) for found in differences(game, document)]
    assert told == [
        ("cards", "count", "value", "purple 10, yellow 11, orange 11, green 12, red 13",
         "purple 10, yellow 11, orange 11, green 12, red 14"),
        ("roads.four", "chu1 · chu3", "", "chu1 · chu3", None),
        ("roads.four", "chu1 · chu2", "", None, "chu1 · chu2"),
    ]  # fmt: skip


def test_rows_that_come_and_go_are_told() -> None:
    game = GAMES["legacy-of-yu"]
    document = deepcopy(game.box.document)
    last = document["townsfolk"].pop()
    document["townsfolk"].append({**last, "n": 31})
    told = [
        (found.row, found.column, found.before is None, found.after is None) for found in differences(game, document)
    ]
    assert told == [("30", "", False, True), ("31", "", True, False)]


def test_several_mistakes_of_a_spreadsheet_are_told_at_once_with_line_and_column() -> None:
    game, sheet = found("zhanguo", "cards.list")
    changes = [(2, "bonus", "points-9"), (5, "trigger", "dance"), (9, "card", "many"), (12, "aspect", "laws")]
    checked = check_sheet(game, sheet, edited("zhanguo", "cards.list", *changes), game.box.document)
    assert checked.box is None
    for language in LANGUAGES:
        told = said(checked.mistakes, language)
        assert len(told) == len(changes)
        for (line, column, text), sentence in zip(changes, told, strict=True):
            assert str(line) in sentence
            assert column in sentence
            assert text in sentence or column == "aspect"


def test_several_mistakes_of_a_box_file_are_told_with_their_lines() -> None:
    game = GAMES["china"]
    text = game.box.text.replace("houses         = 20", "houses = 99").replace("row         = 4", 'row = "four"')
    checked = check_text(game, text)
    lines = text.splitlines()
    expected = [next(n for n, line in enumerate(lines, 1) if line.startswith(start)) for start in ("row =", "houses =")]
    assert [mistake.values["line"] for mistake in checked.mistakes] == [str(line) for line in expected]
    assert len(check_text(game, game.box.text.replace(", ", ", 9").replace("= ", "= 9")).mistakes) <= MOST_MISTAKES


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "csv-head-missing"),
        ("card,aspect,trigger\n1,writing,hire", "csv-head-missing"),
        ("card,aspect,trigger,bonus,hats\n", "csv-head"),
        ("card,aspect,trigger,bonus,card\n", "csv-head-twice"),
        ('card,aspect,trigger,bonus\n1,"writing', "not-csv"),
        ("card,aspect,trigger,bonus\n1,writ\0ing,hire,moves", "not-csv"),
        ("card,aspect,trigger,bonus\n1,writing,hire,moves,2,3", "too-many-cells"),
        ("card,aspect,trigger,bonus\n" + "9" * 5000 + ",writing,hire,moves", "box-text"),
        ("card,aspect,trigger,bonus\n1,writing,hire,moves", "zhanguo-cards-missing"),
    ],
)
def test_a_spreadsheet_that_is_none_says_what_to_do(text: str, problem: str) -> None:
    game, sheet = found("zhanguo", "cards.list")
    checked = check_sheet(game, sheet, text, game.box.document)
    assert problem in [mistake.innermost.problem for mistake in checked.mistakes]
    assert all(said(checked.mistakes, language) for language in LANGUAGES)


def test_what_is_too_large_or_no_text_is_refused() -> None:
    for content, problem in (
        (b"x" * (LARGEST + 1), "box-too-large"),
        ("привет".encode("cp1251"), "not-utf-8"),
        (b"\xff\xfe\x00", "not-utf-8"),
    ):
        with pytest.raises(Unreadable) as refused:
            decode(content)
        assert refused.value.problem == problem


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("houses", "1979-05-27"), ("houses", "nan"), ("houses", "inf"), ("houses", "[[[[[[[[[[1]]]]]]]]]]"),
        ("houses", "9" * 4000), ("houses", '"' + "x" * 300 + '"'), ("houses", r'"\u0000"'), ("houses", "{ a.b = 1 }"),
        ("width", "900000"), ("width", "-5"), ("x", "1"),
    ],
)  # fmt: skip
def test_what_no_box_can_have_is_a_mistake_and_never_a_fault(key: str, value: str) -> None:
    game = GAMES["china"]
    lines = [f"{key} = {value}" if line.startswith((f"{key} ",)) else line for line in game.box.text.splitlines()]
    text = "\n".join([*lines[:11], *(["x = 1"] if key == "x" else []), *lines[11:]])
    checked = check_text(game, text)
    assert checked.box is None
    assert checked.mistakes
    assert all(said(checked.mistakes, language) for language in LANGUAGES)


SCALARS = st.one_of(st.booleans(), st.integers(-(10**6), 10**6), st.text(max_size=8))
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
)


@settings(max_examples=300, deadline=None)
@given(VALUES)
def test_a_cell_reads_back(value: Any) -> None:
    """Texts lose the space around them, and what looks like a number in a list is one; all else comes back."""
    again = read_cell(write_cell(value), kind_of([value]))
    if isinstance(value, str):
        assert again == value.strip()
    else:
        assert read_cell(write_cell(again), kind_of([value])) == again


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.text(max_size=6), VALUES, max_size=5))
def test_any_document_is_written_as_toml(document: dict[str, Any]) -> None:
    assert tomllib.loads(write_toml(document)) == document


HOSTILE = (
    "", " ", "x", "-1", "9" * 400, "1e9", "[", "[[1, 2]]", "{}", "{", "null", "\ud83d", "=1+1", "a" * 5000, "\0",
    '"', "a, b", "red 1", "true", "1979-05-27", "楚", "<script>", "\u202e", "0.5", "-0", "[" * 5000,
)  # fmt: skip


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_whatever_is_in_a_spreadsheet_is_read_or_told(data: st.DataObject) -> None:
    game, sheet = found(*data.draw(st.sampled_from(ALL)))
    rows = list(csv.reader(io.StringIO(write_csv(sheet, game.box.document))))
    for _ in range(data.draw(st.integers(1, 3))):
        row = data.draw(st.integers(0, len(rows) - 1))
        match data.draw(st.integers(0, 5)):
            case 0:
                rows.append(rows[row])
            case 1:
                rows[row] = [*rows[row], data.draw(st.sampled_from(HOSTILE))]
            case 2:
                rows[row] = rows[row][:-1]
            case _:
                column = data.draw(st.integers(0, len(sheet.columns) - 1))
                text = data.draw(st.sampled_from(HOSTILE) | st.text(max_size=12))
                rows[row] = [*rows[row][:column], text, *rows[row][column + 1 :]]
    text = "\n".join(data.draw(st.sampled_from(",;\t")).join(cells) for cells in rows)
    checked = check_sheet(game, sheet, text, game.box.document)
    assert (checked.box is None) == bool(checked.mistakes)
    assert all(said(checked.mistakes, language) for language in LANGUAGES if checked.mistakes)
    if checked.box is not None:
        differences(game, checked.box.document)
        assert game.parse_box(checked.box.text).document == checked.box.document


DRAWN = """
import sys
from tianxia import new
from tianxia.games import GAMES
game = GAMES[sys.argv[1]]
table = new(game.name, game.players[-1], seed=1, box=game.parse_box(sys.stdin.read()))
sys.stdout.buffer.write(table.svg(0).encode())
"""
CORRECTIONS = {
    "china": ('["chu1", "chu3"], ', ""),
    "zhanguo": ('"marker"]', '"moves"]'),
    "yellow-yangtze": ('"#~~............",', '"#~~...........#",'),
    "legacy-of-yu": ("cost = [0, 1, 1, 2, 2, 3, 3]", "cost = [0, 1, 1, 2, 2, 3, 4]"),
}


@pytest.mark.parametrize("name", CORRECTIONS)
def test_a_drawing_is_that_of_its_own_box_whatever_was_drawn_before(name: str) -> None:
    """All that drawings remember is remembered by box: a process that has drawn another one draws the same."""
    game = GAMES[name]
    before, after = CORRECTIONS[name]
    text = game.box.text.replace(before, after)
    if name == "yellow-yangtze":  # a hex less: the counts are derived
        text = re.sub(r"(?ms)^\[map.counts\].*?(?=^# The eight)", "[map.counts]\n", text)
    assert text != game.box.text
    players = game.players[-1]
    shipped = new(name, players, seed=1).svg(0)
    own = new(name, players, seed=1, box=game.parse_box(text)).svg(0)
    assert own != shipped
    assert new(name, players, seed=1).svg(0) == shipped
    environment = {**os.environ, "TIANXIA_INTERPRET": "1"}
    alone = subprocess.run([sys.executable, "-c", DRAWN, name], input=text.encode(), capture_output=True, check=True,
                           env=environment)  # fmt: skip
    assert alone.stdout.decode() == own
