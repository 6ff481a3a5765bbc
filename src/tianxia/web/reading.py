"""What visitors bring, read so that whatever is wrong with it is said in their own language."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from tianxia.kernel.errors import Unreadable
from tianxia.web.errors import WebError
from tianxia.words import Words

KNOWN = {
    "record": {
        "line 1": "no-record", "header": "record-header", "rules": "other-rules", "box": "other-box",
        "result": "record-result", "game": "unknown-game",
    },
    "campaign": {"": "no-campaign-file", "rules": "other-rules", "game": "unknown-game"},
    "table-request": {"players": "wrong-players"},
    "action": {"": "unknown-action"},
    "table": {"rules": "other-rules"},
}  # fmt: skip
"""What is read, and the errors people meet most by their place; the others say the place and what the library says."""


@contextmanager
def reading(what: str) -> Iterator[None]:
    """Read something (of KNOWN): what the library cannot read becomes an error in the visitor's language."""
    try:
        yield
    except Unreadable as error:
        path = error.path
        code = KNOWN[what].get(path, f"unreadable-{what}")
        detail = str(error).removeprefix(f"{path}: ")
        raise WebError(400, code, detail=detail, place=lambda words: _place(path, words)) from error


def _place(path: str, words: Words) -> str:
    """Where something stands: lines and actions in words, a path into a document as it is."""
    if found := re.fullmatch(r"action (\d+) \(line (\d+)\)", path):
        return words("place-action", action=found[1], line=found[2])
    if found := re.fullmatch(r"line (\d+)", path):
        return words("place-line", line=found[1])
    return path or words("place-whole")
