"""Reading values out of documents (positions, boxes) with errors that name the path."""

import errno
import json
import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from tianxia.kernel.errors import Unreadable, Unwritable

Document = dict[str, Any]
"""A position, a view, a result: what JSON or TOML can hold."""


_SYSTEM = {
    errno.ENOENT: "os-missing", errno.EISDIR: "os-folder", errno.ENOTDIR: "os-not-a-folder",
    errno.EACCES: "os-forbidden", errno.EPERM: "os-forbidden", errno.EEXIST: "os-exists", errno.ENOSPC: "os-full",
    errno.EROFS: "os-read-only", errno.ENAMETOOLONG: "os-name", errno.EADDRINUSE: "os-taken",
    errno.EADDRNOTAVAIL: "os-no-address",
}  # fmt: skip
"""Messages for the most common system errors; others are quoted."""


_HALF = re.compile(r"\\u[dD][89a-fA-F]")
"""How JSON names half a character."""


def system_reason(error: OSError | ValueError) -> Unreadable:
    """Why the system refuses something, for a sentence in the reader's language."""
    if isinstance(error, OSError):
        text = error.strerror or type(error).__name__
        return Unreadable(_SYSTEM.get(error.errno or 0, "os-other"), text=text)
    return Unreadable("os-name")  # a name with a zero byte


def read_text(file: Path) -> str:
    """The text of a file; raises Unreadable."""
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise Unreadable("not-text", str(file), byte=str(error.start)) from error
    except (OSError, ValueError) as error:
        raise Unreadable("file", str(file), reason=system_reason(error)) from error


def write_text(file: Path, text: str) -> None:
    """Write a file atomically: to a temporary file beside it, synced, then renamed.

    Raises Unwritable.
    """
    try:
        beside = file.with_name(file.name + ".part")
        with beside.open("w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
        _sync_folder(file.parent)
    except (OSError, ValueError) as error:
        raise Unwritable("file", str(file), reason=system_reason(error)) from error


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself durable, where the system can."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_document(file: Path) -> Document:
    """A table from a JSON file (ending in .json) or a TOML file; raises Unreadable."""
    parse = parse_json if file.suffix == ".json" else parse_toml
    return parse(read_text(file), str(file))


def parse_json(text: str, path: str) -> Document:
    """The table that a JSON text holds; raises Unreadable at this path."""
    document = _parse("JSON", json.loads, text, path)
    if _HALF.search(text) and not _is_text(document):
        raise Unreadable("half-a-character", path)
    return document


def parse_toml(text: str, path: str) -> Document:
    """The table that a TOML text holds; raises Unreadable at this path."""
    return _parse("TOML", tomllib.loads, text, path)


def _parse(kind: str, parse: Callable[[str], Any], text: str, path: str) -> Document:
    try:
        document = parse(text)
    except RecursionError as error:
        raise Unreadable("nested-too-deeply", path) from error
    except (json.JSONDecodeError, tomllib.TOMLDecodeError) as error:
        line, column = _place(error, text)
        raise Unreadable("not-in-format", path, format=kind, line=str(line), column=str(column)) from error
    except ValueError as error:  # Python converts no texts of thousands of digits
        raise Unreadable("number-too-long", path) from error
    if not isinstance(document, dict):
        raise Unreadable("not-a-table", path, found=shown(document))
    return document


def _is_text(document: Document) -> bool:
    """Can it be written? JSON can name half a character (a surrogate without its other half), which no file holds."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _place(error: ValueError, text: str) -> tuple[int, int]:
    """The line and column of a mistake; TOML's are only in its text, and the end of the document has none."""
    if isinstance(error, json.JSONDecodeError):
        return error.lineno, error.colno
    if found := re.search(r"at line (\d+), column (\d+)", str(error)):
        return int(found[1]), int(found[2])
    lines = text.splitlines() or [""]
    return len(lines), len(lines[-1]) + 1


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
    """A whole number in a range; `true` and `1.0` are not whole numbers."""
    if isinstance(value, bool) or not isinstance(value, int):
        fail(path, "not-a-number", low=str(low), high=str(high), found=shown(value))
    if not low <= value <= high:
        fail(path, "out-of-range", found=shown(value), low=str(low), high=str(high))
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


def text_value(value: object, path: str) -> str:
    """A text."""
    if not isinstance(value, str):
        fail(path, "not-a-text", found=shown(value))
    return value


def list_value(value: object, path: str) -> Sequence[Any]:
    """A list of any length."""
    if not isinstance(value, list):
        fail(path, "not-any-list", found=shown(value))
    return value


def whole_table(value: object, path: str, keys: Sequence[str]) -> Mapping[str, Any]:
    """A table that has exactly these keys."""
    found = table(value, path, keys)
    for key in keys:
        if key not in found:
            fail(join(path, key), "missing")
    return found


def items(value: object, path: str, length: int) -> Sequence[Any]:
    """A list of exactly this length."""
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
    try:
        text = repr(value)
    except ValueError:  # Python writes no numbers of thousands of digits
        text = hex(value) if isinstance(value, int) else type(value).__name__
    return text if len(text) <= 60 else text[:57] + "..."
