"""The look all drawings share: every colour can be read, every glyph stays on its sheet, any text is safe."""

import math
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tianxia import look, new
from tianxia.games import GAMES
from tianxia.games.zhanguo.face.scene import OFFICIAL_FILLS
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
    for ground in (*look.PIGMENTS, *(f"hue-{hue}" for hue in look.HUES)):
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


PIECES = {
    "china": ("purple", "yellow", "orange", "green", "red", "ivory"),
    "yellow-yangtze": ("black", "red", "green", "blue", "yellow"),
    "zhanguo": ("red", "ivory", "orange", "brown", "green", "yellow", "black", *OFFICIAL_FILLS.values()),
}
"""The pigments of each game's pieces. In Legacy of Yu there is one seat, which has no pieces of its colour."""
APART = 25.0
"""So far in CIELAB: nobody takes one of the colours for the other where both can be seen."""


@pytest.mark.parametrize("theme", look.THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_seats_have_no_colour_of_a_piece(name: str, theme: look.Theme) -> None:
    tokens = look.tokens(theme)
    offered = GAMES[name].seat_colours or look.SEATS
    assert len(set(offered)) == len(offered) >= max(GAMES[name].players)
    pieces = [tokens.get(colour.removeprefix("var(--").removesuffix(")"), colour) for colour in PIECES.get(name, ())]
    seats = [tokens[f"hue-{hue}"] for hue in offered]
    for i, seat in enumerate(seats):
        for other in (*pieces, *seats[:i]):
            assert distance(seat, other) >= APART, f"{offered[i]} ({seat}) and {other}"


def distance(one: str, other: str) -> float:
    """Between two colours, as the eye sees it (CIE 1976)."""
    return math.dist(lab(one), lab(other))


def lab(colour: str) -> tuple[float, float, float]:
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    x, y, z = (
        value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
        for value in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_a_whole_drawing_has_the_colours_that_were_chosen() -> None:
    table = new("yellow-yangtze", 3, seed=1)
    assert table.seat_colours == ("violet", "pink", "cyan")
    table.colours = ("", "violet", "")
    assert table.seat_colours == ("pink", "violet", "cyan")
    assert ".tianxia{--seat-0:var(--hue-pink);" in table.svg()
    assert table.copy().seat_colours == table.seat_colours


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
