"""What every part of the drawing needs, and the measures they share."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from tianxia import look
from tianxia.games.legacy_of_yu.face.printed import Price, prices, slot_gains
from tianxia.games.legacy_of_yu.rules.piles import ready_size
from tianxia.games.legacy_of_yu.rules.round import count_outsiders, newcomers
from tianxia.games.legacy_of_yu.state import State
from tianxia.kernel.game import Box
from tianxia.words import Words

SPAN = 1176.0
"""The width of board and hand, without their margins."""
STEP = SPAN / 7
"""The river has seven sections and the row seven spaces of this width."""
GAP = 6.0
TEXT = 14.0
"""The smallest writing: 11 px and more where the board is 1000 px wide."""

_DRAWN: dict[tuple[object, ...], look.Element] = {}
"""What was drawn before and looks the same whenever its key is the same: cards, buildings, trades."""


@dataclass(frozen=True)
class Scene:
    """What is drawn: a scrubbed record, with the box and the words to read it. Rules are asked once a drawing."""

    box: Box
    s: State
    words: Words

    @cached_property
    def prices(self) -> tuple[list[Price], list[Price | None]]:
        """Of the canals, and of peace with the outsiders of the row."""
        return prices(self.box, self.s)

    @cached_property
    def slots(self) -> list[list[str]]:
        """What each slot gives; nothing if it is closed."""
        return slot_gains(self.box, self.s)

    @cached_property
    def ready(self) -> int:
        """Cards in the ready pile."""
        return int(ready_size(self.s))

    @cached_property
    def outsiders(self) -> int:
        """Outsiders in the row."""
        return int(count_outsiders(self.s))

    @cached_property
    def newcomers(self) -> int:
        """Outsiders that the next refresh brings."""
        return int(newcomers(self.box.record, self.s))

    def once(self, *key: object, draw: Callable[[], Iterable[look.Element]]) -> look.Element:
        """What `draw` draws, or what it drew before for the same key, box and language."""
        whole = (self.box.digest, self.words.language, *key)
        if whole not in _DRAWN:
            _DRAWN[whole] = look.Element("".join(draw()))
        return _DRAWN[whole]
