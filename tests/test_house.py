"""The house keeps its order: one folder a game, typed rules, modules and functions of a readable size."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tianxia.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
OUTSIDE = [
    *(file for file in (ROOT / "src" / "tianxia").rglob("*") if file.suffix in (".py", ".js", ".css", ".ftl", ".html")),
    *(ROOT / "bench").rglob("*.py"),
    *(ROOT / "tests" / "contract").rglob("*.py"),
    ROOT / "docs" / "observations.md",
    ROOT / "pyproject.toml",
]
NAMED = re.compile(r"yellow.yangtze|legacy.of.yu|zhanguo|\"china\"|games[./]china|\btoy\b", re.IGNORECASE)
RULES = [file for file in SOURCES if file.parent.name == "rules" and "games" in file.parts]


def functions(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def positional(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many parameters a caller has to put in order; those of a command are its options, given by name."""
    if any("command(" in ast.unparse(decorator) for decorator in function.decorator_list):
        return 0
    return len([p for p in parameters(function) if p not in function.args.kwonlyargs and p is not function.args.vararg])


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.arg]:
    given = function.args
    found = [*given.posonlyargs, *given.args, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]
    return [parameter for parameter in found if parameter.arg not in ("self", "cls")]


def test_nothing_outside_its_folder_names_a_game() -> None:
    games = ROOT / "src" / "tianxia" / "games"
    named = {
        f"{file.relative_to(ROOT)}:{number}"
        for file in OUTSIDE
        if not (file.is_relative_to(games) and file != games / "__init__.py")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line) and "example" not in line.lower() and ">>>" not in line
    }
    assert sorted(named) == []


def test_no_module_is_too_long() -> None:
    long = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES}
    assert {name: lines for name, lines in long.items() if lines > 400} == {}


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(ROOT / "src" / "tianxia")))
def test_more_than_seven_parameters_have_a_reason(file: Path) -> None:
    for function in functions(file):
        if positional(function) > 7:
            lines = file.read_text(encoding="utf-8").splitlines()
            about = "\n".join(lines[function.lineno - 8 : function.body[0].end_lineno])
            assert "parameters" in about, f"{function.name} has {positional(function)} parameters: say why beside it"


def test_rules_say_what_they_work_on() -> None:
    assert len(RULES) > 40
    for file in RULES:
        for function in functions(file):
            texts = [
                ast.unparse(part) for part in (*(p.annotation for p in parameters(function)), function.returns) if part
            ]
            assert not any(re.search(r"\bAny\b", text) for text in texts), f"{file}: {function.name}"


def test_any_is_rare() -> None:
    count = sum(len(re.findall(r"\bAny\b", file.read_text(encoding="utf-8"))) for file in SOURCES)
    assert count < 300


def test_every_field_has_a_line() -> None:
    for game in GAMES.values():
        for record in (game.state, game.components):
            for field in record.fields:
                told = field.doc.strip()
                assert told, f"{game.name}: {field.name}"
                assert told != field.name.replace("_", " "), f"{game.name}: {field.name} only repeats its name"
