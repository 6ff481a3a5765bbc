"""What the parts of the drawing share: the scrubbed record in plain numbers, and what the rules say about it."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tianxia.games.yellow_yangtze.box import Names, names
from tianxia.games.yellow_yangtze.face.shapes import places
from tianxia.games.yellow_yangtze.rules.turn import decider
from tianxia.games.yellow_yangtze.rules.wars import count_soldiers
from tianxia.games.yellow_yangtze.state import LEADER, NO_GROUP, NUM_COLOURS, Event, State
from tianxia.kernel.game import Box
from tianxia.look import Point
from tianxia.words import Words


class Realm(NamedTuple):
    """A state on the map: tiles and at least one leader."""

    hexes: tuple[int, ...]
    leaders: tuple[int, ...]
    """The hexes of its leaders."""
    seats: tuple[int, ...]
    """Whose leaders they are, ascending."""
    soldiers: int


@dataclass(frozen=True, eq=False)
class Scene:
    """A table to be drawn for a seat."""

    box: Box
    s: State
    """Scrubbed for the seat."""
    seat: int
    words: Words

    @cached_property
    def nameless(self) -> Words:
        """The words for what has no names of players in it: drawn once for all tables."""
        return self.words.named(())

    @cached_property
    def contents(self) -> list[int]:
        """What is on every hex, as `state` has it."""
        found: list[int] = self.s.board.tolist()
        return found

    @cached_property
    def groups(self) -> list[int]:
        """The group of every hex."""
        found: list[int] = self.s.group.tolist()
        return found

    @cached_property
    def leaders(self) -> list[list[int]]:
        """The hex of every leader by seat and colour, or NOBODY."""
        found: list[list[int]] = self.s.leaders[: self.s.players].tolist()
        return found

    @cached_property
    def realms(self) -> dict[int, Realm]:
        """Every state by its group, those with the first leaders first."""
        members: dict[int, list[int]] = {}
        for h, group in enumerate(self.groups):
            if group != NO_GROUP:
                members.setdefault(group, []).append(h)
        rulers = self.s.rulers.tolist()
        return {group: self._realm(group, hexes) for group, hexes in members.items() if rulers[group]}

    def _realm(self, group: int, hexes: list[int]) -> Realm:
        leaders = tuple(h for h in hexes if self.contents[h] >= LEADER)
        seats = {(self.contents[h] - LEADER) // NUM_COLOURS for h in leaders}
        soldiers = int(count_soldiers(self.box.record, self.s, group))
        return Realm(tuple(hexes), leaders, tuple(sorted(seats)), soldiers)

    @cached_property
    def decider(self) -> int:
        """The seat that decides, or NOBODY."""
        return int(decider(self.s))

    @cached_property
    def decision(self) -> int:
        """What is asked."""
        return int(self.s.decision)

    @cached_property
    def events(self) -> list[list[int]]:
        """What the last action did."""
        found: list[list[int]] = self.s.events[: self.s.event_count].tolist()
        return found

    def happened(self, event: Event) -> list[list[int]]:
        """The numbers of all events of a kind."""
        return [numbers[1:] for numbers in self.events if numbers[0] == event]

    @cached_property
    def names(self) -> Names:
        """The names of hexes and triangles."""
        return names(self.box)

    @cached_property
    def places(self) -> tuple[Point, ...]:
        """The middle of every hex."""
        return places(self.box)
