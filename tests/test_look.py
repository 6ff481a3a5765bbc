"""The look all drawings share: every colour can be read, every glyph stays on its sheet, any text is safe."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tianxia import look
from tianxia.look.characters import CHARACTERS, outline
from tianxia.look.glyphs import EMBLEMS, GLYPHS

READABLE = 4.5
"""WCAG 2, level AA, for text."""
VISIBLE = 3.0
"""The same for signs and borders that mean something."""
SOURCES = Path(look.__file__).parents[1]
CHINESE = re.compile("[\u3400-\u9fff]")


@pytest.mark.parametrize("theme", look.THEMES)
def test_text_is_readable_on_every_ground(theme: look.Theme) -> None:
    tokens = look.tokens(theme)
    for ground in ("paper", "paper-2", "land", "river", *(f"{name}-wash" for name in look.PIGMENTS)):
        assert look.contrast(tokens["ink"], tokens[ground]) >= READABLE, ground
    for ground in ("paper", "paper-2", "land"):
        assert look.contrast(tokens["ink-2"], tokens[ground]) >= READABLE, ground
    for ground in (*look.PIGMENTS, *(f"seat-{seat}" for seat in range(len(look.SEATS)))):
        assert look.contrast(tokens[f"on-{ground}"], tokens[ground]) >= READABLE, ground


@pytest.mark.parametrize("theme", look.THEMES)
def test_rings_and_rims_are_visible(theme: look.Theme) -> None:
    tokens = look.tokens(theme)
    for name in ("legal", "chosen", "rim"):
        assert look.contrast(tokens[name], tokens["paper"]) >= VISIBLE, name


def test_every_theme_has_the_same_tokens() -> None:
    assert {frozenset(look.tokens(theme)) for theme in look.THEMES} == {frozenset(look.tokens("light"))}


@pytest.mark.parametrize("name", GLYPHS)
def test_glyph_is_a_path_on_the_sheet(name: str) -> None:
    d = GLYPHS[name]
    assert re.fullmatch(r"[MmLlHhVvCcSsAaZz0-9 .-]+", d)
    assert d.startswith("M")
    assert d.endswith("z")
    for x, y in re.findall(r"M(\d*\.?\d+)[ ,]?(\d*\.?\d+)", d):
        assert 0 <= float(x) <= 24
        assert 0 <= float(y) <= 24


@pytest.mark.parametrize("kind", ["box.toml", "*.ftl", "*.py"])
def test_every_chinese_character_that_is_shown_has_an_outline(kind: str) -> None:
    """If this fails because a character is new: uv run scripts/characters.py."""
    shown = {c for file in SOURCES.rglob(kind) for c in CHINESE.findall(file.read_text(encoding="utf-8"))}
    assert shown
    assert shown <= set(CHARACTERS)


@pytest.mark.parametrize("character", CHARACTERS)
def test_outline_is_small_and_only_its_starts_are_absolute(character: str) -> None:
    d = CHARACTERS[character]
    assert re.fullmatch(r"(M[0-9 -]+[hvlc][hvlc0-9 -]*z)+", d)
    assert len(d) < 1024


def test_brush_draws_a_line_of_characters_as_one_path() -> None:
    drawn = ElementTree.fromstring(look.brush("中國", 100, 50, 20, anchor="end", fill="var(--red)"))
    assert drawn.tag == "path"
    assert drawn.get("d") == outline("中國")
    assert drawn.get("transform") == "translate(60 50) scale(0.02)"
    assert (drawn.get("fill"), drawn.get("aria-hidden")) == ("var(--red)", "true")


def test_brush_writes_what_it_has_no_outline_of() -> None:
    drawn = ElementTree.fromstring(look.brush("中A", 100, 50, 20, anchor="middle"))
    assert (drawn.tag, drawn.text, drawn.get("class")) == ("text", "中A", "brush")
    assert (drawn.get("x"), drawn.get("text-anchor")) == ("100", "middle")


def test_every_seat_has_an_emblem() -> None:
    assert len(EMBLEMS) == len(look.SEATS) == len(set(EMBLEMS))
    assert set(EMBLEMS) <= set(GLYPHS)


def test_any_text_gives_well_formed_xml() -> None:
    nasty = "<b>&\"'\x00\x1b]]>\ud800 ok"
    drawing = look.svg(10, 10, nasty, look.target("x", nasty, look.text(1, 1, nasty)))
    root = ElementTree.fromstring(drawing)
    assert root.get("aria-label") == "<b>&\"']]> ok"
    assert root.findtext(".//{*}g/{*}title") == "<b>&\"']]> ok"


def test_a_theme_can_be_forced() -> None:
    assert ElementTree.fromstring(look.svg(1, 1, "", theme="dark")).get("data-theme") == "dark"
    assert ElementTree.fromstring(look.svg(1, 1, "")).get("data-theme") is None


def test_neighbours_share_their_smooth_border() -> None:
    left = [(0.0, 0.0), (10.0, 0.0), (12.0, 5.0), (10.0, 10.0), (0.0, 10.0)]
    right = [(10.0, 10.0), (12.0, 5.0), (10.0, 0.0), (20.0, 0.0), (20.0, 10.0)]
    corners = frozenset({(10.0, 0.0), (10.0, 10.0)})
    border = "C10 0 12 3.3 12 5C12 6.7 10 10 10 10"
    assert border in look.smooth(left, corners)
    assert "C10 10 12 6.7 12 5C12 3.3 10 0 10 0" in look.smooth(right, corners)
