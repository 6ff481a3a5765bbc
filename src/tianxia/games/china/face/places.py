"""The places of the map and the pieces on them: spaces, regions with their emissaries, alliances."""

from typing import NamedTuple

from tianxia import look
from tianxia.games.china.face.ground import DRAGON, KNOT_RADIUS, PLATE, SPACE_RADIUS, Ground, claim_spot
from tianxia.games.china.face.log import space_title
from tianxia.games.china.face.scene import SMALL, Amounts, Scene, seats_with
from tianxia.games.china.state import NOBODY, REGIONS
from tianxia.kernel.options import YES_NO
from tianxia.look import Attributes, Element, Piece
from tianxia.look.glyphs import EMBLEMS
from tianxia.words import Words

_ROOF = (
    "M0-19C1.6-15.5 6-12 11.5-9.8 14.5-8.6 17.2-8.2 20-8.6 19.2-4.6 16.3-2.2 12.5-2H-12.5"
    "C-16.3-2.2-19.2-4.6-20-8.6-17.2-8.2-14.5-8.6-11.5-9.8-6-12-1.6-15.5 0-19Z"
)
_FORT = "M-25 23V4h8v5h6V4h8v5h6V4h8v5h6V4h8V23Z"
_BRICKS = "M-25 16h50M-14 16v7M0 16v7M14 16v7M-7 9v7M7 9v7"


def spaces(scene: Scene) -> list[Piece]:
    """The spaces, and over them the houses and fortresses."""
    board, regions_of = scene.ground, scene.box.record.region_of.tolist()
    places, tokens = [], []
    for space, name in enumerate(board.spaces):
        owner, fort_of = scene.houses[space], scene.forts[space]
        has_fort = fort_of != NOBODY
        place = _space(board, scene.plain if owner == NOBODY else scene.words, name, regions_of[space], owner, has_fort)
        places.append(Piece(name, place))
        if owner != NOBODY:
            tokens.append(Piece(f"house-{name}", _house(board, name, owner, has_fort), f"seat-{owner}"))
        if has_fort:
            tokens.append(Piece(f"fort-{name}", _fort(board, name), f"seat-{fort_of}"))
    return places + tokens


@look.remembered
def _space(board: Ground, words: Words, name: str, region: int, owner: int, has_fort: bool) -> Element:
    """A space to point at; free ones have a dashed circle with their number."""
    is_free = owner == NOBODY
    kind = ("fort-" if has_fort else "") + ("space" if is_free else "house")
    rim: Attributes = {"stroke": "var(--ink-2)", "stroke_width": 2, "stroke_dasharray": "4 2.3"}
    circle = look.circle(0, 0, 14, fill="var(--paper)", **rim)
    number = look.text(0, 0 if has_fort else 5.3, name[-1], SMALL, anchor="middle")
    return look.target(
        name,
        words(f"draw-{kind}-label", place=space_title(words, name), seat="" if is_free else words.seat(owner)),
        *([circle, number] if is_free else []),
        look.circle(0, 0, SPACE_RADIUS + 4, class_="ring"),
        at=board.spaces[name],
        about=words(f"about-{kind}", region=words(f"region-{REGIONS[region]}"),
                    one=words("paid", colour=board.colour(region), cards=1)),
    )  # fmt: skip


@look.remembered
def _house(board: Ground, name: str, seat: int, has_fort: bool) -> Element:
    """A small roof in the colour of the seat, with the emblem under it; higher on a fortress."""
    ink: Attributes = {"stroke": "var(--rim)", "stroke_width": 1.6, "stroke_linejoin": "round"}
    x, y = board.spaces[name]
    return look.figure(
        look.rect(-12.5, -4, 25, 20, fill="var(--paper)", **ink),
        look.path(_ROOF, fill=look.seat_fill(seat), **ink),
        look.emblem(seat, 0, 6.8, 14),
        at=(x, y - 8 if has_fort else y),
    )


@look.remembered
def _fort(board: Ground, name: str) -> Element:
    ink: Attributes = {"stroke": "var(--on-ivory)", "stroke_linejoin": "round"}
    return look.figure(
        look.path(_FORT, fill="var(--ivory)", stroke_width=1.6, **ink),
        look.path(_BRICKS, fill="none", stroke_width=1, **ink),
        at=board.spaces[name],
    )


class _Standing(NamedTuple):
    """How a region stands: what each seat has in it, and what it is worth."""

    houses: Amounts
    points: Amounts
    emissaries: Amounts
    limit: int
    """How many emissaries it holds."""
    is_full: bool


def regions(scene: Scene) -> list[Piece]:
    """The regions, and over them their emissaries, and plates with their values and who has built there."""
    board = scene.ground
    places, tokens = [], []
    for region, name in enumerate(REGIONS):
        limit, is_full = scene.room[region]
        houses, envoys = scene.houses_in[region], scene.emissaries_in[region]
        standing = _Standing(houses, scene.points_in[region], envoys, limit, is_full)
        places.append(Piece(name, _region(board, scene.words, region, standing)))
        tokens += _emissaries(board, region, envoys)
        tokens.append(Piece(f"sent-{name}", _sent(board, region, sum(envoys), limit)))
        tokens.append(Piece(f"plate-{name}", _plate(board, scene.plain, region)))
        tokens.append(Piece(f"value-{name}", _value(board, region, is_full)))
        tokens += _cells(board, region, houses)
    return places + tokens


@look.remembered
def _region(board: Ground, words: Words, region: int, standing: _Standing) -> Element:
    """A region to point at, also by its plate: its border and the dragon's room glow."""
    houses, points, envoys, limit, is_full = standing
    width, height = DRAGON
    (x, y), (plate_x, plate_y) = board.dragons[region], board.plates[region]
    label = words(
        "draw-region-label", region=words(f"region-{REGIONS[region]}"), colour=words(f"colour-{board.colour(region)}"),
        houses=sum(houses), spaces=board.room(region), emissaries=sum(envoys), limit=limit,
    )  # fmt: skip
    about = words(
        "about-region", owners=seats_with(words, houses), points=seats_with(words, points),
        envoys=seats_with(words, envoys), scored=YES_NO[is_full],
    )  # fmt: skip
    return look.target(
        REGIONS[region],
        label,
        look.path(board.rings[region], class_="ring", stroke_linejoin="round"),
        look.rect(x - width / 2 - 6, y - height / 2 - 4, width + 12, height + 9, rx=24, class_="ring"),
        look.rect(plate_x - PLATE[0] / 2, plate_y - PLATE[1] / 2, *PLATE, fill="none", pointer_events="all"),
        about=about,
    )


def _emissaries(board: Ground, region: int, envoys: Amounts) -> list[Piece]:
    """The emissaries of all seats, side by side on the dragon."""
    standing = [(seat, rank) for seat, count in enumerate(envoys) for rank in range(count)]
    return [
        Piece(
            f"emissary-{REGIONS[region]}-{seat}-{rank}",
            _emissary(board, region, seat, i, len(standing)),
            f"seat-{seat}",
        )
        for i, (seat, rank) in enumerate(standing)
    ]


@look.remembered
def _emissary(board: Ground, region: int, seat: int, i: int, count: int) -> Element:
    """One of the emissaries on a dragon; how many stand there decides its place."""
    apart = min(19.0, (DRAGON[0] - 16) / max(1, count - 1))
    x, y = board.dragons[region]
    return look.figure(
        look.glyph("emissary", 0, 0, 28, look.seat_fill(seat), stroke="var(--rim)", stroke_width=1.3),
        look.glyph(EMBLEMS[seat], 0, 6, 10.5, look.on_seat(seat)),
        at=(x + apart * (i - (count - 1) / 2), y - 7),
    )


@look.remembered
def _sent(board: Ground, region: int, count: int, limit: int) -> Element:
    """How many emissaries there are and may be, under the dragon."""
    x, y = board.dragons[region]
    return look.figure(look.text(x, y + 22, f"{count}/{limit}", SMALL, anchor="middle", font_weight="600"))


@look.remembered
def _plate(board: Ground, words: Words, region: int) -> Element:
    """A region's name, and a cell for each house that can be built there."""
    (width, height), left = PLATE, -PLATE[0] / 2
    rim: Attributes = {"stroke": f"var(--{board.colour(region)})", "stroke_width": 1.5}
    return look.figure(
        look.rect(left, -height / 2, width, height, rx=6, fill="var(--paper)", **rim),
        look.brush(board.character(region), left + 5, -2.5, 19),
        look.text(left + 27, -4.5, words(f"region-{REGIONS[region]}"), SMALL, font_weight="600"),
        look.cells(left + 5, 4, width - 10, 12, [None] * board.room(region)),
        at=board.plates[region],
    )


@look.remembered
def _value(board: Ground, region: int, is_full: bool) -> Element:
    """What the first place of a full region is worth, or the stamp of a scored one."""
    x, y = board.plates[region]
    at = (x + PLATE[0] / 2 - 13, y - 8)
    if is_full:
        stamp = look.rect(-10, -10, 20, 20, rx=3, fill="var(--red)")
        return look.figure(stamp, look.glyph("scored", 0, 0, 14, "var(--on-red)"), at=at)
    colour, ink = board.colour(region), f"var(--on-{board.colour(region)})"
    return look.figure(
        look.circle(0, 0, 10.5, fill=f"var(--{colour})"),
        look.text(0, 5.3, board.room(region), SMALL, anchor="middle", font_weight="bold", fill=ink),
        at=at,
    )


def _cells(board: Ground, region: int, houses: Amounts) -> list[Piece]:
    """Who has built in a region, on its plate: the seat with the most houses first."""
    ordered = sorted(enumerate(houses), key=lambda pair: -pair[1])
    builders = [seat for seat, count in ordered for _ in range(count)]
    return [Piece(f"cell-{REGIONS[region]}-{i}", _cell(board, region, i, seat)) for i, seat in enumerate(builders)]


@look.remembered
def _cell(board: Ground, region: int, i: int, seat: int) -> Element:
    (x, y), width = board.plates[region], PLATE[0] - 10
    part = width / board.room(region)
    return look.figure(look.cells(x - width / 2 + i * part, y + 4, part, 12, [seat]))


def alliances(scene: Scene) -> list[Piece]:
    """The alliances, and under their knots who would score them now for how much."""
    board = scene.ground
    claims, knots = [], []
    for number, points in enumerate(scene.claims, start=1):
        if any(points):
            claims.append(Piece(f"claim-{number}", _claim(board, number, points)))
        words = scene.words if any(points) else scene.plain
        knots.append(Piece(f"alliance-{number}", _alliance(board, words, number, points)))
    return claims + knots


@look.remembered
def _claim(board: Ground, number: int, points: Amounts) -> Element:
    """Who leads in both regions, and the points that each of them would get, on a tag beside the knot."""
    leaders = [seat for seat, amount in enumerate(points) if amount]
    width, height = 18 * len(leaders) + 34, 22
    return look.figure(
        look.rect(-width / 2, -11, width, height, rx=11, fill="var(--paper)", stroke="var(--rim)", stroke_width=1.5),
        *(look.badge(seat, -width / 2 + 12 + 18 * i, 0, 17) for i, seat in enumerate(leaders)),
        look.text(width / 2 - 7, 5, f"+{max(points)}", SMALL, anchor="end", font_weight="bold"),
        at=claim_spot(board, number, width, height),
    )


@look.remembered
def _alliance(board: Ground, words: Words, number: int, points: Amounts) -> Element:
    """An alliance to point at: its number in a loop of rope."""
    _, a, b, _, _ = board.document["alliances"]["list"][number - 1]
    names = {"a": words(f"region-{a}"), "b": words(f"region-{b}")}
    if any(points):
        label = words("draw-alliance-label", number=number, seats=seats_with(words, points), **names)
    else:
        label = words("draw-alliance-none", number=number, **names)
    rope: Attributes = {"stroke": "var(--ivory)", "stroke_width": 3.6, "stroke_dasharray": "5 2"}
    return look.target(
        f"alliance-{number}",
        label,
        look.circle(0, 0, KNOT_RADIUS + 1.5, fill="var(--paper)", stroke="var(--brown)", stroke_width=6),
        look.circle(0, 0, KNOT_RADIUS + 1.5, fill="none", **rope),
        look.text(0, 5.3, number, SMALL, anchor="middle", font_weight="bold"),
        look.circle(0, 0, KNOT_RADIUS + 6, class_="ring"),
        at=board.knots[number - 1],
        about=words("about-alliance", **names),
    )
