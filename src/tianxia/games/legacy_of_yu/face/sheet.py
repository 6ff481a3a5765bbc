"""What is drawn once in the ground and used by name: signs, and the cards of the box.

A piece that moves is sent again, so it should say little: a card is one `use` of its picture.
"""

from tianxia import look

PREFIX = "yu-"
"""The names are those of a whole page."""


def define(name: str, *children: look.Node) -> look.Element:
    """A picture that `use` shows."""
    return look.group(*children, id=PREFIX + name)


def use(name: str, x: float, y: float, scale: float = 1) -> look.Element:
    """A picture of the sheet with its origin at a point."""
    if scale == 1:
        return look.tag("use", href=f"#{PREFIX}{name}", x=x, y=y)
    moved = f"translate({x:.5g} {y:.5g}) scale({scale:.3g})"
    return look.tag("use", href=f"#{PREFIX}{name}", transform=moved)


def place(name: str, **attributes: look.Value) -> look.Element:
    """A picture of the sheet where it is; a `fill` fills what has none of its own."""
    return look.tag("use", href=f"#{PREFIX}{name}", **attributes)
