"""Figures: positions that the rules in words show, drawn as the table draws them (`face/figures/NAME.toml`).

The caption of a figure is where the rules show it: `![A majority in Zhao](figure:majority)`.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tianxia import look
from tianxia.kernel.documents import Document, read_document
from tianxia.kernel.game import SPECTATOR, Game
from tianxia.look import Element
from tianxia.look.colours import Theme
from tianxia.table import Table


class Figure(NamedTuple):
    """What a file says; whatever it leaves out is as here."""

    position: Document
    """In the game's own format, without the game."""
    view: Sequence[float]
    """What is seen of the drawing, in its units: left, top, width and height."""
    part: str = "board"
    """The part of the drawing: `board`, `row`, `own`, `seat-0`, ..."""
    seat: int = SPECTATOR
    """The seat it is drawn for."""
    lit: Sequence[str] = ()
    """The targets that have a ring, by name."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self.view[2], self.view[3]


def names_of(game: Game) -> list[str]:
    """The figures of a game."""
    return sorted(file.stem for file in (game.folder / "face" / "figures").glob("*.toml"))


@cache
def read_figure(game: Game, name: str) -> Figure:
    """A figure of the game."""
    return Figure(**read_document(game.folder / "face" / "figures" / f"{name}.toml"))


@cache
def draw_figure(game: Game, name: str, language: str, theme: Theme | None = None) -> str:
    """A figure as SVG; without a theme it follows the reader's system."""
    figure = read_figure(game, name)
    shown = Table.from_position({"game": game.name, **figure.position})
    shown.language = language
    parts = shown.drawing(figure.seat).parts
    part = parts.pop(figure.part)
    sheets = [node for other in parts.values() for node in other.ground if node.startswith("<defs")]
    left, top, *_ = figure.view
    drawn = look.group(*(_lit(node, figure.lit) for node in part.nodes), at=(-left, -top))
    return look.svg(*figure.size, part.label, *sheets, drawn, theme=theme, colours=shown.seat_colours)


def _lit(node: Element, names: Sequence[str]) -> Element:
    """Something drawn, with the rings of these targets."""
    for name in names:
        node = Element(re.sub(rf'(class="target[^"]*)(" data-target="{re.escape(name)}")', r"\1 chosen\2", node))
    return node
