"""What the drawings of all games share: pigments, seats, glyphs and the few shapes every table needs.

A drawing is one SVG, made of htpy elements from a view. Colours are named, never written out: `var(--red)` is cinnabar
in every theme, and the theme follows the reader's system unless an element carries `data-theme`. Whatever can be
pointed at is a `target`: a group with a name for programs (`data-target`), a title for people and a `ring` that glows.

>>> print(circle(12, 12, 5.25, fill="var(--red)"))
<circle cx="12" cy="12" r="5.25" fill="var(--red)"></circle>
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import hypot
from typing import Any, Literal, NamedTuple

import htpy
from markupsafe import Markup, escape

from tianxia.kernel.glyphs import EMBLEMS, GLYPHS

Point = tuple[float, float]
Value = str | float | None
Attributes = dict[str, Value]
Theme = Literal["light", "dark", "contrast"]

PIGMENTS = ("black", "red", "blue", "green", "yellow", "orange", "purple", "ivory", "brown")
SEATS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9")
"""Safe for colour-blind eyes, the same in every theme."""

THEMES: Mapping[Theme, Mapping[str, str]] = {
    "light": {
        "paper": "#f6f0e2", "paper-2": "#ece2cc", "ink": "#22201c", "ink-2": "#5b5549", "line": "#c9bda3",
        "land": "#e6d9b8", "river": "#a9c4cf", "rim": "#2b2b2b",
        "black": "#2b2b2b", "red": "#b3372b", "blue": "#2f5d8c", "green": "#3c7a57", "yellow": "#d9a21b",
        "orange": "#cf6a1e", "purple": "#6d4a86", "ivory": "#e8d8b4", "brown": "#7a5230",
        "legal": "#0a7d7d", "chosen": "#b3372b", "last": "#d9a21b",
    },
    "dark": {
        "paper": "#1d1b18", "paper-2": "#292621", "ink": "#efe7d6", "ink-2": "#b8ae9a", "line": "#4a443a",
        "land": "#3a352a", "river": "#2c4652", "rim": "#b8ae9a",
        "black": "#111111", "red": "#d1503f", "blue": "#5b8fc4", "green": "#5aa67c", "yellow": "#e6b53c",
        "orange": "#e08642", "purple": "#9a76b4", "ivory": "#cdbb92", "brown": "#a37a4d",
        "legal": "#4fc4c4", "chosen": "#f08a7c", "last": "#f2cf6b",
    },
    "contrast": {
        "paper": "#ffffff", "paper-2": "#ffffff", "ink": "#000000", "ink-2": "#000000", "line": "#000000",
        "land": "#ffffff", "river": "#c8e4f0", "rim": "#000000",
        "black": "#000000", "red": "#a3180c", "blue": "#0b3f75", "green": "#0d5c36", "yellow": "#f2c230",
        "orange": "#ff9a4d", "purple": "#532a72", "ivory": "#fff2cc", "brown": "#5c3716",
        "legal": "#00605f", "chosen": "#a3180c", "last": "#f2c230",
    },
}  # fmt: skip
"""The tokens of each theme, without those that follow from them (`tokens`)."""

WASH = {"light": 0.24, "dark": 0.24, "contrast": 0.16}
"""How much pigment is in a wash; ink stays readable on it."""


def mix(colour: str, ground: str, share: float) -> str:
    """So much of a colour on a ground.

    >>> mix("#ff0000", "#ffffff", 0.5)
    '#ff8080'
    """
    pairs = zip(_channels(colour), _channels(ground), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21 (WCAG 2).

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def writing_on(ground: str) -> str:
    """Black or white, whichever reads better on this ground."""
    return max("#ffffff", "#000000", key=lambda ink: contrast(ink, ground))


def tokens(theme: Theme) -> dict[str, str]:
    """All tokens of a theme: for each pigment also its wash (`red-wash`) and what to write on it (`on-red`)."""
    given = THEMES[theme]
    grounds = {name: given[name] for name in PIGMENTS} | {f"seat-{seat}": colour for seat, colour in enumerate(SEATS)}
    return (
        dict(given)
        | grounds
        | {f"{name}-wash": mix(given[name], given["paper"], WASH[theme]) for name in PIGMENTS}
        | {f"on-{name}": writing_on(ground) for name, ground in grounds.items()}
    )


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = ((c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
                        for c in (channel / 255 for channel in _channels(colour)))  # fmt: skip
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _properties(theme: Theme) -> str:
    return ";".join(f"--{name}:{value}" for name, value in tokens(theme).items())


STYLE = f"""
.tianxia{{{_properties("light")};
--sans:system-ui,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;
--brush:"Noto Serif CJK TC","Noto Serif TC","Songti TC","PMingLiU","Source Han Serif TC",serif}}
@media (prefers-color-scheme:dark){{.tianxia:not([data-theme]){{{_properties("dark")}}}}}
@media (prefers-contrast:more){{.tianxia:not([data-theme]){{{_properties("contrast")}}}}}
""" + "".join(
    f"[data-theme={theme}] .tianxia,.tianxia[data-theme={theme}]{{{_properties(theme)}}}\n" for theme in THEMES
) + """
.tianxia text{font-family:var(--sans);font-variant-numeric:tabular-nums}
.tianxia text.brush{font-family:var(--brush)}
.tianxia .ring{fill:none;stroke:none;pointer-events:all}
.tianxia .legal{cursor:pointer}
.tianxia .legal .ring{stroke:var(--legal);stroke-width:4}
.tianxia .chosen .ring{stroke:var(--chosen);stroke-width:5}
.tianxia .last .ring{fill:var(--last);fill-opacity:.3;stroke:var(--last);stroke-width:3}
.tianxia .target:focus-visible{outline:none}
.tianxia .target:focus-visible .ring{stroke:var(--ink);stroke-width:5;stroke-dasharray:6 3}
"""  # fmt: skip
"""The style sheet of every drawing. Rings are lit by the classes `legal`, `chosen` and `last` on a target."""


class Shape(htpy.Element):
    """An SVG element whose text is made at once: a drawing has thousands, and htpy's rendering is made for dozens."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        super().__init__("")
        self.text = text

    def iter_chunks(self, context: Mapping[htpy.Context[Any], Any] | None = None) -> Iterator[str]:
        """The text, in one piece."""
        yield self.text


def tag(name: str, *children: htpy.Node, **attributes: Value) -> htpy.Element:
    """An SVG element; `_` in attribute names is `-` (`class_` is `class`), numbers keep two decimals at most.

    >>> print(tag("line", x1=0.5, x2=1 / 3, stroke_width=2, class_=None))
    <line x1="0.5" x2="0.33" stroke-width="2"></line>
    """
    head = "".join(f' {_attribute(key)}="{_shown(value)}"' for key, value in attributes.items() if value is not None)
    return Shape(f"<{name}{head}>{''.join(map(_text, children))}</{name}>")


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _text(node: htpy.Node) -> str:
    """What is inside of an element, as htpy would write it."""
    if isinstance(node, Shape):
        return node.text
    if node is None or isinstance(node, bool):
        return ""
    if isinstance(node, str):
        return str(escape(node))
    if isinstance(node, htpy.BaseElement):
        return "".join(node.iter_chunks())
    if isinstance(node, Iterable):
        return "".join(map(_text, node))
    return str(escape(node))


def _shown(value: str | float) -> str:
    return str(escape(readable(value))) if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def readable(text: str) -> str:
    """A text without the control characters that no XML file may hold.

    >>> readable("a" + chr(0) + "b")
    'ab'
    """
    return text if text.isprintable() else _UNREADABLE.sub("", text)


_UNREADABLE = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")


class Part(NamedTuple):
    """A piece of a drawing that can stand alone: its size, what it is in words, and what is in it."""

    width: float
    height: float
    label: str
    nodes: tuple[htpy.Node, ...]


class Drawing(NamedTuple):
    """A table, in parts that a page can lay out as its width allows. Names of targets are unique over all parts."""

    board: Part
    """What all share."""
    own: Part | None
    """What lies before the seat that looks: hand, own board; None for a spectator or if there is nothing."""
    seats: tuple[Part, ...]
    """One panel a seat with what everybody may know of it; all of one width."""


GAP = 16
"""Between the parts of a whole drawing, and around them."""


def whole(drawing: Drawing) -> str:
    """The table as one SVG: the board, the seats beside it, the own things below."""
    board, own, seats = drawing
    placed, y = [_placed(board, GAP, GAP)], float(GAP)
    for seat in seats:
        placed.append(_placed(seat, board.width + 2 * GAP, y))
        y += seat.height + GAP
    height = max(y, board.height + 2 * GAP)
    width = board.width + 2 * GAP + (max(seat.width for seat in seats) + GAP if seats else 0)
    if own:
        placed.append(_placed(own, GAP, height))
        width, height = max(width, own.width + 2 * GAP), height + own.height + GAP
    return svg(width, height, board.label, *placed)


def _placed(part: Part, x: float, y: float) -> htpy.Element:
    return group(*part.nodes, at=(x, y), role="group", aria_label=readable(part.label))


def svg(
    width: float, height: float, label: str, *children: htpy.Node, theme: Theme | None = None, styled: bool = True
) -> str:
    """A whole drawing; without a theme it follows the reader's system, and the page styles it if it is not `styled`."""
    root = tag(
        "svg",
        tag("style", Markup(STYLE)) if styled else None,
        tag("rect", width=width, height=height, fill="var(--paper)"),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_shown(width)} {_shown(height)}",
        class_="tianxia",
        role="group",
        aria_label=label,
        data_theme=theme,
    )
    return "".join(root.iter_chunks())


def group(*children: htpy.Node, at: Point | None = None, scale: float = 1, **attributes: Value) -> htpy.Element:
    """A group, moved to a place and scaled there.

    >>> print(group(at=(3, 4), scale=0.5))
    <g transform="translate(3 4) scale(0.5)"></g>
    """
    moves = []
    if at is not None:
        moves.append(f"translate({_shown(at[0])} {_shown(at[1])})")
    if scale != 1:
        moves.append(f"scale({_shown(scale)})")
    return tag("g", *children, transform=" ".join(moves) or None, **attributes)


def target(
    name: str, label: str, *children: htpy.Node, at: Point | None = None, about: str | None = None, **attributes: Value
) -> htpy.Element:
    """Something a person can point at: `name` is for programs, `label` says in words what it is, `about` explains it.

    Give one of the children the class `ring`: it glows when the target is legal, chosen or has just changed.
    """
    given = attributes.pop("class_", None)
    classes = f"target {given}" if given else "target"
    move = None if at is None else f"translate({_shown(at[0])} {_shown(at[1])})"
    return tag(
        "g", title(label), *children, transform=move, class_=classes, data_target=name, data_about=about, role="img",
        **attributes,
    )  # fmt: skip


def title(label: str) -> htpy.Element:
    """What an element is, for those who hover or listen; the first child of the element."""
    return tag("title", readable(label))


def circle(x: float, y: float, radius: float, /, **attributes: Value) -> htpy.Element:
    """A circle around a point."""
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def rect(x: float, y: float, width: float, height: float, /, **attributes: Value) -> htpy.Element:
    """A rectangle; `rx` rounds its corners."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def line(start: Point, end: Point, /, **attributes: Value) -> htpy.Element:
    """A straight line."""
    return tag("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


def path(d: str, /, **attributes: Value) -> htpy.Element:
    """A path."""
    return tag("path", d=d, **attributes)


def text(
    x: float,
    y: float,
    words: str | int,
    size: float = 14,
    *,
    anchor: str = "start",
    fill: str = "var(--ink)",
    **attributes: Value,
) -> htpy.Element:
    """One line of text; y is its base line, anchor is start, middle or end."""
    given = None if anchor == "start" else anchor
    return tag("text", readable(str(words)), x=x, y=y, font_size=size, text_anchor=given, fill=fill, **attributes)


def text_width(words: str, size: float) -> float:
    """About how wide a line of text will be, on the safe side: nobody asks the fonts here."""
    wide = sum(1.0 if unicodedata.east_asian_width(c) in "WF" else 0.82 if c.isupper() or c in "mwшщжмюы" else 0.61
               for c in words)  # fmt: skip
    return wide * size


def fitted(words: str, width: float, size: float) -> str:
    """The text, or as much of it as fits with an ellipsis.

    >>> fitted("Sima Qian", 200, 14), fitted("Grand Historian Sima Qian", 100, 14)
    ('Sima Qian', 'Grand Hist…')
    """
    if text_width(words, size) <= width:
        return words
    while words and text_width(words + "…", size) > width:
        words = words[:-1]
    return words.rstrip() + "…"


def wrapped(words: str, width: float, size: float) -> list[str]:
    """The text in lines that fit.

    >>> wrapped("Under heaven all is one", 120, 14)
    ['Under heaven', 'all is one']
    """
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def polyline(points: Sequence[Point], *, closed: bool = False) -> str:
    """Path data through points in straight lines.

    >>> polyline([(0, 0), (4, 0), (4, 2.5)], closed=True)
    'M0 0L4 0L4 2.5Z'
    """
    return "M" + "L".join(_point(p) for p in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], corners: frozenset[Point] = frozenset()) -> str:
    """Path data of a closed curve through points, soft everywhere but at the corners.

    Where two areas share a border, give both the same corners (the points at which borders meet): then their curves
    are the same there.
    """
    count = len(points)
    slopes = []
    for i, point in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % count]
        slope = ((after[0] - before[0]) / 6, (after[1] - before[1]) / 6)
        slopes.append((0.0, 0.0) if point in corners else slope)
    parts = ["M" + _point(points[0])]
    for i, (x, y) in enumerate(points):
        end = (i + 1) % count
        leaving = (x + slopes[i][0], y + slopes[i][1])
        arriving = (points[end][0] - slopes[end][0], points[end][1] - slopes[end][1])
        parts.append(f"C{_point(leaving)} {_point(arriving)} {_point(points[end])}")
    return "".join(parts) + "Z"


def inset(points: Sequence[Point], distance: float) -> list[Point]:
    """An outline drawn in by so much: each point moves to the inside, square to the line past it.

    >>> [(round(x), round(y)) for x, y in inset([(0, 0), (9, 0), (9, 9), (0, 9)], 2)]
    [(1, 1), (8, 1), (8, 8), (1, 8)]
    """
    count = len(points)
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True))
    inward = distance if turn > 0 else -distance
    moved = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % count]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1
        moved.append((x - dy / length * inward, y + dx / length * inward))
    return moved


def _point(point: Point) -> str:
    return " ".join(f"{value:.1f}".removesuffix(".0") for value in point)


def glyph(name: str, x: float, y: float, size: float, fill: str = "var(--ink)", **attributes: Value) -> htpy.Element:
    """A glyph of the sheet, centred on a point. Give a stroke in units of the glyph's own 24 x 24 box."""
    scale = size / 24
    moved = f"translate({_shown(x - size / 2)} {_shown(y - size / 2)}) scale({scale:.3f})"
    return path(GLYPHS[name], transform=moved, fill=fill, fill_rule="evenodd", **attributes)


def seat_fill(seat: int) -> str:
    """The colour of a seat."""
    return f"var(--seat-{seat})"


def on_seat(seat: int) -> str:
    """What to write with on the colour of a seat."""
    return f"var(--on-seat-{seat})"


def emblem(seat: int, x: float, y: float, size: float) -> htpy.Element:
    """The emblem of a seat in its colour, with a rim."""
    return glyph(EMBLEMS[seat], x, y, size, seat_fill(seat), stroke="var(--ink)", stroke_width=36 / size)


def badge(seat: int, x: float, y: float, size: float) -> htpy.Element:
    """A disc in the colour of a seat that bears its emblem: for names, markers and claims."""
    disc = circle(x, y, size / 2, fill=seat_fill(seat), stroke="var(--rim)", stroke_width=1.5)
    return group(disc, glyph(EMBLEMS[seat], x, y, size * 0.58, on_seat(seat)))


def cells(x: float, y: float, width: float, height: float, owners: Sequence[int | None]) -> htpy.Element:
    """A thin bar in equal parts, each in the colour and with the emblem of its seat, or free (None)."""
    part = width / len(owners)
    shown = []
    for i, seat in enumerate(owners):
        fill = "var(--paper)" if seat is None else seat_fill(seat)
        shown.append(rect(x + i * part, y, part, height, fill=fill, stroke="var(--rim)", stroke_width=1))
        if seat is not None:
            size = min(part, height) * 0.72
            shown.append(glyph(EMBLEMS[seat], x + (i + 0.5) * part, y + height / 2, size, on_seat(seat)))
    return group(*shown)
