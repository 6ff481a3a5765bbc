"""Sheets: the tables that a box.toml is made of, found from the one that is shipped.

A list of tables or of lists is a sheet with a row for each; a long list of names is one with a single column; what is
left of a section are values by key. The columns of lists have no names in the file: `face/components.toml` of the game
has them, and says which cells are reconstructed. Titles and columns in words are the messages `box-table-PATH` and
`box-column-NAME` of the game, with `-` for dots and underscores.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase
from functools import cache, cached_property
from typing import Any

from tianxia.components.cells import Kind, is_flat, is_table, kind_of, write_cell
from tianxia.kernel.documents import Document, join, read_document
from tianxia.kernel.game import Game
from tianxia.words import Words

FIXED = ("game", "rules", "version")
"""What says whose box it is: nobody corrects that."""
LONG = 8
"""A list with more entries than this is a sheet of its own."""
TOP = "values"
"""The name of the sheet of what belongs to no section."""


class Shape(Enum):
    """How the rows of a sheet are kept in the file."""

    TABLES = "a list of tables"
    LISTS = "a list of lists"
    ENTRIES = "a list of names"
    VALUES = "values by key"


@dataclass(frozen=True)
class Row:
    """A row of a sheet."""

    key: str
    """What it is called: its number, its name, or else its place."""
    path: str
    """Where it is in the document."""
    cells: dict[str, Any]
    """The values that are there, by column."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """One table of a box."""

    path: str
    shape: Shape
    columns: tuple[str, ...]
    shipped: Document
    """The whole document of the box that is shipped."""
    reconstructed: tuple[str, ...]
    """Patterns of the cells whose values no public source gives: ROW.COLUMN."""

    @property
    def name(self) -> str:
        """What it is called in addresses and files."""
        return self.path or TOP

    def title(self, words: Words) -> str:
        """What it is called, in the words of its game; without any, as in the file."""
        return _told(words, f"box-table-{_message(self.name)}", self.name)

    def column(self, words: Words, column: str) -> str:
        """The head of a column."""
        return _told(words, f"box-column-{_message(column)}", column.replace("_", " "))

    def rows(self, document: Document) -> list[Row]:
        """The rows of a document that a game has accepted; of what no rule reads, nothing may be left."""
        try:
            found = value_at(document, self.path)
        except (LookupError, TypeError, ValueError):
            return []
        if self.shape is Shape.VALUES:
            leaves = _leaves(found if self.path else _top(found)) if isinstance(found, dict) else ()
            return [Row(key, join(self.path, key), {"key": key, "value": value}) for key, value in leaves]
        rows = []
        for i, given in enumerate(found if isinstance(found, list) else ()):
            cells = self._cells(given)
            named = [write_cell(cells.get(column)) for column in self.columns[: self.key_length]]
            key = " ".join(named) or str(i + 1)
            rows.append(Row(key, f"{self.path}.{i}", cells))
        return rows

    def is_reconstructed(self, row: Row, column: str) -> bool:
        """Is the value of this cell our own, because nobody has published it?

        Cards may say where they come from themselves, in a column `from`: `public (tuck reconstructed)`.
        """
        if column in self.columns[: self.key_length]:
            return False
        source = str(row.cells.get("from", ""))
        if column != "from" and "reconstructed" in source:
            return source.startswith("reconstructed") or column in source.partition("(")[2]
        name = row.key if self.shape is Shape.VALUES else f"{row.key}.{column}"
        return any(fnmatchcase(name, pattern) for pattern in self.reconstructed)

    @cached_property
    def key_length(self) -> int:
        """How many of its first columns tell the rows apart; 0 if nothing less than the whole row does."""
        if self.shape is Shape.VALUES:
            return 1
        rows = [list(map(write_cell, self._cells(row).values())) for row in value_at(self.shipped, self.path)]
        for length in range(1, len(self.columns)):
            if len({tuple(row[:length]) for row in rows}) == len(rows):
                return length
        return 0

    @cached_property
    def kinds(self) -> Mapping[str, Kind]:
        """What each column holds; of values, what each key does."""
        if self.shape is Shape.VALUES:
            return {row.key: kind_of([row.cells["value"]]) for row in self.rows(self.shipped)}
        rows = self.rows(self.shipped)
        return {column: kind_of([row.cells[column] for row in rows if column in row.cells]) for column in self.columns}

    @cached_property
    def optional(self) -> frozenset[str]:
        """The columns that some rows have nothing in."""
        rows = self.rows(self.shipped)
        return frozenset(column for column in self.columns if any(column not in row.cells for row in rows))

    def _cells(self, given: Any) -> dict[str, Any]:
        if self.shape is Shape.TABLES and isinstance(given, dict):
            return {column: given[column] for column in dict.fromkeys([*self.columns, *given]) if column in given}
        if self.shape is Shape.LISTS and isinstance(given, list):
            return dict(zip(self.columns, given, strict=False))
        return {self.columns[0]: given}


@cache
def sheets_of(game: Game) -> tuple[Sheet, ...]:
    """All sheets of a game's box, in the order of the file."""
    file = game.folder / "face" / "components.toml"
    notes = read_document(file) if file.exists() else {}
    shipped = game.box.document
    found = []
    for path, shape in _places(shipped):
        columns = tuple(notes.get("columns", {}).get(path, ())) or _columns(value_at(shipped, path), shape)
        patterns = tuple(notes.get("reconstructed", {}).get(path or TOP, ()))
        found.append(Sheet(path, shape, columns, shipped, patterns))
    return tuple(found)


def sheet_named(game: Game, name: str) -> Sheet | None:
    """A sheet of a game by its name."""
    return next((sheet for sheet in sheets_of(game) if sheet.name == name), None)


def value_at(document: Any, path: str) -> Any:
    """What a path leads to; raises LookupError or TypeError."""
    for part in path.split(".") if path else ():
        document = document[int(part)] if isinstance(document, list) else document[part]
    return document


def _message(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


def _told(words: Words, message: str, otherwise: str) -> str:
    return words(message) if message in words else otherwise


def _places(document: Document) -> Iterator[tuple[str, Shape]]:
    """The sheets of a document, by path."""
    if _top(document):
        yield "", Shape.VALUES
    for key, value in document.items():
        if shape := _shape(value):
            yield key, shape
        elif isinstance(value, dict):
            if any(_shape(part) is None for part in value.values()):
                yield key, Shape.VALUES
            yield from ((f"{key}.{inner}", shape) for inner, part in value.items() if (shape := _shape(part)))


def _shape(value: object) -> Shape | None:
    if not isinstance(value, list) or not value:
        return None
    if all(isinstance(part, dict) for part in value):
        return Shape.TABLES
    if all(isinstance(part, list) for part in value):
        return Shape.LISTS
    return Shape.ENTRIES if is_flat(value) and len(value) > LONG else None


def _top(document: Document) -> Document:
    """What belongs to no section."""
    return {
        key: value
        for key, value in document.items()
        if key not in FIXED and not isinstance(value, dict) and _shape(value) is None
    }


def _columns(rows: Any, shape: Shape) -> tuple[str, ...]:
    match shape:
        case Shape.TABLES:
            return tuple(dict.fromkeys(key for row in rows for key in row))
        case Shape.LISTS:
            return tuple(str(i + 1) for i in range(max(map(len, rows))))
        case Shape.ENTRIES:
            return ("name",)
        case Shape.VALUES:
            return ("key", "value")


def _leaves(found: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    """The values of a section by dotted key: tables of numbers and texts are values, others are gone into."""
    for key, value in found.items():
        if before == "" and _shape(value):
            continue
        if isinstance(value, dict) and not is_table(value):
            yield from _leaves(value, join(before, key) + ".")
        else:
            yield before + key, value
