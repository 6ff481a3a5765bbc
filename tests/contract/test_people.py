"""What people see: words in every language, text boards, drawings."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.contract.cases import Case, every_default, every_game, every_option, games, moments, random_table
from tianxia.kernel.game import Game
from tianxia.words import LANGUAGES, SHARED, word_files


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.names.add(node.id.name)


def messages(game: Game, language: str) -> Iterator[tuple[str, set[str]]]:
    files = [file for folder in (SHARED, game.folder / "face" / "words") for file in word_files(folder, language)]
    assert len(files) >= 2
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                yield entry.id.name, variables.names


@every_game
def test_languages_have_the_same_messages(game: Game) -> None:
    known = {language: list(messages(game, language)) for language in LANGUAGES}
    names = {language: [name for name, _ in found] for language, found in known.items()}
    for language in LANGUAGES:
        assert len(set(names[language])) == len(names[language]), f"a message stands twice in {language}"
        assert set(names[language]) == set(names["en"])
        for name, variables in known[language]:
            assert variables <= dict(known["en"])[name], f"{name} in {language} uses a variable English does not"


@every_game
def test_the_words_every_game_has(game: Game) -> None:
    for language in LANGUAGES:
        words = game.words(language)
        for message in ("title", "tagline", *game.reconstructed):
            assert words(message)
        for kind in game.decisions:
            assert f"help-{kind}" in words
        for option in game.options:
            for value in option.values:
                assert words(f"option-{option.name}")
                assert words(f"option-{option.name}-{value}")


@every_option
def test_a_whole_game_can_be_told_in_every_language(case: Case) -> None:
    for seed in games(3 if case.is_default else 1, 1):
        for table in random_table(case, seed):
            seat = table.ply % (table.players + 1) - 1  # each seat and the spectator in turn
            for language in LANGUAGES:
                table.language = language
                assert table.prompt(seat)
                lines = table.log(seat)
                assert lines or table.ply == 0, f"ply {table.ply}: {table.actions[-1]} is not told"
                assert all(line == line.strip() and "{" not in line for line in lines)


@every_default
def test_boards_and_drawings_of_a_game(case: Case) -> None:
    for moment in moments(case, 1, 6):
        table = moment.copy()
        for language in LANGUAGES:
            table.language = language
            for seat in (-1, 0):
                board = table.board(seat)
                assert len(board.splitlines()) > 5
                drawing = table.svg(seat)
                assert ElementTree.fromstring(drawing).tag.endswith("svg")
        assert table._repr_svg_()


@every_default
def test_names_that_look_like_markup_stay_text(case: Case) -> None:
    table = case.new(1)
    table.seats = tuple(f"<b>&\"'{seat}" for seat in range(case.players))
    drawing = table.svg(0)
    assert "<b>" not in drawing
    ElementTree.fromstring(drawing)
