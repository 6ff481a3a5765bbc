"""The chapters of a game's rules in our own words (`face/words/rules.LANGUAGE.md`), and what cites them.

A heading names its chapter in the reader's language and ends with an anchor that is the same in all of them:
`### Placing pieces {#placing}`.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tianxia.words import Words

HEADING = re.compile(r"^(#{2,6}) (.+?) +\{#([a-z][a-z0-9-]*)\}$", re.MULTILINE)
"""A heading of the rules: its level, its title and its anchor."""
DEEP = 4
"""From this level on a chapter is a part of the one before it, and is cited with that one's title."""


class Chapter(NamedTuple):
    """A chapter of the rules in one language."""

    anchor: str
    title: str
    level: int
    parent: str = ""
    """The title of the chapter it is a part of."""

    @property
    def name(self) -> str:
        """As it is cited."""
        return f"{self.parent}: {self.title}" if self.parent else self.title


class Source(NamedTuple):
    """Where the rules say something."""

    chapter: str
    """The anchor in the rules in our own words."""
    page: str = ""
    """Of the rulebook; empty where the book has no number."""
    ruling: str = ""
    """The ruling that settles what the rulebook leaves open: R-8."""


class Refusal(NamedTuple):
    """Why an action is not legal."""

    code: str
    source: Source
    values: dict[str, Any]
    """What the sentence `refusal-CODE` needs; a text that is the id of a message stands for that message, and pairs of
    a message and its `count` stand for a list of them."""

    def sentence(self, words: Words) -> str:
        """The reason in words."""
        return words(f"refusal-{self.code}", **{key: _said(value, words) for key, value in self.values.items()})


@cache
def read_chapters(file: Path) -> Mapping[str, Chapter]:
    """The chapters of a file by anchor, in its order; none if there is no file."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    found: dict[str, Chapter] = {}
    parent = ""
    for marks, title, anchor in HEADING.findall(text):
        assert anchor not in found, f"{file}: there are two chapters {anchor!r}"
        is_part = len(marks) >= DEEP
        parent = parent if is_part else title
        found[anchor] = Chapter(anchor, title, len(marks), parent if is_part else "")
    return found


def cite(source: Source, chapters: Mapping[str, Chapter], words: Words) -> str:
    """Where the rules say something, in words: the page of the rulebook and the chapter."""
    name = chapters[source.chapter].name
    chapter = f"{name}, {source.ruling}" if source.ruling else name
    return words("cited-page", page=source.page, chapter=chapter) if source.page else words("cited", chapter=chapter)


def _said(value: Any, words: Words) -> Any:
    if isinstance(value, tuple):
        return ", ".join(words(message, count=count) for message, count in value)
    return words(value) if isinstance(value, str) and value in words else value
