"""Checking a box that somebody has corrected: as many of its mistakes as can be found at once, each with its line.

The game stops at the first mistake. So that place is put back as it is shipped, and the game is asked again, until it
has nothing to say: what it said on the way are the mistakes.
"""

import codecs
from copy import deepcopy
from typing import Any, NamedTuple

from tianxia.components.sheets import Sheet, value_at
from tianxia.components.spreadsheets import at_cell, read_csv
from tianxia.components.writing import write_toml
from tianxia.kernel.boxes import Box, make_box, parse_document
from tianxia.kernel.documents import Document, line_of
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Game

MOST_MISTAKES = 20
"""Nobody reads more at once."""
LARGEST = 60_000
"""Bytes of a box or of one sheet: four times the largest that is shipped."""


class Checked(NamedTuple):
    """What came of somebody's correction: a box, or the mistakes in it."""

    box: Box | None
    mistakes: list[Unreadable]


def decode(content: bytes) -> str:
    """The text of a file that somebody has saved, perhaps from a spreadsheet; raises Unreadable."""
    if len(content) > LARGEST:
        raise Unreadable("box-too-large", most=LARGEST, found=len(content))
    is_wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return content.decode("utf-16" if is_wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable("not-utf-8", byte=str(error.start)) from error


def check_text(game: Game, text: str) -> Checked:
    """Read a whole box file."""
    try:
        document = parse_document(text, "box")
    except Unreadable as error:
        return Checked(None, [Unreadable(error.problem, "", **error.values)])
    box, found = _examine(game, document, text)
    return Checked(box, [_at_line(text, mistake) for mistake in found])


def check_sheet(game: Game, sheet: Sheet, text: str, base: Document) -> Checked:
    """Read one sheet of a box as CSV, instead of the one that is in a document."""
    filled = read_csv(sheet, text, base)
    if filled.mistakes:  # what the game says of cells that could not be read would only repeat them
        return Checked(None, filled.mistakes[:MOST_MISTAKES])
    is_same = filled.document == game.box.document
    box, found = _examine(game, filled.document, game.box.text if is_same else write_toml(filled.document))
    return Checked(box, [_in_sheet(sheet, filled.lines, mistake) for mistake in found])


def _examine(game: Game, document: Document, text: str) -> tuple[Box | None, list[Unreadable]]:
    """The box of a document, or what its game finds wrong with it."""
    found: list[Unreadable] = []
    trial = document
    while len(found) < MOST_MISTAKES:
        try:
            box = make_box(game, trial, text)
        except Unreadable as mistake:
            found.append(mistake)
            trial = deepcopy(trial) if trial is document else trial
            if not _put_back(trial, game.box.document, mistake.path):
                break
        else:
            return (None if found else box), found
    return None, found


def _put_back(trial: Document, shipped: Document, path: str) -> bool:
    """Make a place as it is shipped, or if it is already, the one around it; False if nothing is left to put back."""
    parts = path.split(".") if path else []
    while parts:
        place = ".".join(parts[:-1])
        around, printed = _found(trial, place), _found(shipped, place)
        if isinstance(around, dict | list) and type(around) is type(printed) and _replace(around, printed, parts[-1]):
            return True
        parts.pop()
    return False


def _replace(around: Any, printed: Any, last: str) -> bool:
    """Put one value back; False if it is as shipped."""
    key: Any = int(last) if isinstance(around, list) and last.isdecimal() else last
    was, now = _item(printed, key), _item(around, key)
    if was == now:
        return False
    if was is not None and (isinstance(around, dict) or now is not None):
        around[key] = deepcopy(was)
    elif isinstance(around, dict) and key in around:
        del around[key]
    else:
        return False
    return True


def _item(around: Any, key: Any) -> Any:
    try:
        return around[key]
    except (LookupError, TypeError):
        return None


def _found(document: Document, path: str) -> Any:
    try:
        return value_at(document, path)
    except (LookupError, TypeError, ValueError):
        return None


def _at_line(text: str, mistake: Unreadable) -> Unreadable:
    line = line_of(text, mistake.path) if mistake.path else None
    return mistake if line is None else Unreadable("at-line", line=str(line), reason=mistake)


def _in_sheet(sheet: Sheet, lines: list[int], mistake: Unreadable) -> Unreadable:
    """A mistake by line and column of the spreadsheet, if it is in the sheet."""
    row, _, rest = mistake.path.removeprefix(f"{sheet.path}.").partition(".")
    if not mistake.path.startswith(f"{sheet.path}.") or not row.isdecimal() or int(row) >= len(lines):
        return mistake
    column = rest.partition(".")[0]
    if column.isdecimal() and int(column) < len(sheet.columns):
        column = sheet.columns[int(column)]
    return at_cell(lines[int(row)], column, Unreadable(mistake.problem, "", **mistake.values))
