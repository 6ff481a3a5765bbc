"""What every part of the drawing needs, and the measures they share."""

from typing import NamedTuple

from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.words import Words

SPAN = 1176.0
"""The width of board and hand, without their margins."""
STEP = SPAN / 7
"""The river has seven sections and the row seven spaces of this width."""
GAP = 6.0
TEXT = 14.0
"""The smallest writing: 11 px and more where the board is 1000 px wide."""


class Scene(NamedTuple):
    """What is drawn: a view, with the box and the words to read it."""

    box: Box
    view: Document
    words: Words
