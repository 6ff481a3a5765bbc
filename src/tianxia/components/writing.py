"""Writing a box as TOML: sections and lists as people write them, a row a line."""

import json
import re
from collections.abc import Iterator
from typing import Any

from tianxia.kernel.documents import Document

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH = 100
"""Characters of a list in one line."""


def write_toml(document: Document) -> str:
    r"""A document as TOML, which reads back to the same.

    >>> print(write_toml({"game": "go", "cards": {"list": [[1, "a"], [2, "b"]]}}), end="")
    game = "go"
    <BLANKLINE>
    [cards]
    list = [
      [1, "a"],
      [2, "b"],
    ]
    """
    return "\n".join(_section(document, "")).strip("\n") + "\n"


def _section(document: Document, path: str) -> Iterator[str]:
    later = {key: value for key, value in document.items() if _is_section(value) or _is_array(value)}
    for key, value in document.items():
        if key not in later:
            yield f"{_key(key)} = {_rows(value)}"
    for key, value in later.items():
        name = f"{path}.{_key(key)}" if path else _key(key)
        for part in value if _is_array(value) else [value]:
            yield ""
            yield f"[[{name}]]" if _is_array(value) else f"[{name}]"
            yield from _lines(part) if _is_array(value) or path else _section(part, name)


def _lines(table: Document) -> Iterator[str]:
    return (f"{_key(key)} = {_rows(value)}" for key, value in table.items())


def _is_section(value: object) -> bool:
    return isinstance(value, dict) and bool(value)


def _is_array(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(part, dict) for part in value)


def _rows(value: Any) -> str:
    """A long list has a row a line, so that mistakes in it have lines too."""
    inline = _inline(value)
    if not isinstance(value, list) or (len(inline) <= _WIDTH and not any(isinstance(part, list) for part in value)):
        return inline
    return "[\n" + "".join(f"  {_inline(part)},\n" for part in value) + "]"


def _inline(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list():
            return f"[{', '.join(map(_inline, value))}]"
        case dict():
            pairs = ", ".join(f"{_key(key)} = {_inline(part)}" for key, part in value.items())
            return f"{{ {pairs} }}" if pairs else "{}"
        case _:
            return repr(value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _inline(key)
