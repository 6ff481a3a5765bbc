"""The rules documents of every game are whole: what code, words, scenarios and refusals speak of is written there."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.contract.cases import Case, every_game, every_option, random_table
from tests.contract.golden import folder_of
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.game import Game
from tianxia.words import read_messages

ROOT = Path(__file__).parents[2]
RULES = "RULES.md"

SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
LINK = re.compile(r"\]\(([^):]+)\)")
CITED = re.compile(r"\b([A-Z]+\.md), (\d[\d., -]*(?:and [\d.]+)?)")


def documents(game: Game) -> dict[str, str]:
    """The rules of a game: RULES.md, and what else in the folder it links to."""
    rules = _read(game.folder / RULES)
    others = sorted({link.partition("#")[0] for link in LINK.findall(rules) if re.match(r"[A-Z]+\.md", link)})
    return {RULES: rules} | {name: _read(game.folder / name) for name in others if name not in (RULES, "README.md")}


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def chapter(text: str, title: str) -> str:
    """A chapter by its title."""
    found = re.search(rf"^## \d+\. {title}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found is not None, f"there is no chapter {title!r}"
    return found[1]


def rows(text: str) -> Iterator[list[str]]:
    """The cells of every line of a table that begins with code or a number."""
    for line in text.splitlines():
        if re.match(r"\| (`|\d)", line):
            yield [cell.strip() for cell in line.strip("| ").split("|")]


def rulings(game: Game) -> list[str]:
    """The rulings of all documents: R-1, R-2 ..."""
    return [
        ruling
        for text in documents(game).values()
        for ruling in re.findall(r"^- \*\*([A-Z]-\d+)\b", chapter(text, "Rulings"), re.MULTILINE)
    ]


def sources(game: Game, *endings: str) -> Iterator[Path]:
    """The files of the game, and of its tests, that end so."""
    for folder in (game.folder, folder_of(game)):
        for ending in endings:
            yield from sorted(folder.rglob(f"*{ending}"))


class Form(NamedTuple):
    """A row of the table of actions: one of its forms, and the decisions it answers."""

    form: str
    pattern: re.Pattern[str]
    decisions: set[str]


def forms(game: Game) -> list[Form]:
    """The forms of all actions; words in capitals stand for names and numbers."""
    return [
        Form(form, re.compile(re.sub(r"[A-Z]+'?", "[a-z0-9-]+", re.escape(form))), set(SPAN.findall(cells[1])))
        for cells in rows(chapter(documents(game)[RULES], "Actions"))
        for form in SPAN.findall(cells[0])
    ]


@every_game
def test_chapters_are_numbered(game: Game) -> None:
    for name, text in documents(game).items():
        numbers = re.findall(r"^(##+) (\d+)(?:\.(\d+))?\.? ", text, re.MULTILINE)
        found = [(int(number), int(part or 0)) for _, number, part in numbers]
        assert [number for number, part in found if not part] == list(range(1, max(found)[0] + 1)), name
        for before, after in pairwise(found):
            assert after in ((before[0], before[1] + 1), (before[0] + 1, 0)), f"{name}: {after} after {before}"
        assert len(re.findall(r"^## ", text, re.MULTILINE)) == max(found)[0], f"{name}: a chapter without a number"


@every_game
def test_rulings_are_numbered_and_listed_once(game: Game) -> None:
    listed = rulings(game)
    for letter in {ruling[0] for ruling in listed}:
        numbers = sorted(int(ruling[2:]) for ruling in listed if ruling[0] == letter)
        assert numbers == list(range(1, len(numbers) + 1)), letter


@every_game
def test_every_ruling_that_is_cited_exists(game: Game) -> None:
    listed = set(rulings(game))
    letters = "".join(sorted({ruling[0] for ruling in listed}))
    for file in sources(game, ".py", ".md", ".ftl", ".toml"):
        cited = set(re.findall(rf"\b[{letters}]-\d+\b", _read(file)))
        assert cited <= listed, f"{file}: {sorted(cited - listed)}"


@every_game
def test_every_chapter_that_is_cited_exists(game: Game) -> None:
    texts = documents(game)
    cited = [
        (file, name, number)
        for file in sources(game, ".py", "README.md")
        for name, numbers in CITED.findall(_read(file))
        for number in re.findall(r"\d+(?:\.\d+)?", numbers)
    ]
    assert len(cited) > 10
    for file, name, number in cited:
        assert re.search(rf"^##+ {re.escape(number)}\.? ", texts[name], re.MULTILINE), f"{file}: {name}, {number}"


@every_game
def test_refusals(game: Game) -> None:
    """The codes are those that have words, and that of a text that cannot be read."""
    with pytest.raises(Unreadable) as unreadable:
        game.parse_action(game.box, "fly to the moon")
    messages = {message for file in game.folder.rglob("en*.ftl") for message in read_messages(file)}
    codes = {message.removeprefix("refusal-") for message in messages if message.startswith("refusal-")}
    listed = set(SPAN.findall(chapter(documents(game)[RULES], "Refusals")))
    assert codes | {unreadable.value.code} <= listed
    assert {span for span in listed if re.fullmatch(r"[a-z]+(-[a-z]+)+", span)} <= codes | {unreadable.value.code}


@every_game
def test_every_action_has_its_form_and_every_form_an_action(game: Game) -> None:
    texts = [game.format_action(game.box, action) for action in range(game.num_actions)]
    patterns = {form.form: form.pattern for form in forms(game)}
    for form, pattern in patterns.items():
        assert any(map(pattern.fullmatch, texts)), f"no action looks like {form!r}"
    either = re.compile("|".join(pattern.pattern for pattern in patterns.values()))
    assert [text for text in texts if not either.fullmatch(text)] == []


@every_game
def test_examples_of_actions_can_be_read(game: Game) -> None:
    table = rows(chapter(documents(game)[RULES], "Actions"))
    examples = [text for cells in table if len(cells) > 2 for text in SPAN.findall(cells[2])]
    assert len(examples) >= min(6, len(forms(game)))
    for text in examples:
        assert game.parse_action(game.box, text) is not None, text


@every_option
def test_actions_are_listed_at_their_decisions_and_keys_in_the_position(case: Case) -> None:
    listed = forms(case.game)
    keys = {
        key
        for cells in rows(chapter(documents(case.game)[RULES], "The position document"))
        for key in SPAN.findall(cells[0])
    }
    known: dict[tuple[str, str], bool] = {}
    for table in random_table(case, 1):
        position = table.position()
        assert set(position) <= keys
        decision = position["decision"]
        kind = decision["kind"] if isinstance(decision, dict) else decision
        for text in table.legal():
            if (kind, text) not in known:
                known[kind, text] = any(kind in form.decisions and form.pattern.fullmatch(text) for form in listed)
            assert known[kind, text], f"{text!r} at {kind!r}"


@every_game
def test_decisions_ends_and_options_are_documented(game: Game) -> None:
    rules, readme = documents(game)[RULES], _read(game.folder / "README.md")
    spans = set(SPAN.findall(rules))
    assert {*game.decisions, *game.end_reasons} <= spans
    for option in game.options:
        for text in (rules, readme):
            values = [set(SPAN.findall(cells[1])) for cells in rows(text) if cells[0] == f"`{option.name}`"]
            assert any(set(option.values) <= named for named in values), option.name


@every_game
def test_glossary_is_in_both_languages(game: Game) -> None:
    for name, text in documents(game).items():
        table = [line for line in chapter(text, "Glossary").splitlines() if line.startswith("| ")][1:]
        assert len(table) >= 10, name
        for line in table:
            assert re.search("[a-z]", line), line
            assert re.search("[а-я]", line), line


@every_game
def test_links_and_files_lead_somewhere(game: Game) -> None:
    pages = documents(game) | {"README.md": _read(game.folder / "README.md")}
    assert f"]({RULES})" in pages["README.md"]
    for name, text in pages.items():
        for link in LINK.findall(text):
            path, _, anchor = link.partition("#")
            assert (game.folder / path).exists(), f"{name}: {link}"
            assert not anchor or anchor in _anchors(pages[path]), f"{name}: {link}"
    for path in re.findall(r"`([\w/.]+\.py|tests/[\w/.]+)`", pages["README.md"]):
        assert (ROOT / path).exists() or list(game.folder.rglob(path)), path


def _anchors(text: str) -> set[str]:
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
