"""Sources: what box.toml says above a table about where its values come from. It says so in English only."""

import re
from functools import cache

from tianxia.components.sheets import Sheet
from tianxia.kernel.game import Game


@cache
def source_of(game: Game, sheet: Sheet) -> str:
    """The comment above a table of the shipped box, or else above its section."""
    section, _, key = sheet.path.partition(".")
    lines = game.box.text.splitlines()
    head = _first(lines, 0, rf"\[\[?{re.escape(section)}[].]")
    if not section or head is None:
        return ""
    own = _first(lines, head, rf"{re.escape(key)}\s*=") if key else None
    return (_above(lines, own) if own else "") or _above(lines, head)


def _first(lines: list[str], start: int, pattern: str) -> int | None:
    """The first line from there on that begins so."""
    return next((at for at in range(start, len(lines)) if re.match(pattern, lines[at])), None)


def _above(lines: list[str], at: int) -> str:
    """The block of comments that ends before a line; an empty line may be between."""
    if at and not lines[at - 1].strip():
        at -= 1
    first = at
    while first and lines[first - 1].startswith("#"):
        first -= 1
    return " ".join(filter(None, (line.strip("#- ") for line in lines[first:at])))
