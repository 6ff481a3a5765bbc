"""Spreadsheets: a sheet of a box as CSV, written for every spreadsheet program and read from any."""

import csv
import io
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from tianxia.components.cells import Kind, read_cell, write_cell
from tianxia.components.sheets import Shape, Sheet
from tianxia.kernel.documents import Document, shown
from tianxia.kernel.errors import Unreadable

SEPARATORS = ",;\t"
"""What spreadsheet programs put between cells, by country and taste."""
EMPTY: dict[Kind, Any] = {Kind.LIST: [], Kind.TABLE: {}}


class Line(NamedTuple):
    """A row of a file that was read, where it began, and what is in it."""

    number: int
    cells: dict[str, str]
    is_too_long: bool


class Filled(NamedTuple):
    """A document with one sheet as somebody has written it."""

    document: Document
    lines: list[int]
    """The line of the file for each row of the sheet."""
    mistakes: list[Unreadable]


def write_csv(sheet: Sheet, document: Document) -> str:
    """The sheet as CSV, the heads of its columns first."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(sheet.columns)
    for row in sheet.rows(document):
        writer.writerow(_written(sheet, column, row.cells.get(column)) for column in sheet.columns)
    return out.getvalue()


def read_csv(sheet: Sheet, text: str, base: Document) -> Filled:
    """A box with this sheet instead of its own; what cannot be read is among the mistakes, with its line."""
    filled = Filled(deepcopy(base), [], [])
    try:
        lines = list(_lines(sheet, text))
    except csv.Error as error:
        filled.mistakes.append(Unreadable("not-csv", reason=str(error)))
        return filled
    except Unreadable as error:
        filled.mistakes.append(error)
        return filled
    rows: list[Any] = []
    for line in lines:
        if line.is_too_long:
            filled.mistakes.append(at_cell(line.number, "", Unreadable("too-many-cells", most=len(sheet.columns))))
            continue
        _read_value(sheet, line, filled) if sheet.shape is Shape.VALUES else _read_row(sheet, line, rows, filled)
    if sheet.shape is not Shape.VALUES:
        _put(filled.document, sheet.path, rows)
    return filled


def at_cell(line: int, column: str, reason: Unreadable) -> Unreadable:
    """A mistake in a line of a file, and in a column of it if that is known."""
    if not column:
        return Unreadable("at-line", line=str(line), reason=reason)
    return Unreadable("at-cell", line=str(line), column=column, reason=reason)


def _written(sheet: Sheet, column: str, value: object) -> str:
    """An empty list is an empty cell, unless that would mean that there is none."""
    is_plain = sheet.shape is not Shape.VALUES and column not in sheet.optional
    return "" if is_plain and value in ([], {}) else write_cell(value)


def _lines(sheet: Sheet, text: str) -> Iterator[Line]:
    """The rows of a file by column; raises Unreadable for heads that are not those of the sheet, or csv.Error."""
    if "\0" in text:
        raise Unreadable("not-csv", reason="NUL")
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_separator(text), strict=True)
    heads = [head.strip().lower() for head in next(reader, [])]
    while heads and not heads[-1]:
        heads.pop()
    _check_heads(heads, sheet.columns)
    before = reader.line_num
    for cells in reader:
        number, before = before + 1, reader.line_num
        if any(cell.strip() for cell in cells):
            is_too_long = any(cell.strip() for cell in cells[len(heads) :])
            padded = [*cells, *[""] * len(heads)][: len(heads)]
            yield Line(number, dict(zip(heads, padded, strict=True)), is_too_long)


def _separator(text: str) -> str:
    head = text.lstrip("\r\n").partition("\n")[0]
    return max(SEPARATORS, key=head.count)


def _check_heads(heads: Sequence[str], columns: Sequence[str]) -> None:
    known = ", ".join(columns)
    for head in heads:
        if head not in columns:
            raise Unreadable("csv-head", found=shown(head), known=known)
        if heads.count(head) > 1:
            raise Unreadable("csv-head-twice", found=shown(head))
    missing = [column for column in columns if column not in heads]
    if missing:
        raise Unreadable("csv-head-missing", missing=", ".join(missing), known=known)


def _read_row(sheet: Sheet, line: Line, rows: list[Any], filled: Filled) -> None:
    """Add a row; a cell that cannot be read keeps its text, and is a mistake."""
    cells: dict[str, Any] = {}
    for column in sheet.columns:
        text, kind = line.cells[column].strip(), sheet.kinds[column]
        if not text and column in sheet.optional:
            continue
        try:
            cells[column] = read_cell(text, kind) if text or kind not in EMPTY else deepcopy(EMPTY[kind])
        except Unreadable as error:
            filled.mistakes.append(at_cell(line.number, column, error))
            cells[column] = text
    filled.lines.append(line.number)
    match sheet.shape:
        case Shape.TABLES:
            rows.append(cells)
        case Shape.LISTS:
            rows.append(list(cells.values()))
        case _:
            rows.append(cells[sheet.columns[0]])


def _read_value(sheet: Sheet, line: Line, filled: Filled) -> None:
    """Take over a value; those that the file leaves out stay as they are."""
    key = line.cells["key"].strip()
    if key not in sheet.kinds:
        known = ", ".join(sheet.kinds)
        filled.mistakes.append(at_cell(line.number, "key", Unreadable("not-one-of", found=shown(key), known=known)))
        return
    try:
        _put(
            filled.document,
            f"{sheet.path}.{key}" if sheet.path else key,
            read_cell(line.cells["value"], sheet.kinds[key]),
        )
    except Unreadable as error:
        filled.mistakes.append(at_cell(line.number, "value", error))


def _put(document: Document, path: str, value: Any) -> None:
    *sections, last = path.split(".")
    for section in sections:
        document = document.setdefault(section, {})
    document[last] = value
