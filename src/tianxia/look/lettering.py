"""Text in a drawing: a line of it, about how wide it is, and how to make it fit."""

import re
import unicodedata

from tianxia.look.shapes import Element, Value, readable, tag


def text(
    x: float,
    y: float,
    words: str | int,
    size: float = 14,
    *,
    anchor: str = "start",
    fill: str = "var(--ink)",
    **attributes: Value,
) -> Element:
    """One line of text; y is its base line, anchor is start, middle or end."""
    given = None if anchor == "start" else anchor
    return tag("text", readable(str(words)), x=x, y=y, font_size=size, text_anchor=given, fill=fill, **attributes)


def text_width(words: str, size: float) -> float:
    """A generous estimate of a line's width, without access to the fonts."""
    wide = sum(1.0 if unicodedata.east_asian_width(c) in "WF" else 0.82 if c.isupper() or c in "mwшщжмюы" else 0.61
               for c in words)  # fmt: skip
    return wide * size


def fitted(words: str, width: float, size: float) -> str:
    """The text, or as much of it as fits with an ellipsis. The number that tells two of one name apart always stays.

    >>> fitted("Sima Qian", 200, 14), fitted("Grand Historian Sima Qian", 100, 14)
    ('Sima Qian', 'Grand Hist…')
    >>> fitted("Grand Historian (2)", 100, 14)
    'Grand… (2)'
    """
    if text_width(words, size) <= width:
        return words
    kept = _NUMBER.search(words)
    end = "…" + (kept[0] if kept else "")
    words = words.removesuffix(end[1:])
    while words and text_width(words + end, size) > width:
        words = words[:-1]
    return words.rstrip() + end


_NUMBER = re.compile(r" \(\d+\)$")


def wrapped(words: str, width: float, size: float) -> list[str]:
    """The text in lines that fit.

    >>> wrapped("Under heaven all is one", 120, 14)
    ['Under heaven', 'all is one']
    """
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
