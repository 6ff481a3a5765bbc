"""The few shapes every table needs, as SVG elements: groups, targets, circles, lines, paths."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from typing import Protocol, runtime_checkable

Point = tuple[float, float]
Value = str | float | None
Attributes = dict[str, Value]


class Element(str):
    """An SVG element, as its text: a drawing has thousands, so nothing is kept but what will be sent.

    Whatever knows `__html__` (pages, notebooks) takes it as markup.
    """

    __slots__ = ()

    def __html__(self) -> str:
        return str(self)


@runtime_checkable
class Markup(Protocol):
    """Anything that can render itself as markup: an element of ours or of a page."""

    def __html__(self) -> str: ...


Node = Markup | str | float | None | Iterable["Node"]
"""What can be inside of an element: elements, text, numbers, nothing, or several of these."""


def tag(name: str, *children: Node, **attributes: Value) -> Element:
    """An SVG element; `_` in attribute names is `-` (`class_` is `class`), numbers keep two decimals at most.

    >>> print(tag("line", x1=0.5, x2=1 / 3, stroke_width=2, class_=None))
    <line x1="0.5" x2="0.33" stroke-width="2"></line>
    """
    head = "".join(f' {_attribute(key)}="{_shown(value)}"' for key, value in attributes.items() if value is not None)
    return Element(f"<{name}{head}>{''.join(map(_text, children))}</{name}>")


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _text(node: Node) -> str:
    """What is inside of an element, as text."""
    if isinstance(node, Element):
        return node
    if node is None or isinstance(node, bool):
        return ""
    if isinstance(node, str | float | int):
        return escape(str(node))
    if isinstance(node, Markup):
        return node.__html__()
    return "".join(map(_text, node))


def _shown(value: str | float) -> str:
    return escape(readable(value)) if isinstance(value, str) else rounded(value)


def rounded(value: float) -> str:
    """A number as drawings write it: two decimals at most.

    >>> rounded(0.5), rounded(1 / 3), rounded(2)
    ('0.5', '0.33', '2')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def readable(text: str) -> str:
    """A text without the control characters that no XML file may hold.

    >>> readable("a" + chr(0) + "b")
    'ab'
    """
    return text if text.isprintable() else _UNREADABLE.sub("", text)


_UNREADABLE = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")


def group(*children: Node, at: Point | None = None, scale: float = 1, **attributes: Value) -> Element:
    """A group, moved to a place and scaled there.

    >>> print(group(at=(3, 4), scale=0.5))
    <g transform="translate(3 4) scale(0.5)"></g>
    """
    moves = []
    if at is not None:
        moves.append(f"translate({rounded(at[0])} {rounded(at[1])})")
    if scale != 1:
        moves.append(f"scale({rounded(scale)})")
    return tag("g", *children, transform=" ".join(moves) or None, **attributes)


def target(
    name: str, label: str, *children: Node, at: Point | None = None, about: str | None = None, **attributes: Value
) -> Element:
    """Something a person can point at: `name` is for programs, `label` says in words what it is, `about` explains it.

    Give one of the children the class `ring`: it glows when the target is legal, chosen or has just changed. A target
    of the class `quiet` says nothing new: whoever listens hears it only while it may be chosen, or when they go there.
    """
    given = attributes.pop("class_", None)
    classes = f"target {given}" if given else "target"
    move = None if at is None else f"translate({rounded(at[0])} {rounded(at[1])})"
    return tag(
        "g", title(label), *children, transform=move, class_=classes, data_target=name, data_about=about, role="img",
        **attributes,
    )  # fmt: skip


def title(label: str) -> Element:
    """What an element is, for those who hover or listen; the first child of the element."""
    return tag("title", readable(label))


def circle(x: float, y: float, radius: float, /, **attributes: Value) -> Element:
    """A circle around a point."""
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def rect(x: float, y: float, width: float, height: float, /, **attributes: Value) -> Element:
    """A rectangle; `rx` rounds its corners."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def line(start: Point, end: Point, /, **attributes: Value) -> Element:
    """A straight line."""
    return tag("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **attributes)


def path(d: str, /, **attributes: Value) -> Element:
    """A path."""
    return tag("path", d=d, **attributes)
