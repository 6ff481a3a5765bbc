"""The rules in words: chapters that are the same in both languages, what cites them, figures from legal positions."""

import re
import sys
from collections.abc import Mapping

import pytest

from tests.contract.cases import every_game
from tianxia import Table, Unreadable
from tianxia.figures import Figure, draw_figure, names_of, read_figure
from tianxia.games import GAMES
from tianxia.kernel.chapters import Source
from tianxia.kernel.game import Game
from tianxia.look.colours import THEMES
from tianxia.words import LANGUAGES, read_messages

GENERAL = ("quick", "first-turn", "full", "rulings", "glossary")
"""The chapters that the rules of every game have."""
PAGE = re.compile(r"\d+(–\d+)?(, \d+)?")
FIGURE = re.compile(r"^!\[(.+)\]\(figure:([\w-]+)\)$", re.MULTILINE)
FIGURES = [(game, name) for game in GAMES.values() for name in names_of(game)]
every_figure = pytest.mark.parametrize(("game", "name"), FIGURES, ids=[f"{game.name}-{name}" for game, name in FIGURES])


def rules(game: Game, language: str) -> str:
    return (game.folder / "face" / "words" / f"rules.{language}.md").read_text(encoding="utf-8")


def sources(game: Game) -> Mapping[str, Source]:
    found: Mapping[str, Source] = sys.modules[game.refusal.__module__].SOURCES
    return found


@every_game
def test_chapters_have_the_same_anchors_in_both_languages(game: Game) -> None:
    english, russian = (game.chapters(language) for language in LANGUAGES)
    assert list(english) == list(russian)
    assert [chapter.level for chapter in english.values()] == [chapter.level for chapter in russian.values()]
    assert set(GENERAL) <= set(english)
    for language in LANGUAGES:
        headings = re.findall(r"^##+ .+$", rules(game, language), re.MULTILINE)
        assert len(headings) == len(english), "every heading has an anchor"
        assert all(re.search("[а-я]", c.title) for c in russian.values())


@every_game
def test_every_refusal_names_a_chapter(game: Game) -> None:
    messages = {message for file in game.folder.rglob("en*.ftl") for message in read_messages(file)}
    codes = {message.removeprefix("refusal-") for message in messages if message.startswith("refusal-")}
    with pytest.raises(Unreadable) as unreadable:
        game.parse_action(game.box, "fly to the moon")
    assert codes - {unreadable.value.code} <= set(sources(game)) <= codes
    for code, source in sources(game).items():
        assert not source.page or PAGE.fullmatch(source.page), code
        for language in LANGUAGES:
            assert source.chapter in game.chapters(language), code
            assert source.chapter not in GENERAL, f"{code}: the full rules say why"
            assert not source.ruling or f"**{source.ruling}**" in rules(game, language), code


@every_game
def test_a_citation_is_in_the_language_of_its_reader(game: Game) -> None:
    for source in sources(game).values():
        for language, books in zip(LANGUAGES, (("Rules", "Rulebook"), ("Правила", "Книга правил")), strict=True):
            said = game.cited(source, game.words(language))
            assert said.startswith(books)
            assert game.chapters(language)[source.chapter].title in said
            assert source.page in said
            assert said.endswith(source.ruling)


@every_game
def test_every_line_of_help_has_a_chapter(game: Game) -> None:
    assert set(game.help_chapters) == set(game.decisions)
    for language in LANGUAGES:
        assert set(game.help_chapters.values()) <= set(game.chapters(language))


@every_game
def test_every_word_of_the_glossary_leads_to_a_chapter(game: Game) -> None:
    for language in LANGUAGES:
        text = rules(game, language)
        rows = re.findall(r"^\| (.+?) \|", text[text.index("{#glossary}") :], re.MULTILINE)[1:]
        assert len(rows) >= 3
        for row in rows:
            assert re.fullmatch(r"\[[^]]+\]\(#[\w-]+\)", row), row
        assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= set(game.chapters(language))


@every_game
def test_figures_are_shown_once_in_both_languages(game: Game) -> None:
    english, russian = (FIGURE.findall(rules(game, language)) for language in LANGUAGES)
    assert [name for _, name in english] == [name for _, name in russian]
    assert sorted(name for _, name in english) == names_of(game)
    assert all(re.search("[а-я]", caption) for caption, _ in russian)
    assert len(english) >= (4 if game.folder.parent.name == "games" else 1), "a made-up game needs fewer"


@every_figure
def test_a_figure_is_a_legal_position(game: Game, name: str) -> None:
    figure = read_figure(game, name)
    table = Table.from_position({"game": game.name, **figure.position})
    assert game.faults(table.box, table.state) == []
    assert not table.is_over
    part = table.drawing(figure.seat).parts[figure.part]
    left, top, width, height = figure.view
    assert 0 <= left < left + width <= part.width
    assert 0 <= top < top + height <= part.height
    assert width <= 760, "it can be read beside the text"


@every_figure
def test_a_figure_is_drawn_in_every_look_and_language(game: Game, name: str) -> None:
    figure: Figure = read_figure(game, name)
    drawn = {(language, theme): draw_figure(game, name, language, theme)
             for language in LANGUAGES for theme in (*THEMES, None)}  # fmt: skip
    assert len(set(drawn.values())) == len(drawn)
    for svg in drawn.values():
        assert f'viewBox="0 0 {figure.view[2]} {figure.view[3]}"' in svg
        for target in figure.lit:
            assert re.search(rf'class="target[^"]* chosen" data-target="{target}"', svg), target
        uses, ids = set(re.findall(r'href="#([^"]+)"', svg)), set(re.findall(r' id="([^"]+)"', svg))
        assert uses <= ids, "what is drawn by name is in the same drawing"
