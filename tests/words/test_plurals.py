"""Every message can be said with every number, and reaches every form it has for numbers."""

import re
from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from babel import Locale
from fluent.syntax import ast, visitor

from tests.words.texts import FOLDERS, messages, selects
from tianxia.words import LANGUAGES, words

NUMBERS = (0, 1, 2, 5, 11, 21)
NOUNS = {
    "en": r"(more |black |red |blue |green |yellow |wild )?(points|houses|emissaries|cards|turns|tiles|soldiers|leaders"
    r"|governors|hexes|sides|actions|workers|canals|outsiders|provisions|shells|huts|officials|spaces|pieces|days|hours"
    r"|minutes|rounds|games|choices|decisions|possibilities|pagodas|farmers|traders)\b",
    "ru": r"(чёрн\w+ |красн\w+ |син\w+ |зелён\w+ |жёлт\w+ )?(очк|здани|эмиссар|карт|ход(а|ов)?\b|тайл|солдат|лидер|гекс"
    r"|сторон|действи|работник|канал|чужак|раковин|хижин|чиновник|мест(о|а)?\b|фишк|фишек|д(ень|ня|ней)\b|час|минут|раунд"
    r"|парти|вариант|решени|пагод|земледел|торгов)",
}
"""Things that are counted, as they are after a number."""
NEVER_ONE = {
    "board-region", "board-seat", "draw-region-label", "final-row", "moment-region-rule", "refusal-card-not-in-hand",
    "refusal-no-such-side", "refusal-unites-in-conflict",
}  # fmt: skip
"""Messages with a number that is never one (spaces of a region, sides of a war), or with no number."""
FORMS = {"zero", "one", "two", "few", "many"}
EVERY = [(name, language) for name in FOLDERS for language in LANGUAGES]


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.found: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.found.add(node.id.name)


def variable(select: ast.SelectExpression) -> str:
    (name,) = Variables(ast.Pattern([ast.Placeable(select.selector)])).found
    return name


def keys(select: ast.SelectExpression) -> list[str]:
    return [key.name if isinstance(key := v.key, ast.Identifier) else str(float(key.value)) for v in select.variants]


def is_counted(select: ast.SelectExpression) -> bool:
    """Is a number chosen by, rather than a word?"""
    return any(isinstance(v.key, ast.NumberLiteral) or v.key.name in FORMS for v in select.variants)


def chosen(select: ast.SelectExpression, number: int, language: str) -> str:
    """The form that a number chooses."""
    known = keys(select)
    form = Locale(language).plural_form(number)
    default = next(key for key, v in zip(known, select.variants, strict=True) if v.default)
    return next((key for key in (str(float(number)), form) if key in known), default)


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_every_message_is_said_with_every_number(name: str, language: str) -> None:
    say = words(language, FOLDERS[name])
    for key, pattern in messages(name, language).items():
        if key.startswith("-"):
            continue
        values: dict[str, list[object]] = {found: ["x"] for found in Variables(pattern).found}
        for select in selects(pattern):
            if is_counted(select):
                values[variable(select)] = list(NUMBERS)
            elif values[variable(select)] != list(NUMBERS):
                values[variable(select)] = [*values[variable(select)], *keys(select)]
        for given in product(*values.values()):
            assert say(key, **dict(zip(values, given, strict=True))), key


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_every_form_is_reached(name: str, language: str) -> None:
    idle = [
        f"{key}: {sorted(set(keys(select)) - reached)}"
        for key, pattern in messages(name, language).items()
        for select in selects(pattern)
        if is_counted(select)
        and (reached := {chosen(select, n, language) for n in (*NUMBERS, *map(int, literals(select)))})
        != set(keys(select))
    ]
    assert idle == []


def literals(select: ast.SelectExpression) -> list[float]:
    return [float(v.key.value) for v in select.variants if isinstance(v.key, ast.NumberLiteral)]


@pytest.mark.parametrize("name", FOLDERS)
def test_russian_tells_few_from_many_before_a_noun(name: str) -> None:
    """One and other are enough for English; a Russian noun that follows its number has three forms."""
    poor = [
        key
        for key, pattern in messages(name, "ru").items()
        for select in selects(pattern)
        if "one" in keys(select) and "few" not in keys(select)
        and any(variable(select) in dict(numbered(variant.value)) for variant in select.variants)
    ]  # fmt: skip
    assert poor == []


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_a_noun_agrees_with_the_number_before_it(name: str, language: str) -> None:
    loose = [
        f"{key}: {before} {noun}"
        for key, pattern in messages(name, language).items()
        for before, noun in uncounted(pattern, frozenset())
        if re.match(NOUNS[language], noun) and key not in NEVER_ONE and not key.startswith("unreadable-")
    ]
    assert loose == []


def uncounted(pattern: ast.Pattern, known: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The variables that a word follows where no choice has been made by them, with that word."""
    yield from (pair for pair in numbered(pattern) if pair[0] not in known)
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(select := element.expression, ast.SelectExpression):
            for variant in select.variants:
                yield from uncounted(variant.value, known | ({variable(select)} if is_counted(select) else set()))


def numbered(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """The variables that a word follows, with the text from there."""
    for element, after in pairwise(pattern.elements):
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            text = after.value if isinstance(after, ast.TextElement) else ""
            if re.match(r" \w", text):
                yield element.expression.id.name, text[1:]
