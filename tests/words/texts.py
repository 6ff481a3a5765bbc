"""Everything the library says to people, by game and language, as plain texts."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import tianxia
from tianxia.games import GAMES
from tianxia.words import word_files

PACKAGE = Path(tianxia.__file__).parent
SHIPPED = [game for game in GAMES.values() if game.folder.is_relative_to(PACKAGE)]
"""The games of the library; a test may have added others."""
GAP = " … "
"""Stands in a text for what only the moment knows: a name, a number."""
FOLDERS = {
    **{game.folder.name: game.folder / "face" / "words" for game in SHIPPED},
    "web": PACKAGE / "web" / "words",
    "shared": PACKAGE / "words",
}
"""Where words are, by game; besides those of the pages, and those that all share."""


@cache
def messages(name: str, language: str) -> dict[str, ast.Pattern]:
    """The messages and terms of a folder of words, by id."""
    found = {}
    for file in word_files(FOLDERS[name], language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term) and entry.value:
                found[entry.id.name] = entry.value
    return found


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """The choices of a message, also those within others."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)


def variants(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a message: with every choice as it is by default, and every other way it can be put on its own."""
    yield _default(pattern)
    for select in selects(pattern):
        yield from (_default(variant.value) for variant in select.variants if not variant.default)


def documents(name: str, language: str) -> list[Path]:
    """The rules panels of a folder of words."""
    return sorted(FOLDERS[name].glob(f"*.{language}.md"))


def _default(pattern: ast.Pattern) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _placed(element.expression)
        for element in pattern.elements
    )


def _placed(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
    if isinstance(expression, ast.SelectExpression):
        return _default(next(variant.value for variant in expression.variants if variant.default))
    return expression.value if isinstance(expression, ast.StringLiteral) else GAP
