"""On the map, what a pending decision is about: the tile in question, strengths of a conflict, soldiers to remove."""

from collections.abc import Iterator

from tianxia import look
from tianxia.games.yellow_yangtze.face.scene import RADIUS, Scene, hexagon
from tianxia.games.yellow_yangtze.face.targets import side_name
from tianxia.games.yellow_yangtze.rules.revolts import revolt_strength
from tianxia.games.yellow_yangtze.rules.wars import is_candidate, side_at, support_of, total_of
from tianxia.games.yellow_yangtze.state import NOBODY, Decision
from tianxia.look import Point


def draw_question(scene: Scene) -> Iterator[look.Element]:
    """Marks over the map; none while a main action is to be chosen."""
    s = scene.s
    if s.at != NOBODY:
        yield look.group(look.title(scene.words("draw-marker")), _mark(scene.places[s.at], None))
    match s.decision:
        case Decision.MOVE:
            x, y = scene.middle_of(s.triangle)
            yield look.circle(x, y, RADIUS * 0.6, fill="none", stroke="var(--chosen)", stroke_width=3)
        case Decision.REVOLT:
            yield from _revolt(scene)
        case Decision.WAR | Decision.WINNER:
            yield from _sides(scene)
        case Decision.LOSSES:
            yield from (_mark(place, "6 4") for h, place in enumerate(scene.places) if is_candidate(s, h))


def _mark(place: Point, dashes: str | None) -> look.Element:
    outline = hexagon(place, RADIUS * 0.94)
    return look.group(
        look.path(outline, fill="none", stroke="var(--paper)", stroke_width=7),
        look.path(outline, fill="none", stroke="var(--chosen)", stroke_width=4, stroke_dasharray=dashes),
    )


def _revolt(scene: Scene) -> Iterator[look.Element]:
    """The strength of both leaders so far, above them."""
    s = scene.s
    for answer, seat in enumerate((int(s.turn), int(s.defender))):
        strength = int(revolt_strength(s, seat, answer))
        x, y = scene.places[s.leaders[seat, s.colour]]
        label = scene.words("draw-revolt", seat=scene.words.seat(seat), strength=strength)
        border = look.path(hexagon((x, y), RADIUS), fill="none", stroke="var(--chosen)", stroke_width=5)
        yield look.group(look.title(label), border, *_total((x, y - RADIUS * 0.76), strength))


def _sides(scene: Scene) -> Iterator[look.Element]:
    """The strength of each side of a war, between the unifying tile and the side, as a target."""
    s = scene.s
    at_x, at_y = scene.places[s.at]
    for side in range(s.num_sides):
        x, y = scene.places[side_at(scene.box.record, s, side)]
        spot, total = ((x + at_x) / 2, (y + at_y) / 2), int(total_of(s, side))
        yield look.target(
            side_name(side),
            scene.words("draw-side", side=side + 1, total=total),
            *_total(spot, total),
            look.circle(*spot, 19, class_="ring"),
            about=scene.words("about-side", soldiers=int(s.soldiers[side]), support=int(support_of(s, side))),
        )


def _total(spot: Point, total: int) -> Iterator[look.Element]:
    x, y = spot
    yield look.circle(x, y, 16, fill="var(--paper)", stroke="var(--chosen)", stroke_width=3)
    yield look.text(x, y + 7, total, 19, anchor="middle", font_weight=700)
