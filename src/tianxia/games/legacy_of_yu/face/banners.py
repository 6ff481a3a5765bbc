"""Banners of the outsiders: in the colours of those who can beat them, with a sign of their own."""

from collections.abc import Sequence

from tianxia import look
from tianxia.games.legacy_of_yu.state import COLOURS

WIDTH, HEIGHT = 40.0, 42.0

BEASTS = (
    "M3 4c2 5 5 7 9 7s7-2 9-7c1 6 0 10-3 12l1 6-7-3-7 3 1-6c-3-2-4-6-3-12zM8 13l3 2M16 13l-3 2",  # horns
    "M12 2l3 6 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1z",  # a star
    "M2 12C6 5 18 5 22 12 18 19 6 19 2 12zM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",  # an eye
    "M4 3c2 6 2 11 0 18 3-2 5-5 5-9 0-3-2-7-5-9zM11 2c2 7 2 12 0 20 3-3 5-6 5-10s-2-7-5-10zM18 3c2 6 2 11 0 18 3-2"
    " 5-5 5-9 0-3-2-7-5-9z",  # claws
    "M12 2a10 10 0 1 0 10 12A8 8 0 1 1 12 2z",  # the moon
    "M2 20C4 8 12 3 22 3c-1 4-3 6-6 7 1 0 2 0 4-.5-1 4-4 6-7 6h3c-3 4-8 5-14 4.5z",  # a wing
    "M12 2l4 5v10l4 5H4l4-5V7z",  # a peak
    "M2 7l5 4 5-7 5 7 5-4-3 13H5z",  # a crown
)
"""Signs in a box of 24 x 24."""


def banner(card: int, price: Sequence[int]) -> look.Element:
    """The banner on a card: the cloth in the colour most asked for, its edge in another."""
    asked = sorted((colour for colour, count in enumerate(price[: len(COLOURS)]) if count), key=lambda c: -price[c])
    cloth, edge = COLOURS[asked[0]], COLOURS[asked[-1]]
    ground, ink = ("var(--paper)", "var(--ink)") if cloth == "white" else (f"var(--{cloth})", f"var(--on-{cloth})")
    rim: look.Attributes = {"stroke": "var(--rim)", "stroke_width": 1}
    sign = BEASTS[card % len(BEASTS)]
    return look.group(
        look.path("M8 4h30v26l-7 7-8-7-8 7-7-7z", fill=ground, **rim),
        look.path("M8 4h30v5H8z", fill="var(--paper)" if edge == "white" else f"var(--{edge})", **rim),
        look.path(sign, transform="translate(13.5 11) scale(.78)", fill=ink, fill_rule="evenodd"),
        look.path("M5 0h3v42H5zM8 2.5h31", fill="var(--brown)", stroke="var(--brown)", stroke_width=1),
    )
