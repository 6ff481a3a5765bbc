# /// script
# dependencies = ["fonttools==4.68.0"]
# ///
"""Write the outlines of all Chinese characters that drawings and pages show into src/tianxia/look/characters.toml.

They come from Noto Serif CJK TC Bold (Debian: apt-get install fonts-noto-cjk), so that nobody who plays needs a Chinese
font. Run it again whenever a new character is written in a box, in words or in a page.

Example: uv run scripts/characters.py
"""

import re
from collections.abc import Iterable
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTCollection, TTFont

SOURCES = Path(__file__).resolve().parent.parent / "src" / "tianxia"
OUT = SOURCES / "look" / "characters.toml"
FONTS = Path("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc")
FACE = "Noto Serif CJK TC Bold"
CHINESE = re.compile("[\u3400-\u9fff]")
FLAT = 10
"""A curve that stays this close to its chord, in thousandths of the character, becomes a line."""
HEAD = """\
# The outlines of Chinese characters: an SVG path each, in a box of 1000 x 1000 whose base line is y = 0.
# Every part starts at a place of its own (M); all that follows in it is relative.
# Written by scripts/characters.py from Noto Serif CJK TC Bold, (c) 2017-2022 Adobe, and under the licence of that font:
# the SIL Open Font License 1.1, which is in characters.LICENSE.txt beside this file.

"""

Point = tuple[int, int]


def main() -> None:
    """One line a character."""
    face = next(font for font in TTCollection(FONTS).fonts if font["name"].getDebugName(4) == FACE)
    paths = {character: outline(face, character) for character in written()}
    lines = (f'"{character}" = "{path}"\n' for character, path in paths.items())
    OUT.write_text(HEAD + "".join(lines), encoding="utf-8")
    print(f"{len(paths)} characters, {max(map(len, paths.values()))} bytes at most, in {OUT}")


def written() -> list[str]:
    """All Chinese characters in boxes, words and code."""
    files = (file for kind in ("toml", "ftl", "py") for file in SOURCES.rglob(f"*.{kind}") if file != OUT)
    return sorted({c for file in files for c in CHINESE.findall(file.read_text(encoding="utf-8"))})


def outline(face: TTFont, character: str) -> str:
    """The path of a character; the font's y goes up, ours goes down."""
    glyphs = face.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[face.getBestCmap()[ord(character)]].draw(pen)
    drawn, at, command = "", (0, 0), ""
    for step, given in pen.value:
        points = [(round(x), -round(y)) for x, y in given]
        if step == "moveTo":
            drawn, command = drawn + after("M", points[0]), "M"
        elif step == "closePath":
            drawn, command = drawn + "z", "z"
        else:
            needed, numbers = segment(at, points)
            drawn += after(needed if needed != command else "", numbers)
            command = needed
        at = points[-1] if points else at
    return drawn


def segment(start: Point, points: list[Point]) -> tuple[str, list[int]]:
    """A line or a curve as its command and its numbers, from where it starts."""
    (x, y), end = start, points[-1]
    if all(distance(point, start, end) <= FLAT for point in points[:-1]):
        points = [end]
    away = [number for px, py in points for number in (px - x, py - y)]
    if len(away) > 2:
        return "c", away
    if away[1] == 0:
        return "h", away[:1]
    return ("v", away[1:]) if away[0] == 0 else ("l", away)


def distance(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the line through two others."""
    (x, y), (dx, dy) = (point[0] - start[0], point[1] - start[1]), (end[0] - start[0], end[1] - start[1])
    length = (dx * dx + dy * dy) ** 0.5
    return float(abs(x * dy - y * dx) / length) if length else float((x * x + y * y) ** 0.5)


def after(command: str, numbers: Iterable[int]) -> str:
    """A command with its numbers, with a space only where two numbers would run together."""
    text = command
    for number in numbers:
        text += f"{number}" if number < 0 or text[-1:].isalpha() else f" {number}"
    return text


if __name__ == "__main__":
    main()
