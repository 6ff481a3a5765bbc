"""The places of the map with the pieces on them: spaces, regions with their emissaries, alliances."""

from tianxia import look
from tianxia.games.china.face.ground import DRAGON, KNOT_RADIUS, PLATE, SPACE_RADIUS, claim_spot
from tianxia.games.china.face.log import space_title
from tianxia.games.china.face.scene import SMALL, Scene
from tianxia.games.china.state import NOBODY, REGIONS
from tianxia.look import Attributes, Element
from tianxia.look.glyphs import EMBLEMS

_ROOF = (
    "M0-19C1.6-15.5 6-12 11.5-9.8 14.5-8.6 17.2-8.2 20-8.6 19.2-4.6 16.3-2.2 12.5-2H-12.5"
    "C-16.3-2.2-19.2-4.6-20-8.6-17.2-8.2-14.5-8.6-11.5-9.8-6-12-1.6-15.5 0-19Z"
)
_FORT = "M-25 23V4h8v5h6V4h8v5h6V4h8v5h6V4h8V23Z"
_BRICKS = "M-25 16h50M-14 16v7M0 16v7M14 16v7M-7 9v7M7 9v7"


def draw_space(scene: Scene, space: int, name: str) -> Element:
    """A space with the house and the fortress on it."""
    seat, has_fort = scene.houses[space], scene.forts[space] != NOBODY
    is_free = seat == NOBODY
    kind = ("fort-" if has_fort else "") + ("space" if is_free else "house")
    region = scene.box.record.region_of[space]
    return look.target(
        name,
        scene.words(f"draw-{kind}-label", place=space_title(scene.words, name),
                    seat="" if is_free else scene.words.seat(seat)),
        _free_space(name[-1], has_fort=has_fort) if is_free else _house(seat, name, has_fort=has_fort),
        *([_fort(name)] if has_fort else []),
        look.circle(0, 0, SPACE_RADIUS + 4, class_="ring"),
        at=scene.ground.spaces[name],
        about=scene.words(f"about-{kind}", region=scene.names[region], one=scene.prices[region]),
    )  # fmt: skip


def draw_region(scene: Scene, region: int) -> Element:
    """A region to point at: its emissaries on the dragon, its plate; border and dragon glow."""
    name = REGIONS[region]
    return look.target(
        name,
        _region_label(scene, region),
        look.path(scene.ground.borders[region], class_="ring", stroke_linejoin="round"),
        _emissaries(scene, region),
        _plate(scene, region),
        about=_region_about(scene, region),
    )


def draw_alliance(scene: Scene, number: int) -> Element:
    """An alliance: its number in a loop of rope, and who would score it now for how much."""
    _, a, b, _, _ = scene.box.document["alliances"]["list"][number - 1]
    names = {"a": scene.words(f"region-{a}"), "b": scene.words(f"region-{b}")}
    points = scene.alliance(number)
    leaders = [seat for seat in scene.seats if points[seat]]
    if leaders:
        label = scene.words("draw-alliance-label", number=number, seats=scene.seats_with(points), **names)
    else:
        label = scene.words("draw-alliance-none", number=number, **names)
    return look.target(
        f"alliance-{number}",
        label,
        *([_claim(scene, number, leaders, points[leaders[0]])] if leaders else []),
        look.circle(0, 0, KNOT_RADIUS + 1.5, fill="var(--paper)", stroke="var(--brown)", stroke_width=6),
        look.circle(
            0, 0, KNOT_RADIUS + 1.5, fill="none", stroke="var(--ivory)", stroke_width=3.6, stroke_dasharray="5 2"
        ),
        look.text(0, 5.3, number, SMALL, anchor="middle", font_weight="bold"),
        look.circle(0, 0, KNOT_RADIUS + 6, class_="ring"),
        at=scene.ground.knots[number - 1],
        about=scene.words("about-alliance", **names),
    )


def _free_space(number: str, *, has_fort: bool) -> Element:
    rim: Attributes = {"stroke": "var(--ink-2)", "stroke_width": 2, "stroke_dasharray": "4 2.3"}
    return look.group(
        look.circle(0, 0, 14, fill="var(--paper)", **rim),
        look.text(0, 0 if has_fort else 5.3, number, SMALL, anchor="middle"),
    )


def _house(seat: int, name: str, *, has_fort: bool) -> Element:
    """A small roof in the colour of the seat, with the emblem under it; higher on a fortress."""
    ink: Attributes = {"stroke": "var(--rim)", "stroke_width": 1.6, "stroke_linejoin": "round"}
    return look.group(
        look.rect(-12.5, -4, 25, 20, fill="var(--paper)", **ink),
        look.path(_ROOF, fill=look.seat_fill(seat), **ink),
        look.emblem(seat, 0, 6.8, 14),
        at=(0, -8) if has_fort else None,
        data_piece=f"house-{name}",
    )


def _fort(name: str) -> Element:
    ink: Attributes = {"stroke": "var(--on-ivory)", "stroke_linejoin": "round"}
    return look.group(
        look.path(_FORT, fill="var(--ivory)", stroke_width=1.6, **ink),
        look.path(_BRICKS, fill="none", stroke_width=1, **ink),
        data_piece=f"fort-{name}",
    )


def _region_label(scene: Scene, region: int) -> str:
    """How full a region is."""
    return scene.words(
        "draw-region-label",
        region=scene.names[region],
        colour=scene.words(f"colour-{scene.colour(region)}"),
        houses=sum(scene.houses_in(region)),
        spaces=scene.spaces(region),
        emissaries=sum(scene.emissaries_in(region)),
        limit=scene.limit(region),
    )


def _region_about(scene: Scene, region: int) -> str:
    """Who has what in a region, and what it is worth."""
    none = scene.words("draw-none")
    return scene.words(
        "about-region",
        owners=scene.seats_with(scene.houses_in(region)) or none,
        points=scene.seats_with(scene.points_in(region)) or none,
        envoys=scene.seats_with(scene.emissaries_in(region)) or none,
        scored="yes" if scene.is_scored(region) else "no",
    )


def _plate(scene: Scene, region: int) -> Element:
    """A region's name and value, and who has built there: the seat with the most houses first."""
    (width, height), colour = PLATE, scene.colour(region)
    owners: list[int | None] = []
    for seat, count in sorted(enumerate(scene.houses_in(region)), key=lambda pair: -pair[1]):
        owners += [seat] * count
    owners += [None] * (scene.spaces(region) - len(owners))
    rim: Attributes = {"stroke": f"var(--{colour})", "stroke_width": 1.5}
    left = -width / 2
    return look.group(
        look.rect(left, -height / 2, width, height, rx=6, fill="var(--paper)", **rim),
        look.brush(scene.character(region), left + 5, -2.5, 19),
        look.text(left + 27, -4.5, scene.names[region], SMALL, font_weight="600"),
        look.group(_value(scene, region), at=(width / 2 - 13, -8)),
        look.cells(left + 5, 4, width - 10, 12, owners),
        at=scene.ground.plates[region],
    )


def _value(scene: Scene, region: int) -> Element:
    """What the first place of a full region is worth, or the stamp of a scored one."""
    if scene.is_scored(region):
        stamp = look.rect(-10, -10, 20, 20, rx=3, fill="var(--red)")
        return look.group(stamp, look.glyph("scored", 0, 0, 14, "var(--on-red)"))
    colour, spaces = scene.colour(region), scene.spaces(region)
    return look.group(
        look.circle(0, 0, 10.5, fill=f"var(--{colour})"),
        look.text(0, 5.3, spaces, SMALL, anchor="middle", font_weight="bold", fill=f"var(--on-{colour})"),
    )


def _emissaries(scene: Scene, region: int) -> Element:
    """The emissaries of all seats, side by side on the dragon, and how many there may be."""
    standing = [seat for seat, count in enumerate(scene.emissaries_in(region)) for _ in range(count)]
    width, height = DRAGON
    apart = min(19.0, (width - 16) / max(1, len(standing) - 1))
    figures = []
    for i, seat in enumerate(standing):
        x = apart * (i - (len(standing) - 1) / 2)
        rank = standing[:i].count(seat)
        figures.append(
            look.group(
                look.glyph("emissary", 0, 0, 28, look.seat_fill(seat), stroke="var(--rim)", stroke_width=1.3),
                look.glyph(EMBLEMS[seat], 0, 6, 10.5, look.on_seat(seat)),
                at=(x, -7),
                data_piece=f"emissary-{REGIONS[region]}-{seat}-{rank}",
            )
        )
    return look.group(
        look.glyph("dragon", 0, -4, 50, f"var(--{scene.colour(region)})", opacity=0.4),
        *figures,
        look.text(0, 22, f"{len(standing)}/{scene.limit(region)}", SMALL, anchor="middle", font_weight="600"),
        look.rect(-width / 2 - 6, -height / 2 - 4, width + 12, height + 9, rx=24, class_="ring"),
        at=scene.ground.dragons[region],
    )


def _claim(scene: Scene, number: int, leaders: list[int], points: int) -> Element:
    """Who leads in both regions, and the points that each of them would get, on a tag beside the knot."""
    x, y = scene.ground.knots[number - 1]
    width, height = 18 * len(leaders) + 34, 22
    at = claim_spot(scene.ground, number, width, height)
    return look.group(
        look.rect(-width / 2, -11, width, height, rx=11, fill="var(--paper)", stroke="var(--rim)", stroke_width=1.5),
        *(look.badge(seat, -width / 2 + 12 + 18 * i, 0, 17) for i, seat in enumerate(leaders)),
        look.text(width / 2 - 7, 5, f"+{points}", SMALL, anchor="end", font_weight="bold"),
        at=(at[0] - x, at[1] - y),
    )
