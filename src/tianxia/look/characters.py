"""Chinese characters as outlines, so that they look the same where no Chinese font is installed."""

import re
import tomllib
from functools import cache
from pathlib import Path

from tianxia.look.lettering import text
from tianxia.look.shapes import Element, path, rounded

EM = 1000
"""The width of every character in its own units."""
CHARACTERS: dict[str, str] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
"""The path of each character, its base line at y = 0; scripts/characters.py writes them."""

_START = re.compile(r"M(-?\d+)")
_PARTS = {"start": 0.0, "middle": 0.5, "end": 1.0}


def brush(words: str, x: float, y: float, size: float, *, anchor: str = "start", fill: str = "var(--ink)") -> Element:
    """A line of Chinese characters as one path, hidden from screen readers; y is its base line.

    The anchor is start, middle or end.

    If one of the characters has no outline, the line is a text, and looks as the reader's fonts let it.

    >>> brush("天下", 0, 20, 10, anchor="middle").split('"')[2:]
    [' transform=', 'translate(-10 20) scale(0.01)', ' fill=', 'var(--ink)', ' aria-hidden=', 'true', '></path>']
    """
    if not all(character in CHARACTERS for character in words):
        return text(x, y, words, size, anchor=anchor, fill=fill, class_="brush", font_weight="bold", aria_hidden="true")
    left = x - _PARTS[anchor] * len(words) * size
    moved = f"translate({rounded(left)} {rounded(y)}) scale({size / EM:.4g})"
    return path(outline(words), transform=moved, fill=fill, aria_hidden="true")


@cache
def outline(words: str) -> str:
    """The path of a line of characters, each a character's width after the one before it.

    >>> [start[:8] for start in outline("下下").split("M")]
    ['', '842-845l', '1842-845']
    """
    return "".join(_shifted(CHARACTERS[character], i * EM) for i, character in enumerate(words))


def _shifted(d: str, by: int) -> str:
    """A path moved to the right: only the starts of its parts have absolute coordinates."""
    return _START.sub(lambda start: f"M{int(start[1]) + by}", d) if by else d
