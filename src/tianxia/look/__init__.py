"""What the drawings of all games share: pigments, seats, glyphs and the few shapes every table needs.

A drawing is one SVG, made of elements that are plain text. Colours are named, never written out: `var(--red)` is
cinnabar in every theme, and the theme follows the reader's system unless an element carries `data-theme`. Whatever can
be pointed at is a `target`: a group with a name for programs (`data-target`), a title for people and a `ring`
that glows.

>>> print(circle(12, 12, 5.25, fill="var(--red)"))
<circle cx="12" cy="12" r="5.25" fill="var(--red)"></circle>
"""

from tianxia.look.characters import brush
from tianxia.look.colours import (
    CHOSEN_STYLE,
    HUES,
    PIGMENTS,
    SEATS,
    STYLE,
    THEMES,
    Theme,
    contrast,
    deal_colours,
    mix,
    tokens,
    writing_on,
)
from tianxia.look.curves import inset, polyline, smooth
from tianxia.look.layouts import Frame, Layout, Tree, lay_out
from tianxia.look.lettering import fitted, text, text_width, wrapped
from tianxia.look.parts import Block, Drawing, Part, Piece, figure, remembered, svg, whole, within
from tianxia.look.shapes import (
    Attributes,
    Element,
    Node,
    Point,
    Value,
    circle,
    group,
    line,
    path,
    readable,
    rect,
    tag,
    target,
    title,
)
from tianxia.look.signs import badge, cells, emblem, glyph, on_seat, seat_fill

__all__ = [
    "CHOSEN_STYLE",
    "HUES",
    "PIGMENTS",
    "SEATS",
    "STYLE",
    "THEMES",
    "Attributes",
    "Block",
    "Drawing",
    "Element",
    "Frame",
    "Layout",
    "Node",
    "Part",
    "Piece",
    "Point",
    "Theme",
    "Tree",
    "Value",
    "badge",
    "brush",
    "cells",
    "circle",
    "contrast",
    "deal_colours",
    "emblem",
    "figure",
    "fitted",
    "glyph",
    "group",
    "inset",
    "lay_out",
    "line",
    "mix",
    "on_seat",
    "path",
    "polyline",
    "readable",
    "rect",
    "remembered",
    "seat_fill",
    "smooth",
    "svg",
    "tag",
    "target",
    "text",
    "text_width",
    "title",
    "tokens",
    "whole",
    "within",
    "wrapped",
    "writing_on",
]
