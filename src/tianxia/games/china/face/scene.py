"""What the parts of the drawing share: the scrubbed state, and what the rules say of it."""

from dataclasses import dataclass
from functools import cached_property

from tianxia.games.china.face.ground import Ground, ground
from tianxia.games.china.rules.houses import house_points, region_is_full
from tianxia.games.china.rules.placing import emissary_limit
from tianxia.games.china.rules.scoring import alliance_points, points_if_over, points_of, rank_of
from tianxia.games.china.rules.turn import decider
from tianxia.games.china.state import NUM_REGIONS, REGIONS, SIDES, State
from tianxia.games.china.text.position import owners
from tianxia.kernel.game import Box
from tianxia.words import Words

GLYPH_OF = {"purple": "bell", "yellow": "vase", "orange": "knife", "green": "coin", "red": "halberd"}
"""The sign of each colour."""
SMALL = 15
"""The smallest text of the map and the cards: at a board width of 1000 pixels it has more than 11."""


@dataclass(frozen=True, eq=False)
class Scene:
    """What a seat sees, to be drawn."""

    box: Box
    s: State
    """Scrubbed for the seat."""
    seat: int
    words: Words

    @cached_property
    def seats(self) -> range:
        """All seats."""
        return range(int(self.s.players))

    @cached_property
    def ground(self) -> Ground:
        """Where things lie on the side that is played on."""
        return ground(self.box, SIDES[self.s.side])

    @cached_property
    def decider(self) -> int:
        """Who is to decide."""
        return int(decider(self.s))

    @cached_property
    def houses(self) -> list[int]:
        """Who built on each space; NOBODY where nobody did."""
        return owners(self.box, self.s.houses)

    @cached_property
    def forts(self) -> list[int]:
        """Whose fortress is on each space; NOBODY where there is none."""
        return owners(self.box, self.s.forts)

    @cached_property
    def names(self) -> list[str]:
        """The regions in the reader's language."""
        return [self.words(f"region-{name}") for name in REGIONS]

    @cached_property
    def prices(self) -> list[str]:
        """One card of each region's colour, in words."""
        return [self.words("paid", colour=self.colour(region), cards=1) for region in range(NUM_REGIONS)]

    @cached_property
    def scores(self) -> list[int]:
        """The points that each seat has."""
        return [int(points_of(self.s, seat)) for seat in self.seats]

    @cached_property
    def points_now(self) -> list[int]:
        """What each seat would have if the game ended now."""
        return [int(points_if_over(self.box.record, self.s, seat)) for seat in self.seats]

    def rank(self, seat: int) -> int:
        """The place of a seat in a finished game."""
        return int(rank_of(self.s, seat))

    def character(self, region: int) -> str:
        """A region in Chinese."""
        return str(self.box.document["region"][region]["title"]["zh"])

    def colour(self, region: int) -> str:
        """The colour of a region."""
        return str(self.box.document["region"][region]["colour"])

    def spaces(self, region: int) -> int:
        """How many houses a region holds."""
        return int(self.box.record.spaces[region])

    def is_scored(self, region: int) -> bool:
        """Is the region full and has therefore been scored?"""
        return bool(region_is_full(self.box.record, self.s, region))

    def houses_in(self, region: int) -> list[int]:
        """The houses of each seat in a region."""
        return [int(count) for count in self.s.house_counts[region, : self.s.players]]

    def points_in(self, region: int) -> list[int]:
        """What a region pays each seat for the houses that are there now."""
        return [int(house_points(self.box.record, self.s, region, seat)) for seat in self.seats]

    def emissaries_in(self, region: int) -> list[int]:
        """The emissaries of each seat in a region."""
        return [int(count) for count in self.s.emissaries[region, : self.s.players]]

    def limit(self, region: int) -> int:
        """How many emissaries a region holds."""
        return int(emissary_limit(self.s, region))

    def alliance(self, number: int) -> list[int]:
        """What an alliance would pay each seat now."""
        return [int(alliance_points(self.box.record, self.s, number - 1, seat)) for seat in self.seats]

    def seats_with(self, amounts: list[int]) -> str:
        """Seats and their amounts as a list in words; empty if there are none."""
        return ", ".join(f"{self.words.seat(seat)} {amount}" for seat, amount in enumerate(amounts) if amount)
