"""What every part of the drawing needs. Rules are asked once a drawing."""

from dataclasses import dataclass
from functools import cached_property

from tianxia.games.legacy_of_yu.face.printed import Price, prices, slot_gains
from tianxia.games.legacy_of_yu.rules.piles import ready_size
from tianxia.games.legacy_of_yu.rules.round import count_outsiders, newcomers
from tianxia.games.legacy_of_yu.state import State
from tianxia.kernel.game import Box
from tianxia.words import Words


@dataclass(frozen=True)
class Scene:
    """What is drawn: a scrubbed record, with the box and the words to read it."""

    box: Box
    s: State
    words: Words

    @cached_property
    def is_campaign(self) -> bool:
        """Is this a game of a campaign?"""
        return bool(self.s.story)

    @cached_property
    def built(self) -> int:
        """Canals built."""
        return int(self.s.built)

    @cached_property
    def flood(self) -> int:
        """The section that the flood has reached."""
        return int(self.s.flood)

    @cached_property
    def hut_count(self) -> int:
        """Huts built."""
        return int(self.s.hut_count)

    @cached_property
    def prices(self) -> tuple[list[Price], list[Price | None]]:
        """Of the canals, and of peace with the outsiders of the row."""
        return prices(self.box, self.s)

    @cached_property
    def slots(self) -> list[list[str]]:
        """What each slot gives; nothing if it is closed."""
        return slot_gains(self.box, self.s)

    @cached_property
    def spaces(self) -> list[int]:
        """The building on each build space."""
        found: list[int] = self.s.spaces.tolist()
        return found

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
