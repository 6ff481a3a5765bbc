"""On the map, what a pending decision is about: the tile in question, strengths of a conflict, soldiers to remove."""

from collections.abc import Iterator

from tianxia import look
from tianxia.games.yellow_yangtze.face.scene import Scene
from tianxia.games.yellow_yangtze.face.shapes import RADIUS, hexagon, middles
from tianxia.games.yellow_yangtze.face.targets import side_name
from tianxia.games.yellow_yangtze.rules.revolts import revolt_strength
from tianxia.games.yellow_yangtze.rules.wars import is_candidate, side_at, support_of, total_of
from tianxia.games.yellow_yangtze.state import NOBODY, Decision
from tianxia.look import Element, Piece
from tianxia.words import Words


def draw_question(scene: Scene) -> Iterator[Piece]:
    """Marks over the map; none while a main action is to be chosen."""
    s = scene.s
    if s.at != NOBODY:
        yield Piece("marker", _mark(scene.words("draw-marker"), *scene.places[s.at]))
    match scene.decision:
        case Decision.MOVE:
            yield Piece("goal", _goal(*middles(scene.box)[s.triangle]))
        case Decision.REVOLT:
            yield from _revolt(scene)
        case Decision.WAR | Decision.WINNER:
            yield from _sides(scene)
        case Decision.LOSSES:
            for h, place in enumerate(scene.places):
                if is_candidate(s, h):
                    yield Piece(f"loss-{scene.names.hexes[h]}", _mark(None, *place))


@look.remembered
def _mark(label: str | None, x: float, y: float) -> Element:
    """A line around a hex; it is broken around those that one may choose, which need no label."""
    outline = hexagon(RADIUS * 0.94)
    dashes = "6 4" if label is None else None
    return look.figure(
        None if label is None else look.title(label),
        look.path(outline, fill="none", stroke="var(--paper)", stroke_width=7),
        look.path(outline, fill="none", stroke="var(--chosen)", stroke_width=4, stroke_dasharray=dashes),
        at=(x, y),
    )


@look.remembered
def _goal(x: float, y: float) -> Element:
    ring = look.circle(0, 0, RADIUS * 0.6, fill="none", stroke="var(--chosen)", stroke_width=3)
    return look.figure(ring, at=(x, y))


def _revolt(scene: Scene) -> Iterator[Piece]:
    """The strength of both leaders so far, above them."""
    s = scene.s
    for answer, seat in enumerate((int(s.turn), int(s.defender))):
        strength = int(revolt_strength(s, seat, answer))
        label = scene.words("draw-revolt", seat=scene.words.seat(seat), strength=strength)
        yield Piece(f"revolt-{seat}", _rebel(label, strength, *scene.places[s.leaders[seat, s.colour]]))


@look.remembered
def _rebel(label: str, strength: int, x: float, y: float) -> Element:
    border = look.path(hexagon(RADIUS), fill="none", stroke="var(--chosen)", stroke_width=5)
    return look.figure(look.title(label), border, *_total(-RADIUS * 0.76, strength), at=(x, y))


def _sides(scene: Scene) -> Iterator[Piece]:
    """The strength of each side of a war, between the unifying tile and the side, as a target."""
    s = scene.s
    at_x, at_y = scene.places[s.at]
    for side in range(s.num_sides):
        x, y = scene.places[side_at(scene.box.record, s, side)]
        soldiers, support = int(s.soldiers[side]), int(support_of(s, side))
        drawn = _side(scene.words, side, soldiers, support, (x + at_x) / 2, (y + at_y) / 2, int(total_of(s, side)))
        yield Piece(side_name(side), drawn)


@look.remembered
def _side(words: Words, side: int, soldiers: int, support: int, x: float, y: float, total: int) -> Element:
    return look.target(
        side_name(side),
        words("draw-side", side=side + 1, total=total),
        *_total(0, total),
        look.circle(0, 0, 19, class_="ring"),
        at=(x, y),
        about=words("about-side", soldiers=soldiers, support=support),
    )


def _total(y: float, total: int) -> Iterator[Element]:
    yield look.circle(0, y, 16, fill="var(--paper)", stroke="var(--chosen)", stroke_width=3)
    yield look.text(0, y + 7, total, 19, anchor="middle", font_weight=700)
