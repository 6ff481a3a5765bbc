"""Words: Fluent messages in the reader's language.

A game's `words/` folder and the shared one hold a file per language (`en.ftl`), or several (`en.story.ftl`). A message
that is missing is a bug (the contract suite compares the languages and tries every message), so it raises instead of
showing a key. A message is parsed when it is first said, with those it refers to: there are thousands, and a page needs
a few.
"""

import re
from collections.abc import Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru")
SHARED = Path(__file__).resolve().parent

BEGIN = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message, or a term, begins in a file."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\b(?!\s*\(\s*\$)")
"""How one refers to another; a function's name is followed by a variable in parentheses."""
REMEMBERED = 20_000
"""How many texts of one language are remembered."""


class Words:
    """The messages of one language: `words("region-scored", region="Wei")`."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self.names: tuple[str, ...] = ()
        """What the seats are called; without names, by number."""
        self._bundles: list[FluentBundle] = []
        """The one that knows what was parsed; made when it is needed, and shared with the words for other names."""
        self._said: dict[tuple[Any, ...], str] = {}
        """What was said already: a drawing has hundreds of labels, and most of them stay from action to action."""
        self._sources: dict[str, str] = {}
        """What is written of each message."""
        for folder in folders:
            for file in word_files(folder, language):
                self._sources = read_messages(file) | self._sources

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def __eq__(self, other: object) -> bool:
        """Equal if messages and names are the same, so that a cached drawing is found again."""
        return isinstance(other, Words) and self._sources is other._sources and self.names == other.names

    def __hash__(self) -> int:
        return hash((id(self._sources), self.names))

    def named(self, names: Sequence[str]) -> "Words":
        """The same words for a table whose seats have these names."""
        other = copy(self)
        other.names = tuple(names)
        return other

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat] if seat < len(self.names) else self("seat", seat=int(seat))

    def __call__(self, message: str, **values: Any) -> str:
        """The text of a message."""
        key = (message, *values.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._say(message, values)
        return said

    def _say(self, message: str, values: dict[str, Any]) -> str:
        from fluent.runtime import FluentBundle, FluentResource  # a third of a second that a silent engine need not pay

        if not self._bundles:
            self._bundles.append(FluentBundle([self.language], use_isolating=False))
        bundle = self._bundles[0]
        if not bundle.has_message(message):
            bundle.add_resource(FluentResource(self._with_references(message)))
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"message {message!r} has only attributes"
        plain = {name: value.item() if hasattr(value, "item") else value for name, value in values.items()}  # numpy's
        text, errors = bundle.format_pattern(pattern, plain)
        if errors:
            raise LookupError(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def _with_references(self, message: str) -> str:
        """The source of a message, and of all that it refers to."""
        found: dict[str, str] = {}
        todo = [message]
        while todo:
            name = todo.pop()
            if name not in found:
                found[name] = self._sources[name]
                todo += [other for other in REFERENCE.findall(found[name]) if other in self._sources]
        return "\n".join(found.values())


def word_files(folder: Path, language: str) -> list[Path]:
    """The files of a language in a folder of words."""
    return sorted(folder.glob(f"{language}.*ftl"))


def read_messages(file: Path) -> dict[str, str]:
    """The messages of a file by name, not parsed yet."""
    text = file.read_text(encoding="utf-8")
    found = list(BEGIN.finditer(text))
    ends = [*(begin.start() for begin in found[1:]), len(text)]
    return {begin[1]: text[begin.start() : end] for begin, end in zip(found, ends, strict=True)}


@cache
def words(language: str, *folders: Path) -> Words:
    """The words of these folders, with the shared ones."""
    if language not in LANGUAGES:
        raise LookupError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
    return Words(language, (SHARED, *folders))


_known: list[Path] = []


def make_known(folder: Path) -> None:
    """Add a folder whose messages `all_words` knows: a game's."""
    _known.append(folder)
    all_words.cache_clear()


@cache
def all_words(language: str) -> Words:
    """Every message of the library and its games, for errors that do not know where they come from.

    Message ids that several games use mean any of them; those of errors are unique.
    """
    return Words(language, (SHARED, *_known))
