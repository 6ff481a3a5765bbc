"""Differences: what somebody's box has that the shipped one has not, cell by cell."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tianxia.components.cells import write_cell
from tianxia.components.sheets import Row, Shape, Sheet, sheets_of
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Game


class Difference(NamedTuple):
    """A cell that differs, or a whole row that only one of the boxes has."""

    sheet: Sheet
    row: str
    column: str
    """Empty: the row."""
    before: str | None
    """As shipped; None: it is not there."""
    after: str | None


def differences(game: Game, document: Document) -> list[Difference]:
    """All that differs from the box that is shipped, in the order of the file."""
    return [found for sheet in sheets_of(game) for found in _compare(sheet, document)]


def _compare(sheet: Sheet, document: Document) -> Iterator[Difference]:
    before, after = sheet.rows(sheet.shipped), sheet.rows(document)
    old, new = {row.key: row for row in before}, {row.key: row for row in after}
    is_named = sheet.key_length or sheet.shape is Shape.ENTRIES
    if not is_named or len(new) < len(after):
        yield from _compare_lines(sheet, before, after)
        return
    for key in dict.fromkeys([*old, *new]):
        if key not in new:
            yield Difference(sheet, key, "", _line(old[key]), None)
        elif key not in old:
            yield Difference(sheet, key, "", None, _line(new[key]))
        else:
            yield from _compare_rows(sheet, old[key], new[key])


def _compare_rows(sheet: Sheet, old: Row, new: Row) -> Iterator[Difference]:
    for column in dict.fromkeys([*sheet.columns, *new.cells]):
        was, now = old.cells.get(column), new.cells.get(column)
        if was != now:
            texts = (write_cell(value) if value is not None else None for value in (was, now))
            yield Difference(sheet, old.key, column, *texts)


def _compare_lines(sheet: Sheet, before: list[Row], after: list[Row]) -> Iterator[Difference]:
    """Rows without a name, as roads are: each is there or not."""
    old, new = Counter(map(_line, before)), Counter(map(_line, after))
    yield from (Difference(sheet, line, "", line, None) for line in (old - new).elements())
    yield from (Difference(sheet, line, "", None, line) for line in (new - old).elements())


def _line(row: Row) -> str:
    values = [row.cells["value"]] if "value" in row.cells else list(row.cells.values())
    return " · ".join(write_cell(value) for value in values)
