"""Pieces and items as small signs: a disc in the piece's colour with its glyph, as colour alone tells too little."""

from collections.abc import Sequence

from tianxia import look
from tianxia.games.legacy_of_yu.face.log import gains_title
from tianxia.games.legacy_of_yu.face.printed import Price
from tianxia.games.legacy_of_yu.state import PIECES
from tianxia.words import Words

SIGNS = {
    "white": ("worker", "var(--paper)", "var(--ink)"),
    "red": ("sword", "var(--red)", "var(--on-red)"),
    "blue": ("spear", "var(--blue)", "var(--on-blue)"),
    "yellow": ("bow", "var(--yellow)", "var(--on-yellow)"),
    "black": ("halberd", "var(--black)", "var(--on-black)"),
    "provision": ("bowl", "var(--green)", "var(--on-green)"),
    "cowrie": ("shell", "var(--ivory)", "var(--on-ivory)"),
    "clay": ("brick", "var(--orange)", "var(--on-orange)"),
    "timber": ("wood", "var(--brown)", "var(--on-brown)"),
    "soldier": ("emissary", "var(--purple)", "var(--on-purple)"),
    "worker": ("emissary", "var(--paper-2)", "var(--ink)"),
    "material": ("brick", "var(--brown)", "var(--on-brown)"),
    "draw": ("scroll", "var(--paper-2)", "var(--ink)"),
    "card": ("scroll", "var(--paper-2)", "var(--ink)"),
    "recruit": ("roof", "var(--paper-2)", "var(--ink)"),
    "destroy": ("flame", "var(--paper)", "var(--red)"),
    "story": ("dragon", "var(--yellow)", "var(--on-yellow)"),
    "flood": ("wave", "var(--river)", "var(--ink)"),
    "ebb": ("wave", "var(--paper)", "var(--blue)"),
    "raid": ("crown", "var(--paper)", "var(--red)"),
    "lose": ("knot", "var(--paper)", "var(--red)"),
}
"""Glyph, ground and ink of every item."""


_DRAWN: dict[tuple[str, float, str], look.Element] = {}
"""Signs that were drawn before, by item, size and language: a table shows more than a hundred."""


def sign(item: str, x: float, y: float, size: float, words: Words) -> look.Element:
    """An item centred on a point, with its name."""
    key = item, size, words.language
    if key not in _DRAWN:
        glyph, ground, ink = SIGNS[item.split(" ")[0]]
        shapes = (
            look.title(gains_title([item], words)),
            look.circle(0, 0, size / 2, fill=ground, stroke="var(--rim)", stroke_width=1),
            look.glyph(glyph, 0, 0, size * 0.66, ink),
        )
        _DRAWN[key] = look.Element("".join(shapes))
    return look.group(_DRAWN[key], at=(x, y))


def signs(
    items: Sequence[str], x: float, y: float, size: float, words: Words, width: float | None = None
) -> look.Element:
    """Items side by side from x on; where the width does not suffice they move together."""
    step = size + 3
    if width is not None and len(items) > 1:
        step = min(step, (width - size) / (len(items) - 1))
    return look.group(*(sign(item, x + size / 2 + i * step, y, size, words) for i, item in enumerate(items)))


def price_items(price: Price) -> list[str]:
    """A price as a list of pieces, one by one."""
    return [piece for piece, count in zip(PIECES, price, strict=True) for _ in range(count)]


def panel(width: float, height: float, **attributes: look.Value) -> look.Element:
    """The ground of a card or an area, with the ring of its target."""
    given: dict[str, look.Value] = {"fill": "var(--paper-2)", "stroke": "var(--line)", "rx": 8.0, **attributes}
    return look.group(
        look.rect(0, 0, width, height, **given),
        look.rect(2, 2, width - 4, height - 4, rx=7, class_="ring"),
    )
