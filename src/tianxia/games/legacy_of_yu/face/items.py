"""Pieces and items as small signs: a disc in the piece's colour with its glyph, as colour alone tells too little."""

from collections.abc import Sequence

from tianxia import look
from tianxia.games.legacy_of_yu.face.sheet import define, use
from tianxia.games.legacy_of_yu.state import PIECES

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


SIGN = 20.0
"""The size of a sign on the sheet."""


def draw_signs() -> list[look.Element]:
    """All signs, for the sheet."""
    return [
        define(
            item,
            look.circle(0, 0, SIGN / 2, fill=ground, stroke="var(--rim)", stroke_width=1),
            look.glyph(glyph, 0, 0, SIGN * 0.66, ink),
        )
        for item, (glyph, ground, ink) in SIGNS.items()
    ] + [define("lock", look.glyph("lock", 0, 0, SIGN, "var(--ink-2)"))]


def sign(item: str, x: float, y: float, size: float) -> look.Element:
    """An item centred on a point."""
    return use(item.split(" ")[0], x, y, size / SIGN)


def signs(items: Sequence[str], x: float, y: float, size: float, width: float | None = None) -> look.Element:
    """Items side by side from x on; where the width does not suffice they move together."""
    step = size + 3
    if width is not None and len(items) > 1:
        step = min(step, (width - size) / (len(items) - 1))
    return look.group(*(sign(item, x + size / 2 + i * step, y, size) for i, item in enumerate(items)))


def price_items(price: Sequence[int]) -> list[str]:
    """A price as a list of pieces, one by one."""
    return [piece for piece, count in zip(PIECES, price, strict=True) for _ in range(count)]


def panel(x: float, y: float, width: float, height: float, **attributes: look.Value) -> look.Element:
    """The ground of a card or an area."""
    given: dict[str, look.Value] = {"fill": "var(--paper-2)", "stroke": "var(--line)", "rx": 8.0, **attributes}
    return look.rect(x, y, width, height, **given)


def ring(x: float, y: float, width: float, height: float) -> look.Element:
    """The ring of a target on a panel of this size; all of it can be pointed at."""
    return look.rect(x + 2, y + 2, width - 4, height - 4, rx=7, class_="ring")


def lock(x: float, y: float, size: float) -> look.Element:
    """The sign of what is not open yet."""
    return use("lock", x, y, size / SIGN)


def veil(x: float, y: float, width: float, height: float) -> look.Element:
    """Over what is not open yet."""
    return look.rect(x, y, width, height, rx=8, fill="var(--paper)", opacity=0.55)
