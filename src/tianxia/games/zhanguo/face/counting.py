"""Points counted from a view, for drawings and tables: what the final scoring would be (rulebook: End of the game).

The rules count on records (scoring.py); people get documents. A test compares the two.
"""

from tianxia.games.zhanguo.state import ASPECTS, CARDS_PER_ASPECT, FACES, OFFICIALS, REGION_CARDS, SEAL, SQUARES
from tianxia.kernel.documents import Document
from tianxia.kernel.game import Box


def governor_counts(place: Document) -> list[int]:
    """The governors of each seat in a region of the map."""
    owners = [place.get(square, -1) for square in SQUARES]
    return [count + owners.count(seat) for seat, count in enumerate(place["beside"])]


def region_points(box: Box, place: Document) -> list[int]:
    """What a region of the map brings each seat."""
    counts = governor_counts(place)
    best = max(counts)
    if best == 0:
        return [0] * len(counts)
    points = int(box.record.governor_majority) + int(box.record.governor_each) * best
    return [points // counts.count(best) if count == best else 0 for count in counts]


def marker_points(box: Box, view: Document, aspect: str) -> list[int]:
    """What the majority of an aspect brings each seat; ties go to the disc higher on the track."""
    values = [seat["markers"][aspect] + SEAL * seat["seals"][aspect] for seat in view["seats"]]
    best = max(values)
    leader = next((seat for seat in view["track"] if values[seat] == best > 0), None)
    points = int(box.record.marker_majority[ASPECTS.index(aspect)])
    return [points if seat == leader else 0 for seat in range(len(values))]


def objective_points(box: Box, view: Document, section: str) -> list[int]:
    """What the discs of a section bring each seat: their sum times their number."""
    points = []
    for seat in range(view["players"]):
        places = [claims.index(seat) for claims in view["claims"][section].values() if seat in claims]
        points.append(sum(int(box.record.objective_values[place]) for place in places) * len(places))
    return points


def section_points(box: Box, view: Document, section: str) -> list[int]:
    """What the walls of a section bring each seat."""
    points = [0] * view["players"]
    for sticks, owner in view["walls"][section].items():
        points[owner] = wall_points(box, view, section, int(sticks), owner)
    return points


def wall_points(box: Box, view: Document, section: str, sticks: int, seat: int) -> int:
    """What a wall on this space brings a seat, with its board as it is."""
    face = view["tiles"][section]
    each = int(box.record.face_points[FACES.index(face), sticks - 1])
    regions = list(view["seats"][seat]["region"].values())
    if face == "peace":
        return max(0, each - sum(int(region["unrest"]) for region in regions))
    return each * _count(regions, face)


def _count(regions: list[Document], face: str) -> int:
    if face == "sets":
        laid = [aspect_of(card) for region in regions for card in region["cards"]]
        return min(laid.count(aspect) for aspect in ASPECTS)
    return sum(_counts(region, face) for region in regions)


def _counts(region: Document, face: str) -> bool:
    """Does a region meet what a face asks of regions?"""
    aspects = [aspect_of(card) for card in region["cards"]]
    if face == "calm":
        return bool(region["unrest"] == 0)
    if face == "order":
        return bool(sum(region["gov"].values()) + sum(region["work"].values()) >= region["unrest"])
    if face in OFFICIALS:
        return bool(region["gov"][face] + region["work"][face] > 0)
    if face == "full":
        return len(aspects) == REGION_CARDS
    if face == "pairs":
        return len(set(aspects)) < len(aspects)
    return face in aspects


def aspect_of(card: int) -> str:
    """The aspect of a card."""
    return ASPECTS[(card - 1) // CARDS_PER_ASPECT]
