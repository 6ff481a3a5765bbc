"""Cells: a value of a box as a person writes it into a cell of a spreadsheet, and back.

Numbers and texts are themselves, a list is `red, black`, a table of counts is `white 1, clay 3`, and what is nested
more deeply is JSON. What a cell should hold is told by the box that is shipped; what it does hold may be wrong, and the
game says so.
"""

import json
import re
from collections.abc import Sequence
from enum import Enum
from typing import Any

from tianxia.kernel.documents import shown
from tianxia.kernel.errors import Unreadable

NUMBER = re.compile(r"[+-]?[0-9]{1,15}")
FRACTION = re.compile(r"[+-]?[0-9]{1,15}[.,][0-9]{1,15}")
SCALARS = (str, int, float)


class Kind(Enum):
    """What a column holds."""

    TEXT = "text"
    NUMBER = "number"
    FLAG = "flag"
    LIST = "list"
    TABLE = "table"
    NESTED = "nested"


def is_flat(value: object) -> bool:
    """A list of numbers and texts."""
    return isinstance(value, list) and all(isinstance(part, SCALARS) for part in value)


def is_table(value: object) -> bool:
    """A table of numbers and texts."""
    return isinstance(value, dict) and all(isinstance(part, SCALARS) for part in value.values())


def kind_of(values: Sequence[object]) -> Kind:
    """What values of one column have in common.

    >>> kind_of([1, 2.5]), kind_of([["red"], []]), kind_of([["red"], 1])
    (<Kind.NUMBER: 'number'>, <Kind.LIST: 'list'>, <Kind.NESTED: 'nested'>)
    """
    if all(isinstance(value, bool) for value in values):
        return Kind.FLAG
    if all(isinstance(value, str) for value in values):
        return Kind.TEXT
    if all(isinstance(value, int | float) for value in values):
        return Kind.NUMBER
    if all(map(is_flat, values)):
        return Kind.LIST
    return Kind.TABLE if all(map(is_table, values)) else Kind.NESTED


def write_cell(value: object) -> str:
    """A value as the text of a cell; None, which is not there, is empty.

    >>> write_cell(["red", "black"]), write_cell({"white": 1, "clay": 3}), write_cell([[1, 2]])
    ('red, black', 'white 1, clay 3', '[[1, 2]]')
    """
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, SCALARS):
        return str(value)
    if value and is_flat(value):
        parts = [str(part) for part in value]  # type: ignore[attr-defined]  # `is_flat` says so
        if all(_is_simple(part) for part in parts) and not parts[0].startswith("["):
            return ", ".join(parts)
    if value and is_table(value):
        pairs = [(key, str(part)) for key, part in value.items()]  # type: ignore[attr-defined]  # `is_table`
        if all(key and part and not re.search(r"[\s,{}=:]", key + part) for key, part in pairs):
            return ", ".join(f"{key} {part}" for key, part in pairs)
    return json.dumps(value, ensure_ascii=False)


def read_cell(text: str, kind: Kind) -> Any:
    """The value of a cell; raises Unreadable. What is no number where one belongs stays a text, for the game to refuse.

    >>> read_cell("red, black", Kind.LIST), read_cell("white 1; clay 3", Kind.TABLE), read_cell("7", Kind.NUMBER)
    (['red', 'black'], {'white': 1, 'clay': 3}, 7)
    """
    text = text.strip()
    match kind:
        case Kind.TEXT:
            return text
        case Kind.NUMBER:
            return _number(text)
        case Kind.FLAG:
            return {"true": True, "false": False}.get(text.lower(), text)
        case Kind.LIST:
            return _json(text, list) if text.startswith("[") else [_number(part) for part in _parts(text)]
        case Kind.TABLE:
            return _json(text, dict) if text.startswith("{") else dict(_pair(part) for part in _parts(text))
        case Kind.NESTED:
            return _json(text, object)


def _is_simple(part: str) -> bool:
    return bool(part) and part == part.strip() and "," not in part and ";" not in part


def _parts(text: str) -> list[str]:
    return [part.strip() for part in re.split("[,;]", text) if part.strip()]


def _pair(text: str) -> tuple[str, Any]:
    found = re.fullmatch(r"(\S+?)\s*(?:[\s=:])\s*(\S+)", text)
    if found is None:
        raise Unreadable("cell-pair", found=shown(text))
    return found[1], _number(found[2])


def _number(text: str) -> Any:
    """A number, if it looks like one."""
    if NUMBER.fullmatch(text):
        return int(text)
    return float(text.replace(",", ".")) if FRACTION.fullmatch(text) else text


def _json(text: str, kind: type) -> Any:
    try:
        found = json.loads(text)
        json.dumps(found, ensure_ascii=False).encode()  # no half characters
    except (ValueError, RecursionError):
        found = None
    if found is None or not isinstance(found, kind):
        raise Unreadable("cell-json", found=shown(text))
    return found
