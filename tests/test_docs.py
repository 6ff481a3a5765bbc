"""The documents are true: every example in them runs, every command and link in them exists.

A fenced block of Python is executed; one with `>>>` must print what it shows. A block that cannot run has
`<!-- not run: why -->` on the line before it. Every command `tianxia ...`, in a block or in a sentence, is read by the
command line itself; those that are cheap with small numbers are run. `docs/adding-a-game.md` has a test of its own.
"""

import doctest
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_group

from tianxia.cli.main import ClickError, app

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "src").rglob("*.md")),
    *sorted((ROOT / "tests" / "old").glob("*.md")),
]
TESTED_ELSEWHERE = ("README.md", "docs/adding-a-game.md")
"""Whose Python is executed by test_readme.py and test_adding_a_game.py."""

BLOCK = re.compile(r"^(<!-- not run: .+ -->\n)?^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SMALLER = {"1_000_000": "20_000", "10_000": "1_000", "agent_iter()": "agent_iter(max_iter=20)"}
"""What a reader has patience for, and what a test has."""
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL

CHEAP = ("games", "replay", "position", "referee", "simulate", "dataset")
"""Commands that are run; the others are read only, and have tests of their own."""
PLACEHOLDERS = {
    "FILE": "game.record", "FILE...": "tests/games/china/scenarios/card-colour-is-region-colour.toml", "GAME": "china",
    "NAME": "china", "ADDRESS": "local", "COMMAND": "games",
}  # fmt: skip


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def _blocks(*languages: str) -> Iterator[tuple[str, bool, str]]:
    for page in PAGES:
        for mark, language, code in BLOCK.findall(page.read_text(encoding="utf-8")):
            if language in languages:
                yield name(page), bool(mark), code


PYTHON = [(page, code) for page, is_left_out, code in _blocks("python", "pycon")
          if not is_left_out and page not in TESTED_ELSEWHERE]  # fmt: skip


def _commands() -> Iterator[tuple[str, str]]:
    """Commands in blocks, in indented lines and in sentences, without their comments."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        lines = [line for _, language, code in BLOCK.findall(text) if language == "sh" for line in code.splitlines()]
        lines += re.findall(r"^    ((?:tianxia|python3?|make) [^\n]+)", text, re.MULTILINE)
        lines += [" ".join(span.split()) for span in re.findall(r"`((?:tianxia|python3?|make) [^`]+)`", text)]
        for line in lines:
            yield name(page), line.partition("  #")[0].strip()


COMMANDS = sorted({command for _, command in _commands()})
OURS = [command for command in COMMANDS if command.startswith("tianxia ") and "|" not in command]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the examples read: a record, a data set, the tests and examples."""
    records = ROOT / "tests" / "games" / "china" / "records"
    shutil.copy(sorted(records.glob("*.record"))[0], tmp_path / "game.record")
    for folder in ("tests", "examples"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_no_example_is_left_out() -> None:
    assert [page for page, is_left_out, _ in _blocks("python", "pycon") if is_left_out] == []


@pytest.mark.parametrize(("page", "code"), PYTHON, ids=[page for page, _ in PYTHON])
def test_python_examples_run(page: str, code: str, desk: Path) -> None:
    for large, small in SMALLER.items():
        code = code.replace(large, small)
    if "china.parquet" in code:
        _run("tianxia dataset china --players 3 --bots random --games 2 --out china.parquet")
    if ">>>" not in code:
        exec(compile(code, page, "exec"), {"__name__": "__main__"})
        return
    test = doctest.DocTestParser().get_doctest(code, {}, page, page, 0)
    assert doctest.DocTestRunner(optionflags=FLAGS).run(test).failed == 0


@pytest.mark.parametrize("command", OURS)
def test_commands_are_read(command: str) -> None:
    is_whole(command)


@pytest.mark.parametrize("command", [command for command in OURS if command.split()[1] in CHEAP])
def test_cheap_commands_run(command: str, desk: Path) -> None:
    if is_whole(command):
        _run(command)


def is_whole(command: str) -> bool:
    """Read a command without running it; False if it lacks what it needs, as in a sentence that only speaks of it."""
    group = get_group(app)
    if command == "tianxia --version":  # it is answered while it is read
        return True
    with group.make_context("tianxia", _arguments(command)) as context:
        words = [*context._protected_args, *context.args]
        if not words:  # `tianxia --lang ru`: the lobby
            return True
        name, subcommand, rest = group.resolve_command(context, words)
        assert subcommand is not None, name
        try:
            subcommand.make_context(name, rest, parent=context)
        except ClickError as error:
            if type(error).__name__ in ("MissingParameter", "NoArgsIsHelpError"):
                return False
            raise
        return True


@pytest.mark.parametrize("command", [c for c in COMMANDS if re.match(r"python3? \w", c)])
def test_scripts_exist_and_know_their_options(command: str) -> None:
    words = shlex.split(command)
    source = (ROOT / words[1]).read_text(encoding="utf-8")
    for option in (word for word in words[2:] if word.startswith("--") and word != "--help"):
        assert f'"{option}"' in source, option


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)[)#]", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_make_knows_the_targets(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make (\w+)", page.read_text(encoding="utf-8")):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent == ROOT / "docs"], ids=name)
def test_every_page_is_in_the_index(page: Path) -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    assert page.name == "README.md" or f"]({page.name})" in index


def _run(command: str) -> None:
    arguments = _arguments(command)
    if "--games" in arguments:
        arguments[arguments.index("--games") + 1] = "1"
        if arguments[0] == "dataset" and not {"--bots", "--champions"} & set(arguments):
            arguments += ["--bots", "random"]
    assert not app(arguments, standalone_mode=False)


def _arguments(command: str) -> list[str]:
    """What a shell would hand over, with a file of the desk for every placeholder."""
    words = shlex.split(command)[1:]
    known = PLACEHOLDERS | ({"FILE": PLACEHOLDERS["FILE..."]} if words[0] == "referee" else {})
    return [known.get(word, word) for word in words]
