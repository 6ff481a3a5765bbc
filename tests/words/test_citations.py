"""Every citation names a page on which the rulebook has its chapter, or no page where the book has no numbers."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.words.texts import SHIPPED
from tianxia.kernel.chapters import Source
from tianxia.kernel.game import Game

PAGES: dict[str, dict[str, list[int]]] = tomllib.loads(
    (Path(__file__).parent / "pages.toml").read_text(encoding="utf-8")
)
every_game = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.name)


def sources(game: Game) -> dict[str, Source]:
    found: dict[str, Source] = sys.modules[game.refusal.__module__].SOURCES
    return found


def pages(source: Source) -> set[int]:
    """The pages that a citation names: "13–14" and "9, 12" are two each."""
    return {int(number) for number in re.findall(r"\d+", source.page)}


@every_game
def test_a_citation_names_a_page_of_its_chapter(game: Game) -> None:
    known = PAGES.get(game.name, {})
    strays = {
        code: source
        for code, source in sources(game).items()
        if not pages(source) <= set(known.get(source.chapter, []))
    }
    assert strays == {}


@every_game
def test_every_page_of_the_table_is_cited(game: Game) -> None:
    cited = {(source.chapter, page) for source in sources(game).values() for page in pages(source)}
    listed = {(chapter, page) for chapter, found in PAGES.get(game.name, {}).items() for page in found}
    assert listed == cited


def test_all_citations_are_known() -> None:
    assert sum(len(sources(game)) for game in SHIPPED) >= 135
