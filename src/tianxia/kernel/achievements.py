"""Achievements: small goals that teach a game, which it finds in its finished games.

A game declares them in `face/achievements.py`: `ACHIEVEMENTS` has a check for each, and the words have three messages:
`achievement-NAME` is what it is called, `achievement-NAME-how` what to do, `achievement-NAME-why` what it is good for.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tianxia.kernel.game import Box


@dataclass(frozen=True, eq=False)
class Past:
    """A finished game as a check looks at it: everything is known, also what was hidden."""

    box: "Box"
    states: Sequence[Any]
    """The records: the first one before any action, then one after each."""
    ranks: Sequence[int]
    """The place of each seat in the end, 1 is best; those who have resigned come last."""

    @property
    def end(self) -> Any:
        """The record of the finished game."""
        return self.states[-1]

    def is_winner(self, seat: int) -> bool:
        """Has the seat won, alone or with others?"""
        return self.ranks[seat] == 1

    def events(self, kind: int) -> Iterator[tuple[int, list[int]]]:
        """Every event of a kind: how many actions had been played before it, and the numbers that follow the kind."""
        for ply, s in enumerate(self.states[1:]):
            for row in s.events[: s.event_count]:
                if row[0] == kind:
                    yield ply, row[1:].tolist()


Check = Callable[[Past, int], bool]
"""check(past, seat): has the seat achieved it?"""
Achievements = Mapping[str, Check]
