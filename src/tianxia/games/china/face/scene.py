"""What the parts of the drawing share: the view, with what counts on its board."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tianxia.games.china.face.ground import Ground, ground
from tianxia.games.china.rules.houses import house_points
from tianxia.games.china.rules.placing import emissary_limit
from tianxia.games.china.rules.roads import road_points
from tianxia.games.china.rules.scoring import all_alliance_points, alliance_points
from tianxia.games.china.state import REGIONS
from tianxia.games.china.text.loading import load_board
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box
from tianxia.words import Words

GLYPH_OF = {"purple": "bell", "yellow": "vase", "orange": "knife", "green": "coin", "red": "halberd"}
"""The sign of each colour."""
SMALL = 15
"""The smallest text of the map and the cards: at a board width of 1000 pixels it has more than 11."""


@dataclass(frozen=True, eq=False)
class Scene:
    """A view to be drawn."""

    box: Box
    view: Document
    seat: int
    words: Words

    @cached_property
    def board(self) -> Any:
        """A record with the pieces of the view and nothing else, so that the rules themselves say what counts."""
        return load_board(self.box, self.view)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.view["players"])

    @property
    def ground(self) -> Ground:
        """Where things lie on the side that is played on."""
        return ground(self.box, self.view["options"]["side"])

    def region_of(self, space: str) -> int:
        """The region of a space."""
        return REGIONS.index(space[:-1])

    def owner(self, space: str) -> int | None:
        """Who built there."""
        seat: int | None = self.view["houses"].get(space)
        return seat

    @cached_property
    def names(self) -> list[str]:
        """The regions in the reader's language."""
        return [self.words(f"region-{name}") for name in REGIONS]

    @cached_property
    def prices(self) -> list[str]:
        """One card of each region's colour, in words."""
        return [self.words("paid", colour=self.colour(region), cards=1) for region in range(len(REGIONS))]

    def character(self, region: int) -> str:
        """A region in Chinese."""
        return str(self.box.document["region"][region]["title"]["zh"])

    def colour(self, region: int) -> str:
        """The colour of a region."""
        return str(self.box.document["region"][region]["colour"])

    def is_scored(self, region: int) -> bool:
        """Is the region full and has therefore been scored?"""
        return REGIONS[region] in self.view["scored"]

    def houses_in(self, region: int) -> list[int]:
        """The houses of each seat in a region."""
        return [int(self.board.house_counts[region, seat]) for seat in self.seats]

    def points_in(self, region: int) -> list[int]:
        """What a region pays each seat with the houses that stand there."""
        return [int(house_points(self.box.record, self.board, region, seat)) for seat in self.seats]

    def emissaries_in(self, region: int) -> list[int]:
        """The emissaries of each seat in a region."""
        return [int(self.board.emissaries[region, seat]) for seat in self.seats]

    def points_now(self, seat: int) -> int:
        """What a seat would have if the game ended now."""
        record, board = self.box.record, self.board
        houses = sum(int(house_points(record, board, region, seat)) for region in range(len(REGIONS)))
        return houses + int(all_alliance_points(record, board, seat)) + int(road_points(record, board, seat))

    def limit(self, region: int) -> int:
        """How many emissaries a region holds."""
        return int(emissary_limit(self.board, region))

    def alliance(self, number: int) -> list[int]:
        """What an alliance would pay each seat now."""
        return [int(alliance_points(self.box.record, self.board, number - 1, seat)) for seat in self.seats]

    def seats_with(self, amounts: list[int]) -> str:
        """Seats and their amounts as a list in words; empty if there are none."""
        return ", ".join(f"{self.words.seat(seat)} {amount}" for seat, amount in enumerate(amounts) if amount)
