"""Reading values out of documents (positions, boxes) with errors that name the path."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from tianxia.kernel.errors import Unreadable

Document = dict[str, Any]
"""A position, a view, a result: what JSON or TOML can hold."""


def read_text(file: Path) -> str:
    """The text of a file; raises Unreadable."""
    try:
        return file.read_bytes().decode()
    except OSError as error:
        raise Unreadable("file", str(file), reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise Unreadable("not-text", str(file), byte=error.start) from error


def read_document(file: Path) -> Document:
    """A table from a JSON file (ending in .json) or a TOML file; raises Unreadable."""
    text = read_text(file)
    kind, parse = ("JSON", json.loads) if file.suffix == ".json" else ("TOML", tomllib.loads)
    try:
        document = parse(text)
    except (ValueError, RecursionError) as error:  # also numbers and nesting beyond all reason
        message = str(error).splitlines()[0] if str(error) else "nested too deeply"
        raise Unreadable("not-in-format", str(file), format=kind, reason=message[:200]) from error
    if not isinstance(document, dict):
        raise Unreadable("not-a-table", str(file), found=shown(document))
    return document


def line_of(text: str, path: str) -> int | None:
    r"""The line of a TOML text that a path leads to, as near as a look at the lines can tell; None if nothing fits.

    For files in which people list components: tables, keys, and lists with one entry a line.

    >>> line_of('game = "go"\n[cards]\nlist = [\n  [1, "a"],\n  [2, "b"],\n]', "cards.list.1.0")
    5
    """
    lines = [line.strip() for line in text.splitlines()]
    at: int | None = None
    for part in path.split("."):
        start = -1 if at is None else at
        if part.isdigit():
            found = _nth_entry(lines, start, int(part))
        else:
            heads = (f"[{part}]", f"[[{part}]]", f"[{path.partition('.')[0]}.{part}]")
            keys = (f"{part} ", f"{part}=", f'"{part}"', f'["{part}"', f'{{ "{part}"')
            found = next(
                (
                    i
                    for i in range(max(start, 0), len(lines))
                    if lines[i].startswith((*heads, *keys)) or lines[i] in heads
                ),
                None,
            )
        if found is None:
            break
        at = found
    return None if at is None else at + 1


def _nth_entry(lines: Sequence[str], start: int, index: int) -> int | None:
    """The entry of that index, counted from 0: of a list with one entry a line, or of tables with one name."""
    head = lines[start] if 0 <= start < len(lines) else ""
    if head.startswith("[["):
        entries = [i for i in range(start, len(lines)) if lines[i] == head]
    elif head.endswith("["):
        entries = [i for i in range(start + 1, len(lines)) if lines[i] and not lines[i].startswith("#")]
        end = next((i for i in entries if lines[i].startswith("]")), len(lines))
        entries = [i for i in entries if i < end]
    else:
        return None
    return entries[index] if index < len(entries) else None


def fail(path: str, problem: str, **values: object) -> NoReturn:
    """Refuse what is at this path; the sentence is the message `unreadable-PROBLEM`."""
    raise Unreadable(problem, path, **values)


def join(path: str, key: object) -> str:
    """The dotted path of a key below a path."""
    return f"{path}.{key}" if path else str(key)


def integer(value: object, path: str, low: int, high: int) -> int:
    """A whole number in a range; `true` and `1.0` are none."""
    if isinstance(value, bool) or not isinstance(value, int):
        fail(path, "not-a-number", low=str(low), high=str(high), found=shown(value))
    if not low <= value <= high:
        fail(path, "out-of-range", found=str(value), low=str(low), high=str(high))
    return value


def unsigned(value: object, path: str) -> int:
    """A 64-bit number, or a text such as "0xff" for readers that stop at 53 or 63 bits."""
    if isinstance(value, str):
        try:
            value = int(value, 0)
        except ValueError:
            fail(path, "not-unsigned", found=shown(value))
    return integer(value, path, 0, 2**64 - 1)


def boolean(value: object, path: str) -> bool:
    """`true` or `false`."""
    if not isinstance(value, bool):
        fail(path, "not-a-boolean", found=shown(value))
    return value


def choice(value: object, path: str, names: Sequence[str]) -> int:
    """The index of a text among the known names."""
    if not isinstance(value, str) or value not in names:
        fail(path, "not-one-of", known=", ".join(map(repr, names)), found=shown(value))
    return names.index(value)


def table(value: object, path: str, keys: Sequence[str] | None = None) -> Mapping[str, Any]:
    """A table whose keys are among the known ones."""
    if not isinstance(value, Mapping):
        fail(path, "not-a-table", found=shown(value))
    for key in value:
        if not isinstance(key, str):
            fail(join(path, key), "key-not-text")
        if keys is not None and key not in keys:
            fail(join(path, key), "unknown-key", known=", ".join(keys) or "-")
    return value


def whole_table(value: object, path: str, keys: Sequence[str]) -> Mapping[str, Any]:
    """A table that has exactly these keys."""
    found = table(value, path, keys)
    for key in keys:
        if key not in found:
            fail(join(path, key), "missing")
    return found


def items(value: object, path: str, length: int) -> Sequence[Any]:
    """A list of exactly so many values."""
    if not isinstance(value, list | tuple) or len(value) != length:
        fail(path, "not-a-list", length=length, found=shown(value))
    return value


def multiset(value: object, path: str, kinds: Sequence[str], most: int) -> list[int]:
    """Counts by kind; a kind left out is 0."""
    given = table(value, path, kinds)
    return [integer(given.get(kind, 0), join(path, kind), 0, most) for kind in kinds]


def check_derived(given: Mapping[str, Any], derived: Mapping[str, Any]) -> None:
    """Refuse derived keys that are given and wrong."""
    for key, value in derived.items():
        if key in given and given[key] != value:
            fail(key, "derived", expected=shown(value), found=shown(given[key]))


def shown(value: object) -> str:
    """A value in an error message: one line, not too long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
