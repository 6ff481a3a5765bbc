"""Signs of the glyph sheet, and the colours and emblems of the seats."""

from collections.abc import Sequence

from tianxia.look.glyphs import EMBLEMS, GLYPHS
from tianxia.look.shapes import Element, Value, circle, group, path, rect, rounded


def glyph(name: str, x: float, y: float, size: float, fill: str = "var(--ink)", **attributes: Value) -> Element:
    """A glyph of the sheet, centred on a point. Give a stroke in units of the glyph's own 24 x 24 box."""
    scale = size / 24
    moved = f"translate({rounded(x - size / 2)} {rounded(y - size / 2)}) scale({scale:.3f})"
    return path(GLYPHS[name], transform=moved, fill=fill, fill_rule="evenodd", **attributes)


def seat_fill(seat: int) -> str:
    """The colour of a seat."""
    return f"var(--seat-{seat})"


def on_seat(seat: int) -> str:
    """What to write with on the colour of a seat."""
    return f"var(--on-seat-{seat})"


def emblem(seat: int, x: float, y: float, size: float) -> Element:
    """The emblem of a seat in its colour, with a rim."""
    return glyph(EMBLEMS[seat], x, y, size, seat_fill(seat), stroke="var(--ink)", stroke_width=36 / size)


def badge(seat: int, x: float, y: float, size: float) -> Element:
    """A disc in the colour of a seat that bears its emblem: for names, markers and claims."""
    disc = circle(x, y, size / 2, fill=seat_fill(seat), stroke="var(--rim)", stroke_width=1.5)
    return group(disc, glyph(EMBLEMS[seat], x, y, size * 0.58, on_seat(seat)))


def cells(x: float, y: float, width: float, height: float, owners: Sequence[int | None]) -> Element:
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
